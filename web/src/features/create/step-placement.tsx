/** Step 3: where in the sequence AI sits. */
import { PLACEMENTS } from "@thinkshore/core/wizard/catalog";
import { changeForm } from "../../data/draft.ts";
import { useText } from "../../i18n/language-provider.tsx";
import { wizard } from "../../i18n/messages/en/wizard.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import { PlacementPicture } from "./placement-picture.tsx";
import { StepFrame } from "./step-frame.tsx";
import { useDraft } from "./use-draft.ts";

export function StepPlacement() {
  const t = useText(wizard);
  const { placements } = useWords();
  const { form } = useDraft();
  const choices = PLACEMENTS.map((id) => {
    const { name, description } = placements[id];
    return { id, name, description, picture: <PlacementPicture placement={id} /> };
  });
  return (
    <StepFrame step={3} title={t("placementTitle")} hint={t("placementHint")} need={t("placementNeed")}>
      <ChoiceCards
        legend={t("placementTitle")}
        name="aiPlacement"
        chosen={form.aiPlacement}
        choices={choices}
        onChoose={(aiPlacement) => changeForm({ aiPlacement })}
      />
    </StepFrame>
  );
}
