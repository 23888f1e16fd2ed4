/** A list of texts: Enter adds a line, Backspace in an empty one removes it. */
import { Plus, X } from "lucide-react";
import { type KeyboardEvent, memo, useEffect, useId, useRef } from "react";
import { useText } from "../../i18n/language-provider.tsx";
import { edit } from "../../i18n/messages/en/edit.ts";
import { GrowingText } from "../../ui/growing-text.tsx";

interface ListEditorProps {
  label: string;
  lang: string;
  texts: readonly string[];
  onType: (texts: readonly string[], before: string, after: string) => void;
  onChange: (texts: readonly string[]) => void;
}

export const ListEditor = memo(function ListEditor({ label, lang, texts, onType, onChange }: ListEditorProps) {
  const t = useText(edit);
  const labelId = useId();
  const list = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number>(undefined);

  useEffect(() => {
    if (focusAt.current === undefined || texts.length === 0) return;
    list.current?.querySelectorAll("textarea")[Math.min(focusAt.current, texts.length - 1)]?.focus();
    focusAt.current = undefined;
  }, [texts]);

  function add(index: number) {
    focusAt.current = index;
    onChange([...texts.slice(0, index), "", ...texts.slice(index)]);
  }

  function remove(index: number) {
    focusAt.current = Math.max(0, index - 1);
    onChange(texts.filter((_, position) => position !== index));
  }

  function handleKey(event: KeyboardEvent, index: number) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      add(index + 1);
    }
    if (event.key === "Backspace" && texts[index] === "" && texts.length > 1) {
      event.preventDefault();
      remove(index);
    }
  }

  return (
    <fieldset aria-labelledby={labelId}>
      <p id={labelId} className="mb-1 font-medium text-sm">
        {label}
      </p>
      <ul ref={list} className="flex flex-col gap-2">
        {[...texts.entries()].map(([index, text]) => (
          <li key={index} className="flex items-start gap-1">
            <div className="min-w-0 grow">
              <GrowingText
                label={t("line", { label, number: index + 1 })}
                isLabelHidden
                lang={lang}
                value={text}
                onChange={(after) =>
                  onType(
                    texts.map((line, position) => (position === index ? after : line)),
                    text,
                    after,
                  )
                }
                onKeyDown={(event) => handleKey(event, index)}
              />
            </div>
            <button type="button" className="button button-quiet px-2.5" onClick={() => remove(index)}>
              <X aria-hidden="true" size={20} />
              <span className="sr-only">{t("removeLine", { number: index + 1 })}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button button-quiet mt-1" onClick={() => add(texts.length)}>
        <Plus aria-hidden="true" size={20} />
        {t("addLine")}
        <span className="sr-only">
          {": "}
          {label}
        </span>
      </button>
    </fieldset>
  );
});
