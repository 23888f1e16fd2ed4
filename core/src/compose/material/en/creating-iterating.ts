/** English: creating and iterating. */
import type { TypeText } from "../material.ts";

export const creatingIterating: TypeText = {
  mayNot: "It may not make the product, choose the idea or rewrite a draft.",
  roles: {
    coach: {
      title: "What do you want it to do?",
      does: "The AI asks what the work is meant to do and where it does not yet do it, and students answer by changing something.",
      ask: "This is our idea and what it should achieve. Ask us one question that helps us see our next change, and wait.",
    },
    "content-provider": {
      title: "How others did it",
      does: "The AI describes one technique or example that students ask for, and they test it on a corner of their own work.",
      ask: "Describe one technique that somebody might use for a task like ours, with a source to check. Do not apply it to our work.",
    },
    "idea-generator": {
      title: "Three odd suggestions",
      does: "The AI adds three unusual twists, and students bend at least one until it serves their own idea.",
      ask: "Here is our idea. Suggest three unusual changes in a few words each, and do not carry them out.",
    },
    "feedback-provider": {
      title: "First audience",
      does: "The AI says what works in the draft and quotes the place where it loses its audience; the next version is the students’ own.",
      ask: "Tell us what works in our draft and where you lost the thread. Quote the place, and do not offer a new version.",
    },
    "perspective-taker": {
      title: "In the user’s shoes",
      does: "The AI reacts as one person who would read, use or watch the work, and students decide who they are really making it for.",
      ask: "React to our idea as one person who would use it, in two sentences. Do not tell us how to solve it.",
    },
    synthesizer: {
      title: "All our ideas at once",
      does: "The AI groups everything that students have jotted down and shows which ideas could be one; students combine them their own way.",
      ask: "Group our ideas without adding any. Which two might be one? Only point to them.",
    },
    challenger: {
      title: "Where will it break?",
      does: "The AI names one way at a time in which the idea could fail, and students test whether it does.",
      ask: "How could our idea fail? Name one way, and wait until we have tested it.",
    },
  },
  examples: {
    "language-arts": {
      before: "Two students draft the opening of a ghost story in which it is dark, cold and scary.",
      after:
        "They read it aloud and nobody shivers. In the next version the word “scary” is gone, and a kettle begins to whistle in an empty kitchen.",
    },
    mathematics: {
      before: "A pair invents a number puzzle for another class and is sure that it has one solution.",
      after:
        "They try to solve it backward and find a second solution. One clue is made tighter, and the note beside it says which answer it now rules out.",
    },
    science: {
      before: "A group designs a test of which paper towel holds the most water, by wiping up spills.",
      after:
        "They run it twice and get two winners. Version two weighs the towels wet and dry, and the changed line in the plan is dated.",
    },
    "social-studies": {
      before: "Three students plan a flyer for a quieter schoolyard and fill it with rules.",
      after:
        "They watch the yard during recess and see where the noise begins. The second draft drops four rules and moves the ball games instead.",
    },
    arts: {
      before: "Two students compose a rhythm for a scene of waiting and use every instrument they have.",
      after:
        "They listen with eyes closed and hear a festival. The next version keeps one drum and lets the pauses grow longer.",
    },
    stem: {
      before: "A team builds a lunch box that keeps food cool and lines it with foil all around.",
      after:
        "They measure after an hour: the lid is the warm spot. Version two leaves the walls alone and doubles the lid, and the log shows both curves.",
    },
    other: {
      before: "A group makes up a warm-up game in which the slowest player drops out.",
      after:
        "They play it and see that those who need the practice stand and watch. In version two nobody leaves; the slowest sets the next rule.",
    },
    general: {
      before: "A pair makes a first draft and is content, because everything that was asked for is in it.",
      after:
        "They show it to a table nearby and have to explain it twice. The second draft puts first what they had to explain, and leaves out a third of the rest.",
    },
  },
  exchange: {
    title: "Test it on others",
    description:
      "Groups give their version to another group to read, use or watch, and keep silent. They note what the testers do, where they stop and what they say, on a sheet with three columns.",
    teacherAction: "Remind makers that watching is the task. Explaining the work spoils the test.",
    studentAction: "Let others try your version. Write down what they do, where they stop, what they say.",
    purpose: "A version shows its quality when its makers are not allowed to explain it.",
    prompts: [
      "Where did they hesitate?",
      "What did they use differently from what we meant?",
      "What do we change because of it, and what not?",
    ],
  },
  plans: [
    {
      title: "Many, One, Better",
      overview:
        "Students start with several rough ideas, commit to one, and make it bolder and better in versions that stay visible.",
      purpose:
        "To learn that good ideas are chosen and worked on rather than found, and that an early version is meant to be changed.",
      open: {
        title: "Three rough ideas",
        description:
          "Each student sketches three quite different ideas for the task on one sheet, a few words or lines each, and circles the one with the most life in it.",
        teacherAction:
          "Set the task and its limits. Forbid erasers, and ask for a third idea when two are on the sheet.",
        studentAction: "Sketch three different ideas. Circle the one you want to pursue, and say why.",
        purpose: "The third idea is often the first that is really the student’s own.",
        prompts: [
          "What else could it be?",
          "Which idea makes me want to begin?",
          "How do my three ideas really differ?",
        ],
      },
      develop: {
        title: "Version one",
        description:
          "Students turn the chosen idea into a first version, quick and complete, and write on it what it is meant to do and for whom.",
        teacherAction: "Stop perfectionists: the version must be whole before any part is polished.",
        studentAction: "Make a quick, whole first version. Write on it what it should do, and for whom.",
        purpose: "Only something that exists can be improved.",
        prompts: [
          "What is the smallest whole version?",
          "What should it do, and for whom?",
          "Which part did I skip, and why?",
        ],
      },
      deepen: {
        title: "Turn it up",
        description:
          "Students find the strongest feature of their work and make a second version in which it is twice as strong. Both versions stay, with a note on what was gained and lost.",
        teacherAction: "Ask: what would it look like if you were not careful? Keep the first version safe on the wall.",
        studentAction: "Choose the strongest feature, double it, and note what you gained and what you lost.",
        purpose: "Exaggeration shows what the heart of an idea is.",
        prompts: ["What is the heart of it?", "What happens if I go too far?", "What must I give up for it?"],
      },
      close: {
        title: "The version that stays",
        description:
          "Students finish their version and attach a change log of three lines: what I changed, what made me, what I left on purpose.",
        teacherAction: "Show the first sketch and the last version together. Ask about the change that cost the most.",
        studentAction: "Finish your version. Write the log: changed, because, left on purpose.",
        purpose: "The log makes visible that creating is a chain of decisions.",
        prompts: ["I changed … because …", "What did I leave as it was on purpose?", "What would I try next time?"],
      },
      ai: {
        commit:
          "Before any device is opened, each student sketches three rough ideas on paper, a line or two each, and circles one. Only the circled one is described to the AI.",
        bring: "In pairs, students describe the circled idea to the AI and say who it is meant for.",
        finish: "In pairs, students show or describe their version to the AI and say what it should do.",
        lastWord:
          "Then devices are closed; each student finishes the version by hand and writes the change log in three lines.",
      },
      assessment: [
        "Compare the first sketches: are they different ideas, or one idea several times?",
        "Read the change log: are the reasons about the purpose, or only about taste?",
      ],
      note: "Students fall in love with their first idea. Ask for three before anyone may choose.",
    },
    {
      title: "Plan, Try, Adjust",
      overview:
        "Students plan before they make, predict where it will go wrong, and adjust plan and product with what they find out.",
      purpose: "To plan without clinging to the plan: a prediction that fails is the most useful information there is.",
      open: {
        title: "A plan with a doubt",
        description:
          "Each student writes a plan on half a page: the goal, three steps to it, how success could be recognized, and the step they doubt most.",
        teacherAction:
          "Ask how anyone could tell that it worked. Leave the doubtful steps alone; they are needed later.",
        studentAction: "Write goal, three steps, sign of success, and the step you doubt.",
        purpose: "Whoever has planned can be surprised, and learn from it.",
        prompts: ["What do I want to have at the end?", "How will I notice that it works?", "Which step worries me?"],
      },
      develop: {
        title: "Follow the plan",
        description:
          "Students carry out the plan as far as a first draft and write in the margin wherever they depart from it.",
        teacherAction:
          "Walk around and ask only: is that in the plan? Departures are welcome when they are written down.",
        studentAction: "Follow your plan. Note in the margin each time you depart from it, and why.",
        purpose: "The notes in the margin show where making taught more than planning.",
        prompts: [
          "Where did I leave the plan?",
          "What did I not foresee?",
          "Does the draft already do what it should?",
        ],
      },
      deepen: {
        title: "Predict, then test",
        description:
          "Students write three predictions of how their work will do with a reader, user or test. They try it out, and set the result beside each prediction.",
        teacherAction: "No test without a written prediction. Ask what a wrong prediction says about the work.",
        studentAction: "Write three predictions, test, and put the results beside them.",
        purpose: "The gap between prediction and result shows where to work next.",
        prompts: ["What do I expect to happen?", "What happened instead?", "What does the difference tell me?"],
      },
      close: {
        title: "Adjust and explain",
        description:
          "Students make the final version and write beside their first plan what they would plan differently now, with the moment that taught them that.",
        teacherAction: "Have students compare plans with products. Ask which departure was the best decision.",
        studentAction: "Finish the work. Write beside your plan what you would change, and what taught you that.",
        purpose: "Looking at plan and product together makes the next plan better.",
        prompts: [
          "What did I plan, and what came of it?",
          "Which moment taught me the most?",
          "What will I do differently next time?",
        ],
      },
      ai: {
        commit:
          "Before devices are opened, each student writes a goal, a sign of success and three steps on paper, and marks the most doubtful step. Plan and doubt go to the AI.",
        bring: "Students give the AI their goal, their sign of success and the step they doubt.",
        finish: "Students give the AI their goal, the draft and the spot they are least happy with.",
        lastWord:
          "With devices closed, students make the last change themselves and write beside the plan what they would do differently next time.",
      },
      assessment: [
        "Read the sign of success: could it be observed by someone else?",
        "Compare plan and product: are the departures explained by what was learned?",
      ],
      note: "Some plan to avoid beginning, others begin to avoid planning. Half a page is enough, and it is required.",
    },
    {
      title: "What If, Then What, Which",
      overview:
        "Students change one rule of something familiar, think through what would follow, and work it into something that holds.",
      purpose:
        "To invent on purpose: one changed condition, followed with care, leads further than waiting for inspiration.",
      open: {
        title: "Change one rule",
        description:
          "Students take something known from the topic (a story, a law, a device, a method), list four of its rules, and write two what-ifs that each break one.",
        teacherAction: "Give an example from your own subject. Ask for a small rule as well as a big one.",
        studentAction: "List four rules. Write two what-ifs, and choose the one that makes you curious.",
        purpose: "Seeing the rules is the first step to inventing.",
        prompts: [
          "Which rules does everyone take for granted?",
          "What if this one were different?",
          "Which what-if makes me curious?",
        ],
      },
      develop: {
        title: "Then what?",
        description:
          "Students draw a chain of at least five consequences of their what-if, with one branch for a consequence that nobody wants.",
        teacherAction: "Ask “and then what?” until the chain leaves the obvious. The unwanted branch is not optional.",
        studentAction: "Draw five consequences, one after the other, and a branch for an unwanted one.",
        purpose: "Following an idea further than is comfortable shows what is in it.",
        prompts: [
          "And then what?",
          "Who would like this, and who would not?",
          "Where does my chain become improbable?",
        ],
      },
      deepen: {
        title: "Two rounds of repair",
        description:
          "Students work their idea out as a draft, repair the worst point, put a date on it, and repair once more. Each round leaves a version on paper.",
        teacherAction: "Limit each round by the clock. Ask after the first: what did the repair make worse?",
        studentAction: "Draft, repair the worst point, repair again. Keep every version.",
        purpose: "Two short rounds improve more than one long one.",
        prompts: [
          "What is the worst point now?",
          "Did repairing it break something else?",
          "What is better now than after the first round?",
        ],
      },
      close: {
        title: "The idea that stands",
        description:
          "Students present the invention on one page: the changed rule, what follows from it, how an unwanted effect is handled, and how the idea differs from their first what-if.",
        teacherAction: "Hang the pages up. Everyone writes one “this would work because” on someone else’s page.",
        studentAction: "Make your page: the rule, what follows, the remedy, and what changed on the way.",
        purpose: "An invention is finished when its maker can name what it costs.",
        prompts: [
          "My first what-if was …; now it is … because …",
          "How do I handle an effect that nobody wants?",
          "What am I still unsure of?",
        ],
      },
      ai: {
        commit:
          "Before devices are opened, each student lists two rules on paper and writes one what-if that breaks one of them. The what-if goes to the AI.",
        bring: "Students give the AI the rule they changed and their what-if, in two sentences.",
        finish: "Students give the AI their what-if and what follows from it, the unwanted effect included.",
        lastWord:
          "Devices closed: students write the one-page version in their own words, with a remedy for the unwanted effect, and note how it differs from the first what-if.",
      },
      assessment: [
        "Look at the changed rule: does anything really depend on it?",
        "Read the final page: is an unwanted effect handled, or only mentioned?",
      ],
      note: "“Anything is possible” makes ideas weak. Every rule that stays in force makes the invention stronger.",
    },
  ],
};
