/** Texts of the editor. */
import type { Translated } from "../../namespace.ts";
import type { edit } from "../en/edit.ts";

export const messages: Translated<typeof edit> = {
  pageTitle: "Editar la rutina",
  loading: "Cargando su rutina de pensamiento…",
  notHere: "Esta rutina no está guardada en este navegador, por lo que no se puede editar aquí.",
  toLibrary: "Abrir mis rutinas",
  toCreate: "Crear una rutina",
};
