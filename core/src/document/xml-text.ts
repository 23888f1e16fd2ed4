/** Text as an XML 1.0 file may hold it: what the format forbids is left out, what it reserves is escaped. */

// With the u flag half a surrogate pair counts as a character of its own, so that one which stands alone goes too.
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export function stripForXml(text: string): string {
  return text.replace(FORBIDDEN, "");
}

const RESERVED = /[&<>"]/;
const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Fit for an element's content and for an attribute in double quotes. */
export function toXmlText(text: string): string {
  const kept = stripForXml(text);
  if (!RESERVED.test(kept)) return kept;
  return kept.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}
