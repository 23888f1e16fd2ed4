/** Texts of the shell: header, footer, notices, not-found and error pages. */
import type { Translated } from "../../namespace.ts";
import type { common } from "../en/common.ts";

export const messages: Translated<typeof common> = {
  skipToContent: "Aller au contenu",
  mainNavigation: "Principale",
  navCreate: "Créer",
  navLibrary: "Collection",
  navHelp: "Aide",
  homeLink: "{name}, accueil",
  language: "Langue",
  languageFailed:
    "Impossible de charger la langue {language}. Vérifiez votre connexion, puis choisissez-la de nouveau.",
  theme: "Thème",
  themeSystem: "Selon l’appareil",
  themeLight: "Clair",
  themeDark: "Sombre",
  footerIncubation: "{name} est un projet en incubation de {studio}.",
  privacyPolicy: "Politique de confidentialité",
  sourceCode: "Code source",
  pauseWaves: "Arrêter les vagues",
  playWaves: "Animer les vagues",
  loading: "Chargement…",
  notices: "Notifications",
  closeNotice: "Fermer",
  back: "Retour",
  opensNewTab: "(s’ouvre dans un nouvel onglet)",
  notFoundTitle: "Oups\u00a0! Page introuvable",
  notFoundBody:
    "Il n’y a rien à cette adresse. Elle contient peut-être une faute de frappe, ou la page a été déplacée.",
  notFoundHome: "Retour à l’accueil",
  crashTitle: "Erreur inattendue de l’application",
  crashBody:
    "Un problème est survenu sur cette page. Les routines que vous avez enregistrées sont toujours dans ce navigateur\u00a0; rien n’a été supprimé.",
  crashDetails: "Détail de l’erreur",
  crashReload: "Recharger la page",
  crashHome: "Aller à la page d’accueil",
};
