/** The teacher plan as a row of blocks, none of which is split over two pages. */
import type { Block, RoutineDocument, Section, SectionId } from "@thinkshore/core/document/routine-document";
import type { ReactNode } from "react";
import { Emphasised } from "../../ui/emphasised.tsx";
import { SIGNS, withKeys } from "./signs.ts";

export interface PlanBlock {
  key: string;
  keepWithNext: boolean;
  content: ReactNode;
}

/** A prompt to paste into a chatbot is of no use on paper; it stands on the routine's page and in the Word file. */
const LEFT_OUT: readonly SectionId[] = ["botPrompt"];

function Paragraph({ text, bullet = false }: { text: string; bullet?: boolean }) {
  return (
    <p className={bullet ? "sheet-bullet" : "sheet-text"}>
      <Emphasised text={text.trim()} />
    </p>
  );
}

/** A row of the step's card: what it is called, and what it says. */
function CardRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <div className="sheet-label">{label}</div>
      <div>{children}</div>
    </>
  );
}

/** Whether AI is part of the step is what the teacher looks for first. */
function boxFirst(blocks: readonly Block[]): Block[] {
  return [...blocks.filter(({ kind }) => kind === "box"), ...blocks.filter(({ kind }) => kind !== "box")];
}

function StepCard({ step }: { step: Extract<Block, { kind: "step" }> }) {
  return (
    <div className={`sheet-step sheet-${step.mark}`}>
      <h3 className="sheet-step-heading">
        <span>{step.number}</span>
        <span className="sheet-grow">
          <Emphasised text={step.heading} />
        </span>
        {step.minutes && <span className="sheet-minutes">{step.minutes}</span>}
      </h3>
      <div className="sheet-rows">
        {boxFirst(step.blocks).map((block) => {
          if (block.kind === "box") {
            return (
              <CardRow key={block.kind} label={`${SIGNS[block.mark]} ${block.label}`}>
                <Paragraph text={block.text} />
              </CardRow>
            );
          }
          if (block.kind === "labelled") {
            return (
              <CardRow key={block.label} label={block.label}>
                <Paragraph text={block.text} />
              </CardRow>
            );
          }
          if (block.kind === "list") {
            return (
              <CardRow key={block.kind} label={block.label ?? ""}>
                {withKeys(block.items).map(({ key, text }) => (
                  <Paragraph key={key} text={text} bullet />
                ))}
              </CardRow>
            );
          }
          return null;
        })}
      </div>
    </div>
  );
}

function ContextTable({ rows }: { rows: readonly { label: string; value: string }[] }) {
  return (
    <dl className="sheet-facts">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt className="sheet-label">{label}</dt>
          <dd className="sheet-text">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function listContents(block: Block): ReactNode[] {
  switch (block.kind) {
    case "paragraph":
      return [<Paragraph key="text" text={block.text} />];
    case "prewrapped":
      return withKeys(block.text.split(/\n/)).map(({ key, text }) => <Paragraph key={key} text={text || " "} />);
    case "list":
      return withKeys(block.items).map(({ key, text }) => <Paragraph key={key} text={text} bullet />);
    case "table":
      return [<ContextTable key="table" rows={block.rows} />];
    case "step":
      return [<StepCard key="step" step={block} />];
    default:
      return [];
  }
}

function listSection({ id, heading, blocks }: Section): PlanBlock[] {
  const title: PlanBlock[] =
    heading === undefined
      ? []
      : [{ key: id, keepWithNext: true, content: <h2 className="sheet-heading">{heading}</h2> }];
  const contents = blocks
    .flatMap(listContents)
    .map((content, index) => ({ key: `${id}-${index}`, keepWithNext: false, content }));
  return [...title, ...contents];
}

export function listPlanBlocks({ title, subtitle, sections }: RoutineDocument): PlanBlock[] {
  const head = (
    <div className="sheet-title">
      <h1>
        <Emphasised text={title} />
      </h1>
      <p>{subtitle}</p>
    </div>
  );
  return [
    { key: "title", keepWithNext: true, content: head },
    ...sections.filter(({ id }) => !LEFT_OUT.includes(id)).flatMap(listSection),
  ];
}
