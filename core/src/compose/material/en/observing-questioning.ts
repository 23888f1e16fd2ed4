/** English: observing and questioning. */
import type { TypeText } from "../material.ts";

export const observingQuestioning: TypeText = {
  mayNot: "It may not describe the material or answer the questions that students want to pursue.",
  roles: {
    coach: {
      title: "Sent back to look",
      does: "The AI asks about one observation at a time, and students look again before they reply.",
      ask: "Here is what we noticed and what puzzles us. Ask us one question that sends us back to look, and wait.",
    },
    "content-provider": {
      title: "One fact to check",
      does: "The AI gives one piece of background on an observation, and students test whether it fits what they saw.",
      ask: "Here is one thing we noticed. Tell us one fact about it that we can check, and do not explain our puzzle.",
    },
    "idea-generator": {
      title: "Questions we did not ask",
      does: "The AI adds three questions of a kind that is missing, and students decide which ones their material could answer.",
      ask: "Here are our observations and questions. Add three questions of a kind we have not thought of, and do not answer any.",
    },
    "feedback-provider": {
      title: "Sharp or blurred?",
      does: "The AI names the sharpest note and the vaguest one and quotes the vague word; students replace it.",
      ask: "Which of our notes or questions is too vague to investigate? Only point to the word that makes it so.",
    },
    "perspective-taker": {
      title: "Through other eyes",
      does: "The AI says what one other person, such as a specialist or a small child, would notice first; students check whether it is there.",
      ask: "Say in one sentence what somebody with another job would look at first here. Do not tell us what it means.",
    },
    synthesizer: {
      title: "Where nobody looked",
      does: "The AI groups the observations and questions and shows which part has none; students go there and look.",
      ask: "Group our observations without adding any. Which part has hardly been looked at? Only name it.",
    },
    challenger: {
      title: "Seen or guessed?",
      does: "The AI doubts one note at a time: was it seen, or guessed? Students point to the place or strike the note out.",
      ask: "Pick one of our observations that could be a guess. Ask us one question about it, and wait.",
    },
  },
  examples: {
    "language-arts": {
      before: "Two students note that the mother on page one is angry, and ask what about.",
      after:
        "They reread and find no angry word, only short answers and a closed door. Both go on the list, and the question becomes: what makes us think she is angry?",
    },
    mathematics: {
      before: "A group notes that a dot pattern doubles each time, and asks how many dots the tenth figure has.",
      after:
        "They count again: only the first step looked like doubling. Now they ask what stays the same from figure to figure.",
    },
    science: {
      before: "Two students watch a candle in a dish of water go out under a glass and note that the air was used up.",
      after:
        "They repeat it and see that the water rises only after the flame is out. The explanation moves to the questions, and they ask about that moment.",
    },
    "social-studies": {
      before: "A pair looks at a photograph of a street market from 1910 and notes that people were poor.",
      after:
        "They list what is there: bare feet, but also hats, a bank and full baskets. “Poor” is crossed out, and they ask who is buying and who is selling.",
    },
    arts: {
      before: "Three students note that a painting is sad and ask what happened to the painter.",
      after:
        "They cover one half, then the other: the dark colors fill only the lower third. Their new question is about the picture: why is the top so light?",
    },
    stem: {
      before: "A team watches its paper bridge fold and notes that the paper is too weak.",
      after:
        "In slow motion they see that it twists before it folds, always to the same side. Now they ask what makes it turn.",
    },
    other: {
      before: "Two students watch a clip of a long throw and note that the player is strong.",
      after:
        "Frame by frame they watch the feet and the back. Strength is struck out, and they ask where in the body a throw begins.",
    },
    general: {
      before: "A pair notes that the object on the table is old, and asks what it was for.",
      after:
        "They look for what made them write “old”: edges worn on one side only. That is the observation, and the new question is what rubbed there.",
    },
  },
  exchange: {
    title: "A stranger’s first look",
    description:
      "Groups leave material and notes on the table and move on. Visitors write on a sticky note one detail that the hosts overlooked and one question they would steal.",
    teacherAction: "Set a signal for changing tables. No talking: visitors have only what is on paper.",
    studentAction: "Look at the material before you read the notes. Leave one detail and one question.",
    purpose: "Fresh eyes find what familiarity has made invisible.",
    prompts: [
      "What do I see that is not in these notes?",
      "Which question do I wish I had asked?",
      "Which note can I not find in the material?",
    ],
  },
  plans: [
    {
      title: "Look, Wonder, Pursue",
      overview:
        "Students write down what is there before they say what it means, and let one puzzling detail grow into a question.",
      purpose: "To keep seeing and explaining apart long enough for a real question to appear.",
      open: {
        title: "Only what is there",
        description:
          "Each student lists at least eight things that can be seen, heard or measured, without one explanation, and stars the most puzzling.",
        teacherAction:
          "Show the object, picture, text or data without its title. When somebody explains, ask: what did you see that makes you say so?",
        studentAction: "List eight observations, no explanations. Star the one that puzzles you most.",
        purpose: "What has been seen with care gives every later question something to stand on.",
        prompts: [
          "What exactly do I see, hear or read?",
          "Did I see this, or conclude it?",
          "Which detail does not fit the rest?",
        ],
      },
      develop: {
        title: "From detail to question",
        description:
          "Beside three observations students write a question: one with why, one with how, one with what if. The one that looking cannot answer is underlined.",
        teacherAction: "Collect one question of each kind on the board, and leave them all unanswered.",
        studentAction: "Write a why, a how and a what-if question beside your observations. Underline the hardest.",
        purpose: "Tied to a detail, a question can be followed; floating free, it is soon forgotten.",
        prompts: [
          "Which detail does this question come from?",
          "Could I answer it with yes or no?",
          "Which of my questions would surprise the class?",
        ],
      },
      deepen: {
        title: "Back to the puzzle",
        description:
          "With one question in mind students collect three more details and mark each one plus when it supports the question, minus when it weakens it.",
        teacherAction: "Hand out a magnifier, a second excerpt or further data. Ask what a minus tells them.",
        studentAction: "Find three new details about your question. Mark each plus or minus.",
        purpose: "A second look with a purpose finds what the first, open one passed over.",
        prompts: [
          "Where have I not looked yet?",
          "Does this help my question or hurt it?",
          "What would I need to see to be sure?",
        ],
      },
      close: {
        title: "The question to pursue",
        description:
          "On a card students write the one question they will pursue, the detail it grew from and the first place to look; on the back, how it differs from their first puzzle.",
        teacherAction: "Hang up the cards. Ask two students to retell the path from detail to question.",
        studentAction: "Write your question card. On the back: my first puzzle was …; now I ask … because ….",
        purpose: "Choosing one question and giving its origin turns wondering into inquiry.",
        prompts: [
          "My first puzzle was …; now I ask … because …",
          "Which detail changed my question?",
          "What will I do first to find out?",
        ],
      },
      ai: {
        commit:
          "Before any device is opened, each student lists five observations on paper and stars the most puzzling. Then the lists go to the AI.",
        bring: "In pairs, students give the AI their observations and the one with the star.",
        finish: "In pairs, students give the AI their best question and the observations behind it.",
        lastWord:
          "Then devices are closed, and each student writes the question to pursue on a card, with its detail and what changed since the first puzzle.",
      },
      assessment: [
        "Count how many lines of the first list are really observations, and see what became of the others.",
        "Trace the final question back: can the student point to its detail?",
      ],
      note: "Students explain too early. Every “maybe” in a list of observations is rewritten as a question.",
    },
    {
      title: "Expect, Notice, Ask",
      overview:
        "Students set down what they expect, compare it with what they find, and follow the biggest surprise until it becomes a question.",
      purpose: "To use surprise as a tool: where expectation and observation part, there is something to learn.",
      open: {
        title: "Catch the surprise",
        description:
          "From the title alone students write three expectations. Then they see the material, add in a second color what they find, and circle the biggest surprise.",
        teacherAction:
          "Reveal the title first, and the material only when everyone has three expectations. Keep quiet while they compare.",
        studentAction: "Write three expectations. Look, add what you find in another color, circle the surprise.",
        purpose: "Only an expectation that is on paper can be overturned.",
        prompts: [
          "What did I expect, and why?",
          "What is here that I did not expect?",
          "What is missing that should be here?",
        ],
      },
      develop: {
        title: "Zoom in",
        description:
          "Students divide the material into quarters and record two exact details from each on a grid, beginning with the dullest.",
        teacherAction: "Hand out frames or cover sheets. Ask for exact words: where, how many, how long.",
        studentAction: "Fill the grid with two exact details from each quarter, the dullest first.",
        purpose: "Attention goes where it is invited, and the grid invites it everywhere.",
        prompts: [
          "What is in the part I would have skipped?",
          "Which word would be more exact?",
          "Does this make my surprise bigger or smaller?",
        ],
      },
      deepen: {
        title: "Watch it change",
        description:
          "Students look again in another way (from afar, in reverse, later, aloud) and keep a log: changed, unchanged, overlooked.",
        teacherAction: "Let each group choose its way of looking. Ask what a single look would have hidden.",
        studentAction: "Look in another way. Log what changed, what stayed and what you had overlooked.",
        purpose: "Observing well includes watching yourself observe.",
        prompts: [
          "What did I overlook at first, and why?",
          "What stays, however I look?",
          "How sure am I of each line?",
        ],
      },
      close: {
        title: "Ask from the surprise",
        description:
          "Students turn the surprise into a written question in three versions: for a friend, for an expert, for a test. They mark the best, and note what they would now expect.",
        teacherAction:
          "Have the versions read aloud in groups of four. Listeners name the one they could start on tomorrow.",
        studentAction: "Write three versions, mark the best, and finish: next time I expect … because ….",
        purpose: "Rewording a question shows what it asks, and an expectation that has moved is learning.",
        prompts: [
          "Which version asks what I want to know?",
          "At first I expected …; next time I expect … because …",
          "What would I change in my way of looking?",
        ],
      },
      ai: {
        commit:
          "Before devices are opened, each student writes two expectations, looks for a minute and notes the biggest surprise. These notes go to the AI.",
        bring: "Students give the AI their expectations and their biggest surprise, word for word.",
        finish: "Students give the AI their surprise and the details gathered around it.",
        lastWord:
          "With devices closed, everyone writes the surprise as a question, and adds what they expect next time and why.",
      },
      assessment: [
        "Compare expectations and findings: does the student also record what contradicts them?",
        "Read the final question alone: does it still tell a stranger what the surprise was?",
      ],
      note: "Some are surprised by nothing. Ask what a small child or a visitor from abroad would be surprised by, and start there.",
    },
    {
      title: "Ask, Look, Ask Better",
      overview:
        "Students begin with many questions, test them against the material, and end with fewer and better ones.",
      purpose: "To treat questions as drafts: too wide, too narrow or already answered, they can be improved.",
      open: {
        title: "Questions only",
        description:
          "In silence each student writes seven questions about the material, clever or silly, with no answers, and numbers the three that matter most.",
        teacherAction: "Present the material in a minute. Accept every question, answer none, keep the pens moving.",
        studentAction: "Write seven questions. Answer none. Number your top three.",
        purpose: "The obvious questions have to come out before the interesting ones can.",
        prompts: [
          "What do I not understand here?",
          "What would nobody think of asking?",
          "Which answer do I really want?",
        ],
      },
      develop: {
        title: "What the material says",
        description:
          "Students search the material with their list: a check mark and the place for what is answered, a wavy line for half answered, a circle for open.",
        teacherAction: "Model it with a question of your own. Insist on the place: line, corner, row, second.",
        studentAction: "Mark each question with a check mark, a wavy line or a circle, and write down the place.",
        purpose: "This separates questions that need research from those that only need eyes.",
        prompts: [
          "Where is the answer, or part of it?",
          "What did I notice only because I was searching?",
          "Which question asks about something that is not there?",
        ],
      },
      deepen: {
        title: "Open it up",
        description:
          "Students draw a question tree for their strongest open question: three smaller questions, and under each a way to find out.",
        teacherAction: "Draw one branch with the class. Then ask: which branch could you follow without help?",
        studentAction: "Draw the tree: your question, three smaller ones, a way to find out for each.",
        purpose: "A big question becomes workable when it is taken apart.",
        prompts: [
          "What would I have to know first?",
          "Which word hides another question?",
          "Which branch is most promising, and why?",
        ],
      },
      close: {
        title: "From first to best",
        description:
          "Students write their first question and their best one, and between them two sentences on what made the difference. A number from 1 to 5 says how sure they are that it can be answered.",
        teacherAction: "Read some pairs of first and best aloud without names, and let the class describe the change.",
        studentAction: "Write first question, best question, what happened in between, and your number.",
        purpose: "The distance between two versions teaches what makes a question good.",
        prompts: [
          "My first question was too … because …",
          "How sure am I that this can be answered?",
          "Which question will stay with me?",
        ],
      },
      ai: {
        commit:
          "Before devices are opened, each student writes five questions on paper and numbers the three that matter most. Only these three go to the AI.",
        bring: "Students give the AI their three numbered questions and say what they have in front of them.",
        finish:
          "Students give the AI what they now think is their best question, and what the material has already told them.",
        lastWord:
          "Devices closed: students write first and best question one below the other and, in their own words, what made the difference.",
      },
      assessment: [
        "Compare first and best question: more exact, more open, easier to investigate?",
        "Read what stands between the two questions: is it a reason, or only a feeling?",
      ],
      note: "Quick students answer their own questions at once. Let them turn the answer into a question: how do I know that?",
    },
  ],
};
