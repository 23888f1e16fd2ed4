/** French: connecting and synthesizing. */
import type { TypeText } from "../material.ts";

export const connectingSynthesizing: TypeText = {
  mayNot: "Elle ne peut ni tracer les liens, ni choisir pour les élèves, ni écrire leur synthèse.",
  roles: {
    coach: {
      title: "Dire ce qui relie",
      does: "L’IA questionne un lien à la fois, et les élèves mettent en mots ce qui relie exactement les deux côtés.",
      ask: "Voici nos liens. Choisis le moins expliqué, pose-nous une question à son sujet, puis attends.",
    },
    "content-provider": {
      title: "Une pièce de plus",
      does: "L’IA fournit un exemple ou une source de plus à vérifier, et les élèves cherchent sa place dans leur ensemble.",
      ask: "Cite un exemple d’un autre domaine qui touche peut-être au nôtre, et où le vérifier. Ne nous dis pas quel est le lien.",
    },
    "idea-generator": {
      title: "Voisins improbables",
      does: "L’IA propose trois paires que personne n’a reliées, et les élèves décident si le lien est réel ou si seuls les mots se ressemblent.",
      ask: "Voici nos idées. Nomme trois paires que nous n’avons pas reliées et qui pourraient l’être, sans dire comment.",
    },
    "feedback-provider": {
      title: "Liens solides, liens lâches",
      does: "L’IA désigne le lien le plus solide et le lien le plus lâche, et dit où le lecteur se perd ; les élèves resserrent ou coupent.",
      ask: "Lequel de nos liens est le plus solide, et lequel le plus lâche ? Montre-les seulement ; les reprendre est notre affaire.",
    },
    "perspective-taker": {
      title: "Un autre centre",
      does: "L’IA dit quelle idée une autre personne mettrait au centre, et les élèves reconstruisent autour d’elle un coin de leur ensemble.",
      ask: "Laquelle de nos idées quelqu’un d’une autre discipline mettrait-il au centre ? Nomme-la avec une seule raison, et laisse-nous le reste.",
    },
    synthesizer: {
      title: "Qu’est-ce qui s’est perdu ?",
      does: "L’IA condense les idées des élèves en quelques lignes, et ils l’examinent : qu’y trouve-t-on, que manque-t-il, qu’est-ce qui a été déformé ?",
      ask: "Condense nos idées en deux lignes sans rien ajouter. Ne gomme pas ce qui ne va pas ensemble ; marque-le d’une étoile.",
    },
    challenger: {
      title: "Couper le lien",
      does: "L’IA conteste un lien à la fois : est-ce plus qu’une coïncidence ? Les élèves le prouvent par leurs sources ou le retirent.",
      ask: "Conteste en une phrase le lien dont nous sommes les plus fiers. Attends notre preuve.",
    },
  },
  examples: {
    "language-arts": {
      before: "Deux élèves relient un roman et un article de presse parce que tous deux parlent d’un départ.",
      after:
        "Ils mettent les deux scènes côte à côte : l’un part par choix, l’autre non. Le lien est reformulé, et « qui décide ? » devient l’idée qui porte leur texte.",
    },
    mathematics: {
      before: "Un binôme relie fractions et pourcentages par le mot « pareil ».",
      after:
        "Le binôme cherche un cas où l’on n’emploierait que l’un des deux, et en trouve trois. « Pareil » devient « même part, autre tout », et la carte gagne une branche.",
    },
    science: {
      before: "Un groupe relie le réseau alimentaire et le cycle de l’eau parce que les deux « tournent ».",
      after:
        "Le groupe suit une seule goutte et une seule souris. Dans un cas, ce qui circule est de la matière ; dans l’autre, aussi de l’énergie : la flèche se dédouble.",
    },
    "social-studies": {
      before: "Un binôme réunit trois documents sur les migrations sous le titre « Partir chercher du travail ».",
      after:
        "Le binôme s’aperçoit que le troisième parle d’enfants. Le titre ne couvre plus les trois, et un nouveau est écrit, sur les familles.",
    },
    arts: {
      before: "Trois élèves relient une musique et un tableau parce que les deux sont « sauvages ».",
      after:
        "Ils cherchent ce qui se répète, et trouvent dans les deux une petite forme qui revient et grandit. « Sauvage » cède la place à « né d’une seule petite forme ».",
    },
    stem: {
      before: "Une équipe relie l’aile de l’oiseau et son planeur de papier par le mot « forme ».",
      after:
        "L’équipe compare les profils : bombé dessus, plat dessous, dans un seul des deux cas. Le lien dit maintenant quelle partie de la forme compte, et le planeur reçoit un nouveau bord.",
    },
    other: {
      before:
        "Deux élèves relient un proverbe de la langue apprise et un proverbe français, parce que les mots sont les mêmes.",
      after:
        "Ils cherchent quand on dit chacun : l’un console, l’autre met en garde. Le lien passe des mots aux situations, et un meilleur équivalent apparaît.",
    },
    general: {
      before: "Un binôme relie ce thème à celui du mois dernier et n’écrit sur la flèche que « semblable ».",
      after:
        "Le binôme essaie de remplacer le mot et voit qu’il veut dire deux choses : même cause, autre effet. Deux flèches exactes prennent la place de la flèche vague.",
    },
  },
  exchange: {
    title: "Échanger un lien",
    description:
      "Chaque groupe visite une autre table et écrit sur une carte un lien qui mène de là à son propre travail. Les hôtes la placent où elle convient, ou la rendent avec une raison.",
    teacherAction:
      "Donnez deux cartes vierges à chaque groupe. Demandez à la fin quelle carte a parcouru la plus grande distance.",
    studentAction: "Trouver une idée qui touche à son travail. Écrire le lien sur une carte et la remettre.",
    purpose: "Les idées vont plus loin quand d’autres les emportent.",
    prompts: [
      "Qu’y a-t-il ici qui concerne aussi notre travail ?",
      "Que mettent-ils au centre, et pourquoi ?",
      "Quelle carte avons-nous rendue, et pour quelle raison ?",
    ],
  },
  plans: [
    {
      title: "Cartographier, élaguer, tisser",
      overview:
        "Les élèves dessinent ce qui va ensemble, coupent ce qui ne porte rien, et tissent le reste en une seule idée.",
      purpose:
        "Voir un sujet comme un réseau dont on sait expliquer les liens, et aboutir à une idée plus grande que ses parties.",
      open: {
        title: "Une première carte",
        description:
          "Chaque élève écrit six idées du thème sur une feuille, trace au moins quatre traits entre elles, et met sur chaque trait quelques mots qui disent le lien.",
        teacherAction:
          "Partez d’une feuille blanche et ne donnez pas de centre. Un trait sans mots ne compte pas encore.",
        studentAction: "Écrire six idées, tracer quatre traits, mettre des mots sur chacun.",
        purpose: "La première carte montre comment l’élève a rangé le sujet dans sa tête.",
        prompts: ["Qu’est-ce qui va ensemble ici ?", "Quels mots disent comment ?", "Quelle idée reste seule ?"],
      },
      develop: {
        title: "Des traits vers l’extérieur",
        description:
          "Les élèves ajoutent trois idées venues d’ailleurs (une autre matière, une leçon passée, la vie courante) et relient chacune d’un trait légendé, d’une seconde couleur.",
        teacherAction:
          "Donnez l’exemple d’un trait qui passe d’une matière à l’autre. Demandez où le sujet surgit, sans prévenir, dans leur vie.",
        studentAction: "Ajouter trois idées d’ailleurs et les relier d’une autre couleur, avec des mots.",
        purpose: "Ce qui tient à d’autres savoirs se garde plus longtemps et se retrouve plus vite.",
        prompts: [
          "Où ai-je déjà rencontré cela ?",
          "Le lien est-il réel, ou seuls les mots se ressemblent-ils ?",
          "Qu’est-ce que l’idée d’ailleurs rend plus clair ?",
        ],
      },
      deepen: {
        title: "Élaguer la carte",
        description:
          "Les élèves réduisent la carte aux cinq idées et liens qui portent le reste, la redessinent, et notent à côté ce qu’ils ont abandonné et pourquoi.",
        teacherAction:
          "Dites qu’une bonne carte peut perdre la moitié de ses idées. Chaque groupe défend une de ses coupes.",
        studentAction: "Garder cinq idées. Redessiner la carte et noter ce qui est abandonné, avec les raisons.",
        purpose: "Sélectionner, c’est juger de ce qui compte.",
        prompts: [
          "Qu’est-ce qui s’écroule si je l’enlève ?",
          "Est-ce que je le garde parce que c’est important, ou parce que je l’aime ?",
          "Qu’est-ce qui a été dur à abandonner ?",
        ],
      },
      close: {
        title: "Une idée née de plusieurs",
        description:
          "Les élèves écrivent en deux phrases l’idée qui tient leur carte, et y marquent en couleur les liens qu’ils ne voyaient pas au début.",
        teacherAction:
          "Faites lire les phrases à la suite. La classe dit laquelle avait besoin de toute la carte, et laquelle d’un coin seulement.",
        studentAction: "Écrire son idée en deux phrases. Marquer les nouveaux liens et dire d’où ils viennent.",
        purpose: "Une synthèse dit ce qu’aucune idée de la carte ne dit seule.",
        prompts: [
          "Que disent toutes ces idées ensemble ?",
          "Au début, je voyais… ; maintenant je vois… parce que…",
          "Quel lien est pour moi la plus grande surprise ?",
        ],
      },
      ai: {
        commit:
          "Avant d’ouvrir tout appareil, chaque élève écrit quatre idées sur papier, en relie au moins deux et dit comment. Idées et liens sont ensuite soumis à l’IA.",
        bring: "En binôme, les élèves tapent pour l’IA leurs idées et les mots inscrits sur les traits.",
        finish: "En binôme, les élèves soumettent à l’IA les liens de leur carte qui portent le reste.",
        lastWord:
          "Puis, appareils fermés, chaque élève écrit en deux phrases l’idée qui tient la carte et marque en couleur ce qui est nouveau.",
      },
      assessment: [
        "Lisez les mots sur les traits : expliquent-ils, ou disent-ils seulement qu’il y a un lien ?",
        "Rapprochez l’idée finale de la carte : de combien d’idées a-t-elle besoin ?",
      ],
      note: "Une carte bien remplie ressemble à un apprentissage. Comptez les traits qui disent comment, pas les bulles.",
    },
    {
      title: "Réunir, choisir, composer",
      overview:
        "Les élèves choisissent peu de pièces parmi beaucoup, cherchent ce qu’elles se disent, et composent un propos qui a besoin de toutes.",
      purpose:
        "Travailler en commissaire d’exposition : peu de pièces, de bonnes raisons, et un ordre qui dit quelque chose de neuf.",
      open: {
        title: "En choisir trois",
        description:
          "Parmi les documents, chaque élève choisit trois pièces (une citation, un chiffre, une image, un cas) et écrit sur une fiche pourquoi chacune mérite sa place.",
        teacherAction: "Offrez plus que ce que l’on peut prendre. Demandez : qu’as-tu laissé, qui était pourtant bon ?",
        studentAction: "Choisir trois pièces. Écrire pour chacune pourquoi elle entre dans sa collection.",
        purpose: "Devoir choisir fait dire ce qui compte.",
        prompts: [
          "Pourquoi cette pièce, et pas une autre ?",
          "Que montre-t-elle que les autres ne montrent pas ?",
          "Qu’ai-je laissé à regret ?",
        ],
      },
      develop: {
        title: "Les faire dialoguer",
        description:
          "Les élèves disposent les pièces deux par deux et écrivent une courte note entre elles : confirme, complète, contredit ou explique, et en quoi.",
        teacherAction: "Cherchez les contradictions et saluez-les. Demandez ce que la pièce A dirait à la pièce B.",
        studentAction: "Écrire entre deux pièces : confirme, complète, contredit ou explique, et en quoi.",
        purpose: "Le rapport entre des sources en dit plus que chacune d’elles.",
        prompts: [
          "Que dirait cette pièce à celle-là ?",
          "Où se contredisent-elles ?",
          "Lesquelles n’ont rien à se dire ?",
        ],
      },
      deepen: {
        title: "Un titre pour toutes",
        description:
          "Les élèves rédigent un titre et deux phrases qui couvrent toutes leurs pièces, en échangent une contre une meilleure, et réécrivent le titre.",
        teacherAction:
          "Éprouvez les titres à voix haute : cachez une pièce, et demandez si le titre tient encore. Si oui, elle est de trop.",
        studentAction: "Écrire un titre pour toutes ses pièces. En échanger une, et le réécrire.",
        purpose: "Un titre qui a besoin de chaque pièce est une première synthèse.",
        prompts: [
          "Le titre a-t-il besoin de chaque pièce ?",
          "Quelle pièce est la plus faible ?",
          "Que puis-je dire que je ne pouvais pas dire avant ?",
        ],
      },
      close: {
        title: "La petite exposition",
        description:
          "Les élèves mettent leurs pièces en ordre, écrivent une légende de trois phrases qui mène de la première à la dernière, et ajoutent ce qu’ils choisiraient autrement.",
        teacherAction:
          "Ouvrez l’exposition : une moitié montre, l’autre visite, puis on échange. Les visiteurs redisent le fil.",
        studentAction: "Ordonner ses pièces, écrire la légende, noter ce que l’on choisirait autrement.",
        purpose: "Un ordre qui a un fil fait d’une collection un propos.",
        prompts: [
          "Que dit l’ensemble de ma collection ?",
          "Quel choix est-ce que je vois autrement, et qu’est-ce qui m’a fait changer ?",
          "Comment ai-je décidé de l’ordre ?",
        ],
      },
      ai: {
        commit:
          "Avant d’ouvrir les appareils, chaque élève choisit deux pièces dans les documents et écrit sur papier pourquoi. Pièces et raisons sont soumises à l’IA.",
        bring: "Les élèves décrivent leurs trois pièces à l’IA et donnent la raison de chacune.",
        finish: "Les élèves soumettent à l’IA leurs pièces, leurs rapports, et ce qu’elles disent maintenant ensemble.",
        lastWord:
          "Une fois les appareils fermés, les élèves écrivent sans aide la légende de leur collection, et notent quel choix ils voient autrement, et pourquoi.",
      },
      assessment: [
        "Lisez les raisons du choix : disent-elles ce qu’une pièce apporte aux autres ?",
        "Suivez la légende : y a-t-il un fil, ou une liste avec des « et » ?",
      ],
      note: "Les élèves prennent ce qui se trouve facilement. Exigez une pièce qui contredit les autres.",
    },
    {
      title: "Semblable, différent, donc",
      overview:
        "Les élèves mettent deux choses côte à côte, séparent ce qui compte de ce qui se ressemble seulement, et tirent une conclusion valable pour les deux.",
      purpose:
        "Faire de la comparaison un outil : ce que deux cas partagent, et ce qui les sépare, mène à une idée qui les dépasse.",
      open: {
        title: "Côte à côte",
        description:
          "Dans un tableau, chaque élève écrit quatre ressemblances et quatre différences entre deux cas, textes, méthodes ou événements, et souligne dans chaque colonne celle qui va le plus profond.",
        teacherAction: "Nommez les deux, rien de plus. Réclamez des ressemblances qui ne sautent pas aux yeux.",
        studentAction: "Écrire quatre ressemblances et quatre différences. Souligner la plus profonde de chaque sorte.",
        purpose: "Comparer fait apparaître ce qu’un seul cas ne montre pas.",
        prompts: [
          "En quoi se ressemblent-ils ?",
          "En quoi diffèrent-ils ?",
          "Quelle ressemblance va sous la surface ?",
        ],
      },
      develop: {
        title: "Ce qui compte",
        description:
          "Les élèves classent ressemblances et différences selon leur importance pour la question de la séance, et écrivent en une phrase pourquoi la première est première.",
        teacherAction:
          "Gardez la question sous les yeux. Effacez vous-même un point au tableau et laissez la classe protester.",
        studentAction: "Classer ses points. Écrire pourquoi le premier est premier et ce que l’on peut laisser.",
        purpose: "Une comparaison devient utile quand on dit à quoi elle sert.",
        prompts: [
          "Qu’est-ce que ce point aide à comprendre ?",
          "Quelle différence explique les autres ?",
          "Que puis-je laisser ?",
        ],
      },
      deepen: {
        title: "Un troisième cas",
        description:
          "Les élèves cherchent un troisième cas, lui ajoutent une colonne, et notent lesquels de leurs points il confirme et lesquels il renverse.",
        teacherAction:
          "Tenez deux ou trois cas en réserve pour qui n’en trouve pas. Accueillez volontiers celui qui gâche tout.",
        studentAction: "Ajouter un troisième cas. Noter ce qu’il confirme et ce qu’il renverse.",
        purpose: "Deux cas peuvent s’accorder par hasard ; le troisième met l’idée à l’épreuve.",
        prompts: [
          "Mon point principal tient-il encore ici ?",
          "Que montre ce cas sur les deux premiers ?",
          "Où s’arrête ma comparaison ?",
        ],
      },
      close: {
        title: "Et donc ?",
        description:
          "Les élèves écrivent une phrase qui commence par « Tous deux », une par « Mais » et une par « Donc », et ajoutent comment ils voient maintenant leur premier tableau.",
        teacherAction:
          "Écrivez au tableau trois des « Donc ». Demandez pour quels autres cas ils seraient vrais aussi.",
        studentAction:
          "Écrire : tous deux…, mais…, donc… Revoir ensuite son premier tableau : qu’est-ce qui a changé ?",
        purpose: "Le « Donc » porte l’idée au-delà des deux cas.",
        prompts: [
          "Tous deux…, mais…, donc…",
          "Qu’est-ce qui a changé dans ma façon de voir le premier des deux ?",
          "Où mon « Donc » serait-il vrai aussi, et où non ?",
        ],
      },
      ai: {
        commit:
          "Avant d’ouvrir les appareils, chaque élève écrit sur papier deux ressemblances et deux différences, et en souligne une. Les quatre points sont soumis à l’IA.",
        bring: "Les élèves donnent à l’IA leurs ressemblances et leurs différences, les soulignées en premier.",
        finish: "Les élèves soumettent à l’IA les points qui comptent le plus et la conclusion qu’ils en tirent.",
        lastWord:
          "Appareils rangés, les élèves écrivent sans aide leur « Tous deux », leur « Mais » et leur « Donc », et ce qui a changé depuis le premier tableau.",
      },
      assessment: [
        "Regardez les points soulignés : vont-ils sous la surface ?",
        "Lisez le « Donc » : découle-t-il du reste, ou est-ce une vieille opinion ?",
      ],
      note: "Les longs tableaux attirent les broutilles. Deux points qui expliquent valent mieux que dix qui sont seulement exacts.",
    },
  ],
};
