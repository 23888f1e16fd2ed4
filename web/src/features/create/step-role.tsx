/** Step 4: what AI does in its step; the coach first, as the most popular. */
import { ROLES } from "@thinkshore/core/wizard/catalog";
import { changeForm } from "../../data/draft.ts";
import { useText } from "../../i18n/language-provider.tsx";
import { wizard } from "../../i18n/messages/en/wizard.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import { RolePicture } from "./role-picture.tsx";
import { StepFrame } from "./step-frame.tsx";
import { useDraft } from "./use-draft.ts";

export function StepRole() {
  const t = useText(wizard);
  const { roles } = useWords();
  const { form } = useDraft();
  const choices = ROLES.map((id, index) => {
    const { name, description } = roles[id];
    const choice = { id, name, description, picture: <RolePicture role={id} /> };
    return index === 0 ? { ...choice, badge: t("mostPopular"), isWide: true } : choice;
  });
  return (
    <StepFrame step={4} title={t("roleTitle")} hint={t("roleHint")} need={t("roleNeed")}>
      <ChoiceCards
        legend={t("roleTitle")}
        name="aiRole"
        chosen={form.aiRoles[0]}
        choices={choices}
        onChoose={(role) => changeForm({ aiRoles: [role] })}
      />
    </StepFrame>
  );
}
