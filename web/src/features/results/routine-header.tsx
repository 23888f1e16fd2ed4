/** The head of a routine's page: its title, where AI is incorporated, the lesson's facts, and what made it. */
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { dropEmphasis } from "@thinkshore/core/routine/emphasis";
import { Bot, Feather } from "lucide-react";
import { useText } from "../../i18n/language-provider.tsx";
import { results } from "../../i18n/messages/en/results.ts";
import { Emphasised } from "../../ui/emphasised.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";

interface RoutineHeaderProps {
  saved: SavedRoutine;
  title: string;
  lang: string;
  /** Of the choices, in the interface's language. */
  names: { roles: string; thinking: string; category: string | undefined; placed: string };
}

export function RoutineHeader({ saved, title, lang, names }: RoutineHeaderProps) {
  const t = useText(results);
  const facts = [
    { label: t("factThinking"), value: names.category ? `${names.thinking} (${names.category})` : names.thinking },
    { label: t("factRole"), value: names.roles },
    { label: t("factSubject"), value: saved.formData.subjectArea },
    { label: t("factGrade"), value: saved.formData.gradeLevel },
    { label: t("factTime"), value: saved.formData.duration },
  ].filter(({ value }) => value);
  return (
    <header className="flex flex-col gap-3">
      <PageHeading title={dropEmphasis(title)}>
        <span lang={lang}>
          <Emphasised text={title} />
        </span>
      </PageHeading>
      <p className="flex items-center gap-2 font-medium text-ai">
        <Bot aria-hidden="true" size={20} className="shrink-0" />
        {names.placed}
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex gap-2">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex items-center gap-2 text-muted text-sm">
        <Feather aria-hidden="true" size={16} className="shrink-0" />
        {sourceLine()}
      </p>
    </header>
  );

  function sourceLine(): string {
    if (!saved.source) return t("sourceDerived");
    return saved.source === "builtin" ? t("sourceBuiltin") : t("sourceModel", { model: saved.source });
  }
}
