/** The privacy policy. */
import { brand } from "@thinkshore/core/brand";
import { ArrowLeft, TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useText } from "../../i18n/language-provider.tsx";
import { common } from "../../i18n/messages/en/common.ts";
import { privacy } from "../../i18n/messages/en/privacy.ts";
import { PageHeading } from "../../ui/page-heading.tsx";

export function PrivacyPage() {
  const t = useText(privacy);
  const shell = useText(common);
  return (
    <article className="page flex flex-col gap-10 py-8 md:py-12">
      <header className="flex flex-col items-start gap-2">
        <button type="button" className="button button-quiet -ml-2.5" onClick={() => history.back()}>
          <ArrowLeft aria-hidden="true" size={20} />
          {shell("back")}
        </button>
        <PageHeading>{t("title")}</PageHeading>
        <p className="text-lg text-muted">{t("intro")}</p>
      </header>
      <div className="card border-primary p-6">
        <Section title={t("shortTitle")}>
          <Points texts={[t("short1"), t("short2"), t("short3")]} />
        </Section>
      </div>
      <Section title={t("aiTitle")}>
        <p>{t("aiBody1")}</p>
        <p>{t("aiBody2")}</p>
      </Section>
      <div className="rounded-card border border-notice-border bg-notice-bg p-6 text-notice">
        <Section title={t("avoidTitle")} icon={<TriangleAlert aria-hidden="true" size={20} className="shrink-0" />}>
          <p>{t("avoidBody")}</p>
          <Points texts={[t("avoid1"), t("avoid2"), t("avoid3")]} />
        </Section>
      </div>
      <Section title={t("tipsTitle")}>
        <Points texts={[t("tip1"), t("tip2"), t("tip3"), t("tip4"), t("tip5")]} />
      </Section>
      <Section title={t("browserTitle")}>
        <p>{t("browserBody")}</p>
      </Section>
      <Section title={t("countTitle")}>
        <p>{t("countBody")}</p>
      </Section>
      <Section title={t("contactTitle")}>
        <p>{t("contactBody", { email: brand.contactEmail })}</p>
      </Section>
    </article>
  );
}

function Section({ title, icon, children }: { title: string; icon?: ReactNode; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="prose-measure flex flex-col gap-3">
      <h2 id={headingId} className="flex items-center gap-2 text-xl">
        {icon}
        {title}
      </h2>
      {children}
    </section>
  );
}

function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5">
      {texts.map((text) => (
        <li key={text} className="pl-1">
          {text}
        </li>
      ))}
    </ul>
  );
}
