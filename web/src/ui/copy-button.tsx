/** Copies a text and shows a check mark for two seconds. */
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { copyText } from "../data/share-clipboard.ts";

const CONFIRMED_FOR_MS = 2000;

interface CopyButtonProps {
  text: string;
  labels: { copy: string; copied: string };
  onFailure: () => void;
}

export function CopyButton({ text, labels, onFailure }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), CONFIRMED_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const Icon = isCopied ? Check : Copy;
  return (
    <button
      type="button"
      className="button button-secondary"
      onClick={async () => {
        if (await copyText(text)) setIsCopied(true);
        else onFailure();
      }}
    >
      <Icon aria-hidden="true" size={20} />
      <span aria-live="polite">{isCopied ? labels.copied : labels.copy}</span>
    </button>
  );
}
