/** A routine's text for the screen: most have no bold part, and a plain text costs nothing to draw. */
import type { ReactNode } from "react";
import { Emphasised } from "../../ui/emphasised.tsx";

export function rich(text: string): ReactNode {
  return text.includes("*") ? <Emphasised text={text} /> : text;
}
