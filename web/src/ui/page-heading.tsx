/** A page's h1: it names the browser tab, and takes the focus when the visitor has moved here from another page. */
import { brand } from "@thinkshore/core/brand";
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";

/** How often the visitor has moved to another page since the load; on the first page the focus stays where the browser put it. */
export const NavigationCount = createContext(0);

interface PageHeadingProps {
  children: ReactNode;
  /** The tab's title, where it differs from the heading. */
  title?: string;
  className?: string;
}

export function PageHeading({ children, title, className = "text-2xl md:text-3xl" }: PageHeadingProps) {
  const navigations = useContext(NavigationCount);
  const heading = useRef<HTMLHeadingElement>(null);
  const tabTitle = title ?? (typeof children === "string" ? children : undefined);

  useEffect(() => {
    if (tabTitle) document.title = `${tabTitle} · ${brand.name}`;
  }, [tabTitle]);

  useEffect(() => {
    if (navigations > 0) heading.current?.focus();
  }, [navigations]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
