/** A labelled text field that grows with its text. */
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface GrowingTextProps
  extends Pick<ComponentProps<"textarea">, "lang" | "maxLength" | "onKeyDown" | "onBlur" | "placeholder"> {
  label: ReactNode;
  /** For a label that stands elsewhere, such as a list's heading. */
  isLabelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  /** A line break is refused; long text still wraps. */
  isLine?: boolean;
  hint?: string;
}

const growsByItself = typeof CSS !== "undefined" && CSS.supports("field-sizing", "content");

export function GrowingText({
  label,
  isLabelHidden = false,
  value,
  onChange,
  isLine = false,
  hint,
  onKeyDown,
  ...rest
}: GrowingTextProps) {
  const id = useId();
  const hintId = useId();
  const area = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    const element = area.current;
    if (growsByItself || !element || value === undefined) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [value]);

  return (
    <div className="min-w-0">
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : "mb-1 block font-medium text-sm"}>
        {label}
      </label>
      <textarea
        {...rest}
        ref={area}
        id={id}
        rows={1}
        className="field field-sizing-content block resize-none"
        aria-describedby={hint === undefined ? undefined : hintId}
        value={value}
        onChange={(event) => onChange(isLine ? event.target.value.replace(/\s*\n\s*/g, " ") : event.target.value)}
        onKeyDown={(event) => {
          if (isLine && event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault();
          onKeyDown?.(event);
        }}
      />
      {hint !== undefined && (
        <p id={hintId} className="mt-1 text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
