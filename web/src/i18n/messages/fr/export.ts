/** Texts of what leaves the screen: paper, the clipboard, and a new version of the application itself. */
import type { Translated } from "../../namespace.ts";
import type { exporting } from "../en/export.ts";

export const messages: Translated<typeof exporting> = {
  printTitle: "Imprimer",
  printChoice: "Que souhaitez-vous imprimer\u00a0?",
  planName: "Fiche de l’enseignant",
  planBody: "Toute la routine, pour vous\u00a0: trois pages au plus.",
  handoutName: "Fiche de l’élève",
  handoutBody:
    "Une page par élève\u00a0: les étapes, les questions, des lignes pour écrire et les moments où l’IA est autorisée.",
  preparing: "Préparation des pages…",
  pages_one: "{n} page, A4 ou Letter",
  pages_other: "{n} pages, A4 ou Letter",
  handoutLong: "Cette routine est trop longue pour une page, même en petits caractères.",
  printNow: "Imprimer",
  close: "Fermer",
  printFailed: "Les pages n’ont pas pu être préparées. Rechargez cette page et réessayez.",
  studentName: "Nom",
  className: "Classe",
  date: "Date",
  aiAllowed: "IA autorisée\u00a0: {role}",
  aiAllowedPlain: "IA autorisée",
  aiOptional: "IA facultative\u00a0: {role}",
  noAI: "Sans IA\u00a0: réflexion personnelle",
  privacyLine: "N’écris ni nom ni information personnelle dans une conversation avec une IA.",
  page: "{page} / {total}",
  copyTitle: "Copier la routine",
  copyRich: "Copier pour un document en ligne",
  copyMarkdown: "Copier en Markdown",
  copied: "Copié",
  copiedRichBody: "Collez le texte dans votre document\u00a0: titres, listes et tableaux suivent.",
  copiedMarkdownBody: "Collez le texte dans un wiki, une plateforme d’apprentissage ou un fichier texte.",
  copyFailed: "La routine n’a pas pu être copiée. Prenez plutôt le fichier Word.",
  updateReady: "Une nouvelle version est prête",
  updateBody: "Vos routines et vos réponses restent telles quelles.",
  updateNow: "Mettre à jour",
};
