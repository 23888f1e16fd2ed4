/** Texts of the classroom view. */
import type { Translated } from "../../namespace.ts";
import type { present } from "../en/present.ts";

export const messages: Translated<typeof present> = {
  pageTitle: "Vista de aula",
  loading: "Cargando su rutina de pensamiento…",
  notHere:
    "Esta rutina no está guardada en este navegador. Abra su enlace para compartir o proyéctela desde el dispositivo donde se guardó.",
  noSteps: "Esta rutina no tiene pasos que proyectar. Ábrala para leerla como texto.",
  leave: "Salir",
  stepOf: "Paso {n} de {total}",
  previous: "Paso anterior",
  next: "Paso siguiente",
  overview: "Todos los pasos",
  closeOverview: "Volver al paso",
  fullScreen: "Pantalla completa",
  leaveFullScreen: "Salir de la pantalla completa",
  aiAllowed: "Se puede usar la IA: {role}",
  aiAllowedPlain: "Se puede usar la IA",
  aiOptional: "IA opcional: {role}",
  noAI: "Sin IA: piensa por tu cuenta",
  timer: "Temporizador",
  startTimer: "Iniciar",
  pauseTimer: "Pausar",
  oneMore: "Un minuto más",
  soundOn: "Sonido al terminar: activado",
  soundOff: "Sonido al terminar: desactivado",
  timeLeft: "Quedan {time}",
  timeUp: "Se acabó el tiempo",
  keys: "Teclas",
  keysList:
    "Flechas o barra espaciadora: paso anterior y siguiente. T: iniciar o pausar el temporizador. Más: un minuto más. M: sonido. O: todos los pasos. F: pantalla completa. Escape: salir.",
};
