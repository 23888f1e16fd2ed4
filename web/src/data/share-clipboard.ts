/** Puts text on the clipboard, also where the page is served without encryption and the clipboard has no API. */

function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.className = "sr-only";
  // A modal dialog makes everything outside of it inert.
  const parent = document.querySelector("dialog[open]") ?? document.body;
  const focused = document.activeElement;
  parent.append(area);
  area.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
