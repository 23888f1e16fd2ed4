/** "Surprise me": fills sensible choices, and a ready lesson where none is described yet; one press takes it back. */
import { Dices } from "lucide-react";
import { useLocation } from "wouter";
import { changeForm, readDraft } from "../../data/draft.ts";
import { useText } from "../../i18n/language-provider.tsx";
import { wizard } from "../../i18n/messages/en/wizard.ts";
import { useToast } from "../../ui/toasts.tsx";
import { stepPath } from "./step-address.ts";
import { pickIndex, surprise } from "./surprise.ts";
import { isLessonEmpty, useExamples } from "./use-examples.ts";

export function SurpriseButton() {
  const t = useText(wizard);
  const examples = useExamples();
  const showToast = useToast();
  const [, navigate] = useLocation();

  function onClick() {
    const before = readDraft().form;
    const { thinkingType, aiPlacement, role } = surprise(before.thinkingType);
    const lesson = isLessonEmpty(before) ? examples[pickIndex(examples.length)]?.lesson : undefined;
    changeForm({ thinkingType, aiPlacement, aiRoles: [role], ...lesson });
    navigate(stepPath(6));
    showToast({ title: t("surpriseFilled"), action: { label: t("undo"), run: () => changeForm(before) } });
  }

  return (
    <button type="button" className="button button-quiet -my-1 shrink-0" onClick={onClick}>
      <Dices aria-hidden="true" size={20} />
      {t("surprise")}
    </button>
  );
}
