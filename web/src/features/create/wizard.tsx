/** Steps 2 to 6: the list of steps, the routine so far, the step itself. */
import type { Language } from "@thinkshore/core/language/languages";
import { furthestStep, type WizardStep } from "@thinkshore/core/wizard/steps";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { changeDraft } from "../../data/draft.ts";
import { loadLanguage } from "../../i18n/load-messages.ts";
import { preloadWords } from "../../i18n/use-words.ts";
import { Miniature } from "./miniature.tsx";
import { stepPath } from "./step-address.ts";
import { StepContext } from "./step-context.tsx";
import { StepDrawer } from "./step-drawer.tsx";
import { StepPlacement } from "./step-placement.tsx";
import { StepResult } from "./step-result.tsx";
import { StepRole } from "./step-role.tsx";
import { StepThinkingType } from "./step-thinking-type.tsx";
import { Stepper } from "./stepper.tsx";
import { StorageNote } from "./storage-note.tsx";
import { useDraft } from "./use-draft.ts";

/** Fetches what the steps need before they are asked for. */
export async function prepareWizard(language: Language): Promise<void> {
  await Promise.all([preloadWords(language), loadLanguage(language, ["wizard", "export"])]);
}

const STEPS = { 2: StepThinkingType, 3: StepPlacement, 4: StepRole, 5: StepContext, 6: StepResult } as const;

export function Wizard({ asked }: { asked: Exclude<WizardStep, 1> }) {
  const { form, step: shownLast, result } = useDraft();
  const hasResult = result !== undefined;
  const [, navigate] = useLocation();
  const furthest = furthestStep(form);
  const step = (asked > furthest ? furthest : asked) as Exclude<WizardStep, 1>;

  useEffect(() => {
    if (step !== asked) navigate(stepPath(step), { replace: true });
  }, [step, asked, navigate]);
  useEffect(() => {
    // An untouched form is no draft: nothing is stored for a visitor who only looks around.
    if (shownLast !== step && form.thinkingType !== "") changeDraft({ step });
  }, [shownLast, step, form.thinkingType]);

  const Step = STEPS[step];
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 pt-4 pb-4 md:grid-cols-[13.5rem_minmax(0,1fr)] md:pt-6">
      <div className="no-print flex flex-col gap-4">
        <div className="md:hidden">
          <StepDrawer current={step} form={form} hasResult={hasResult} />
        </div>
        <div className="hidden md:block">
          <Stepper current={step} form={form} hasResult={hasResult} />
        </div>
        <Miniature form={form} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <StorageNote />
        <Step key={step} />
      </div>
    </div>
  );
}
