/** The composer's sentences in one language; only the language asked for is loaded. */
import type { Language } from "../language/languages.ts";
import type { Material } from "./material/material.ts";

const loaders: Partial<Record<Language, () => Promise<{ material: Material }>>> = {
  en: () => import("./material/en.ts"),
  zh: () => import("./material/zh.ts"),
  ja: () => import("./material/ja.ts"),
  ko: () => import("./material/ko.ts"),
  vi: () => import("./material/vi.ts"),
  es: () => import("./material/es.ts"),
  fr: () => import("./material/fr.ts"),
  id: () => import("./material/id.ts"),
};

export const MATERIAL_LANGUAGES = Object.keys(loaders) as Language[];

export async function loadMaterial(language: Language): Promise<Material> {
  const load = loaders[language];
  if (!load) throw new Error(`The composer has no material in "${language}" yet.`);
  return (await load()).material;
}
