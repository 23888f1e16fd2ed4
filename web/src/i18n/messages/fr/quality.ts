/** What the rubric finds in a routine, said to the teacher: what to look at, and why. */
import type { Translated } from "../../namespace.ts";
import type { quality } from "../en/quality.ts";

export const messages: Translated<typeof quality> = {
  heading: "À regarder de plus près",
  count_one: "{n} point à regarder",
  count_other: "{n} points à regarder",
  none: "Rien à signaler\u00a0: la routine respecte toutes les règles vérifiables.",
  forStep: "Étape {number}",
  titleField: "Titre",
  verbField: "Verbe de pensée",
  aiRoleField: "Ce que l’IA peut faire ou non",
  anotherLanguage: "une autre langue",
  aiStepMissing:
    "Aucune étape ne fait appel à l’IA, alors que sa place est «\u00a0{placement}\u00a0»\u00a0: activez-la à l’étape où les élèves doivent y recourir.",
  placementNotHonoured:
    "L’IA intervient (étape {steps}), alors que sa place est «\u00a0{placement}\u00a0»\u00a0: déplacez-la ou changez sa place, pour que les élèves sachent à quoi s’attendre.",
  ownAttemptMissing:
    "Les élèves recourent à l’IA avant d’avoir essayé\u00a0: faites-leur d’abord écrire une idée personnelle, pour que la réflexion parte d’eux.",
  commitMoveMissing:
    "L’IA ouvre la routine\u00a0: demandez d’abord une courte idée écrite, pour que la réflexion parte de l’élève.",
  ownEndingMissing:
    "La routine se termine avec l’IA\u00a0: ajoutez une dernière action sans elle, car on retient ce que l’on achève seul.",
  closingMoveMissing:
    "L’IA est dans la dernière étape\u00a0: faites conclure par une phrase personnelle, sans elle, pour que le dernier mot revienne aux élèves.",
  flexibleNoteMissing:
    "La place de l’IA est flexible, mais aucune note ne dit comment déplacer son étape\u00a0: précisez à quel autre moment elle pourrait venir.",
  samplePromptsMissing:
    "Il n’y a aucun exemple de requête à l’IA\u00a0: donnez-en un qui demande une question ou un indice, pas la réponse.",
  answerClauseMissing:
    "L’exemple de requête {prompt} n’empêche pas l’IA de donner la réponse\u00a0: demandez une question ou un indice, pour que les élèves fassent le travail.",
  asksForAnswer:
    "L’exemple de requête {prompt} demande à l’IA une réponse toute faite\u00a0: demandez plutôt une question ou un indice, car une réponse donnée arrête la réflexion.",
  judgementMissing:
    "Les élèves prennent ce que dit l’IA tel quel\u00a0: demandez-leur de garder, modifier ou rejeter chaque réponse, avec une raison.",
  allowedUseMissing:
    "Il n’est pas dit ce que l’IA peut faire à cette étape\u00a0: précisez-le, pour que chacun sache où commence l’aide.",
  forbiddenUseMissing:
    "Il n’est pas dit ce que l’IA ne peut pas faire à cette étape\u00a0: précisez-le, pour que la réflexion reste aux élèves.",
  independenceNotStated:
    "Il n’est pas dit que cette étape se fait sans IA\u00a0: précisez-le, pour que personne n’ait à deviner.",
  visibleProductMissing:
    "Il ne reste rien de visible de cette étape\u00a0: dites ce que les élèves écrivent, dessinent ou marquent, pour rendre leur pensée visible.",
  stepCountOff:
    "Il y a {count} étapes, alors que {expected} conviennent à cette durée\u00a0: une routine courte se retient et se réutilise mieux.",
  verbMissing:
    "Cette étape n’a pas de verbe de pensée\u00a0: un verbe montre d’un coup d’œil quelle réflexion est demandée.",
  verbNotOfType:
    "«\u00a0{verb}\u00a0» ne relève pas de «\u00a0{type}\u00a0»\u00a0: commencez l’étape par un verbe de la pensée choisie, pour que les élèves l’exercent.",
  reflectionMissing:
    "Aucune question n’invite à revenir sur sa réflexion\u00a0: ajoutez-en une, car remarquer comment on pense est l’essentiel.",
  tooFewHigherOrder:
    "Étapes qui demandent d’analyser, d’évaluer ou de créer\u00a0: {count}, alors qu’il en faudrait au moins {needed}. Pour seulement se souvenir, nul besoin d’une routine.",
  minutesMissing: "Cette étape n’a pas de durée\u00a0: indiquez les minutes, pour pouvoir planifier la séance.",
  minutesOff:
    "Les étapes prennent {total} minutes, alors que la durée prévue est de {min} à {max} minutes\u00a0: raccourcissez ou allongez une étape, pour que la séance tienne.",
  contextNotUsed:
    "Ce qui figure sous «\u00a0{field}\u00a0» n’apparaît pas dans la routine\u00a0: reprenez ses mots, pour qu’elle corresponde à votre séance.",
  wrongLanguageAll:
    "La langue attendue est {expected}, mais celle de la routine semble être {found}\u00a0: mieux vaut une seule langue pour les élèves.",
  wrongLanguagePart:
    "La langue attendue est {expected}, mais celle de «\u00a0{field}\u00a0» semble être {found}\u00a0: mieux vaut une seule langue pour les élèves.",
  inventedStandard:
    "«\u00a0{token}\u00a0» ressemble à une référence que vous n’avez pas donnée\u00a0: vérifiez-la, car l’IA en invente parfois.",
  riskCoach: "Un guide planifie vite à la place de l’élève\u00a0: dites que les élèves décident eux-mêmes de la suite.",
  riskContentProvider:
    "Dans le rôle de documentaliste, l’IA peut inventer des faits\u00a0: dites que les élèves vérifient chaque fait dans vos documents.",
  riskIdeaGenerator:
    "Les premières idées de l’IA figent vite le regard de tous\u00a0: dites que les élèves notent les leurs avant de demander.",
  riskFeedbackProvider:
    "Un relecteur aime complimenter\u00a0: dites qu’un retour doit désigner un endroit du travail, ou qu’on le laisse de côté.",
  riskPerspectiveTaker:
    "Un autre point de vue peut virer au stéréotype\u00a0: dites que les élèves demandent qui est oublié ou caricaturé.",
  riskSynthesizer:
    "Un rassembleur peut perdre l’essentiel\u00a0: dites que les élèves comparent sa synthèse avec leurs propres notes.",
  riskChallenger:
    "Un contradicteur peut argumenter pour argumenter\u00a0: dites que les élèves n’acceptent que ce que des preuves appuient.",
  teacherLedFormMissing:
    "Les élèves sont jeunes ou les appareils rares\u00a0: ajoutez une variante avec un seul écran que vous menez, où la classe décide quoi demander.",
  privacyReminderMissing:
    "Aucune note ne rappelle de ne pas écrire de noms ni de données personnelles dans la conversation\u00a0: ajoutez-la, car ces échanges quittent la classe.",
  templateLeftover: "«\u00a0{token}\u00a0» ressemble à un texte de modèle oublié\u00a0: remplacez-le ou retirez-le.",
  promptEcho:
    "«\u00a0{token}\u00a0» reprend vos mots tels quels\u00a0: transformez-le en quelque chose que les élèves peuvent faire.",
  partMissing:
    "«\u00a0{part}\u00a0» est vide\u00a0: complétez cette partie, pour qu’un collègue puisse aussi s’en servir.",
  reportTitle: "Comment cette routine laisse la réflexion aux élèves",
  keptTitle: "Principes respectés",
  ownAttempt: "Les élèves essaient par eux-mêmes avant que l’IA intervienne.",
  ownEnding: "Les élèves terminent sans IA.",
  hints: "L’IA questionne et donne des indices\u00a0; la réponse reste aux élèves.",
  judged: "Les élèves jugent ce que dit l’IA\u00a0: garder, modifier ou rejeter.",
  clear: "Chaque étape dit ce que l’IA peut faire, ce qu’elle ne peut pas faire et la trace qui reste.",
  short: "Elle est courte, et chaque étape s’ouvre par un verbe de la pensée choisie.",
  reflection: "Les élèves reviennent sur leur façon de penser.",
  higherOrder: "Au moins la moitié des étapes demandent d’analyser, d’évaluer ou de créer.",
  fits: "Elle convient à la séance\u00a0: le temps, la place de l’IA, vos propres mots, la langue.",
  nothingInvented: "Rien n’est inventé et aucune partie ne manque.",
  safe: "Elle répond au risque du rôle de l’IA et protège les données personnelles.",
};
