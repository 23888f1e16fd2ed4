/** The minutes of all steps, held against the time frame. */
import { readTimeBudget } from "@thinkshore/core/quality/time-budget";
import type { Step } from "@thinkshore/core/routine/routine";
import { Clock } from "lucide-react";
import { useText } from "../../i18n/language-provider.tsx";
import { edit } from "../../i18n/messages/en/edit.ts";

interface MinutesSumProps {
  steps: readonly Step[];
  timeFrame: string;
}

export function MinutesSum({ steps, timeFrame }: MinutesSumProps) {
  const t = useText(edit);
  const total = steps.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  const budget = readTimeBudget(timeFrame);
  const range = { min: Math.ceil(budget.min), max: Math.floor(budget.max) };
  const isOff = total < range.min || total > range.max;
  return (
    <div className={`flex items-start gap-2 text-sm ${isOff ? "text-notice" : "text-text"}`}>
      <Clock aria-hidden="true" size={20} className="shrink-0" />
      <p>
        <span className="block font-medium text-base">{t.plural("minutesTotal", total)}</span>
        {!isOff && t("minutesFit", range)}
        {total > range.max && t("minutesOver", { ...range, n: total - range.max })}
        {total < range.min && t("minutesUnder", { ...range, n: range.min - total })}
      </p>
    </div>
  );
}
