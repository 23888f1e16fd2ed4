/** Puts the application on the device, so that it works without network, and tells when a newer version is ready. */
import type { Language } from "@thinkshore/core/language/languages";

const WORKER_PATH = "/service-worker.js";
/** The name is in the pages' Content-Security-Policy. */
const POLICY_NAME = "offline";
const HOUR_MS = 3_600_000;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(path: string): string };
}

/** Where the browser asks for it, an address of a script must come from a named policy; ours knows this one only. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(POLICY_NAME, { createScriptURL: () => WORKER_PATH });
  return policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH;
}

/** `onUpdate` gets what switches to the new version; until it is called, this page keeps running the old one. */
export async function startOffline(onUpdate: (useNewVersion: () => void) => void): Promise<void> {
  // Missing where the page is not encrypted, and in some private windows.
  const workers = navigator.serviceWorker;
  if (!workers) return;
  try {
    const registration = await workers.register(workerAddress());
    offerWaiting(registration, onUpdate);
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", () => offerWaiting(registration, onUpdate));
    });
    checkHourly(registration);
  } catch (failure) {
    console.warn("The application could not be put on this device", failure);
  }
}

/** Without a controller this is the first visit: there is no older version to leave. */
function offerWaiting({ waiting }: ServiceWorkerRegistration, onUpdate: (useNewVersion: () => void) => void): void {
  const workers = navigator.serviceWorker;
  if (!waiting || !workers.controller) return;
  onUpdate(() => {
    workers.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage({ type: "use-new-version" });
  });
}

/** Tabs stay open for days; browsers look for a new version only when a page is loaded. */
function checkHourly(registration: ServiceWorkerRegistration): void {
  let checked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checked < HOUR_MS) return;
    checked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Keeps a language's texts on the device, for when there is no network. */
export async function keepLanguage(language: Language): Promise<void> {
  if (!navigator.serviceWorker) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "keep-language", language });
}
