/** The composer's sentences in one language; only the language asked for is loaded. */
import type { Language } from "../language/languages.ts";
import type { Material } from "./material/material.ts";

const loaders: Record<Language, () => Promise<{ material: Material }>> = {
  en: () => import("./material/en.ts"),
  zh: () => import("./material/zh.ts"),
  ja: () => import("./material/ja.ts"),
  ko: () => import("./material/ko.ts"),
  vi: () => import("./material/vi.ts"),
  id: () => import("./material/id.ts"),
  es: () => import("./material/es.ts"),
  fr: () => import("./material/fr.ts"),
};

export async function loadMaterial(language: Language): Promise<Material> {
  return (await loaders[language]()).material;
}
