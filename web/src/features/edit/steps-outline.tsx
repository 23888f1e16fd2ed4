/** The steps in short, to be put in order: by dragging, by the arrow keys, or by the buttons of each step. */
import { fill } from "@thinkshore/core/language/fill";
import { hasAISupport } from "@thinkshore/core/routine/ai-support";
import type { Step } from "@thinkshore/core/routine/routine";
import { Bot, GripVertical, PenLine } from "lucide-react";
import { type KeyboardEvent, useId, useRef } from "react";
import { useText } from "../../i18n/language-provider.tsx";
import { edit } from "../../i18n/messages/en/edit.ts";
import { useWords } from "../../i18n/use-words.ts";
import { useDragOrder } from "./use-drag-order.ts";

interface StepsOutlineProps {
  steps: readonly Step[];
  stepKeys: readonly number[];
  lang: string;
  onMove: (from: number, to: number) => void;
}

export function StepsOutline({ steps, stepKeys, lang, onMove }: StepsOutlineProps) {
  const t = useText(edit);
  const { document: labels } = useWords();
  const headingId = useId();
  const hintId = useId();
  const list = useRef<HTMLOListElement>(null);
  const { dragged, target, startDrag } = useDragOrder(list, onMove);

  function handleKey(event: KeyboardEvent, index: number) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(index, index + by);
  }

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-lg">
        {t("order")}
      </h2>
      <p id={hintId} className="mt-1 text-muted text-sm">
        {t("orderHint")}
      </p>
      <ol ref={list} className="mt-3 flex flex-col gap-1">
        {steps.map((step, index) => (
          <li
            key={stepKeys[index]}
            data-place={index}
            className={`flex items-center gap-2 rounded-control border bg-surface pr-3 ${
              dragged === index ? "border-primary bg-tint" : "border-divider"
            } ${target === index && dragged !== undefined && target !== dragged ? (target > dragged ? "shadow-[0_3px_0_var(--primary)]" : "shadow-[0_-3px_0_var(--primary)]") : ""}`}
          >
            <button
              type="button"
              className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
              aria-describedby={hintId}
              onPointerDown={(event) => startDrag(event, index)}
              onKeyDown={(event) => handleKey(event, index)}
            >
              <GripVertical aria-hidden="true" size={20} />
              <span className="sr-only">{t("dragHandle", { number: index + 1, title: step.title || step.verb })}</span>
            </button>
            <span className="min-w-0 grow text-sm">
              <span className="text-muted">{fill(labels.stepNumber, { number: index + 1 })} </span>
              <span lang={lang} className="block truncate font-medium">
                {step.verb || step.title || "…"}
              </span>
            </span>
            {hasAISupport(step) ? (
              <Bot aria-label={labels.aiSupport} role="img" size={20} className="shrink-0 text-ai" />
            ) : (
              <PenLine aria-label={labels.independentWork} role="img" size={20} className="shrink-0 text-own" />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
