/** Spanish: reflecting and self-regulating. */
import type { TypeText } from "../material.ts";

export const reflectingSelfRegulating: TypeText = {
  mayNot: "No puede juzgar al estudiante, fijar la meta ni elegir la estrategia.",
  roles: {
    coach: {
      title: "Cuéntame cómo trabajaste",
      does: "La IA pregunta cómo se hizo el trabajo, una pregunta cada vez, y cada estudiante responde señalando una parte de él.",
      ask: "Estas son mis notas sobre cómo trabajé. Hazme una sola pregunta sobre el punto en que me atasqué y espera.",
    },
    "content-provider": {
      title: "Una estrategia que probar",
      does: "La IA describe la estrategia de aprendizaje que se le pide, y cada estudiante comprueba con una pequeña prueba si le sirve.",
      ask: "Describe una estrategia para una dificultad como la mía en tres frases y dónde puedo leer sobre ella. No digas que es la adecuada para mí.",
    },
    "idea-generator": {
      title: "Otras formas de seguir",
      does: "La IA añade tres pasos posibles a los ya escritos, y cada estudiante elige según lo que muestra su trabajo.",
      ask: "Estas son mis ideas para seguir. Añade tres muy distintas y no me digas cuál elegir.",
    },
    "feedback-provider": {
      title: "¿Es lo bastante preciso?",
      does: "La IA señala la línea más sincera de las notas y la más vaga, y el alumnado vuelve precisa la vaga.",
      ask: "¿Qué línea de mi reflexión es más precisa y cuál es vaga? Solo señálalas. No comentes cómo soy.",
    },
    "perspective-taker": {
      title: "Visto desde fuera",
      does: "La IA describe la misma forma de trabajar como lo haría una persona amiga o el yo del futuro, y cada estudiante dice qué reconoce.",
      ask: "Responde a mis notas en dos frases como mi yo de dentro de un año. No des consejos.",
    },
    synthesizer: {
      title: "Encontrar lo que se repite",
      does: "La IA agrupa las notas por lo que se repite en ellas, y cada estudiante decide si es un patrón o una casualidad.",
      ask: "¿Qué se repite en mis notas? Agrúpalo sin juzgarme y espera a que yo le ponga nombre.",
    },
    challenger: {
      title: "¿Es esa la razón?",
      does: "La IA pone en duda una explicación cada vez (¿poco tiempo?, ¿demasiado difícil?), y cada estudiante busca la prueba en su trabajo.",
      ask: "Pon en duda una de las razones que doy, en una frase. No ofrezcas otra razón; deja que la compruebe yo primero.",
    },
  },
  examples: {
    "language-arts": {
      before: "Una estudiante escribe sobre su redacción que el final es flojo porque le faltó tiempo.",
      after:
        "La estudiante mira sus borradores y ve que escribió cuatro veces el primer párrafo. La razón no es el tiempo; su plan dice ahora que el final se redacta en segundo lugar.",
    },
    mathematics: {
      before: "Un estudiante anota que no entiende las ecuaciones, porque falló la mitad.",
      after:
        "El estudiante repasa los errores uno por uno: cinco de seis son de signos. Tacha «no las entiendo» y planea revisar los signos después de cada línea.",
    },
    science: {
      before: "Dos estudiantes anotan que su experimento falló por culpa del material.",
      after:
        "Leen su registro y ven que nadie apuntó la temperatura inicial. El plan siguiente nombra a una persona para el registro, y el material se queda.",
    },
    "social-studies": {
      before: "Una estudiante escribe que las fuentes eran demasiado difíciles.",
      after:
        "La estudiante mira lo que subrayó, y es casi todo. La próxima vez subrayará solo lo que responda a su pregunta, y pondrá la pregunta arriba de la página.",
    },
    arts: {
      before: "Un estudiante anota tras el ensayo que siempre entra tarde.",
      after:
        "El estudiante escucha la grabación y ve que pasa dos veces, las dos al pasar la página. «Siempre» desaparece; el plan es saberse dos compases de memoria.",
    },
    stem: {
      before: "Un equipo escribe que el programa falló porque la tarea no estaba clara.",
      after:
        "El equipo compara las versiones: todo funcionaba hasta que se cambiaron tres cosas a la vez. Su nueva regla es cambiar una, probarla y apuntarla.",
    },
    other: {
      before: "Una estudiante anota que no consigue recordar el vocabulario.",
      after:
        "La estudiante mira qué palabras sabía: las que había dicho en voz alta dentro de una frase. La mitad de la lista pasa a ese método, y la próxima semana decide.",
    },
    general: {
      before: "Un estudiante escribe que el trabajo fue bien porque se entregó a tiempo.",
      after:
        "El estudiante busca la página que menos le gustaría leer en voz alta, y la encuentra. La nota se reescribe: a tiempo, pero con una página hecha de trozos, y un plan para esa página.",
    },
  },
  exchange: {
    title: "Parejas de aprendizaje",
    description:
      "En parejas, cada estudiante enseña una parte de su trabajo y lo que decidió sobre ella. La otra persona solo pregunta y escribe la respuesta que más le sonó a descubrimiento.",
    teacherAction:
      "Ensaye con la clase cómo preguntar sin aconsejar: toda frase con «deberías» se convierte en pregunta.",
    studentAction:
      "Enseña una parte de tu trabajo y tu decisión. Cuando te toque escuchar, pregunta y escribe un descubrimiento.",
    purpose: "Explicada a alguien que pregunta, la propia forma de trabajar se aclara.",
    prompts: [
      "¿Qué probaste cuando se puso difícil?",
      "¿En qué notaste que funcionaba o que no?",
      "¿Qué he oído que podría usar yo?",
    ],
  },
  plans: [
    {
      title: "Mirar atrás, situar, decidir",
      overview:
        "El alumnado vuelve sobre un trabajo propio, sitúa dónde fue bien y dónde no, y decide una cosa que hará de otra manera.",
      purpose:
        "Reflexionar sobre puntos concretos del trabajo y sobre lo que se hizo en ellos, porque solo eso se puede cambiar.",
      open: {
        title: "Mirar atrás",
        description:
          "Con un trabajo propio delante, cada estudiante escribe dos frases sobre lo que fue bien y dos sobre dónde se atascó, y anota el punto exacto.",
        teacherAction:
          "Devuelva un trabajo reciente sin calificación. Pida el punto exacto: ¿qué línea, qué paso, qué minuto?",
        studentAction: "Escribe qué fue bien y dónde te atascaste. Anota el punto exacto.",
        purpose: "La reflexión empieza por lo que se puede señalar con el dedo.",
        prompts: ["¿Qué parte me quedó bien y por qué?", "¿Dónde me atasqué?", "¿Qué hice en ese momento?"],
      },
      develop: {
        title: "Tres colores",
        description:
          "Cada estudiante recorre su trabajo y lo marca en tres colores: lo sabía, dudaba, adiviné. Junto a dos puntos de duda anota qué estaba pensando.",
        teacherAction:
          "Muestre cómo se hace con un trabajo suyo, también con lo que adivinó. Los colores no se califican.",
        studentAction: "Marca lo sabía, dudaba y adiviné. Explica dos puntos de duda.",
        purpose: "Saber con cuánta seguridad se hizo algo es el comienzo de la autorregulación.",
        prompts: [
          "¿Qué estaba pensando aquí?",
          "¿Cuánta seguridad tenía y era acertada?",
          "¿Qué color falta en mi trabajo?",
        ],
      },
      deepen: {
        title: "Probar otro camino",
        description:
          "Cada estudiante elige un punto de duda, escribe una estrategia que no usó y rehace esa parte con ella. Guarda los dos intentos, con una nota sobre lo que fue distinto.",
        teacherAction:
          "Ofrezca una lista corta: dibujarlo, decirlo en voz alta, ir hacia atrás, buscar un caso parecido. El alumnado elige.",
        studentAction: "Elige una estrategia, rehaz esa parte y anota qué fue distinto.",
        purpose: "Una estrategia se hace propia al probarla, no al nombrarla.",
        prompts: ["¿Qué no he probado todavía?", "¿Qué fue más fácil y qué más difícil?", "¿Cuándo volvería a usarlo?"],
      },
      close: {
        title: "Una decisión",
        description:
          "Cada estudiante escribe una frase con la forma «Cuando…, voy a…, porque…», la une a la parte del trabajo de la que sale y anota qué ve ahora de otra manera.",
        teacherAction:
          "Lea el «cuando»: ¿es un momento que se puede reconocer? Guarde las frases para el próximo trabajo.",
        studentAction: "Escribe: cuando…, voy a…, porque… Añade qué ves ahora de otra manera.",
        purpose: "Atada a un momento, una intención tiene posibilidades de cumplirse.",
        prompts: [
          "Cuando…, voy a…, porque…",
          "¿Qué veo de otra manera que al principio y qué me hizo verlo?",
          "¿Cómo sabré que me ha ayudado?",
        ],
      },
      ai: {
        commit:
          "Antes de abrir ningún dispositivo, cada estudiante escribe en papel qué fue bien, dónde se atascó y qué hizo entonces. Esa nota, sin nombres ni calificaciones, va después a la IA.",
        bring: "Cada estudiante da a la IA la nota sobre el punto donde se atascó, sin nombres ni calificaciones.",
        finish:
          "Cada estudiante da a la IA el punto donde se atascó, lo que ha descubierto desde entonces y la decisión que tiene en mente.",
        lastWord:
          "Después se cierran los dispositivos y cada estudiante escribe por su cuenta: cuando…, voy a…, porque…, y qué ve ahora de otra manera.",
      },
      assessment: [
        "Mire los puntos señalados: ¿son lo bastante exactos para que otra persona los encuentre?",
        "Lea la decisión: ¿sale del trabajo o le serviría a cualquiera?",
      ],
      note: "«Tengo que esforzarme más» no es una reflexión. Pida el punto exacto, el momento y lo que se hizo allí.",
    },
    {
      title: "Predecir, comprobar, ajustar",
      overview:
        "El alumnado juzga cuánto sabe de algo, contrasta ese juicio con lo que sabe hacer y ajusta su manera de aprender.",
      purpose: "Juzgarse mejor: saber lo que aún no se sabe es lo que más tiempo ahorra.",
      open: {
        title: "Primero, júzgate",
        description:
          "Cada estudiante hace una lista de cuatro cosas que debería saber hacer, predice del 1 al 4 cuánto domina cada una y después escribe una de memoria como prueba.",
        teacherAction: "Reúna los cuatro puntos con la clase. Libros cerrados durante la prueba; no se califica.",
        studentAction: "Predice del 1 al 4 para cada punto. Después demuestra uno de memoria.",
        purpose: "Una predicción escrita no se puede retocar después.",
        prompts: ["¿Cuánto lo domino de verdad?", "¿Qué me hace creerlo?", "¿De qué número tengo menos seguridad?"],
      },
      develop: {
        title: "Comparar y explicar",
        description:
          "Cada estudiante pone el resultado junto a la predicción, escribe en la columna siguiente «alto», «bajo» o «justo», y da una razón para la mayor distancia.",
        teacherAction: "Pregunte quién se pasó y quién se quedó corto. Trate los dos como el mismo tipo de error.",
        studentAction: "Compara predicción y resultado. Explica por escrito la mayor distancia.",
        purpose: "La razón de un error de juicio dice más que su tamaño.",
        prompts: ["¿Dónde me pasé o me quedé corto?", "¿Qué me engañó?", "¿Qué creía saber y solo reconocía?"],
      },
      deepen: {
        title: "Acortar la distancia",
        description:
          "Cada estudiante trabaja la mayor distancia de la manera que elige, comprueba otra vez de memoria y lleva un registro breve: qué hice, cuánto tiempo, qué salió.",
        teacherAction:
          "Pida que escriban la manera de trabajar antes de empezar. A mitad de tiempo pregunte: ¿sigues o cambias?",
        studentAction: "Elige una manera, trabaja, comprueba otra vez. Registra qué hiciste y qué salió.",
        purpose: "Autorregularse es notarlo por el camino, cuando aún se puede cambiar de rumbo.",
        prompts: ["¿Está funcionando?", "¿Qué me lo dice?", "¿Sigo o cambio?"],
      },
      close: {
        title: "Fijar el rumbo",
        description:
          "Cada estudiante escribe una nueva predicción, su manera de aprender hasta la próxima vez y la señal que avisará de que no funciona. La primera predicción se queda al lado.",
        teacherAction: "Guarde las hojas y devuélvalas en la próxima ocasión. Pida la señal, no una promesa.",
        studentAction: "Escribe tu nueva predicción, tu manera y tu señal de aviso. Compara con tus primeros números.",
        purpose: "Un plan con señal de aviso se puede corregir a tiempo.",
        prompts: [
          "Predije…; ahora sé… porque…",
          "¿Cómo voy a aprender hasta la próxima vez?",
          "¿Qué me avisará de que tengo que cambiar de rumbo?",
        ],
      },
      ai: {
        commit:
          "Antes de abrir los dispositivos, cada estudiante predice en papel cuánto domina tres puntos y escribe uno de memoria. El punto más flojo va después a la IA.",
        bring:
          "Cada estudiante cuenta a la IA la predicción de la que tiene menos seguridad y lo que escribió de memoria.",
        finish:
          "Cada estudiante cuenta a la IA dónde se separaron más predicción y resultado, y qué cree que le engañó.",
        lastWord:
          "Con los dispositivos cerrados, cada estudiante escribe con sus propias palabras una nueva predicción, su manera de aprender hasta la próxima vez y una señal de aviso.",
      },
      assessment: [
        "Compare la primera predicción y la nueva: ¿se ha vuelto más exacto el juicio?",
        "Lea la señal de aviso: ¿se puede notar pronto?",
      ],
      note: "Sentir seguridad es a menudo solo reconocer. La prueba se hace de memoria, con el libro cerrado.",
    },
    {
      title: "Trazar, girar, continuar",
      overview:
        "El alumnado traza cómo fue de verdad un trabajo, encuentra su punto de giro y decide qué llevarse al siguiente.",
      purpose: "Ver el aprendizaje como un recorrido con giros en los que se puede influir, y no como un resultado.",
      open: {
        title: "Dibujar el recorrido",
        description:
          "Cada estudiante dibuja el recorrido de su trabajo como una curva de principio a fin, hacia arriba cuando iba bien y hacia abajo en los atascos, y escribe unas palabras en cada giro.",
        teacherAction: "Dibuje una curva suya con una buena caída. Pregunte qué pasó justo antes de cada giro.",
        studentAction: "Dibuja la curva de tu trabajo. Escribe en cada giro qué pasó.",
        purpose: "La curva hace visibles momentos que un veredicto taparía.",
        prompts: ["¿Dónde subió y dónde bajó?", "¿Qué pasó justo antes?", "¿Qué hice yo y qué me dieron hecho?"],
      },
      develop: {
        title: "El punto de giro",
        description:
          "Cada estudiante elige el giro más importante y escribe dos columnas: en qué pude influir y en qué no. Después subraya una cosa de la primera.",
        teacherAction: "Fíjese en quien deja vacía la primera columna. Pregunte: ¿qué habría hecho ahí otra persona?",
        studentAction: "Elige un giro. Escribe en qué pudiste influir y en qué no, y subraya una cosa.",
        purpose: "Conviene poner la atención en aquello en lo que se puede influir.",
        prompts: [
          "¿Qué podría haber hecho ahí?",
          "¿Qué no estaba en mi mano?",
          "¿Qué cosa pequeña marcó una gran diferencia?",
        ],
      },
      deepen: {
        title: "Llevar un diario",
        description:
          "Mientras trabaja en la tarea siguiente, el alumnado se detiene tres veces a una señal y escribe una línea en el diario: cómo va, qué estoy haciendo, qué cambio ahora.",
        teacherAction: "Dé la señal a intervalos desiguales. No comente ninguna línea mientras se trabaja.",
        studentAction: "A cada señal escribe una línea: cómo va, qué hago, qué cambio.",
        purpose: "Quien se observa mientras trabaja puede corregir antes el rumbo.",
        prompts: [
          "¿Cómo va ahora mismo?",
          "¿Sigo haciendo lo que quería hacer?",
          "¿Qué cambio en los próximos minutos?",
        ],
      },
      close: {
        title: "Carta a la próxima vez",
        description:
          "Cada estudiante se escribe una carta breve para el próximo trabajo: qué mantener, qué probar y a qué momento prestar atención. La curva va en el sobre.",
        teacherAction:
          "Recoja las cartas y repártalas cuando empiece el próximo trabajo. Lea solo las que le ofrezcan.",
        studentAction: "Escríbete: mantén…, prueba…, atención a… Di qué ha cambiado en tu manera de ver este trabajo.",
        purpose: "La carta lleva lo comprendido al lugar donde hará falta.",
        prompts: [
          "¿Qué mantengo y qué pruebo la próxima vez?",
          "¿A qué momento prestaré atención?",
          "¿Qué ha cambiado en mi manera de ver mi trabajo y por qué?",
        ],
      },
      ai: {
        commit:
          "Antes de abrir los dispositivos, cada estudiante dibuja en papel la curva del trabajo y escribe unas palabras en dos giros. Después describe un giro a la IA, sin nombres.",
        bring: "Cada estudiante describe a la IA un giro de la curva: qué pasó antes y qué hizo.",
        finish: "Cada estudiante describe a la IA el punto de giro y lo que quiere llevarse al próximo trabajo.",
        lastWord:
          "Con los dispositivos cerrados, cada estudiante escribe la carta con sus propias palabras: qué mantener, qué probar y a qué momento prestar atención.",
      },
      assessment: [
        "Mire las palabras de los giros: ¿dicen lo que hizo el estudiante o solo lo que pasó?",
        "Lea la carta: ¿hay en ella un momento que se pueda reconocer?",
      ],
      note: "Las curvas pueden tocar asuntos privados. Solo se dibuja el trabajo escolar, y nadie tiene que enseñar la suya.",
    },
  ],
};
