/** French: reflecting and self-regulating. */
import type { TypeText } from "../material.ts";

export const reflectingSelfRegulating: TypeText = {
  mayNot: "Elle ne peut ni juger l’élève, ni fixer le but, ni choisir la stratégie.",
  roles: {
    coach: {
      title: "Raconte comment tu as fait",
      does: "L’IA demande aux élèves comment ils s’y sont pris, une question à la fois, et ils répondent en montrant un endroit de leur travail.",
      ask: "Voici mes notes sur ma façon de travailler. Pose-moi une question sur le moment où j’ai bloqué, puis attends.",
    },
    "content-provider": {
      title: "Une stratégie à essayer",
      does: "L’IA décrit une stratégie d’apprentissage que les élèves demandent, et un petit essai leur dit si elle leur convient.",
      ask: "Décris en trois phrases une stratégie pour une difficulté comme la mienne, et où la vérifier. Ne dis pas qu’elle est faite pour moi.",
    },
    "idea-generator": {
      title: "D’autres suites possibles",
      does: "L’IA ajoute trois suites possibles à celles que les élèves ont notées, et ils choisissent d’après ce que montre leur travail.",
      ask: "Voici mes idées pour la suite. Ajoutes-en trois, très différentes, et ne me dis pas laquelle choisir.",
    },
    "feedback-provider": {
      title: "Est-ce assez précis ?",
      does: "L’IA désigne dans les notes la ligne la plus honnête et une ligne trop vague, que les élèves précisent.",
      ask: "Quelle ligne de mes notes est la plus précise, et laquelle est vague ? Montre-les seulement. Ne parle pas de ma personne.",
    },
    "perspective-taker": {
      title: "Vu de l’extérieur",
      does: "L’IA décrit la même façon de travailler comme un ami patient ou un futur soi-même, et les élèves disent ce qu’ils reconnaissent.",
      ask: "Réponds à mes notes en deux phrases, comme celui ou celle que je serai dans un an. Ne donne pas de conseil.",
    },
    synthesizer: {
      title: "Ce qui revient",
      does: "L’IA regroupe les notes d’après ce qui y revient, et les élèves décident si c’est une habitude ou une coïncidence.",
      ask: "Qu’est-ce qui revient dans mes notes ? Regroupe-le sans me juger, et attends le nom que je lui donne.",
    },
    challenger: {
      title: "Est-ce bien la raison ?",
      does: "L’IA met en doute une explication à la fois (manque de temps ? trop difficile ?), et les élèves cherchent la preuve dans leur travail.",
      ask: "Mets en doute une de mes raisons, en une phrase. N’en propose pas d’autre ; laisse-moi d’abord vérifier.",
    },
  },
  examples: {
    "language-arts": {
      before: "Une élève écrit que la fin de sa rédaction est faible, faute de temps.",
      after:
        "L’élève regarde ses brouillons : le premier paragraphe a été écrit quatre fois. Le temps n’est pas la raison ; son plan prévoit maintenant la fin juste après le début.",
    },
    mathematics: {
      before: "Un élève note qu’il est mauvais en équations, puisque la moitié des réponses sont fausses.",
      after:
        "L’élève reprend les erreurs une par une : cinq sur six portent sur les signes. « Mauvais en équations » est barré, et il prévoit de vérifier les signes après chaque ligne.",
    },
    science: {
      before: "Deux élèves notent que leur expérience a raté à cause du matériel.",
      after:
        "Ils relisent leur cahier : personne n’a noté la température de départ. Le prochain protocole nomme un responsable du relevé, et le matériel reste.",
    },
    "social-studies": {
      before: "Une élève écrit que les documents étaient trop difficiles à comprendre.",
      after:
        "L’élève regarde ce qu’elle a surligné : presque tout. La prochaine fois, elle ne surlignera que ce qui répond à sa question, écrite en haut de la page.",
    },
    arts: {
      before: "Après la répétition, un élève note qu’il entre toujours trop tard.",
      after:
        "L’élève écoute l’enregistrement : cela arrive deux fois, chaque fois après une page tournée. « Toujours » disparaît ; le plan, c’est deux mesures par cœur.",
    },
    stem: {
      before: "Une équipe écrit que le programme a planté parce que la consigne n’était pas claire.",
      after:
        "L’équipe compare les versions : tout marchait jusqu’à trois changements faits d’un coup. Sa nouvelle règle : changer une chose, tester, noter.",
    },
    other: {
      before: "Une élève note qu’elle n’arrive pas à retenir le vocabulaire.",
      after:
        "L’élève regarde quels mots elle savait : ceux qu’elle avait dits à voix haute dans une phrase. La moitié de la liste passe à cette méthode, et la semaine suivante tranchera.",
    },
    general: {
      before: "Un élève écrit que le travail s’est bien passé, puisqu’il a été rendu à l’heure.",
      after:
        "L’élève cherche la page qu’il aimerait le moins lire à voix haute, et en trouve une. La note est réécrite : à l’heure, mais une page bâclée, et un plan pour la refaire.",
    },
  },
  exchange: {
    title: "Partenaires d’apprentissage",
    description:
      "En binôme, les élèves se montrent un endroit de leur travail et ce qu’ils ont décidé à son sujet. Le partenaire ne fait que questionner, et note la réponse qui ressemblait le plus à une découverte.",
    teacherAction: "Entraînez à questionner sans conseiller : toute phrase en « tu devrais » est tournée en question.",
    studentAction: "Montrer un endroit et sa décision. Comme partenaire, questionner, écouter et noter une découverte.",
    purpose: "Expliquée à quelqu’un qui questionne, sa propre façon de travailler devient claire.",
    prompts: [
      "Qu’as-tu essayé quand c’est devenu difficile ?",
      "À quoi as-tu vu que cela marchait, ou non ?",
      "Qu’ai-je entendu qui pourrait me servir ?",
    ],
  },
  plans: [
    {
      title: "Revenir, repérer, résoudre",
      overview:
        "Les élèves reviennent sur un de leurs travaux, repèrent ce qui a marché et ce qui a bloqué, et prennent une résolution, une seule.",
      purpose: "Réfléchir à des endroits du travail et à ce que l’on y a fait, car c’est cela que l’on peut changer.",
      open: {
        title: "Regarder en arrière",
        description:
          "Un de leurs travaux sous les yeux, les élèves écrivent deux phrases sur ce qui a bien marché et deux sur ce qui a bloqué, en notant l’endroit.",
        teacherAction:
          "Rendez un travail récent sans la note. Réclamez des endroits : quelle ligne, quelle étape, quelle minute ?",
        studentAction: "Écrire ce qui a bien marché et ce qui a bloqué. Noter l’endroit exact.",
        purpose: "On commence à réfléchir par ce que l’on peut montrer du doigt.",
        prompts: ["Quel endroit me satisfait, et pourquoi ?", "Où ai-je bloqué ?", "Qu’ai-je fait à ce moment-là ?"],
      },
      develop: {
        title: "Trois couleurs",
        description:
          "Les élèves parcourent leur travail et le marquent de trois couleurs : sûr, incertain, deviné. À côté de deux endroits incertains, ils notent ce qu’ils y pensaient.",
        teacherAction:
          "Montrez l’exemple avec un de vos travaux, suppositions comprises. Les couleurs ne sont pas notées.",
        studentAction: "Marquer sûr, incertain, deviné. Expliquer par écrit deux endroits incertains.",
        purpose: "Connaître son degré de certitude, c’est commencer à se diriger.",
        prompts: [
          "Que pensais-je ici ?",
          "Quel était mon degré de certitude, et était-il fondé ?",
          "Quelle couleur manque dans mon travail ?",
        ],
      },
      deepen: {
        title: "Essayer autrement",
        description:
          "Les élèves choisissent un endroit incertain, écrivent une stratégie qu’ils n’avaient pas employée et le refont avec elle. Les deux essais restent, avec une note sur la différence.",
        teacherAction:
          "Proposez une courte liste : dessiner, dire à voix haute, partir de la fin, chercher un cas voisin. Les élèves choisissent.",
        studentAction: "Choisir une stratégie, refaire l’endroit, noter ce qui était différent.",
        purpose: "Une stratégie devient sienne quand on l’essaie, pas quand on la nomme.",
        prompts: [
          "Que n’ai-je pas encore essayé ?",
          "Qu’est-ce qui était plus facile, plus difficile ?",
          "Quand m’en servirai-je de nouveau ?",
        ],
      },
      close: {
        title: "Une résolution",
        description:
          "Les élèves écrivent une phrase de la forme « Quand…, je…, parce que… », l’attachent à l’endroit du travail d’où elle vient, et notent ce qu’ils voient maintenant autrement.",
        teacherAction:
          "Lisez le « quand » : est-ce un moment que l’on remarquera ? Gardez les phrases pour le prochain travail.",
        studentAction: "Écrire : quand…, je…, parce que… Ajouter ce que l’on voit autrement maintenant.",
        purpose: "Attachée à un moment, une intention a une chance d’être tenue.",
        prompts: [
          "Quand…, je…, parce que…",
          "Que vois-je autrement qu’au début, et qu’est-ce qui m’a fait changer ?",
          "À quoi verrai-je que cela aide ?",
        ],
      },
      ai: {
        commit:
          "Avant d’ouvrir tout appareil, chaque élève écrit sur papier ce qui a bien marché, où il a bloqué et ce qu’il a fait alors. Cet écrit, sans nom ni note chiffrée, est soumis à l’IA.",
        bring: "Chaque élève donne à l’IA ce qu’il a écrit sur l’endroit où il a bloqué, sans nom ni note chiffrée.",
        finish:
          "Chaque élève soumet à l’IA l’endroit où il a bloqué, ce qu’il en a compris depuis et la résolution qu’il envisage.",
        lastWord:
          "Puis les appareils sont fermés, et les élèves écrivent sans aide : quand…, je…, parce que…, et ce qu’ils voient maintenant autrement.",
      },
      assessment: [
        "Regardez les endroits : une autre personne pourrait-elle les retrouver ?",
        "Lisez la résolution : vient-elle de ce travail, ou irait-elle à n’importe qui ?",
      ],
      note: "« Je dois travailler plus » n’est pas une réflexion. Demandez l’endroit, le moment et ce qui y a été fait.",
    },
    {
      title: "Prévoir, vérifier, ajuster",
      overview:
        "Les élèves estiment ce qu’ils savent, vérifient cette estimation sur ce qu’ils savent faire, et ajustent leur façon d’apprendre.",
      purpose: "Mieux se juger soi-même : savoir ce que l’on ne sait pas encore fait gagner le plus de temps.",
      open: {
        title: "S’estimer d’abord",
        description:
          "Les élèves notent quatre choses qu’ils devraient savoir faire, prévoient de 1 à 4 leur réussite pour chacune, puis écrivent l’une d’elles de mémoire, comme preuve.",
        teacherAction:
          "Recueillez les quatre points avec la classe. Cahiers fermés pendant la preuve ; elle n’est pas notée.",
        studentAction: "Prévoir de 1 à 4 pour chaque point. En prouver un de mémoire, par écrit.",
        purpose: "Une prévision écrite ne se corrige pas après coup.",
        prompts: [
          "Est-ce que je sais vraiment le faire ?",
          "Qu’est-ce qui me le fait croire ?",
          "De quel chiffre est-ce que je doute le plus ?",
        ],
      },
      develop: {
        title: "Comparer et expliquer",
        description:
          "Les élèves mettent le résultat en face de la prévision, écrivent dans la colonne suivante « trop haut », « trop bas » ou « juste », et donnent une raison au plus grand écart.",
        teacherAction: "Demandez qui était trop haut et qui trop bas. Traitez les deux comme la même sorte d’erreur.",
        studentAction: "Comparer prévision et résultat. Expliquer par écrit le plus grand écart.",
        purpose: "La raison d’une erreur d’estimation en dit plus que sa taille.",
        prompts: [
          "Où étais-je trop haut ou trop bas ?",
          "Qu’est-ce qui m’a fait me tromper ?",
          "Qu’ai-je cru savoir que je ne faisais que reconnaître ?",
        ],
      },
      deepen: {
        title: "Réduire l’écart",
        description:
          "Les élèves travaillent leur plus grand écart d’une façon qu’ils choisissent, vérifient de nouveau de mémoire et tiennent un court journal : ce que j’ai fait, combien de temps, avec quel résultat.",
        teacherAction: "Faites écrire la façon de travailler avant de commencer. À mi-temps : continuer, ou changer ?",
        studentAction: "Choisir une façon, travailler, vérifier. Noter ce que l’on a fait et ce qui en est sorti.",
        purpose: "Se diriger, c’est remarquer en chemin, quand il est encore temps de changer.",
        prompts: [
          "Est-ce que cette façon marche ?",
          "Qu’est-ce qui me le montre ?",
          "Est-ce que je continue, ou est-ce que je change ?",
        ],
      },
      close: {
        title: "Fixer le cap",
        description:
          "Les élèves écrivent une nouvelle prévision, comment ils vont apprendre d’ici la prochaine fois, et le signe qui leur dira que cela ne marche pas. La première prévision reste à côté.",
        teacherAction:
          "Gardez les feuilles et rendez-les à la prochaine occasion. Demandez le signe, pas une promesse.",
        studentAction:
          "Écrire sa nouvelle prévision, sa façon d’apprendre et son signal d’alerte. Comparer avec les premiers chiffres.",
        purpose: "Un plan avec un signal d’alerte se corrige à temps.",
        prompts: [
          "J’avais prévu… ; maintenant je sais… parce que…",
          "Comment vais-je apprendre d’ici la prochaine fois ?",
          "Qu’est-ce qui m’avertira qu’il faut changer de cap ?",
        ],
      },
      ai: {
        commit:
          "Avant d’ouvrir les appareils, chaque élève estime sur papier, de 1 à 4, sa maîtrise de trois points et en écrit un de mémoire. Le point le plus faible est soumis à l’IA.",
        bring: "Chaque élève dit à l’IA de quelle prévision il doute le plus, et ce qu’il a écrit de mémoire.",
        finish:
          "Chaque élève dit à l’IA où prévision et résultat différaient le plus, et ce qui, selon lui, l’a trompé.",
        lastWord:
          "Une fois les appareils fermés, les élèves écrivent avec leurs propres mots une nouvelle prévision, leur façon d’apprendre d’ici la prochaine fois et un signal d’alerte.",
      },
      assessment: [
        "Comparez première et nouvelle prévision : l’estimation est-elle devenue plus juste ?",
        "Lisez le signal d’alerte : peut-on le remarquer tôt ?",
      ],
      note: "Croire savoir, ce n’est souvent que reconnaître. La preuve se donne de mémoire, cahier fermé.",
    },
    {
      title: "Retracer, tourner, repartir",
      overview:
        "Les élèves retracent comment un travail s’est vraiment passé, trouvent son tournant, et décident ce qu’ils emportent dans le suivant.",
      purpose:
        "Voir l’apprentissage non comme un résultat, mais comme un parcours dont on peut influencer les tournants.",
      open: {
        title: "Dessiner le parcours",
        description:
          "Les élèves dessinent le parcours de leur travail en une courbe, du début à la fin, qui monte quand tout va bien et descend quand cela bloque, et écrivent quelques mots à chaque virage.",
        teacherAction:
          "Dessinez votre propre courbe, avec un vrai creux. Demandez ce qui s’est passé juste avant chaque virage.",
        studentAction: "Dessiner la courbe de son travail. Écrire à chaque virage ce qui s’est passé.",
        purpose: "La courbe fait revenir des moments qu’un simple bilan effacerait.",
        prompts: [
          "Où la courbe monte-t-elle, où descend-elle ?",
          "Que s’est-il passé juste avant ?",
          "Qu’ai-je fait moi-même, et qu’a-t-on fait pour moi ?",
        ],
      },
      develop: {
        title: "Le tournant",
        description:
          "Les élèves choisissent le virage le plus important et écrivent deux colonnes : ce que je pouvais influencer, ce que je ne pouvais pas. Un élément de la première est souligné.",
        teacherAction:
          "Repérez qui laisse la première colonne vide. Demandez : qu’aurait fait quelqu’un d’autre à cet endroit ?",
        studentAction: "Choisir un virage. Écrire ce que l’on pouvait influencer ou non, et souligner un élément.",
        purpose: "L’attention va à ce sur quoi l’on peut agir.",
        prompts: [
          "Qu’aurais-je pu faire là ?",
          "Qu’est-ce qui ne dépendait pas de moi ?",
          "Quelle petite chose a fait une grande différence ?",
        ],
      },
      deepen: {
        title: "Tenir un journal",
        description:
          "Pendant la tâche suivante, les élèves s’arrêtent trois fois, à un signal, et notent en une ligne où ils en sont, ce qu’ils font et ce qu’ils changent maintenant.",
        teacherAction: "Donnez le signal à intervalles irréguliers. Ne commentez aucune ligne pendant le travail.",
        studentAction: "À chaque signal, écrire une ligne : où j’en suis, ce que je fais, ce que je change.",
        purpose: "Qui s’observe au travail peut se corriger plus tôt.",
        prompts: [
          "Où en suis-je en ce moment ?",
          "Est-ce que je fais encore ce que je voulais faire ?",
          "Que vais-je changer dans les prochaines minutes ?",
        ],
      },
      close: {
        title: "Une lettre pour la prochaine fois",
        description:
          "Les élèves s’écrivent une courte lettre pour le prochain travail : quoi garder, quoi essayer, et quel moment guetter. La courbe va dans l’enveloppe.",
        teacherAction:
          "Ramassez les lettres et rendez-les quand commence le travail suivant. Ne lisez que celles que l’on vous offre.",
        studentAction: "S’écrire : garder…, essayer…, guetter… Dire ce qui a changé dans sa façon de voir ce travail.",
        purpose: "La lettre porte la découverte là où l’on en aura besoin.",
        prompts: [
          "Que vais-je garder, et essayer la prochaine fois ?",
          "Quel moment vais-je guetter ?",
          "Qu’est-ce qui a changé dans ma façon de voir mon travail, et pourquoi ?",
        ],
      },
      ai: {
        commit:
          "Avant d’ouvrir les appareils, chaque élève dessine sur papier la courbe de son travail et écrit quelques mots à deux virages. L’un d’eux, sans nom, est décrit à l’IA.",
        bring: "Chaque élève décrit à l’IA un virage de la courbe : ce qui s’est passé avant, et ce qu’il a fait.",
        finish: "Chaque élève décrit à l’IA le tournant, et ce qu’il veut emporter dans le prochain travail.",
        lastWord:
          "Appareils rangés, les élèves s’écrivent la lettre avec leurs propres mots : quoi garder, quoi essayer, quel moment guetter.",
      },
      assessment: [
        "Regardez les mots aux virages : disent-ils ce que l’élève a fait, ou seulement ce qui est arrivé ?",
        "Lisez la lettre : y trouve-t-on un moment que l’on pourrait reconnaître ?",
      ],
      note: "Une courbe peut toucher à l’intime. On ne dessine que le travail scolaire, et personne n’est obligé de montrer la sienne.",
    },
  ],
};
