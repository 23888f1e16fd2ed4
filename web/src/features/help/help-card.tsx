/** One card of advice: a heading, a line on what it is for, and the points. */
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";

interface HelpCardProps {
  icon: LucideIcon;
  title: string;
  intro: string;
  points: readonly string[];
  ordered?: boolean;
  children?: ReactNode;
}

export function HelpCard({ icon: Icon, title, intro, points, ordered = false, children }: HelpCardProps) {
  const headingId = useId();
  const List = ordered ? "ol" : "ul";
  return (
    <section aria-labelledby={headingId} className="card flex flex-col gap-4 p-6">
      <div className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-tint text-primary">
          <Icon aria-hidden="true" size={20} />
        </span>
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
      </div>
      <p className="text-muted">{intro}</p>
      <List className={`flex flex-col gap-3 pl-5 marker:text-primary ${ordered ? "list-decimal" : "list-disc"}`}>
        {points.map((point) => (
          <li key={point} className="pl-1">
            {point}
          </li>
        ))}
      </List>
      {children}
    </section>
  );
}
