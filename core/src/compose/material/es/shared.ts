/** Spanish: what the composer says in every thinking type. */
import type { Material } from "../material.ts";

export const shared: Omit<Material, "types"> = {
  roles: {
    coach: {
      overview: "La IA guía con preguntas y pequeñas pistas; qué hacer con ellas lo decide el alumnado.",
      may: "Puede hacer una pregunta cada vez y dar una pequeña pista cuando el grupo se atasca.",
      decide: "Junto a cada pista, el alumnado escribe conservar, cambiar o rechazar, y una razón.",
      ways: [
        {
          teacherAction:
            "Circule por el aula y pregunte: ¿qué van a hacer ahora y de quién es esa idea? Si es solo de la IA, devuelva al grupo a sus propias notas.",
          prompts: [
            "¿Cuál de sus preguntas me hizo mirar otra vez?",
            "¿Me preguntó algo o me dijo lo que tenía que hacer?",
            "¿Cuál es mi propio siguiente paso?",
          ],
        },
        {
          teacherAction:
            "Pida que contesten en voz alta entre compañeros antes de teclear nada. Pregunte a quien habla menos: ¿tú también habrías preguntado eso?",
          prompts: [
            "¿Qué sabía yo desde el principio?",
            "¿Qué pregunta todavía no sé responder?",
            "¿Qué habría preguntado yo en su lugar?",
          ],
        },
        {
          teacherAction:
            "Detenga una vez a toda la clase y haga que cada grupo lea la pregunta que más le ayudó y la pista de la que podría haber prescindido.",
          prompts: [
            "¿Qué probé antes de preguntar?",
            "¿Qué pista me sobraba?",
            "¿Por dónde veo ahora que puedo seguir?",
          ],
        },
      ],
      studentAction:
        "Responde a cada pregunta del guía con tus propias palabras antes de seguir leyendo. Marca sus pistas con conservar, cambiar o rechazar, y di por qué.",
      purpose: "Una buena pregunta hace avanzar sin quitarle el trabajo de las manos a nadie.",
      ask: [
        "Nos hemos atascado en el punto que hemos marcado. Danos la pista más pequeña que pueda servir y espera nuestra respuesta.",
        "Hazme una sola pregunta sobre mis notas que yo todavía no me haya hecho.",
        "Pregúntanos primero qué hemos probado ya. No propongas el siguiente paso; deja que lo digamos nosotros.",
      ],
      note: "Un guía acaba fácilmente haciendo el plan en lugar del alumnado. Pida que digan en voz alta su siguiente paso antes de leer la pista de la IA, y corte la conversación si se ha convertido en instrucciones.",
      assessment:
        "Siga una pista desde el chat hasta la página: ¿se usó, se adaptó o se descartó, y hay una razón al lado?",
      fade: "Con menos ayuda: la próxima vez, el alumnado escribe tres preguntas que haría un guía, las contesta y abre la IA solo para la cuarta.",
      example: [
        "La IA, como guía, pregunta dónde se ve eso exactamente.",
        "En lugar de responder, la IA devuelve una pregunta: ¿cómo se lo mostrarías a alguien que no estaba?",
        "La IA quiere saber qué se probó antes de escribir eso.",
      ],
    },
    "content-provider": {
      overview: "La IA aporta contexto y ejemplos, y el alumnado no usa nada que no haya comprobado.",
      may: "Puede dar un dato breve de contexto, un ejemplo o una definición cuando se lo pidan.",
      decide:
        "El alumnado contrasta cada dato con los materiales de clase y lo marca con conservar, cambiar o rechazar.",
      ways: [
        {
          teacherAction:
            "Tenga a mano el libro de texto o las fuentes. Pregunte a cada grupo qué afirmación ha comprobado y dónde; las demás llevan un signo de interrogación.",
          prompts: [
            "¿Dónde puedo comprobarlo?",
            "¿Encaja con lo que anoté antes o lo contradice?",
            "¿Qué dice que no diga ninguna de nuestras fuentes?",
          ],
        },
        {
          teacherAction:
            "Pida que lleven dos columnas: «comprobado por nosotros» y «dicho solo por la IA». Pregunte qué haría falta para pasar una línea de la segunda a la primera.",
          prompts: [
            "¿Quién más lo dice, aparte de la IA?",
            "¿Qué deja fuera?",
            "¿Lo necesito o solo me parece curioso?",
          ],
        },
        {
          teacherAction:
            "Nombre en cada grupo a una persona que busque errores y los comunique. Celebre cada hallazgo.",
          prompts: [
            "¿Qué suena demasiado redondo para ser verdad?",
            "¿Qué número o nombre tengo que buscar?",
            "¿Sé decirlo con mis propias palabras?",
          ],
        },
      ],
      studentAction:
        "Pide un solo dato cada vez. Búscalo en nuestros materiales, márcalo con conservar, cambiar o rechazar, y anota dónde lo comprobaste.",
      purpose: "El contexto abre un tema, y comprobarlo deja al alumnado a cargo de lo que se da por sabido.",
      ask: [
        "Danos un dato breve de contexto sobre lo que hemos escrito y di con cuánta certeza lo sabes. No saques la conclusión por nosotros.",
        "Da un ejemplo que podamos comparar con el nuestro, en dos frases. Deja la comparación para nosotros.",
        "¿Qué palabra de nuestras notas tiene un sentido especial en esta materia? Explícala, dinos dónde comprobarlo y detente ahí.",
      ],
      note: "Una respuesta bien escrita puede traer datos, cifras y fuentes inventadas. Fije una regla: lo que no confirma una segunda fuente se tacha, por bien que suene.",
      assessment: "Elija dos afirmaciones que alguien haya conservado: ¿está anotado dónde se comprobó cada una?",
      fade: "Con menos ayuda: la próxima vez, el alumnado consulta antes dos fuentes y pide a la IA solo lo que no está en ninguna.",
      example: [
        "La IA aporta un dato breve de contexto, y algo no encaja.",
        "La IA menciona un caso parecido; consultado en el libro, resulta ser distinto.",
        "La IA explica una palabra de las notas, y su sentido exacto es más estrecho de lo esperado.",
      ],
    },
    "idea-generator": {
      overview: "La IA añade unas pocas ideas inesperadas a las que ya hay sobre la mesa, y el alumnado elige.",
      may: "Puede añadir hasta tres ideas una vez que el alumnado ha escrito las suyas.",
      decide:
        "El alumnado las coloca junto a su propia lista y marca cada una con conservar, cambiar o rechazar, con una razón.",
      ways: [
        {
          teacherAction:
            "Procure que las ideas propias sigan a la vista junto a las de la IA. Pregunte: ¿cuál de sus propias ideas es mejor que todas estas y qué la hace mejor?",
          prompts: [
            "¿A cuál de mis ideas no se acerca ninguna de estas?",
            "¿Es de verdad nueva o es la mía con otras palabras?",
            "¿Qué tendría que cambiar para poder usarla?",
          ],
        },
        {
          teacherAction:
            "Pida que lean mezcladas las ideas de la IA y las del grupo, y que la clase adivine de quién son. Pregunte qué las delata.",
          prompts: [
            "¿Qué idea no se me habría ocurrido nunca?",
            "¿Qué tienen en común todas sus ideas?",
            "¿Cuál sirve para nuestra tarea y cuál solo suena bien?",
          ],
        },
        {
          teacherAction:
            "Permita una sola ronda. Después, cada grupo une una idea propia con una de la IA y dice qué aporta cada parte.",
          prompts: [
            "¿Qué falta todavía en las dos listas?",
            "¿Podría explicarle esta idea a alguien?",
            "¿Cuál de las mías gana fuerza al lado de estas?",
          ],
        },
      ],
      studentAction:
        "Pide tres ideas, no diez. Escribe junto a cada una conservar, cambiar o rechazar, con una razón, y trabaja al menos una hasta que sea tuya.",
      purpose: "Las ideas de fuera amplían el terreno; comparar y elegir es donde se piensa.",
      ask: [
        "Esta es nuestra lista. Añade dos ideas que vengan de otra dirección, en una frase cada una. No las ordenes por mejor o peor.",
        "¿Qué tipo de idea falta en nuestra lista? Di solo el tipo y deja que encontremos la idea.",
        "Toma el punto más raro de nuestra lista y haznos una sola pregunta que pueda volverlo útil.",
      ],
      note: "Las primeras ideas anclan: después de leer tres de la IA, se deja de buscar. Mantenga a la vista las ideas propias, en tinta, y pida una más cuando el chat esté cerrado.",
      assessment:
        "Ponga juntas las primeras ideas y la elección final: ¿cuánto de lo elegido nació de cada estudiante?",
      fade: "Con menos ayuda: la próxima vez, el alumnado duplica su propia lista antes de consultar, y la IA puede añadir una sola idea.",
      example: [
        "La IA añade una idea que no está en ninguna parte de la página.",
        "De tres ideas de la IA, dos se rechazan enseguida; la tercera no se deja apartar tan fácilmente.",
        "La IA propone empezar por el otro extremo, y al principio suena raro.",
      ],
    },
    "feedback-provider": {
      overview: "La IA señala un acierto y un punto débil, y deja el arreglo en manos del alumnado.",
      may: "Puede nombrar un acierto y un punto débil, y decir en qué parte del trabajo está cada uno.",
      decide: "El alumnado juzga cada comentario, escribe al margen conservar, cambiar o rechazar, y dice por qué.",
      ways: [
        {
          teacherAction:
            "Pida que tachen los elogios que servirían para cualquier trabajo. Pregunte: ¿qué comentario puedes señalar con el dedo, aquí, en la página?",
          prompts: [
            "¿A qué parte de mi trabajo se refiere este comentario?",
            "¿Podría decirse de cualquier trabajo?",
            "¿Qué arreglo primero y qué dejo así a propósito?",
          ],
        },
        {
          teacherAction:
            "Pida que anoten de antemano dónde esperan una crítica. Pregunte quién se sorprendió y con qué.",
          prompts: ["¿Me esperaba este comentario?", "¿Qué se le escapa?", "¿Qué cambio ayudaría más a quien me lee?"],
        },
        {
          teacherAction:
            "Tome un comentario y discútalo con la clase como si fuera una afirmación: ¿es cierto en este trabajo y tiene importancia?",
          prompts: ["¿Es cierto y tiene importancia?", "¿Qué contestaría yo?", "¿Qué acierto quiero proteger?"],
        },
      ],
      studentAction:
        "Busca la parte a la que se refiere cada comentario. Escribe al lado conservar, cambiar o rechazar, con una razón, y haz tú el arreglo.",
      purpose: "Un comentario sirve cuando señala algo concreto; decidir qué hacer con él es lo que se aprende.",
      ask: [
        "Nombra un acierto y un punto débil de lo que hemos escrito, y cita las palabras exactas. No reescribas nada.",
        "¿Dónde tropezaría quien lo lea? Señala solo la línea y espera a que intentemos arreglarla.",
        "Pregúntanos qué queríamos conseguir. Después señala la parte que más se aleja de eso, sin arreglarla.",
      ],
      note: "Los comentarios de una IA tienden al elogio vacío. Acepte solo los que señalan una parte concreta del trabajo; el resto se tacha antes de que nadie actúe.",
      assessment: "Lea un comentario rechazado: ¿muestra la razón que el estudiante conoce su trabajo mejor que la IA?",
      fade: "Con menos ayuda: la próxima vez, el alumnado escribe los comentarios que espera y lee los de la IA solo para ver qué se le escapó.",
      example: [
        "El comentario de la IA señala una línea en la que quien lee tendría que adivinar.",
        "La IA elogia el conjunto y dice que una línea es floja; el elogio se tacha, la línea no.",
        "La IA marca una palabra y pregunta qué hay detrás; lo demás, dice, se entiende.",
      ],
    },
    "perspective-taker": {
      overview: "La IA habla desde un punto de vista que falta, y el alumnado juzga qué cambia con él.",
      may: "Puede hablar desde un solo punto de vista cada vez, en pocas frases.",
      decide: "El alumnado se pregunta quién podría confirmarlo y marca cada punto con conservar, cambiar o rechazar.",
      ways: [
        {
          teacherAction:
            "Pregunte a cada grupo: ¿se reconocería en esto una persona real? Ante el primer cliché, pare y deje que la clase lo nombre.",
          prompts: [
            "¿De quién falta todavía la mirada?",
            "¿Habla una persona o un cliché?",
            "¿Qué se ve desde ahí que yo no veía?",
          ],
        },
        {
          teacherAction:
            "Haga que los grupos elijan personas distintas y que dos de ellos comparen lo que cada una deja ver.",
          prompts: [
            "¿Qué se juega esta persona?",
            "¿Cuál de mis palabras no usaría?",
            "¿Cómo podría averiguar si es así?",
          ],
        },
        {
          teacherAction:
            "Pregunte quién ha dicho de verdad algo parecido y dónde. Deje una silla vacía para la voz que nadie aquí puede representar.",
          prompts: [
            "¿Quién ha dicho de verdad algo así?",
            "¿Qué compartimos esta persona y yo?",
            "¿Cómo se ve mi opinión desde ahí?",
          ],
        },
      ],
      studentAction:
        "Decide qué mirada falta y pide a la IA que la adopte. Marca lo que dice con conservar, cambiar o rechazar, y anota quién podría confirmarlo.",
      purpose: "Vista desde otro sitio, la propia mirada muestra lo que deja fuera.",
      ask: [
        "Responde a nuestras notas en dos frases como una persona que lo ve de otra manera. No digas quién tiene razón.",
        "Haznos una sola pregunta que haría sobre esto alguien de otro lugar o de otra época.",
        "¿Qué punto de vista falta en lo que hemos escrito? Nombra a dos personas y deja que elijamos nosotros.",
      ],
      note: "Una voz prestada se convierte pronto en estereotipo. Pida una persona en una situación, nunca un colectivo entero, y compárela con una fuente real o con alguien a quien se pueda preguntar.",
      assessment:
        "Busque la frase que cambió gracias a la otra mirada: ¿es una ganancia real o solo una mención de cortesía?",
      fade: "Con menos ayuda: la próxima vez, el alumnado escribe la voz que falta a partir de una fuente o una entrevista, y pregunta a la IA solo a quién ha olvidado.",
      example: [
        "La IA responde como alguien en quien no se había pensado y que lo diría de otro modo.",
        "Con la voz de una persona recién llegada, la IA pregunta qué se está dando por supuesto.",
        "Como alguien que no está de acuerdo, la IA dice en dos frases qué ve en el mismo lugar.",
      ],
    },
    synthesizer: {
      overview:
        "La IA ordena lo que ha dicho el alumnado; después, cada estudiante busca lo que se perdió por el camino.",
      may: "Puede agrupar los puntos del propio alumnado y mostrar patrones, lagunas y contradicciones.",
      decide:
        "El alumnado compara esa versión con sus notas, recupera lo perdido y marca cada grupo con conservar, cambiar o rechazar.",
      ways: [
        {
          teacherAction:
            "Pida que cada estudiante encuentre un punto suyo que el resumen haya perdido o torcido. Reúnalos en la pizarra y pregunte cuáles importan.",
          prompts: [
            "¿Cuál de mis puntos ha desaparecido?",
            "¿Van juntos de verdad o solo suenan parecido?",
            "¿Cómo llamaría yo a este grupo?",
          ],
        },
        {
          teacherAction:
            "Tape los títulos de la IA y pida que pongan primero los suyos. Después compare, y pregunte qué nombre esconde algo.",
          prompts: [
            "¿Qué nombre esconde algo?",
            "¿Qué es aquí más grande que en mis notas?",
            "¿Dónde convirtió dos cosas en una?",
          ],
        },
        {
          teacherAction: "Antes de leer la versión de la IA, pida que marquen en sus notas lo que no puede perderse.",
          prompts: [
            "¿Qué no puede perderse?",
            "¿Qué excepción se ha borrado?",
            "¿Qué muestra este orden que yo no había visto?",
          ],
        },
      ],
      studentAction:
        "Ve tachando tus puntos en el resumen de la IA. Escribe junto a cada grupo conservar, cambiar o rechazar, y añade lo que falta.",
      purpose: "Un orden hecho por otro muestra lagunas; discutir con él lo vuelve propio.",
      ask: [
        "Reparte nuestros puntos en tres grupos y no añadas nada tuyo. No pongas nombre a los grupos; lo haremos nosotros.",
        "¿Qué dos puntos nuestros no van juntos? Señálalos solamente y espera.",
        "¿De qué hay mucho en nuestras notas y de qué casi nada? Haznos una sola pregunta sobre la laguna.",
      ],
      note: "Un resumen demasiado pulido pierde lo que importa: la excepción, el caso raro, la duda. Haga que busquen lo que se quedó fuera antes de leer lo que hay.",
      assessment: "Compruebe qué devolvieron al resumen: ¿notaron el punto que tiene peso?",
      fade: "Con menos ayuda: la próxima vez, el alumnado agrupa y resume primero, y usa la versión de la IA solo para encontrar diferencias.",
      example: [
        "La IA reparte las notas en grupos, y un punto queda suelto.",
        "En el resumen de la IA quedan juntos dos puntos que no van juntos.",
        "Cuando la IA ordena las notas, aparece un hueco en el centro.",
      ],
    },
    challenger: {
      overview: "La IA plantea una objeción cada vez, y el alumnado decide cuáles cuentan.",
      may: "Puede plantear una sola objeción o pregunta difícil cada vez.",
      decide:
        "Ante cada objeción, el alumnado anota si conserva su punto, lo cambia o rechaza la objeción, y qué le llevó a decidirlo.",
      ways: [
        {
          teacherAction:
            "Fíjese en las respuestas que salen del material. Al cabo de un rato, pregunte a cada grupo: ¿qué objeción no saben responder todavía?",
          prompts: [
            "¿Puedo responder con mi propio material?",
            "¿La objeción va al asunto o solo a mi forma de decirlo?",
            "¿Qué objeción preferiría no responder y por qué?",
          ],
        },
        {
          teacherAction: "Reúna en la pizarra las objeciones más duras y deje que otros grupos intenten responderlas.",
          prompts: [
            "¿Cuál es la mejor respuesta a esto?",
            "¿Es una objeción justa?",
            "¿En qué parte de mi material hay una respuesta?",
          ],
        },
        {
          teacherAction:
            "Pida que puntúen cada objeción del 1 al 3 antes de contestar. Pregunte qué hace falta para un tres.",
          prompts: ["¿Qué fuerza tiene, del 1 al 3?", "¿Qué tendría que buscar?", "¿Qué digo ahora con más cuidado?"],
        },
      ],
      studentAction:
        "Responde a dos o tres objeciones con tu propio material. Escribe junto a cada una conservar, cambiar o rechazar, y la razón.",
      purpose: "Lo que ha encontrado resistencia se entiende mejor que lo que nadie ha cuestionado.",
      ask: [
        "¿Cuál es el punto más débil de lo que hemos escrito? Haznos una sola pregunta sobre él y espera.",
        "Da un contraejemplo en una sola frase. No lo respondas por nosotros.",
        "Llévanos la contraria en un punto, como lo haría un rival justo. Detente ahí y deja que contestemos.",
      ],
      note: "Un contradictor sin límites discute por discutir. Enseñe una réplica: «Muéstranos dónde dice otra cosa nuestro material». Lo que no se puede mostrar se tacha.",
      assessment: "Tome una objeción rechazada: ¿el rechazo se argumenta con el material o solo se siente?",
      fade: "Con menos ayuda: la próxima vez, el alumnado escribe primero las objeciones y la IA puede añadir solo una que se le haya escapado.",
      example: [
        "La IA plantea una objeción: ¿basta con eso?",
        "La IA pregunta qué tendría que ser cierto para que esto fuera falso.",
        "La IA nombra un caso en el que no sería así.",
      ],
    },
  },
  placements: {
    beginning: {
      overview:
        "La IA entra al principio, en el paso {step}, después de un breve intento en papel; a partir de ahí, el alumnado trabaja sin ella.",
      teacherAction:
        "Presente la tarea y el material, y deje unos minutos de silencio. No se abre ningún dispositivo antes de que todos hayan escrito algo.",
      studentAction: "Escribe primero tu propio intento, antes de abrir la IA.",
      note: "La IA abre el trabajo en el paso {step}. Insista en el intento escrito antes de ella: sin él, la IA marca la dirección y el alumnado la sigue.",
      prompt: "¿Qué pienso yo antes de preguntar a nadie?",
    },
    middle: {
      overview: "La IA entra en medio, en el paso {step}; la rutina empieza y termina sin ella.",
      teacherAction:
        "Muestre una vez en la pizarra el ejemplo de petición y diga cuándo volverán a cerrarse los dispositivos.",
      studentAction: "Copia en papel lo que quieras guardar; después cierra el chat.",
      note: "El paso {step} es el único con IA. Anuncie al empezar cuándo termina y pida que se cierren los dispositivos antes de explicar el paso siguiente.",
    },
    end: {
      overview:
        "La IA entra al final, en el paso {step}, cuando ya hay una versión propia; la última frase se escribe sin ella.",
      teacherAction:
        "Avise con tiempo para el cierre: dispositivos cerrados, lápices en mano, una última versión sin IA.",
      studentAction: "Después cierra el dispositivo y escribe la última versión por tu cuenta.",
      note: "No deje que el paso {step} termine en el chat. Reserve un tercio de su tiempo para la última versión, que se escribe sin IA.",
      prompt: "¿Qué ha cambiado en mi forma de pensar al final y qué he dejado como estaba?",
    },
    flexible: {
      overview:
        "El lugar de la IA queda abierto: el paso {step} es la propuesta, y todos los pasos funcionan también sin ella.",
      teacherAction: "Decida de antemano si aquí conviene la IA y dígalo a la clase.",
      studentAction: "Si aquí usamos la IA, termina antes tu propia parte.",
      note: "Para llevar la IA a otro paso, traslade la parte de IA del paso {step}: primero se hace el paso nuevo sin ayuda y después se lleva su producto a la IA. Esté donde esté, antes va un primer intento y después una última frase sin IA.",
      suggestion: "Si usted decide usar aquí la IA, esta entra cuando el trabajo ya está en papel.",
    },
  },
  bands: {
    "k-2": {
      first: "Los dibujos y las palabras dictadas cuentan como escritura: anote lo que dicen los niños y las niñas.",
      ai: "Trabaje con una sola pantalla: usted teclea y lee en voz alta, la clase decide qué preguntar y muestra con tarjetas de colores conservar, cambiar o rechazar.",
      last: "Basta un dibujo con una frase dicha en voz alta; escriba la frase debajo.",
    },
    "3-5": {
      first: "Cuelgue un ejemplo terminado de otro tema, para que se vea qué extensión debe tener una respuesta.",
      ai: "Use una pantalla para toda la clase o una por mesa, con la cuenta del docente, y lean juntos la primera respuesta.",
      last: "Dos o tres frases completas son suficientes; ofrezca un comienzo de frase a quien no sepa cómo seguir.",
    },
    "6-8": {
      first: "Divida la tarea en partes pequeñas y avise cuándo hay que dejar los lápices.",
      ai: "A esta edad muchos no pueden tener cuenta propia: consulte las normas de su escuela y deje que los grupos compartan un dispositivo.",
      last: "Pida una razón en cada respuesta; una corta con pruebas vale más que una larga sin ellas.",
    },
    "9-12": {
      first: "Si la tarea lo pide, exija desde el principio los términos propios de su materia.",
      ai: "Pida que guarden el chat junto a las notas, para poder comentar intercambios concretos.",
      last: "Si se usan fuentes, exija que se citen; pida además al menos un límite del propio resultado.",
    },
    higher: {
      first: "Si hay bibliografía sobre el tema, remita a ella y pida que digan en qué se apoyan.",
      ai: "Exija una línea que declare qué herramienta se usó, para qué y con qué resultado.",
      last: "Pida una pregunta abierta para seguir y, si se usa bibliografía, una posición frente a ella.",
    },
  },
  aiRole: "Con apoyo de IA: {role}.",
  independent: {
    before: "Trabajo autónomo: sin IA en este paso, con los dispositivos cerrados.",
    after: "Trabajo autónomo: sin IA, con las notas y los materiales propios.",
    last: "Trabajo autónomo: sin IA, porque la última palabra es de cada estudiante.",
    flexible: "Trabajo autónomo: sin IA, salvo que la traslade aquí una vez hecho este trabajo.",
  },
  afterAI: "Los dispositivos están cerrados; las notas siguen sobre la mesa.",
  context: {
    title: "{title}: {topic}",
    facts: "Pensada para: {facts}.",
    minutes: "{minutes} minutos",
    purpose: "El objetivo de la clase: {purpose}.",
    longPurpose: "El objetivo de la clase, completo: {purpose}.",
    skills: "Destrezas clave: {skills}.",
    board: "Escriba el objetivo donde todos lo vean: {purpose}.",
    ask: "Estamos trabajando en esto: {purpose}.",
    skillsPrompt: "¿En qué parte de mi trabajo se ve esto: {skills}?",
    standards: "Lea los productos finales a la luz de los estándares que indicó: {standards}.",
    skillsAssessment: "Elija un momento en que cada estudiante muestre estas destrezas y anote lo que vio: {skills}.",
    note: "Usted anotó sobre este grupo: {context}. Ajuste a ello los equipos, los materiales y el tiempo antes de empezar.",
  },
  sessions: {
    intro: "{count} sesiones de {length} minutos: ",
    one: "sesión {session} para el paso {step}",
    shared: "sesión {session} para los pasos {from} a {to}",
    long: "sesiones {from} a {to} para el paso {step}",
    separator: "; ",
    end: ".",
  },
  privacy: [
    "Recuerde a la clase que en el chat no se escriben nombres, fotos ni datos personales.",
    "Acuerden de antemano que no se teclean nombres reales ni datos personales, ni propios ni ajenos.",
    "Lo que se teclea sale del aula: pida que dejen fuera nombres, lugares y datos personales, y revisen juntos un primer mensaje.",
  ],
  teacherLed: [
    "Una sola pantalla: usted teclea, la clase acuerda qué preguntar y vota cada respuesta con tarjetas de conservar, cambiar y rechazar.",
    "Pocos dispositivos: proyecte un único chat; cada mesa le entrega una pregunta en papel y la clase decide cuál se teclea.",
    "Dirigida por el docente: muestre una pantalla, lea cada respuesta en voz alta con una pausa y deje que la clase decida si seguir, repreguntar o parar.",
  ],
  access: [
    "Para quien está aprendiendo el idioma: ofrezca un banco de palabras y comienzos de frase, permita notas en cualquier lengua y pida a la IA frases cortas.",
    "Para quien escribe poco: deje que dicte su intento a otra persona que lo anote, y valore la idea, no la ortografía.",
    "Para quien termina antes: pida que explique su producto a alguien de otro grupo y anote la primera pregunta que reciba.",
  ],
};
