/** Where the focus goes when the card that held it is gone: to the next card, else to the page's heading. */
export function focusAfterRemoval(ids: readonly string[]): () => void {
  const removed = new Set(ids);
  const cards = [...document.querySelectorAll<HTMLElement>("[data-routine]")];
  const first = cards.findIndex((card) => removed.has(card.dataset.routine ?? ""));
  const staying = (card: HTMLElement) => !removed.has(card.dataset.routine ?? "");
  const next = cards.slice(first).find(staying) ?? cards.slice(0, first).findLast(staying);
  const nextId = next?.dataset.routine;
  return () =>
    requestAnimationFrame(() => {
      const card = [...document.querySelectorAll<HTMLElement>("[data-routine]")].find(
        (candidate) => candidate.dataset.routine === nextId,
      );
      (card?.querySelector<HTMLElement>("a") ?? document.querySelector("h1"))?.focus();
    });
}
