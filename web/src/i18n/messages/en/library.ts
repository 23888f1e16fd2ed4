/** Texts of the library of saved routines. */
import { namespace } from "../../namespace.ts";

export const library = namespace("library", {
  title: "My library",
  count_one: "{n} routine",
  count_other: "{n} routines",
  emptyTitle: "No routines yet",
  emptyBody: "Routines that you generate are kept here, in this browser.",
  createFirst: "Create your first routine",
});
