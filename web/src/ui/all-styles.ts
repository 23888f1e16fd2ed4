/** The welcome comes with those styles alone that it can use itself; whatever is shown after it asks for all of them first. */
let loading: Promise<void> | undefined;

export function loadAllStyles(): Promise<void> {
  // There is no document where the pages are rendered ahead.
  const left = globalThis.document?.querySelector<HTMLLinkElement>("link[data-all-styles]");
  // Any other page has them from the start.
  if (!left) return Promise.resolve();
  loading ??= append(left.href).catch((failure: unknown) => {
    loading = undefined;
    throw failure;
  });
  return loading;
}

function append(href: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error("The styles could not be loaded"));
    };
    document.head.append(link);
  });
}
