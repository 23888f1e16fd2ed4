/** Where AI sits: three steps on a line, the one with AI filled; a movable one when the place is flexible. */
import type { Placement } from "@thinkshore/core/wizard/catalog";

const CENTRES = [9, 32, 55] as const;
const AI_AT: Record<Placement, number> = { beginning: 0, middle: 1, end: 2, flexible: 1 };

export function PlacementPicture({ placement }: { placement: Placement }) {
  const isFlexible = placement === "flexible";
  return (
    <svg aria-hidden="true" viewBox="0 0 64 40" width="64" height="40">
      <path d="M9 16H55" stroke="var(--divider)" strokeWidth="2.5" />
      {CENTRES.map((x, index) =>
        index === AI_AT[placement] ? (
          <circle key={x} cx={x} cy="16" r="8" fill="var(--ai-border)" stroke="var(--ai-border)" strokeWidth="2" />
        ) : (
          <circle
            key={x}
            cx={x}
            cy="16"
            r="7.5"
            fill="var(--surface)"
            stroke={isFlexible ? "var(--ai-border)" : "var(--control)"}
            strokeWidth="2"
            strokeDasharray="3.2 2.4"
          />
        ),
      )}
      {isFlexible && (
        <path
          d="M12 34H52M16 30l-4 4 4 4M48 30l4 4-4 4"
          fill="none"
          stroke="var(--ai-border)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
