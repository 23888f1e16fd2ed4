/** The composer's sentences in one language; only the language asked for is loaded, and the youngest's only for them. */
import type { Language } from "../language/languages.ts";
import type { Material } from "./material/material.ts";
import type { Young } from "./material/young.ts";

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

const youngLoaders: Record<Language, () => Promise<{ young: Young }>> = {
  en: () => import("./material/en/young.ts"),
  zh: () => import("./material/zh/young.ts"),
  ja: () => import("./material/ja/young.ts"),
  ko: () => import("./material/ko/young.ts"),
  vi: () => import("./material/vi/young.ts"),
  id: () => import("./material/id/young.ts"),
  es: () => import("./material/es/young.ts"),
  fr: () => import("./material/fr/young.ts"),
};

export async function loadMaterial(language: Language, withYoung = true): Promise<Material> {
  if (!withYoung) return (await loaders[language]()).material;
  const [{ material }, { young }] = await Promise.all([loaders[language](), youngLoaders[language]()]);
  return { ...material, young };
}
