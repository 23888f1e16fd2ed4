/** Texts of the editor. */
import type { Translated } from "../../namespace.ts";
import type { edit } from "../en/edit.ts";

export const messages: Translated<typeof edit> = {
  pageTitle: "Modifier la routine",
  loading: "Chargement de votre routine de pensée…",
  notHere: "Cette routine n’est pas enregistrée dans ce navigateur\u00a0; elle ne peut donc pas être modifiée ici.",
  toLibrary: "Ouvrir ma collection",
  toCreate: "Créer une routine",
};
