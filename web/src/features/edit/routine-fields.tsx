/** The routine's texts outside of its steps. */
import type { FullRoutine, Routine } from "@thinkshore/core/routine/routine";
import { memo, useCallback } from "react";
import { useText } from "../../i18n/language-provider.tsx";
import { edit } from "../../i18n/messages/en/edit.ts";
import { useWords } from "../../i18n/use-words.ts";
import { GrowingText } from "../../ui/growing-text.tsx";
import { setPart } from "./draft.ts";
import { ListEditor } from "./list-editor.tsx";
import type { EditorActions } from "./use-editor.ts";

interface FieldsProps<R> {
  routine: R;
  lang: string;
  actions: EditorActions;
}

interface PartTextProps {
  part: "title" | "overview" | "purpose" | "exampleInAction";
  label: string;
  value: string;
  lang: string;
  actions: EditorActions;
}

const PartText = memo(function PartText({ part, label, value, lang, actions }: PartTextProps) {
  return (
    <GrowingText
      label={label}
      lang={lang}
      isLine={part === "title"}
      value={value}
      onChange={(after) => actions.type(part, value, after, (draft) => setPart(draft, part, after))}
    />
  );
});

interface PartListProps {
  part: "aiSamplePrompts" | "assessmentOpportunities" | "teacherNotes" | "variations";
  label: string;
  texts: readonly string[];
  lang: string;
  actions: EditorActions;
}

const PartList = memo(function PartList({ part, label, texts, lang, actions }: PartListProps) {
  const type = useCallback(
    (lines: readonly string[], before: string, after: string) =>
      actions.type(part, before, after, (draft) => setPart(draft, part, [...lines])),
    [actions, part],
  );
  const change = useCallback(
    (lines: readonly string[]) => actions.apply(`${part}.lines`, (draft) => setPart(draft, part, [...lines])),
    [actions, part],
  );
  return <ListEditor label={label} lang={lang} texts={texts} onType={type} onChange={change} />;
});

export function BeginningFields({ routine, lang, actions }: FieldsProps<Routine>) {
  const t = useText(edit);
  const { document: labels } = useWords();
  const given = { lang, actions };
  return (
    <div className="flex flex-col gap-4">
      <PartText {...given} part="title" label={t("fieldTitle")} value={routine.title} />
      <PartText {...given} part="overview" label={labels.overview} value={routine.overview} />
      {"purpose" in routine && <PartText {...given} part="purpose" label={labels.purpose} value={routine.purpose} />}
    </div>
  );
}

export function FurtherFields({ routine, lang, actions }: FieldsProps<FullRoutine>) {
  const { document: labels } = useWords();
  const given = { lang, actions };
  return (
    <div className="flex flex-col gap-6">
      <PartList {...given} part="aiSamplePrompts" label={labels.samplePrompts} texts={routine.aiSamplePrompts} />
      <PartList
        {...given}
        part="assessmentOpportunities"
        label={labels.assessment}
        texts={routine.assessmentOpportunities}
      />
      <PartText {...given} part="exampleInAction" label={labels.example} value={routine.exampleInAction} />
      <PartList {...given} part="teacherNotes" label={labels.teacherNotes} texts={routine.teacherNotes} />
      <PartList {...given} part="variations" label={labels.variations} texts={routine.variations} />
    </div>
  );
}
