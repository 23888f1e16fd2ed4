/** French words. */
import type { Words } from "./words.ts";

export const words: Words = {
  types: {
    "observing-questioning": {
      name: "Observer et questionner",
      description:
        "Les élèves regardent de près, remarquent ce qui échappe d’habitude et en font des questions qui méritent d’être suivies.",
      moves: { notice: "Remarquer", question: "Questionner", probe: "Creuser", monitor: "Suivre" },
      movesLine: "Remarquer, Questionner/Creuser, Suivre",
    },
    analyzing: {
      name: "Analyser",
      description:
        "Les élèves décomposent un objet d’étude, cherchent comment ses parties s’articulent et disent ce qu’elles signifient.",
      moves: { interpret: "Interpréter", analyze: "Analyser", unpack: "Décortiquer" },
      movesLine: "Interpréter, Analyser/Décortiquer",
    },
    evaluating: {
      name: "Évaluer",
      description:
        "Les élèves pèsent des affirmations et des preuves selon des critères, puis défendent ou révisent leur jugement.",
      moves: { evaluate: "Évaluer", justify: "Justifier", critique: "Critiquer" },
      movesLine: "Évaluer/Justifier/Critiquer",
    },
    "connecting-synthesizing": {
      name: "Relier et synthétiser",
      description:
        "Les élèves relient des idées issues de plusieurs sources et disciplines, retiennent l’essentiel et construisent une vue d’ensemble.",
      moves: { synthesize: "Synthétiser", connect: "Relier", curate: "Sélectionner" },
      movesLine: "Synthétiser/Relier, Sélectionner",
    },
    "creating-iterating": {
      name: "Créer et améliorer",
      description: "Les élèves imaginent des possibilités, les essaient et les améliorent en plusieurs tours.",
      moves: {
        imagine: "Imaginer",
        invent: "Inventer",
        generate: "Proposer",
        amplify: "Amplifier",
        refine: "Affiner",
        predict: "Prévoir",
        plan: "Planifier",
      },
      movesLine: "Imaginer/Inventer, Proposer, Amplifier, Affiner, Prévoir/Planifier",
    },
    "reflecting-self-regulating": {
      name: "Réfléchir et s’autoréguler",
      description: "Les élèves examinent leur propre pensée, vérifient où ils en sont et décident de la suite.",
      moves: { reflect: "Réfléchir", "self-regulate": "S’autoréguler", monitor: "Faire le point" },
      movesLine: "Réfléchir, S’autoréguler/Faire le point",
    },
  },
  categories: {
    inquiry: "Questionnement et curiosité",
    analysis: "Analyse et raisonnement",
    synthesis: "Synthèse et complexité",
    creativity: "Créativité et conception",
    metacognition: "Métacognition et progression",
  },
  olderTypes: {
    creative: "Pensée créative",
    critical: "Esprit critique",
    analytical: "Pensée analytique",
    wondering: "Étonnement et questionnement",
    reasoning: "Raisonnement et preuves",
    conclusions: "Formuler des conclusions",
    explanations: "Construire des explications",
    observational: "Pensée fondée sur l’observation",
    complexity: "Mettre au jour la complexité",
    feedback: "Donner un retour",
    empathetic: "Pensée empathique",
    ethical: "Pensée éthique",
    metacognitive: "Pensée métacognitive",
    reflective: "Pensée réflexive",
    systems: "Pensée systémique",
    strategic: "Pensée stratégique",
  },
  placements: {
    beginning: {
      name: "Au début",
      phrase: "au début",
      incorporated: "L’IA intervient au début.",
      description:
        "Chaque élève note une première idée, puis l’IA ouvre le sujet : questions, exemples, autres angles. La suite est le travail des élèves.",
    },
    middle: {
      name: "Au milieu",
      phrase: "au milieu",
      incorporated: "L’IA intervient au milieu.",
      description:
        "Les élèves commencent sans IA, y recourent une fois leurs idées sur le papier et terminent sans elle. Un bon premier choix.",
    },
    end: {
      name: "À la fin",
      phrase: "à la fin",
      incorporated: "L’IA intervient à la fin.",
      description:
        "Les élèves pensent d’abord. L’IA met ensuite leur travail à l’épreuve, questionne ou commente, et le dernier mot leur revient.",
    },
    flexible: {
      name: "Flexible",
      phrase: "flexible",
      incorporated: "La place de l’IA est flexible.",
      description:
        "Une étape est proposée pour l’IA. Vous la déplacez là où votre classe en a besoin ; les notes vous disent comment.",
    },
  },
  roles: {
    coach: {
      name: "Guide",
      description: "Pose des questions et donne de petits indices pour que l’élève trouve lui-même l’étape suivante.",
      whatAIDoes: "poser des questions qui guident et donner de petits indices",
    },
    "content-provider": {
      name: "Documentaliste",
      description:
        "Apporte du contexte, des exemples et de courts textes que les élèves vérifient avant de s’en servir.",
      whatAIDoes: "apporter du contexte et des exemples à vérifier",
    },
    "idea-generator": {
      name: "Source d’idées",
      description: "Ajoute des idées inattendues quand les élèves ont noté les leurs, pour qu’ils choisissent.",
      whatAIDoes: "ajouter quelques idées à celles que l’élève a déjà",
    },
    "feedback-provider": {
      name: "Relecteur",
      description: "Relève une force et une faiblesse d’un brouillon, et laisse l’élève l’améliorer.",
      whatAIDoes: "relever les forces et les faiblesses du travail de l’élève",
    },
    "perspective-taker": {
      name: "Autre point de vue",
      description: "Parle depuis une autre position pour montrer ce que celle de l’élève laisse de côté.",
      whatAIDoes: "parler depuis un point de vue encore absent",
    },
    synthesizer: {
      name: "Rassembleur",
      description: "Regroupe ce que les élèves ont dit pour faire voir régularités, manques et contradictions.",
      whatAIDoes: "regrouper les idées de l’élève et montrer régularités et manques",
    },
    challenger: {
      name: "Contradicteur",
      description: "Avance une seule objection à la fois pour que les élèves éprouvent la solidité de leurs idées.",
      whatAIDoes: "avancer une seule objection ou question difficile à la fois",
    },
  },
  olderRoles: {
    tutor: {
      name: "Tuteur",
      description: "Explique pas à pas et vérifie que l’élève suit.",
      whatAIDoes: "expliquer par petites étapes et vérifier la compréhension",
    },
    collaborator: {
      name: "Partenaire",
      description: "Travaille à côté des élèves comme un partenaire que l’on peut contredire.",
      whatAIDoes: "contribuer en partenaire et laisser l’élève trancher",
    },
    facilitator: {
      name: "Animateur",
      description: "Fait vivre la discussion et veille à ce que chaque avis soit entendu.",
      whatAIDoes: "relancer la discussion et inviter chaque avis",
    },
  },
  gradeLevels: {
    "elementary-k-2": "De la GS au CE1",
    "elementary-3-5": "Du CE2 au CM2",
    "middle-6-8": "De la 6e à la 4e",
    "high-9-12": "De la 3e à la terminale",
    "higher-education": "Enseignement supérieur",
  },
  subjects: {
    "language-arts": "Français",
    mathematics: "Mathématiques",
    science: "Sciences",
    "social-studies": "Histoire-géographie et EMC",
    arts: "Arts",
    stem: "STEM",
    other: "Autre",
  },
  timeFrames: {
    "single-period": "Une séance",
    "multiple-periods": "Plusieurs séances",
    "extended-project": "Projet de longue durée",
  },
  punctuation: { colon: " : ", comma: ", ", quote: "« {text} »", sentenceGap: " " },
  fallbacks: {
    title: "Routine de pensée",
    step: "Étape {number}",
    lesson: "cette séance",
    thinking: "démarche de réflexion",
    role: "Assistant d’apprentissage",
  },
  document: {
    overview: "Vue d’ensemble",
    purpose: "Objectif",
    context: "Contexte",
    gradeLevel: "Niveau",
    subjectArea: "Discipline",
    timeFrame: "Durée",
    aiPlacement: "Place de l’IA",
    thinkingType: "Type de pensée",
    aiRoles: "Rôle de l’IA",
    learningObjectives: "Objectifs d’apprentissage",
    standards: "Attendus du programme",
    keySkills: "Compétences clés",
    additionalContext: "Précisions",
    notSpecified: "Non précisé",
    steps: "Étapes",
    stepNumber: "Étape {number}",
    minutes: "{minutes} min",
    whatStudentsDo: "Ce que font les élèves",
    teacherAction: "Action de l’enseignant",
    studentAction: "Action des élèves",
    stepPurpose: "Pourquoi cette étape",
    aiSupport: "Avec l’aide de l’IA",
    independentWork: "Travail autonome",
    aiOptional: "IA facultative",
    studentPrompts: "Questions pour les élèves",
    samplePrompts: "Exemples de requêtes à l’IA",
    assessment: "Pistes d’évaluation",
    example: "Exemple en classe",
    botPrompt: "Consigne pour l’assistant IA",
    botPromptHint: "Copiez cette consigne et collez-la dans un assistant IA avant que les élèves commencent.",
    teacherNotes: "Notes de mise en œuvre",
    variations: "Variantes de la démarche",
    madeWith: "Créé avec {product}. L’IA peut se tromper. Vérifiez les faits et les références au programme.",
  },
  botPrompt: {
    opening:
      "Tu es une IA qui accompagne un élève dans une routine de pensée intitulée « {title} ». Sujet : {subject}. Ton rôle : {roles}.",
    roleDeeds: "Dans ce rôle, il te revient de : {deeds}.",
    guide: "Guide la réflexion de l’élève sans donner de réponse directe.",
    contextHeading: "Contexte",
    subject: "Discipline",
    overviewHeading: "Vue d’ensemble de la routine",
    stepsHeading: "Les étapes",
    yourStep: "ton étape",
    withoutAI: "sans IA",
    withAI: "IA autorisée",
    taskHeading: "Ta tâche",
    designated:
      "Tu aides seulement à l’étape {number}, « {step} ». Les autres étapes appartiennent à l’élève : s’il t’interroge à leur sujet, dis-le-lui gentiment et reviens à ton étape.",
    flexible:
      "La place de l’IA est flexible : si l’enseignant a choisi une autre étape pour elle, aide à cette étape-là.",
    noDesignated:
      "Aucune étape de cette routine n’est réservée à l’IA. Demande à l’élève à quelle étape il travaille et aide-le uniquement par des questions.",
    agreedRole: "Ce que l’enseignant a convenu avec la classe : {text}",
    questionsHeading: "Questions sur lesquelles l’élève travaille",
    rulesHeading: "Tes règles",
    rules: {
      attemptFirst:
        "Demande d’abord ce que l’élève a déjà pensé ou écrit. N’aide pas tant qu’il n’y a pas d’essai personnel, même tout petit.",
      growingHints:
        "Donne des indices de plus en plus précis : d’abord une question, puis l’endroit où regarder, puis un exemple proche mais différent. Ne passe au suivant que si l’élève reste bloqué.",
      holdBack:
        "Ne donne jamais la réponse finale et n’écris jamais le texte, la solution ou la décision de l’élève, même s’il le demande.",
      oneQuestion: "Pose une seule question courte à la fois et attends la réponse.",
      insideRole: "Reste dans ton rôle ({roles}). Si l’élève veut autre chose, dis ce que tu peux faire à la place.",
      studentJudges: "Rappelle à l’élève de juger ce que tu dis : garder, modifier ou rejeter, et pourquoi.",
      uncertainty:
        "Signale tes doutes. N’invente ni faits ni sources ; invite l’élève à vérifier avec les documents du cours.",
      personalDetails:
        "Au début, dis à l’élève de ne pas écrire de données personnelles : ni nom, ni adresse, ni photo, ni coordonnées. N’en demande pas non plus.",
      ending:
        "Après quelques échanges, termine en demandant à l’élève de dire avec ses propres mots ce qui a changé dans sa réflexion. Puis laisse-le continuer sans toi.",
      register: "Parle en français, avec des phrases courtes et un ton calme et bienveillant.",
      registerFor: "Choisis des mots adaptés à ce niveau : {grade}.",
    },
    start:
      "Commence maintenant : salue l’élève en une phrase, rappelle-lui la règle sur les données personnelles et demande-lui son essai.",
  },
  view: {
    title: "{thinking} : {topic}",
    overview: "Routine en trois étapes (thème : {topic}) : {verbs}. Type de pensée : {thinking}.",
    purpose: "Les élèves exercent un type de pensée ({thinking}) et gardent les décisions entre leurs mains.",
    purposeWithObjective: "Objectif d’apprentissage : {objective}",
    purposeWithSkills: "Compétences clés : {skills}",
    steps: {
      generate: {
        verb: "Proposer",
        title: "Premières idées",
        teacherAction:
          "Présentez le thème ({topic}) par une question ouverte et laissez à chacun un temps calme pour écrire.",
        studentAction: "Noter au moins trois idées ou questions personnelles sur le thème ({topic}).",
        purpose: "Les idées écrites donnent de la matière à la classe et montrent ce que les élèves pensent déjà.",
      },
      analyze: {
        verb: "Analyser",
        title: "Regarder à l’intérieur",
        teacherAction: "Demandez de trier les idées et de dire sur quoi chacune repose.",
        studentAction: "Regrouper les idées, repérer la plus solide et la plus fragile, et noter pourquoi.",
        purpose: "Trier et donner des raisons transforme une liste en argumentation.",
      },
      create: {
        verb: "Créer",
        title: "Se l’approprier",
        teacherAction:
          "Fixez la forme de la production (un paragraphe, un croquis, une maquette) et ce qui la rend achevée.",
        studentAction: "Réaliser sa propre production sur le thème ({topic}) à partir des idées qui ont tenu.",
        purpose: "Créer montre ce qui a été compris.",
      },
      explore: {
        verb: "Explorer",
        title: "Partir de ce que l’on voit",
        teacherAction:
          "Montrez un document, un objet ou un problème sur le thème ({topic}) et gardez les explications pour plus tard.",
        studentAction: "Noter ce que l’on voit, ce que l’on en pense et ce que l’on se demande.",
        purpose: "Partir de sa propre observation laisse la réflexion aux élèves.",
      },
      transform: {
        verb: "Transformer",
        title: "Voir autrement",
        teacherAction: "Demandez de changer une chose dans la première idée : le point de vue, la forme ou l’échelle.",
        studentAction:
          "Retravailler sa première idée sur le thème ({topic}) et noter ce qui devient plus clair et ce qui se perd.",
        purpose: "Transformer une idée montre à quel point elle est comprise.",
      },
      apply: {
        verb: "Appliquer",
        title: "Mettre en œuvre",
        teacherAction: "Donnez un cas nouveau et laissez chaque élève décider seul si son idée convient.",
        studentAction:
          "Appliquer l’idée retravaillée au cas nouveau et expliquer où elle convient et où elle ne convient pas.",
        purpose: "Employer une idée ailleurs montre si elle tient.",
      },
      investigate: {
        verb: "Enquêter",
        title: "Chercher",
        teacherAction: "Posez la question sur le thème ({topic}) et indiquez deux ou trois sources.",
        studentAction: "Rassembler des preuves, noter d’où vient chacune et signaler ce qui reste douteux.",
        purpose: "Les preuves réunies par les élèves servent de base aux étapes suivantes.",
      },
      develop: {
        verb: "Développer",
        title: "Construire sa réponse",
        teacherAction: "Circulez et demandez la raison de chaque affirmation.",
        studentAction:
          "Construire sa propre réponse sur le thème ({topic}), avec une raison et une preuve pour chaque partie.",
        purpose: "Construire la réponse pas à pas rend le raisonnement visible.",
      },
      reflect: {
        verb: "Réfléchir",
        title: "Revenir en arrière",
        teacherAction: "Demandez ce qui a changé depuis la première étape et recueillez deux ou trois exemples.",
        studentAction: "Écrire : au début je pensais…, maintenant je pense…, parce que…",
        purpose: "Ce retour aide les élèves à voir comment ils apprennent.",
      },
    },
    aiRole: {
      beginning:
        "Aide de l’IA, dans le rôle suivant : {roles}. Elle peut ouvrir le sujet quand chaque élève a noté une première idée. Elle ne peut pas donner de réponse toute faite.",
      middle:
        "Aide de l’IA, dans le rôle suivant : {roles}. Elle peut réagir à ce que les élèves ont écrit. Elle ne peut ni écrire leur texte ni décider à leur place.",
      end: "Aide de l’IA, dans le rôle suivant : {roles}. Elle peut réagir au travail achevé. Elle ne peut pas le réécrire ; le dernier mot revient aux élèves.",
      flexible:
        "L’aide de l’IA est facultative ici, dans le rôle suivant : {roles}. À n’employer que dans une seule étape. Elle peut questionner et suggérer ; elle ne peut pas donner la réponse.",
    },
    aiTeacherAction: {
      beginning: "N’ouvrez l’outil d’IA que lorsque chacun a une première idée sur le papier.",
      middle: "Montrez la requête, puis demandez à chaque binôme de quelle réponse de l’IA il se méfie le plus.",
      end: "Laissez les élèves soumettre leur travail achevé à l’IA, puis faites fermer les appareils avant la dernière phrase.",
      flexible: "Décidez à l’avance si l’IA a sa place dans cette étape et dites-le à la classe.",
    },
    aiStudentAction: {
      beginning: "Interroger ensuite l’IA et marquer chacune de ses idées : garder, modifier ou rejeter.",
      middle: "Donner ses notes à l’IA et marquer chacune de ses réponses : garder, modifier ou rejeter.",
      end: "Interroger l’IA sur son travail ; garder, modifier ou rejeter ce qu’elle dit, et écrire la dernière phrase sans elle.",
      flexible: "Si l’IA est employée ici, marquer chacune de ses réponses : garder, modifier ou rejeter.",
    },
    independent: "Travail autonome : cette étape se fait sans IA.",
    studentPrompts: [
      "Qu’est-ce que je pense pour l’instant, et pourquoi ?",
      "Que dirait quelqu’un qui n’est pas d’accord ?",
    ],
    samplePrompts: [
      "Voici nos premières idées sur le thème ({topic}). Pose-nous une seule question qui nous aide à regarder de plus près, puis attends notre réponse.",
      "Que manque-t-il à nos notes sur le thème ({topic}) ? Donne un indice, pas la réponse.",
      "Adopte un autre point de vue sur le thème ({topic}), en deux phrases. Ne nous dis pas lequel est le bon.",
    ],
    assessment: [
      "Comparez les premières notes et la production finale : qu’est-ce qui a changé, et pour quelle raison ?",
      "Regardez une réponse de l’IA qu’un élève a modifiée ou rejetée : la raison est-elle solide ?",
      "Écoutez un binôme expliquer sa réflexion : s’appuie-t-il sur ses propres preuves ?",
    ],
    example: {
      beginning:
        "Une élève écrit deux idées sur le thème ({topic}) avant que les appareils soient ouverts. L’IA en ajoute trois. L’élève en garde une, en rejette deux avec une raison et poursuit à partir de sa propre liste.",
      middle:
        "Un binôme a esquissé une réponse sur le thème ({topic}). L’IA demande ce que ses preuves montrent vraiment. Les deux élèves découvrent une lacune, jugent la question bonne et reprennent leur réponse, appareils fermés.",
      end: "Un élève a terminé son travail sur le thème ({topic}). L’IA relève une faiblesse. Il accepte une partie de la remarque, change une phrase et écrit sans IA pourquoi il maintient le reste.",
      flexible:
        "La classe décide d’employer l’IA pour développer la réponse sur le thème ({topic}). La fois suivante, elle la déplace à la première étape et se demande laquelle des deux places lui a laissé le plus à penser.",
    },
    notes: [
      "Dites avant la séance à quelle étape l’IA est permise et à quelles étapes elle ne l’est pas.",
      "Demandez un écrit personnel avant d’ouvrir tout outil d’IA.",
      "Traitez ce que dit l’IA comme une affirmation à vérifier avec vos documents.",
      "Rappelez aux élèves de ne pas écrire de noms ni de données personnelles dans la conversation.",
    ],
  },
};
