/** Texts of the library of saved routines. */
import type { Translated } from "../../namespace.ts";
import type { library } from "../en/library.ts";

export const messages: Translated<typeof library> = {
  title: "Ma collection",
  count_one: "{n} routine",
  count_other: "{n} routines",
  emptyTitle: "Aucune routine pour l’instant",
  emptyBody: "Les routines que vous générez sont conservées ici, dans ce navigateur.",
  createFirst: "Créer ma première routine",
};
