/** The teacher plan: measured once, then laid out as whole pages, each with its number. */
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { type FittedPlan, fitPlan } from "./fit.ts";
import { listPlanBlocks } from "./plan-blocks.tsx";
import type { PreparedSheets } from "./prepare-sheets.ts";

interface SheetsProps {
  sheets: PreparedSheets;
  onFitted: (pages: number) => void;
}

export function PlanSheets({ sheets, onFitted }: SheetsProps) {
  const blocks = useMemo(() => listPlanBlocks(sheets.document), [sheets]);
  const column = useRef<HTMLDivElement>(null);
  const [plan, setPlan] = useState<FittedPlan>();

  useLayoutEffect(() => {
    if (plan || !column.current) return;
    const fitted = fitPlan(
      column.current,
      blocks.map(({ keepWithNext }) => keepWithNext),
    );
    setPlan(fitted);
    onFitted(fitted.pages.length);
  }, [plan, blocks, onFitted]);

  if (!plan) {
    return (
      <div ref={column} className="sheet-column">
        {blocks.map(({ key, content }) => (
          <div key={key} className="sheet-block">
            {content}
          </div>
        ))}
      </div>
    );
  }
  const size = { "--sheet-size": `${plan.points}pt` } as React.CSSProperties;
  return plan.pages.map((indices, page) => (
    <section key={indices[0]} className="sheet" style={size}>
      <div className="sheet-grow">
        {indices.map((index) => (
          <div key={blocks[index]?.key} className="sheet-block">
            {blocks[index]?.content}
          </div>
        ))}
      </div>
      <footer className="sheet-foot">
        <span className="sheet-foot-title">{sheets.document.title}</span>
        <span>{sheets.text("page", { page: page + 1, total: plan.pages.length })}</span>
      </footer>
    </section>
  ));
}
