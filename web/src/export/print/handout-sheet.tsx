/** The student handout: one page with a name line, the steps, their questions, when AI is allowed, and lines to write on. */
import { brand } from "@thinkshore/core/brand";
import { fill } from "@thinkshore/core/language/fill";
import { aiRoleText } from "@thinkshore/core/routine/ai-role-text";
import { isTextRoutine, type Step } from "@thinkshore/core/routine/routine";
import { rolesOf } from "@thinkshore/core/routine/routine-context";
import type { StepMark } from "@thinkshore/core/routine/routine-view";
import { useLayoutEffect, useRef } from "react";
import { Emphasised } from "../../ui/emphasised.tsx";
import { fitHandout } from "./fit.ts";
import type { PreparedSheets } from "./prepare-sheets.ts";
import { SIGNS, withKeys } from "./signs.ts";

interface HandoutProps {
  sheets: PreparedSheets;
  onFitted: (pages: number) => void;
}

export function HandoutSheet({ sheets, onFitted }: HandoutProps) {
  const sheet = useRef<HTMLElement>(null);
  const { document, view, text } = sheets;
  useLayoutEffect(() => {
    if (sheet.current) onFitted(fitHandout(sheet.current));
  }, [onFitted]);

  return (
    <section ref={sheet} className="sheet handout">
      <h1 className="handout-title">
        <Emphasised text={document.title} />
      </h1>
      <div className="handout-names">
        <span>{text("studentName")}</span>
        <span>{text("className")}</span>
        <span>{text("date")}</span>
      </div>
      {isTextRoutine(view.routine) ? (
        <div className="handout-step">
          <p className="sheet-text">
            <Emphasised text={view.routine.content} />
          </p>
          <WritingLines />
        </div>
      ) : (
        view.routine.steps.map((step, index) => (
          <HandoutStep key={step.stepNumber} step={step} mark={view.marks[index] ?? "independent"} sheets={sheets} />
        ))
      )}
      <footer className="sheet-foot">
        <span className="sheet-grow">{text("privacyLine")}</span>
        <span>{brand.name}</span>
      </footer>
    </section>
  );
}

function HandoutStep({ step, mark, sheets }: { step: Step; mark: StepMark; sheets: PreparedSheets }) {
  const { words } = sheets;
  const allowed = describeAllowance(step, mark, sheets);
  const title = [step.verb.trim(), step.title.trim()].filter((part) => part !== "").join(words.punctuation.colon);
  const prompts = step.studentPrompts.filter((prompt) => prompt.trim() !== "");
  return (
    <div className={`handout-step sheet-${mark}`}>
      <h2 className="sheet-step-heading">
        <span>{step.stepNumber}</span>
        <span className="sheet-grow">
          <Emphasised text={title} />
        </span>
        {step.minutes !== undefined && (
          <span className="sheet-minutes">{fill(words.document.minutes, { minutes: step.minutes })}</span>
        )}
      </h2>
      <p className="handout-ai">
        <strong>{`${SIGNS[mark]} ${allowed.label}`}</strong>
        {allowed.text && <Emphasised text={` ${allowed.text}`} />}
      </p>
      <p className="sheet-text">
        <Emphasised text={step.studentAction.trim() || step.description.trim()} />
      </p>
      {withKeys(prompts).map(({ key, text: prompt }) => (
        <p key={key} className="sheet-bullet">
          <Emphasised text={prompt.trim()} />
        </p>
      ))}
      <WritingLines />
    </div>
  );
}

/** Whether AI may be used, and what it may do; a role that the text itself begins with is not named twice. */
function describeAllowance(step: Step, mark: StepMark, { words, view, text }: PreparedSheets) {
  if (mark === "independent") return { label: text("noAI"), text: "" };
  const role = rolesOf(view.context, words);
  const rule = aiRoleText(step.aiRole, words);
  if (mark === "optional") return { label: text("aiOptional", { role }), text: rule };
  const isNamed = rule.toLocaleLowerCase().startsWith(role.toLocaleLowerCase());
  const plain = `${text("aiAllowedPlain")}${words.punctuation.colon.trimEnd()}`;
  return { label: isNamed ? plain : text("aiAllowed", { role }), text: rule };
}

/** More than any page holds: as many show as there is room for. */
const LINES = Array.from({ length: 30 }, (_, line) => line);

function WritingLines() {
  return (
    <div className="handout-lines">
      {LINES.map((line) => (
        <div key={line} />
      ))}
    </div>
  );
}
