/** Says whether AI helps in a step: green with a solid border, or red with a dashed one; label and icon differ too. */
import type { StepMark } from "@thinkshore/core/routine/routine-view";
import { Bot, PencilLine } from "lucide-react";
import { useText } from "../../i18n/language-provider.tsx";
import { results } from "../../i18n/messages/en/results.ts";
import { Emphasised } from "../../ui/emphasised.tsx";

export function AIBox({ mark, text, lang }: { mark: StepMark; text: string; lang: string }) {
  const t = useText(results);
  const isIndependent = mark === "independent";
  const label = { ai: t("aiSupport"), independent: t("independentWork"), optional: t("aiOptional") }[mark];
  const Icon = isIndependent ? PencilLine : Bot;
  return (
    <div
      className={`rounded-control border-2 px-4 py-3 ${isIndependent ? "border-own-border border-dashed bg-own-bg text-own" : "border-ai-border border-solid bg-ai-bg text-ai"}`}
    >
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden="true" size={20} className="shrink-0" />
        {label}
      </p>
      {text && (
        <p lang={lang} className="mt-1">
          <Emphasised text={text} />
        </p>
      )}
    </div>
  );
}
