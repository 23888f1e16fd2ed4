/** One step of the routine, every text of it editable. */
import type { Finding } from "@thinkshore/core/generate/contract";
import { fill } from "@thinkshore/core/language/fill";
import { hasAISupport } from "@thinkshore/core/routine/ai-support";
import type { Step } from "@thinkshore/core/routine/routine";
import { ArrowDown, ArrowUp, Bot, Copy, PenLine, Trash2 } from "lucide-react";
import { memo, useCallback, useId } from "react";
import { useText } from "../../i18n/language-provider.tsx";
import { edit } from "../../i18n/messages/en/edit.ts";
import { useWords } from "../../i18n/use-words.ts";
import { GrowingText } from "../../ui/growing-text.tsx";
import { QualityFindings } from "../../ui/quality-findings.tsx";
import { setMinutes, setStep } from "./draft.ts";
import { ListEditor } from "./list-editor.tsx";
import type { EditorActions } from "./use-editor.ts";

export interface StepMoves {
  move: (from: number, to: number) => void;
  duplicate: (index: number) => void;
  remove: (index: number) => void;
  switchAI: (index: number) => void;
}

interface StepEditorProps {
  step: Step;
  index: number;
  total: number;
  stepKey: number;
  lang: string;
  actions: EditorActions;
  moves: StepMoves;
  findings: readonly Finding[];
}

type StepText = "verb" | "title" | "description" | "teacherAction" | "studentAction" | "purpose" | "aiRole";

const MOST_MINUTES = 9999;

export const StepEditor = memo(function StepEditor(props: StepEditorProps) {
  const { step, index, total, stepKey, lang, actions, moves, findings } = props;
  const t = useText(edit);
  const { document: labels } = useWords();
  const minutesId = useId();
  const headingId = useId();
  const usesAI = hasAISupport(step);

  const text = (part: StepText, label: string, isLine = false) => (
    <GrowingText
      label={label}
      lang={lang}
      isLine={isLine}
      value={step[part]}
      onChange={(value) =>
        actions.type(`${stepKey}.${part}`, step[part], value, (draft) => setStep(draft, index, { [part]: value }))
      }
    />
  );
  const typePrompts = useCallback(
    (studentPrompts: readonly string[], before: string, after: string) =>
      actions.type(`${stepKey}.studentPrompts`, before, after, (draft) =>
        setStep(draft, index, { studentPrompts: [...studentPrompts] }),
      ),
    [actions, stepKey, index],
  );
  const changePrompts = useCallback(
    (studentPrompts: readonly string[]) =>
      actions.apply(`${stepKey}.prompts`, (draft) => setStep(draft, index, { studentPrompts: [...studentPrompts] })),
    [actions, stepKey, index],
  );

  function typeMinutes(value: string) {
    const minutes = value === "" ? undefined : Math.min(MOST_MINUTES, Math.max(0, Math.round(Number(value))));
    if (Number.isNaN(minutes)) return;
    actions.type(`${stepKey}.minutes`, String(step.minutes ?? ""), value, (draft) => setMinutes(draft, index, minutes));
  }

  return (
    <li
      data-step={stepKey}
      aria-labelledby={headingId}
      className={`card flex scroll-mt-24 flex-col gap-4 border-l-4 p-4 md:p-5 ${usesAI ? "border-l-ai-border" : "border-l-own-border"}`}
    >
      <div className="flex flex-wrap items-center gap-x-1">
        <h3 id={headingId} className="grow text-lg">
          {fill(labels.stepNumber, { number: index + 1 })}
        </h3>
        <MoveButton
          label={t("moveUp")}
          describedBy={headingId}
          isDisabled={index === 0}
          onClick={() => moves.move(index, index - 1)}
        >
          <ArrowUp aria-hidden="true" size={18} />
        </MoveButton>
        <MoveButton
          label={t("moveDown")}
          describedBy={headingId}
          isDisabled={index === total - 1}
          onClick={() => moves.move(index, index + 1)}
        >
          <ArrowDown aria-hidden="true" size={18} />
        </MoveButton>
        <MoveButton label={t("duplicate")} describedBy={headingId} onClick={() => moves.duplicate(index)}>
          <Copy aria-hidden="true" size={18} />
        </MoveButton>
        <MoveButton label={t("remove")} describedBy={headingId} onClick={() => moves.remove(index)}>
          <Trash2 aria-hidden="true" size={18} />
        </MoveButton>
      </div>
      <div className="grid gap-4 sm:grid-cols-[minmax(11rem,1fr)_3fr_6rem]">
        {text("verb", t("fieldVerb"), true)}
        {text("title", t("fieldStepTitle"), true)}
        <div>
          <label htmlFor={minutesId} className="mb-1 block font-medium text-sm">
            {t("fieldMinutes")}
          </label>
          <input
            id={minutesId}
            type="number"
            inputMode="numeric"
            min={0}
            max={MOST_MINUTES}
            className="field"
            value={step.minutes ?? ""}
            onChange={(event) => typeMinutes(event.target.value)}
          />
        </div>
      </div>
      {text("description", labels.whatStudentsDo)}
      <div className="grid gap-4 md:grid-cols-2">
        {text("teacherAction", labels.teacherAction)}
        {text("studentAction", labels.studentAction)}
      </div>
      {text("purpose", labels.stepPurpose)}
      <div
        className={`flex flex-col gap-3 rounded-card border p-4 ${usesAI ? "border-ai-border bg-ai-bg" : "border-own-border border-dashed bg-own-bg"}`}
      >
        <label className="flex min-h-6 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0 accent-[var(--primary)]"
            checked={usesAI}
            aria-describedby={headingId}
            onChange={() => moves.switchAI(index)}
          />
          <span className="grow font-medium">{t("usesAI")}</span>
          <span aria-hidden="true" className={`flex items-center gap-2 text-sm ${usesAI ? "text-ai" : "text-own"}`}>
            {usesAI ? <Bot aria-hidden="true" size={20} /> : <PenLine aria-hidden="true" size={20} />}
            {usesAI ? labels.aiSupport : labels.independentWork}
          </span>
        </label>
        {text("aiRole", usesAI ? t("fieldAIRole") : t("fieldOwnWork"))}
      </div>
      <ListEditor
        label={labels.studentPrompts}
        lang={lang}
        texts={step.studentPrompts}
        onType={typePrompts}
        onChange={changePrompts}
      />
      {findings.length > 0 && (
        <div className="rounded-card border border-notice-border bg-notice-bg p-4">
          <QualityFindings findings={findings} />
        </div>
      )}
    </li>
  );
});

interface MoveButtonProps {
  label: string;
  describedBy: string;
  isDisabled?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

/** At the end of the way it stays reachable, so that the focus is not lost under the fingers. */
function MoveButton({ label, describedBy, isDisabled = false, onClick, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      className="button button-quiet gap-1.5 px-2 text-sm aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:hover:bg-transparent"
      aria-disabled={isDisabled}
      aria-describedby={describedBy}
      onClick={isDisabled ? undefined : onClick}
    >
      {children}
      {label}
    </button>
  );
}
