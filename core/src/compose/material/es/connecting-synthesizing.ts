/** Spanish: connecting and synthesizing. */
import type { TypeText } from "../material.ts";

export const connectingSynthesizing: TypeText = {
  mayNot: "No puede trazar las conexiones, elegir en lugar del alumnado ni escribir su síntesis.",
  roles: {
    coach: {
      title: "Di qué las une",
      does: "La IA pregunta por una conexión cada vez, y el alumnado pone en palabras qué une exactamente los dos lados.",
      ask: "Estas son nuestras conexiones. Elige la que menos hemos explicado, haznos una sola pregunta sobre ella y espera.",
    },
    "content-provider": {
      title: "Una pieza más",
      does: "La IA aporta otro ejemplo u otra fuente que consultar, y el alumnado averigua qué lugar le toca entre lo que ya tiene.",
      ask: "Nombra un ejemplo de otro campo que pueda tener que ver con el nuestro y dónde comprobarlo. No nos digas cómo se conecta.",
    },
    "idea-generator": {
      title: "Vecinos improbables",
      does: "La IA propone tres parejas que nadie ha unido, y el alumnado decide si hay una conexión real o solo una palabra parecida.",
      ask: "Estas son nuestras ideas. Nombra tres parejas que no hemos unido aunque se podría, y no digas cómo.",
    },
    "feedback-provider": {
      title: "Nudos firmes y flojos",
      does: "La IA señala la conexión más firme y la más floja y dice dónde se pierde quien lee; el alumnado la ata o la corta.",
      ask: "¿Cuál de nuestras conexiones es la más firme y cuál la más floja? Solo señálalas; el arreglo es nuestro.",
    },
    "perspective-taker": {
      title: "Otro centro",
      does: "La IA dice qué idea pondría en el centro otra persona, y el alumnado reordena a su alrededor una parte de lo que escribió.",
      ask: "¿Qué idea nuestra pondría en el centro alguien de otra materia? Nómbrala con una razón y deja el resto para nosotros.",
    },
    synthesizer: {
      title: "¿Qué se ha perdido?",
      does: "La IA condensa los puntos del alumnado en pocas líneas, y este compara: ¿qué está, qué falta, qué se ha torcido?",
      ask: "Condensa nuestros puntos en dos líneas sin añadir nada. No alises lo que no encaja; márcalo con una estrella.",
    },
    challenger: {
      title: "Cortar el hilo",
      does: "La IA discute una conexión cada vez: ¿es algo más que coincidencia? El alumnado la prueba con sus fuentes o la quita.",
      ask: "Discute en una frase la conexión de la que nos sentimos más orgullosos. Espera nuestra prueba.",
    },
  },
  examples: {
    "language-arts": {
      before: "Una pareja une una novela y una noticia porque las dos tratan de irse de casa.",
      after:
        "La pareja pone juntas las dos despedidas: en una se va quien quiere, en la otra no. La conexión se reescribe, y «¿quién decide?» pasa a ser la idea que sostiene el texto.",
    },
    mathematics: {
      before: "Una pareja une fracciones y porcentajes con la palabra «igual».",
      after:
        "La pareja busca un caso en que usaría solo uno de los dos y encuentra tres. «Igual» se cambia por «la misma parte de otro entero», y el mapa recibe una rama nueva.",
    },
    science: {
      before: "Un grupo une la red alimentaria y el ciclo del agua porque los dos dan la vuelta.",
      after:
        "El grupo sigue una sola gota y un solo ratón por los dos. La materia vuelve, la energía no; la flecha se parte en dos.",
    },
    "social-studies": {
      before: "Una pareja reúne tres fuentes sobre migración bajo el título «La gente busca trabajo».",
      after:
        "La pareja descubre que la tercera fuente habla de niños. El título ya no cubre las tres, y lo cambia por otro sobre familias.",
    },
    arts: {
      before: "Tres estudiantes unen una pieza de música y un cuadro porque los dos son salvajes.",
      after:
        "Buscan qué se repite en cada uno, y en los dos vuelve una forma pequeña que crece. «Salvaje» deja paso a «crece desde una forma pequeña».",
    },
    stem: {
      before: "Un equipo une las alas de un ave y su avión de papel escribiendo «forma».",
      after:
        "El equipo compara los perfiles: curvo por arriba y plano por abajo, solo en uno de los dos. La conexión dice ahora qué parte de la forma importa, y el avión recibe un borde nuevo.",
    },
    other: {
      before:
        "Dos estudiantes unen un refrán de la lengua que aprenden con uno de casa, porque las palabras coinciden.",
      after:
        "Buscan cuándo se dice cada uno: uno consuela, el otro advierte. La conexión pasa de las palabras a las situaciones, y aparece una pareja mejor.",
    },
    general: {
      before: "Una pareja une este tema con el del mes pasado y escribe en la flecha solo «parecido».",
      after:
        "La pareja intenta cambiar la palabra y ve que quería decir dos cosas: la misma causa, otro efecto. Dos flechas exactas ocupan el lugar de la vaga.",
    },
  },
  exchange: {
    title: "Intercambio de conexiones",
    description:
      "Los grupos visitan otra mesa y escriben en una tarjeta una conexión que lleva de allí a su propio trabajo. Los anfitriones colocan la tarjeta donde encaja o la devuelven con una razón.",
    teacherAction: "Dé a cada grupo dos tarjetas en blanco. Al final pregunte qué tarjeta recorrió la mayor distancia.",
    studentAction: "Busca una idea que toque tu propio trabajo. Escribe la conexión en una tarjeta y entrégala.",
    purpose: "Las ideas llegan más lejos cuando otra persona las recoge.",
    prompts: [
      "¿Qué de esto pertenece también a nuestro trabajo?",
      "¿Qué ponen en el centro y por qué?",
      "¿Qué tarjeta devolvimos y por qué razón?",
    ],
  },
  plans: [
    {
      title: "Trazar, podar, tejer",
      overview: "El alumnado dibuja lo que va junto, corta lo que no sostiene nada y teje con el resto una sola idea.",
      purpose:
        "Ver un tema como una red cuyas conexiones se pueden explicar, y terminar con una idea mayor que sus partes.",
      open: {
        title: "Un primer mapa",
        description:
          "Cada estudiante escribe en papel seis ideas del tema, traza al menos cuatro líneas y pone en cada una unas palabras que digan qué une las dos ideas.",
        teacherAction: "Empiece con una hoja vacía y sin centro. Una línea sin palabras todavía no cuenta.",
        studentAction: "Escribe seis ideas, traza cuatro líneas y pon palabras en todas.",
        purpose: "El primer mapa muestra cómo organiza el tema cada estudiante.",
        prompts: ["¿Qué va junto aquí?", "¿Qué palabras dicen cómo?", "¿Qué idea se queda sola?"],
      },
      develop: {
        title: "Líneas hacia fuera",
        description:
          "El alumnado añade tres ideas de otro sitio (otra materia, una unidad anterior, la vida diaria) y une cada una con una línea rotulada en otro color.",
        teacherAction:
          "Dé un ejemplo suyo de una línea que cruce materias. Pregunte en qué momento de la vida diaria aparece el tema sin avisar.",
        studentAction: "Añade tres ideas de fuera y únelas en otro color, con palabras.",
        purpose: "Lo que se une a otros saberes se recuerda más y se encuentra antes.",
        prompts: [
          "¿Dónde me he encontrado esto antes?",
          "¿La conexión es real o solo una palabra parecida?",
          "¿Qué aclara la idea de fuera?",
        ],
      },
      deepen: {
        title: "Podar el mapa",
        description:
          "Cada estudiante reduce el mapa a las cinco ideas y conexiones que sostienen el resto, lo dibuja de nuevo y anota al lado a qué renunció y por qué.",
        teacherAction:
          "Diga que un buen mapa puede perder la mitad. Pida a los grupos que defiendan algo que cortaron.",
        studentAction:
          "Quédate con cinco ideas. Dibuja otra vez el mapa y haz una lista de lo que quitas, con razones.",
        purpose: "Seleccionar es juzgar qué importa.",
        prompts: [
          "¿Qué se deshace si quito esto?",
          "¿Lo mantengo porque importa o porque me gusta?",
          "¿A qué me costó renunciar?",
        ],
      },
      close: {
        title: "Una idea de muchas",
        description:
          "Cada estudiante escribe en dos frases la idea que une el mapa y marca en color las conexiones que al principio no veía.",
        teacherAction:
          "Pida que se lean las frases una tras otra. La clase dice cuál necesitó todo el mapa y cuál solo una esquina.",
        studentAction: "Escribe tu idea en dos frases. Marca las conexiones nuevas y di qué te llevó a ellas.",
        purpose: "Una síntesis dice algo que no dice ninguna idea suelta del mapa.",
        prompts: [
          "¿Qué dicen juntas todas estas ideas?",
          "Al principio veía…; ahora veo… porque…",
          "¿Qué conexión me sorprendió más?",
        ],
      },
      ai: {
        commit:
          "Antes de abrir ningún dispositivo, cada estudiante escribe en papel cuatro ideas, une al menos dos y dice cómo. Ideas y conexiones van después a la IA.",
        bring: "Cada pareja teclea para la IA las ideas y las palabras de las líneas que las unen.",
        finish: "Cada pareja da a la IA las conexiones del mapa que sostienen el resto.",
        lastWord:
          "Después se cierran los dispositivos, y cada estudiante escribe en dos frases la idea que une el mapa y marca en color lo que es nuevo.",
      },
      assessment: [
        "Lea las palabras de las líneas: ¿explican o solo dicen que hay una conexión?",
        "Contraste la idea final con el mapa: ¿cuántas de sus ideas necesita?",
      ],
      note: "Un mapa lleno parece aprendizaje. Cuente las líneas que dicen cómo, no las burbujas.",
    },
    {
      title: "Reunir, elegir, componer",
      overview:
        "El alumnado elige unas pocas piezas entre muchas, averigua qué se dicen entre sí y compone una afirmación que las necesita todas.",
      purpose: "Trabajar como quien monta una exposición: pocas piezas, buenas razones y un orden que diga algo nuevo.",
      open: {
        title: "Elegir tres",
        description:
          "De las fuentes disponibles, cada estudiante elige tres piezas (una cita, una cifra, una imagen, un caso) y escribe en una tarjeta por qué cada una merece su sitio.",
        teacherAction:
          "Ofrezca más piezas de las que se pueden usar. Pregunte: ¿qué has dejado fuera aunque era bueno?",
        studentAction: "Elige tres piezas. Escribe de cada una por qué está en tu colección.",
        purpose: "Tener que elegir obliga a decir qué importa.",
        prompts: [
          "¿Por qué esta pieza y no otra?",
          "¿Qué muestra que no muestran las demás?",
          "¿Qué he dejado fuera con pena?",
        ],
      },
      develop: {
        title: "Que hablen entre sí",
        description:
          "El alumnado coloca las piezas de dos en dos y escribe entre ellas una nota breve: coincide, añade, contradice o explica, y en qué.",
        teacherAction: "Busque contradicciones y celébrelas. Pregunte qué le diría la pieza A a la pieza B.",
        studentAction: "Escribe entre cada dos piezas: coincide, añade, contradice o explica, y en qué.",
        purpose: "La relación entre las fuentes dice más que cada una por separado.",
        prompts: [
          "¿Qué le diría esta pieza a aquella?",
          "¿En qué se contradicen?",
          "¿Qué dos no tienen nada que decirse?",
        ],
      },
      deepen: {
        title: "Un titular para todas",
        description:
          "Cada estudiante redacta un titular y dos frases que abarquen todas las piezas; después cambia una pieza por otra mejor y reescribe el titular.",
        teacherAction:
          "Pruebe titulares en voz alta: tape una pieza y pregunte si el titular sigue sirviendo. Si sirve, esa pieza sobra.",
        studentAction: "Redacta un titular para todas tus piezas. Cambia una pieza y reescríbelo.",
        purpose: "Un titular que necesita todas las piezas es ya una primera síntesis.",
        prompts: [
          "¿Necesita el titular todas las piezas?",
          "¿Qué pieza es la más floja?",
          "¿Qué puedo decir ahora que antes no podía?",
        ],
      },
      close: {
        title: "La pequeña exposición",
        description:
          "Cada estudiante ordena sus piezas, escribe un texto de tres frases que lleve de la primera a la última y añade qué elegiría ahora de otra manera.",
        teacherAction:
          "Abra la exposición: media clase muestra, media visita, y después cambian. Quienes visitan vuelven a contar el hilo.",
        studentAction: "Ordena tus piezas, escribe el texto que las une y anota qué elegirías ahora de otra manera.",
        purpose: "Un orden con hilo convierte una colección en una afirmación.",
        prompts: [
          "¿Qué dice mi colección en conjunto?",
          "¿Qué elección veo ahora de otra manera y qué me hizo cambiar de idea?",
          "¿Cómo decidí el orden?",
        ],
      },
      ai: {
        commit:
          "Antes de abrir los dispositivos, cada estudiante elige dos piezas de las fuentes y escribe en papel por qué. Piezas y razones van después a la IA.",
        bring: "Cada estudiante describe a la IA las tres piezas y da la razón de cada una.",
        finish: "Cada estudiante da a la IA las piezas, cómo se relacionan y lo que ahora afirman juntas.",
        lastWord:
          "Con los dispositivos cerrados, cada estudiante escribe el texto que une su colección y anota qué elección ve de otra manera y por qué.",
      },
      assessment: [
        "Lea las razones de la elección: ¿nombran lo que una pieza añade a las demás?",
        "Siga el texto que une las piezas: ¿hay un hilo o solo una lista con «y»?",
      ],
      note: "Se suele elegir lo que es fácil de encontrar. Exija una pieza que contradiga a las otras.",
    },
    {
      title: "Igual, distinto, entonces",
      overview:
        "El alumnado pone dos cosas una junto a otra, separa lo que importa de lo que solo se parece y saca una conclusión que vale para ambas.",
      purpose:
        "Usar la comparación como herramienta: lo que dos casos comparten, y donde se separan, lleva a una idea que va más allá.",
      open: {
        title: "Uno junto a otro",
        description:
          "En una tabla, cada estudiante escribe cuatro semejanzas y cuatro diferencias entre dos casos, textos, métodos o hechos, y subraya una de cada que va más allá de la superficie.",
        teacherAction: "Nombre los dos y nada más. Pida semejanzas que no se vean a primera vista.",
        studentAction: "Escribe cuatro semejanzas y cuatro diferencias. Subraya la más honda de cada una.",
        purpose: "Comparar saca a la luz rasgos que en un solo caso no se ven.",
        prompts: ["¿En qué se parecen?", "¿En qué se diferencian?", "¿Qué semejanza va por debajo de la superficie?"],
      },
      develop: {
        title: "Lo que importa",
        description:
          "El alumnado ordena semejanzas y diferencias por su importancia para la pregunta de la clase y escribe una frase sobre por qué la primera es la primera.",
        teacherAction:
          "Mantenga la pregunta a la vista. Tache usted un punto de la pizarra y deje que la clase proteste.",
        studentAction: "Ordena tus puntos. Escribe por qué el primero es el primero y qué puedes dejar fuera.",
        purpose: "Una comparación sirve cuando alguien dice para qué es.",
        prompts: [
          "¿Qué nos ayuda a entender este punto?",
          "¿Qué diferencia explica las demás?",
          "¿Qué puedo dejar fuera?",
        ],
      },
      deepen: {
        title: "Un tercer caso",
        description:
          "Cada grupo busca un tercer caso, añade una columna para él y anota cuáles de los puntos confirma y cuáles derriba.",
        teacherAction:
          "Guarde dos o tres casos para los grupos que no encuentren ninguno. Reciba con gusto el caso que lo estropea todo.",
        studentAction: "Añade un tercer caso. Anota qué confirma y qué derriba.",
        purpose: "Dos casos pueden coincidir por azar; un tercero empieza a probar la idea.",
        prompts: [
          "¿Vale también aquí mi punto principal?",
          "¿Qué enseña el tercer caso sobre los dos primeros?",
          "¿Dónde acaba mi comparación?",
        ],
      },
      close: {
        title: "¿A qué nos lleva?",
        description:
          "Cada estudiante escribe una frase que empieza con «Ambos», otra con «Pero» y otra con «Entonces», y añade cómo ve ahora su primera tabla.",
        teacherAction:
          "Escriba en la pizarra tres frases con «Entonces». Pregunte para qué otros casos serían también ciertas.",
        studentAction: "Escribe Ambos…, Pero…, Entonces… Después mira tu primera tabla: ¿qué ha cambiado en tu mirada?",
        purpose: "El «Entonces» saca la idea de los dos casos al mundo.",
        prompts: [
          "Ambos…, pero…, entonces…",
          "¿Qué ha cambiado en mi manera de ver el primero de los dos?",
          "¿Dónde más sería cierto mi «Entonces» y dónde no?",
        ],
      },
      ai: {
        commit:
          "Antes de abrir los dispositivos, cada estudiante escribe en papel dos semejanzas y dos diferencias y subraya una. Los cuatro puntos van después a la IA.",
        bring: "Cada grupo da a la IA sus semejanzas y diferencias, con las subrayadas primero.",
        finish: "Cada grupo da a la IA los puntos que más importan y la conclusión que está sacando de ellos.",
        lastWord:
          "Con los dispositivos cerrados, cada estudiante escribe sin ayuda el «Ambos», el «Pero» y el «Entonces», y qué ha cambiado desde la primera tabla.",
      },
      assessment: [
        "Mire los puntos subrayados: ¿van por debajo de la superficie?",
        "Lea el «Entonces»: ¿sale del «Ambos» y del «Pero» o es una opinión que ya estaba?",
      ],
      note: "Las tablas largas invitan al detalle menor. Dos puntos que explican algo valen más que diez que solo son correctos.",
    },
  ],
};
