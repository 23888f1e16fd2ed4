/** What a combo box offers for what has been typed so far. */

export interface Suggestion {
  text: string;
  isRecent: boolean;
}

function simplify(text: string): string {
  return text.trim().toLocaleLowerCase();
}

/** All of them while the field is empty or holds one of them whole (so that another can be picked); else those that contain the text. */
export function listSuggestions(
  typed: string,
  recent: readonly string[],
  options: readonly string[],
): readonly Suggestion[] {
  const all: Suggestion[] = [
    ...recent.map((text) => ({ text, isRecent: true })),
    ...options.filter((text) => !recent.includes(text)).map((text) => ({ text, isRecent: false })),
  ];
  const sought = simplify(typed);
  if (sought === "" || all.some(({ text }) => simplify(text) === sought)) return all;
  return all.filter(({ text }) => simplify(text).includes(sought));
}
