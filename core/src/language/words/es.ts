/** Spanish words (neutral educational Spanish). */
import type { Words } from "./words.ts";

export const words: Words = {
  types: {
    "observing-questioning": {
      name: "Observar y preguntar",
      description:
        "El alumnado mira con atención, descubre lo que suele pasar inadvertido y lo convierte en preguntas que vale la pena seguir.",
      moves: { notice: "Observar", question: "Preguntar", probe: "Indagar", monitor: "Seguir de cerca" },
      movesLine: "Observar, Preguntar/Indagar, Seguir de cerca",
    },
    analyzing: {
      name: "Analizar",
      description: "El alumnado descompone algo, averigua cómo encajan las partes y explica lo que significan.",
      moves: { interpret: "Interpretar", analyze: "Analizar", unpack: "Desglosar" },
      movesLine: "Interpretar, Analizar/Desglosar",
    },
    evaluating: {
      name: "Evaluar",
      description: "El alumnado sopesa afirmaciones y pruebas según criterios, y defiende o revisa su juicio.",
      moves: { evaluate: "Evaluar", justify: "Justificar", critique: "Criticar" },
      movesLine: "Evaluar/Justificar/Criticar",
    },
    "connecting-synthesizing": {
      name: "Conectar y sintetizar",
      description:
        "El alumnado relaciona ideas de distintas fuentes y materias, elige lo importante y construye una visión de conjunto.",
      moves: { synthesize: "Sintetizar", connect: "Conectar", curate: "Seleccionar" },
      movesLine: "Sintetizar/Conectar, Seleccionar",
    },
    "creating-iterating": {
      name: "Crear e iterar",
      description: "El alumnado imagina posibilidades, las pone a prueba y las mejora en varias rondas.",
      moves: {
        imagine: "Imaginar",
        invent: "Inventar",
        generate: "Generar",
        amplify: "Ampliar",
        refine: "Perfeccionar",
        predict: "Predecir",
        plan: "Planificar",
      },
      movesLine: "Imaginar/Inventar, Generar, Ampliar, Perfeccionar, Predecir/Planificar",
    },
    "reflecting-self-regulating": {
      name: "Reflexionar y autorregularse",
      description: "El alumnado examina su propio pensamiento, comprueba cómo avanza y decide qué hacer después.",
      moves: { reflect: "Reflexionar", "self-regulate": "Autorregularse", monitor: "Seguir el avance" },
      movesLine: "Reflexionar, Autorregularse/Seguir el avance",
    },
  },
  categories: {
    inquiry: "Indagación y curiosidad",
    analysis: "Análisis y razonamiento",
    synthesis: "Síntesis y complejidad",
    creativity: "Creatividad y diseño",
    metacognition: "Metacognición y crecimiento",
  },
  olderTypes: {
    creative: "Pensamiento creativo",
    critical: "Pensamiento crítico",
    analytical: "Pensamiento analítico",
    wondering: "Asombro y preguntas",
    reasoning: "Razonamiento y pruebas",
    conclusions: "Formular conclusiones",
    explanations: "Construir explicaciones",
    observational: "Pensamiento observador",
    complexity: "Descubrir la complejidad",
    feedback: "Dar retroalimentación",
    empathetic: "Pensamiento empático",
    ethical: "Pensamiento ético",
    metacognitive: "Pensamiento metacognitivo",
    reflective: "Pensamiento reflexivo",
    systems: "Pensamiento sistémico",
    strategic: "Pensamiento estratégico",
  },
  placements: {
    beginning: {
      name: "Al principio",
      phrase: "al principio",
      incorporated: "La IA interviene al principio.",
      description:
        "Cada estudiante anota una primera idea propia y después la IA abre el tema: preguntas, ejemplos, otros ángulos. El resto es trabajo suyo.",
    },
    middle: {
      name: "En medio",
      phrase: "en medio",
      incorporated: "La IA interviene en medio.",
      description:
        "El alumnado empieza sin IA, recurre a ella cuando sus ideas ya están en papel y termina sin ella. Una buena primera opción.",
    },
    end: {
      name: "Al final",
      phrase: "al final",
      incorporated: "La IA interviene al final.",
      description:
        "Primero piensa el alumnado. Después la IA pone a prueba, pregunta o comenta, y la última palabra la tiene el alumnado.",
    },
    flexible: {
      name: "Flexible",
      phrase: "flexible",
      incorporated: "El lugar de la IA es flexible.",
      description:
        "La rutina propone un paso para la IA. Usted puede trasladarlo a donde su grupo lo necesite; las notas explican cómo.",
    },
  },
  roles: {
    coach: {
      name: "Guía",
      description: "Hace preguntas y da pequeñas pistas para que cada estudiante encuentre el siguiente paso.",
      whatAIDoes: "hacer preguntas orientadoras y dar pequeñas pistas",
    },
    "content-provider": {
      name: "Proveedor de contenidos",
      description: "Aporta contexto, ejemplos y textos breves que el alumnado comprueba antes de usarlos.",
      whatAIDoes: "aportar contexto y ejemplos para que el alumnado los compruebe",
    },
    "idea-generator": {
      name: "Generador de ideas",
      description: "Añade ideas inesperadas cuando el alumnado ya ha escrito las suyas, para que elija.",
      whatAIDoes: "añadir algunas ideas a las que ya tiene el alumnado",
    },
    "feedback-provider": {
      name: "Revisor",
      description: "Señala un acierto y un punto débil de un borrador, y deja la mejora en manos del alumnado.",
      whatAIDoes: "señalar aciertos y puntos débiles del trabajo propio del alumnado",
    },
    "perspective-taker": {
      name: "Otra mirada",
      description: "Habla desde otro punto de vista para mostrar lo que el propio deja fuera.",
      whatAIDoes: "hablar desde un punto de vista que todavía falta",
    },
    synthesizer: {
      name: "Sintetizador",
      description: "Agrupa lo que ha dicho el alumnado para que se vean patrones, lagunas y contradicciones.",
      whatAIDoes: "agrupar las ideas del alumnado y mostrar patrones y lagunas",
    },
    challenger: {
      name: "Contradictor",
      description: "Plantea una objeción cada vez para que el alumnado compruebe si sus ideas resisten.",
      whatAIDoes: "plantear una sola objeción o pregunta difícil cada vez",
    },
  },
  olderRoles: {
    tutor: {
      name: "Tutor personal",
      description: "Explica paso a paso y comprueba que se entiende.",
      whatAIDoes: "explicar en pasos pequeños y comprobar la comprensión",
    },
    collaborator: {
      name: "Colaborador",
      description: "Trabaja junto al alumnado como un compañero al que se puede llevar la contraria.",
      whatAIDoes: "aportar como compañero y dejar la decisión al alumnado",
    },
    facilitator: {
      name: "Moderador",
      description: "Mantiene viva la conversación y procura que se oigan todas las opiniones.",
      whatAIDoes: "mantener la conversación en marcha e invitar a todas las opiniones",
    },
  },
  gradeLevels: {
    "elementary-k-2": "Preescolar e inicio de primaria (5 a 8 años)",
    "elementary-3-5": "Primaria (8 a 11 años)",
    "middle-6-8": "Inicio de secundaria (11 a 14 años)",
    "high-9-12": "Secundaria y bachillerato (14 a 18 años)",
    "higher-education": "Educación superior",
  },
  subjects: {
    "language-arts": "Lengua y literatura",
    mathematics: "Matemáticas",
    science: "Ciencias naturales",
    "social-studies": "Ciencias sociales",
    arts: "Educación artística",
    stem: "STEM",
    other: "Otra",
  },
  timeFrames: {
    "single-period": "Una sesión de clase",
    "multiple-periods": "Varias sesiones de clase",
    "extended-project": "Proyecto prolongado",
  },
  punctuation: { colon: ": ", comma: ", ", quote: "«{text}»", sentenceGap: " " },
  fallbacks: {
    title: "Rutina de pensamiento",
    step: "Paso {number}",
    lesson: "esta clase",
    thinking: "proceso de pensamiento",
    role: "Asistente de aprendizaje",
  },
  document: {
    overview: "Descripción general",
    purpose: "Propósito",
    context: "Contexto",
    gradeLevel: "Curso o nivel",
    subjectArea: "Materia",
    timeFrame: "Duración",
    aiPlacement: "Lugar de la IA",
    thinkingType: "Tipo de pensamiento",
    aiRoles: "Papel de la IA",
    learningObjectives: "Objetivos de aprendizaje",
    standards: "Estándares curriculares",
    keySkills: "Destrezas clave",
    additionalContext: "Información adicional",
    notSpecified: "Sin especificar",
    steps: "Pasos",
    stepNumber: "Paso {number}",
    minutes: "{minutes} min",
    whatStudentsDo: "Qué hace el alumnado",
    teacherAction: "Para el docente",
    studentAction: "Consigna para el alumnado",
    stepPurpose: "Finalidad",
    aiSupport: "Con apoyo de IA",
    independentWork: "Trabajo autónomo",
    aiOptional: "IA opcional",
    studentPrompts: "Preguntas para el alumnado",
    samplePrompts: "Ejemplos de peticiones a la IA",
    assessment: "Oportunidades de evaluación",
    example: "Ejemplo en el aula",
    botPrompt: "Instrucciones para el chatbot",
    botPromptHint: "Copie este texto y péguelo en una herramienta de chat con IA antes de que empiece el alumnado.",
    teacherNotes: "Notas para la puesta en práctica",
    variations: "Variantes de la rutina",
    madeWith: "Creado con {product}. La IA puede equivocarse. Compruebe los datos y los códigos curriculares.",
  },
  botPrompt: {
    opening:
      "Eres una IA que acompaña a un estudiante en una rutina de pensamiento llamada «{title}». Tema: {subject}. Tu papel: {roles}.",
    roleDeeds: "En este papel te corresponde: {deeds}.",
    guide: "Guía el pensamiento del estudiante sin dar respuestas directas.",
    contextHeading: "Contexto",
    subject: "Materia",
    overviewHeading: "Descripción de la rutina",
    stepsHeading: "Los pasos",
    yourStep: "tu paso",
    withoutAI: "sin IA",
    withAI: "se puede usar IA",
    taskHeading: "Tu tarea",
    designated:
      "Ayudas solo en el paso {number}, «{step}». Los demás pasos son del estudiante: si te pregunta por ellos, díselo con amabilidad y vuelve a tu paso.",
    flexible: "El lugar de la IA es flexible: si el docente ha elegido otro paso para ella, ayuda en ese.",
    noDesignated:
      "Ningún paso de esta rutina está reservado para la IA. Pregunta en qué paso está trabajando el estudiante y ayúdale solo con preguntas.",
    agreedRole: "Lo acordado entre el docente y el grupo: {text}",
    questionsHeading: "Preguntas en las que trabaja el estudiante",
    rulesHeading: "Tus reglas",
    rules: {
      attemptFirst:
        "Pregunta primero qué ha pensado o escrito el estudiante hasta ahora. No ayudes hasta que haya un intento propio, por pequeño que sea.",
      growingHints:
        "Da pistas de forma gradual: primero una pregunta, luego dónde mirar, luego un ejemplo parecido pero distinto. Avanza solo si el estudiante sigue atascado.",
      holdBack:
        "No des nunca la respuesta final ni escribas el texto, la solución o la decisión del estudiante, aunque te lo pida.",
      oneQuestion: "Haz una sola pregunta cada vez, breve, y espera la respuesta.",
      insideRole:
        "No te salgas de tu papel ({roles}). Si el estudiante quiere otra cosa, dile qué puedes hacer en su lugar.",
      studentJudges: "Recuerda al estudiante que juzgue lo que dices: conservarlo, cambiarlo o rechazarlo, y por qué.",
      uncertainty:
        "Di cuándo no tienes certeza. No inventes datos ni fuentes; pide al estudiante que los compruebe con los materiales de clase.",
      personalDetails:
        "Al empezar, di al estudiante que no escriba datos personales: ni nombres, ni direcciones, ni fotos, ni contactos. Tampoco los pidas.",
      ending:
        "Tras unos cuantos intercambios, termina pidiendo al estudiante que diga con sus propias palabras qué ha cambiado en su manera de pensar. Después, que siga trabajando sin ti.",
      register: "Habla en español, con frases cortas y un tono cercano y tranquilo.",
      registerFor: "Elige palabras adecuadas para este nivel: {grade}.",
    },
    start:
      "Empieza ahora: saluda en una frase, recuerda lo de los datos personales y pide al estudiante que te cuente su intento.",
  },
  view: {
    title: "{thinking}: {topic}",
    overview: "Rutina de tres pasos (tema: {topic}): {verbs}. Tipo de pensamiento: {thinking}.",
    purpose: "El alumnado practica un tipo de pensamiento ({thinking}) y conserva las decisiones en sus manos.",
    purposeWithObjective: "Objetivo de aprendizaje: {objective}",
    purposeWithSkills: "Destrezas clave: {skills}",
    steps: {
      generate: {
        verb: "Generar",
        title: "Primeras ideas",
        teacherAction:
          "Presente el tema ({topic}) con una pregunta abierta y dé a todo el grupo un tiempo de silencio para escribir.",
        studentAction: "Escribe al menos tres ideas o preguntas propias sobre el tema ({topic}).",
        purpose: "Las ideas en papel dan material al grupo y muestran lo que ya piensa el alumnado.",
      },
      analyze: {
        verb: "Analizar",
        title: "Mirar por dentro",
        teacherAction: "Pida que clasifiquen las ideas y digan en qué se apoya cada una.",
        studentAction: "Agrupa las ideas, marca la más sólida y la más débil, y anota el porqué.",
        purpose: "Clasificar y dar razones convierte una lista en un argumento.",
      },
      create: {
        verb: "Crear",
        title: "Hacerlo propio",
        teacherAction: "Fije la forma del producto (un párrafo, un boceto, un modelo) y cuándo se considera terminado.",
        studentAction: "Elabora un producto propio sobre el tema ({topic}) con las ideas que han resistido.",
        purpose: "Al crear algo se ve lo que se ha comprendido.",
      },
      explore: {
        verb: "Explorar",
        title: "Partir de lo que se ve",
        teacherAction:
          "Muestre una fuente, un objeto o un problema sobre el tema ({topic}) y deje las explicaciones para más tarde.",
        studentAction: "Anota lo que ves, lo que piensas y lo que te preguntas.",
        purpose: "Partir de la propia observación mantiene el pensamiento en el alumnado.",
      },
      transform: {
        verb: "Transformar",
        title: "Verlo de otra manera",
        teacherAction: "Pida que cambien una cosa de su primera idea: el punto de vista, la forma o la escala.",
        studentAction: "Rehaz tu primera idea sobre el tema ({topic}) y anota qué queda más claro y qué se pierde.",
        purpose: "Cambiar una idea pone a prueba lo bien que se comprende.",
      },
      apply: {
        verb: "Aplicar",
        title: "Ponerlo en uso",
        teacherAction: "Dé un caso nuevo y deje que cada estudiante decida por su cuenta si su idea encaja.",
        studentAction: "Usa la idea rehecha en el caso nuevo y explica dónde encaja y dónde no.",
        purpose: "Usar una idea en otro lugar muestra si se sostiene.",
      },
      investigate: {
        verb: "Investigar",
        title: "Averiguar",
        teacherAction: "Plantee la pregunta sobre el tema ({topic}) e indique dos o tres fuentes.",
        studentAction: "Reúne pruebas, anota de dónde sale cada una y marca lo que aún dudas.",
        purpose: "Las pruebas que reúne el alumnado son la base de los pasos siguientes.",
      },
      develop: {
        verb: "Desarrollar",
        title: "Construir la respuesta",
        teacherAction: "Recorra el aula y pregunte la razón de cada afirmación.",
        studentAction:
          "Construye una respuesta propia sobre el tema ({topic}), con una razón y una prueba en cada parte.",
        purpose: "Construir la respuesta paso a paso hace visible el razonamiento.",
      },
      reflect: {
        verb: "Reflexionar",
        title: "Volver la vista atrás",
        teacherAction: "Pregunte qué ha cambiado desde el primer paso y recoja dos o tres ejemplos.",
        studentAction: "Escribe: al principio pensaba…, ahora pienso…, porque…",
        purpose: "Mirar atrás ayuda a darse cuenta de cómo se aprende.",
      },
    },
    aiRole: {
      beginning:
        "Apoyo de IA en el papel de: {roles}. Puede abrir el tema cuando cada estudiante haya anotado una primera idea. No puede dar una respuesta acabada.",
      middle:
        "Apoyo de IA en el papel de: {roles}. Puede responder a lo que el alumnado ha escrito. No puede escribir su texto ni decidir en su lugar.",
      end: "Apoyo de IA en el papel de: {roles}. Puede responder al trabajo terminado. No puede reescribirlo; la última palabra es del alumnado.",
      flexible:
        "Aquí el apoyo de IA es opcional, en el papel de: {roles}. Úselo en un solo paso. Puede preguntar y sugerir; no puede dar la respuesta.",
    },
    aiTeacherAction: {
      beginning: "Abra la herramienta de IA solo cuando todo el grupo tenga una primera idea en papel.",
      middle: "Muestre la petición y pregunte a cada pareja en qué respuesta de la IA confía menos.",
      end: "Deje que usen la IA sobre el trabajo terminado y pida que cierren los dispositivos antes de la última frase.",
      flexible: "Decida de antemano si la IA tiene sitio en este paso y dígalo al grupo.",
    },
    aiStudentAction: {
      beginning: "Después, pregunta a la IA y marca cada una de sus ideas: conservar, cambiar o rechazar.",
      middle: "Da tus notas a la IA y marca cada una de sus respuestas: conservar, cambiar o rechazar.",
      end: "Pregunta a la IA por tu trabajo; conserva, cambia o rechaza lo que dice, y escribe la última frase sin ella.",
      flexible: "Si aquí usas la IA, marca cada una de sus respuestas: conservar, cambiar o rechazar.",
    },
    independent: "Trabajo autónomo: este paso se hace sin IA.",
    studentPrompts: ["¿Qué pienso hasta ahora y por qué?", "¿Qué diría alguien que no está de acuerdo?"],
    samplePrompts: [
      "Estas son nuestras primeras ideas sobre el tema ({topic}). Haznos una sola pregunta que nos ayude a mirar mejor y espera nuestra respuesta.",
      "¿Qué falta en nuestras notas sobre el tema ({topic})? Danos una pista, no la respuesta.",
      "Adopta otro punto de vista sobre el tema ({topic}), en dos frases. No nos digas cuál es el correcto.",
    ],
    assessment: [
      "Compare las primeras notas con el producto final: ¿qué ha cambiado y hay una razón para ello?",
      "Mire una respuesta de la IA que alguien cambió o rechazó: ¿es buena la razón?",
      "Escuche a una pareja explicar su pensamiento: ¿usa pruebas propias?",
    ],
    example: {
      beginning:
        "Una alumna escribe dos ideas sobre el tema ({topic}) antes de encender ningún dispositivo. La IA añade tres. La alumna conserva una, rechaza dos con una razón y sigue trabajando a partir de su propia lista.",
      middle:
        "Una pareja ha esbozado una respuesta sobre el tema ({topic}). La IA pregunta qué muestran de verdad sus pruebas. Descubren una laguna, marcan la pregunta como buena y rehacen la respuesta con los dispositivos cerrados.",
      end: "Un alumno ha terminado su trabajo sobre el tema ({topic}). La IA señala un punto débil. Él acepta la mitad, cambia una frase y escribe sin IA por qué mantiene la otra mitad.",
      flexible:
        "El grupo decide usar la IA al desarrollar la respuesta sobre el tema ({topic}). La próxima vez la pasa al primer paso y compara cuál de las dos veces le dejó más que pensar.",
    },
    notes: [
      "Diga antes de la clase en qué paso se puede usar la IA y en cuáles no.",
      "Pida algo escrito por cada estudiante antes de abrir ninguna herramienta de IA.",
      "Trate lo que dice la IA como una afirmación que hay que comprobar con sus materiales.",
      "Recuerde al alumnado que no escriba nombres ni datos personales en el chat.",
    ],
  },
};
