/** A text area with its hint, and a counter once the limit comes near. */
import { AREA_LIMIT } from "@thinkshore/core/wizard/form-data";
import { useId } from "react";
import { useText } from "../../i18n/language-provider.tsx";
import { wizard } from "../../i18n/messages/en/wizard.ts";

const NEAR = AREA_LIMIT * 0.8;

interface AreaFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

export function AreaField({ label, hint, value, onChange }: AreaFieldProps) {
  const t = useText(wizard);
  const id = useId();
  const left = AREA_LIMIT - value.length;
  return (
    <div>
      <label htmlFor={id} className="block font-medium text-sm">
        {label}
      </label>
      <p id={`${id}-hint`} className="mb-1 text-muted text-sm">
        {hint}
      </p>
      <textarea
        id={id}
        rows={3}
        maxLength={AREA_LIMIT}
        value={value}
        aria-describedby={`${id}-hint ${id}-count`}
        className="field max-md:scroll-mb-28 block min-h-20 resize-y"
        onChange={(event) => onChange(event.target.value)}
      />
      <p
        id={`${id}-count`}
        className={`text-right text-sm tabular-nums ${left === 0 ? "font-medium text-notice" : "text-muted"}`}
      >
        {value.length > NEAR && t.plural("charactersLeft", left)}
      </p>
    </div>
  );
}
