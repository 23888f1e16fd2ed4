/** The web font comes last on a first visit: it is fetched when the page is at rest, and takes its place when it is here. */
import { useEffect } from "react";
import { whenIdle } from "../ui/when-idle.ts";

/** In styles.css, what the text asks for as long as the font is not declared, and what is declared under another name. */
const LATE_FONT = "Lexend Late";
const FONT = "Lexend Variable";

export function useWebFont(): void {
  useEffect(() => {
    if (document.documentElement.dataset.font !== undefined) return;
    return whenIdle(() => void addFont().catch((failure: unknown) => console.warn("The font was not loaded", failure)));
  }, []);
}

/** Declaring a font that is already here costs a layout; naming another font in the styles would restyle every element first. */
async function addFont(): Promise<void> {
  const faces = findFaces();
  await faces.find(({ unicodeRange }) => /^U\+0+-/i.test(unicodeRange))?.load();
  for (const face of faces) document.fonts.add(face);
}

/** The stylesheet's own declarations of the font, its parts for other alphabets included: these are fetched when a text needs them. */
function findFaces(): FontFace[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(
      ({ style }) =>
        (name: string) =>
          style.getPropertyValue(name),
    )
    .filter((read) => read("font-family").includes(FONT))
    .map(
      (read) =>
        new FontFace(LATE_FONT, read("src"), {
          weight: read("font-weight"),
          unicodeRange: read("unicode-range"),
          display: "swap",
        }),
    );
}
