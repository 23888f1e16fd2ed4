/** French: observing and questioning. */
import type { TypeText } from "../material.ts";

export const observingQuestioning: TypeText = {
  mayNot: "Elle ne peut ni décrire le document ni répondre aux questions que les élèves veulent poursuivre.",
  roles: {
    coach: {
      title: "Retourner voir",
      does: "L’IA questionne une observation à la fois, et les élèves regardent de nouveau avant de répondre.",
      ask: "Voici ce que nous avons remarqué et ce qui nous intrigue. Pose-nous une question qui nous renvoie à l’observation, puis attends.",
    },
    "content-provider": {
      title: "Un fait à vérifier",
      does: "L’IA apporte un élément de contexte sur une observation, et les élèves regardent s’il s’accorde avec ce qu’ils ont vu.",
      ask: "Voici une chose que nous avons remarquée. Donne-nous un seul fait vérifiable à son sujet, et n’explique pas notre énigme.",
    },
    "idea-generator": {
      title: "Les questions oubliées",
      does: "L’IA ajoute trois questions d’un genre qui manque, et les élèves décident auxquelles leur document pourrait répondre.",
      ask: "Voici nos observations et nos questions. Ajoute trois questions d’un genre auquel nous n’avons pas pensé, et ne réponds à aucune.",
    },
    "feedback-provider": {
      title: "Net ou flou ?",
      does: "L’IA désigne la note la plus nette et celle qui l’est le moins, et cite le mot trop vague ; les élèves le remplacent.",
      ask: "Laquelle de nos notes ou questions est trop vague pour une enquête ? Montre seulement le mot en cause.",
    },
    "perspective-taker": {
      title: "Par d’autres yeux",
      does: "L’IA dit ce qu’une autre personne, spécialiste ou petit enfant, remarquerait en premier ; les élèves vérifient si cela s’y trouve.",
      ask: "Dis en une phrase ce que quelqu’un d’un autre métier regarderait d’abord ici. Ne nous dis pas ce que cela signifie.",
    },
    synthesizer: {
      title: "Là où personne n’a regardé",
      does: "L’IA regroupe observations et questions et montre quelle partie n’en a aucune ; les élèves vont y voir.",
      ask: "Regroupe nos observations sans en ajouter. Quelle partie a été à peine regardée ? Nomme-la seulement.",
    },
    challenger: {
      title: "Vu ou deviné ?",
      does: "L’IA met en doute une note à la fois : vue, ou devinée ? Les élèves montrent l’endroit ou barrent la note.",
      ask: "Choisis une de nos observations qui pourrait être une supposition. Pose-nous une question à ce sujet, puis attends.",
    },
  },
  examples: {
    "language-arts": {
      before: "Deux élèves notent qu’à la première page la mère est en colère, et se demandent contre quoi.",
      after:
        "En relisant, ils ne trouvent aucun mot de colère, seulement des réponses brèves et une porte fermée. Les deux entrent dans la liste, et la question devient : qu’est-ce qui nous fait croire qu’elle est en colère ?",
    },
    mathematics: {
      before:
        "Un groupe note qu’un motif de points double à chaque fois, et demande combien de points aura la dixième figure.",
      after:
        "Recomptage fait, seule la première étape ressemblait à un doublement. La question porte maintenant sur ce qui reste pareil d’une figure à l’autre.",
    },
    science: {
      before:
        "Deux élèves regardent une bougie s’éteindre sous un verre posé dans l’eau et notent que l’air a été consommé.",
      after:
        "Ils recommencent et voient que l’eau ne monte qu’une fois la flamme éteinte. L’explication passe dans les questions, et c’est ce moment-là qu’ils interrogent.",
    },
    "social-studies": {
      before: "Devant une carte postale de 1910 montrant un marché, un binôme note que les gens étaient pauvres.",
      after:
        "Le binôme fait la liste de ce qu’on voit : des pieds nus, mais aussi des chapeaux, une banque, des paniers pleins. « Pauvres » est barré, et la question devient : qui achète, et qui vend ?",
    },
    arts: {
      before: "Trois élèves notent qu’un tableau est triste et se demandent ce qui est arrivé au peintre.",
      after:
        "Ils en cachent une moitié, puis l’autre : les couleurs sombres n’occupent que le tiers inférieur. Leur nouvelle question porte sur l’image : pourquoi le haut est-il si clair ?",
    },
    stem: {
      before: "Une équipe voit plier son pont de papier et note que le papier est trop faible.",
      after:
        "Au ralenti, l’équipe voit qu’il se tord avant de plier, toujours du même côté. La question est maintenant : qu’est-ce qui le fait tourner ?",
    },
    other: {
      before: "Deux élèves regardent la vidéo d’un long lancer et notent que la joueuse est forte.",
      after:
        "Image par image, ils suivent les pieds et le dos. La force est barrée, et ils se demandent dans quelle partie du corps commence un lancer.",
    },
    general: {
      before: "Un binôme note que l’objet posé sur la table est ancien, et demande à quoi il servait.",
      after:
        "Le binôme cherche ce qui lui a fait écrire « ancien » : des bords usés d’un seul côté. Voilà l’observation, et la nouvelle question est : qu’est-ce qui frottait là ?",
    },
  },
  exchange: {
    title: "L’œil du visiteur",
    description:
      "Les groupes laissent document et notes sur la table et changent de place. Les visiteurs écrivent sur un post-it un détail que les hôtes n’ont pas vu et une question qu’ils leur envient.",
    teacherAction: "Fixez un signal pour changer de table. Sans parler : les visiteurs n’ont que ce qui est écrit.",
    studentAction: "Regarder le document avant de lire les notes. Laisser un détail et une question.",
    purpose: "Un regard neuf trouve ce que l’habitude a rendu invisible.",
    prompts: [
      "Que vois-je qui n’est pas dans ces notes ?",
      "Quelle question aurais-je aimé poser ?",
      "Quelle note ne retrouve-t-on pas dans le document ?",
    ],
  },
  plans: [
    {
      title: "Regarder, s’étonner, poursuivre",
      overview:
        "Les élèves écrivent ce qu’il y a avant de dire ce que cela signifie, et font d’un détail intrigant une question.",
      purpose: "Séparer voir et expliquer assez longtemps pour qu’apparaisse une vraie question.",
      open: {
        title: "Rien que ce qu’il y a",
        description:
          "Chaque élève dresse une liste d’au moins huit choses vues, entendues ou mesurées, sans une seule explication, et met une étoile à la plus intrigante.",
        teacherAction:
          "Montrez l’objet, l’image, le texte ou les données sans le titre. Dès que quelqu’un explique, demandez : qu’as-tu vu qui te fait dire cela ?",
        studentAction: "Écrire huit observations, aucune explication. Mettre une étoile à la plus intrigante.",
        purpose: "Ce qui a été bien regardé donne un appui à toutes les questions qui suivent.",
        prompts: [
          "Qu’est-ce que je vois, entends ou lis exactement ?",
          "L’ai-je vu, ou déduit ?",
          "Quel détail ne va pas avec le reste ?",
        ],
      },
      develop: {
        title: "Du détail à la question",
        description:
          "À côté de trois observations, les élèves écrivent une question : un « pourquoi », un « comment », un « et si ». Celle que le regard ne suffit pas à résoudre est soulignée.",
        teacherAction: "Notez au tableau une question de chaque sorte, et ne répondez à aucune.",
        studentAction:
          "Écrire un « pourquoi », un « comment » et un « et si » à côté de ses observations. Souligner le plus difficile.",
        purpose: "Attachée à un détail, une question peut être suivie ; sans attache, on l’oublie vite.",
        prompts: [
          "De quel détail vient cette question ?",
          "Pourrait-on y répondre par oui ou par non ?",
          "Laquelle de mes questions étonnerait la classe ?",
        ],
      },
      deepen: {
        title: "Retour à l’énigme",
        description:
          "Une question en tête, les élèves cherchent trois nouveaux détails et marquent chacun d’un plus s’il nourrit la question, d’un moins s’il l’affaiblit.",
        teacherAction:
          "Distribuez une loupe, un autre extrait ou d’autres données. Demandez ce que nous apprend un moins.",
        studentAction: "Trouver trois nouveaux détails sur sa question. Marquer chacun plus ou moins.",
        purpose: "Un second regard, orienté, trouve ce que le premier a laissé passer.",
        prompts: [
          "Où n’ai-je pas encore regardé ?",
          "Cela aide-t-il ma question, ou l’affaiblit-il ?",
          "Que faudrait-il voir pour en avoir la certitude ?",
        ],
      },
      close: {
        title: "La question à suivre",
        description:
          "Sur une fiche, les élèves écrivent la question qu’ils vont suivre, le détail d’où elle vient et le premier endroit où chercher ; au dos, ce qui la distingue de leur première énigme.",
        teacherAction: "Affichez les fiches. Deux élèves racontent le chemin du détail à la question.",
        studentAction: "Remplir sa fiche. Au dos : ma première énigme était… ; maintenant je me demande… parce que…",
        purpose: "Choisir une question et dire d’où elle vient : l’étonnement devient enquête.",
        prompts: [
          "Ma première énigme était… ; maintenant je me demande… parce que…",
          "Quel détail a changé ma question ?",
          "Que vais-je faire d’abord pour le savoir ?",
        ],
      },
      ai: {
        commit:
          "Avant d’ouvrir tout appareil, chaque élève écrit cinq observations sur papier et met une étoile à la plus intrigante. Les listes sont ensuite soumises à l’IA.",
        bring: "En binôme, les élèves donnent à l’IA leurs observations et celle qui porte l’étoile.",
        finish: "En binôme, les élèves soumettent à l’IA leur meilleure question et les observations qui la fondent.",
        lastWord:
          "Puis, appareils fermés, chaque élève écrit sur une fiche la question à suivre, son détail et ce qui a changé depuis la première énigme.",
      },
      assessment: [
        "Comptez dans la première liste les vraies observations, et voyez ce que sont devenues les autres lignes.",
        "Remontez de la question finale à sa source : l’élève peut-il montrer le détail ?",
      ],
      note: "Les élèves expliquent trop tôt. Chaque « peut-être » d’une liste d’observations se réécrit en question.",
    },
    {
      title: "Prévoir, remarquer, demander",
      overview:
        "Les élèves écrivent ce qu’ils attendent, le comparent à ce qu’ils trouvent, et suivent la plus grande surprise jusqu’à la question.",
      purpose:
        "Se servir de la surprise : là où l’attente et l’observation se séparent, il y a quelque chose à apprendre.",
      open: {
        title: "Saisir la surprise",
        description:
          "D’après le seul titre, les élèves écrivent trois attentes. Puis ils découvrent le document, ajoutent d’une autre couleur ce qu’ils y trouvent et entourent la plus grande surprise.",
        teacherAction:
          "Donnez d’abord le titre, et le document seulement quand chacun a trois attentes. Gardez le silence pendant la comparaison.",
        studentAction:
          "Écrire trois attentes. Regarder, ajouter ses trouvailles d’une autre couleur, entourer la surprise.",
        purpose: "Seule une attente écrite peut être déjouée.",
        prompts: [
          "À quoi est-ce que je m’attendais, et pourquoi ?",
          "Qu’y a-t-il là que je n’attendais pas ?",
          "Que manque-t-il qui devrait y être ?",
        ],
      },
      develop: {
        title: "De plus près",
        description:
          "Les élèves partagent le document en quatre et notent dans une grille deux détails exacts par quart, en commençant par le plus terne.",
        teacherAction: "Distribuez caches ou cadres. Exigez des mots exacts : où, combien, combien de temps.",
        studentAction: "Remplir la grille : deux détails exacts par quart, le plus terne d’abord.",
        purpose: "L’attention va où on l’invite, et la grille l’invite partout.",
        prompts: [
          "Qu’y a-t-il dans la partie que j’aurais sautée ?",
          "Quel mot serait plus exact ?",
          "Ma surprise grandit-elle ou diminue-t-elle ?",
        ],
      },
      deepen: {
        title: "Regarder autrement",
        description:
          "Les élèves regardent d’une autre façon (de loin, à l’envers, plus tard, à voix haute) et tiennent un journal : changé, inchangé, passé inaperçu.",
        teacherAction: "Laissez chaque groupe choisir sa façon. Demandez ce qu’un seul regard aurait caché.",
        studentAction: "Regarder autrement. Noter ce qui change, ce qui reste et ce qui avait échappé.",
        purpose: "Bien observer, c’est aussi s’observer en train d’observer.",
        prompts: [
          "Qu’est-ce qui m’avait échappé, et pourquoi ?",
          "Qu’est-ce qui reste, de quelque façon que je regarde ?",
          "Quel est mon degré de certitude pour chaque ligne ?",
        ],
      },
      close: {
        title: "Questionner la surprise",
        description:
          "Les élèves font de la surprise une question écrite en trois versions : pour un ami, pour un expert, pour une expérience. Ils marquent la meilleure et notent à quoi ils s’attendraient désormais.",
        teacherAction:
          "Faites lire les versions par groupes de quatre. Ceux qui écoutent désignent celle que l’on pourrait explorer dès demain.",
        studentAction:
          "Écrire trois versions, marquer la meilleure et finir : la prochaine fois, je m’attends à… parce que…",
        purpose: "Reformuler une question montre ce qu’elle demande ; une attente qui a bougé, c’est un apprentissage.",
        prompts: [
          "Quelle version demande ce que je veux savoir ?",
          "Au début, je m’attendais à… ; la prochaine fois, à… parce que…",
          "Que changerais-je dans ma façon de regarder ?",
        ],
      },
      ai: {
        commit:
          "Avant d’ouvrir les appareils, chaque élève écrit deux attentes, regarde une minute et note la plus grande surprise. Ces notes sont transmises à l’IA.",
        bring: "Les élèves donnent à l’IA leurs attentes et leur plus grande surprise, mot pour mot.",
        finish: "Les élèves soumettent à l’IA leur surprise et les détails réunis autour d’elle.",
        lastWord:
          "Une fois les appareils fermés, chacun écrit la surprise sous forme de question et ajoute à quoi il s’attend la prochaine fois, et pourquoi.",
      },
      assessment: [
        "Comparez attentes et trouvailles : l’élève note-t-il aussi ce qui contredit ses attentes ?",
        "Lisez la question finale seule : un inconnu comprend-il quelle était la surprise ?",
      ],
      note: "Certains ne s’étonnent de rien. Demandez ce qui surprendrait un petit enfant ou un visiteur étranger, et partez de là.",
    },
    {
      title: "Demander, regarder, mieux demander",
      overview:
        "Les élèves partent de nombreuses questions, les confrontent au document, et finissent avec moins de questions, mais meilleures.",
      purpose:
        "Traiter les questions comme des brouillons : trop larges, trop étroites ou déjà résolues, elles s’améliorent.",
      open: {
        title: "Rien que des questions",
        description:
          "En silence, chaque élève écrit sept questions sur le document, malignes ou naïves, sans réponse, et numérote les trois qui comptent le plus.",
        teacherAction:
          "Présentez le document en une minute. Acceptez toute question, ne répondez à aucune, et que les stylos ne s’arrêtent pas.",
        studentAction: "Écrire sept questions. Ne répondre à aucune. Numéroter les trois plus importantes.",
        purpose: "Les questions évidentes doivent sortir pour que viennent les plus intéressantes.",
        prompts: [
          "Qu’est-ce que je ne comprends pas ici ?",
          "Qu’est-ce que personne ne penserait à demander ?",
          "Quelle réponse ai-je vraiment envie d’avoir ?",
        ],
      },
      develop: {
        title: "Ce que dit le document",
        description:
          "Les élèves fouillent le document, leur liste en main : une coche et l’endroit pour ce qui a sa réponse, une vague pour une demi-réponse, un rond pour ce qui reste ouvert.",
        teacherAction:
          "Montrez l’exemple avec une question de votre cru. Exigez l’endroit : ligne, coin, case, seconde.",
        studentAction: "Marquer chaque question d’une coche, d’une vague ou d’un rond, et noter l’endroit.",
        purpose: "On sépare ainsi les questions qui demandent une recherche de celles où il suffit de regarder.",
        prompts: [
          "Où est la réponse, ou une partie ?",
          "Qu’ai-je remarqué seulement parce que je cherchais ?",
          "Quelle question porte sur ce qui n’est pas là ?",
        ],
      },
      deepen: {
        title: "L’arbre à questions",
        description:
          "Les élèves dessinent l’arbre de leur meilleure question ouverte : trois questions plus petites et, sous chacune, un moyen de savoir.",
        teacherAction: "Dessinez une branche avec la classe. Demandez : laquelle pourriez-vous suivre sans aide ?",
        studentAction: "Dessiner l’arbre : sa question, trois plus petites, un moyen de savoir pour chacune.",
        purpose: "Une grande question se laisse travailler quand on la démonte.",
        prompts: [
          "Que faudrait-il savoir d’abord ?",
          "Quel mot cache une autre question ?",
          "Quelle branche promet le plus, et pourquoi ?",
        ],
      },
      close: {
        title: "De la première à la meilleure",
        description:
          "Les élèves écrivent leur première question, leur meilleure, et entre les deux, en deux phrases, ce qui a fait la différence. Un chiffre de 1 à 5 dit s’ils croient pouvoir trouver la réponse.",
        teacherAction: "Lisez quelques paires sans donner de noms, et laissez la classe décrire le changement.",
        studentAction: "Écrire la première question, la meilleure, ce qui s’est passé entre les deux, et son chiffre.",
        purpose: "L’écart entre deux versions apprend ce qui fait une bonne question.",
        prompts: [
          "Ma première question était trop… parce que…",
          "Ai-je la certitude que l’on peut y répondre ?",
          "Quelle question va continuer à me travailler ?",
        ],
      },
      ai: {
        commit:
          "Avant d’ouvrir les appareils, chaque élève écrit cinq questions sur papier et numérote les trois plus importantes. Seules ces trois-là sont soumises à l’IA.",
        bring: "Les élèves donnent à l’IA leurs trois questions numérotées et disent ce qu’ils ont sous les yeux.",
        finish:
          "Les élèves soumettent à l’IA la question qu’ils tiennent pour la meilleure et ce que le document leur a déjà appris.",
        lastWord:
          "Appareils rangés, les élèves écrivent l’une sous l’autre la première et la meilleure question et, avec leurs propres mots, ce qui a fait la différence.",
      },
      assessment: [
        "Comparez la première question et la meilleure : plus exacte, plus ouverte, plus facile à explorer ?",
        "Lisez ce qui est écrit entre les deux : une raison, ou seulement une impression ?",
      ],
      note: "Les plus rapides répondent aussitôt à leurs questions. Faites-leur retourner la réponse en question : comment est-ce que je le sais ?",
    },
  ],
};
