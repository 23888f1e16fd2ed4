/** Runs something when the page is at rest, so that it holds up neither a paint nor a click; gives back how to call it off. */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(run, 2000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: 4000 });
  return () => cancelIdleCallback(idle);
}
