/** A small picture of what comes out: three steps, and in which one AI sits. */
import { Bot, PencilLine } from "lucide-react";
import { useText } from "../../i18n/language-provider.tsx";
import { create } from "../../i18n/messages/en/create.ts";

export function RoutinePreview() {
  const t = useText(create);
  const steps = [
    { verb: t("previewVerb1"), title: t("previewStep1"), usesAI: false },
    { verb: t("previewVerb2"), title: t("previewStep2"), usesAI: true },
    { verb: t("previewVerb3"), title: t("previewStep3"), usesAI: false },
  ];
  return (
    <figure className="after-first-paint card p-5 sm:p-6">
      <figcaption className="mb-4 text-muted text-sm">{t("previewLabel")}</figcaption>
      <ol className="flex flex-col">
        {steps.map(({ verb, title, usesAI }, index) => (
          <li key={verb} className="grid grid-cols-[2.25rem_1fr] gap-x-3">
            <div className="flex flex-col items-center">
              <span
                className={`grid size-9 place-items-center rounded-full border-2 font-semibold ${usesAI ? "border-ai-border border-solid bg-ai-bg text-ai" : "border-control border-dashed bg-surface text-text"}`}
              >
                {index + 1}
              </span>
              {index < steps.length - 1 && <span aria-hidden="true" className="w-0.5 grow bg-divider" />}
            </div>
            <div className={index < steps.length - 1 ? "pb-5" : ""}>
              <p className="font-semibold">{verb}</p>
              <p className="text-muted">{title}</p>
              <p
                className={`mt-2 inline-flex items-center gap-1.5 rounded-control border px-2 py-0.5 text-sm ${usesAI ? "border-ai-border bg-ai-bg text-ai" : "border-own-border border-dashed bg-own-bg text-own"}`}
              >
                {usesAI ? <Bot aria-hidden="true" size={16} /> : <PencilLine aria-hidden="true" size={16} />}
                {usesAI ? t("previewAI") : t("previewOwn")}
              </p>
              {usesAI && <p className="mt-2 text-muted text-sm italic">{t("previewPrompt")}</p>}
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}
