/** The prompt that a teacher pastes into a chatbot: shown, copied, or copied on the way to a chatbot. */
import { brand } from "@thinkshore/core/brand";
import { ExternalLink } from "lucide-react";
import { copyText } from "../../data/share-clipboard.ts";
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

  async function copy() {
    if (await copyText(prompt)) showToast({ title: t("pasteThere") });
    else onFailure();
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="prose-measure">{t("botPromptHint")}</p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={prompt} labels={{ copy: t("copy"), copied: t("copied") }} onFailure={onFailure} />
        {brand.chatbots.map(({ name, href }) => (
          // The plain page, never a prefilled address: long prompts break it, and some chatbots run it at once.
          // A link, since browsers block a window that is opened only after the copying.
          <a
            key={name}
            href={href}
            target="_blank"
            rel="noreferrer noopener"
            className="button button-quiet"
            onClick={() => void copy()}
          >
            {t("copyAndOpen", { name })}
            <ExternalLink aria-hidden="true" size={16} />
            <span className="sr-only">{shell("opensNewTab")}</span>
          </a>
        ))}
      </div>
      <p lang={lang} className="whitespace-pre-wrap rounded-control border border-divider bg-bg p-4 text-sm">
        {prompt}
      </p>
    </div>
  );
}
