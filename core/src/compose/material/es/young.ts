/** Spanish: how the youngest work. */
import type { Young } from "../young.ts";

export const young: Young = {
  types: {
    "observing-questioning": {
      prompts: {
        open: ["Veo…", "Puedo contar…", "¿Qué tiene de raro?"],
        develop: ["Me pregunto por qué…", "¿Qué hay en la esquina?", "¿Qué pasa si…?"],
        deepen: ["Mira otra vez: ¿qué hay de nuevo?", "Enséñame dónde.", "¿Es así todas las veces?"],
        close: ["Al principio vi…; ahora veo… porque…", "Mi mejor pregunta es…", "¿Quién nos ayudaría a averiguarlo?"],
      },
      plans: [
        [
          "Por turnos, señalan una cosa y dicen solo lo que ven. La maestra o el maestro lo anota, y la clase elige lo más raro.",
          "Sobre tres cosas de la pizarra, la clase pregunta en voz alta: ¿por qué?, ¿cómo?, ¿y si…? Las preguntas quedan en la pizarra.",
          "Miran otra vez, encuentran algo nuevo para la pregunta de la clase y señalan dónde está.",
          "Cada quien dibuja la pregunta que quiere seguir y cuenta de qué salió.",
        ],
        [
          "Oyen solo el título y dicen qué esperan. Luego miran, y cada quien dibuja su mayor sorpresa.",
          "Con un marco de papel miran un rincón tras otro y nombran en cada uno una cosa exacta.",
          "Miran de otra manera, de lejos, al revés o con lupa, y dicen qué hay de nuevo.",
          "Cada quien dibuja su sorpresa y la dice en forma de pregunta.",
        ],
        [
          "Cada quien hace una pregunta en voz alta y nadie responde. Todas van a la pizarra, y la clase elige tres con pegatinas.",
          "La clase busca respuestas: un dedo en el lugar significa «encontrada», y la pregunta recibe una marca en la pizarra.",
          "Para la pregunta grande que queda, dicen preguntas pequeñas, dónde mirar y a quién preguntar. En la pizarra forman un árbol.",
          "La clase vuelve a oír su primera pregunta y la mejor, y cada quien dibuja qué la hizo mejor.",
        ],
      ],
    },
    analyzing: {
      prompts: {
        open: ["Está hecho de…", "Esta parte sirve para…", "¿Cuáles van juntas?"],
        develop: ["Esto va con esto porque…", "¿Y si esta parte no estuviera?", "¿Cómo lo sabes?"],
        deepen: ["¿Qué hay dentro de eso?", "¿Se puede ordenar de otra manera?", "¿Qué hemos olvidado?"],
        close: [
          "Ahora sé explicar que…",
          "Al principio pensaba…; ahora pienso… porque…",
          "La parte más importante es…",
        ],
      },
      plans: [
        [
          "Nombran las partes, las señalan y muestran con gestos qué hace cada una. En la pizarra queda el dibujo.",
          "Tienden una cuerda de una parte a otra y dicen qué le hace la una a la otra.",
          "Se tapa una parte tras otra, y la clase dice qué dejaría de funcionar. Cada quien dibuja la que más falta hace.",
          "Con su dibujo, cada quien explica el conjunto en pareja y colorea la parte más importante.",
        ],
        [
          "Dicen en una frase qué cuenta y señalan el lugar donde lo ven.",
          "Señalan un lugar y dicen: aquí veo…, por eso pienso…. Las dos mitades van a la pizarra.",
          "La clase elige una palabra o un detalle y dice tres cosas que podría significar. Los pulgares muestran cuáles encajan.",
          "Cada quien dice otra vez qué cuenta y dibuja el lugar que mejor lo muestra.",
        ],
        [
          "Ordenan tarjetas u objetos en montones y dicen por qué van juntos. La regla se escribe sobre cada montón.",
          "Levantan una tarjeta que no va en ningún sitio, dicen por qué y le hacen un lugar.",
          "La clase ordena las mismas tarjetas con otra regla y dice qué ha quedado junto.",
          "Cada quien dibuja los montones finales y dice qué muestran.",
        ],
      ],
    },
    evaluating: {
      prompts: {
        open: ["Creo que es… porque…", "¿Es bueno para todos?", "¿Tengo poca o mucha seguridad?"],
        develop: ["¿Cómo lo sabemos?", "¿Es un hecho o un gusto?", "¿Qué dice otra persona?"],
        deepen: ["¿Qué tiene de bueno lo otro?", "¿Qué importa más?", "¿Y si te tocara a ti?"],
        close: ["Al principio elegí…; ahora elijo… porque…", "Mi mejor razón es…", "¿Tengo ahora más seguridad?"],
      },
      plans: [
        [
          "Cada quien elige con una tarjeta de color, da una razón y muestra con las manos si lo tiene claro: poco o mucho.",
          "Ante cada razón de la pizarra hacen una señal: lo sabemos, nos gusta, lo adivinamos.",
          "Dicen algo bueno de la otra opción, que se dibuja en el platillo vacío de la balanza.",
          "Cada quien elige otra vez y dice qué razón le hizo decidir.",
        ],
        [
          "La clase dice en qué debe ser bueno, y en la pizarra se dibujan tres señales. Luego, pulgar arriba, de lado o abajo para cada una.",
          "Para cada pulgar alguien muestra lo que se ve o se oye, y se dibuja junto a la señal.",
          "La clase cuenta doble una señal, luego otra, y mira si cambia el resultado.",
          "Cada quien dibuja el resultado y dice qué señal importa más y por qué.",
        ],
        [
          "La clase dice algo bueno de los dos lados. Luego cada quien se coloca en algún punto de una cuerda entre ambos.",
          "Sobre una cuerda entre los dos lados dicen una razón: paso grande si es fuerte, paso pequeño si es débil.",
          "Dicen: me movería si…. La clase comprueba uno de esos «si».",
          "Cada quien se coloca por última vez en la cuerda, dice por qué y en qué tiene razón el otro lado.",
        ],
      ],
    },
    "connecting-synthesizing": {
      prompts: {
        open: ["Esto me recuerda a…", "Estos dos se parecen porque…", "Estos dos son distintos porque…"],
        develop: ["Este importa porque…", "¿Qué más es así?", "¿Dónde lo hemos visto antes?"],
        deepen: ["¿Cuál podemos quitar?", "¿Qué comparten todos?", "¿Hay alguna sorpresa?"],
        close: [
          "Todo junto muestra…",
          "Al principio pensaba…; ahora pienso… porque…",
          "Quiero contarle a alguien que…",
        ],
      },
      plans: [
        [
          "Ponen imágenes en el suelo, unen dos con una cuerda y dicen qué las une.",
          "Cada quien añade algo de casa o de otra clase y dice dónde va.",
          "La clase quita imágenes hasta que quedan cinco y dice cuál se echaría de menos.",
          "La clase busca una frase para todo el conjunto, y cada quien dibuja un enlace nuevo.",
        ],
        [
          "Entre muchas imágenes y objetos eligen tres y dicen por qué deben estar.",
          "Ponen dos piezas juntas y dicen: ¿lo mismo, algo más o lo contrario?",
          "La clase busca un nombre para todas las piezas, cambia una y comprueba si el nombre sirve todavía.",
          "La clase pone las piezas en fila, como en un museo, y cada quien cuenta qué dice la fila y qué cambiaría.",
        ],
        [
          "Ponen dos cosas en dos aros y dicen qué es igual y qué es distinto. En la pizarra queda el dibujo.",
          "Ponen pegatinas en lo que más importa y dicen por qué.",
          "La clase mira una tercera cosa: ¿qué vuelve a ser igual y qué no?",
          "Cada quien completa en voz alta: los dos…, pero…, entonces…, y dibuja el «entonces».",
        ],
      ],
    },
    "creating-iterating": {
      prompts: {
        open: ["Podría hacer…", "¿Y si pudiera…?", "¿Para quién es?"],
        develop: ["Empiezo con…", "¿Qué viene después?", "¿Qué necesito?"],
        deepen: ["Pruébalo: ¿qué pasa?", "¿Cómo podría ser todavía mejor?", "¿Qué falta?"],
        close: ["He cambiado… porque…", "La mejor parte es…", "La próxima vez voy a…"],
      },
      plans: [
        [
          "Cada quien dibuja deprisa tres ideas y pone un punto en la que va a hacer.",
          "Cada quien construye, dibuja o representa una primera versión y dice para quién es.",
          "Hacen lo mejor de su trabajo el doble de grande, de fuerte o de divertido, y muestran el antes y el después.",
          "Cada quien termina su trabajo y dice: he cambiado…, porque….",
        ],
        [
          "Cada quien dibuja lo que quiere hacer y tres dibujos del camino, y señala el más difícil.",
          "Siguen sus dibujos y avisan cuando hacen otra cosa. Queda anotado en la pizarra.",
          "Dicen qué va a pasar. Luego la clase lo prueba y dice qué ha pasado de verdad.",
          "Cada quien lo termina, lo pone junto a los primeros dibujos y dice qué ha salido distinto.",
        ],
        [
          "La clase dice lo que siempre es así (los perros ladran, las pelotas son redondas), y cada quien cambia una cosa: ¿y si…?",
          "Por turnos siguen: ¿y después? En la pizarra crece la cadena, con una cosa que nadie quiere.",
          "Dibujan su idea, arreglan lo que no funciona y la dibujan otra vez.",
          "Cada quien muestra su idea, dice qué pasaría y qué hacer con lo que nadie quiere.",
        ],
      ],
    },
    "reflecting-self-regulating": {
      prompts: {
        open: ["Esto fue fácil porque…", "Esto fue difícil porque…", "Me da orgullo…"],
        develop: ["Enséñame dónde te atascaste.", "¿Qué hiciste entonces?", "¿Quién o qué te ayudó?"],
        deepen: ["Voy a probar…", "¿Ayudó?", "¿Qué más podría probar?"],
        close: ["La próxima vez voy a…", "Ahora sé…", "Al principio me sentía…; ahora me siento… porque…"],
      },
      plans: [
        [
          "Con su trabajo delante, señalan un lugar que salió bien y otro que costó, y lo cuentan.",
          "Ponen puntos en su trabajo: verde si es seguro, amarillo si no tanto, rojo si fue adivinado.",
          "Repiten de otra manera un lugar amarillo y dicen si ha ayudado.",
          "Cada quien dice: cuando…, voy a…, porque…. La frase se escribe junto a ese lugar.",
        ],
        [
          "Con uno a cuatro dedos muestran si les sale bien. Luego lo intentan sin ayuda.",
          "Comparan los dedos con el intento: ¿de más, de menos o justo? Dicen qué les engañó.",
          "Cada quien elige cómo practicar, lo intenta otra vez y dice si funciona.",
          "Cada quien muestra otra vez los dedos y dice cómo seguirá practicando y en qué notará que no funciona.",
        ],
        [
          "Dibujan cómo fue su trabajo, como un camino con cuestas y baches, y cuentan qué pasó allí.",
          "Cada quien señala una cuesta o un bache y dice: esto lo podía cambiar, esto no.",
          "Mientras trabajan suena tres veces una campanilla. Muestran con el pulgar cómo va y dicen qué cambian ahora.",
          "Cada quien se dibuja una postal: esto lo mantengo, esto lo pruebo.",
        ],
      ],
    },
  },
  exchange: "Muestran sus dibujos a otra pareja; quienes visitan señalan lo que les gusta y hacen una pregunta.",
  exchangePrompts: ["Esta parte me gusta porque…", "Me pregunto por qué…", "Mi pregunta para ti es…"],
  teacherAction: {
    open: [
      "Siéntense en círculo alrededor del material. Haga la primera pregunta de abajo y espere antes de dar la palabra.",
      "Muestre el material sin decir nada. Deje que lo cuenten en voz baja a su pareja antes de hablar para todos.",
      "Haga circular el material o recórranlo juntos. Dé primero la palabra a quienes hablan poco.",
    ],
    develop: [
      "Haga un ejemplo con la clase y deje que sigan en parejas. Repita cada respuesta antes de escribirla en la pizarra.",
      "Haga usted un ejemplo con un error que la clase deba encontrar. Escriba las palabras de la clase, no las suyas.",
      "Deje que alguien de la clase dirija y ayude solo con las palabras. Dibuje en la pizarra una imagen junto a cada respuesta.",
    ],
    deepen: [
      "Invite a salir a la pizarra y señalar. Escriba lo nuevo debajo de las primeras respuestas.",
      "Pregunte: ¿en qué lo notas? Anote la respuesta que más le haya sorprendido.",
      "Deténgase en una respuesta en vez de reunir muchas. Pregunte quién lo ve de otra manera y escriba las dos.",
    ],
    exchange: [
      "Represente con dos voluntarios cómo se muestra y cómo se escucha; habla primero quien visita.",
      "La mitad de la clase se queda junto a sus dibujos y la otra mitad visita; luego cambian.",
      "Ponga un dibujo en el centro del círculo; quien lo hizo escucha primero.",
    ],
    close: [
      "Lea en voz alta las primeras respuestas de la pizarra, para que se oiga qué ha cambiado.",
      "Ponga los primeros dibujos junto a los nuevos. Pregunte a qué se debe la diferencia.",
      "Deje que lo cuenten primero en parejas. Escriba después en la pizarra una frase de toda la clase.",
    ],
  },
  studentAction: {
    open: "Mira, piensa en silencio y dilo o dibújalo.",
    develop: "Cuéntaselo a tu pareja y muéstralo a la clase.",
    deepen: "Prueba otra vez y señala dónde se ve.",
    exchange: "Muestra tu trabajo, di qué te gusta y haz una pregunta.",
    close: "Dibújalo y dilo: esto es lo que pienso ahora.",
  },
  ai: {
    commit:
      "Antes de encender la pantalla, cada quien dibuja su propia respuesta y se la cuenta a su pareja. La clase elige una, y el docente la teclea.",
    bring: "La clase elige, entre sus dibujos y la pizarra, lo que quiere mostrar a la IA, y el docente lo teclea.",
    decide: [
      "Después de cada respuesta votan con tarjetas, conservar, cambiar o rechazar, y alguien dice por qué.",
      "Con cada respuesta, la clase muestra sus tarjetas, conservar, cambiar o rechazar, y habla primero el grupo más pequeño.",
      "Con cada respuesta se levantan las tarjetas, conservar, cambiar o rechazar, y cada color da una razón.",
    ],
    lastWord:
      "Después se apaga la pantalla y, sin IA, cada quien dibuja y dice con sus propias palabras lo que piensa ahora.",
    studentAction: "Escucha, piensa, levanta tu tarjeta (conservar, cambiar o rechazar) y di por qué.",
    prompts: [
      "¿Nos lo creemos?",
      "¿Lo conservamos, lo cambiamos o lo rechazamos?",
      "¿Qué sabemos nosotros que la IA no sabe?",
    ],
  },
};
