/** Step 5: the lesson, as far as the teacher wants to describe it. */
import { GRADE_LEVELS, SUBJECTS, TIME_FRAMES } from "@thinkshore/core/wizard/catalog";
import type { DraftForm } from "@thinkshore/core/wizard/form-data";
import { Lightbulb } from "lucide-react";
import { useMemo } from "react";
import { changeForm } from "../../data/draft.ts";
import { readRecent } from "../../data/draft-recent.ts";
import { useText } from "../../i18n/language-provider.tsx";
import { wizard } from "../../i18n/messages/en/wizard.ts";
import { useWords } from "../../i18n/use-words.ts";
import { AreaField } from "./area-field.tsx";
import { ComboBox } from "./combo-box.tsx";
import { ExampleRow } from "./example-row.tsx";
import { PersonalDataNote, PrivacyHint } from "./personal-data-note.tsx";
import { StepFrame } from "./step-frame.tsx";
import { useDraft } from "./use-draft.ts";

export function StepContext() {
  const t = useText(wizard);
  const { form } = useDraft();
  return (
    <StepFrame step={5} title={t("contextTitle")} hint={t("contextHint")}>
      <ExampleRow />
      <LessonLines form={form} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <LessonAreas form={form} />
          <PrivacyHint />
          <PersonalDataNote form={form} />
        </div>
        <Tips />
      </div>
    </StepFrame>
  );
}

function LessonLines({ form }: { form: DraftForm }) {
  const t = useText(wizard);
  const { document: labels, gradeLevels, subjects, timeFrames } = useWords();
  const recent = useMemo(readRecent, []);
  const recentLabel = t("recent");
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <ComboBox
        label={labels.gradeLevel}
        value={form.gradeLevel}
        recent={recent.grades}
        recentLabel={recentLabel}
        options={GRADE_LEVELS.map((id) => gradeLevels[id])}
        onChange={(gradeLevel) => changeForm({ gradeLevel })}
      />
      <ComboBox
        label={labels.subjectArea}
        value={form.subject}
        recent={recent.subjects}
        recentLabel={recentLabel}
        options={SUBJECTS.map((id) => subjects[id])}
        onChange={(subject) => changeForm({ subject })}
      />
      <ComboBox
        label={labels.timeFrame}
        value={form.timeFrame}
        recentLabel={recentLabel}
        options={TIME_FRAMES.map((id) => timeFrames[id])}
        onChange={(timeFrame) => changeForm({ timeFrame })}
      />
    </div>
  );
}

function LessonAreas({ form }: { form: DraftForm }) {
  const t = useText(wizard);
  const { document: labels } = useWords();
  const { objectives } = form;
  return (
    <div className="flex flex-col gap-2">
      <AreaField
        label={labels.learningObjectives}
        hint={t("purposeHint")}
        value={objectives.purpose}
        onChange={(purpose) => changeForm({ objectives: { ...objectives, purpose } })}
      />
      <AreaField
        label={labels.standards}
        hint={t("standardsHint")}
        value={objectives.standards}
        onChange={(standards) => changeForm({ objectives: { ...objectives, standards } })}
      />
      <AreaField
        label={labels.keySkills}
        hint={t("skillsHint")}
        value={objectives.skills}
        onChange={(skills) => changeForm({ objectives: { ...objectives, skills } })}
      />
      <AreaField
        label={labels.additionalContext}
        hint={t("additionalHint")}
        value={form.additionalContext}
        onChange={(additionalContext) => changeForm({ additionalContext })}
      />
    </div>
  );
}

function Tips() {
  const t = useText(wizard);
  const tips = [t("tip1"), t("tip2"), t("tip3"), t("tip4"), t("tip5")];
  return (
    <aside aria-labelledby="tips-title" className="card self-start p-4">
      <h2 id="tips-title" className="mb-2 flex items-center gap-2 text-base">
        <Lightbulb aria-hidden="true" size={20} className="text-primary" />
        {t("tipsTitle")}
      </h2>
      <ol className="flex list-decimal flex-col gap-2 pl-5 text-muted text-sm marker:font-semibold marker:text-primary">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ol>
    </aside>
  );
}
