/** Text whose single-asterisk parts are bold: elements, never HTML from text. */
import { parseEmphasis } from "@thinkshore/core/routine/emphasis";
import { Fragment } from "react";

export function Emphasised({ text }: { text: string }) {
  let offset = 0;
  return parseEmphasis(text).map((segment) => {
    const key = offset;
    offset += segment.text.length;
    return segment.bold ? <strong key={key}>{segment.text}</strong> : <Fragment key={key}>{segment.text}</Fragment>;
  });
}
