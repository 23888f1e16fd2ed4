/** The frame of every page: skip link, header, main, footer, waves. */
import type { ReactNode } from "react";
import { useText } from "../i18n/language-provider.tsx";
import { common } from "../i18n/messages/en/common.ts";
import { TakeOverLater } from "../ui/take-over-later.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useWaves, Waves } from "./waves.tsx";

export function Layout({ children }: { children: ReactNode }) {
  const t = useText(common);
  const waves = useWaves();
  return (
    <>
      {/* A button, since a link would put a new fragment into the address, and the present one may carry a shared routine. */}
      <button
        type="button"
        onClick={() => document.getElementById("main")?.focus()}
        className="no-print button button-primary sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-4"
      >
        {t("skipToContent")}
      </button>
      <TakeOverLater>
        <Header />
      </TakeOverLater>
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <TakeOverLater>
        <Footer waves={waves} />
        <Waves paused={waves.paused} />
      </TakeOverLater>
    </>
  );
}
