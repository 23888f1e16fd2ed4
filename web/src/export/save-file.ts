/** Hands a file to the browser, which saves it where it saves downloads. */

/** Long enough for a slow device to begin saving before the memory is given back. */
const KEPT_FOR_MS = 60_000;

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR_MS);
}
