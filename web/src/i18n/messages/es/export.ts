/** Texts of what leaves the screen: paper, the clipboard, and a new version of the application itself. */
import type { Translated } from "../../namespace.ts";
import type { exporting } from "../en/export.ts";

export const messages: Translated<typeof exporting> = {
  printTitle: "Imprimir",
  printChoice: "¿Qué desea imprimir?",
  planName: "Plan de clase",
  planBody: "La rutina completa, para usted: tres páginas como máximo.",
  handoutName: "Hoja para el alumnado",
  handoutBody:
    "Una página por estudiante: los pasos, las preguntas, líneas para escribir y cuándo se puede usar la IA.",
  preparing: "Preparando las páginas…",
  pages_one: "{n} página, A4 o Carta",
  pages_other: "{n} páginas, A4 o Carta",
  handoutLong: "Esta rutina es demasiado larga para una página, incluso con letra pequeña.",
  printNow: "Imprimir",
  close: "Cerrar",
  printFailed: "No se pudieron preparar las páginas. Vuelva a cargar esta página e inténtelo de nuevo.",
  studentName: "Nombre",
  className: "Grupo",
  date: "Fecha",
  aiAllowed: "Se puede usar la IA: {role}",
  aiAllowedPlain: "Se puede usar la IA",
  aiOptional: "IA opcional: {role}",
  noAI: "Sin IA: piensa por tu cuenta",
  privacyLine: "No escribas nombres ni datos personales en un chat con IA.",
  page: "{page} / {total}",
  copyTitle: "Copiar la rutina",
  copyRich: "Copiar para un documento en línea",
  copyMarkdown: "Copiar como Markdown",
  copied: "Copiado",
  copiedRichBody: "Péguelo en su documento: los títulos, las listas y las tablas se conservan.",
  copiedMarkdownBody: "Péguelo en un wiki, una plataforma de aprendizaje o un archivo de texto.",
  copyFailed: "No se pudo copiar la rutina. Use el archivo de Word.",
  updateReady: "Hay una versión nueva",
  updateBody: "Sus rutinas y sus respuestas se quedan como están.",
  updateNow: "Actualizar ahora",
};
