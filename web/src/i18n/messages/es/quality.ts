/** What the rubric finds in a routine, said to the teacher: what to look at, and why. */
import type { Translated } from "../../namespace.ts";
import type { quality } from "../en/quality.ts";

export const messages: Translated<typeof quality> = {
  heading: "Qué conviene revisar",
  count_one: "{n} aspecto que revisar",
  count_other: "{n} aspectos que revisar",
  none: "Nada que señalar: la rutina cumple todas las reglas que se pueden comprobar.",
  forStep: "Paso {number}",
  titleField: "Título",
  verbField: "Verbo de pensamiento",
  aiRoleField: "Qué puede y qué no puede hacer la IA",
  anotherLanguage: "otro idioma",
  aiStepMissing:
    "Ningún paso usa la IA, aunque su lugar es «{placement}»: actívela en el paso donde el alumnado deba usarla.",
  placementNotHonoured:
    "La IA se usa en el paso {steps}, aunque su lugar es «{placement}»: mueva el paso o cambie el lugar, para que el alumnado sepa qué esperar.",
  ownAttemptMissing:
    "El alumnado usa la IA antes de haberlo intentado: pídale que escriba primero algo propio, para que empiece pensando por su cuenta.",
  commitMoveMissing:
    "La IA abre la rutina: pida antes una idea breve por escrito, para que cada estudiante empiece pensando por su cuenta.",
  ownEndingMissing:
    "La rutina termina con la IA: añada un último movimiento sin ella, porque lo que se termina sin ayuda es lo que queda.",
  closingMoveMissing:
    "La IA está en el último paso: pida una frase final propia, sin ella, para que el alumnado tenga la última palabra.",
  flexibleNoteMissing:
    "El lugar de la IA es flexible, pero ninguna nota dice cómo mover su paso: indique en qué otro momento podría ir.",
  samplePromptsMissing:
    "No hay ningún ejemplo de petición a la IA: ofrezca uno que pida una pregunta o una pista, no la respuesta.",
  answerClauseMissing:
    "El ejemplo {prompt} no retiene la respuesta: pida una pregunta o una pista, para que el trabajo lo haga el alumnado.",
  asksForAnswer:
    "El ejemplo {prompt} pide a la IA la respuesta hecha: pida una pregunta o una pista, porque una respuesta dada acaba con el pensamiento.",
  judgementMissing:
    "El alumnado acepta sin más lo que dice la IA: pida que conserve, cambie o rechace cada respuesta, con una razón.",
  allowedUseMissing:
    "No se dice qué puede hacer la IA en este paso: indíquelo, para que se sepa dónde empieza la ayuda.",
  forbiddenUseMissing:
    "No se dice qué no puede hacer la IA en este paso: indíquelo, para que pensar siga siendo cosa del alumnado.",
  independenceNotStated: "No se dice que este paso se hace sin IA: indíquelo, para que nadie tenga que adivinarlo.",
  visibleProductMissing:
    "De este paso no queda nada visible: diga qué escribe, dibuja o marca el alumnado, para que se vea su pensamiento.",
  stepCountOff:
    "Hay {count} pasos y a esta duración le van bien {expected}: una rutina corta se recuerda y se reutiliza mejor.",
  verbMissing: "Este paso no tiene verbo de pensamiento: un verbo muestra de un vistazo qué pensamiento se pide.",
  verbNotOfType:
    "«{verb}» no es un movimiento de «{type}»: encabece el paso con un verbo del pensamiento elegido, para que se practique.",
  reflectionMissing:
    "Ninguna pregunta invita a volver sobre el propio pensamiento: añada una, porque darse cuenta de cómo se piensa es lo esencial.",
  tooFewHigherOrder:
    "Solo {count} de los pasos piden analizar, evaluar o crear, y deberían ser al menos {needed}: para recordar no hace falta una rutina.",
  minutesMissing: "Este paso no tiene minutos: indíquelos, para poder planificar la clase.",
  minutesOff:
    "Los pasos suman {total} minutos y la duración permite de {min} a {max}: acorte o alargue un paso, para que la clase cuadre.",
  contextNotUsed:
    "Lo indicado en «{field}» no aparece en la rutina: use sus palabras, para que la rutina sea de su clase.",
  wrongLanguageAll: "La rutina parece estar en {found}, no en {expected}: conviene que el alumnado lea un solo idioma.",
  wrongLanguagePart:
    "«{field}» parece estar en {found}, no en {expected}: conviene que el alumnado lea un solo idioma.",
  inventedStandard:
    "«{token}» parece un código curricular que usted no dio: compruébelo, porque la IA suele inventarlos.",
  riskCoach:
    "Un guía acaba fácilmente planificando por el alumnado: indique que cada estudiante decide su siguiente paso.",
  riskContentProvider:
    "Quien aporta contenidos puede inventar datos: indique que el alumnado comprueba cada dato en sus materiales.",
  riskIdeaGenerator:
    "Las primeras ideas de la IA suelen condicionar a todo el grupo: indique que el alumnado anota las suyas antes de preguntar.",
  riskFeedbackProvider:
    "Los comentarios de la IA tienden al elogio: indique que cada uno debe señalar una parte concreta del trabajo o se descarta.",
  riskPerspectiveTaker:
    "Quien adopta otra mirada puede caer en estereotipos: indique que el alumnado pregunta quién falta o aparece simplificado.",
  riskSynthesizer:
    "Quien sintetiza puede perder lo importante: indique que el alumnado compara el resumen con sus propias notas.",
  riskChallenger:
    "Quien cuestiona puede discutir por discutir: indique que el alumnado solo acepta lo que las pruebas respaldan.",
  teacherLedFormMissing:
    "El alumnado es de corta edad o hay pocos dispositivos: añada una variante con una sola pantalla que usted maneje y en la que la clase decida qué preguntar.",
  privacyReminderMissing:
    "Ninguna nota recuerda que no se escriban nombres ni datos personales en el chat: añádala, porque lo escrito sale del aula.",
  templateLeftover: "«{token}» parece un resto de plantilla: sustitúyalo o quítelo.",
  promptEcho: "«{token}» repite sus palabras tal cual: conviértalo en algo que el alumnado pueda hacer.",
  partMissing: "«{part}» está vacío: rellénelo, para que también pueda usarlo un colega.",
  reportTitle: "Cómo esta rutina deja el pensamiento en manos de los estudiantes",
  keptTitle: "Principios que cumple",
  ownAttempt: "Los estudiantes lo intentan por su cuenta antes de usar la IA.",
  ownEnding: "Los estudiantes terminan sin IA.",
  hints: "La IA pregunta y da pistas; la respuesta queda en manos de los estudiantes.",
  judged: "Los estudiantes juzgan lo que dice la IA: conservar, cambiar o rechazar.",
  clear: "Cada paso dice qué puede hacer la IA, qué no puede hacer y qué queda a la vista.",
  short: "Es breve y cada paso empieza con un verbo del pensamiento elegido.",
  reflection: "Los estudiantes vuelven sobre su manera de pensar.",
  higherOrder: "Al menos la mitad de los pasos pide analizar, evaluar o crear.",
  fits: "Encaja en la clase: el tiempo, el lugar de la IA, sus propias palabras y el idioma.",
  nothingInvented: "No hay nada inventado ni falta ninguna parte.",
  safe: "Responde al riesgo del papel de la IA y protege los datos personales.",
};
