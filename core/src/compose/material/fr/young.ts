/** French: how the youngest work. */
import type { Young } from "../young.ts";

export const young: Young = {
  types: {
    "observing-questioning": {
      prompts: {
        open: ["Je vois…", "Je peux compter…", "Qu’est-ce qui est bizarre ?"],
        develop: ["Je me demande pourquoi…", "Qu’est-ce qu’il y a dans le coin ?", "Que se passe-t-il si… ?"],
        deepen: ["Regarde encore : quoi de nouveau ?", "Montre-moi où.", "Est-ce toujours comme ça ?"],
        close: [
          "Au début, je voyais… ; maintenant je vois… parce que…",
          "Ma meilleure question, c’est…",
          "Qui peut nous aider à le savoir ?",
        ],
      },
      plans: [
        [
          "Chaque enfant montre une chose et dit seulement ce qu’il voit. L’adulte écrit, et la classe choisit la plus étrange.",
          "Pour trois choses du tableau, la classe demande à voix haute : pourquoi, comment, et si ? L’adulte écrit les questions.",
          "Les enfants regardent encore, trouvent du nouveau pour la question de la classe et montrent l’endroit.",
          "Chaque enfant dessine la question à suivre et raconte de quoi elle est partie.",
        ],
        [
          "Les enfants entendent seulement le titre et disent à quoi ils s’attendent. Puis ils regardent, et chacun dessine sa plus grande surprise.",
          "À travers un cadre de papier, les enfants regardent un coin après l’autre et y nomment une chose précise.",
          "Les enfants regardent autrement, de loin, à l’envers ou à la loupe, et disent ce qui est nouveau.",
          "Chaque enfant dessine sa surprise et la dit sous forme de question.",
        ],
        [
          "Chaque enfant pose une question à voix haute, et personne ne répond. L’adulte les écrit, et la classe en choisit trois avec des gommettes.",
          "La classe cherche les réponses : un doigt sur l’endroit veut dire « trouvé », et l’adulte coche la question.",
          "Pour la grande question qui reste, les enfants en disent de petites : où chercher, à qui demander ? L’adulte les dessine en arbre.",
          "La classe réécoute sa première et sa meilleure question, et chacun dessine ce qui l’a rendue meilleure.",
        ],
      ],
    },
    analyzing: {
      prompts: {
        open: ["C’est fait de…", "Cette partie sert à…", "Qu’est-ce qui va ensemble ?"],
        develop: ["Ça va avec ça parce que…", "Et si cette partie n’était plus là ?", "Comment le sais-tu ?"],
        deepen: ["Qu’y a-t-il dedans ?", "Peut-on trier autrement ?", "Qu’avons-nous oublié ?"],
        close: [
          "Maintenant, je peux expliquer que…",
          "Au début, je pensais… ; maintenant je pense… parce que…",
          "La partie la plus importante, c’est…",
        ],
      },
      plans: [
        [
          "Les enfants nomment les parties, les montrent et miment ce que fait chacune. L’adulte les dessine au tableau.",
          "Les enfants tendent une ficelle d’une partie à l’autre et disent ce que l’une fait à l’autre.",
          "L’adulte cache une partie après l’autre, et les enfants disent ce qui ne marcherait plus.",
          "Avec son dessin, chaque enfant explique le tout à un camarade et colorie la partie la plus importante.",
        ],
        [
          "Les enfants disent en une phrase ce que cela raconte et montrent l’endroit où ils le voient.",
          "Les enfants montrent un endroit et disent : ici je vois…, alors je pense…. L’adulte écrit les deux.",
          "La classe choisit un mot ou un détail et dit trois choses qu’il pourrait vouloir dire. Les pouces montrent ce qui convient.",
          "Chaque enfant redit ce que cela raconte et dessine l’endroit qui le montre le mieux.",
        ],
        [
          "Les enfants trient des images ou des objets en tas et disent ce qui va ensemble. L’adulte écrit la règle sur chaque tas.",
          "Les enfants lèvent une carte qui ne va nulle part, disent pourquoi et lui font une place.",
          "La classe trie les mêmes cartes avec une autre règle et dit ce qui est ensemble maintenant.",
          "Chaque enfant dessine les tas et dit ce qu’ils montrent.",
        ],
      ],
    },
    evaluating: {
      prompts: {
        open: [
          "Je trouve que c’est… parce que…",
          "Est-ce bien pour tout le monde ?",
          "Je le crois un peu ou beaucoup ?",
        ],
        develop: ["Comment le sait-on ?", "C’est vrai, ou c’est ce que j’aime ?", "Et quelqu’un d’autre, que dit-il ?"],
        deepen: ["Qu’est-ce que l’autre a de bien ?", "Qu’est-ce qui compte le plus ?", "Et si c’était toi ?"],
        close: [
          "Au début, j’ai choisi… ; maintenant je choisis… parce que…",
          "Ma meilleure raison, c’est…",
          "Est-ce que j’ai encore un doute ?",
        ],
      },
      plans: [
        [
          "Chaque enfant choisit avec un carton de couleur, donne une raison et montre avec les mains s’il est sûr : un peu ou beaucoup.",
          "Pour chaque raison du tableau, les enfants font un signe : on le sait, on aime ça, on devine.",
          "Les enfants disent du bien de l’autre choix, et l’adulte le dessine sur le plateau vide de la balance.",
          "Chaque enfant choisit encore une fois et dit quelle raison a décidé.",
        ],
        [
          "La classe dit à quoi cela doit être bon, et l’adulte dessine trois signes. Puis les pouces se lèvent, se couchent ou se baissent.",
          "Pour chaque pouce, un enfant montre ce qu’on voit ou entend, et l’adulte le dessine à côté du signe.",
          "La classe compte un signe double, puis un autre, et regarde si le gagnant change.",
          "Chaque enfant dessine le résultat et dit quel signe compte le plus, et pourquoi.",
        ],
        [
          "La classe dit du bien des deux côtés. Puis chacun se place quelque part sur une corde entre les deux.",
          "Sur une corde entre les deux côtés, les enfants disent une raison : un grand pas si elle est forte, un petit pas si elle est faible.",
          "Les enfants disent : je bougerais si…. La classe vérifie ensemble un de ces « si ».",
          "Chaque enfant se place une dernière fois sur la corde, dit pourquoi, et en quoi l’autre côté a raison.",
        ],
      ],
    },
    "connecting-synthesizing": {
      prompts: {
        open: [
          "Ça me fait penser à…",
          "Ces deux-là se ressemblent parce que…",
          "Ces deux-là sont différents parce que…",
        ],
        develop: ["C’est important parce que…", "Qu’est-ce qui ressemble à ça ?", "Où l’avons-nous déjà vu ?"],
        deepen: ["Lequel peut-on enlever ?", "Qu’est-ce qu’ils ont tous ?", "Y a-t-il une surprise ?"],
        close: [
          "Tout ensemble, cela montre que…",
          "Au début, je pensais… ; maintenant je pense… parce que…",
          "J’ai envie de raconter que…",
        ],
      },
      plans: [
        [
          "Les enfants posent des images par terre, en relient deux avec une ficelle et disent ce qui les lie.",
          "Chaque enfant ajoute une chose de la maison ou d’une autre leçon et dit où elle va.",
          "La classe enlève des images jusqu’à cinq et dit ce qui manquerait.",
          "La classe trouve une phrase pour le tout, et chaque enfant dessine un lien nouveau.",
        ],
        [
          "Parmi beaucoup d’images et d’objets, les enfants en choisissent trois et disent pourquoi.",
          "Les enfants posent deux pièces côte à côte et disent : pareil, quelque chose en plus, ou le contraire ?",
          "La classe trouve un nom pour toutes les pièces, en échange une et écoute si le nom va encore.",
          "La classe range les pièces comme au musée, et chacun raconte ce que dit la rangée et ce qu’il échangerait.",
        ],
        [
          "Les enfants posent deux choses dans deux cerceaux et disent ce qui est pareil, ce qui est différent. L’adulte le dessine.",
          "Les enfants collent des gommettes sur ce qui compte le plus et disent pourquoi.",
          "La classe regarde une troisième chose : qu’est-ce qui est encore pareil, et qu’est-ce qui ne l’est pas ?",
          "Chaque enfant finit à voix haute : les deux…, mais…, donc…, et dessine le « donc ».",
        ],
      ],
    },
    "creating-iterating": {
      prompts: {
        open: ["Je pourrais faire…", "Et si ça pouvait… ?", "C’est pour qui ?"],
        develop: ["Je commence par…", "Et après ?", "De quoi ai-je besoin ?"],
        deepen: ["Essaie : que se passe-t-il ?", "Comment faire encore mieux ?", "Que manque-t-il ?"],
        close: ["J’ai changé… parce que…", "Le mieux, c’est…", "La prochaine fois, je…"],
      },
      plans: [
        [
          "Chaque enfant dessine vite trois idées et met un point sur celle qu’il va réaliser.",
          "Chaque enfant construit, dessine ou joue une première version et dit pour qui elle est.",
          "Les enfants rendent le meilleur deux fois plus grand, plus fort ou plus drôle, et montrent avant et après.",
          "Chaque enfant finit son travail et dit : j’ai changé…, parce que….",
        ],
        [
          "Chaque enfant dessine ce qu’il veut faire et trois images du chemin, et montre la plus difficile.",
          "Les enfants suivent leurs images et préviennent quand ils font autrement. L’adulte le note.",
          "Chacun dit ce qui va se passer. Puis la classe essaie et dit ce qui s’est vraiment passé.",
          "Chaque enfant finit, pose son travail à côté des premières images et dit ce qui est différent.",
        ],
        [
          "La classe dit ce qui est toujours ainsi (les chiens aboient, les balles sont rondes), et chacun change une chose : et si… ?",
          "L’un après l’autre, les enfants continuent : et après… ? L’adulte dessine la chaîne, avec une chose que personne ne veut.",
          "Les enfants dessinent leur idée, réparent ce qui ne va pas et la dessinent encore une fois.",
          "Chaque enfant montre son idée, dit ce qui arriverait et que faire de ce que personne ne veut.",
        ],
      ],
    },
    "reflecting-self-regulating": {
      prompts: {
        open: ["C’était facile parce que…", "C’était difficile parce que…", "Ce que j’ai réussi, c’est…"],
        develop: ["Montre-moi où c’était dur.", "Qu’as-tu fait alors ?", "Qu’est-ce qui a aidé, ou qui ?"],
        deepen: ["Je vais essayer de…", "Est-ce que ça aide ?", "Que puis-je encore essayer ?"],
        close: [
          "La prochaine fois, je…",
          "Maintenant, je sais…",
          "Au début, je me sentais… ; maintenant je me sens… parce que…",
        ],
      },
      plans: [
        [
          "Devant leur travail, les enfants montrent un endroit réussi et un endroit difficile, et racontent.",
          "Les enfants mettent des points sur leur travail : vert pour sûr, jaune pour pas très sûr, rouge pour deviné.",
          "Les enfants refont autrement un endroit jaune et disent si cela a aidé.",
          "Chaque enfant dit : quand…, je ferai…, parce que…. L’adulte l’écrit à côté de l’endroit.",
        ],
        [
          "Avec un à quatre doigts, les enfants montrent s’ils savent bien le faire. Puis ils essaient sans aide.",
          "Les enfants comparent les doigts et l’essai : trop, pas assez ou juste ? Ils disent ce qui les a trompés.",
          "Chaque enfant choisit comment s’entraîner, essaie encore et dit si cela marche.",
          "Chaque enfant remontre ses doigts, dit comment il va s’entraîner et à quoi il verra que cela ne marche pas.",
        ],
        [
          "Les enfants dessinent leur travail comme un chemin avec des bosses et des trous, et racontent.",
          "Chaque enfant montre une bosse ou un trou et dit : ça, je pouvais le changer ; ça, non.",
          "Pendant le travail, une clochette sonne trois fois. Le pouce montre comment cela va, et chacun dit ce qu’il change.",
          "Chaque enfant se dessine une carte postale : je garde ceci, j’essaie cela.",
        ],
      ],
    },
  },
  exchange:
    "Les enfants montrent leurs dessins à un autre binôme ; les invités montrent ce qu’ils aiment et posent une question.",
  exchangePrompts: ["J’aime cette partie parce que…", "Je me demande pourquoi…", "Ma question pour vous, c’est…"],
  teacherAction: {
    open: [
      "Réunissez la classe en cercle autour du support. Posez la première question ci-dessous, et attendez avant de donner la parole.",
      "Montrez le support sans un mot. Faites chuchoter la réponse au voisin avant que quelqu’un parle à la classe.",
      "Faites circuler le support, ou faites-en le tour ensemble. Donnez d’abord la parole aux plus discrets.",
    ],
    develop: [
      "Faites un exemple ensemble, puis laissez faire les binômes. Redites chaque réponse avant de l’écrire au tableau.",
      "Faites un exemple avec une erreur que la classe doit trouver. Écrivez les mots des enfants, pas les vôtres.",
      "Laissez un enfant mener, et n’aidez que pour les mots. Dessinez une petite image au tableau à côté de chaque réponse.",
    ],
    deepen: [
      "Faites venir les enfants au tableau pour montrer. Notez ce qui est nouveau sous les premières réponses.",
      "Demandez : à quoi le vois-tu ? Notez la réponse qui vous a le plus surpris.",
      "Restez sur une seule réponse au lieu d’en recueillir beaucoup. Demandez qui voit autrement, et écrivez les deux.",
    ],
    exchange: [
      "Jouez avec deux enfants comment montrer et comment écouter ; les invités parlent d’abord.",
      "La moitié de la classe reste près de ses dessins, l’autre visite ; puis on échange.",
      "Posez un dessin au milieu du cercle ; l’enfant qui l’a fait écoute d’abord.",
    ],
    close: [
      "Relisez à voix haute les premières réponses du tableau : on entend ainsi ce qui a changé.",
      "Posez les premiers dessins à côté des nouveaux. Demandez ce qui a fait la différence.",
      "Faites d’abord raconter au voisin. Écrivez ensuite au tableau une phrase de toute la classe.",
    ],
  },
  studentAction: {
    open: "Regarder, réfléchir en silence, puis dire ou dessiner.",
    develop: "Le raconter à son voisin, puis le montrer à la classe.",
    deepen: "Essayer encore une fois et montrer où on le voit.",
    exchange: "Montrer son travail, dire ce qu’on aime et poser une question.",
    close: "Dessiner et dire ce qu’on pense maintenant.",
  },
  ai: {
    commit:
      "Avant d’allumer l’écran, chaque enfant dessine une première réponse et la raconte à son voisin. La classe en choisit une, et l’adulte la tape.",
    bring: "La classe choisit ce qu’elle montre de ses dessins et du tableau, et l’adulte le tape pour l’IA.",
    decide: [
      "Après chaque réponse, les enfants votent avec leurs cartons, garder, modifier ou rejeter, et l’un d’eux dit pourquoi.",
      "À chaque réponse, la classe montre ses cartons, garder, modifier ou rejeter, et le plus petit groupe parle d’abord.",
      "À chaque réponse, les cartons se lèvent, garder, modifier ou rejeter, et chaque couleur donne une raison.",
    ],
    lastWord:
      "Puis l’écran est éteint, et chaque enfant dessine et dit avec ses mots ce qu’il pense maintenant, sans l’IA.",
    studentAction: "Écouter, réfléchir, lever son carton (garder, modifier ou rejeter) et dire pourquoi.",
    prompts: [
      "Est-ce qu’on croit ce qu’elle dit ?",
      "On garde, on change ou on jette ?",
      "Qu’est-ce qu’on sait, nous, et pas elle ?",
    ],
  },
};
