/** A part of the prerendered page that React takes over after the rest, so that what a visitor presses first answers first. A press on it takes it over at once. */
import { type ReactNode, Suspense } from "react";

export function TakeOverLater({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
