/** The five ways of thinking, with the thinking types that belong to each. */
import { Eye, GitMerge, Lightbulb, RefreshCw, Scale } from "lucide-react";
import { useText } from "../../i18n/language-provider.tsx";
import { help } from "../../i18n/messages/en/help.ts";

export function WaysOfThinking() {
  const t = useText(help);
  const ways = [
    { icon: Eye, title: t("inquiryTitle"), kind: t("inquiryKind"), body: t("inquiryBody") },
    { icon: Scale, title: t("analysisTitle"), kind: t("analysisKind"), body: t("analysisBody") },
    { icon: GitMerge, title: t("synthesisTitle"), kind: t("synthesisKind"), body: t("synthesisBody") },
    { icon: Lightbulb, title: t("creativityTitle"), kind: t("creativityKind"), body: t("creativityBody") },
    { icon: RefreshCw, title: t("metacognitionTitle"), kind: t("metacognitionKind"), body: t("metacognitionBody") },
  ];
  return (
    <section aria-labelledby="ways" className="flex flex-col gap-5">
      <div>
        <h2 id="ways" className="text-xl">
          {t("waysTitle")}
        </h2>
        <p className="text-muted">{t("waysIntro")}</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {ways.map(({ icon: Icon, title, kind, body }) => (
          <li key={title} className="card flex flex-col gap-2 p-5">
            <Icon aria-hidden="true" size={20} className="text-primary" />
            <h3 className="text-base">{title}</h3>
            <p className="font-medium text-primary text-sm">{kind}</p>
            <p className="text-muted text-sm">{body}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
