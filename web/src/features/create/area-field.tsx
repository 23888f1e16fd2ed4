/** A text area with its hint, and a counter once the limit comes near. */
import { AREA_LIMIT } from "@thinkshore/core/wizard/form-data";
import { useId } from "react";
import { CharacterCount } from "./character-count.tsx";

interface AreaFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

export function AreaField({ label, hint, value, onChange }: AreaFieldProps) {
  const id = useId();
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
      <CharacterCount id={`${id}-count`} used={value.length} limit={AREA_LIMIT} />
    </div>
  );
}
