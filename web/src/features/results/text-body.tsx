/** A routine that came as plain text: title and overview above, the text as it was written. */
import type { TextRoutine } from "@thinkshore/core/routine/routine";
import { Emphasised } from "../../ui/emphasised.tsx";

export function TextBody({ routine, lang }: { routine: TextRoutine; lang: string }) {
  return (
    <div lang={lang} className="card prose-measure flex flex-col gap-4 p-6">
      {routine.overview && (
        <p className="text-muted">
          <Emphasised text={routine.overview} />
        </p>
      )}
      <p className="whitespace-pre-wrap">
        <Emphasised text={routine.content} />
      </p>
    </div>
  );
}
