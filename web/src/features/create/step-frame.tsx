/** What steps 2 to 5 share: heading, hint, the step's own content, Previous and Next. */
import { isRequirementMet, nextStep, previousStep, type WizardStep } from "@thinkshore/core/wizard/steps";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ReactNode, type SubmitEvent, useId } from "react";
import { Link, useLocation } from "wouter";
import { useText } from "../../i18n/language-provider.tsx";
import { wizard } from "../../i18n/messages/en/wizard.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { stepPath } from "./step-address.ts";
import { SurpriseButton } from "./surprise-button.tsx";
import { useDraft } from "./use-draft.ts";

interface StepFrameProps {
  step: Exclude<WizardStep, 1 | 6>;
  title: string;
  hint: string;
  /** Why Next is not possible yet. */
  need?: string;
  children: ReactNode;
}

export function StepFrame({ step, title, hint, need, children }: StepFrameProps) {
  const t = useText(wizard);
  const { form } = useDraft();
  const [, navigate] = useLocation();
  const needId = useId();
  const isMet = isRequirementMet(step, form);

  function goOn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isMet) navigate(stepPath(nextStep(step, form)));
  }

  return (
    <form onSubmit={goOn} className="flex flex-col gap-3.5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <PageHeading className="text-xl">{title}</PageHeading>
          <p className="mt-1 text-muted text-sm">{hint}</p>
        </div>
        {step !== 5 && <SurpriseButton />}
      </div>
      {children}
      <div className="no-print sticky bottom-0 z-10 -mx-4 mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 border-divider border-t bg-bg px-4 py-2.5 md:static md:mx-0 md:border-0 md:bg-transparent md:p-0">
        <Link href={stepPath(previousStep(step))} className="button button-secondary">
          <ArrowLeft aria-hidden="true" size={20} />
          {t("previous")}
        </Link>
        <p id={needId} className="order-last w-full text-muted text-sm md:order-none md:ml-auto md:w-auto">
          {isMet ? "" : need}
        </p>
        <button
          type="submit"
          className={`button button-primary px-6 max-md:ml-auto ${isMet ? "md:ml-auto" : ""}`}
          disabled={!isMet}
          aria-describedby={isMet ? undefined : needId}
        >
          {t("next")}
          <ArrowRight aria-hidden="true" size={20} />
        </button>
      </div>
    </form>
  );
}
