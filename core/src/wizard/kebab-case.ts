/** One spelling for ids and English labels: "contentProvider", "Content Provider" and "content-provider" are the same. */
export function kebabCase(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/&|\band\b/g, "-")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
