/** Keeps the application and the language in use on the device, and offers a newer version when there is one. */
import { type ReactNode, useEffect, useState } from "react";
import { keepLanguage, startOffline } from "../data/offline.ts";
import { useLanguage } from "../i18n/language-provider.tsx";
import { whenIdle } from "../ui/when-idle.ts";
import { UpdateNotice } from "./update-notice.tsx";

export function Offline(): ReactNode {
  const { language } = useLanguage();
  const [useNewVersion, setUseNewVersion] = useState<() => void>();

  useEffect(() => {
    // The development server has no worker, and one would stand in its way.
    if (import.meta.env.DEV) return;
    return whenIdle(() => void startOffline((run) => setUseNewVersion(() => run)));
  }, []);

  useEffect(() => {
    if (import.meta.env.DEV) return;
    return whenIdle(() => void keepLanguage(language));
  }, [language]);

  return useNewVersion && <UpdateNotice useNewVersion={useNewVersion} />;
}
