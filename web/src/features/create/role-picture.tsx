/** What AI does in a role: the student's work dashed, the AI's part filled in green. */
import type { Role } from "@thinkshore/core/wizard/catalog";
import type { ReactNode } from "react";

const own = { fill: "none", stroke: "var(--control)", strokeWidth: 2, strokeDasharray: "3.2 2.4" };
const ownLine = { fill: "none", stroke: "var(--control)", strokeWidth: 2, strokeLinecap: "round" as const };
const ai = { fill: "var(--ai-border)" };
const aiLine = {
  fill: "none",
  stroke: "var(--ai-border)",
  strokeWidth: 2.5,
  strokeLinecap: "round" as const,
  strokeLinejoin: "round" as const,
};
const onAI = { ...aiLine, stroke: "var(--surface)", strokeWidth: 2.25 };

const PICTURES: Record<Role, ReactNode> = {
  // A question beside the student's next step.
  coach: (
    <>
      <path {...own} d="M4 36V28h10v-7h10v-7" />
      <path {...ai} d="M24 4h16a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-6l-5 5v-5h-5Z" />
      <path {...onAI} d="M31 9.8a3 3 0 1 1 3.6 3c-.5.2-.6.5-.6 1.2M34 17.4v.1" />
    </>
  ),
  // A page that the student checks.
  "content-provider": (
    <>
      <path {...ai} d="M6 5h18v26a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3Z" />
      <path {...onAI} d="M11 12h8M11 18h8M11 24h5" />
      <rect {...own} x="28" y="16" width="16" height="18" rx="3" />
      <path {...ownLine} d="m32 25 3 3 5-6" />
    </>
  ),
  // New ideas below the student's own list.
  "idea-generator": (
    <>
      <rect {...own} x="4" y="4" width="30" height="32" rx="4" />
      <path {...ownLine} d="M10 12h18M10 19h18" />
      <path {...aiLine} d="M10 27h11" />
      <path {...ai} d="m37 15 2.4 6.6L46 24l-6.6 2.4L37 33l-2.4-6.6L28 24l6.6-2.4Z" />
    </>
  ),
  // One strength and one weak spot in a draft.
  "feedback-provider": (
    <>
      <rect {...own} x="4" y="4" width="28" height="32" rx="4" />
      <path {...ownLine} d="M10 12h10M10 20h14M10 28h10" />
      <circle {...ai} cx="34" cy="12" r="8" />
      <circle {...ai} cx="34" cy="29" r="8" />
      <path {...onAI} d="M30.5 12h7M34 8.5v7M30.5 29h7" />
    </>
  ),
  // The same thing seen from the other side.
  "perspective-taker": (
    <>
      <rect {...own} x="18" y="13" width="13" height="13" rx="3" />
      <path {...ownLine} d="M3 19.5h8M8 16l3.5 3.5L8 23" />
      <circle {...ai} cx="42" cy="8" r="5" />
      <path {...aiLine} d="m39 14-4 5m-.5-5.5L34.5 19.5l6-1.5" />
    </>
  ),
  // Scattered ideas, grouped.
  synthesizer: (
    <>
      <path
        {...aiLine}
        d="M14 7c7 0 12 3 12 9s-5 10-12 10S3 22 3 16 7 7 14 7ZM35 15c6 0 10 3.5 10 9s-4 9-10 9-9-3.5-9-9 3-9 9-9Z"
      />
      {[
        [9, 14],
        [17, 13],
        [13, 20],
        [33, 22],
        [39, 25],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2.5" fill="var(--control)" />
      ))}
    </>
  ),
  // A counter-argument against the student's claim.
  challenger: (
    <>
      <path {...own} d="M14 4 25 8v9c0 9-5 14-11 18C8 31 3 26 3 17V8Z" />
      <path {...aiLine} d="M45 19H31M36 13.5 30 19l6 5.5" />
    </>
  ),
};

export function RolePicture({ role }: { role: Role }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 40" width="48" height="40">
      {PICTURES[role]}
    </svg>
  );
}
