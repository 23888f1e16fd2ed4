/** Spanish: creating and iterating. */
import type { TypeText } from "../material.ts";

export const creatingIterating: TypeText = {
  mayNot: "No puede hacer el producto, elegir la idea ni reescribir un borrador.",
  roles: {
    coach: {
      title: "¿Qué quieres que haga?",
      does: "La IA pregunta qué debe conseguir el trabajo y dónde aún no lo consigue, y el alumnado responde cambiando algo.",
      ask: "Esta es nuestra idea y lo que debe conseguir. Haznos una sola pregunta que nos ayude a ver el próximo cambio y espera.",
    },
    "content-provider": {
      title: "Cómo lo hicieron otros",
      does: "La IA describe una técnica o un ejemplo que el alumnado le pide, y este lo prueba en una esquina de su propio trabajo.",
      ask: "Describe una técnica que alguien usaría en una tarea como la nuestra, con una fuente para comprobarla. No la apliques a nuestro trabajo.",
    },
    "idea-generator": {
      title: "Tres sugerencias raras",
      does: "La IA añade tres giros poco comunes, y el alumnado adapta al menos uno hasta que sirve a su propia idea.",
      ask: "Esta es nuestra idea. Sugiere tres cambios poco comunes, en pocas palabras cada uno, y no los lleves a cabo.",
    },
    "feedback-provider": {
      title: "El primer público",
      does: "La IA dice qué funciona en el borrador y dónde pierde a su público, y cita el pasaje; la siguiente versión es del alumnado.",
      ask: "Dinos qué funciona en nuestro borrador y dónde perdiste el hilo. Cita el pasaje y no ofrezcas una versión nueva.",
    },
    "perspective-taker": {
      title: "En el lugar de quien lo usa",
      does: "La IA reacciona como una persona que leería, usaría o vería el trabajo, y el alumnado decide para quién lo hace en realidad.",
      ask: "Reacciona a nuestra idea como una persona que la usaría, en dos frases. No nos digas cómo resolverla.",
    },
    synthesizer: {
      title: "Todas las ideas a la vez",
      does: "La IA agrupa todo lo apuntado y muestra qué ideas podrían ser una sola; el alumnado las combina a su manera.",
      ask: "Agrupa nuestras ideas sin añadir ninguna. ¿Qué dos podrían ser una? Solo señálalas.",
    },
    challenger: {
      title: "¿Por dónde se romperá?",
      does: "La IA nombra un modo de fallar cada vez, y el alumnado prueba si la idea falla de verdad.",
      ask: "¿Cómo podría fallar nuestra idea? Nombra un solo modo y espera a que lo hayamos probado.",
    },
  },
  examples: {
    "language-arts": {
      before:
        "Dos estudiantes redactan el comienzo de un cuento de fantasmas en el que todo es oscuro, frío y da miedo.",
      after:
        "Lo leen en voz alta y nadie se estremece. En la versión siguiente ya no está la palabra «miedo», y una tetera empieza a silbar en una cocina vacía.",
    },
    mathematics: {
      before:
        "Una pareja inventa un acertijo numérico para otra clase, con la seguridad de que tiene una única solución.",
      after:
        "La pareja intenta resolverlo al revés y encuentra otra. Una pista se ajusta más, y la nota de al lado dice qué respuesta queda ahora descartada.",
    },
    science: {
      before: "Un grupo diseña una prueba para saber qué toalla de papel absorbe más agua, secando charcos.",
      after:
        "El grupo la hace dos veces y salen dos ganadores. La segunda versión pesa el papel mojado y seco, y la línea cambiada del plan lleva fecha.",
    },
    "social-studies": {
      before: "Tres estudiantes preparan un folleto para un patio más tranquilo y lo llenan de normas.",
      after:
        "Observan el patio durante un recreo y ven dónde empieza el ruido. El segundo borrador quita cuatro normas y cambia de sitio los juegos de pelota.",
    },
    arts: {
      before: "Dos estudiantes componen un ritmo para una escena de espera y usan todos los instrumentos que tienen.",
      after:
        "Escuchan con los ojos cerrados y oyen una fiesta. La versión siguiente deja un solo tambor y alarga los silencios.",
    },
    stem: {
      before: "Un equipo construye una caja para el almuerzo que conserva el frío y la forra entera de aluminio.",
      after:
        "El equipo mide al cabo de una hora: el punto caliente es la tapa. La segunda versión no toca las paredes y dobla la tapa, y el registro muestra las dos curvas.",
    },
    other: {
      before: "Un grupo inventa un juego de calentamiento en el que se elimina a quien llega en último lugar.",
      after:
        "El grupo lo juega y ve que quienes más necesitan practicar se quedan mirando. En la segunda versión nadie sale; quien llega al final pone la regla siguiente.",
    },
    general: {
      before: "Una pareja hace un primer borrador y se da por contenta, porque está todo lo que se pedía.",
      after:
        "La pareja lo enseña en una mesa vecina y tiene que explicarlo dos veces. El segundo borrador pone delante lo que hubo que explicar y deja fuera un tercio del resto.",
    },
  },
  exchange: {
    title: "Probarlo con otros",
    description:
      "Los grupos dan su versión a otro grupo para que la lea, la use o la vea, y guardan silencio. Anotan en una hoja de tres columnas qué hacen quienes prueban, dónde se paran y qué dicen.",
    teacherAction: "Recuerde a los autores que la tarea es mirar. Explicar el propio trabajo estropea la prueba.",
    studentAction: "Deja que otros prueben tu versión. Escribe qué hacen, dónde se paran y qué dicen.",
    purpose: "Una versión muestra lo que vale cuando sus autores no pueden explicarla.",
    prompts: ["¿Dónde dudaron?", "¿Qué usaron de una manera que no esperábamos?", "¿Qué cambiamos por eso y qué no?"],
  },
  plans: [
    {
      title: "Muchas, una, mejor",
      overview:
        "El alumnado empieza con varias ideas en bruto, se compromete con una y la hace más atrevida y mejor en versiones que quedan a la vista.",
      purpose:
        "Aprender que las buenas ideas, más que encontrarse, se eligen y se trabajan, y que una primera versión está para cambiarla.",
      open: {
        title: "Tres ideas en bruto",
        description:
          "Cada estudiante dibuja en una hoja tres ideas muy distintas para la tarea, con pocas palabras o líneas, y rodea la que tiene más vida.",
        teacherAction:
          "Plantee la tarea y sus límites. No deje borrar y pida una tercera idea cuando haya dos en la hoja.",
        studentAction: "Dibuja tres ideas distintas. Rodea la que quieres seguir y di por qué.",
        purpose: "La tercera idea suele ser la primera que es propia.",
        prompts: [
          "¿Qué más podría ser?",
          "¿Qué idea me da ganas de empezar?",
          "¿En qué se diferencian de verdad mis tres ideas?",
        ],
      },
      develop: {
        title: "La versión uno",
        description:
          "Cada estudiante convierte la idea elegida en una primera versión, rápida y completa, y escribe en ella qué debe conseguir y para quién.",
        teacherAction: "Frene a los perfeccionistas: la versión tiene que estar entera antes de pulir ninguna parte.",
        studentAction: "Haz una primera versión rápida y entera. Escribe en ella qué debe conseguir y para quién.",
        purpose: "Solo se puede mejorar lo que existe.",
        prompts: [
          "¿Cuál es la versión entera más pequeña?",
          "¿Qué debe conseguir y para quién?",
          "¿Qué parte me he saltado y por qué?",
        ],
      },
      deepen: {
        title: "Subir el volumen",
        description:
          "El alumnado busca el rasgo más fuerte del trabajo y hace una segunda versión en la que es el doble de fuerte. Guarda las dos, con una nota sobre lo que se ganó y se perdió.",
        teacherAction: "Pregunte: ¿cómo sería si no tuvieras cuidado? Guarde la primera versión a salvo en la pared.",
        studentAction: "Elige el rasgo más fuerte, haz que se note el doble y anota qué ganaste y qué perdiste.",
        purpose: "Exagerar muestra cuál es el corazón de una idea.",
        prompts: ["¿Cuál es su corazón?", "¿Qué pasa si me paso?", "¿A qué tengo que renunciar por ello?"],
      },
      close: {
        title: "La versión que se queda",
        description:
          "Cada estudiante termina su versión y le añade un registro de cambios de tres líneas: qué cambié, qué me hizo cambiarlo, qué dejé así a propósito.",
        teacherAction: "Muestre juntos el primer boceto y la última versión. Pregunte por el cambio que más costó.",
        studentAction: "Termina tu versión. Escribe el registro: cambié, porque, dejé a propósito.",
        purpose: "El registro hace visible que crear es una cadena de decisiones.",
        prompts: ["Cambié… porque…", "¿Qué dejé como estaba a propósito?", "¿Qué probaría la próxima vez?"],
      },
      ai: {
        commit:
          "Antes de abrir ningún dispositivo, cada estudiante dibuja en papel tres ideas en bruto, en una o dos líneas cada una, y rodea una. Solo la rodeada se describe después a la IA.",
        bring: "Cada pareja describe a la IA la idea rodeada y dice para quién es.",
        finish: "Cada pareja muestra o describe a la IA su versión y dice qué debe conseguir.",
        lastWord:
          "Después se cierran los dispositivos; cada estudiante termina la versión a mano y escribe el registro de cambios en tres líneas.",
      },
      assessment: [
        "Compare los primeros bocetos: ¿son ideas distintas o una sola varias veces?",
        "Lea el registro de cambios: ¿las razones hablan del propósito o solo del gusto?",
      ],
      note: "Es fácil enamorarse de la primera idea. Pida tres antes de que nadie pueda elegir.",
    },
    {
      title: "Planear, probar, ajustar",
      overview:
        "El alumnado planifica antes de hacer, predice dónde saldrá mal y ajusta plan y producto con lo que descubre.",
      purpose: "Planificar sin agarrarse al plan: una predicción que falla es la información más útil que hay.",
      open: {
        title: "Un plan con una duda",
        description:
          "Cada estudiante escribe un plan en media página: la meta, tres pasos, cómo se reconocería el éxito y el paso del que más duda.",
        teacherAction: "Pregunte en qué se notaría el éxito. Deje en paz los pasos dudosos; harán falta más adelante.",
        studentAction: "Escribe meta, tres pasos, señal de éxito y el paso del que dudas.",
        purpose: "Quien ha planificado puede sorprenderse y aprender de ello.",
        prompts: ["¿Qué quiero tener al final?", "¿En qué notaré que funciona?", "¿Qué paso me preocupa?"],
      },
      develop: {
        title: "Hacerlo según el plan",
        description:
          "Cada estudiante lleva su plan hasta un primer borrador y anota al margen cada vez que se aparta de él.",
        teacherAction: "Circule y pregunte solo: ¿eso está en el plan? Apartarse es bienvenido cuando queda escrito.",
        studentAction: "Trabaja según tu plan. Anota al margen cada vez que te apartas y por qué.",
        purpose: "Las notas al margen muestran dónde se aprendió más haciendo que planeando.",
        prompts: ["¿Dónde me aparté del plan?", "¿Qué no había previsto?", "¿Hace ya el borrador lo que debería?"],
      },
      deepen: {
        title: "Predecir y después probar",
        description:
          "Cada estudiante escribe tres predicciones de cómo funcionará su trabajo con quien lo lea, lo use o lo pruebe. Después hace la prueba y anota el resultado junto a cada predicción.",
        teacherAction: "Ninguna prueba sin predicción escrita. Pregunte qué dice del trabajo una predicción fallida.",
        studentAction: "Escribe tres predicciones, prueba y pon los resultados al lado.",
        purpose: "La distancia entre predicción y resultado dice dónde seguir trabajando.",
        prompts: ["¿Qué espero que pase?", "¿Qué pasó en realidad?", "¿Qué me dice la diferencia?"],
      },
      close: {
        title: "Ajustar y explicar",
        description:
          "Cada estudiante hace la versión final y escribe junto al primer plan qué planearía ahora de otra manera y en qué momento lo descubrió.",
        teacherAction: "Pida que comparen planes y productos. Pregunte qué desvío fue la mejor decisión.",
        studentAction: "Termina el trabajo. Escribe junto a tu plan qué cambiarías y qué te lo enseñó.",
        purpose: "Mirar juntos plan y producto mejora el plan siguiente.",
        prompts: [
          "¿Qué planeé y qué salió de ello?",
          "¿Qué momento me enseñó más?",
          "¿Qué haré de otra manera la próxima vez?",
        ],
      },
      ai: {
        commit:
          "Antes de abrir los dispositivos, cada estudiante escribe en papel una meta, una señal de éxito y tres pasos, y marca el paso más dudoso. Plan y duda van después a la IA.",
        bring: "Cada estudiante da a la IA la meta, la señal de éxito y el paso del que duda.",
        finish: "Cada estudiante da a la IA la meta, el borrador y el punto que menos le convence.",
        lastWord:
          "Con los dispositivos cerrados, cada estudiante hace por su cuenta el último cambio y escribe junto al plan qué haría de otra manera la próxima vez.",
      },
      assessment: [
        "Lea la señal de éxito: ¿podría observarla otra persona?",
        "Compare plan y producto: ¿se explican los desvíos por lo aprendido?",
      ],
      note: "Unos planean para no empezar y otros empiezan para no planear. Media página basta, y es obligatoria.",
    },
    {
      title: "¿Y si…?, ¿y entonces?, ¿cuál?",
      overview:
        "El alumnado cambia una regla de algo conocido, piensa hasta el final qué se seguiría y lo trabaja hasta que se sostiene.",
      purpose:
        "Inventar a propósito: una condición cambiada, seguida con cuidado, lleva más lejos que esperar la inspiración.",
      open: {
        title: "Cambiar una regla",
        description:
          "El alumnado toma algo conocido del tema (un cuento, una ley, un aparato, un método), hace una lista de cuatro de sus reglas y escribe dos «y si», cada uno de los cuales rompe una.",
        teacherAction: "Dé un ejemplo de su propia materia. Pida una regla pequeña además de una grande.",
        studentAction: "Escribe cuatro reglas. Inventa dos «y si» y elige el que te da curiosidad.",
        purpose: "Ver las reglas es el primer paso para inventar.",
        prompts: [
          "¿Qué reglas da todo el mundo por supuestas?",
          "¿Y si esta fuera distinta?",
          "¿Qué «y si» me da curiosidad?",
        ],
      },
      develop: {
        title: "¿Y entonces?",
        description:
          "Cada estudiante dibuja una cadena de al menos cinco consecuencias del «y si», con una rama para una consecuencia que nadie quiere.",
        teacherAction: "Pregunte «¿y entonces?» hasta que la cadena deje lo obvio. La rama no deseada es obligatoria.",
        studentAction: "Dibuja cinco consecuencias, una tras otra, y una rama para una que nadie quiere.",
        purpose: "Seguir una idea más allá de lo cómodo muestra qué hay en ella.",
        prompts: ["¿Y entonces?", "¿A quién le gustaría y a quién no?", "¿Dónde se vuelve improbable mi cadena?"],
      },
      deepen: {
        title: "Dos rondas de arreglos",
        description:
          "El alumnado desarrolla la idea en un borrador, arregla lo peor, pone la fecha y arregla otra vez. Cada ronda deja una versión en papel.",
        teacherAction: "Limite cada ronda con el reloj. Tras la primera, pregunte: ¿qué empeoró al arreglarlo?",
        studentAction: "Haz un borrador, arregla lo peor, arregla otra vez. Guarda todas las versiones.",
        purpose: "Dos rondas cortas mejoran más que una larga.",
        prompts: [
          "¿Qué es ahora lo peor?",
          "¿Rompió el arreglo alguna otra cosa?",
          "¿Qué está mejor que en la primera ronda?",
        ],
      },
      close: {
        title: "El que se sostiene",
        description:
          "Cada estudiante presenta su invento en una página: la regla cambiada, lo que se sigue de ella, cómo se responde a un efecto no deseado y en qué se diferencia del primer «y si».",
        teacherAction:
          "Cuelgue las páginas. Cada estudiante escribe en la de otra persona un «esto funcionaría porque…».",
        studentAction: "Haz tu página: la regla, lo que se sigue, el remedio y lo que cambió por el camino.",
        purpose: "Un invento está terminado cuando quien lo hizo sabe decir su precio.",
        prompts: [
          "Mi primer «y si» era…; ahora es… porque…",
          "¿Cómo respondo a un efecto que nadie quiere?",
          "¿De qué tengo dudas todavía?",
        ],
      },
      ai: {
        commit:
          "Antes de abrir los dispositivos, cada estudiante escribe en papel dos reglas y un «y si» que rompe una de ellas. El «y si» va después a la IA.",
        bring: "Cada estudiante da a la IA la regla cambiada y el «y si», en dos frases.",
        finish: "Cada estudiante da a la IA el «y si» y lo que se sigue de él, también el efecto no deseado.",
        lastWord:
          "Con los dispositivos cerrados, cada estudiante escribe con palabras propias la versión de una página, con un remedio para el efecto no deseado, y anota en qué se diferencia del primer «y si».",
      },
      assessment: [
        "Mire la regla cambiada: ¿es una que de verdad sostiene algo?",
        "Lea la página final: ¿se responde a un efecto no deseado o solo se menciona?",
      ],
      note: "«Todo es posible» debilita las ideas. Cada regla que sigue en vigor hace más fuerte el invento.",
    },
  ],
};
