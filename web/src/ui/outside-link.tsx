/** A link to another site: says that it opens a new tab, and tells that site nothing about this page. */
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../i18n/language-provider.tsx";
import { common } from "../i18n/messages/en/common.ts";

export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useText(common);
  return (
    <a href={href} target="_blank" rel="noreferrer noopener" className="inline-flex min-h-11 items-center gap-2">
      {children}
      <ExternalLink aria-hidden="true" size={16} className="shrink-0" />
      <span className="sr-only">{t("opensNewTab")}</span>
    </a>
  );
}
