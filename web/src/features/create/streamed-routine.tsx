/** The routine as it arrives: whole sections take the place of their outlines, in the order in which they are read. */
import type { Language } from "@thinkshore/core/language/languages";
import { markStep } from "@thinkshore/core/routine/ai-support";
import { isTextRoutine, type Routine } from "@thinkshore/core/routine/routine";
import type { Placement } from "@thinkshore/core/wizard/catalog";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { useWordsOf } from "../../i18n/use-words.ts";
import { Emphasised } from "../../ui/emphasised.tsx";
import { assembleRoutine, listExpectedPaths, type PartialRoutine, type Sections } from "./generation-progress.ts";
import { StreamedStep } from "./streamed-step.tsx";

/** Below the fold it is laid out when it is scrolled to: the first screen does not wait for it. */
const LATER = "[contain-intrinsic-size:auto_14rem] [content-visibility:auto]";

export type StreamedRoutineProps = { language: Language; placement: Placement } & (
  | { routine: Routine }
  | { timeFrame: string; sections: Sections }
);

export function StreamedRoutine(props: StreamedRoutineProps) {
  const { language: shown } = useLanguage();
  const { language, placement } = props;
  const lang = language === shown ? undefined : language;
  if ("sections" in props) {
    const expected = listExpectedPaths(props.timeFrame);
    const routine = assembleRoutine(expected, props.sections);
    return <RoutineParts lang={lang} language={language} placement={placement} routine={routine} />;
  }
  if (!isTextRoutine(props.routine)) {
    return <RoutineParts lang={lang} language={language} placement={placement} routine={props.routine} />;
  }
  const { title, overview, content } = props.routine;
  return (
    <article lang={lang} className="card flex flex-col gap-3 p-5">
      <h2 className="text-xl">
        <Emphasised text={title} />
      </h2>
      {overview && (
        <p className="prose-measure">
          <Emphasised text={overview} />
        </p>
      )}
      <p className="prose-measure whitespace-pre-wrap">
        <Emphasised text={content} />
      </p>
    </article>
  );
}

interface RoutinePartsProps {
  lang: Language | undefined;
  language: Language;
  placement: Placement;
  routine: PartialRoutine;
}

function RoutineParts({ lang, language, placement, routine }: RoutinePartsProps) {
  const { document: labels } = useWordsOf(language);
  const places = routine.steps.map((step, index) => ({ path: `steps.${index}`, step }));
  return (
    <article lang={lang} className="card flex flex-col gap-5 p-5">
      {routine.title === undefined ? (
        <Outline lines={1} isHeading />
      ) : (
        <h2 className="text-xl">
          <Emphasised text={routine.title} />
        </h2>
      )}
      <div className="grid gap-5 lg:grid-cols-2">
        <TextPart title={labels.overview} text={routine.overview} lines={3} />
        <TextPart title={labels.purpose} text={routine.purpose} lines={3} />
      </div>
      <section>
        <h3 className="mb-2 text-base">{labels.steps}</h3>
        <ol className="flex flex-col gap-3">
          {places.map(({ path, step }) => (
            <li key={path} className={LATER}>
              {step ? (
                <StreamedStep step={step} mark={markStep(step, placement)} language={language} />
              ) : (
                <Outline lines={4} isBox />
              )}
            </li>
          ))}
        </ol>
      </section>
      <ListPart title={labels.samplePrompts} texts={routine.aiSamplePrompts} />
      <ListPart title={labels.assessment} texts={routine.assessmentOpportunities} />
      <TextPart title={labels.example} text={routine.exampleInAction} lines={3} />
      <ListPart title={labels.teacherNotes} texts={routine.teacherNotes} />
      <ListPart title={labels.variations} texts={routine.variations} />
    </article>
  );
}

function TextPart({ title, text, lines }: { title: string; text: string | undefined; lines: number }) {
  return (
    <section>
      <h3 className="mb-1 text-base">{title}</h3>
      {text === undefined ? (
        <Outline lines={lines} />
      ) : (
        <p className="prose-measure">
          <Emphasised text={text} />
        </p>
      )}
    </section>
  );
}

function ListPart({ title, texts }: { title: string; texts: readonly string[] | undefined }) {
  return (
    <section className={LATER}>
      <h3 className="mb-1 text-base">{title}</h3>
      {texts === undefined ? (
        <Outline lines={3} />
      ) : (
        <ul className="prose-measure flex list-disc flex-col gap-1 pl-5">
          {texts.map((text) => (
            <li key={text}>
              <Emphasised text={text} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const OUTLINE_WIDTHS = ["w-full", "w-11/12", "w-4/5", "w-2/3"];

/** The place that a section will take; about as high as the section, so that little moves. */
function Outline({ lines, isHeading = false, isBox = false }: { lines: number; isHeading?: boolean; isBox?: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={`flex flex-col gap-2 py-1 ${isBox ? "rounded-card border border-divider border-dashed p-4" : ""}`}
    >
      {OUTLINE_WIDTHS.slice(0, lines).map((width) => (
        <div key={width} className={`rounded bg-tint ${isHeading ? "h-7 max-w-md" : "h-4"} ${width}`} />
      ))}
    </div>
  );
}
