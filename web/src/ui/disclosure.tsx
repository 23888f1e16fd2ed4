/** A collapsible section: the browser's own details element, so that find-in-page and print know it. */
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

interface DisclosureProps {
  title: ReactNode;
  icon?: ReactNode;
  open?: boolean;
  children: ReactNode;
}

export function Disclosure({ title, icon, open, children }: DisclosureProps) {
  return (
    <details className="card group" open={open}>
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-card px-5 py-3 font-medium hover:bg-tint [&::-webkit-details-marker]:hidden">
        {icon}
        <span className="grow">{title}</span>
        <ChevronDown aria-hidden="true" size={20} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-5 pt-1 pb-5">{children}</div>
    </details>
  );
}
