/** Step 2: one of six kinds of thinking. */
import { THINKING_TYPES, type ThinkingType } from "@thinkshore/core/wizard/catalog";
import { Eye, Link2, Microscope, PencilRuler, Scale, Sprout } from "lucide-react";
import { changeForm } from "../../data/draft.ts";
import { useText } from "../../i18n/language-provider.tsx";
import { wizard } from "../../i18n/messages/en/wizard.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import { StepFrame } from "./step-frame.tsx";
import { useDraft } from "./use-draft.ts";

const ICONS = {
  "observing-questioning": Eye,
  analyzing: Microscope,
  evaluating: Scale,
  "connecting-synthesizing": Link2,
  "creating-iterating": PencilRuler,
  "reflecting-self-regulating": Sprout,
} as const satisfies Record<ThinkingType, unknown>;

export function StepThinkingType() {
  const t = useText(wizard);
  const { types } = useWords();
  const { form } = useDraft();
  const choices = THINKING_TYPES.map((id) => {
    const Icon = ICONS[id];
    const { name, movesLine, description } = types[id];
    return { id, name, line: movesLine, description, picture: <Icon size={26} strokeWidth={1.75} /> };
  });
  return (
    <StepFrame step={2} title={t("typeTitle")} hint={t("typeHint")} need={t("typeNeed")}>
      <ChoiceCards
        legend={t("typeTitle")}
        name="thinkingType"
        chosen={form.thinkingType}
        choices={choices}
        onChoose={(thinkingType) => changeForm({ thinkingType })}
      />
    </StepFrame>
  );
}
