/** The list of steps on narrow screens: a drawer that slides in from the left, keeps the focus and gives it back. */
import type { DraftForm } from "@thinkshore/core/wizard/form-data";
import { WIZARD_STEPS, type WizardStep } from "@thinkshore/core/wizard/steps";
import { Menu, X } from "lucide-react";
import { memo, useRef } from "react";
import { useText } from "../../i18n/language-provider.tsx";
import { common } from "../../i18n/messages/en/common.ts";
import { wizard } from "../../i18n/messages/en/wizard.ts";
import { Stepper, useStepNames } from "./stepper.tsx";

interface StepDrawerProps {
  current: WizardStep;
  form: DraftForm;
  hasResult: boolean;
}

export const StepDrawer = memo(function StepDrawer({ current, form, hasResult }: StepDrawerProps) {
  const t = useText(wizard);
  const tc = useText(common);
  const names = useStepNames();
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="button button-secondary w-full justify-start px-3"
        onClick={() => drawer.current?.showModal()}
      >
        <Menu aria-hidden="true" size={20} />
        <span className="sr-only">{t("navigation")}</span>
        <span className="grow text-left">{names[current]}</span>
        <span className="text-muted text-sm tabular-nums">
          {t("stepCount", { current, total: WIZARD_STEPS.length })}
        </span>
      </button>
      <dialog
        ref={drawer}
        aria-labelledby="drawer-title"
        className="m-0 -translate-x-full transition-transform duration-200 backdrop:bg-[#0c1a2199] open:translate-x-0 starting:open:-translate-x-full h-dvh max-h-none w-80 max-w-[85vw] overflow-y-auto border-divider border-r bg-surface p-4 text-text"
        onPointerDown={(event) => {
          if (event.target === drawer.current) close();
        }}
      >
        <div className="mb-3 flex items-center justify-between">
          <h2 id="drawer-title" className="text-lg">
            {t("navigation")}
          </h2>
          <button type="button" className="button -mr-2 px-2" onClick={close}>
            <X aria-hidden="true" size={20} />
            <span className="sr-only">{tc("closeNotice")}</span>
          </button>
        </div>
        <Stepper current={current} form={form} hasResult={hasResult} onLeave={close} />
      </dialog>
    </>
  );
});
