/** Adding, removing and moving steps: what happened is announced, and the focus stays with the step. */
import { fill } from "@thinkshore/core/language/fill";
import type { Words } from "@thinkshore/core/language/words/words";
import { placementOf, rolesOf } from "@thinkshore/core/routine/routine-context";
import { useMemo, useState } from "react";
import { useText } from "../../i18n/language-provider.tsx";
import { edit } from "../../i18n/messages/en/edit.ts";
import { addStep, type Draft, duplicateStep, moveStep, removeStep, switchAI } from "./draft.ts";
import type { StepMoves } from "./step-editor.tsx";
import type { EditorActions } from "./use-editor.ts";

interface Moves extends StepMoves {
  add: () => void;
}

export function focusStep(place: number): void {
  requestAnimationFrame(() => {
    const steps = document.querySelectorAll<HTMLElement>("[data-step]");
    const step = steps[Math.min(place, steps.length - 1)];
    step?.querySelector<HTMLElement>("textarea")?.focus();
  });
}

/** @param words of the routine's language: a new step speaks it */
export function useStepMoves(actions: EditorActions, total: number, words: Words): [Moves, announcement: string] {
  const t = useText(edit);
  const [announcement, announce] = useState("");
  const moves = useMemo<Moves>(
    () => ({
      move: (from, to) => {
        if (to < 0 || to >= total) return;
        actions.apply("steps", (draft) => moveStep(draft, from, to));
        announce(t("stepMoved", { number: to + 1, total }));
      },
      duplicate: (index) => {
        actions.apply("steps", (draft) => duplicateStep(draft, index));
        announce(t("stepAdded", { number: index + 2 }));
        focusStep(index + 1);
      },
      remove: (index) => {
        actions.apply("steps", (draft) => removeStep(draft, index));
        announce(t("stepRemoved", { number: index + 1 }));
        focusStep(index);
      },
      add: () => {
        actions.apply("steps", (draft) => addStep(draft, words.view.independent));
        announce(t("stepAdded", { number: total + 1 }));
        focusStep(total);
      },
      switchAI: (index) =>
        actions.apply("ai", (draft) =>
          switchAI(draft, index, { withAI: describeAI(draft, words), without: words.view.independent }),
        ),
    }),
    [actions, total, words, t],
  );
  return [moves, announcement];
}

function describeAI({ context }: Draft, words: Words): string {
  return fill(words.view.aiRole[placementOf(context)], { roles: rolesOf(context, words) });
}
