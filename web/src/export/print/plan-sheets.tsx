/** The teacher plan: measured once, then laid out as whole pages, each with its number. */
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { type FittedPlan, fitPlan, sum } from "./fit.ts";
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
    onFitted(sum(fitted.sheets));
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
  // Where a step flows on, the paper in the printer decides how many sheets it takes.
  const hasNumbers = plan.sheets.every((count) => count === 1);
  return plan.pages.map((indices, page) => (
    <section key={indices[0]} className={plan.sheets[page] === 1 ? "sheet" : "sheet sheet-long"} style={size}>
      <div className="sheet-grow">
        {indices.map((index) => (
          <div key={blocks[index]?.key} className="sheet-block">
            {blocks[index]?.content}
          </div>
        ))}
      </div>
      <footer className="sheet-foot">
        <span className="sheet-foot-title">{sheets.document.title}</span>
        {hasNumbers && <span>{sheets.text("page", { page: page + 1, total: plan.pages.length })}</span>}
      </footer>
    </section>
  ));
}
