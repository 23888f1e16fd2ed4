/** Spanish: evaluating. */
import type { TypeText } from "../material.ts";

export const evaluating: TypeText = {
  mayNot: "No puede emitir el juicio, aportar las pruebas ni decir quién tiene razón.",
  roles: {
    coach: {
      title: "¿En qué se apoya?",
      does: "La IA pregunta por la razón de una parte del juicio cada vez, y el alumnado responde con pruebas o reconoce una laguna.",
      ask: "Aquí están nuestro juicio y nuestras razones. Haznos una sola pregunta sobre la razón que menos hemos explicado y espera.",
    },
    "content-provider": {
      title: "La prueba, a examen",
      does: "La IA ofrece un dato que podría pesar en el juicio, y el alumnado decide si cuenta como prueba.",
      ask: "Danos un dato que pese en nuestro juicio, a favor o en contra, y di cómo comprobarlo. No lo sopeses por nosotros.",
    },
    "idea-generator": {
      title: "Los criterios olvidados",
      does: "La IA sugiere tres criterios o tipos de prueba más, y el alumnado discute cuáles merecen un sitio junto a los suyos.",
      ask: "Estos son nuestros criterios. Sugiere tres que añadiría alguien cuidadoso y no los apliques.",
    },
    "feedback-provider": {
      title: "La razón más débil",
      does: "La IA señala la razón mejor apoyada y la más débil, con su frase; el alumnado la refuerza o la descarta.",
      ask: "¿Cuál de nuestras razones está mejor apoyada y cuál es la más débil? Cita las dos y no las mejores.",
    },
    "perspective-taker": {
      title: "¿A quién afecta?",
      does: "La IA responde como una persona afectada por el juicio, y el alumnado sopesa si eso cambia lo que cuenta.",
      ask: "Habla en dos frases como una persona que tendría que vivir con nuestro juicio. No nos digas qué decidir.",
    },
    synthesizer: {
      title: "A favor, en contra, dudoso",
      does: "La IA reparte las razones del alumnado entre a favor, en contra y dudoso, y el alumnado cambia de sitio las que no comparte y dice por qué.",
      ask: "Reparte nuestras razones entre a favor, en contra y dudoso, y no añadas ninguna. No digas cuál gana ni saques conclusiones.",
    },
    challenger: {
      title: "Bajo presión",
      does: "La IA ataca una razón cada vez; el alumnado califica cada ataque de fuerte o débil y responde con sus fuentes.",
      ask: "Ataca en una frase la razón en la que más nos apoyamos. No nos des la réplica.",
    },
  },
  examples: {
    "language-arts": {
      before: "Dos estudiantes juzgan que la protagonista hizo bien en mentir, porque todo acabó bien.",
      after:
        "Releen la escena y ven que ella no podía saber cómo acabaría. La suerte se tacha como razón; lo que sabía en ese momento ocupa su lugar.",
    },
    mathematics: {
      before: "Una pareja puntúa tres maneras de resolver un problema y prefiere la más corta.",
      after:
        "La pareja prueba las tres con otro problema, y la más corta falla. «Sirve en todos los casos» pasa a ser un criterio y sube al primer puesto.",
    },
    science: {
      before: "Un grupo llama convincente a un experimento porque germinaron diez semillas de doce.",
      after:
        "El grupo nota que no se dejaron semillas sin tratar para comparar. El veredicto baja de convincente a prometedor, con la falta de control como razón.",
    },
    "social-studies": {
      before:
        "Una pareja juzga que cerrar la calle principal al tráfico fue un éxito y cita a dos comerciantes contentos.",
      after:
        "La pareja busca a quién se preguntó: solo a las tiendas de esa calle. El juicio se limita ahora a esas tiendas, y una línea nombra los datos que faltan.",
    },
    arts: {
      before: "Tres estudiantes califican de excelente una escenografía porque parece cara.",
      after:
        "Se sientan en la última fila y descubren que la mitad no se ve. Su primer criterio es ahora lo que el público alcanza a ver, y la calificación baja un punto.",
    },
    stem: {
      before: "Un equipo declara mejor su segundo filtro de agua porque el agua sale más clara.",
      after:
        "El equipo relee el encargo: un litro en diez minutos. El filtro claro necesita cuarenta, así que la tabla recibe una columna de tiempo y otro ganador.",
    },
    other: {
      before: "Dos estudiantes juzgan que un plan de entrenamiento es bueno porque es duro.",
      after:
        "Lo comparan con la meta, correr cinco kilómetros, y no encuentran ni un día de carrera. «Duro» se quita, y «sirve a la meta» pasa a ser la prueba.",
    },
    general: {
      before: "Una pareja se decide por la primera propuesta y da dos razones, las dos sobre el precio.",
      after:
        "La pareja descubre que son una sola razón dicha dos veces. Se tacha una, y la búsqueda de otra de verdad cambia el voto de claro a ajustado.",
    },
  },
  exchange: {
    title: "El otro jurado",
    description:
      "Dos grupos intercambian sus juicios por escrito. Cada jurado marca una razón que le convenció y una que no, y escribe la pregunta que aún tendría que resolverse.",
    teacherAction: "Reúna grupos con juicios distintos. Solo se permiten preguntas, no discursos en contra.",
    studentAction: "Marca una razón que te convence y una que no. Escribe una pregunta para los autores.",
    purpose: "Un juicio debe convencer a quien no lo hizo.",
    prompts: [
      "¿Qué razón me convenció y por qué?",
      "¿Qué tendría que ver para estar de acuerdo?",
      "¿Usan un criterio que a nosotros nos falta?",
    ],
  },
  plans: [
    {
      title: "Tomar partido, probar, decidir",
      overview:
        "El alumnado escribe con tinta un juicio, somete sus razones a prueba y vuelve a decidir con los ojos abiertos.",
      purpose: "Averiguar cuánto aguanta un juicio y ver como fortaleza cambiarlo por una buena razón.",
      open: {
        title: "Con tinta",
        description:
          "En un papel, cada estudiante escribe un juicio en una frase, las dos razones que lo sostienen y un número del 1 al 5 para su seguridad. No se borra nada.",
        teacherAction:
          "Ponga a la vista la pregunta y las fuentes. No tome partido y cuide de que nadie lea el papel de al lado.",
        studentAction: "Escribe tu juicio, dos razones y tu número. Usa bolígrafo.",
        purpose: "Solo un juicio propio se puede poner a prueba.",
        prompts: [
          "¿Cuál es mi juicio en una frase?",
          "¿Qué razón convencería a quien duda?",
          "¿Qué seguridad tengo y qué me hace dudar?",
        ],
      },
      develop: {
        title: "Hecho, opinión, suposición",
        description:
          "El alumnado rotula cada razón con H, O o S, escribe la fuente junto a cada H y cambia la razón más débil por otra mejor.",
        teacherAction: "Discuta con la clase un caso dudoso. Pregunte dónde se leyó o se midió la H.",
        studentAction: "Rotula cada razón con H, O o S. Nombra la fuente y cambia la más débil.",
        purpose: "Las razones son de distinta clase, y un juicio hereda su debilidad.",
        prompts: [
          "¿Podría demostrárselo a otra persona?",
          "¿Lo creo porque me gusta?",
          "¿De qué razón puedo prescindir?",
        ],
      },
      deepen: {
        title: "El otro platillo",
        description:
          "Cada estudiante dibuja una balanza y llena el platillo olvidado: tres razones contra el propio juicio, cada una con un peso del 1 al 3 y una palabra que diga por qué.",
        teacherAction: "No acepte caricaturas. Pregunte: ¿lo diría así alguien que piensa de ese modo?",
        studentAction: "Escribe tres razones honestas contra tu juicio y dale un peso a cada una.",
        purpose: "Quien conoce la mejor razón contraria juzga con más justicia.",
        prompts: [
          "¿Qué diría un rival justo?",
          "¿Qué razón contraria pesa más?",
          "¿Mido los dos lados con la misma vara?",
        ],
      },
      close: {
        title: "Decidir de nuevo",
        description:
          "Debajo del primer juicio, cada estudiante escribe el definitivo, la razón que lo decidió, la objeción que toma en serio y un nuevo número.",
        teacherAction: "Pida un juicio que se mantuvo y uno que se movió, y en los dos casos qué lo decidió.",
        studentAction: "Escribe el juicio final, la razón decisiva, una objeción seria y tu nuevo número.",
        purpose: "El primer juicio y el último, uno junto a otro, hacen visible el razonamiento.",
        prompts: [
          "Al principio juzgué…; ahora juzgo… porque…",
          "¿Qué objeción me tomo en serio?",
          "¿Qué me haría cambiar de idea todavía?",
        ],
      },
      ai: {
        commit:
          "Antes de abrir ningún dispositivo, cada estudiante escribe en un papel un juicio, dos razones y un número para su seguridad. Después, cada pareja elige un papel para la IA.",
        bring: "Cada pareja da a la IA un juicio con sus dos razones.",
        finish: "Cada pareja da a la IA el juicio tal como está ahora, con todas las razones que han resistido.",
        lastWord:
          "Después se cierran los dispositivos; cada estudiante escribe debajo del primero el juicio final, la razón decisiva y un nuevo número.",
      },
      assessment: [
        "Compare el primer juicio y el último: ¿qué decidió, las pruebas o las ganas de terminar?",
        "Mire los dos números: menos seguridad con una razón mejor es progreso.",
      ],
      note: "Unos cambiarán de juicio por agradar y otros no cambiarán nunca. Deje claro que solo se valora la razón.",
    },
    {
      title: "Medir, pesar, ordenar",
      overview:
        "El alumnado acuerda criterios antes de juzgar, puntúa con ellos y descubre cuánto depende el resultado de lo que más cuenta.",
      purpose: "Juzgar por criterios y no por gusto, y ver que elegir los criterios es la mitad del juicio.",
      open: {
        title: "Primero los criterios",
        description:
          "Cada estudiante escribe tres criterios y una señal de que cada uno se cumple del todo. Solo entonces puntúa del 1 al 5, en una tabla, lo que hay que juzgar.",
        teacherAction:
          "Muestre lo que se va a puntuar solo cuando los criterios estén escritos. Pregunte en qué se notaría que un criterio se cumple.",
        studentAction: "Escribe tres criterios con una señal para cada uno. Después puntúa del 1 al 5.",
        purpose: "Los criterios fijados de antemano protegen de buscar razones para lo que gusta.",
        prompts: ["¿En qué debería ser bueno?", "¿En qué lo notaría?", "¿Qué puntuación es solo una sensación?"],
      },
      develop: {
        title: "Ganarse el número",
        description:
          "Junto a cada puntuación, el alumnado escribe la observación o la cita que la justifica. La puntuación que no la tiene va entre paréntesis.",
        teacherAction:
          "Tome un cuatro y un dos, y pida a la clase que averigüe en qué consiste la diferencia de dos puntos.",
        studentAction: "Justifica cada número con algo que se pueda mostrar. Pon entre paréntesis el resto.",
        purpose: "Los números parecen exactos; solo las pruebas los hacen así.",
        prompts: [
          "¿Qué puedo mostrar para este número?",
          "¿Por qué no un punto más o menos?",
          "¿He usado siempre la misma medida?",
        ],
      },
      deepen: {
        title: "Mover los pesos",
        description:
          "El alumnado cuenta doble el primer criterio, después el último, y anota al margen cómo cambia el resultado. Al final marca el criterio del que depende todo.",
        teacherAction:
          "Pregunte quién preferiría cada peso: ¿a quién le conviene? Reúna grupos con resultados distintos.",
        studentAction: "Calcula otra vez con otros pesos. Marca el criterio que decide.",
        purpose: "Un resultado que cambia con un solo peso es una elección y hay que defenderla como tal.",
        prompts: [
          "¿Qué criterio decide al final?",
          "¿Quién pesaría de otra manera y por qué?",
          "¿Mi resultado es firme o casual?",
        ],
      },
      close: {
        title: "El resultado razonado",
        description:
          "Cada estudiante escribe la clasificación o la puntuación final con el peso de cada criterio, justifica el mayor en dos frases y nombra una puntuación que cambió.",
        teacherAction: "Compare dos resultados con los mismos números y distintas razones. ¿Cuál es el mejor juicio?",
        studentAction: "Escribe el resultado final, por qué tu criterio principal pesa más y qué puntuación cambiaste.",
        purpose: "Otras personas pueden seguir paso a paso un buen veredicto.",
        prompts: [
          "¿Qué puntuación cambié y qué me hizo cambiarla?",
          "¿Por qué este criterio pesa más para mí?",
          "¿Qué juzgaría de otro modo la próxima vez?",
        ],
      },
      ai: {
        commit:
          "Antes de abrir los dispositivos, cada estudiante escribe en papel dos criterios y una primera puntuación, con una razón. Eso va después a la IA.",
        bring: "Cada estudiante da a la IA sus criterios y puntuaciones, y dice cuál le merece menos confianza.",
        finish: "Cada estudiante da a la IA los criterios, las puntuaciones y lo que las justifica.",
        lastWord:
          "Con los dispositivos cerrados, cada estudiante escribe el resultado final y justifica en dos frases por qué un criterio pesa más.",
      },
      assessment: [
        "Lea los criterios sin las puntuaciones: ¿podría juzgar con ellos otra persona?",
        "Elija una puntuación cambiada: ¿hay detrás una observación nueva?",
      ],
      note: "Criterios como «bueno» o «interesante» no miden nada. Pregunte qué se vería, se oiría o se contaría.",
    },
    {
      title: "Situarse, inclinarse, quedarse",
      overview:
        "El alumnado se sitúa en una línea entre dos posiciones, reúne lo mejor de ambas y se queda donde le llevan las razones.",
      purpose: "Tener dos posiciones en la cabeza antes de elegir: muchos buenos juicios están entre el sí y el no.",
      open: {
        title: "Un sitio en la línea",
        description:
          "Cada estudiante escribe en papel el punto más fuerte y el más débil de cada posición, y después marca su sitio en una línea entre las dos.",
        teacherAction:
          "Dibuje la línea en la pizarra con una posición en cada extremo. Nadie habla todavía por su propio lado.",
        studentAction: "Escribe el punto más fuerte y el más débil de cada lado. Marca tu sitio en la línea.",
        purpose: "Buscar primero la fuerza de los dos lados hace que la elección posterior sea de verdad.",
        prompts: [
          "¿Cuál es el mejor punto del lado que menos me gusta?",
          "¿Qué tiene de débil mi propio lado?",
          "¿Por qué estoy aquí y no más allá?",
        ],
      },
      develop: {
        title: "Lo que tira y lo que sujeta",
        description:
          "En flechas bajo la línea, el alumnado escribe qué tira hacia cada extremo: una razón por flecha, con un largo que muestra su fuerza. Si hace falta, mueve la marca.",
        teacherAction: "Lea flechas sueltas y pida que muestren con las manos el largo que les darían.",
        studentAction: "Dibuja una flecha por razón, tan larga como fuerte. Mueve tu marca si hace falta.",
        purpose: "Dibujar la fuerza como largo hace visible el acto de sopesar.",
        prompts: ["¿Qué razón tira más?", "¿Es fuerte o solo ruidosa?", "¿Qué alargaría esta flecha?"],
      },
      deepen: {
        title: "Si, entonces, salvo que",
        description:
          "Cada estudiante completa por escrito tres frases que ponen condiciones a su juicio: me movería a la izquierda si…, a la derecha si…, y me quedo aquí salvo que…",
        teacherAction: "Reúna condiciones que se puedan comprobar y pida que comprueben dos en el momento.",
        studentAction: "Escribe tus tres frases: si, si, salvo que. Comprueba una de las condiciones.",
        purpose: "Las condiciones convierten una opinión en algo que se puede examinar.",
        prompts: [
          "¿Qué tendría que ser cierto para que me moviera?",
          "¿Se puede averiguar?",
          "¿En qué condición prefiero no pensar?",
        ],
      },
      close: {
        title: "Quedarse y decir por qué",
        description:
          "Cada estudiante marca en otro color su sitio final en la línea y escribe un párrafo de tres frases: dónde, por qué y en qué tiene razón el otro lado.",
        teacherAction:
          "Muestre juntas las primeras marcas y las últimas de la clase. Pregunte qué movió a unos y qué sujetó a otros.",
        studentAction: "Marca tu sitio final. Escribe dónde, por qué y en qué tiene razón el otro lado.",
        purpose: "Reconocer en qué acierta el otro lado fortalece la posición propia.",
        prompts: [
          "Antes estaba en…; ahora estoy en… porque…",
          "¿En qué tiene razón el otro lado?",
          "¿Qué ha cambiado en mi manera de ver la pregunta?",
        ],
      },
      ai: {
        commit:
          "Antes de abrir los dispositivos, cada estudiante marca en papel un sitio en la línea y escribe una razón a favor y otra en contra. Marca y razones van después a la IA.",
        bring: "Cada estudiante dice a la IA en qué punto entre las dos posiciones está y qué tira hacia ahí.",
        finish:
          "Cada estudiante da a la IA su sitio en la línea, la razón más fuerte y el punto que concede al otro lado.",
        lastWord:
          "Con los dispositivos cerrados, cada estudiante marca el sitio final en otro color y escribe con palabras propias por qué, y en qué tiene razón el otro lado.",
      },
      assessment: [
        "Lea lo que se concede al otro lado: ¿es de verdad un punto fuerte?",
        "Compare las dos marcas: ¿explica el párrafo el movimiento o la decisión de quedarse?",
      ],
      note: "El centro de la línea no es un escondite. Quien se queda ahí debe dos razones en vez de una.",
    },
  ],
};
