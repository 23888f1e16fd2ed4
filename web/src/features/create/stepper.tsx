/** The numbered list of steps; it leads to completed steps and to the current one. */
import type { DraftForm } from "@thinkshore/core/wizard/form-data";
import { isComplete, mayEnter, WIZARD_STEPS, type WizardStep } from "@thinkshore/core/wizard/steps";
import { Check, FileCheck, FileText } from "lucide-react";
import { memo } from "react";
import { Link } from "wouter";
import { useText } from "../../i18n/language-provider.tsx";
import { wizard } from "../../i18n/messages/en/wizard.ts";
import { stepPath } from "./step-address.ts";

interface StepperProps {
  current: WizardStep;
  form: DraftForm;
  /** The answers have led to a routine. */
  hasResult: boolean;
  /** Called before the visitor is led to a step. */
  onLeave?: () => void;
}

export function useStepNames(): Record<WizardStep, string> {
  const t = useText(wizard);
  return {
    1: t("stepWelcome"),
    2: t("stepThinkingType"),
    3: t("stepPlacement"),
    4: t("stepRole"),
    5: t("stepContext"),
    6: t("stepResult"),
  };
}

export const Stepper = memo(function Stepper({ current, form, hasResult, onLeave }: StepperProps) {
  const t = useText(wizard);
  const names = useStepNames();
  return (
    <nav aria-label={t("stepsLabel")}>
      <ol className="flex flex-col">
        {WIZARD_STEPS.map((step) => {
          const isDone = isComplete(step, current, form) || (step === 6 && hasResult);
          const content = (
            <>
              <StepMark step={step} isCurrent={step === current} isDone={isDone} hasResult={hasResult} />
              <span className="min-w-0">{names[step]}</span>
              {isDone && <span className="sr-only">{t("stepDone")}</span>}
            </>
          );
          return (
            <li key={step} aria-current={step === current ? "step" : undefined}>
              {mayEnter(step, current, form) ? (
                <Link
                  href={stepPath(step)}
                  onClick={onLeave}
                  className={`flex min-h-10 items-center gap-3 rounded-control px-2 py-1 text-sm leading-snug text-text no-underline hover:bg-tint max-md:min-h-12 max-md:text-base ${step === current ? "bg-tint font-semibold" : ""}`}
                >
                  {content}
                </Link>
              ) : (
                <span className="flex min-h-10 items-center gap-3 px-2 py-1 text-sm leading-snug text-muted max-md:min-h-12 max-md:text-base">
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
});

interface StepMarkProps {
  step: WizardStep;
  isCurrent: boolean;
  isDone: boolean;
  hasResult: boolean;
}

/** The last step wears its own sign, another one once there is a routine. */
function StepMark({ step, isCurrent, isDone, hasResult }: StepMarkProps) {
  const Icon = step === 6 ? (hasResult ? FileCheck : FileText) : isDone ? Check : undefined;
  const look = isCurrent
    ? "border-primary bg-primary text-on-primary"
    : isDone
      ? "border-primary bg-surface text-primary"
      : "border-divider bg-surface text-muted";
  return (
    <span
      className={`grid size-7 shrink-0 place-items-center rounded-full border-2 font-semibold text-sm tabular-nums ${look}`}
    >
      {Icon ? <Icon aria-hidden="true" size={16} strokeWidth={2.5} /> : step}
      {Icon && <span className="sr-only">{step}</span>}
    </span>
  );
}
