/** Step 1: what this is, what a routine looks like, and the way in. */
import { BookOpen, Compass, HardDrive, HeartHandshake, UserRoundX } from "lucide-react";
import { useText } from "../../i18n/language-provider.tsx";
import { create } from "../../i18n/messages/en/create.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { TakeOverLater } from "../../ui/take-over-later.tsx";
import { RoutinePreview } from "./routine-preview.tsx";
import { WayIn } from "./way-in.tsx";

export function Welcome({ onGo }: { onGo: (path: string) => void }) {
  const t = useText(create);
  const facts = [
    { icon: UserRoundX, text: t("factNoAccount") },
    { icon: HardDrive, text: t("factLocal") },
    { icon: HeartHandshake, text: t("factFree") },
  ];

  return (
    <div className="page flex flex-col gap-10 py-8 md:py-12">
      <div className="grid items-center gap-10 lg:grid-cols-[7fr_5fr]">
        <div className="flex flex-col items-start gap-6">
          <PageHeading title={t("pageTitle")} className="text-2xl sm:text-3xl">
            {t("title")}
          </PageHeading>
          <p className="prose-measure text-lg text-muted">{t("description")}</p>
          <WayIn onGo={onGo} />
          <ul className="after-first-paint flex flex-wrap gap-x-6 gap-y-2 text-muted text-sm">
            {facts.map(({ icon: Icon, text }) => (
              <li key={text} className="flex items-center gap-2">
                <Icon aria-hidden="true" size={20} className="shrink-0 text-primary" />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <TakeOverLater>
          <RoutinePreview />
        </TakeOverLater>
      </div>
      <TakeOverLater>
        <Background />
      </TakeOverLater>
    </div>
  );
}

/** What routines are and what they stand for, for those who ask. */
function Background() {
  const t = useText(create);
  const principles = [
    { title: t("principle1Title"), body: t("principle1Body") },
    { title: t("principle2Title"), body: t("principle2Body") },
    { title: t("principle3Title"), body: t("principle3Body") },
    { title: t("principle4Title"), body: t("principle4Body") },
    { title: t("principle5Title"), body: t("principle5Body") },
    { title: t("principle6Title"), body: t("principle6Body") },
  ];
  return (
    <div className="after-first-paint grid items-start gap-4 lg:grid-cols-2">
      <Disclosure
        title={t("whatTitle")}
        icon={<BookOpen aria-hidden="true" size={20} className="shrink-0 text-primary" />}
      >
        <div className="prose-measure flex flex-col gap-3">
          <p>{t("whatBody1")}</p>
          <p>{t("whatBody2")}</p>
        </div>
      </Disclosure>
      <Disclosure
        title={t("principlesTitle")}
        icon={<Compass aria-hidden="true" size={20} className="shrink-0 text-primary" />}
      >
        <ol className="grid gap-4 sm:grid-cols-2">
          {principles.map(({ title, body }, index) => (
            <li key={title} className="flex gap-3">
              <span aria-hidden="true" className="font-semibold text-primary tabular-nums">
                {index + 1}
              </span>
              <div>
                <p className="font-medium">{title}</p>
                <p className="text-muted text-sm">{body}</p>
              </div>
            </li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}
