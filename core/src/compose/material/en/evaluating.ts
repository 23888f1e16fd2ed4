/** English: evaluating. */
import type { TypeText } from "../material.ts";

export const evaluating: TypeText = {
  mayNot: "It may not make the judgment, supply the evidence or say who is right.",
  roles: {
    coach: {
      title: "What is it built on?",
      does: "The AI asks for the reason behind one part of the judgment at a time, and students answer with evidence or admit a gap.",
      ask: "Here are our judgment and our reasons. Ask us one question about the reason we explained least, and wait.",
    },
    "content-provider": {
      title: "Evidence on trial",
      does: "The AI offers one piece of background that could bear on the judgment, and students decide whether it counts as evidence.",
      ask: "Give us one fact that bears on our judgment, for or against, and say how we can check it. Do not weigh it for us.",
    },
    "idea-generator": {
      title: "Criteria we forgot",
      does: "The AI suggests three further criteria or kinds of evidence, and students argue which deserve a place beside their own.",
      ask: "These are our criteria. Suggest three that somebody careful would add, and do not apply them.",
    },
    "feedback-provider": {
      title: "The weakest reason",
      does: "The AI names the best-supported reason and the weakest one, and quotes the sentence; students strengthen it or let it go.",
      ask: "Which of our reasons is best supported, and which is weakest? Quote both, and do not improve them.",
    },
    "perspective-taker": {
      title: "Who is affected?",
      does: "The AI answers as one person affected by the judgment, and students weigh whether that changes what counts.",
      ask: "Speak as one person who would have to live with our judgment, in two sentences. Do not tell us what to decide.",
    },
    synthesizer: {
      title: "For, against, unclear",
      does: "The AI sorts the students’ reasons into for, against and unclear, and students dispute every placement they disagree with.",
      ask: "Sort our reasons into for, against and unclear, and add none. Do not count them or draw a conclusion.",
    },
    challenger: {
      title: "Under pressure",
      does: "The AI attacks one reason at a time; students rate each attack strong or weak and reply from their sources.",
      ask: "Attack the reason that we rely on most, in one sentence. Do not supply our reply.",
    },
  },
  examples: {
    "language-arts": {
      before: "Two students judge that the hero was right to lie, because it ended well.",
      after:
        "They reread the scene and see that she could not know how it would end. Good luck is struck out as a reason; what she knew at that moment takes its place.",
    },
    mathematics: {
      before: "A pair rates three ways of solving a problem and prefers the shortest.",
      after:
        "They try all three on a second problem, where the shortest fails. “Works in every case” becomes a criterion and moves to the top.",
    },
    science: {
      before: "A group calls an experiment convincing because ten seeds out of twelve germinated.",
      after:
        "They notice that no seeds were left without treatment for comparison. The verdict drops from convincing to promising, with the missing control as the reason.",
    },
    "social-studies": {
      before: "A pair judges that closing the main street to cars was a success, and quotes two happy shop owners.",
      after:
        "They look up who was asked: only shops on the street itself. The judgment now covers those shops, and a line names whose figures are missing.",
    },
    arts: {
      before: "Three students rate a stage design as excellent because it looks expensive.",
      after:
        "They sit in the last row and find that half of it cannot be seen. Their first criterion is now what the audience can read, and the rating falls by one.",
    },
    stem: {
      before: "A team declares its second water filter the better one, because the water is clearer.",
      after:
        "They read the brief again: a liter in ten minutes. The clear filter needs forty, so the table gets a column for time and another winner.",
    },
    other: {
      before: "Two students judge that a training plan is good because it is hard.",
      after:
        "They compare it with the goal, running five kilometers, and find no day for running. “Hard” is removed, and “serves the goal” becomes the test.",
    },
    general: {
      before: "A pair decides in favor of the first proposal and gives two reasons, both about cost.",
      after:
        "They find that the two reasons are one, said twice. One is crossed out, and the search for a second real reason changes the vote from clear to narrow.",
    },
  },
  exchange: {
    title: "The other jury",
    description:
      "Two groups exchange their judgments in writing. Each jury marks one reason that convinced it and one that did not, and writes the question it would need answered.",
    teacherAction: "Bring together groups that judged differently. Only questions are allowed, no counter-speeches.",
    studentAction: "Mark a reason that convinces you and one that does not. Write one question for the authors.",
    purpose: "A judgment must persuade people who did not make it.",
    prompts: [
      "Which reason convinced me, and why?",
      "What would I need to see before I agree?",
      "Do they use a criterion that we lack?",
    ],
  },
  plans: [
    {
      title: "Commit, Strain, Decide",
      overview: "Students commit to a judgment in ink, put its reasons under strain, and decide again with open eyes.",
      purpose: "To find out how much a judgment can bear, and to see changing it for a good reason as a strength.",
      open: {
        title: "Commit in ink",
        description:
          "On a slip each student writes a judgment in one sentence, the two reasons that carry it, and a number from 1 to 5 for how sure they are. Nothing is erased.",
        teacherAction: "Put the question and the sources in view. Take no side, and let no one read a neighbor’s slip.",
        studentAction: "Write your judgment, two reasons and your number. Use ink.",
        purpose: "Only a judgment of one’s own can be put to the test.",
        prompts: [
          "What is my judgment in one sentence?",
          "Which reason would convince a doubter?",
          "How sure am I, and what makes me hesitate?",
        ],
      },
      develop: {
        title: "Fact, opinion, guess",
        description:
          "Students label every reason F, O or G, write the source beside each F, and replace their weakest reason with a better one.",
        teacherAction: "Argue about one borderline case with the class. Ask where the F was read or measured.",
        studentAction: "Label each reason F, O or G. Name the source, and replace the weakest.",
        purpose: "Reasons differ in kind, and a judgment inherits their weakness.",
        prompts: [
          "Could I prove this to someone else?",
          "Do I believe it because I like it?",
          "Which reason can I do without?",
        ],
      },
      deepen: {
        title: "The other side of the scale",
        description:
          "Students draw a balance scale and fill the side they neglected: three reasons against their own judgment, each with a weight from 1 to 3 and a word on why.",
        teacherAction: "Do not accept straw men. Ask: would somebody who holds that opinion put it this way?",
        studentAction: "Write three honest reasons against yourself, and give each a weight.",
        purpose: "Whoever knows the best counter-reason judges more fairly.",
        prompts: [
          "What would a fair opponent say?",
          "Which counter-reason is the heaviest?",
          "Do I weigh both sides by the same measure?",
        ],
      },
      close: {
        title: "Decide again",
        description:
          "Below the first judgment students write the final one, the reason that decided it, the objection they take seriously, and a new number.",
        teacherAction: "Ask for one judgment that stayed and one that moved, and in both cases for what decided it.",
        studentAction: "Write the final judgment, the deciding reason, one serious objection and your new number.",
        purpose: "First and final judgment side by side make the reasoning visible.",
        prompts: [
          "At first I judged …; now I judge … because …",
          "Which objection do I take seriously?",
          "What would still change my mind?",
        ],
      },
      ai: {
        commit:
          "Before any device is opened, each student writes a judgment, two reasons and a number for their confidence on a slip. Pairs then choose one slip for the AI.",
        bring: "In pairs, students give the AI one judgment with its two reasons.",
        finish: "In pairs, students give the AI their judgment as it stands now, with every reason that has survived.",
        lastWord:
          "Then devices are closed; each student writes the final judgment, the deciding reason and a new number under the first.",
      },
      assessment: [
        "Compare first and final judgment: what decided it, evidence or the wish to be done?",
        "Look at the two numbers: less certainty with a better reason is progress.",
      ],
      note: "Some will change their judgment to please you, others never will. Make clear that only the reason is assessed.",
    },
    {
      title: "Measure, Weigh, Rank",
      overview:
        "Students agree on criteria before they judge, rate by them, and find out how much the result depends on what they give the most weight.",
      purpose: "To judge by criteria instead of liking, and to see that choosing the criteria is half the judgment.",
      open: {
        title: "Criteria first",
        description:
          "Students write three criteria and what each would look like at its best. Only then do they rate what is to be judged from 1 to 5 in a table.",
        teacherAction:
          "Reveal what is to be rated only when the criteria are written. Ask how anyone could tell that a criterion is met.",
        studentAction: "Write three criteria with a sign for each. Then rate from 1 to 5.",
        purpose: "Criteria set beforehand protect against finding reasons for what you already like.",
        prompts: ["What should it be good at?", "How would I notice that?", "Which rating is only a feeling?"],
      },
      develop: {
        title: "Earn the number",
        description:
          "Beside each rating students write the observation or quotation that justifies it. A rating without one is put in brackets.",
        teacherAction: "Pick a four and a two, and have the class find out what makes the two-point difference.",
        studentAction: "Justify every number with something that can be shown. Bracket the rest.",
        purpose: "Numbers look exact; only the evidence makes them so.",
        prompts: [
          "What can I show for this number?",
          "Why not one point more or less?",
          "Did I use the same measure throughout?",
        ],
      },
      deepen: {
        title: "Shift the weights",
        description:
          "Students count the first criterion double, then the last, and note in the margin how the result moves. They mark the criterion on which everything hangs.",
        teacherAction: "Ask who would want which weight: whose interest is it? Let groups with different results meet.",
        studentAction: "Recalculate with other weights. Mark the criterion that decides.",
        purpose: "A result that turns with one weight is a choice, and has to be defended as one.",
        prompts: [
          "Which criterion decides in the end?",
          "Who would weigh differently, and why?",
          "Is my result stable, or just luck?",
        ],
      },
      close: {
        title: "The argued result",
        description:
          "Students write the final ranking or rating with the weight of each criterion, justify the heaviest in two sentences, and name a rating they changed.",
        teacherAction: "Compare two results with equal numbers and different reasons. Which is the better judgment?",
        studentAction: "Write the final result, why your main criterion weighs most, and which rating you changed.",
        purpose: "A good verdict can be retraced by others, step by step.",
        prompts: [
          "Which rating did I change, and what made me?",
          "Why does this criterion weigh most for me?",
          "Where would I judge differently next time?",
        ],
      },
      ai: {
        commit:
          "Before devices are opened, each student writes two criteria and a first rating on paper, with one reason. These go to the AI.",
        bring: "Students give the AI their criteria and ratings, and say which rating they trust least.",
        finish: "Students give the AI their criteria, their ratings and what justifies them.",
        lastWord:
          "With devices closed, students write the final result on their own and justify in two sentences why one criterion weighs most.",
      },
      assessment: [
        "Read the criteria without the ratings: could somebody else judge by them?",
        "Choose one changed rating: does a new observation stand behind it?",
      ],
      note: "Criteria like “good” and “interesting” measure nothing. Ask what you would see, hear or count.",
    },
    {
      title: "Line Up, Lean, Land",
      overview:
        "Students place themselves on a line between two positions, collect the best of both, and land where the reasons carry them.",
      purpose: "To hold two positions in mind at once before choosing: many good judgments lie between yes and no.",
      open: {
        title: "A place on the line",
        description:
          "Students write the strongest point and the weakest point of each position on paper, then put their initials on a line between the two.",
        teacherAction:
          "Draw the line on the board with a position at either end. Nobody speaks for their own side yet.",
        studentAction: "Write each side’s strongest and weakest point. Mark your place on the line.",
        purpose: "Finding the strength in both sides first makes the later choice a real one.",
        prompts: [
          "What is the best point of the side I like less?",
          "What is weak about my own side?",
          "Why do I stand here and not farther along?",
        ],
      },
      develop: {
        title: "What pulls, what holds",
        description:
          "On arrows under the line students write what pulls them to either end, one reason per arrow, its length showing its force. They move their mark if they must.",
        teacherAction: "Read out single arrows, and have students show by hand how long they would draw them.",
        studentAction: "Draw an arrow for each reason, as long as it is strong. Move your mark if needed.",
        purpose: "Drawing strength as length makes weighing visible.",
        prompts: ["Which reason pulls hardest?", "Is it strong, or only loud?", "What would make this arrow longer?"],
      },
      deepen: {
        title: "If, then, unless",
        description:
          "Students complete three written sentences that bind their judgment to conditions: I would move left if …, right if …, and I stay here unless ….",
        teacherAction: "Collect conditions that could be checked, and have two of them checked at once.",
        studentAction: "Write your three sentences: if, if, unless. Check one of the conditions.",
        purpose: "Conditions turn an opinion into something that can be examined.",
        prompts: [
          "What would have to be true for me to move?",
          "Can that be found out?",
          "Which condition do I not want to think about?",
        ],
      },
      close: {
        title: "Land and say why",
        description:
          "Students mark their final place on the line in another color and write a paragraph of three sentences: where, why, and what the other side is right about.",
        teacherAction:
          "Show the first and the final marks of the class together. Ask what moved people, and what held them.",
        studentAction: "Mark your final place. Write where, why, and what the other side is right about.",
        purpose: "Granting the other side its due makes your own position stronger.",
        prompts: [
          "I stood at …; now I stand at … because …",
          "What is the other side right about?",
          "What changed in how I see the question?",
        ],
      },
      ai: {
        commit:
          "Before devices are opened, each student marks a place on the line on paper and writes one reason for it and one against it. Mark and reasons go to the AI.",
        bring: "Students tell the AI where they stand between the two positions and what pulls them there.",
        finish: "Students give the AI their place, their strongest reason and the point they grant the other side.",
        lastWord:
          "Devices closed: students mark their final place in another color and write in their own words why, and what the other side is right about.",
      },
      assessment: [
        "Read what the student grants the other side: is it a real strength?",
        "Compare the two marks: does the paragraph explain the move, or the decision to stay?",
      ],
      note: "The middle of the line is no hiding place. Whoever stands there owes two reasons instead of one.",
    },
  ],
};
