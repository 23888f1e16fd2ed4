/** The prompt that a teacher pastes into a chatbot: shown, copied, or copied on the way to a chatbot. */
import { brand } from "@thinkshore/core/brand";
import { ExternalLink } from "lucide-react";
import { useText } from "../../i18n/language-provider.tsx";
import { common } from "../../i18n/messages/en/common.ts";
import { results } from "../../i18n/messages/en/results.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { useToast } from "../../ui/toasts.tsx";

export function BotPromptPanel({ prompt, lang }: { prompt: string; lang: string }) {
  const t = useText(results);
  const shell = useText(common);
  const showToast = useToast();
  const onFailure = () => showToast({ title: t("copyFailed"), tone: "error" });

  /** The plain page, never a prefilled address: long prompts break it, and some chatbots run it at once. */
  async function copyAndOpen(href: string) {
    try {
      await navigator.clipboard.writeText(prompt);
      showToast({ title: t("pasteThere") });
    } catch {
      onFailure();
    }
    window.open(href, "_blank", "noopener,noreferrer");
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="prose-measure">{t("botPromptHint")}</p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={prompt} labels={{ copy: t("copy"), copied: t("copied") }} onFailure={onFailure} />
        {brand.chatbots.map(({ name, href }) => (
          <button key={name} type="button" className="button button-quiet" onClick={() => void copyAndOpen(href)}>
            {t("copyAndOpen", { name })}
            <ExternalLink aria-hidden="true" size={16} />
            <span className="sr-only">{shell("opensNewTab")}</span>
          </button>
        ))}
      </div>
      <p lang={lang} className="whitespace-pre-wrap rounded-control border border-divider bg-bg p-4 text-sm">
        {prompt}
      </p>
    </div>
  );
}
