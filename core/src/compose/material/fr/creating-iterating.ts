/** French: creating and iterating. */
import type { TypeText } from "../material.ts";

export const creatingIterating: TypeText = {
  mayNot: "Elle ne peut ni réaliser la production, ni choisir l’idée, ni réécrire un brouillon.",
  roles: {
    coach: {
      title: "À quoi cela doit-il servir ?",
      does: "L’IA demande à quoi doit servir le travail et où il n’y arrive pas encore ; les élèves répondent en changeant quelque chose.",
      ask: "Voici notre idée et ce qu’elle doit réussir. Pose-nous une question qui nous aide à voir notre prochain changement, puis attends.",
    },
    "content-provider": {
      title: "Comment d’autres ont fait",
      does: "L’IA décrit une technique ou un exemple que les élèves demandent, et ils l’essaient sur un coin de leur travail.",
      ask: "Décris une technique utile pour une tâche comme la nôtre, avec une source à vérifier. Ne l’applique pas à notre travail.",
    },
    "idea-generator": {
      title: "Trois suggestions étranges",
      does: "L’IA ajoute trois variations insolites, et les élèves en adaptent au moins une à leur idée.",
      ask: "Voici notre idée. Suggère trois changements insolites, en quelques mots, et ne les réalise pas.",
    },
    "feedback-provider": {
      title: "Premier public",
      does: "L’IA dit ce qui marche dans l’ébauche et où elle perd son public, avec l’endroit ; la version suivante est celle des élèves.",
      ask: "Dis-nous ce qui marche dans notre ébauche et où tu as perdu le fil. Cite l’endroit, et ne propose pas de nouvelle version.",
    },
    "perspective-taker": {
      title: "À la place de l’usager",
      does: "L’IA réagit comme une personne qui lirait, utiliserait ou regarderait le travail, et les élèves décident pour qui ils le font vraiment.",
      ask: "Réagis à notre idée comme une personne qui s’en servirait, en deux phrases. Ne nous dis pas quoi changer.",
    },
    synthesizer: {
      title: "Toutes nos idées ensemble",
      does: "L’IA regroupe tout ce que les élèves ont griffonné et montre quelles idées pourraient n’en faire qu’une ; ils les combinent à leur façon.",
      ask: "Regroupe nos idées sans en ajouter. Lesquelles pourraient n’en faire qu’une ? Montre-les seulement.",
    },
    challenger: {
      title: "Où cela va-t-il casser ?",
      does: "L’IA nomme une façon d’échouer à la fois, et les élèves testent si cela arrive.",
      ask: "Comment notre idée pourrait-elle échouer ? Nomme une seule façon, et attends que nous l’ayons testée.",
    },
  },
  examples: {
    "language-arts": {
      before:
        "Deux élèves écrivent le début d’une nouvelle fantastique : il fait noir, il fait froid, c’est effrayant.",
      after:
        "Lu à voix haute, le texte ne fait frissonner personne. Dans la version suivante, « effrayant » a disparu, et une bouilloire se met à siffler dans une cuisine vide.",
    },
    mathematics: {
      before:
        "Un binôme invente une énigme numérique pour une autre classe, sans douter qu’elle ait une seule solution.",
      after:
        "Le binôme la résout à l’envers et en trouve une seconde. Un indice est resserré, et la note à côté dit quelle réponse il exclut désormais.",
    },
    science: {
      before: "Un groupe conçoit un test pour savoir quel essuie-tout absorbe le plus, en épongeant des flaques.",
      after:
        "Deux essais donnent deux gagnants. La version deux pèse les feuilles sèches puis mouillées, et la ligne modifiée du protocole est datée.",
    },
    "social-studies": {
      before: "Trois élèves préparent un dépliant pour une cour de récréation plus calme et le remplissent de règles.",
      after:
        "Ils observent la cour et voient où commence le bruit. La deuxième ébauche abandonne quatre règles et déplace les jeux de ballon.",
    },
    arts: {
      before: "Deux élèves composent un rythme pour une scène d’attente, avec tous les instruments disponibles.",
      after:
        "Ils écoutent les yeux fermés et entendent une fête. La version suivante garde un tambour et laisse s’allonger les silences.",
    },
    stem: {
      before: "Une équipe fabrique une boîte à goûter isotherme et la double d’aluminium de tous côtés.",
      after:
        "L’équipe mesure au bout d’une heure : c’est par le couvercle que la chaleur entre. La version deux laisse les parois et double le couvercle ; le carnet montre les deux courbes.",
    },
    other: {
      before: "Un groupe invente un jeu d’échauffement où le plus lent est éliminé.",
      after:
        "Le groupe y joue et voit que ceux qui auraient besoin de bouger restent à regarder. Dans la version deux, personne ne sort ; le dernier fixe la règle suivante.",
    },
    general: {
      before: "Un binôme fait une première ébauche et s’en contente, puisque tout ce qui était demandé y est.",
      after:
        "Le binôme la montre à une table voisine et doit l’expliquer deux fois. La deuxième ébauche commence par ce qu’il a fallu expliquer, et laisse de côté un tiers du reste.",
    },
  },
  exchange: {
    title: "L’essayer sur d’autres",
    description:
      "Les groupes donnent leur version à lire, à utiliser ou à regarder à un autre groupe, et se taisent. Ils notent sur une feuille à trois colonnes ce que font les testeurs, où ils s’arrêtent et ce qu’ils disent.",
    teacherAction: "Rappelez aux auteurs que leur tâche est d’observer. Expliquer son travail fausse le test.",
    studentAction: "Laisser d’autres essayer sa version. Noter ce qu’ils font, où ils s’arrêtent, ce qu’ils disent.",
    purpose: "Une version montre ce qu’elle vaut quand ses auteurs n’ont pas le droit de l’expliquer.",
    prompts: [
      "Où ont-ils hésité ?",
      "Qu’ont-ils utilisé autrement que prévu ?",
      "Que changeons-nous à cause de cela, et que gardons-nous ?",
    ],
  },
  plans: [
    {
      title: "Foisonner, choisir, améliorer",
      overview:
        "Les élèves partent de plusieurs idées brutes, en retiennent une, et la rendent plus audacieuse, version après version, sans rien effacer.",
      purpose:
        "Apprendre que les bonnes idées se choisissent et se travaillent, et qu’une première version est faite pour être changée.",
      open: {
        title: "Trois idées brutes",
        description:
          "Chaque élève esquisse sur une feuille trois idées bien différentes, en quelques mots ou traits, et entoure celle qui lui paraît la plus vivante.",
        teacherAction:
          "Posez la tâche et ses contraintes. Pas de gomme ; quand deux idées sont là, réclamez la troisième.",
        studentAction: "Esquisser trois idées différentes. Entourer celle que l’on veut suivre, et dire pourquoi.",
        purpose: "La troisième idée est souvent la première qui soit vraiment à soi.",
        prompts: [
          "Qu’est-ce que cela pourrait être d’autre ?",
          "Quelle idée me donne envie de commencer ?",
          "En quoi mes trois idées diffèrent-elles vraiment ?",
        ],
      },
      develop: {
        title: "Version un",
        description:
          "Les élèves font de l’idée choisie une première version, rapide et complète, et écrivent dessus ce qu’elle doit faire et pour qui.",
        teacherAction: "Freinez les perfectionnistes : la version doit être entière avant que l’on polisse une partie.",
        studentAction:
          "Faire une première version rapide et entière. Écrire dessus ce qu’elle doit faire, et pour qui.",
        purpose: "On ne peut améliorer que ce qui existe.",
        prompts: [
          "Quelle est la version entière la plus simple ?",
          "Que doit-elle faire, et pour qui ?",
          "Quelle partie ai-je sautée, et pourquoi ?",
        ],
      },
      deepen: {
        title: "Forcer le trait",
        description:
          "Les élèves trouvent le trait le plus fort de leur travail et font une seconde version où il est deux fois plus fort. Les deux restent, avec une note sur ce qui est gagné et perdu.",
        teacherAction: "Demandez : à quoi cela ressemblerait-il sans prudence ? Gardez la première version au mur.",
        studentAction: "Choisir le trait le plus fort, le doubler, noter ce que l’on gagne et ce que l’on perd.",
        purpose: "L’exagération montre où est le cœur d’une idée.",
        prompts: [
          "Où est le cœur de mon idée ?",
          "Que se passe-t-il si je vais trop loin ?",
          "À quoi dois-je renoncer pour cela ?",
        ],
      },
      close: {
        title: "La version qui reste",
        description:
          "Les élèves achèvent leur version et y joignent un journal de trois lignes : ce que j’ai changé, à cause de quoi, ce que j’ai laissé exprès.",
        teacherAction:
          "Montrez ensemble la première esquisse et la dernière version. Demandez quel changement a le plus coûté.",
        studentAction: "Achever sa version. Écrire le journal : changé, parce que, laissé exprès.",
        purpose: "Le journal fait voir que créer est une suite de décisions.",
        prompts: [
          "J’ai changé… parce que…",
          "Qu’ai-je laissé tel quel exprès ?",
          "Qu’est-ce que j’essaierais la prochaine fois ?",
        ],
      },
      ai: {
        commit:
          "Avant d’ouvrir tout appareil, chaque élève esquisse trois idées brutes sur papier, une ligne ou deux chacune, et en entoure une. Seule celle-là est décrite à l’IA.",
        bring: "En binôme, les élèves décrivent à l’IA l’idée entourée et disent à qui elle s’adresse.",
        finish: "En binôme, les élèves montrent ou décrivent leur version à l’IA et disent ce qu’elle doit faire.",
        lastWord:
          "Puis les appareils sont fermés ; chaque élève achève sa version à la main et écrit le journal en trois lignes.",
      },
      assessment: [
        "Comparez les premières esquisses : plusieurs idées, ou plusieurs fois la même ?",
        "Lisez le journal : les raisons parlent-elles du but, ou seulement des goûts ?",
      ],
      note: "Les élèves tombent amoureux de leur première idée. Exigez-en trois avant tout choix.",
    },
    {
      title: "Planifier, essayer, ajuster",
      overview:
        "Les élèves planifient avant de faire, prévoient ce qui ira mal, et ajustent plan et production avec ce qu’ils découvrent.",
      purpose: "Planifier sans s’accrocher au plan : une prévision démentie est l’information la plus utile.",
      open: {
        title: "Un plan avec un doute",
        description:
          "Chaque élève écrit un plan d’une demi-page : le but, trois étapes pour y arriver, un signe de réussite, et l’étape dont il doute le plus.",
        teacherAction:
          "Demandez à quoi l’on verrait la réussite. Ne touchez pas aux étapes douteuses ; elles serviront.",
        studentAction: "Écrire le but, trois étapes, le signe de réussite et l’étape douteuse.",
        purpose: "Qui a fait un plan peut être surpris, et en apprendre quelque chose.",
        prompts: ["Qu’est-ce que je veux obtenir ?", "À quoi verrai-je que cela marche ?", "Quelle étape m’inquiète ?"],
      },
      develop: {
        title: "Suivre le plan",
        description:
          "Les élèves réalisent le plan jusqu’à une première ébauche et notent en marge chaque endroit où ils s’en écartent.",
        teacherAction:
          "Circulez avec une seule question : est-ce dans le plan ? Les écarts sont bienvenus s’ils sont écrits.",
        studentAction: "Travailler selon son plan. Noter en marge chaque écart, et pourquoi.",
        purpose: "Les notes en marge montrent où faire a plus appris que prévoir.",
        prompts: [
          "Où ai-je quitté le plan ?",
          "Qu’est-ce que je n’avais pas prévu ?",
          "L’ébauche fait-elle déjà ce qu’elle doit ?",
        ],
      },
      deepen: {
        title: "Prévoir, puis tester",
        description:
          "Les élèves écrivent trois prévisions sur l’accueil de leur travail par un lecteur, un usager ou un test. Ils l’essaient et notent le résultat en face de chaque prévision.",
        teacherAction: "Pas de test sans prévision écrite. Demandez ce qu’une prévision fausse dit du travail.",
        studentAction: "Écrire trois prévisions, tester, et mettre les résultats en face.",
        purpose: "L’écart entre prévision et résultat dit où travailler ensuite.",
        prompts: [
          "À quoi est-ce que je m’attends ?",
          "Que s’est-il passé à la place ?",
          "Que m’apprend la différence ?",
        ],
      },
      close: {
        title: "Ajuster et rendre compte",
        description:
          "Les élèves font la version finale et écrivent à côté de leur premier plan ce qu’ils planifieraient autrement, avec le moment qui le leur a appris.",
        teacherAction: "Faites comparer plans et productions. Demandez quel écart a été la meilleure décision.",
        studentAction: "Achever le travail. Écrire à côté du plan ce que l’on changerait, et ce qui l’a appris.",
        purpose: "Regarder ensemble plan et production rend le prochain plan meilleur.",
        prompts: [
          "Qu’avais-je prévu, et qu’en est-il sorti ?",
          "Quel moment m’a le plus appris ?",
          "Que ferai-je autrement la prochaine fois ?",
        ],
      },
      ai: {
        commit:
          "Avant d’ouvrir les appareils, chaque élève écrit sur papier un but, un signe de réussite et trois étapes, et marque la plus douteuse. Plan et doute sont soumis à l’IA.",
        bring: "Les élèves donnent à l’IA leur but, leur signe de réussite et l’étape dont ils doutent.",
        finish: "Les élèves soumettent à l’IA leur but, l’ébauche et l’endroit qui les satisfait le moins.",
        lastWord:
          "Une fois les appareils fermés, les élèves font eux-mêmes le dernier changement et écrivent à côté du plan ce qu’ils feraient autrement la prochaine fois.",
      },
      assessment: [
        "Lisez le signe de réussite : quelqu’un d’autre pourrait-il l’observer ?",
        "Comparez plan et production : les écarts s’expliquent-ils par ce qui a été appris ?",
      ],
      note: "Les uns planifient pour ne pas commencer, les autres commencent pour ne pas planifier. Une demi-page suffit, et elle est obligatoire.",
    },
    {
      title: "Et si, et alors, et donc",
      overview:
        "Les élèves changent une règle d’une chose familière, suivent ce qui en découlerait, et en font une invention qui tient.",
      purpose:
        "Inventer exprès : une seule condition changée, suivie avec soin, mène plus loin que l’attente de l’inspiration.",
      open: {
        title: "Changer une règle",
        description:
          "Les élèves prennent dans le thème une chose connue (une histoire, une loi, un appareil, une méthode), en notent quatre règles, et écrivent deux « et si » qui en brisent chacun une.",
        teacherAction: "Donnez un exemple de votre discipline. Réclamez une petite règle autant qu’une grande.",
        studentAction: "Noter quatre règles. Écrire deux « et si », et choisir celui qui rend curieux.",
        purpose: "Voir les règles est le premier pas de l’invention.",
        prompts: [
          "Quelles règles tout le monde tient-il pour évidentes ?",
          "Et si celle-ci était différente ?",
          "Quel « et si » pique ma curiosité ?",
        ],
      },
      develop: {
        title: "Et alors ?",
        description:
          "Les élèves dessinent une chaîne d’au moins cinq conséquences de leur « et si », avec une branche pour une conséquence dont personne ne veut.",
        teacherAction:
          "Demandez « et alors ? » jusqu’à ce que la chaîne quitte l’évidence. La branche indésirable est obligatoire.",
        studentAction: "Dessiner cinq conséquences à la suite, et une branche pour une conséquence indésirable.",
        purpose: "Suivre une idée plus loin qu’il n’est confortable montre ce qu’elle contient.",
        prompts: ["Et alors ?", "À qui cela plairait-il, et à qui non ?", "Où ma chaîne devient-elle improbable ?"],
      },
      deepen: {
        title: "Deux tours de réparation",
        description:
          "Les élèves développent leur idée en ébauche, réparent le pire endroit, datent, et réparent encore. Chaque tour laisse une version sur papier.",
        teacherAction:
          "Limitez chaque tour à la montre. Demandez après le premier : qu’est-ce que la réparation a aggravé ?",
        studentAction: "Ébaucher, réparer le pire endroit, réparer encore. Garder chaque version.",
        purpose: "Deux tours courts améliorent plus qu’un long.",
        prompts: [
          "Quel est maintenant le pire endroit ?",
          "La réparation a-t-elle cassé autre chose ?",
          "Qu’est-ce qui est mieux qu’au premier tour ?",
        ],
      },
      close: {
        title: "L’invention qui tient",
        description:
          "Les élèves présentent l’invention sur une page : la règle changée, ce qui en découle, la parade à un effet indésirable, et ce qui la distingue du premier « et si ».",
        teacherAction: "Affichez les pages. Chacun écrit sur celle d’un autre un « cela marcherait parce que ».",
        studentAction: "Faire sa page, par écrit : la règle, les suites, la parade, et ce qui a changé en route.",
        purpose: "Une invention est achevée quand son auteur peut en dire le prix.",
        prompts: [
          "Mon premier « et si » était… ; il est maintenant… parce que…",
          "Quelle parade ai-je à un effet dont personne ne veut ?",
          "De quoi est-ce que je doute encore ?",
        ],
      },
      ai: {
        commit:
          "Avant d’ouvrir les appareils, chaque élève note deux règles sur papier et écrit un « et si » qui en brise une. Ce « et si » est soumis à l’IA.",
        bring: "Les élèves donnent à l’IA la règle changée et leur « et si », en deux phrases.",
        finish: "Les élèves soumettent à l’IA leur « et si » et ce qui en découle, effet indésirable compris.",
        lastWord:
          "Appareils rangés, les élèves écrivent leur page avec leurs propres mots, avec une parade à l’effet indésirable, et notent ce qui a changé depuis le premier « et si ».",
      },
      assessment: [
        "Regardez la règle changée : portait-elle vraiment quelque chose ?",
        "Lisez la page finale : un effet indésirable a-t-il sa parade, ou une simple mention ?",
      ],
      note: "« Tout est possible » affaiblit les idées. Chaque règle qui reste en vigueur renforce l’invention.",
    },
  ],
};
