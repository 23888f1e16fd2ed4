/** French: what the composer says in every thinking type. */
import type { Material } from "../material.ts";

export const shared: Omit<Material, "types"> = {
  roles: {
    coach: {
      overview: "L’IA guide par des questions et de petits indices ; aux élèves de décider ce qu’ils en font.",
      may: "Elle peut poser une question à la fois et donner un petit indice quand les élèves sont bloqués.",
      decide: "À côté de chaque indice, ils écrivent « garder », « modifier » ou « rejeter », avec une raison.",
      ways: [
        {
          teacherAction:
            "Circulez et demandez : que ferez-vous ensuite, et de qui vient cette idée ? Si elle ne vient que de l’IA, renvoyez le groupe à ses propres notes.",
          prompts: [
            "Laquelle de ses questions m’a fait regarder de nouveau ?",
            "M’a-t-elle posé une question, ou dit quoi faire ?",
            "Qu’est-ce que je décide de faire ensuite ?",
          ],
        },
        {
          teacherAction:
            "Faites répondre les élèves à voix haute, entre eux, avant toute saisie. Demandez à qui parle le moins : aurais-tu posé la même question ?",
          prompts: [
            "Qu’est-ce que je savais déjà ?",
            "À quelle question ne sais-je pas encore répondre ?",
            "Qu’aurais-je demandé à sa place ?",
          ],
        },
        {
          teacherAction:
            "Interrompez une fois toute la classe : chaque groupe lit la question qui l’a le plus aidé et l’indice dont il aurait pu se passer.",
          prompts: [
            "Qu’avais-je essayé avant de demander ?",
            "De quel indice n’avais-je pas besoin ?",
            "Par où est-ce que je peux avancer maintenant ?",
          ],
        },
      ],
      studentAction:
        "Répondre à chaque question avec ses propres mots avant de lire la suite. Marquer chaque indice : garder, modifier ou rejeter, avec une raison.",
      purpose: "Une bonne question fait avancer les élèves sans leur retirer le travail.",
      ask: [
        "Nous sommes bloqués à l’endroit que nous avons marqué. Donne-nous le plus petit indice utile, puis attends notre réponse.",
        "Pose-moi une question sur mes notes, une seule, que je ne me suis pas encore posée.",
        "Demande-nous d’abord ce que nous avons essayé. Ne propose pas la suite ; laisse-nous la trouver.",
      ],
      note: "Un guide se met vite à planifier à la place des élèves. Faites-leur dire ce qu’ils comptent faire avant de lire l’indice, et mettez fin à toute conversation qui tourne au mode d’emploi.",
      assessment:
        "Suivez un indice de la conversation jusqu’à la feuille : a-t-il été repris, adapté ou refusé, et la raison est-elle notée à côté ?",
      fade: "Avec moins d’aide : la prochaine fois, les élèves écrivent trois questions qu’un guide poserait, y répondent, et n’ouvrent l’IA que pour une quatrième.",
      example: [
        "Dans son rôle de guide, l’IA demande où cela se voit exactement.",
        "Au lieu de répondre, l’IA renvoie une question : comment le montrer à quelqu’un qui n’était pas là ?",
        "L’IA veut savoir ce qui a été essayé avant d’en arriver là.",
      ],
    },
    "content-provider": {
      overview: "L’IA apporte du contexte et des exemples ; les élèves n’utilisent rien qu’ils n’aient vérifié.",
      may: "Elle peut donner un court élément de contexte, un exemple ou une définition quand les élèves le demandent.",
      decide: "Ils vérifient chaque élément dans les documents du cours et le marquent : garder, modifier ou rejeter.",
      ways: [
        {
          teacherAction:
            "Gardez le manuel ou le dossier documentaire à portée de main. Demandez à chaque groupe quelle affirmation il a vérifiée, et où ; les autres reçoivent un point d’interrogation.",
          prompts: [
            "Où puis-je le vérifier ?",
            "Est-ce que cela confirme mes notes, ou les contredit ?",
            "Que dit l’IA qu’aucun de nos documents ne dit ?",
          ],
        },
        {
          teacherAction:
            "Faites tenir deux colonnes : confirmé par nous, dit seulement par l’IA. Demandez ce qu’il faudrait pour qu’une ligne passe de la seconde à la première.",
          prompts: [
            "Qui le dit, à part l’IA ?",
            "Que laisse-t-elle de côté ?",
            "En ai-je besoin, ou est-ce seulement intéressant ?",
          ],
        },
        {
          teacherAction:
            "Confiez à un élève par groupe la chasse aux erreurs : il cherche, vérifie et signale. Saluez chaque trouvaille.",
          prompts: [
            "Qu’est-ce qui est trop beau pour être vrai ?",
            "Quel nombre ou quel nom dois-je vérifier ?",
            "Puis-je le dire avec mes propres mots ?",
          ],
        },
      ],
      studentAction:
        "Demander un seul élément de contexte à la fois. Le chercher dans nos documents, le marquer (garder, modifier ou rejeter) et noter où il a été vérifié.",
      purpose: "Le contexte ouvre un sujet ; en le vérifiant, les élèves restent maîtres de ce qui est établi.",
      ask: [
        "Donne-nous un court élément de contexte sur ce que nous avons écrit, et dis-nous à quel point il est sûr. Ne tire pas la conclusion pour nous.",
        "Cite un exemple à comparer avec le nôtre, en deux phrases. Laisse-nous faire la comparaison.",
        "Quel mot de nos notes a un sens particulier dans cette discipline ? Explique-le, dis-nous où le vérifier, et arrête-toi là.",
      ],
      note: "Une réponse bien tournée peut contenir des faits, des chiffres ou des sources inventés. Posez la règle : ce qu’aucune autre source ne confirme est barré, même si cela sonne bien.",
      assessment: "Prenez deux affirmations qu’un élève a gardées : est-il noté où chacune a été vérifiée ?",
      fade: "Avec moins d’aide : la prochaine fois, les élèves cherchent d’abord dans deux sources et ne demandent à l’IA que ce qui ne s’y trouve pas.",
      example: [
        "L’IA donne un court élément de contexte, et quelque chose ne s’accorde pas.",
        "L’IA cite un cas comparable ; vérifié dans le manuel, il se révèle différent.",
        "L’IA explique un mot des notes : son sens exact est plus étroit que prévu.",
      ],
    },
    "idea-generator": {
      overview: "L’IA ajoute quelques idées inattendues à celles des élèves, et ce sont eux qui choisissent.",
      may: "Elle peut ajouter jusqu’à trois idées quand les élèves ont noté les leurs.",
      decide:
        "Ils placent ces propositions à côté des leurs et marquent chacune : garder, modifier ou rejeter, avec une raison.",
      ways: [
        {
          teacherAction:
            "Veillez à ce que les idées des élèves restent visibles à côté de celles de l’IA. Demandez : laquelle des vôtres vaut mieux que toutes celles-ci, et pourquoi ?",
          prompts: [
            "Laquelle de mes idées n’a pas d’équivalent ici ?",
            "Est-ce vraiment nouveau, ou mon idée en d’autres mots ?",
            "Que devrais-je changer pour pouvoir m’en servir ?",
          ],
        },
        {
          teacherAction:
            "Faites lire à voix haute, mélangées, les idées de l’IA et celles des élèves ; la classe devine d’où vient chacune. Demandez ce qui les trahit.",
          prompts: [
            "Quelle idée n’aurais-je jamais eue ?",
            "Qu’est-ce que toutes ses idées ont en commun ?",
            "Laquelle convient à notre tâche, laquelle sonne seulement bien ?",
          ],
        },
        {
          teacherAction:
            "N’autorisez qu’un seul tour. Chaque groupe associe ensuite une de ses idées à une idée de l’IA et dit ce que chacune apporte.",
          prompts: [
            "Que manque-t-il encore aux deux listes ?",
            "Saurais-je expliquer cette idée à quelqu’un ?",
            "Laquelle des miennes gagne en force à côté de celles-ci ?",
          ],
        },
      ],
      studentAction:
        "Demander trois idées, pas dix. Écrire à côté de chacune « garder », « modifier » ou « rejeter », avec une raison, et en retravailler au moins une jusqu’à la faire sienne.",
      purpose:
        "Des idées venues d’ailleurs élargissent le champ ; c’est en comparant et en choisissant que l’on pense.",
      ask: [
        "Voici notre liste. Ajoute deux idées venues d’une tout autre direction, une phrase chacune. Ne les classe pas.",
        "Quel genre d’idée manque à notre liste ? Nomme seulement le genre, et laisse-nous trouver l’idée.",
        "Prends le point le plus étrange de notre liste et pose-nous une question qui pourrait le rendre utile.",
      ],
      note: "Les premières idées enferment : après en avoir lu trois de l’IA, les élèves cessent de chercher. Gardez les leurs visibles, à l’encre, et demandez-en une de plus quand la conversation est fermée.",
      assessment:
        "Mettez côte à côte les premières idées et le choix final : quelle part de ce choix est partie de l’élève ?",
      fade: "Avec moins d’aide : la prochaine fois, les élèves doublent leur propre liste avant toute aide, et l’IA ne peut ajouter qu’une seule idée.",
      example: [
        "L’IA ajoute une idée qui ne figure nulle part sur la page.",
        "Sur trois idées de l’IA, deux sont rejetées aussitôt ; la troisième ne se laisse pas écarter si vite.",
        "L’IA suggère de partir de l’autre bout, ce qui paraît d’abord étrange.",
      ],
    },
    "feedback-provider": {
      overview: "L’IA relève une force et une faiblesse ; améliorer le travail reste l’affaire des élèves.",
      may: "Elle peut relever une force et une faiblesse, en montrant chaque fois l’endroit concerné.",
      decide:
        "Ils jugent chaque remarque, écrivent en marge « garder », « modifier » ou « rejeter », et disent pourquoi.",
      ways: [
        {
          teacherAction:
            "Faites barrer les compliments qui iraient à n’importe quel travail. Demandez : quelle remarque peux-tu montrer du doigt, ici, sur la page ?",
          prompts: [
            "De quel endroit de mon travail parle cette remarque ?",
            "Pourrait-on le dire de n’importe quel travail ?",
            "Que vais-je reprendre d’abord, et que laisser exprès tel quel ?",
          ],
        },
        {
          teacherAction:
            "Faites noter d’avance où les élèves s’attendent à une critique. Demandez qui a eu une surprise, et laquelle.",
          prompts: [
            "Est-ce que je m’attendais à cette remarque ?",
            "Qu’est-ce qui lui a échappé ?",
            "Quel changement aiderait le plus ceux qui me lisent ?",
          ],
        },
        {
          teacherAction:
            "Prenez une remarque et discutez-la en classe comme une affirmation : est-elle vraie pour ce travail, et est-elle importante ?",
          prompts: [
            "Est-ce vrai, et est-ce important ?",
            "Que répondrais-je ?",
            "Quelle qualité de mon travail ai-je envie de protéger ?",
          ],
        },
      ],
      studentAction:
        "Trouver l’endroit visé par chaque remarque. Écrire à côté « garder », « modifier » ou « rejeter », avec une raison, et faire soi-même la correction.",
      purpose: "Une remarque aide quand elle montre un endroit précis ; apprendre, c’est décider quoi en faire.",
      ask: [
        "Relève une force et une faiblesse dans ce que nous avons écrit, en citant le passage. Ne réécris rien.",
        "Où un lecteur buterait-il ? Montre seulement la ligne, et attends que nous ayons essayé de la reprendre.",
        "Demande-nous ce que nous voulions obtenir. Montre ensuite l’endroit qui en est le plus loin, sans le corriger.",
      ],
      note: "Les retours d’une IA sont souvent des compliments creux. N’acceptez que les remarques qui désignent un endroit du travail ; le reste est barré avant que quiconque en tienne compte.",
      assessment:
        "Lisez une remarque rejetée : la raison montre-t-elle que l’élève connaît son travail mieux que l’IA ?",
      fade: "Avec moins d’aide : la prochaine fois, les élèves écrivent les remarques qu’ils attendent et ne lisent celles de l’IA que pour voir ce qui leur a échappé.",
      example: [
        "Dans son retour, l’IA désigne une ligne où le lecteur doit deviner.",
        "L’IA loue l’ensemble et trouve une ligne bien mince ; l’éloge est barré, la ligne reste à revoir.",
        "L’IA relève un mot et demande ce qu’il recouvre ; le reste, dit-elle, est clair.",
      ],
    },
    "perspective-taker": {
      overview: "L’IA prête sa voix à un point de vue absent, et les élèves jugent ce qu’il change.",
      may: "Elle peut parler depuis un seul point de vue à la fois, en quelques phrases.",
      decide: "Ils se demandent qui pourrait le confirmer et marquent chaque point : garder, modifier ou rejeter.",
      ways: [
        {
          teacherAction:
            "Demandez à chaque groupe : une vraie personne s’y reconnaîtrait-elle ? Au premier cliché, arrêtez et laissez la classe le nommer.",
          prompts: [
            "Quel point de vue manque encore ?",
            "Est-ce une personne qui parle, ou un cliché ?",
            "Que voit-on de là que je ne voyais pas ?",
          ],
        },
        {
          teacherAction:
            "Faites choisir une personne différente à chaque groupe, puis laissez deux groupes comparer ce que chacune rend visible.",
          prompts: [
            "Qu’est-ce que cette personne risque de perdre ?",
            "Lequel de mes mots n’emploierait-elle pas ?",
            "Comment savoir si c’est vrai ?",
          ],
        },
        {
          teacherAction:
            "Demandez qui a réellement dit quelque chose de semblable, et où. Laissez une chaise vide pour la voix que personne ici ne peut porter.",
          prompts: [
            "Qui a vraiment dit quelque chose de semblable ?",
            "Qu’avons-nous en commun, cette personne et moi ?",
            "À quoi ressemble mon avis, vu de là ?",
          ],
        },
      ],
      studentAction:
        "Décider quel point de vue manque et le confier à l’IA. Marquer ce qu’elle dit (garder, modifier ou rejeter) et noter qui pourrait le confirmer.",
      purpose: "Vue d’ailleurs, notre propre position montre ce qu’elle laisse de côté.",
      ask: [
        "Réponds à nos notes en deux phrases, comme une personne qui voit les choses tout autrement. Ne dis pas qui a raison.",
        "Pose-nous une question que poserait ici quelqu’un d’un autre lieu ou d’une autre époque.",
        "Quel point de vue manque dans ce que nous avons écrit ? Nomme deux personnes, et laisse-nous choisir.",
      ],
      note: "Une voix d’emprunt tourne vite au stéréotype. Demandez une personne dans une situation, jamais un groupe entier, et comparez avec une vraie source ou quelqu’un que l’on peut interroger.",
      assessment: "Cherchez la phrase que l’autre point de vue a changée : vrai gain, ou simple politesse ?",
      fade: "Avec moins d’aide : la prochaine fois, les élèves écrivent eux-mêmes la voix absente d’après une source ou un entretien, et demandent seulement à l’IA qui ils ont oublié.",
      example: [
        "L’IA répond comme quelqu’un à qui personne n’avait pensé, et qui le dirait autrement.",
        "Avec la voix d’un nouveau venu, l’IA demande ce que l’on tient ici pour évident.",
        "Comme quelqu’un qui n’est pas d’accord, l’IA dit en deux phrases ce qu’elle voit au même endroit.",
      ],
    },
    synthesizer: {
      overview: "L’IA met en ordre ce que les élèves ont dit ; à eux de retrouver ce que cet ordre a perdu.",
      may: "Elle peut regrouper les idées des élèves et faire voir régularités, manques et contradictions.",
      decide:
        "Ils comparent sa version à leurs notes, y remettent ce qui s’est perdu et marquent chaque regroupement : garder, modifier ou rejeter.",
      ways: [
        {
          teacherAction:
            "Faites chercher à chacun une de ses idées que la synthèse a perdue ou déformée. Recueillez-les au tableau et demandez lesquelles comptent.",
          prompts: [
            "Laquelle de mes idées a disparu ?",
            "Ces idées vont-elles ensemble, ou se ressemblent-elles seulement ?",
            "Quel nom donnerais-je à ce regroupement ?",
          ],
        },
        {
          teacherAction:
            "Cachez les titres de l’IA : les élèves nomment d’abord les regroupements. Comparez ensuite et demandez quel nom cache quelque chose.",
          prompts: [
            "Quel nom cache quelque chose ?",
            "Qu’est-ce qui prend plus de place ici que dans mes notes ?",
            "Où deux choses n’en font-elles plus qu’une ?",
          ],
        },
        {
          teacherAction: "Avant de lire sa version, faites marquer dans les notes ce qui ne doit pas se perdre.",
          prompts: [
            "Qu’est-ce qui ne doit pas se perdre ?",
            "Quelle exception a été gommée ?",
            "Que montre cet ordre que je n’avais pas vu ?",
          ],
        },
      ],
      studentAction:
        "Cocher ses idées dans la synthèse de l’IA. Écrire à côté de chaque regroupement « garder », « modifier » ou « rejeter », et remettre ce qui manque.",
      purpose: "L’ordre d’un autre fait voir les manques ; en le discutant, on trouve le sien.",
      ask: [
        "Répartis nos idées en trois ensembles sans rien ajouter. Ne leur donne pas de nom ; nous le ferons.",
        "Quelles sont les deux idées qui ne vont pas ensemble ? Montre-les seulement, puis attends.",
        "Qu’est-ce qui abonde dans nos notes, et qu’est-ce qui en est presque absent ? Pose-nous une question sur ce manque.",
      ],
      note: "Une synthèse bien lisse perd ce qui compte : l’exception, le cas étrange, le doute. Faites chercher ce qui a été omis avant de lire ce qui s’y trouve.",
      assessment:
        "Regardez ce que les élèves ont remis dans la synthèse : ont-ils vu l’idée qui avait le plus de poids ?",
      fade: "Avec moins d’aide : la prochaine fois, les élèves trient et résument d’abord, et ne prennent la version de l’IA que pour chercher les différences.",
      example: [
        "L’IA classe les notes par groupes, et une idée reste seule.",
        "Dans la synthèse de l’IA se suivent deux idées qui ne vont pas ensemble.",
        "Quand l’IA met les notes en ordre, un vide apparaît au milieu.",
      ],
    },
    challenger: {
      overview: "L’IA résiste, une objection à la fois, et les élèves décident lesquelles comptent.",
      may: "Elle peut avancer une objection ou une question difficile à la fois.",
      decide:
        "Pour chaque objection, ils notent s’ils gardent leur idée, la modifient ou rejettent l’objection, et ce qui en a décidé.",
      ways: [
        {
          teacherAction:
            "Vérifiez que les répliques s’appuient sur les documents. Au bout d’un moment, demandez à chaque groupe : à quelle objection ne savez-vous pas encore répondre ?",
          prompts: [
            "Mes documents me permettent-ils de répondre ?",
            "L’objection porte-t-elle sur le fond, ou seulement sur mes mots ?",
            "À quelle objection préférerais-je ne pas répondre, et pourquoi ?",
          ],
        },
        {
          teacherAction:
            "Notez au tableau les objections les plus difficiles, et laissez d’autres groupes s’y essayer.",
          prompts: [
            "Quelle est la meilleure réplique ?",
            "Cette objection est-elle juste ?",
            "Où mes documents donnent-ils de quoi répondre ?",
          ],
        },
        {
          teacherAction:
            "Faites attribuer à chaque objection une force de 1 à 3 avant toute réplique. Demandez ce qui mérite un 3.",
          prompts: [
            "Quelle est sa force, de 1 à 3 ?",
            "Que devrais-je vérifier ?",
            "Qu’est-ce que je dirai désormais avec plus de prudence ?",
          ],
        },
      ],
      studentAction:
        "Répondre à deux ou trois objections à partir de ses documents. À côté de chacune, écrire « garder », « modifier » ou « rejeter », et la raison.",
      purpose: "On comprend mieux ce qui a rencontré une résistance que ce que personne n’a contesté.",
      ask: [
        "Quel est le point le plus faible de ce que nous avons écrit ? Pose-nous une question à ce sujet, puis attends.",
        "Donne un contre-exemple en une seule phrase. N’y réponds pas à notre place.",
        "Contredis-nous sur un point, en adversaire loyal. Arrête-toi là et laisse-nous répliquer.",
      ],
      note: "Livré à lui-même, un contradicteur finit par contredire pour le plaisir. Apprenez à la classe une réplique : montre-nous où nos documents disent le contraire. Ce qui ne peut être montré est barré.",
      assessment:
        "Prenez une objection rejetée : le rejet s’appuie-t-il sur les documents, ou sur une simple impression ?",
      fade: "Avec moins d’aide : la prochaine fois, les élèves écrivent d’abord les objections, et l’IA ne peut ajouter qu’une objection oubliée.",
      example: [
        "Dans le rôle du contradicteur, l’IA soulève une objection : est-ce que cela suffit ?",
        "L’IA demande ce qui devrait être vrai pour que ce soit faux.",
        "L’IA oppose un cas où il n’en irait pas ainsi.",
      ],
    },
  },
  placements: {
    beginning: {
      overview:
        "L’IA intervient au début, à l’étape {step}, après une première réponse sur papier ; ensuite, les élèves travaillent sans elle.",
      teacherAction:
        "Présentez la tâche et les documents, puis laissez quelques minutes de silence. Aucun appareil n’est ouvert tant que chacun n’a pas écrit quelque chose.",
      studentAction: "Écrire d’abord sa propre réponse, avant d’ouvrir l’IA.",
      note: "L’IA ouvre le travail à l’étape {step}. Exigez d’abord une première réponse écrite : sinon, c’est l’IA qui donne la direction et les élèves suivent.",
      prompt: "Qu’est-ce que je pense, avant d’avoir demandé à qui que ce soit ?",
    },
    middle: {
      overview: "L’IA intervient au milieu, à l’étape {step} : les élèves commencent et terminent sans elle.",
      teacherAction: "Montrez une fois la requête au tableau, et dites quand les appareils seront refermés.",
      studentAction: "Recopier sur papier ce que l’on veut garder : la conversation sera ensuite fermée.",
      note: "L’étape {step} est la seule avec IA. Annoncez dès le début quand elle finit, et faites ranger les appareils avant d’expliquer l’étape suivante.",
    },
    end: {
      overview:
        "L’IA intervient à la fin, à l’étape {step}, quand les élèves tiennent leur propre version ; la dernière phrase s’écrit sans elle.",
      teacherAction:
        "Gardez du temps pour la clôture : appareils fermés, stylos en main, une dernière version sans IA.",
      studentAction: "Fermer ensuite l’appareil et écrire la dernière version sans aide.",
      note: "Ne laissez pas l’étape {step} se terminer dans la conversation. Réservez un tiers de son temps à la dernière version, écrite sans IA.",
      prompt: "Qu’est-ce qui a changé dans ma pensée tout à la fin, et qu’ai-je laissé tel quel ?",
    },
    flexible: {
      overview:
        "La place de l’IA reste ouverte : l’étape {step} est une suggestion, et chaque étape peut se faire sans elle.",
      teacherAction: "Décidez à l’avance si l’IA a sa place ici, et dites-le à la classe.",
      studentAction: "Si l’IA est employée ici, terminer d’abord sa propre part.",
      note: "Pour déplacer l’IA, reprenez ailleurs la partie IA de l’étape {step} : les élèves font d’abord seuls l’autre étape, puis en soumettent le résultat à l’IA. Où qu’elle soit, une première réponse la précède et une dernière phrase sans IA la suit.",
      suggestion: "Si vous placez l’IA ici, elle vient quand ce travail est sur le papier.",
    },
  },
  bands: {
    "k-2": {
      first: "Un dessin ou une dictée à l’adulte vaut un écrit : notez ce que disent les enfants.",
      ai: "Travaillez sur un seul écran : vous tapez et lisez à voix haute, la classe décide quoi demander, et les enfants montrent « garder », « modifier » ou « rejeter » avec des cartons de couleur.",
      last: "Un dessin et une phrase dite suffisent ; écrivez la phrase dessous.",
    },
    "3-5": {
      first: "Affichez un exemple achevé sur un autre thème, pour que chacun voie la longueur attendue.",
      ai: "Prévoyez un écran pour la classe ou un par table, avec votre compte, et lisez ensemble la première réponse.",
      last: "Deux ou trois phrases complètes suffisent ; proposez un début de phrase à qui n’arrive pas à se lancer.",
    },
    "6-8": {
      first: "Donnez la consigne par petites parties, et dites quand on pose les stylos.",
      ai: "Beaucoup d’élèves n’ont pas l’âge d’avoir un compte : vérifiez la règle de votre établissement, et prévoyez un appareil par groupe.",
      last: "Faites donner une raison dans chaque réponse ; mieux vaut une réponse courte avec preuve qu’une longue sans.",
    },
    "9-12": {
      first: "Quand la tâche s’y prête, exigez dès le début le vocabulaire précis de votre discipline.",
      ai: "Faites conserver la conversation avec les notes, pour pouvoir revenir sur tel ou tel échange.",
      last: "Si des sources sont utilisées, faites-les citer ; demandez au moins une limite du résultat obtenu.",
    },
    higher: {
      first:
        "S’il existe des travaux sur le sujet, renvoyez-y les étudiants, et demandez-leur de nommer ce sur quoi ils s’appuient.",
      ai: "Exigez une ligne qui précise quel outil a servi, à quoi, et ce qu’il en est sorti.",
      last: "Faites formuler une question ouverte pour la suite et, si des travaux sont cités, prendre position.",
    },
  },
  aiRole: "Avec l’aide de l’IA : {role}.",
  independent: {
    before: "Travail autonome : pas d’IA dans cette étape, appareils fermés.",
    after: "Travail autonome : sans IA, à partir de ses notes et des documents.",
    last: "Travail autonome : sans IA, car le dernier mot revient à l’élève.",
    flexible: "Travail autonome : sans IA, sauf si vous la déplacez ici une fois ce travail fait.",
  },
  afterAI: "Les appareils sont fermés ; les notes restent sur la table.",
  context: {
    title: "{title} : {topic}",
    facts: "Prévue pour : {facts}.",
    minutes: "{minutes} minutes",
    purpose: "L’objectif de la classe : {purpose}.",
    longPurpose: "L’objectif de la classe, en entier : {purpose}.",
    skills: "Compétences visées : {skills}.",
    board: "Écrivez l’objectif bien en vue : {purpose}.",
    ask: "Notre objectif : {purpose}.",
    skillsPrompt: "À quel endroit de mon travail peut-on voir ceci : {skills} ?",
    standards: "Relisez les productions finales au regard des attendus que vous avez indiqués : {standards}.",
    skillsAssessment: "Choisissez un moment pour observer ces compétences chez chaque élève : {skills}.",
    note: "Vous avez précisé à propos de cette classe : {context}. Adaptez-y les groupes, les documents et la durée avant de commencer.",
  },
  sessions: {
    intro: "{count} séances de {length} minutes : ",
    one: "séance {session} pour l’étape {step}",
    shared: "séance {session} pour les étapes {from}–{to}",
    long: "séances {from}–{to} pour l’étape {step}",
    separator: " ; ",
    end: ".",
  },
  privacy: [
    "Rappelez aux élèves de ne mettre ni noms, ni photos, ni données personnelles dans la conversation.",
    "Convenez d’avance que personne ne tape dans la conversation de vrais noms ni de données personnelles, les siennes ou celles d’autrui.",
    "Ce qui est tapé sort de la classe : demandez d’omettre noms, lieux et détails personnels, et vérifiez ensemble une première saisie.",
  ],
  teacherLed: [
    "Un seul écran : vous tapez, la classe s’accorde sur ce qu’il faut demander, et chacun vote sur chaque réponse avec les cartons « garder », « modifier » et « rejeter ».",
    "Peu d’appareils : projetez au tableau une seule conversation ; chaque table vous remet une question sur papier, et la classe décide laquelle taper.",
    "En classe entière : montrez un seul écran, lisez chaque réponse à voix haute en marquant une pause, et laissez la classe décider de poursuivre, de relancer ou d’arrêter.",
  ],
  access: [
    "Pour les élèves allophones : proposez une banque de mots et des débuts de phrase, acceptez des notes dans toutes les langues, et demandez à l’IA des phrases courtes.",
    "Pour les élèves qui écrivent peu : laissez-les dicter leur réponse à un camarade, et évaluez la pensée, pas l’orthographe.",
    "Pour ceux qui finissent tôt : faites-leur expliquer leur production à quelqu’un d’un autre groupe et noter la première question reçue.",
  ],
};
