/** The editor of one routine. */
import type { Language } from "@thinkshore/core/language/languages";
import { nameType } from "@thinkshore/core/language/name-choices";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { isTextRoutine } from "@thinkshore/core/routine/routine";
import { Plus } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { getRoutine, type SaveResult, saveRoutine } from "../../data/library-store.ts";
import { useText } from "../../i18n/language-provider.tsx";
import { edit } from "../../i18n/messages/en/edit.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.ts";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { GrowingText } from "../../ui/growing-text.tsx";
import { ContextEditor } from "./context-editor.tsx";
import { type Draft, setContent, startRoutine, toDraft } from "./draft.ts";
import { EditorHeader, EditorToolbar } from "./editor-toolbar.tsx";
import { ElsewhereNotice } from "./elsewhere-notice.tsx";
import { FindingsPanel } from "./findings-panel.tsx";
import { MinutesSum } from "./minutes-sum.tsx";
import { BeginningFields, FurtherFields } from "./routine-fields.tsx";
import { toSaved } from "./save-draft.ts";
import { StepEditor } from "./step-editor.tsx";
import { StepsOutline } from "./steps-outline.tsx";
import { useAutosave } from "./use-autosave.ts";
import { useEditor } from "./use-editor.ts";
import { useFindings } from "./use-findings.ts";
import { useOtherTabs } from "./use-other-tabs.ts";
import { focusStep, useStepMoves } from "./use-step-moves.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

const NO_FINDINGS: never[] = [];

export function Editor({ saved, language }: { saved: SavedRoutine; language: Language }) {
  const t = useText(edit);
  const { document: labels } = useWords();
  const words = useWordsOf(language);
  const [start] = useState(() => startRoutine(saved, words));
  const own = useRef(saved);
  const [history, actions] = useEditor(() => toDraft(saved, words));
  const [isResetting, setIsResetting] = useState(false);
  const draft = history.present;
  const { routine, context, stepKeys } = draft;

  function store(latest: Draft): SaveResult {
    const approach = nameType(latest.context.thinkingType, words);
    const record = toSaved(latest, own.current, { start, language, approach, now: new Date() });
    const result = saveRoutine(record);
    own.current = getRoutine(saved.id) ?? record;
    return result;
  }
  const { state: saveState, saveNow, isPending } = useAutosave(draft, store);
  const elsewhere = useOtherTabs({
    id: saved.id,
    own,
    isPending,
    onChanged: (theirs, isTyping) => {
      const draftOfTheirs = toDraft(theirs, words);
      if (isTyping) actions.keepBefore(draftOfTheirs);
      else actions.apply("elsewhere", () => draftOfTheirs);
    },
  });
  const findings = useFindings(draft, language);
  const findingsOf = useMemo(() => Map.groupBy(findings ?? [], ({ step }) => step), [findings]);
  const steps = isTextRoutine(routine) ? [] : routine.steps;
  const [moves, announcement] = useStepMoves(actions, steps.length, words);
  useUndoKeys(actions);

  function reset() {
    const generated = own.current.generated ?? start;
    const { routine: fresh, stepKeys: keys } = toDraft(
      { ...own.current, title: generated.title, routine: generated },
      words,
    );
    actions.apply("reset", (before) => ({ ...before, routine: fresh, stepKeys: keys, otherRoles: {} }));
    setIsResetting(false);
  }

  const isEdited = JSON.stringify(routine) !== JSON.stringify(getRoutine(saved.id)?.generated ?? start);
  return (
    <>
      <EditorHeader id={saved.id} canReset={isEdited} onReset={() => setIsResetting(true)} />
      <EditorToolbar
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
        saveState={saveState}
        onUndo={actions.undo}
        onRedo={actions.redo}
      />
      <ElsewhereNotice elsewhere={elsewhere} onSaveAgain={saveNow} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {!isTextRoutine(routine) && (
          <aside className="flex flex-col gap-6 lg:sticky lg:top-16 lg:col-start-2 lg:row-start-1 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:pb-4">
            <MinutesSum steps={steps} timeFrame={context.timeFrame} />
            <StepsOutline steps={steps} stepKeys={stepKeys} lang={language} onMove={moves.move} />
            <FindingsPanel findings={findings} onShowStep={(step) => focusStep(step - 1)} />
          </aside>
        )}
        <div className="flex min-w-0 flex-col gap-8 lg:col-start-1 lg:row-start-1">
          <Section title={t("beginning")}>
            <BeginningFields routine={routine} lang={language} actions={actions} />
          </Section>
          {isTextRoutine(routine) ? (
            <GrowingText
              label={t("fieldText")}
              lang={language}
              value={routine.content}
              onChange={(content) =>
                actions.type("content", routine.content, content, (before) => setContent(before, content))
              }
            />
          ) : (
            <>
              <Section title={labels.steps}>
                <ol className="flex flex-col gap-5">
                  {steps.map((step, index) => (
                    <StepEditor
                      key={stepKeys[index]}
                      step={step}
                      index={index}
                      total={steps.length}
                      stepKey={stepKeys[index] ?? index}
                      lang={language}
                      actions={actions}
                      moves={moves}
                      findings={findingsOf.get(index + 1) ?? NO_FINDINGS}
                    />
                  ))}
                </ol>
                <button type="button" className="button button-secondary self-start" onClick={moves.add}>
                  <Plus aria-hidden="true" size={20} />
                  {t("addStep")}
                </button>
              </Section>
              <Section title={t("further")}>
                <FurtherFields routine={routine} lang={language} actions={actions} />
              </Section>
            </>
          )}
          <Section title={t("lesson")}>
            <ContextEditor context={context} lang={language} actions={actions} />
          </Section>
        </div>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isResetting && (
        <ConfirmDialog
          title={t("resetTitle")}
          question={t("resetQuestion")}
          confirmLabel={t("reset")}
          cancelLabel={t("cancel")}
          onConfirm={reset}
          onCancel={() => setIsResetting(false)}
        />
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
