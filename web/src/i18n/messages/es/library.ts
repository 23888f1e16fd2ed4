/** Texts of the library of saved routines. */
import type { Translated } from "../../namespace.ts";
import type { library } from "../en/library.ts";

export const messages: Translated<typeof library> = {
  title: "Mis rutinas",
  count_one: "{n} rutina",
  count_other: "{n} rutinas",
  emptyTitle: "Todavía no hay rutinas",
  emptyBody: "Las rutinas que genere se guardan aquí, en este navegador.",
  createFirst: "Crear mi primera rutina",
};
