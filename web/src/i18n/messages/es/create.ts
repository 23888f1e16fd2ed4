/** Texts of the wizard, from the welcome to the finished routine. */
import type { Translated } from "../../namespace.ts";
import type { create } from "../en/create.ts";

export const messages: Translated<typeof create> = {
  title: "Rutinas de pensamiento que dan un lugar a la IA y dejan la reflexión en manos de sus estudiantes",
  pageTitle: "Crear una rutina de pensamiento",
  description:
    "Elija un tipo de pensamiento, decida dónde interviene la IA y qué puede hacer, y describa su clase. Obtendrá una rutina completa, lista para editar, proyectar, imprimir o compartir.",
  begin: "Empezar a crear",
  draftNote: "Tiene una rutina a medias. Está guardada en este navegador.",
  continueDraft: "Continuar el borrador",
  startOver: "Empezar de nuevo",
  typesUnavailable: "No se pudieron cargar los tipos de pensamiento. Vuelva a cargar la página.",
  refreshPage: "Volver a cargar la página",
  toLibrary: "Abrir mis rutinas",
  factNoAccount: "Sin cuenta ni inicio de sesión",
  factLocal: "Se guarda solo en su navegador",
  factFree: "Gratuito y de código abierto",
  previewLabel: "Un ejemplo: una rutina con la IA en medio",
  previewStep1: "Tomar postura",
  previewStep2: "Responder a las objeciones",
  previewStep3: "Defender o revisar",
  previewVerb1: "Evaluar",
  previewVerb2: "Criticar",
  previewVerb3: "Justificar",
  previewOwn: "Pensamiento propio",
  previewAI: "IA como contradictor",
  previewPrompt: "«¿Cuál es el punto más débil de nuestra afirmación? Haznos una sola pregunta y espera la respuesta».",
  whatTitle: "¿Qué son las rutinas de pensamiento?",
  whatBody1:
    "Una rutina de pensamiento es un andamiaje sencillo: unas pocas preguntas o unos pasos breves que el grupo aprende una vez y puede volver a usar siempre. Invita a pensar con calma y hace visible el pensamiento: cada estudiante ve cómo llega a una idea y usted ve en qué punto está.",
  whatBody2:
    "Las rutinas que se crean aquí se inspiran en la tradición del pensamiento visible e incluyen la IA a propósito. Cada una indica en qué paso puede ayudar la IA, qué puede hacer y qué no, y qué pasos corresponden solo a los estudiantes.",
  principlesTitle: "Principios clave",
  principle1Title: "La IA apoya el pensamiento",
  principle1Body: "La IA apoya el pensamiento de los estudiantes, no lo sustituye.",
  principle2Title: "Los estudiantes deciden",
  principle2Body: "Mantienen su autonomía: deciden qué preguntar, qué conservar y qué rechazar.",
  principle3Title: "Destrezas antes que contenido",
  principle3Body: "Lo importante son las destrezas de pensamiento, no generar contenido.",
  principle4Title: "Con reflexión incluida",
  principle4Body: "La reflexión y la metacognición forman parte de cada rutina.",
  principle5Title: "Pasos claros",
  principle5Body: "Los pasos dejan claro cuándo se puede usar la IA y cuándo no.",
  principle6Title: "Más profundidad con la IA",
  principle6Body:
    "La IA puede ayudar a pensar con más profundidad, dar retroalimentación personalizada, aportar ideas y facilitar el manejo de información compleja.",
};
