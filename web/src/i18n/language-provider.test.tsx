import type { Language } from "@thinkshore/core/language/languages";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { LanguageProvider, useLanguage } from "./language-provider.tsx";

let container: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  container = document.createElement("div");
});

test("use outside the provider throws", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const root = createRoot(container);
  function Lost() {
    return <p>{useLanguage().language}</p>;
  }
  await expect(act(async () => root.render(<Lost />))).rejects.toThrow(
    "useLanguage must be used within a LanguageProvider",
  );
  vi.restoreAllMocks();
});

test("a slow load never overwrites a newer choice", async () => {
  const finish = new Map<Language, () => void>();
  const load = (language: Language) => new Promise<void>((resolve) => finish.set(language, resolve));
  const stored: Language[] = [];
  let choose: (language: Language) => Promise<boolean> = async () => false;
  function Probe() {
    const { language, chooseLanguage } = useLanguage();
    choose = chooseLanguage;
    return <p>{language}</p>;
  }
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <LanguageProvider initial="en" load={load} onChange={(language) => stored.push(language)}>
        <Probe />
      </LanguageProvider>,
    ),
  );
  const slow = choose("fr");
  const quick = choose("es");
  await act(async () => finish.get("es")?.());
  expect(container.textContent).toBe("es");
  await act(async () => finish.get("fr")?.());
  expect([await slow, await quick]).toEqual([false, true]);
  expect(container.textContent).toBe("es");
  expect(stored).toEqual(["es"]);
  expect(document.documentElement.lang).toBe("es");
});

test("a language that cannot be loaded leaves the present one", async () => {
  let choose: (language: Language) => Promise<boolean> = async () => false;
  function Probe() {
    const { language, chooseLanguage } = useLanguage();
    choose = chooseLanguage;
    return <p>{language}</p>;
  }
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <LanguageProvider initial="en" load={() => Promise.reject(new Error("offline"))}>
        <Probe />
      </LanguageProvider>,
    ),
  );
  await act(async () => {
    await expect(choose("ko")).rejects.toThrow("offline");
  });
  expect(container.textContent).toBe("en");
});
