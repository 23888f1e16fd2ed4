/** Keeps the application and the language in use on the device, and offers a newer version when there is one. */
import { type ReactNode, useEffect, useState } from "react";
import { keepLanguage, startOffline } from "../data/offline.ts";
import { useLanguage } from "../i18n/language-provider.tsx";
import { UpdateNotice } from "./update-notice.tsx";

export function Offline(): ReactNode {
  const { language } = useLanguage();
  const [useNewVersion, setUseNewVersion] = useState<() => void>();

  useEffect(() => {
    // The development server has no worker, and one would stand in its way.
    if (import.meta.env.DEV) return;
    whenIdle(() => startOffline((run) => setUseNewVersion(() => run)));
  }, []);

  useEffect(() => {
    if (import.meta.env.DEV) return;
    whenIdle(() => keepLanguage(language));
  }, [language]);

  return useNewVersion && <UpdateNotice useNewVersion={useNewVersion} />;
}

function whenIdle(run: () => Promise<void>): void {
  const start = () => void run();
  // Safari has no such call.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(start);
  else start();
}
