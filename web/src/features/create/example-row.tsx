/** A row of ready lessons that fill the fields; what stood there before comes back with one press. */
import type { DraftForm } from "@thinkshore/core/wizard/form-data";
import { Dices } from "lucide-react";
import { useState } from "react";
import { changeForm, readDraft } from "../../data/draft.ts";
import { useText } from "../../i18n/language-provider.tsx";
import { wizard } from "../../i18n/messages/en/wizard.ts";
import { pickIndex } from "./surprise.ts";
import { type Lesson, useExamples } from "./use-examples.ts";

const CHIP =
  "min-h-11 cursor-pointer rounded-control border border-control bg-surface px-3 py-1.5 text-left text-sm leading-snug hover:bg-tint";

export function ExampleRow() {
  const t = useText(wizard);
  const examples = useExamples();
  const [before, setBefore] = useState<DraftForm>();

  function fill(lesson: Lesson | undefined) {
    if (!lesson) return;
    setBefore(readDraft().form);
    changeForm(lesson);
  }

  return (
    <section aria-labelledby="examples-title">
      <div className="mb-1.5 flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <h2 id="examples-title" className="font-medium text-sm">
          {t("examplesTitle")}
        </h2>
        <p role="status" className="text-muted text-sm">
          {before && t("exampleFilled")}
          {before && (
            <button
              type="button"
              className="ml-2 min-h-8 cursor-pointer px-2 font-medium text-primary underline"
              onClick={() => {
                changeForm(before);
                setBefore(undefined);
              }}
            >
              {t("undo")}
            </button>
          )}
        </p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {examples.map(({ name, lesson }) => (
          <li key={name} className="flex">
            <button
              type="button"
              className={`${CHIP} flex flex-col items-start justify-center`}
              onClick={() => fill(lesson)}
            >
              <span className="font-medium">{name}</span>
              <span className="text-muted">{lesson.subject}</span>
            </button>
          </li>
        ))}
        <li className="flex">
          <button
            type="button"
            className={`${CHIP} flex items-center gap-2 font-medium text-primary`}
            onClick={() => fill(examples[pickIndex(examples.length)]?.lesson)}
          >
            <Dices aria-hidden="true" size={20} />
            {t("surprise")}
          </button>
        </li>
      </ul>
    </section>
  );
}
