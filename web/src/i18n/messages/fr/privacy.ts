/** Texts of the privacy policy. */
import type { Translated } from "../../namespace.ts";
import type { privacy } from "../en/privacy.ts";

export const messages: Translated<typeof privacy> = {
  title: "Politique de confidentialité",
  intro: "Ce que devient ce que vous écrivez, expliqué simplement.",
  shortTitle: "En bref",
  short1: "Il n’y a pas de compte. Vos routines sont enregistrées dans ce navigateur et nulle part ailleurs.",
  short2: "Quand une routine est générée, ce que vous écrivez sur la séance est envoyé à un fournisseur d’IA.",
  short3: "N’indiquez donc aucun nom ni rien d’autre sur une personne en particulier.",
  aiTitle: "Contenus traités par l’IA",
  aiBody1:
    "Quand vous générez une routine, vos choix et le texte sur la séance sont traités par un fournisseur d’IA externe. Celui-ci peut utiliser les échanges pour entraîner ses modèles.",
  aiBody2:
    "Si l’établissement qui gère ce site utilise le générateur intégré ou son propre modèle, le texte n’est transmis à aucun fournisseur externe. Chaque routine indique ce qui l’a produite.",
  avoidTitle: "Ne saisissez pas d’informations personnelles ou sensibles",
  avoidBody: "N’indiquez dans aucun champ\u00a0:",
  avoid1:
    "les noms, photos, adresses, numéros de téléphone ou adresses électroniques d’élèves, de parents ou de collègues",
  avoid2:
    "les notes, diagnostics, plans d’accompagnement, incidents de comportement ou la situation familiale d’une personne",
  avoid3: "des mots de passe, des documents internes ou des textes que vous n’avez pas le droit de transmettre",
  tipsTitle: "Bonnes pratiques",
  tip1: "Décrivez la classe, pas un élève\u00a0: «\u00a0une classe de 4e avec plusieurs élèves allophones\u00a0».",
  tip2: "Relisez le texte avant de lancer la génération. La page vous avertit si quelque chose ressemble à une donnée personnelle.",
  tip3: "Vérifiez le résultat. L’IA peut se tromper, y compris sur les programmes et sur les faits.",
  tip4: "Donnez la même règle aux élèves\u00a0: pas d’informations personnelles dans une conversation avec l’IA.",
  tip5: "Respectez les règles de votre établissement sur l’IA et sur l’âge minimal pour utiliser un outil.",
  browserTitle: "Ce qui reste dans votre navigateur",
  browserBody:
    "Les routines enregistrées, votre brouillon, la langue et le thème sont conservés dans le stockage local de ce navigateur. Effacer les données du navigateur les supprime\u00a0; un fichier de sauvegarde créé depuis la collection permet de les retrouver. Un lien de partage contient la routine dans la partie de l’adresse que les navigateurs n’envoient à aucun serveur.",
  countTitle: "Ce que compte le serveur",
  countBody:
    "Chaque visite est comptée par type de page, sans cookie, sans identifiant et sans rien de ce que vous avez écrit. Do Not Track et Global Privacy Control désactivent ce comptage. Le journal du serveur contient des tailles, des temps et des codes d’erreur, jamais le texte de vos séances.",
  contactTitle: "Questions",
  contactBody: "Écrivez à {email}.",
};
