/** A line of free text with suggestions: what was used lately first, then the usual ones. */
import { LINE_LIMIT } from "@thinkshore/core/wizard/form-data";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { CharacterCount } from "./character-count.tsx";
import { listSuggestions, type Suggestion } from "./suggestions.ts";

interface ComboBoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  recent?: readonly string[];
  recentLabel: string;
  options: readonly string[];
}

export function ComboBox({ label, value, onChange, recent = [], recentLabel, options }: ComboBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = listSuggestions(value, recent, options);
  const isShown = isOpen && suggestions.length > 0;

  function show() {
    setOpen(true);
    setActive(-1);
  }

  function choose(suggestion: Suggestion) {
    onChange(suggestion.text);
    setOpen(false);
    input.current?.focus();
  }

  function move(by: number) {
    if (!isShown) show();
    const from = isShown ? active : -1;
    const next = (from < 0 && by < 0 ? suggestions.length : from) + by;
    setActive((next + suggestions.length) % suggestions.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    // While Chinese, Japanese or Korean is being composed, these keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const chosen = isShown ? suggestions[active] : undefined;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (suggestions.length > 0) move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && chosen) choose(chosen);
    else if (event.key === "Escape" && isShown) setOpen(false);
    else return;
    event.preventDefault();
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      <div className="relative">
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-expanded={isShown}
          aria-controls={isShown ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          aria-describedby={`${id}-count`}
          maxLength={LINE_LIMIT}
          value={value}
          className="field max-md:scroll-mb-28 pr-10"
          onChange={(event) => {
            onChange(event.target.value);
            show();
          }}
          onClick={show}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="pointer-events-none absolute right-3 bottom-3 text-muted"
        />
        {isShown && (
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-control border border-control bg-surface py-1"
          >
            {suggestions.map((suggestion, index) => (
              <div
                key={suggestion.text}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={`flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 py-1.5 ${index === active ? "bg-tint outline-2 outline-primary -outline-offset-2" : "hover:bg-tint"}`}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion)}
                onKeyDown={onKeyDown}
              >
                <span className="min-w-0">{suggestion.text}</span>
                {suggestion.isRecent && <span className="shrink-0 text-muted text-sm">{recentLabel}</span>}
              </div>
            ))}
          </div>
        )}
      </div>
      <CharacterCount id={`${id}-count`} used={value.length} limit={LINE_LIMIT} />
    </div>
  );
}
