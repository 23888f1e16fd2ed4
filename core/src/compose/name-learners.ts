/** Learners called by the word for their age, where a language has one: 児童 in primary school, 学生 at university. */
import type { GradeBand } from "../wizard/recognise.ts";
import type { Material } from "./material/material.ts";

const named = new WeakMap<Material, Map<GradeBand, Material>>();

function replaceWords(value: unknown, words: readonly (readonly [string, string])[]): unknown {
  if (typeof value === "string") return words.reduce((text, [from, to]) => text.replaceAll(from, to), value);
  if (Array.isArray(value)) return value.map((part) => replaceWords(part, words));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaceWords(part, words)]));
}

/** The same material for the same band, made once; what the teacher typed is not in it and stays as it is. */
export function nameLearners(material: Material, band: GradeBand | undefined): Material {
  const words = band && material.learners?.[band];
  if (!words) return material;
  const known = named.get(material) ?? new Map<GradeBand, Material>();
  named.set(material, known);
  const made = known.get(band) ?? (replaceWords(material, Object.entries(words)) as Material);
  known.set(band, made);
  return made;
}
