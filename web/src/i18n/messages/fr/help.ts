/** Texts of the help page. */
import type { Translated } from "../../namespace.ts";
import type { help } from "../en/help.ts";

export const messages: Translated<typeof help> = {
  title: "Aide et ressources",
  intro: "Comment obtenir une routine adaptée à votre classe, et comment bien s’en servir.",
  startTitle: "Premiers pas",
  startIntro: "De la page blanche à la routine en deux minutes environ.",
  start1: "Choisissez le type de pensée que vos élèves vont travailler.",
  start2: "Décidez où l’IA intervient\u00a0: au début, au milieu, à la fin ou de façon flexible.",
  start3: "Donnez à l’IA un seul rôle, par exemple guide ou contradicteur.",
  start4:
    "Décrivez la séance\u00a0: objectif, attendus du programme, compétences, tout ce qui compte. Aucun champ n’est obligatoire.",
  start5: "Générez la routine, puis modifiez-la, projetez-la, imprimez-la ou partagez-la.",
  startAction: "Créer une routine",
  aiTitle: "Comprendre l’IA",
  aiIntro: "Ce que fait l’outil derrière la fenêtre de conversation, et ce qu’il ne fait pas.",
  ai1: "L’IA prédit un texte vraisemblable. Elle peut s’exprimer avec aisance et se tromper\u00a0: les faits et les sources sont à vérifier.",
  ai2: "Elle ne connaît pas vos élèves. Mieux vous lui décrivez votre classe, plus ses réponses seront adaptées.",
  ai3: "Elle a tendance à approuver et à finir le travail. Une routine lui confie une tâche précise et l’empêche de donner la réponse.",
  ai4: "Chaque routine indique qui réfléchit à chaque étape, ce que l’IA peut faire et ce qu’elle ne doit pas faire.",
  practiceTitle: "Bonnes pratiques",
  practiceIntro: "Des habitudes pour que la réflexion reste du côté des élèves.",
  practice1: "Faites écrire à chaque élève un premier essai personnel avant d’allumer le moindre appareil.",
  practice2: "Pour tout ce que dit l’IA, demandez une décision\u00a0: garder, modifier ou rejeter, et pourquoi.",
  practice3: "Terminez sans IA, pour que le dernier mot revienne à l’élève.",
  practice4:
    "Reprenez la même routine plusieurs fois. Elle donne le meilleur d’elle-même quand il n’y a plus besoin d’expliquer les étapes.",
  practice5: "N’écrivez ni nom ni information personnelle dans une conversation avec l’IA.",
  practice6:
    "Avec de jeunes élèves ou peu d’appareils, utilisez un seul écran et laissez la classe décider de ce qu’il faut demander.",
  waysTitle: "Cinq façons de penser",
  waysIntro:
    "Chaque routine fait travailler l’une d’elles. À la création, vous choisissez parmi les six types de pensée qu’elles regroupent.",
  inquiryTitle: "Questionnement et curiosité",
  inquiryKind: "Observer et questionner",
  inquiryBody:
    "Regarder de près, remarquer ce qui échappe d’habitude et poser des questions qui méritent d’être creusées.",
  analysisTitle: "Analyse et raisonnement",
  analysisKind: "Analyser, évaluer",
  analysisBody:
    "Décomposer les choses pour voir comment elles fonctionnent, et juger les affirmations d’après leurs preuves.",
  synthesisTitle: "Synthèse et complexité",
  synthesisKind: "Relier et synthétiser",
  synthesisBody: "Rassembler des idées venues d’horizons différents sans perdre l’essentiel de vue.",
  creativityTitle: "Créativité et conception",
  creativityKind: "Créer et améliorer",
  creativityBody: "Imaginer ce qui pourrait être, réaliser une première version, puis l’améliorer.",
  metacognitionTitle: "Métacognition et progression",
  metacognitionKind: "Réfléchir et s’autoréguler",
  metacognitionBody: "Savoir comment on réfléchit, et piloter sa propre réflexion.",
  resourcesTitle: "Pour aller plus loin",
  resourceRoutines: "Une collection de routines de pensée",
  resourceGuidelines: "Recommandations sur l’IA dans l’éducation",
  supportTitle: "Nous contacter",
  supportBody:
    "Quelque chose ne fonctionne pas, ou un texte sonne bizarrement en français\u00a0? Écrivez-nous. Merci de ne rien indiquer qui concerne un élève en particulier.",
  supportAction: "Écrire à {email}",
};
