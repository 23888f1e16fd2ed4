/** The footer: who makes this, the privacy policy, and the switch for the waves. */
import { appPaths } from "@thinkshore/core/app-paths";
import { brand } from "@thinkshore/core/brand";
import { Pause, Play } from "lucide-react";
import { Link } from "wouter";
import { useText } from "../i18n/language-provider.tsx";
import { common } from "../i18n/messages/en/common.ts";
import type { WavesControl } from "./waves.tsx";

export function Footer({ waves }: { waves: WavesControl }) {
  const t = useText(common);
  const Icon = waves.paused ? Play : Pause;
  return (
    <footer className="page-end after-first-paint no-print mt-12 pb-6 text-sm">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-1">
        <p className="grow text-text">{t("footerIncubation", { name: brand.name, studio: brand.studio })}</p>
        <Link href={appPaths.privacy} className="inline-flex min-h-11 items-center text-text">
          {t("privacyPolicy")}
        </Link>
        <a href={brand.links.sourceCode} className="inline-flex min-h-11 items-center text-text" rel="noreferrer">
          {t("sourceCode")}
        </a>
        <button
          type="button"
          onClick={waves.toggle}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-text motion-reduce:hidden forced-colors:hidden"
        >
          <Icon aria-hidden="true" size={16} />
          {waves.paused ? t("playWaves") : t("pauseWaves")}
        </button>
      </div>
    </footer>
  );
}
