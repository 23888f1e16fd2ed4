/** Spanish: observing and questioning. */
import type { TypeText } from "../material.ts";

export const observingQuestioning: TypeText = {
  mayNot: "No puede describir el material ni contestar las preguntas que el alumnado quiere investigar.",
  roles: {
    coach: {
      title: "Volver a mirar",
      does: "La IA pregunta por una observación cada vez, y el alumnado vuelve a mirar antes de contestar.",
      ask: "Esto es lo que hemos observado y lo que nos extraña. Haznos una sola pregunta que nos haga volver a mirar y espera.",
    },
    "content-provider": {
      title: "Un dato por comprobar",
      does: "La IA da un dato de contexto sobre una observación, y el alumnado comprueba si encaja con lo que vio.",
      ask: "Esto es algo que hemos observado. Dinos un solo dato sobre ello que podamos comprobar y no expliques nuestra duda.",
    },
    "idea-generator": {
      title: "Las preguntas que faltan",
      does: "La IA añade tres preguntas de un tipo que falta, y el alumnado decide cuáles podría responder su material.",
      ask: "Aquí están nuestras observaciones y preguntas. Añade tres preguntas de un tipo que no se nos haya ocurrido y no respondas ninguna.",
    },
    "feedback-provider": {
      title: "¿Nítida o borrosa?",
      does: "La IA señala la nota más nítida y la más vaga, y cita la palabra imprecisa; el alumnado la sustituye.",
      ask: "¿Cuál de nuestras notas o preguntas es demasiado vaga para investigarla? Señala solo la palabra que la vuelve así.",
    },
    "perspective-taker": {
      title: "Con otros ojos",
      does: "La IA dice en qué se fijaría primero otra persona, por ejemplo una especialista o una niña pequeña; el alumnado comprueba si está ahí.",
      ask: "Di en una frase en qué se fijaría primero alguien con otro oficio. No nos digas qué significa.",
    },
    synthesizer: {
      title: "Donde nadie ha mirado",
      does: "La IA agrupa las observaciones y preguntas y muestra qué parte no tiene ninguna; el alumnado va allí y mira.",
      ask: "Agrupa nuestras observaciones sin añadir ninguna. ¿Qué parte apenas se ha mirado? Solo nómbrala.",
    },
    challenger: {
      title: "¿Visto o supuesto?",
      does: "La IA pone en duda una nota cada vez: ¿se vio o se supuso? El alumnado señala el lugar o tacha la nota.",
      ask: "Elige una observación nuestra que pueda ser una suposición. Haznos una sola pregunta sobre ella y espera.",
    },
  },
  examples: {
    "language-arts": {
      before: "Una pareja anota que la madre de la primera página está molesta y pregunta por qué.",
      after:
        "La pareja relee y no encuentra ninguna palabra que lo diga, solo respuestas cortas y una puerta cerrada. Las dos cosas van a la lista, y la pregunta pasa a ser: ¿qué nos hace pensar que está molesta?",
    },
    mathematics: {
      before:
        "Un grupo anota que un patrón de puntos se duplica cada vez y pregunta cuántos puntos tendrá la décima figura.",
      after:
        "El grupo cuenta otra vez: solo el primer paso parecía duplicarse. Ahora pregunta qué es lo que se mantiene de una figura a otra.",
    },
    science: {
      before:
        "Una pareja tapa con un vaso una vela puesta en un plato con agua, ve cómo se apaga y anota que se gastó el aire.",
      after:
        "La pareja repite la prueba y ve que el agua sube solo cuando la llama ya se ha apagado. La explicación pasa a las preguntas, y ahora se pregunta por ese momento.",
    },
    "social-studies": {
      before: "Una pareja mira la fotografía de un mercado callejero de 1910 y anota que la gente era pobre.",
      after:
        "La pareja hace la lista de lo que hay: pies descalzos, pero también sombreros, un banco y cestas llenas. «Pobre» se tacha, y ahora la pregunta es quién compra y quién vende.",
    },
    arts: {
      before: "Tres estudiantes anotan que un cuadro es triste y preguntan qué le pasó al pintor.",
      after:
        "Tapan una mitad y luego la otra: los tonos oscuros ocupan solo el tercio inferior. La nueva pregunta es sobre el cuadro: ¿por qué es tan clara la parte de arriba?",
    },
    stem: {
      before: "Un equipo ve cómo se dobla su puente de papel y anota que el papel es demasiado débil.",
      after:
        "En cámara lenta, el equipo ve que se tuerce antes de doblarse, siempre hacia el mismo lado. Ahora pregunta qué lo hace girar.",
    },
    other: {
      before: "Dos estudiantes miran la grabación de un lanzamiento largo y anotan que la jugadora es fuerte.",
      after:
        "Imagen por imagen miran los pies y la espalda. La fuerza se tacha, y preguntan en qué parte del cuerpo empieza un lanzamiento.",
    },
    general: {
      before: "Una pareja anota que el objeto de la mesa es viejo y pregunta para qué servía.",
      after:
        "La pareja busca qué le hizo escribir «viejo»: bordes gastados por un solo lado. Esa es la observación, y la nueva pregunta es qué rozaba ahí.",
    },
  },
  exchange: {
    title: "La primera mirada de otro",
    description:
      "Los grupos dejan material y notas sobre la mesa y cambian de sitio. Quienes visitan escriben en una nota adhesiva un detalle que se les escapó a los anfitriones y una pregunta que les gustaría haber hecho.",
    teacherAction:
      "Acuerde una señal para cambiar de mesa. Sin hablar: quienes visitan solo tienen lo que está en papel.",
    studentAction: "Mira el material antes de leer las notas. Deja un detalle y una pregunta.",
    purpose: "Unos ojos nuevos encuentran lo que la costumbre ha vuelto invisible.",
    prompts: [
      "¿Qué veo que no está en estas notas?",
      "¿Qué pregunta me habría gustado hacer?",
      "¿Qué nota no encuentro en el material?",
    ],
  },
  plans: [
    {
      title: "Mirar, extrañarse, indagar",
      overview:
        "El alumnado escribe lo que hay antes de decir qué significa, y deja que un detalle extraño crezca hasta ser una pregunta.",
      purpose: "Retrasar las explicaciones lo suficiente para que aparezca una pregunta de verdad.",
      open: {
        title: "Solo lo que hay",
        description:
          "Cada estudiante hace una lista de al menos ocho cosas que se pueden ver, oír o medir, sin una sola explicación, y pone una estrella a la más extraña.",
        teacherAction:
          "Muestre el objeto, la imagen, el texto o los datos sin su título. Cuando alguien explique, pregunte: ¿qué has visto para decir eso?",
        studentAction:
          "Haz una lista de ocho observaciones, sin explicaciones. Pon una estrella a la que más te extraña.",
        purpose: "Lo que se ha mirado con cuidado da base a todas las preguntas posteriores.",
        prompts: [
          "¿Qué veo, oigo o leo exactamente?",
          "¿Esto lo he visto o lo he deducido?",
          "¿Qué detalle no encaja con el resto?",
        ],
      },
      develop: {
        title: "Del detalle a la pregunta",
        description:
          "Cada estudiante escribe junto a tres observaciones una pregunta: una con «por qué», otra con «cómo» y otra con «qué pasaría si». Después subraya la que no se resuelve solo mirando.",
        teacherAction: "Reúna en la pizarra una pregunta de cada tipo y déjelas todas sin contestar.",
        studentAction:
          "Escribe junto a tus observaciones una pregunta con «por qué», una con «cómo» y una con «qué pasaría si». Subraya la más difícil.",
        purpose: "Atada a un detalle, una pregunta se puede seguir; suelta, se olvida pronto.",
        prompts: [
          "¿De qué detalle sale esta pregunta?",
          "¿Podría contestarla con un sí o un no?",
          "¿Cuál de mis preguntas sorprendería a la clase?",
        ],
      },
      deepen: {
        title: "De vuelta a lo extraño",
        description:
          "Con una sola pregunta en mente, el alumnado reúne tres detalles más y los marca con un signo más si alimentan la pregunta y con un signo menos si la debilitan.",
        teacherAction: "Reparta una lupa, un segundo fragmento o más datos. Pregunte qué les dice un signo menos.",
        studentAction: "Encuentra tres detalles nuevos sobre tu pregunta. Marca cada uno con más o con menos.",
        purpose: "Una segunda mirada con intención encuentra lo que la primera, abierta, pasó por alto.",
        prompts: [
          "¿Dónde no he mirado todavía?",
          "¿Esto refuerza mi pregunta o la debilita?",
          "¿Qué tendría que ver para convencerme?",
        ],
      },
      close: {
        title: "La pregunta que seguiré",
        description:
          "Cada estudiante escribe en una tarjeta la pregunta que va a seguir, el detalle del que salió y el primer sitio donde buscar; detrás, en qué se diferencia de su primera duda.",
        teacherAction: "Cuelgue las tarjetas. Pida a dos estudiantes que cuenten el camino del detalle a la pregunta.",
        studentAction: "Escribe tu tarjeta. Detrás: mi primera duda era…; ahora pregunto… porque…",
        purpose: "Elegir una pregunta y decir de dónde viene convierte el asombro en investigación.",
        prompts: [
          "Mi primera duda era…; ahora pregunto… porque…",
          "¿Qué detalle cambió mi pregunta?",
          "¿Qué haré primero para averiguarlo?",
        ],
      },
      ai: {
        commit:
          "Antes de abrir ningún dispositivo, cada estudiante escribe en papel cinco observaciones y pone una estrella a la más extraña. Solo entonces van las listas a la IA.",
        bring: "Cada pareja da a la IA las observaciones y la que lleva la estrella.",
        finish: "Cada pareja da a la IA su mejor pregunta y las observaciones que hay detrás.",
        lastWord:
          "Después se cierran los dispositivos y cada estudiante escribe en una tarjeta la pregunta que va a seguir, con su detalle y lo que ha cambiado desde la primera duda.",
      },
      assessment: [
        "Cuente cuántas líneas de la primera lista son de verdad observaciones y mire qué fue de las otras.",
        "Siga hacia atrás la pregunta final: ¿sabe el estudiante señalar su detalle?",
      ],
      note: "Es fácil explicar demasiado pronto. Cada «quizá» en una lista de observaciones se reescribe como pregunta.",
    },
    {
      title: "Esperar, notar, preguntar",
      overview:
        "El alumnado escribe lo que espera, lo compara con lo que encuentra y sigue la mayor sorpresa hasta convertirla en pregunta.",
      purpose: "Usar la sorpresa como herramienta: donde lo esperado y lo observado se separan hay algo que aprender.",
      open: {
        title: "Cazar la sorpresa",
        description:
          "Solo con el título, cada estudiante escribe tres expectativas. Después ve el material, añade en otro color lo que encuentra y rodea la mayor sorpresa.",
        teacherAction:
          "Muestre primero el título, y el material cuando todos tengan tres expectativas. Guarde silencio mientras comparan.",
        studentAction:
          "Escribe tres expectativas. Mira, añade en otro color lo que encuentras y rodea la sorpresa con un círculo.",
        purpose: "Solo una expectativa escrita puede quedar desmentida.",
        prompts: ["¿Qué esperaba y por qué?", "¿Qué hay aquí que no esperaba?", "¿Qué falta que debería estar?"],
      },
      develop: {
        title: "Acercar la vista",
        description:
          "El alumnado divide el material en cuatro partes y anota en una tabla dos detalles exactos de cada una, empezando por la más aburrida.",
        teacherAction: "Reparta marcos u hojas para tapar. Pida palabras exactas: dónde, cuántos, cuánto tiempo.",
        studentAction: "Completa la tabla con dos detalles exactos de cada parte, primero la más aburrida.",
        purpose: "La atención va adonde se la invita, y la tabla la invita a todas partes.",
        prompts: [
          "¿Qué hay en la parte que me habría saltado?",
          "¿Qué palabra sería más exacta?",
          "¿Esto hace mi sorpresa mayor o menor?",
        ],
      },
      deepen: {
        title: "Verlo cambiar",
        description:
          "Cada grupo vuelve a mirar de otra manera (de lejos, al revés, más tarde, en voz alta) y lleva un registro: cambia, sigue igual, se me había escapado.",
        teacherAction: "Deje que cada grupo elija su manera de mirar. Pregunte qué habría escondido una sola mirada.",
        studentAction: "Mira de otra manera. Registra qué cambia, qué sigue igual y qué se te había escapado.",
        purpose: "Observar bien es también verse a uno mismo observando.",
        prompts: [
          "¿Qué se me escapó al principio y por qué?",
          "¿Qué sigue igual, mire como mire?",
          "¿Cuánta seguridad tengo de cada línea?",
        ],
      },
      close: {
        title: "Preguntar desde la sorpresa",
        description:
          "La sorpresa se convierte en una pregunta escrita en tres versiones: para una amiga, para un experto, para un experimento. Cada estudiante marca la mejor y anota qué esperaría ahora.",
        teacherAction:
          "Pida que lean las versiones en grupos de cuatro. Quienes escuchan dicen con cuál empezarían mañana.",
        studentAction: "Escribe tres versiones, marca la mejor y termina: la próxima vez espero… porque…",
        purpose: "Reformular una pregunta aclara qué se quiere saber, y una expectativa que cambia es aprendizaje.",
        prompts: [
          "¿Qué versión pregunta lo que quiero saber?",
          "Al principio esperaba…; la próxima vez espero… porque…",
          "¿Qué cambiaría en mi manera de mirar?",
        ],
      },
      ai: {
        commit:
          "Antes de abrir los dispositivos, cada estudiante escribe dos expectativas, mira un minuto y anota la mayor sorpresa. Esas notas van después a la IA.",
        bring: "Cada estudiante da a la IA sus expectativas y la mayor sorpresa, palabra por palabra.",
        finish: "Cada estudiante da a la IA la sorpresa y los detalles reunidos en torno a ella.",
        lastWord:
          "Con los dispositivos cerrados, cada estudiante escribe la sorpresa como pregunta y añade qué espera la próxima vez y por qué.",
      },
      assessment: [
        "Compare expectativas y hallazgos: ¿se anota también lo que las contradice?",
        "Lea sola la pregunta final: ¿entendería con ella la sorpresa alguien que no estuvo?",
      ],
      note: "A veces nada parece sorprendente. Pregunte qué sorprendería a un niño pequeño o a alguien de otro país, y empiece por ahí.",
    },
    {
      title: "Preguntar, mirar, preguntar mejor",
      overview:
        "El alumnado empieza con muchas preguntas, las prueba con el material y termina con menos, pero mejores.",
      purpose:
        "Tratar las preguntas como borradores: demasiado amplias, demasiado estrechas o ya contestadas, se pueden mejorar.",
      open: {
        title: "Solo preguntas",
        description:
          "En silencio, cada estudiante escribe siete preguntas sobre el material, brillantes o absurdas, sin respuestas, y numera las tres que más importan.",
        teacherAction:
          "Presente el material en un minuto. Acepte todas las preguntas, no conteste ninguna y procure que los lápices no paren.",
        studentAction: "Escribe siete preguntas. No contestes ninguna. Numera tus tres mejores.",
        purpose: "Las preguntas obvias tienen que salir antes de que lleguen las interesantes.",
        prompts: [
          "¿Qué no entiendo aquí?",
          "¿Qué no se le ocurriría preguntar a nadie?",
          "¿Qué respuesta quiero de verdad?",
        ],
      },
      develop: {
        title: "Lo que dice el material",
        description:
          "Con la lista en la mano, el alumnado recorre el material: una marca y el lugar para lo contestado, una línea ondulada para lo contestado a medias, un círculo para lo abierto.",
        teacherAction:
          "Muestre cómo se hace con una pregunta suya. Pida el lugar exacto: línea, esquina, fila, segundo.",
        studentAction: "Señala cada pregunta con marca, línea ondulada o círculo, y escribe el lugar.",
        purpose: "Así se separan las preguntas que piden investigar de las que solo piden mirar.",
        prompts: [
          "¿Dónde está la respuesta o una parte?",
          "¿Qué he notado solo porque estaba buscando?",
          "¿Qué pregunta habla de algo que no está?",
        ],
      },
      deepen: {
        title: "Abrir la pregunta",
        description:
          "Cada estudiante dibuja un árbol para su pregunta abierta más fuerte: tres preguntas más pequeñas y, debajo de cada una, una manera de averiguarlo.",
        teacherAction: "Dibuje una rama con la clase. Después pregunte: ¿qué rama podrías seguir sin ayuda?",
        studentAction: "Dibuja el árbol: tu pregunta, tres más pequeñas y una manera de averiguar cada una.",
        purpose: "Una pregunta grande se vuelve manejable cuando se desmonta.",
        prompts: [
          "¿Qué tendría que saber primero?",
          "¿Qué palabra esconde otra pregunta?",
          "¿Qué rama promete más y por qué?",
        ],
      },
      close: {
        title: "De la primera a la mejor",
        description:
          "Cada estudiante escribe su primera pregunta y la mejor, y entre ellas dos frases sobre lo que marcó la diferencia. Un número del 1 al 5 dice con qué seguridad cree que se puede contestar.",
        teacherAction:
          "Lea en voz alta, sin nombres, algunas parejas de primera y mejor, y deje que la clase describa el cambio.",
        studentAction: "Escribe la primera pregunta, la mejor, lo que pasó entre las dos y tu número.",
        purpose: "La distancia entre dos versiones muestra qué hace buena a una pregunta.",
        prompts: [
          "Mi primera pregunta era demasiado… porque…",
          "¿Con qué seguridad creo que se puede contestar?",
          "¿Qué pregunta se quedará conmigo?",
        ],
      },
      ai: {
        commit:
          "Antes de abrir los dispositivos, cada estudiante escribe en papel cinco preguntas y numera las tres que más importan. Solo esas tres van después a la IA.",
        bring: "Cada estudiante da a la IA sus tres preguntas numeradas y le dice qué material tiene delante.",
        finish:
          "Cada estudiante da a la IA la que ahora le parece su mejor pregunta y lo que el material ya ha respondido.",
        lastWord:
          "Con los dispositivos cerrados, cada estudiante escribe una debajo de otra la primera pregunta y la mejor y, con palabras propias, qué marcó la diferencia.",
      },
      assessment: [
        "Compare la primera pregunta y la mejor: ¿más exacta, más abierta, más fácil de investigar?",
        "Lea lo que hay entre las dos preguntas: ¿es una razón o solo una sensación?",
      ],
      note: "Quienes van más rápido contestan enseguida sus propias preguntas. Pida que conviertan la respuesta en pregunta: ¿cómo lo sé?",
    },
  ],
};
