/** Help and resources. */
import { appPaths } from "@thinkshore/core/app-paths";
import { brand } from "@thinkshore/core/brand";
import { Bot, Compass, Flag, Mail } from "lucide-react";
import { Link } from "wouter";
import { useText } from "../../i18n/language-provider.tsx";
import { help } from "../../i18n/messages/en/help.ts";
import { OutsideLink } from "../../ui/outside-link.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { HelpCard } from "./help-card.tsx";
import { WaysOfThinking } from "./ways-of-thinking.tsx";

export function HelpPage() {
  const t = useText(help);
  return (
    <div className="page flex flex-col gap-12 py-8 md:py-12">
      <header className="flex flex-col gap-2">
        <PageHeading>{t("title")}</PageHeading>
        <p className="text-lg text-muted">{t("intro")}</p>
      </header>
      <div className="grid gap-4 lg:grid-cols-3">
        <HelpCard
          icon={Flag}
          title={t("startTitle")}
          intro={t("startIntro")}
          points={[t("start1"), t("start2"), t("start3"), t("start4"), t("start5")]}
          ordered
        >
          <Link href={appPaths.create} className="button button-primary mt-auto self-start">
            {t("startAction")}
          </Link>
        </HelpCard>
        <HelpCard
          icon={Bot}
          title={t("aiTitle")}
          intro={t("aiIntro")}
          points={[t("ai1"), t("ai2"), t("ai3"), t("ai4")]}
        />
        <HelpCard
          icon={Compass}
          title={t("practiceTitle")}
          intro={t("practiceIntro")}
          points={[t("practice1"), t("practice2"), t("practice3"), t("practice4"), t("practice5"), t("practice6")]}
        />
      </div>
      <WaysOfThinking />
      <div className="grid gap-4 md:grid-cols-2">
        <section aria-labelledby="resources" className="card flex flex-col gap-3 p-6">
          <h2 id="resources" className="text-xl">
            {t("resourcesTitle")}
          </h2>
          <ul className="flex flex-col">
            <li>
              <OutsideLink href={brand.links.thinkingRoutines}>{t("resourceRoutines")}</OutsideLink>
            </li>
            <li>
              <OutsideLink href={brand.links.aiGuidelines}>{t("resourceGuidelines")}</OutsideLink>
            </li>
            <li>
              <a href="#contact-support" className="inline-flex min-h-11 items-center">
                {t("supportTitle")}
              </a>
            </li>
          </ul>
        </section>
        <section
          id="contact-support"
          aria-labelledby="support"
          tabIndex={-1}
          className="card flex flex-col items-start gap-3 p-6"
        >
          <h2 id="support" className="text-xl">
            {t("supportTitle")}
          </h2>
          <p>{t("supportBody")}</p>
          <a href={`mailto:${brand.contactEmail}`} className="button button-secondary">
            <Mail aria-hidden="true" size={20} />
            {t("supportAction", { email: brand.contactEmail })}
          </a>
        </section>
      </div>
    </div>
  );
}
