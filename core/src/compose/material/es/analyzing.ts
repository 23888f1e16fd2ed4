/** Spanish: analyzing. */
import type { TypeText } from "../material.ts";

export const analyzing: TypeText = {
  mayNot: "No puede entregar el análisis, poner nombre al patrón ni decir qué significa el conjunto.",
  roles: {
    coach: {
      title: "Una pregunta más a fondo",
      does: "La IA pregunta cómo funciona una parte o qué une dos partes, y el alumnado responde con el material.",
      ask: "Así lo hemos descompuesto. Haznos una sola pregunta sobre la parte que menos entendemos y espera.",
    },
    "content-provider": {
      title: "Un caso para comparar",
      does: "La IA da un término o un caso parecido que el alumnado le pide, y este prueba hasta dónde encaja con el suyo.",
      ask: "Danos un caso parecido en tres frases. No digas qué tiene en común con el nuestro; eso lo buscamos nosotros.",
    },
    "idea-generator": {
      title: "Otra forma de dividirlo",
      does: "La IA propone otras dos maneras de dividir el mismo material, y el alumnado prueba qué mostraría cada una.",
      ask: "Así lo hemos dividido. Nombra otras dos maneras de dividirlo, sin llevarlas a cabo.",
    },
    "feedback-provider": {
      title: "La unión más débil",
      does: "La IA señala el paso mejor apoyado del análisis y el más flojo, y cita dónde están; el alumnado añade lo que falta.",
      ask: "¿Qué paso de nuestro análisis está mejor apoyado y cuál es el más flojo? Solo señálalos; el arreglo lo hacemos nosotros.",
    },
    "perspective-taker": {
      title: "Alguien lo lee de otro modo",
      does: "La IA lee el mismo material como lo haría otra persona, y el alumnado busca el detalle que marca la diferencia.",
      ask: "Lee nuestro material como una persona con otra historia, en dos frases. No digas qué lectura es mejor.",
    },
    synthesizer: {
      title: "Nuestras piezas, ordenadas",
      does: "La IA coloca las piezas del alumnado y muestra cuáles quedan solas; el alumnado decide si son errores o hallazgos.",
      ask: "Coloca nuestras piezas según la relación que tienen entre sí y no añadas ninguna. ¿Cuál queda sola? Solo nómbrala.",
    },
    challenger: {
      title: "¿Se sostiene?",
      does: "La IA cuestiona una conexión cada vez: ¿es causa, azar o costumbre? El alumnado la defiende con el material o la dibuja de nuevo.",
      ask: "¿Qué conexión de nuestro análisis podría ser azar? Haznos una sola pregunta sobre ella y espera nuestras pruebas.",
    },
  },
  examples: {
    "language-arts": {
      before: "Una pareja escribe que el poema trata del invierno y subraya nieve y hielo.",
      after:
        "La pareja recorre los verbos y descubre que en el poema todo espera. El invierno pasa a ser el escenario, y la espera, con cuatro verbos como prueba, el tema.",
    },
    mathematics: {
      before: "Una pareja separa en un problema lo que se da y lo que se pide, y suma todos los números.",
      after:
        "La pareja lo dibuja y ve que un número es el precio por pieza y otro el total. El dibujo cambia de etiquetas, y la suma se convierte en multiplicación.",
    },
    science: {
      before: "Un grupo explica que las plantas de la ventana crecen mejor porque están más calientes.",
      after:
        "El grupo separa luz, calor, corriente de aire y riego, y ve que cambian dos cosas a la vez. El esquema recibe una segunda flecha, y se planea una prueba con una sola variable.",
    },
    "social-studies": {
      before: "Una pareja enumera tres causas del crecimiento de la ciudad y pone primero el ferrocarril.",
      after:
        "La pareja pone fechas junto a las causas: la fábrica llegó antes que el tren. La flecha se invierte, y la explicación tiene una nueva primera frase.",
    },
    arts: {
      before: "Dos estudiantes escriben que un cartel funciona porque tiene mucho color.",
      after:
        "Siguen el recorrido de la vista y descubren que todas las líneas llevan a la única mancha gris. El color baja de puesto, y el contraste ocupa su lugar con tres flechas.",
    },
    stem: {
      before: "Un equipo culpa al motor porque su carrito no va recto.",
      after:
        "El equipo prueba una por una las ruedas, el eje y la carga, y el carrito solo se desvía cuando va cargado. El esquema une ahora carga y eje, y el motor queda libre de culpa.",
    },
    other: {
      before: "Tres estudiantes analizan un diálogo en la lengua que aprenden y deciden que el vendedor es grosero.",
      after:
        "Ordenan las frases por su forma y descubren que usa siempre la fórmula cortés; solo la traducción era seca. «Grosero» se cambia por «con prisa».",
    },
    general: {
      before: "Una pareja divide su tema en tres partes y llama a la última «otras cosas».",
      after:
        "La pareja abre esa parte y descubre que la mitad va junta. Recibe un nombre propio, y resulta que la primera parte depende de ella.",
    },
  },
  exchange: {
    title: "Reconstruirlo con las notas",
    description:
      "Los grupos intercambian sus análisis sin una palabra de explicación. Cada grupo cuenta por escrito, en tres frases, cómo entiende el que recibió y marca el punto donde tuvo que adivinar.",
    teacherAction:
      "Junte grupos que dividieron el material de manera distinta. Los autores escuchan y todavía no defienden nada.",
    studentAction: "Cuenta el análisis del otro grupo en tres frases. Marca dónde tuviste que adivinar.",
    purpose: "Lo que los demás no pueden seguir todavía no está bien pensado.",
    prompts: [
      "¿Cuál es la idea principal de su análisis?",
      "¿Dónde tuve que adivinar?",
      "¿Qué ven que a nosotros se nos escapa?",
    ],
  },
  plans: [
    {
      title: "Desmontar, trazar, explicar",
      overview: "El alumnado desmonta algo, averigua qué hace cada pieza por las demás y pone el conjunto en palabras.",
      purpose: "Explicar un todo por sus partes: quien sabe decir qué hace cada pieza lo ha entendido.",
      open: {
        title: "Las piezas sobre la mesa",
        description:
          "Cada estudiante dibuja un esquema de al menos cinco partes, con un verbo para lo que hace cada una. La menos clara lleva un signo de interrogación.",
        teacherAction:
          "Ponga en el centro el texto, el objeto, el proceso o el problema. No acepte ninguna parte sin verbo.",
        studentAction:
          "Dibuja cinco partes, escribe qué hace cada una y pon un signo de interrogación en la menos clara.",
        purpose: "La manera de dividir muestra qué se considera importante.",
        prompts: ["¿De qué está hecho esto?", "¿Qué hace cada parte?", "¿Qué parte entiendo menos?"],
      },
      develop: {
        title: "Trazar las flechas",
        description:
          "El alumnado une las partes con flechas y escribe en cada una un verbo (causa, limita, repite, esconde). Una flecha roja marca una conexión que solo se sospecha.",
        teacherAction:
          "Muestre una flecha con una palabra vacía y arréglela con la clase. Después pida la prueba de cualquier flecha negra.",
        studentAction: "Une las partes. Pon un verbo en cada flecha y usa el rojo donde solo sospechas.",
        purpose: "Comprender está en las conexiones, no en la lista.",
        prompts: [
          "¿Qué le hace exactamente esto a aquello?",
          "¿Cómo lo sé: visto, leído o sospechado?",
          "¿Qué parte tiene demasiadas flechas?",
        ],
      },
      deepen: {
        title: "Quitar una parte",
        description:
          "El alumnado tapa una parte tras otra y anota en una tabla qué cambiaría y qué seguiría igual. Después enmarca la parte cuya falta cambia más.",
        teacherAction:
          "Haga la primera con la clase. Si un grupo dice que no cambia nada, pregunte para qué está entonces.",
        studentAction: "Tapa cada parte por turno. Anota qué cambia y qué sigue, y enmarca la más importante.",
        purpose: "Lo que algo hace se ve mejor cuando falta.",
        prompts: [
          "¿Qué se vendría abajo sin esto?",
          "¿Qué parte no le haría falta a nadie?",
          "¿Me sorprende la parte enmarcada?",
        ],
      },
      close: {
        title: "Explicar el conjunto",
        description:
          "Cada estudiante escribe en tres frases cómo funciona el conjunto, con la parte y la conexión decisivas, y corrige el primer esquema en otro color.",
        teacherAction: "Pida que se lean dos explicaciones. La clase las compara con el material, no con la de usted.",
        studentAction: "Escribe tres frases, corrige en color tu primer esquema y anota en qué te equivocabas.",
        purpose: "Las correcciones en color muestran cómo ha avanzado la comprensión.",
        prompts: [
          "Al principio pensaba que…; ahora pienso… porque…",
          "¿Qué conexión sostiene la explicación?",
          "¿Qué no sé explicar todavía?",
        ],
      },
      ai: {
        commit:
          "Antes de abrir ningún dispositivo, cada estudiante dibuja en papel cuatro partes, escribe qué hace cada una y pone un signo de interrogación en una. Solo después se describe el dibujo a la IA.",
        bring: "Cada pareja describe a la IA su esquema y nombra la parte con el signo de interrogación.",
        finish: "Cada pareja da a la IA las partes, sus conexiones y la que le merece menos confianza.",
        lastWord:
          "Después se cierran los dispositivos, y cada estudiante escribe la explicación en tres frases y corrige el primer esquema en otro color.",
      },
      assessment: [
        "Lea los verbos del esquema: ¿dicen lo que hace una parte o solo que está ahí?",
        "Compare esquema y explicación: ¿llevan una razón las correcciones en color?",
      ],
      note: "Una lista se confunde fácilmente con un análisis. Una parte sin verbo todavía no cuenta.",
    },
    {
      title: "Leer, apoyar, releer",
      overview:
        "El alumnado dice qué cree que significa algo, lo apoya en fragmentos exactos y vuelve a leer para ver si se sostiene.",
      purpose:
        "Aprender que una interpretación vale lo que valen los fragmentos que puede señalar, también los que la contradicen.",
      open: {
        title: "Una primera lectura",
        description:
          "Cada estudiante escribe en una frase qué dice o muestra el material, y marca los dos fragmentos en que se apoya y uno que no encaja.",
        teacherAction:
          "Reparta el texto, la imagen, el gráfico o la solución sin comentario. Pida el fragmento que no encaja; siempre hay uno.",
        studentAction: "Escribe tu lectura en una frase. Marca dos fragmentos a favor y uno en contra.",
        purpose: "Una lectura que está en papel se puede poner a prueba.",
        prompts: ["¿Qué creo que dice?", "¿Qué fragmentos me lo hacen pensar?", "¿Qué no encaja con mi lectura?"],
      },
      develop: {
        title: "Dice, sugiere, porque",
        description:
          "En una tabla de tres columnas, el alumnado anota qué dicen cuatro fragmentos, qué sugieren y por qué. Las filas sin un «porque» se sombrean.",
        teacherAction: "Complete una fila con la clase. Busque filas sombreadas y pregunte qué las llenaría.",
        studentAction: "Completa cuatro filas: dice, sugiere, porque. Sombrea lo que todavía no puedes apoyar.",
        purpose: "La tabla separa lo que hay de lo que ponemos nosotros.",
        prompts: [
          "¿Qué dicen exactamente las palabras o los números?",
          "¿Qué les añado yo?",
          "¿Añadiría lo mismo otra persona?",
        ],
      },
      deepen: {
        title: "El detalle que más pesa",
        description:
          "Cada grupo elige el detalle que más pesa (una palabra, un número, una línea), escribe tres cosas que podría significar y contrasta cada una con el resto.",
        teacherAction: "Pida a cada grupo su detalle y la razón. Ponga juntas dos elecciones distintas.",
        studentAction: "Elige un detalle, escribe tres sentidos posibles y tacha los que el resto contradice.",
        purpose: "Abrir un solo detalle cambia a menudo el conjunto.",
        prompts: [
          "¿Por qué esta palabra o este número y no otro?",
          "¿Qué más podría significar?",
          "¿Qué sentido resiste al resto?",
        ],
      },
      close: {
        title: "Leerlo otra vez",
        description:
          "Debajo de la primera, cada estudiante escribe una segunda lectura, con su mejor fragmento y el fragmento en contra que ahora explica o deja abierto.",
        teacherAction: "Reúna lecturas que ahora dicen menos que antes. Pregunte qué se ganó con ello.",
        studentAction: "Escribe tu segunda lectura, su mejor fragmento y lo que deja abierto.",
        purpose: "Una buena interpretación sabe qué habla en su contra.",
        prompts: [
          "Primero lo leí como…; ahora lo leo como… porque…",
          "¿Qué hago con el fragmento que no encajaba?",
          "¿Con qué seguridad lo digo y qué me haría cambiar de idea?",
        ],
      },
      ai: {
        commit:
          "Antes de abrir los dispositivos, cada estudiante escribe una lectura en una frase y marca un fragmento a favor y otro en contra. Las tres cosas van después a la IA.",
        bring: "Cada estudiante da a la IA su lectura, los dos fragmentos a favor y el que está en contra.",
        finish: "Cada estudiante da a la IA su lectura actual con los fragmentos que mejor la apoyan.",
        lastWord:
          "Con los dispositivos cerrados, cada estudiante escribe una segunda lectura debajo de la primera, con su mejor fragmento y lo que deja abierto.",
      },
      assessment: [
        "Revise los fragmentos marcados: ¿apoyan la lectura o solo hablan del mismo tema?",
        "Mire qué fue del fragmento que no encajaba: ¿se explicó, quedó abierto o se olvidó?",
      ],
      note: "«Cada cual lo ve a su manera» cierra el trabajo demasiado pronto. Pregunte: ¿en qué fragmento se apoya esa otra manera?",
    },
    {
      title: "Ordenar, nombrar, reordenar",
      overview:
        "El alumnado ordena un montón de material con una regla propia y descubre qué muestra y qué esconde ese orden.",
      purpose: "Notar que todo orden es una decisión: otra regla deja ver otras cosas.",
      open: {
        title: "Un primer orden",
        description:
          "Cada equipo reparte de diez a quince tarjetas (hechos, citas, casos, errores, datos) en tres o cuatro grupos y escribe encima de cada uno la regla que lo une.",
        teacherAction:
          "Entregue las tarjetas mezcladas y sin títulos. Pida a cada equipo que diga sus reglas en una frase.",
        studentAction: "Reparte las tarjetas en grupos y escribe encima la regla de cada uno.",
        purpose: "Ordenar obliga a decidir qué se considera parecido.",
        prompts: [
          "¿Qué tienen en común estas?",
          "¿Cuál es la regla de este grupo?",
          "¿Qué tarjeta podría estar en otro sitio?",
        ],
      },
      develop: {
        title: "La tarjeta que no encaja",
        description:
          "Cada equipo elige las dos tarjetas que peor encajan, escribe por qué se resiste cada una y divide o cambia de nombre un grupo hasta que encajen.",
        teacherAction:
          "No acepte un grupo llamado «varios». Pregunte qué muestra la tarjeta difícil que no muestran las demás.",
        studentAction:
          "Busca dos tarjetas que no encajen. Escribe por qué se resisten y cambia un grupo para que quepan.",
        purpose: "La excepción muestra dónde falla la regla.",
        prompts: [
          "¿Por qué se resiste esta tarjeta?",
          "¿Qué tengo que cambiar: la tarjeta o la regla?",
          "¿Qué está ahora más claro que antes?",
        ],
      },
      deepen: {
        title: "Otra regla",
        description:
          "Cada equipo fotografía o copia su primer orden, ordena las mismas tarjetas con una regla muy distinta y hace una lista de lo que solo muestra el segundo.",
        teacherAction:
          "Ofrezca algunas reglas a quien las necesite: por tiempo, por quién sale ganando, por causa, por dificultad.",
        studentAction: "Ordena con otra regla. Haz una lista de lo que ves ahora y el primer orden escondía.",
        purpose: "Comparar dos órdenes convierte el ordenar en interpretar.",
        prompts: [
          "¿Qué está junto ahora que estaba separado?",
          "¿Qué esconde este orden?",
          "¿Qué orden responde mejor a nuestra pregunta?",
        ],
      },
      close: {
        title: "El orden que se sostiene",
        description:
          "El alumnado dibuja el orden final con un título para cada grupo y escribe dos frases: qué muestra y qué deja fuera.",
        teacherAction: "Ponga tres órdenes uno al lado de otro y pregunte a qué pregunta responde cada uno.",
        studentAction: "Dibuja el orden final. Escribe qué muestra, qué esconde y qué moviste.",
        purpose: "Nombrar los límites del propio orden es el último paso del análisis.",
        prompts: [
          "¿Qué ha cambiado desde mi primer orden y por qué?",
          "¿Qué muestra mi orden que no mostraba el montón?",
          "¿Para qué pregunta no serviría?",
        ],
      },
      ai: {
        commit:
          "Antes de abrir los dispositivos, cada estudiante ordena en papel al menos seis tarjetas en grupos y escribe una regla. Regla y grupos van después a la IA.",
        bring: "Cada equipo da a la IA los grupos con sus reglas y nombra la tarjeta que podría estar en otro sitio.",
        finish: "Cada equipo da a la IA su orden actual y la regla que menos le convence.",
        lastWord:
          "Después se cierran los dispositivos, y cada estudiante dibuja el orden final y escribe con palabras propias qué muestra y qué deja fuera.",
      },
      assessment: [
        "Lea las reglas de los grupos: ¿podría otro estudiante colocar con ellas una tarjeta nueva?",
        "Compare el primer orden y el último: ¿hay una razón para cada tarjeta que se movió?",
      ],
      note: "Es fácil conformarse con grupos pulcros. Valore el grupo que se deshizo por una buena razón.",
    },
  ],
};
