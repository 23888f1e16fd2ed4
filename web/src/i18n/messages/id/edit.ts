/** Texts of the editor. */
import type { Translated } from "../../namespace.ts";
import type { edit } from "../en/edit.ts";

export const messages: Translated<typeof edit> = {
  pageTitle: "Sunting rutinitas",
  loading: "Memuat rutinitas berpikir Anda…",
  notHere: "Rutinitas ini tidak tersimpan di peramban ini, jadi tidak bisa disunting di sini.",
  toLibrary: "Buka koleksi saya",
  toCreate: "Buat rutinitas",
};
