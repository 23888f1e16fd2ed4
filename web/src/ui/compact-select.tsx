/** A small select for the header: the browser's own list, lying over a label and an icon of ours. */
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

interface Option {
  value: string;
  label: string;
  lang?: string;
}

interface CompactSelectProps {
  label: string;
  icon: ReactNode;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  iconOnly?: boolean;
}

export function CompactSelect({ label, icon, value, options, onChange, iconOnly = false }: CompactSelectProps) {
  const current = options.find((option) => option.value === value);
  return (
    <label className="relative flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control border border-control px-2.5 text-text has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-[var(--focus)] has-[:focus-visible]:outline-offset-2 hover:bg-tint">
      {icon}
      <span className="sr-only">{label}</span>
      {!iconOnly && (
        <>
          <span aria-hidden="true" lang={current?.lang} className="max-w-28 truncate text-sm">
            {current?.label}
          </span>
          <ChevronDown aria-hidden="true" size={16} />
        </>
      )}
      <select
        className="after-first-paint absolute inset-0 h-full w-full cursor-pointer bg-surface text-text opacity-0"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
