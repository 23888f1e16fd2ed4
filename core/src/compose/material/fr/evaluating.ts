/** French: evaluating. */
import type { TypeText } from "../material.ts";

export const evaluating: TypeText = {
  mayNot: "Elle ne peut ni porter le jugement, ni fournir les preuves, ni dire qui a raison.",
  roles: {
    coach: {
      title: "Sur quoi cela repose-t-il ?",
      does: "L’IA demande la raison d’une partie du jugement à la fois, et les élèves répondent par une preuve ou reconnaissent un manque.",
      ask: "Voici notre jugement et nos raisons. Pose-nous une question sur la raison la moins expliquée, puis attends.",
    },
    "content-provider": {
      title: "La preuve à l’examen",
      does: "L’IA apporte un élément de contexte qui pourrait peser sur le jugement, et les élèves décident s’il vaut comme preuve.",
      ask: "Donne-nous un fait qui touche à notre jugement, pour ou contre, et dis comment le vérifier. Ne le pèse pas pour nous.",
    },
    "idea-generator": {
      title: "Les critères oubliés",
      does: "L’IA suggère trois autres critères ou sortes de preuves, et les élèves débattent de ceux qui méritent une place à côté des leurs.",
      ask: "Voici nos critères. Propose-en trois qu’ajouterait une personne scrupuleuse, et ne les applique pas.",
    },
    "feedback-provider": {
      title: "La raison la plus faible",
      does: "L’IA désigne la raison la mieux étayée et celle qui l’est le moins, phrase à l’appui ; les élèves la renforcent ou y renoncent.",
      ask: "Laquelle de nos raisons est la mieux étayée, et laquelle la plus faible ? Cite les deux, sans les améliorer.",
    },
    "perspective-taker": {
      title: "Qui est concerné ?",
      does: "L’IA répond comme une personne que le jugement concerne, et les élèves pèsent si cela change ce qui compte.",
      ask: "Parle comme une personne qui devrait vivre avec notre jugement, en deux phrases. Ne nous dis pas quoi décider.",
    },
    synthesizer: {
      title: "Pour, contre, incertain",
      does: "L’IA range les raisons des élèves en pour, contre et incertain, et ils contestent tout classement qui ne leur convient pas.",
      ask: "Range nos raisons en pour, contre et incertain, sans en ajouter. Ne les compte pas et ne conclus pas.",
    },
    challenger: {
      title: "Sous pression",
      does: "L’IA attaque une raison à la fois ; les élèves disent si l’attaque est forte ou faible et répliquent avec leurs sources.",
      ask: "Attaque en une phrase la raison sur laquelle nous comptons le plus. Ne réplique pas à notre place.",
    },
  },
  examples: {
    "language-arts": {
      before: "Deux élèves jugent que Toinette a raison de faire passer Argan pour mort, parce que tout finit bien.",
      after:
        "Ils relisent la scène : à cet instant, elle ne peut pas être certaine de ce que fera Béline. Le dénouement est barré comme raison ; ce qu’elle sait alors prend sa place.",
    },
    mathematics: {
      before: "Un binôme note trois méthodes de résolution et préfère la plus courte.",
      after:
        "Le binôme les essaie sur un second problème, où la plus courte échoue. « Marche dans tous les cas » devient un critère et passe en tête.",
    },
    science: {
      before: "Un groupe juge une expérience convaincante parce que dix graines sur douze ont germé.",
      after:
        "Le groupe remarque qu’aucune graine n’a été laissée sans traitement. De convaincante, l’expérience devient prometteuse, et la raison est notée : il manque un témoin.",
    },
    "social-studies": {
      before: "Un binôme juge que la rue piétonne est une réussite, et cite deux commerçants satisfaits.",
      after:
        "Le binôme cherche qui a été interrogé : seulement les commerces de cette rue. Le jugement se limite désormais à eux, et une ligne dit quels chiffres manquent.",
    },
    arts: {
      before: "Trois élèves trouvent un décor de théâtre excellent parce qu’il a l’air coûteux.",
      after:
        "Ils s’assoient au dernier rang : la moitié ne se voit pas. Leur premier critère est maintenant ce que le public peut lire, et la note baisse d’un point.",
    },
    stem: {
      before: "Une équipe déclare son second filtre à eau meilleur, parce que l’eau est plus claire.",
      after:
        "L’équipe relit le cahier des charges : un litre en dix minutes. Le filtre clair en demande quarante ; le tableau reçoit une colonne pour le temps, et un autre gagnant.",
    },
    other: {
      before: "Deux élèves jugent qu’un programme d’entraînement est bon parce qu’il est dur.",
      after:
        "Ils le comparent au but, courir cinq kilomètres, et n’y trouvent aucun jour de course. « Dur » disparaît, et « sert le but » devient le critère.",
    },
    general: {
      before: "Un binôme choisit la première proposition et donne deux raisons, toutes deux sur le coût.",
      after:
        "Le binôme s’aperçoit que c’est la même raison, dite deux fois. L’une est barrée, et la recherche d’une vraie seconde rend le choix bien plus serré.",
    },
  },
  exchange: {
    title: "L’autre jury",
    description:
      "Deux groupes échangent leurs jugements par écrit. Chaque jury marque une raison qui l’a convaincu et une qui ne l’a pas convaincu, et écrit la question dont il lui faudrait la réponse.",
    teacherAction:
      "Réunissez des groupes qui ont jugé différemment. Seules les questions sont permises, pas les plaidoiries.",
    studentAction: "Marquer une raison convaincante et une qui ne l’est pas. Écrire une question aux auteurs.",
    purpose: "Un jugement doit convaincre ceux qui ne l’ont pas porté.",
    prompts: [
      "Quelle raison emporte mon accord, et pourquoi ?",
      "Que me faudrait-il voir pour y croire ?",
      "Emploient-ils un critère qui nous manque ?",
    ],
  },
  plans: [
    {
      title: "S’engager, éprouver, décider",
      overview:
        "Les élèves s’engagent par écrit sur un jugement, mettent ses raisons à l’épreuve, et décident de nouveau en connaissance de cause.",
      purpose:
        "Découvrir ce que supporte un jugement, et voir une force dans le fait d’en changer pour une bonne raison.",
      open: {
        title: "S’engager à l’encre",
        description:
          "Sur un papier, chaque élève écrit un jugement en une phrase, les deux raisons qui le portent, et de 1 à 5 son degré de certitude. Rien n’est effacé.",
        teacherAction:
          "Affichez la question et les sources. Ne prenez pas parti, et que personne ne lise le papier du voisin.",
        studentAction: "Écrire à l’encre son jugement, deux raisons et son chiffre.",
        purpose: "On ne peut mettre à l’épreuve qu’un jugement à soi.",
        prompts: [
          "Quel est mon jugement, en une phrase ?",
          "Quelle raison convaincrait quelqu’un qui doute ?",
          "Quel est mon degré de certitude, et qu’est-ce qui me fait hésiter ?",
        ],
      },
      develop: {
        title: "Fait, opinion, supposition",
        description:
          "Les élèves marquent chaque raison F, O ou S, écrivent la source à côté de chaque F, et remplacent leur raison la plus faible par une meilleure.",
        teacherAction: "Débattez d’un cas limite avec la classe. Demandez où le F a été lu ou mesuré.",
        studentAction: "Marquer chaque raison F, O ou S. Écrire la source, et remplacer la plus faible.",
        purpose: "Les raisons ne se valent pas, et un jugement hérite de leur faiblesse.",
        prompts: [
          "Pourrais-je le prouver à quelqu’un ?",
          "Est-ce que j’y crois parce que cela me plaît ?",
          "De quelle raison puis-je me passer ?",
        ],
      },
      deepen: {
        title: "L’autre plateau",
        description:
          "Les élèves dessinent une balance et remplissent le plateau négligé : trois raisons contre leur propre jugement, chacune avec un poids de 1 à 3 et un mot d’explication.",
        teacherAction: "Refusez les caricatures. Demandez : quelqu’un de cet avis le dirait-il ainsi ?",
        studentAction: "Écrire trois raisons honnêtes contre soi-même, et donner un poids à chacune.",
        purpose: "Qui connaît la meilleure raison contraire juge plus équitablement.",
        prompts: [
          "Que dirait un adversaire loyal ?",
          "Quelle raison contraire pèse le plus ?",
          "Est-ce que je pèse les deux côtés avec la même mesure ?",
        ],
      },
      close: {
        title: "Décider de nouveau",
        description:
          "Sous le premier jugement, les élèves écrivent le dernier, la raison qui l’a emporté, l’objection qu’ils prennent au sérieux et un nouveau chiffre.",
        teacherAction:
          "Faites entendre un jugement resté en place et un autre qui a bougé ; demandez chaque fois ce qui a décidé.",
        studentAction: "Écrire le jugement final, la raison décisive, une objection sérieuse et le nouveau chiffre.",
        purpose: "Le premier et le dernier jugement, côte à côte, rendent le raisonnement visible.",
        prompts: [
          "Au début, je jugeais… ; maintenant je juge… parce que…",
          "Quelle objection est-ce que je prends au sérieux ?",
          "Qu’est-ce qui me ferait encore changer d’avis ?",
        ],
      },
      ai: {
        commit:
          "Avant d’ouvrir tout appareil, chaque élève écrit sur un papier un jugement, deux raisons et un chiffre pour sa certitude. Chaque binôme choisit ensuite un papier pour l’IA.",
        bring: "En binôme, les élèves donnent à l’IA un jugement et ses deux raisons.",
        finish:
          "En binôme, les élèves soumettent à l’IA leur jugement tel qu’il est maintenant, avec les raisons qui ont tenu.",
        lastWord:
          "Puis les appareils sont fermés ; chaque élève écrit sous le premier le jugement final, la raison décisive et un nouveau chiffre.",
      },
      assessment: [
        "Comparez premier et dernier jugement : qu’est-ce qui a décidé, une preuve ou l’envie d’en finir ?",
        "Regardez les deux chiffres : moins de certitude et une meilleure raison, c’est un progrès.",
      ],
      note: "Certains changeront d’avis pour plaire, d’autres jamais. Dites clairement que seule la raison est évaluée.",
    },
    {
      title: "Mesurer, peser, classer",
      overview:
        "Les élèves s’accordent sur des critères avant de juger, notent d’après eux, et voient combien le résultat dépend de ce qui compte le plus.",
      purpose:
        "Juger d’après des critères et non d’après ses goûts, et voir que les choisir, c’est déjà la moitié du jugement.",
      open: {
        title: "Les critères d’abord",
        description:
          "Les élèves écrivent trois critères et, pour chacun, le signe qu’il est rempli. Alors seulement, ils notent de 1 à 5, dans un tableau, ce qui est à juger.",
        teacherAction:
          "Ne montrez ce qui est à noter qu’une fois les critères écrits. Demandez à quoi l’on verrait qu’un critère est rempli.",
        studentAction: "Écrire trois critères et un signe pour chacun. Noter ensuite de 1 à 5.",
        purpose: "Des critères fixés d’avance évitent de chercher des raisons à ce que l’on aime.",
        prompts: [
          "Quelles qualités est-ce que j’attends ?",
          "À quoi les verrais-je ?",
          "Quelle note n’est qu’une impression ?",
        ],
      },
      develop: {
        title: "Mériter sa note",
        description:
          "À côté de chaque note, les élèves écrivent l’observation ou la citation qui la justifie. Une note sans appui est mise entre parenthèses.",
        teacherAction: "Prenez un 4 et un 2, et faites chercher à la classe à quoi tiennent ces deux points.",
        studentAction:
          "Justifier chaque note par quelque chose que l’on peut montrer. Mettre le reste entre parenthèses.",
        purpose: "Les chiffres ont l’air exacts ; seules les preuves les rendent tels.",
        prompts: [
          "Que puis-je montrer pour cette note ?",
          "Pourquoi pas un point de plus ou de moins ?",
          "Ai-je mesuré partout de la même façon ?",
        ],
      },
      deepen: {
        title: "Changer les coefficients",
        description:
          "Les élèves comptent double le premier critère, puis le dernier, et notent en marge comment bouge le résultat. Ils marquent le critère dont tout dépend.",
        teacherAction:
          "Demandez qui voudrait quel coefficient, et dans quel intérêt. Faites se rencontrer des résultats différents.",
        studentAction: "Recalculer avec d’autres coefficients. Marquer le critère qui décide.",
        purpose: "Un résultat qu’un coefficient renverse est un choix, et se défend comme tel.",
        prompts: [
          "Quel critère décide en fin de compte ?",
          "Qui pèserait autrement, et pourquoi ?",
          "Mon résultat est-il solide, ou dû à la chance ?",
        ],
      },
      close: {
        title: "Le résultat argumenté",
        description:
          "Les élèves écrivent le classement ou la note finale avec le poids de chaque critère, justifient le plus lourd en deux phrases et nomment une note qu’ils ont changée.",
        teacherAction:
          "Comparez deux résultats aux mêmes chiffres et aux raisons différentes. Lequel est le meilleur jugement ?",
        studentAction: "Écrire le résultat final, pourquoi le critère principal pèse le plus, et quelle note a changé.",
        purpose: "Un bon verdict peut être refait par d’autres, pas à pas.",
        prompts: [
          "Quelle note ai-je changée, et à cause de quoi ?",
          "Pourquoi ce critère pèse-t-il le plus pour moi ?",
          "Où jugerais-je autrement la prochaine fois ?",
        ],
      },
      ai: {
        commit:
          "Avant d’ouvrir les appareils, chaque élève écrit sur papier deux critères et une première note, avec une raison. L’ensemble est soumis à l’IA.",
        bring: "Les élèves donnent à l’IA leurs critères et leurs notes, et disent à laquelle ils se fient le moins.",
        finish: "Les élèves soumettent à l’IA leurs critères, leurs notes et ce qui les justifie.",
        lastWord:
          "Une fois les appareils fermés, les élèves écrivent sans aide le résultat final et justifient en deux phrases pourquoi un critère pèse le plus.",
      },
      assessment: [
        "Lisez les critères sans les notes : quelqu’un d’autre pourrait-il juger avec eux ?",
        "Choisissez une note changée : une observation nouvelle l’explique-t-elle ?",
      ],
      note: "Des critères comme « bien » ou « intéressant » ne mesurent rien. Demandez ce que l’on verrait, entendrait ou compterait.",
    },
    {
      title: "Se placer, pencher, se poser",
      overview:
        "Les élèves se placent sur une ligne entre deux positions, recueillent le meilleur des deux, et se posent là où les raisons les portent.",
      purpose:
        "Tenir deux positions ensemble avant de choisir : bien des jugements justes se trouvent entre oui et non.",
      open: {
        title: "Une place sur la ligne",
        description:
          "Les élèves écrivent sur papier le point le plus fort et le plus faible de chaque position, puis mettent leurs initiales sur une ligne entre les deux.",
        teacherAction:
          "Tracez la ligne au tableau, une position à chaque bout. Personne ne plaide encore pour son camp.",
        studentAction: "Écrire le point fort et le point faible de chaque côté. Marquer sa place sur la ligne.",
        purpose: "Chercher d’abord la force des deux côtés fait du choix un vrai choix.",
        prompts: [
          "Quel est le meilleur point du côté que j’aime le moins ?",
          "Qu’y a-t-il de faible de mon côté ?",
          "Pourquoi est-ce que je me place ici, et pas plus loin ?",
        ],
      },
      develop: {
        title: "Ce qui tire, ce qui retient",
        description:
          "Sous la ligne, les élèves dessinent des flèches vers chaque bout, une raison par flèche, plus longue si elle est plus forte. Ils déplacent leur marque s’il le faut.",
        teacherAction: "Lisez quelques flèches, et faites montrer de la main quelle longueur chacun leur donnerait.",
        studentAction: "Dessiner une flèche par raison, aussi longue qu’elle est forte. Déplacer sa marque au besoin.",
        purpose: "Dessiner la force en longueur rend la pesée visible.",
        prompts: [
          "Quelle raison tire le plus ?",
          "Est-elle forte, ou fait-elle seulement du bruit ?",
          "Qu’est-ce qui allongerait cette flèche ?",
        ],
      },
      deepen: {
        title: "Si, alors, sauf si",
        description:
          "Les élèves complètent trois phrases écrites qui lient leur jugement à des conditions : j’irais à gauche si…, à droite si…, et je reste ici sauf si…",
        teacherAction: "Recueillez des conditions vérifiables, et faites-en vérifier deux sur-le-champ.",
        studentAction: "Écrire ses trois phrases : si, si, sauf si. Vérifier une des conditions.",
        purpose: "Des conditions font d’une opinion quelque chose que l’on peut examiner.",
        prompts: [
          "Que faudrait-il pour que je bouge ?",
          "Peut-on le savoir ?",
          "À quelle condition n’ai-je pas envie de penser ?",
        ],
      },
      close: {
        title: "Se poser et dire pourquoi",
        description:
          "Les élèves marquent d’une autre couleur leur place finale et écrivent un paragraphe de trois phrases : où, pourquoi, et en quoi l’autre côté a raison.",
        teacherAction:
          "Montrez ensemble les premières et les dernières marques de la classe. Demandez ce qui a fait bouger, et ce qui a retenu.",
        studentAction: "Marquer sa place finale. Écrire où, pourquoi, et en quoi l’autre côté a raison.",
        purpose: "Reconnaître ce qui revient à l’autre côté rend sa propre position plus forte.",
        prompts: [
          "J’étais à… ; je suis maintenant à… parce que…",
          "En quoi l’autre côté a-t-il raison ?",
          "Qu’est-ce qui a changé dans ma façon de voir la question ?",
        ],
      },
      ai: {
        commit:
          "Avant d’ouvrir les appareils, chaque élève marque sa place sur une ligne, sur papier, et écrit une raison pour et une contre. Marque et raisons sont soumises à l’IA.",
        bring: "Les élèves disent à l’IA où ils se placent entre les deux positions et ce qui les y tire.",
        finish:
          "Les élèves soumettent à l’IA leur place, leur raison la plus forte et ce qu’ils concèdent à l’autre côté.",
        lastWord:
          "Appareils rangés, les élèves marquent leur place finale d’une autre couleur et écrivent avec leurs propres mots pourquoi, et en quoi l’autre côté a raison.",
      },
      assessment: [
        "Lisez ce que l’élève concède à l’autre côté : est-ce une vraie force ?",
        "Comparez les deux marques : le paragraphe explique-t-il le déplacement, ou le choix de rester ?",
      ],
      note: "Le milieu de la ligne n’est pas une cachette. Qui s’y tient doit deux raisons au lieu d’une.",
    },
  ],
};
