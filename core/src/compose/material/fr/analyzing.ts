/** French: analyzing. */
import type { TypeText } from "../material.ts";

export const analyzing: TypeText = {
  mayNot: "Elle ne peut ni livrer l’analyse, ni nommer la régularité, ni dire ce que l’ensemble signifie.",
  roles: {
    coach: {
      title: "Une question plus loin",
      does: "L’IA demande comment fonctionne une partie ou ce qui en relie deux, et les élèves répondent à partir du document.",
      ask: "Voici comment nous l’avons décomposé. Pose-nous une question sur la partie que nous comprenons le moins, puis attends.",
    },
    "content-provider": {
      title: "Un cas à comparer",
      does: "L’IA fournit un terme ou un cas comparable que les élèves demandent, et ils regardent jusqu’où il ressemble au leur.",
      ask: "Donne-nous un cas comparable en trois phrases. Ne dis pas ce qu’il a de commun avec le nôtre ; nous allons le chercher.",
    },
    "idea-generator": {
      title: "Un autre découpage",
      does: "L’IA propose deux autres façons de découper, et les élèves essaient ce que chacune ferait voir.",
      ask: "Voici notre découpage. Nomme deux autres façons de découper, sans les réaliser.",
    },
    "feedback-provider": {
      title: "Le maillon faible",
      does: "L’IA désigne dans l’analyse le maillon le plus solide et le maillon faible, en montrant l’endroit ; les élèves ajoutent ce qui manque.",
      ask: "Quel maillon de notre analyse est le plus solide, et lequel est le plus faible ? Montre-les seulement ; nous ferons la réparation.",
    },
    "perspective-taker": {
      title: "Un autre lecteur",
      does: "L’IA lit le document comme le ferait une autre personne, et les élèves cherchent le détail qui fait la différence.",
      ask: "Lis notre document comme une personne d’un autre milieu, en deux phrases. Ne dis pas quelle lecture est la meilleure.",
    },
    synthesizer: {
      title: "Ce qui reste isolé",
      does: "L’IA met en rapport les éléments relevés par les élèves et montre ceux qui restent isolés ; ils décident si ce sont des erreurs ou des trouvailles.",
      ask: "Mets en rapport les éléments que nous avons relevés, sans en ajouter. Lequel reste isolé ? Nomme-le seulement.",
    },
    challenger: {
      title: "Est-ce que cela tient ?",
      does: "L’IA met en doute un lien à la fois : cause, hasard ou habitude ? Les élèves le défendent, document en main, ou le redessinent.",
      ask: "Quel lien de notre analyse pourrait être dû au hasard ? Pose-nous une question à ce sujet, et attends nos preuves.",
    },
  },
  examples: {
    "language-arts": {
      before:
        "Deux élèves écrivent que « Demain, dès l’aube » raconte un rendez-vous amoureux, et soulignent « tu m’attends ».",
      after:
        "Ils relèvent les négations : sans rien voir, sans entendre aucun bruit. Ce marcheur ne regarde pas le paysage ; le rendez-vous devient un deuil, avec quatre citations pour preuve.",
    },
    mathematics: {
      before:
        "Un binôme sépare ce qui est donné et ce qui est demandé dans un problème, puis additionne tous les nombres.",
      after:
        "Le binôme fait un schéma et voit qu’un nombre est un prix à l’unité, un autre un total. Les légendes sont corrigées, et l’addition devient une multiplication.",
    },
    science: {
      before: "Un groupe explique que les plantes du rebord de fenêtre poussent mieux parce qu’elles ont chaud.",
      after:
        "Le groupe décompose l’endroit en lumière, chaleur, courants d’air et arrosage, et voit que deux choses diffèrent à la fois. Le schéma reçoit une seconde flèche, et une expérience témoin est prévue.",
    },
    "social-studies": {
      before: "Un binôme trouve trois causes à la croissance de sa ville et place le chemin de fer en tête.",
      after:
        "Le binôme met des dates en regard : l’usine est arrivée avant le train. La flèche est retournée, et l’explication a une nouvelle première phrase.",
    },
    arts: {
      before: "Deux élèves écrivent qu’une affiche est efficace parce qu’elle est colorée.",
      after:
        "Ils suivent le trajet de l’œil : toutes les lignes mènent à la seule tache grise. La couleur recule, et le contraste prend sa place, avec trois flèches.",
    },
    stem: {
      before: "Une équipe accuse le moteur parce que son chariot ne roule pas droit.",
      after:
        "L’équipe teste roues, essieu et charge un par un, et le chariot ne dévie que chargé. Le schéma relie maintenant charge et essieu, et le moteur est innocenté.",
    },
    other: {
      before: "Trois élèves analysent un dialogue en espagnol et concluent que le serveur est impoli.",
      after:
        "Ils classent ses phrases : il vouvoie du début à la fin ; c’est la traduction qui était sèche. « Impoli » devient « pressé ».",
    },
    general: {
      before: "Un binôme divise son sujet en trois parties et appelle la dernière « divers ».",
      after:
        "Le binôme ouvre cette partie et découvre que la moitié va ensemble. Cette moitié reçoit un nom, et la première partie se révèle en dépendre.",
    },
  },
  exchange: {
    title: "Reconstruire d’après les notes",
    description:
      "Les groupes échangent leurs analyses sans un mot d’explication. Les autres redisent en trois phrases écrites ce qu’ils en comprennent, et marquent l’endroit où ils ont dû deviner.",
    teacherAction: "Associez des groupes qui ont découpé autrement. Les auteurs écoutent, sans rien défendre encore.",
    studentAction: "Redire l’analyse de l’autre groupe en trois phrases écrites. Marquer où il a fallu deviner.",
    purpose: "Ce que d’autres ne peuvent pas suivre n’a pas été pensé jusqu’au bout.",
    prompts: [
      "Quelle est l’idée principale de leur analyse ?",
      "Où m’a-t-il fallu deviner ?",
      "Que voient-ils que nous n’avons pas vu ?",
    ],
  },
  plans: [
    {
      title: "Démonter, suivre, expliquer",
      overview:
        "Les élèves démontent un objet d’étude, cherchent ce que chaque pièce fait pour les autres, et mettent le tout en mots.",
      purpose: "Expliquer un tout par ses parties : qui peut dire ce que fait chaque pièce a compris.",
      open: {
        title: "Étaler les parties",
        description:
          "Chaque élève dessine un schéma d’au moins cinq parties, avec un verbe pour ce que fait chacune. La moins claire reçoit un point d’interrogation.",
        teacherAction:
          "Mettez au centre le texte, l’objet, le processus ou le problème. N’acceptez aucune partie sans verbe.",
        studentAction:
          "Dessiner cinq parties, écrire ce que fait chacune, mettre un point d’interrogation à la moins claire.",
        purpose: "La façon de découper montre ce que l’élève tient pour important.",
        prompts: [
          "De quoi est-ce fait ?",
          "Que fait chaque partie ?",
          "Quelle partie est-ce que je comprends le moins ?",
        ],
      },
      develop: {
        title: "Tracer les flèches",
        description:
          "Les élèves relient les parties par des flèches et écrivent un verbe sur chacune (cause, limite, répète, cache). Le rouge marque un lien seulement supposé.",
        teacherAction:
          "Montrez une flèche au verbe creux et corrigez-la avec la classe. Demandez ensuite la preuve d’une flèche noire.",
        studentAction: "Relier les parties. Écrire un verbe sur chaque flèche, en rouge si le lien est supposé.",
        purpose: "Comprendre tient aux liens, pas à la liste.",
        prompts: [
          "Que fait exactement ceci à cela ?",
          "Comment est-ce que je le sais : vu, lu ou supposé ?",
          "Quelle partie a trop de flèches ?",
        ],
      },
      deepen: {
        title: "Enlever une partie",
        description:
          "Les élèves cachent une partie après l’autre et notent dans un tableau ce qui changerait et ce qui resterait. Celle dont l’absence change le plus est encadrée.",
        teacherAction:
          "Faites la première ensemble. Si un groupe dit que rien ne change, demandez à quoi sert cette partie.",
        studentAction:
          "Cacher chaque partie à son tour. Noter ce qui change, ce qui reste, et encadrer la plus importante.",
        purpose: "C’est quand une chose manque que l’on voit ce qu’elle fait.",
        prompts: [
          "Qu’est-ce qui s’effondrerait sans cela ?",
          "Qu’est-ce qui ne manquerait à personne ?",
          "La partie encadrée m’étonne-t-elle ?",
        ],
      },
      close: {
        title: "Expliquer le tout",
        description:
          "Les élèves écrivent en trois phrases comment fonctionne l’ensemble, en nommant la partie et le lien décisifs, et corrigent leur premier schéma d’une autre couleur.",
        teacherAction: "Faites lire deux explications. La classe les vérifie sur le document, pas sur la vôtre.",
        studentAction: "Écrire trois phrases, corriger son premier schéma en couleur, noter ce qui était faux.",
        purpose: "Les corrections en couleur montrent comment la compréhension a bougé.",
        prompts: [
          "Au début, je pensais que… ; maintenant je pense que… parce que…",
          "Quel lien porte l’explication ?",
          "Qu’est-ce que je ne sais pas encore expliquer ?",
        ],
      },
      ai: {
        commit:
          "Avant d’ouvrir tout appareil, chaque élève esquisse quatre parties sur papier, écrit ce que fait chacune et met un point d’interrogation à l’une d’elles. L’esquisse est ensuite décrite à l’IA.",
        bring: "En binôme, les élèves décrivent leur schéma à l’IA et nomment la partie au point d’interrogation.",
        finish:
          "En binôme, les élèves soumettent à l’IA leurs parties, leurs liens, et celui auquel ils se fient le moins.",
        lastWord:
          "Les appareils sont fermés, et chaque élève écrit l’explication en trois phrases et corrige le premier schéma d’une autre couleur.",
      },
      assessment: [
        "Lisez les verbes du schéma : disent-ils ce que fait une partie, ou seulement qu’elle est là ?",
        "Comparez schéma et explication : chaque correction en couleur a-t-elle sa raison ?",
      ],
      note: "On prend vite une liste pour une analyse. Une partie sans verbe ne compte pas encore.",
    },
    {
      title: "Lire, appuyer, relire",
      overview:
        "Les élèves disent comment ils comprennent le document, appuient cette lecture sur des passages exacts, et relisent pour voir si elle tient.",
      purpose:
        "Apprendre qu’une interprétation vaut ce que valent les passages qu’elle peut montrer, y compris ceux qui la contredisent.",
      open: {
        title: "Une première lecture",
        description:
          "Chaque élève écrit en une phrase ce que dit ou montre le document, et marque les deux passages qui l’y ont conduit et un qui n’y entre pas.",
        teacherAction:
          "Distribuez sans commentaire le texte, l’image, le graphique ou la solution. Réclamez le passage qui résiste ; il y en a toujours un.",
        studentAction: "Écrire sa lecture en une phrase. Marquer deux passages pour et un contre.",
        purpose: "Une lecture posée sur le papier peut être mise à l’épreuve.",
        prompts: [
          "Que dit ce document, à mon avis ?",
          "Quels passages me le font penser ?",
          "Qu’est-ce qui ne va pas avec ma lecture ?",
        ],
      },
      develop: {
        title: "Dit, suggère, parce que",
        description:
          "Dans un tableau à trois colonnes, les élèves notent ce que disent quatre passages, ce qu’ils suggèrent, et pourquoi. Les lignes sans « parce que » sont grisées.",
        teacherAction: "Remplissez une ligne ensemble. Repérez les lignes grisées et demandez ce qui les remplirait.",
        studentAction: "Remplir quatre lignes : il dit, il suggère, parce que. Griser ce qui n’a pas encore d’appui.",
        purpose: "Le tableau sépare ce qui est là de ce que nous ajoutons.",
        prompts: [
          "Que disent exactement les mots ou les chiffres ?",
          "Qu’est-ce que j’y ajoute ?",
          "Quelqu’un d’autre ajouterait-il la même chose ?",
        ],
      },
      deepen: {
        title: "Le détail qui pèse",
        description:
          "Les élèves choisissent le détail qui porte le plus (un mot, un nombre, une ligne), écrivent trois sens possibles et confrontent chacun au reste.",
        teacherAction: "Demandez à chaque groupe son détail et la raison. Mettez deux choix différents côte à côte.",
        studentAction: "Choisir un détail, écrire trois sens possibles, barrer ceux que le reste contredit.",
        purpose: "Un seul détail bien ouvert fait souvent basculer l’ensemble.",
        prompts: [
          "Pourquoi ce mot ou ce nombre, et pas un autre ?",
          "Que pourrait-il signifier d’autre ?",
          "Quel sens résiste au reste ?",
        ],
      },
      close: {
        title: "Relire",
        description:
          "Sous la première lecture, les élèves en écrivent une seconde, avec son meilleur passage et celui qui la contredisait, désormais expliqué ou laissé ouvert.",
        teacherAction: "Recueillez des lectures devenues plus étroites. Demandez ce que l’on gagne à dire moins.",
        studentAction: "Écrire sa seconde lecture, son meilleur passage et ce qu’elle laisse ouvert.",
        purpose: "Une bonne interprétation sait ce qui parle contre elle.",
        prompts: [
          "J’y lisais d’abord… ; j’y lis maintenant… parce que…",
          "Qu’est-ce que je fais du passage qui résistait ?",
          "Quel est mon degré de certitude, et qu’est-ce qui me ferait changer d’avis ?",
        ],
      },
      ai: {
        commit:
          "Avant d’ouvrir les appareils, chaque élève écrit sa lecture en une phrase et marque un passage pour et un contre. Le tout est soumis à l’IA.",
        bring: "Les élèves donnent à l’IA leur lecture, les deux passages qui l’appuient et celui qui résiste.",
        finish: "Les élèves soumettent à l’IA leur lecture actuelle et les passages qui l’appuient le mieux.",
        lastWord:
          "Une fois les appareils fermés, chacun écrit une seconde lecture sous la première, avec son meilleur passage et ce qu’elle laisse ouvert.",
      },
      assessment: [
        "Vérifiez les passages marqués : appuient-ils la lecture, ou parlent-ils seulement du même thème ?",
        "Voyez ce qu’est devenu le passage qui résistait : expliqué, laissé ouvert ou oublié ?",
      ],
      note: "« Chacun voit les choses à sa façon » arrête le travail trop tôt. Demandez : à sa façon, d’après quel passage ?",
    },
    {
      title: "Trier, nommer, retrier",
      overview:
        "Les élèves mettent de l’ordre dans un tas selon leur propre règle, et découvrent ce que cet ordre montre et ce qu’il cache.",
      purpose: "Voir que tout ordre est une décision : une autre règle fait voir autre chose.",
      open: {
        title: "Un premier ordre",
        description:
          "Les élèves trient dix à quinze étiquettes (faits, citations, cas, erreurs, données) en trois ou quatre familles, et écrivent au-dessus de chacune la règle qui la tient.",
        teacherAction: "Distribuez les étiquettes en vrac, sans titres. Chaque groupe dit sa règle en une phrase.",
        studentAction: "Trier les étiquettes en familles et écrire la règle au-dessus de chacune.",
        purpose: "Trier oblige à décider de ce qui est semblable.",
        prompts: [
          "Qu’ont-elles en commun ?",
          "Quelle est la règle de cette famille ?",
          "Quelle étiquette pourrait être ailleurs ?",
        ],
      },
      develop: {
        title: "L’étiquette rebelle",
        description:
          "Les élèves prennent les deux étiquettes les plus gênantes, écrivent pourquoi elles résistent, et divisent ou renomment une famille jusqu’à ce que cela aille.",
        teacherAction: "Interdisez « divers ». Demandez ce que l’étiquette rebelle apprend que les autres taisent.",
        studentAction: "Trouver deux étiquettes rebelles. Écrire pourquoi, et changer une famille à cause d’elles.",
        purpose: "L’exception montre où la règle est trop lâche.",
        prompts: [
          "Pourquoi cette étiquette résiste-t-elle ?",
          "Que dois-je changer : sa place ou la règle ?",
          "Qu’est-ce qui est plus clair qu’avant ?",
        ],
      },
      deepen: {
        title: "Une autre règle",
        description:
          "Les élèves photographient ou recopient le premier ordre, retrient tout selon une règle très différente, et font la liste de ce que seul le second ordre montre.",
        teacherAction:
          "Proposez une règle aux groupes en panne : par date, par bénéficiaire, par cause, par difficulté.",
        studentAction: "Trier selon une autre règle. Noter ce que l’on voit et que le premier ordre cachait.",
        purpose: "Comparer deux ordres, c’est déjà interpréter.",
        prompts: [
          "Qu’est-ce qui se retrouve ensemble et ne l’était pas ?",
          "Que cache cet ordre-ci ?",
          "Quel ordre répond le mieux à notre question ?",
        ],
      },
      close: {
        title: "L’ordre qui tient",
        description:
          "Les élèves dessinent leur ordre final, avec un titre par famille, et écrivent deux phrases : ce qu’il montre, ce qu’il laisse de côté.",
        teacherAction: "Mettez trois ordres côte à côte et demandez à quelle question répond chacun.",
        studentAction: "Dessiner l’ordre final. Écrire ce qu’il montre, ce qu’il cache et ce qui a été déplacé.",
        purpose: "Nommer les limites de son ordre est le dernier pas de l’analyse.",
        prompts: [
          "Qu’est-ce qui a changé depuis mon premier ordre, et pourquoi ?",
          "Que montre mon ordre que le tas ne montrait pas ?",
          "Pour quelle question serait-il inutile ?",
        ],
      },
      ai: {
        commit:
          "Avant d’ouvrir les appareils, chaque élève trie au moins six étiquettes sur papier et écrit une règle. Règle et familles sont ensuite soumises à l’IA.",
        bring:
          "Les élèves donnent à l’IA leurs familles et leurs règles, et nomment l’étiquette qui pourrait être ailleurs.",
        finish: "Les élèves soumettent à l’IA leur ordre actuel et la règle qui les satisfait le moins.",
        lastWord:
          "Ensuite, appareils fermés, les élèves dessinent l’ordre final et écrivent avec leurs propres mots ce qu’il montre et ce qu’il laisse de côté.",
      },
      assessment: [
        "Lisez les règles : un autre élève pourrait-il classer une nouvelle étiquette avec elles ?",
        "Comparez premier et dernier ordre : l’élève peut-il justifier chaque étiquette déplacée ?",
      ],
      note: "Les familles bien nettes sont tentantes. Valorisez celle que l’on a défaite pour une bonne raison.",
    },
  ],
};
