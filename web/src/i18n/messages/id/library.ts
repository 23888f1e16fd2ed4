/** Texts of the library of saved routines. */
import type { Translated } from "../../namespace.ts";
import type { library } from "../en/library.ts";

export const messages: Translated<typeof library> = {
  title: "Koleksi saya",
  count_one: "{n} rutinitas",
  count_other: "{n} rutinitas",
  emptyTitle: "Belum ada rutinitas",
  emptyBody: "Rutinitas yang Anda buat akan tersimpan di sini, di peramban ini.",
  createFirst: "Buat rutinitas pertama Anda",
};
