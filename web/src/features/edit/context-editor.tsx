/** The lesson around the routine: the choices and the context that were given in the wizard. */
import type { RoutineContext } from "@thinkshore/core/routine/routine-context";
import { PLACEMENTS, ROLES, THINKING_TYPES } from "@thinkshore/core/wizard/catalog";
import { AREA_LIMIT, LINE_LIMIT } from "@thinkshore/core/wizard/form-data";
import { normaliseType } from "@thinkshore/core/wizard/legacy-types";
import { normalisePlacement } from "@thinkshore/core/wizard/placements";
import { normaliseRole } from "@thinkshore/core/wizard/roles";
import { memo, useId } from "react";
import { useText } from "../../i18n/language-provider.tsx";
import { edit } from "../../i18n/messages/en/edit.ts";
import { useWords } from "../../i18n/use-words.ts";
import { GrowingText } from "../../ui/growing-text.tsx";
import { setContext } from "./draft.ts";
import type { EditorActions } from "./use-editor.ts";

interface ContextEditorProps {
  context: RoutineContext;
  lang: string;
  actions: EditorActions;
}

export const ContextEditor = memo(function ContextEditor({ context, lang, actions }: ContextEditorProps) {
  const words = useWords();
  const { document: labels } = words;
  const text = (part: keyof Omit<RoutineContext, "aiRoles">, label: string, limit: number) => (
    <GrowingText
      label={label}
      lang={lang}
      isLine={limit === LINE_LIMIT}
      maxLength={Math.max(limit, context[part].length)}
      value={context[part]}
      onChange={(value) =>
        actions.type(`context.${part}`, context[part], value, (draft) => setContext(draft, { [part]: value }))
      }
    />
  );
  const choose = (part: Partial<RoutineContext>) =>
    actions.apply(`context.${Object.keys(part).join()}`, (draft) => setContext(draft, part));
  const type = normaliseType(context.thinkingType);
  const [firstRole = ""] = context.aiRoles;

  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 md:grid-cols-3">
        <Choice
          label={labels.thinkingType}
          value={type ?? context.thinkingType}
          options={THINKING_TYPES.map((id) => ({ value: id, name: words.types[id].name }))}
          otherName={type && type in words.olderTypes ? words.olderTypes[type as "creative"] : context.thinkingType}
          onChange={(thinkingType) => choose({ thinkingType })}
        />
        <Choice
          label={labels.aiPlacement}
          value={normalisePlacement(context.aiPlacement) ?? context.aiPlacement}
          options={PLACEMENTS.map((id) => ({ value: id, name: words.placements[id].name }))}
          otherName={context.aiPlacement}
          onChange={(aiPlacement) => choose({ aiPlacement })}
        />
        <Choice
          label={labels.aiRoles}
          value={normaliseRole(firstRole) ?? firstRole}
          options={ROLES.map((id) => ({ value: id, name: words.roles[id].name }))}
          otherName={firstRole}
          onChange={(role) => choose({ aiRoles: [role, ...context.aiRoles.slice(1)] })}
        />
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        {text("gradeLevel", labels.gradeLevel, LINE_LIMIT)}
        {text("subject", labels.subjectArea, LINE_LIMIT)}
        {text("timeFrame", labels.timeFrame, LINE_LIMIT)}
      </div>
      {text("purpose", labels.learningObjectives, AREA_LIMIT)}
      <div className="grid gap-4 md:grid-cols-2">
        {text("standards", labels.standards, AREA_LIMIT)}
        {text("skills", labels.keySkills, AREA_LIMIT)}
      </div>
      {text("additionalContext", labels.additionalContext, AREA_LIMIT)}
    </div>
  );
});

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; name: string }[];
  /** The name of a stored value that is not among the options. */
  otherName: string;
  onChange: (value: string) => void;
}

function Choice({ label, value, options, otherName, onChange }: ChoiceProps) {
  const t = useText(edit);
  const id = useId();
  const isOther = !options.some((option) => option.value === value);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      <select id={id} className="field cursor-pointer" value={value} onChange={(event) => onChange(event.target.value)}>
        {isOther && <option value={value}>{otherName || t("notChosen")}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
