/** Texts of the classroom view. */
import type { Translated } from "../../namespace.ts";
import type { present } from "../en/present.ts";

export const messages: Translated<typeof present> = {
  pageTitle: "Mode classe",
  loading: "Chargement de votre routine de pensée…",
  notHere:
    "Cette routine n’est pas enregistrée dans ce navigateur. Ouvrez son lien de partage, ou projetez-la depuis l’appareil qui l’a enregistrée.",
  noSteps: "Cette routine n’a pas d’étapes à projeter. Ouvrez-la pour la lire sous forme de texte.",
  leave: "Quitter",
  stepOf: "Étape {n} sur {total}",
  previous: "Étape précédente",
  next: "Étape suivante",
  overview: "Toutes les étapes",
  closeOverview: "Revenir à l’étape",
  fullScreen: "Plein écran",
  leaveFullScreen: "Quitter le plein écran",
  aiAllowed: "IA autorisée\u00a0: {role}",
  aiAllowedPlain: "IA autorisée",
  aiOptional: "IA facultative\u00a0: {role}",
  noAI: "Sans IA\u00a0: réflexion personnelle",
  timer: "Minuteur",
  startTimer: "Démarrer",
  pauseTimer: "Pause",
  oneMore: "Une minute de plus",
  soundOn: "Son à la fin\u00a0: activé",
  soundOff: "Son à la fin\u00a0: désactivé",
  timeLeft: "Il reste {time}",
  timeUp: "Temps écoulé",
  keys: "Raccourcis",
  keysList:
    "Flèches ou espace\u00a0: étape précédente et suivante. T\u00a0: démarrer le minuteur ou le mettre en pause. Plus\u00a0: une minute de plus. M\u00a0: son. O\u00a0: toutes les étapes. F\u00a0: plein écran. Échap\u00a0: quitter.",
};
