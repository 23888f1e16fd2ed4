/** While a routine is being written: what is being written, how long it has taken, and a way to stop. */
import { LoaderCircle, WifiOff } from "lucide-react";
import { useText } from "../../i18n/language-provider.tsx";
import { wizard } from "../../i18n/messages/en/wizard.ts";
import { countFinished, findCurrentPath, listExpectedPaths } from "./generation-progress.ts";
import { cancel, type Generation } from "./generation-store.ts";
import { useElapsed } from "./use-elapsed.ts";
import { usePaced } from "./use-paced.ts";
import { usePartNames } from "./use-part-names.ts";

const STATUS_PACE_MS = 5000;

export function ProgressPanel({ generation }: { generation: Extract<Generation, { phase: "running" }> }) {
  const t = useText(wizard);
  const nameOf = usePartNames();
  const { order, sections, startedAt, isConnected } = generation;
  const expected = listExpectedPaths(order.request.formData.timeFrame);
  const current = findCurrentPath(expected, sections);
  const finished = countFinished(expected, sections);
  const writing = current === undefined ? t("checking") : t("writing", { part: nameOf(current) });
  const progress = t("progress", { done: finished, total: expected.length });
  const lost = isConnected ? undefined : t("reconnecting");
  const status = usePaced(lost ?? `${writing} ${progress}`, STATUS_PACE_MS);
  const elapsed = useElapsed(startedAt);

  return (
    <section aria-labelledby="progress-title" className="card no-print p-4">
      <p role="status" className="sr-only">
        {status}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {lost ? (
          <WifiOff aria-hidden="true" size={24} className="shrink-0 text-notice" />
        ) : (
          <LoaderCircle
            aria-hidden="true"
            size={24}
            className="shrink-0 animate-spin text-primary motion-reduce:animate-none"
          />
        )}
        <div className="min-w-0 grow basis-56">
          <h2 id="progress-title" className="text-base">
            {t("generatingMessage")}
          </h2>
          <p className="text-muted text-sm">{lost ?? writing}</p>
        </div>
        <p className="text-muted text-sm tabular-nums">
          <span className="sr-only">{t("elapsed")} </span>
          <span role="timer">{elapsed}</span>
        </p>
        <button type="button" className="button button-secondary" onClick={cancel}>
          {t("cancel")}
        </button>
      </div>
      <progress
        aria-label={progress}
        max={expected.length}
        value={finished}
        className="mt-3 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-tint accent-primary [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-tint [&::-webkit-progress-value]:bg-primary [&::-webkit-progress-value]:transition-[width]"
      />
    </section>
  );
}
