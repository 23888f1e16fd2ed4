/** The routine so far, in small: three verbs and which of them has AI; it grows with each choice. */
import { MOVES, type Placement, type ThinkingType } from "@thinkshore/core/wizard/catalog";
import type { DraftForm } from "@thinkshore/core/wizard/form-data";
import { Bot } from "lucide-react";
import { memo } from "react";
import { useText } from "../../i18n/language-provider.tsx";
import { wizard } from "../../i18n/messages/en/wizard.ts";
import { useWords } from "../../i18n/use-words.ts";

const AI_STEPS: Record<Placement, readonly number[]> = { beginning: [0], middle: [1], end: [2], flexible: [0, 1, 2] };

/** Three moves that show a type well; a type with more of them would not fit. */
const SHOWN_MOVES: Partial<Record<ThinkingType, readonly string[]>> = {
  "creating-iterating": ["imagine", "generate", "refine"],
};

/** Drawn again only when an answer changes, not at every event of a generation. */
export const Miniature = memo(function Miniature({ form }: { form: DraftForm }) {
  const t = useText(wizard);
  const words = useWords();
  const { thinkingType, aiPlacement, aiRoles } = form;
  const moves = thinkingType === "" ? [] : (SHOWN_MOVES[thinkingType] ?? MOVES[thinkingType]);
  const verbs: Readonly<Record<string, string>> = thinkingType === "" ? {} : words.types[thinkingType].moves;
  const aiSteps = aiPlacement === "" ? [] : AI_STEPS[aiPlacement];
  const role = aiRoles[0] && words.roles[aiRoles[0]].name;
  const caption = [form.subject, form.gradeLevel].filter((part) => part.trim() !== "").join(" · ");
  const aiLabel = role ?? t("miniatureAI");

  return (
    <figure className="card p-3">
      <figcaption className="mb-2 text-muted text-sm max-md:sr-only">{t("miniatureTitle")}</figcaption>
      <ol className="flex md:flex-col">
        {[0, 1, 2].map((index) => {
          const usesAI = aiSteps.includes(index);
          const verb = verbs[moves[index] ?? ""];
          return (
            <li
              key={index}
              className={`relative flex min-w-0 flex-1 flex-col items-center gap-1 text-center md:flex-row md:items-start md:gap-2.5 md:text-left ${index < 2 ? "md:min-h-12" : ""}`}
            >
              {index < 2 && (
                <span
                  aria-hidden="true"
                  className="absolute top-[13px] left-1/2 h-0.5 w-full bg-divider md:top-4 md:left-[12px] md:h-full md:w-0.5"
                />
              )}
              <span
                aria-hidden="true"
                className={`relative grid size-[26px] shrink-0 place-items-center rounded-full border-2 font-semibold text-sm transition-colors ${usesAI ? "border-ai-border border-solid bg-ai-bg text-ai" : "border-control border-dashed bg-surface text-muted"}`}
              >
                {usesAI ? <Bot size={15} /> : index + 1}
              </span>
              <span className="min-w-0 max-w-full text-sm leading-snug md:pt-0.5">
                {verb ? (
                  <span className="block font-semibold">{verb}</span>
                ) : (
                  <span className="block text-muted">{t("miniatureStep", { number: index + 1 })}</span>
                )}
                {usesAI && (
                  <span className="block text-ai">
                    {aiPlacement === "flexible" ? t("miniatureMaybe", { role: aiLabel }) : aiLabel}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {caption && <p className="mt-2 line-clamp-2 text-muted text-sm max-md:hidden">{caption}</p>}
    </figure>
  );
});
