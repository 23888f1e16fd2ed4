/** Texts of the wizard, from the welcome to the finished routine. */
import type { Translated } from "../../namespace.ts";
import type { create } from "../en/create.ts";

export const messages: Translated<typeof create> = {
  title: "Des routines de pensée qui donnent une place à l’IA et laissent la réflexion à vos élèves",
  pageTitle: "Créer une routine de pensée",
  description:
    "Choisissez un type de pensée, décidez à quel moment l’IA intervient et ce qu’elle peut faire, puis décrivez votre séance. Vous obtenez une routine complète pour votre classe, à modifier, à projeter, à imprimer ou à partager.",
  begin: "Commencer à créer",
  draftNote: "Vous avez une routine en cours. Elle est conservée dans ce navigateur.",
  continueDraft: "Reprendre mon brouillon",
  startOver: "Recommencer",
  typesUnavailable: "Impossible de charger les types de pensée. Veuillez actualiser la page.",
  refreshPage: "Actualiser la page",
  toLibrary: "Ouvrir ma collection",
  factNoAccount: "Sans compte ni connexion",
  factLocal: "Enregistré uniquement dans votre navigateur",
  factFree: "Gratuit et libre (open source)",
  previewLabel: "Un exemple\u00a0: une routine avec l’IA au milieu",
  previewStep1: "Prendre position",
  previewStep2: "Affronter le contradicteur",
  previewStep3: "Défendre ou réviser",
  previewVerb1: "Évaluer",
  previewVerb2: "Critiquer",
  previewVerb3: "Justifier",
  previewOwn: "Réflexion personnelle",
  previewAI: "IA\u00a0: contradicteur",
  previewPrompt:
    "«\u00a0Quel est le point le plus faible de notre thèse\u00a0? Pose-nous une seule question, puis attends notre réponse.\u00a0»",
  whatTitle: "Qu’est-ce qu’une routine de pensée\u00a0?",
  whatBody1:
    "Une routine de pensée est un étayage simple\u00a0: quelques questions ou quelques étapes que la classe apprend une fois et peut réutiliser. Elle ralentit la réflexion et la rend visible\u00a0: les élèves voient comment ils arrivent à une idée, et vous voyez où ils en sont.",
  whatBody2:
    "Les routines créées ici s’inspirent de la tradition de la pensée visible et intègrent l’IA de façon délibérée. Chacune précise à quelle étape l’IA peut aider, ce qu’elle peut y faire, ce qu’elle ne doit pas faire, et quelles étapes reviennent aux élèves seuls.",
  principlesTitle: "Principes clés",
  principle1Title: "L’IA soutient la réflexion",
  principle1Body: "L’IA soutient la réflexion des élèves, elle ne la remplace pas.",
  principle2Title: "Les élèves gardent la main",
  principle2Body: "Ils restent autonomes\u00a0: ils décident quoi demander, quoi garder et quoi rejeter.",
  principle3Title: "Les compétences avant le contenu",
  principle3Body: "L’essentiel reste de développer la pensée, pas de produire du contenu.",
  principle4Title: "Un retour réflexif intégré",
  principle4Body: "Le retour réflexif et la métacognition font partie de chaque routine.",
  principle5Title: "Des étapes claires",
  principle5Body: "Les étapes disent clairement quand l’IA est permise et quand elle ne l’est pas.",
  principle6Title: "Plus loin avec l’IA",
  principle6Body:
    "L’IA peut approfondir la réflexion, donner un retour personnalisé, proposer des idées et aider à traiter des informations complexes.",
};
