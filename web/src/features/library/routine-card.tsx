/** One saved routine in the library: what it is, and what can be done with it. */
import { routinePath } from "@thinkshore/core/app-paths";
import { LANGUAGE_NAMES } from "@thinkshore/core/language/languages";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { Copy, Eye, Pencil, Trash2 } from "lucide-react";
import { memo, useId } from "react";
import { Link } from "wouter";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage, useText } from "../../i18n/language-provider.tsx";
import { library } from "../../i18n/messages/en/library.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Emphasised } from "../../ui/emphasised.tsx";
import { nameApproach, namePlacement } from "./describe-saved.ts";

export interface CardActions {
  onDelete: (saved: SavedRoutine) => void;
  onDuplicate: (saved: SavedRoutine) => void;
  onSelect: (id: string, isSelected: boolean) => void;
}

interface RoutineCardProps {
  saved: SavedRoutine;
  actions: CardActions;
  /** Undefined while nothing is being selected. */
  isSelected: boolean | undefined;
}

export const RoutineCard = memo(function RoutineCard({ saved, actions, isSelected }: RoutineCardProps) {
  const t = useText(library);
  const words = useWords();
  const { language } = useLanguage();
  const titleId = useId();
  const title = saved.title || t("untitled");
  const facts = [
    [t("placement"), namePlacement(saved, words)],
    [t("approach"), nameApproach(saved, words)],
    [t("subject"), saved.formData.subjectArea],
    [t("writtenIn"), saved.language && saved.language !== language ? LANGUAGE_NAMES[saved.language] : ""],
  ].filter(([, value]) => value);

  return (
    <li
      data-routine={saved.id}
      className="card routine-card flex flex-col gap-3 p-5 has-[input:checked]:border-primary has-[input:checked]:bg-tint"
    >
      <div className="flex items-start gap-3">
        {isSelected !== undefined && (
          <input
            type="checkbox"
            className="mt-0.5 size-6 shrink-0 accent-[var(--primary)]"
            aria-label={t("selectRoutine", { title })}
            checked={isSelected}
            onChange={(event) => actions.onSelect(saved.id, event.target.checked)}
          />
        )}
        <div className="min-w-0 grow">
          <h2 id={titleId} lang={saved.language} className="line-clamp-3 text-lg">
            <Emphasised text={title} />
          </h2>
          <p className="mt-1 text-muted text-sm">
            <span className="sr-only">{t("created")} </span>
            <time dateTime={saved.createdAt}>{formatDate(saved.createdAt, language)}</time>
            {saved.generated && <span> · {t("edited")}</span>}
          </p>
        </div>
      </div>
      <dl className="flex flex-col gap-1 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="-mx-4 mt-auto flex flex-wrap justify-between border-divider border-t pt-2">
        <Link
          href={routinePath("results", saved.id)}
          className="button button-quiet gap-1 px-1 text-sm"
          aria-describedby={titleId}
        >
          <Eye aria-hidden="true" size={16} />
          {t("view")}
        </Link>
        <Link
          href={routinePath("edit", saved.id)}
          className="button button-quiet gap-1 px-1 text-sm"
          aria-describedby={titleId}
        >
          <Pencil aria-hidden="true" size={16} />
          {t("edit")}
        </Link>
        <button
          type="button"
          className="button button-quiet gap-1 px-1 text-sm"
          aria-describedby={titleId}
          onClick={() => actions.onDuplicate(saved)}
        >
          <Copy aria-hidden="true" size={16} />
          {t("duplicate")}
        </button>
        <button
          type="button"
          className="button button-quiet gap-1 px-1 text-sm"
          aria-describedby={titleId}
          onClick={() => actions.onDelete(saved)}
        >
          <Trash2 aria-hidden="true" size={16} />
          {t("delete")}
        </button>
      </div>
    </li>
  );
});
