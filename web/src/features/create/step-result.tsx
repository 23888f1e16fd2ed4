/** Step 6: what was chosen, the generation, and what came of it. */
import type { GenerateRequest } from "@thinkshore/core/generate/contract";
import type { Language } from "@thinkshore/core/language/languages";
import type { DraftForm, FormData } from "@thinkshore/core/wizard/form-data";
import { LoaderCircle, Sparkles } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { prepareReaders } from "../../data/generate-client-answer.ts";
import { useLanguage, useText } from "../../i18n/language-provider.tsx";
import { wizard } from "../../i18n/messages/en/wizard.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { FailurePanel } from "./failure-panel.tsx";
import { type Generation, generate, restoreGeneration, useGeneration } from "./generation-store.ts";
import { PersonalDataNote } from "./personal-data-note.tsx";
import { ProgressPanel } from "./progress-panel.tsx";
import { stepPath } from "./step-address.ts";
import { StreamedRoutine, type StreamedRoutineProps } from "./streamed-routine.tsx";
import { SuccessPanel } from "./success-panel.tsx";
import { Summary } from "./summary.tsx";
import { useDraft } from "./use-draft.ts";

const TOLD_AFTER_MS = 150;

/** The result step is entered with the three choices made; a draft without them never gets here. */
function toFormData(form: DraftForm): FormData | undefined {
  const { thinkingType, aiPlacement } = form;
  return thinkingType === "" || aiPlacement === "" ? undefined : { ...form, thinkingType, aiPlacement };
}

/** A result or failure of other answers, or in another language, is history: what has the teacher changed since? */
function findChange(generation: Generation, request: GenerateRequest | undefined): "answers" | "language" | undefined {
  if (generation.phase === "idle" || generation.phase === "running") return undefined;
  const { formData, language } = generation.phase === "done" ? generation.request : generation.order.request;
  if (JSON.stringify(formData) !== JSON.stringify(request?.formData)) return "answers";
  return language === request?.language ? undefined : "language";
}

/** A button that vanishes at the end (Cancel) leaves its focus to the panel; a focus anywhere else is not touched. */
function useKeptFocus(panel: RefObject<HTMLElement | null>, phase: Generation["phase"]): void {
  const before = useRef(phase);
  useEffect(() => {
    const hasEnded = before.current === "running" && phase !== "running";
    before.current = phase;
    if (hasEnded && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [panel, phase]);
}

export function StepResult() {
  const t = useText(wizard);
  const { language } = useLanguage();
  const { form } = useDraft();
  const generation = useGeneration();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(restoreGeneration, []);
  useEffect(prepareReaders, []);
  useKeptFocus(panel, generation.phase);

  const formData = toFormData(form);
  const request: GenerateRequest | undefined = formData && { formData, language };
  const change = findChange(generation, request);
  const isCurrent = change === undefined;
  const phase = isCurrent ? generation.phase : "idle";
  const isRunning = phase === "running";
  const isSlow = useSlow(generation);
  const shown = isCurrent ? findShown(generation, language, isSlow) : undefined;

  function onGenerate() {
    if (!request) return;
    generate(request);
    // The button is about to be disabled, which would drop the focus.
    panel.current?.focus({ preventScroll: true });
  }

  return (
    <div className="flex flex-col gap-4">
      <PageHeading className="text-xl">{t("resultTitle")}</PageHeading>
      <Summary form={form} />
      {phase === "idle" && (
        <PersonalDataNote form={form}>
          <Link href={stepPath(5)} className="inline-flex min-h-8 items-center font-medium text-notice underline">
            {t("personalChange")}
          </Link>
        </PersonalDataNote>
      )}
      {phase !== "done" && phase !== "failed" && (
        <div className="flex flex-wrap items-center gap-3">
          <button type="button" className="button button-primary px-6" disabled={isRunning} onClick={onGenerate}>
            {isRunning ? (
              <LoaderCircle aria-hidden="true" size={20} className="animate-spin motion-reduce:animate-none" />
            ) : (
              <Sparkles aria-hidden="true" size={20} />
            )}
            <span className="first-letter:uppercase">{isRunning ? t("generating") : t("generate")}</span>
          </button>
          {generation.phase === "idle" && generation.wasCancelled && (
            <p role="status" className="text-muted text-sm">
              {t("cancelled")}
            </p>
          )}
          {change && generation.phase === "done" && (
            <p className="text-muted text-sm">{t(change === "answers" ? "changedSince" : "languageSince")}</p>
          )}
        </div>
      )}
      <div ref={panel} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {generation.phase === "idle" && <p className="text-muted">{t("nothingYet")}</p>}
        {isCurrent && <Panel generation={generation} request={request} isSlow={isSlow} />}
        {shown && <StreamedRoutine {...shown} />}
      </div>
    </div>
  );
}

interface PanelProps {
  generation: Generation;
  request: GenerateRequest | undefined;
  isSlow: boolean;
}

function Panel({ generation, request, isSlow }: PanelProps) {
  if (generation.phase === "running") return isSlow ? <ProgressPanel generation={generation} /> : null;
  if (generation.phase === "done") return <SuccessPanel generation={generation} />;
  if (generation.phase === "failed" && request) return <FailurePanel trouble={generation.trouble} request={request} />;
  return null;
}

/** The same element from the first section to the finished routine, so that nothing is drawn anew at the end. */
function findShown(generation: Generation, language: Language, isSlow: boolean): StreamedRoutineProps | undefined {
  if (generation.phase === "done") {
    const { saved, request } = generation;
    const placement = request.formData.aiPlacement;
    return saved.routine && { language: saved.language ?? language, placement, routine: saved.routine };
  }
  if (generation.phase !== "running" || !isSlow) return undefined;
  const { order, sections } = generation;
  const { aiPlacement: placement, timeFrame } = order.request.formData;
  return { language: order.request.language, placement, timeFrame, sections };
}

/** True when an answer takes longer than the eye needs to be told; the composer's seldom does. */
function useSlow(generation: Generation): boolean {
  const [slowSince, setSlowSince] = useState<number>();
  const startedAt = generation.phase === "running" ? generation.startedAt : undefined;
  useEffect(() => {
    if (startedAt === undefined) return;
    const timer = setTimeout(() => setSlowSince(startedAt), TOLD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [startedAt]);
  if (generation.phase !== "running") return false;
  return slowSince === startedAt || Object.keys(generation.sections).length > 0;
}
