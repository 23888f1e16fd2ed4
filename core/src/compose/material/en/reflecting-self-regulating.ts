/** English: reflecting and self-regulating. */
import type { TypeText } from "../material.ts";

export const reflectingSelfRegulating: TypeText = {
  mayNot: "It may not judge the student, set the goal or choose the strategy.",
  roles: {
    coach: {
      title: "Tell me how you worked",
      does: "The AI asks how students went about the work, one question at a time, and they answer with a place in it.",
      ask: "Here are my notes on how I worked. Ask me one question about the point where I got stuck, and wait.",
    },
    "content-provider": {
      title: "A strategy to try",
      does: "The AI describes one learning strategy that students ask about, and they check by a small trial whether it works for them.",
      ask: "Describe one strategy for a difficulty like mine in three sentences, and where I can read about it. Do not say that it is right for me.",
    },
    "idea-generator": {
      title: "Other ways to go on",
      does: "The AI adds three possible next steps to those that students have listed, and they choose by what their own work shows.",
      ask: "These are my ideas for going on. Add three that are quite different, and do not tell me which to choose.",
    },
    "feedback-provider": {
      title: "Is it precise enough?",
      does: "The AI names the most honest line of the notes and the vaguest, and students make the vague one precise.",
      ask: "Which line of my reflection is most precise, and which is vague? Only point to them. Do not comment on me as a person.",
    },
    "perspective-taker": {
      title: "Seen from outside",
      does: "The AI describes the same way of working as a patient friend or a future self might, and students say what they recognize.",
      ask: "Answer my notes in two sentences as my future self a year from now. Do not give advice.",
    },
    synthesizer: {
      title: "Find the pattern",
      does: "The AI groups the notes by what returns in them, and students decide whether it is a pattern or a coincidence.",
      ask: "What returns in my notes? Group it without judging me, and wait for what I call it.",
    },
    challenger: {
      title: "Is that the reason?",
      does: "The AI doubts one explanation at a time (too little time? too hard?), and students look for proof in their own work.",
      ask: "Doubt one of the reasons that I give, in one sentence. Do not offer another reason; let me check it first.",
    },
  },
  examples: {
    "language-arts": {
      before: "A student writes about her essay that the ending is weak because she ran out of time.",
      after:
        "She looks at her drafts and sees that the first paragraph was written four times. Time is not the reason; her plan now says that the ending is drafted second.",
    },
    mathematics: {
      before: "A student notes that he is bad at equations, because half of the answers were wrong.",
      after:
        "He goes through the errors one by one: five of six are about signs. “Bad at equations” is crossed out, and he plans a check for signs after every line.",
    },
    science: {
      before: "Two students note that their experiment failed because of the equipment.",
      after:
        "They read their log and find that nobody wrote down the starting temperature. The next plan names a person for the log, and the equipment stays.",
    },
    "social-studies": {
      before: "A student writes that the sources were too hard to understand.",
      after:
        "She marks what she underlined, and it is nearly everything. Next time she will underline only what answers her question, and put the question at the top of the page.",
    },
    arts: {
      before: "A student notes after rehearsal that he always comes in too late.",
      after:
        "He listens to the recording and finds it happens twice, both times after a turn of the page. “Always” goes; the plan is to learn two measures by heart.",
    },
    stem: {
      before: "A team writes that the program crashed because the task was unclear.",
      after:
        "They compare the versions: everything worked until three things were changed at once. Their new rule is to change one thing, test it, and write it down.",
    },
    other: {
      before: "A student notes that she cannot remember vocabulary.",
      after:
        "She checks which words she knew: those she had said aloud in a sentence. Half of the list is moved to that method, and next week decides.",
    },
    general: {
      before: "A student writes that the work went well, because it was handed in on time.",
      after:
        "He looks for the page he would least like to read aloud, and finds one. The note is rewritten: on time, but with one page thrown together, and a plan for that page.",
    },
  },
  exchange: {
    title: "Learning partners",
    description:
      "In pairs students show each other one place in their work and what they decided about it. The partner asks only questions and writes down the answer that sounded most like a discovery.",
    teacherAction: "Practice asking without advising: any sentence with “you should” is turned into a question.",
    studentAction: "Show one place and your decision. As partner, ask, listen and write down one discovery.",
    purpose: "Explaining it to somebody who asks makes your own way of working clear.",
    prompts: [
      "What did you try when it became difficult?",
      "How did you notice that it worked, or did not?",
      "What did I hear that I could use myself?",
    ],
  },
  plans: [
    {
      title: "Look Back, Locate, Resolve",
      overview:
        "Students look back on a piece of their own work, locate where it went well and where it did not, and resolve to do one thing differently.",
      purpose: "To reflect on places in the work and on what was done there, since only these can be changed.",
      open: {
        title: "Look back",
        description:
          "With a piece of their own work in front of them, students write two sentences each about what went well and where they got stuck, and note the place.",
        teacherAction:
          "Give back a recent piece of work without a grade. Ask for places: which line, which step, which minute?",
        studentAction: "Write what went well and where you got stuck. Note the exact place.",
        purpose: "Reflection begins with what can be pointed at.",
        prompts: ["Which place am I happy with, and why?", "Where did I get stuck?", "What did I do at that moment?"],
      },
      develop: {
        title: "Three colors",
        description:
          "Students go through their work and mark it in three colors: sure, unsure, guessed. Beside two unsure places they note what they were thinking there.",
        teacherAction: "Model it with work of your own, guesses included. Nobody is graded on colors.",
        studentAction: "Mark sure, unsure and guessed. Explain two unsure places.",
        purpose: "Knowing how sure you were is the beginning of steering.",
        prompts: [
          "What was I thinking here?",
          "How sure was I, and was I right to be?",
          "Which color is missing from my work?",
        ],
      },
      deepen: {
        title: "Try another way",
        description:
          "Students choose one unsure place, write down a strategy they did not use, and do the place again with it. Both tries stay, with a note on what was different.",
        teacherAction:
          "Offer a short list: draw it, say it aloud, work backward, find a similar case. Students choose.",
        studentAction: "Choose a strategy, do the place again, and note what was different.",
        purpose: "A strategy becomes your own by being tried, not by being named.",
        prompts: ["What have I not tried yet?", "What was easier, what was harder?", "When would I use this again?"],
      },
      close: {
        title: "One resolution",
        description:
          "Students write one sentence of the form “When …, I will …, because …”, pin it to the place in their work it comes from, and note what they now see differently.",
        teacherAction:
          "Read the when: is it a moment the student will notice? Keep the sentences for the next piece of work.",
        studentAction: "Write: when …, I will …, because …. Add what you see differently now.",
        purpose: "Tied to a moment, an intention has a chance of being kept.",
        prompts: [
          "When …, I will …, because …",
          "What do I see differently than an hour ago, and what made me?",
          "How will I know that it has helped?",
        ],
      },
      ai: {
        commit:
          "Before any device is opened, each student writes on paper what went well, where they got stuck and what they did then. This note, without names or grades, goes to the AI.",
        bring: "Each student gives the AI the note on the place where they got stuck, without names or grades.",
        finish:
          "Each student gives the AI the stuck place, what they have found out about it since, and the resolution they have in mind.",
        lastWord:
          "Then devices are closed, and students write on their own: when …, I will …, because …, and what they now see differently.",
      },
      assessment: [
        "Look at the places: are they exact enough for another person to find them?",
        "Read the resolution: does it follow from the work, or would it fit anyone?",
      ],
      note: "“I should work harder” is not a reflection. Ask for the place, the moment and what was done there.",
    },
    {
      title: "Predict, Check, Adjust",
      overview:
        "Students judge how well they know something, check that judgment against what they can do, and adjust how they learn.",
      purpose: "To become a better judge of yourself: knowing what you do not know yet saves the most time.",
      open: {
        title: "Judge yourself first",
        description:
          "Students list four things they should be able to do, predict from 1 to 4 how well they can do each, and then write down one of them from memory as proof.",
        teacherAction: "Collect the four points with the class. Books closed during the proof; it is not graded.",
        studentAction: "Predict from 1 to 4 for each point. Then prove one from memory.",
        purpose: "A prediction on paper cannot be corrected by hindsight.",
        prompts: ["How well can I do this, really?", "What makes me think so?", "Which number am I least sure of?"],
      },
      develop: {
        title: "Compare and explain",
        description:
          "Students set the result beside their prediction, write too high, too low or right in the next column, and give a reason for the largest gap.",
        teacherAction: "Ask who was too high and who too low. Treat both as the same kind of error.",
        studentAction: "Compare prediction and result. Explain the largest gap in writing.",
        purpose: "The reason for a misjudgment says more than its size.",
        prompts: [
          "Where was I too high or too low?",
          "What misled me?",
          "What did I take for knowing that was only recognizing?",
        ],
      },
      deepen: {
        title: "Close the gap",
        description:
          "Students work on their largest gap in a way they choose, check again from memory, and keep a short log: what I did, how long, what came of it.",
        teacherAction:
          "Have the way of working written down before it is begun. Ask halfway through: keep on, or change?",
        studentAction: "Choose a way, work, check again. Log what you did and what came of it.",
        purpose: "Steering means noticing on the way, while there is time to change course.",
        prompts: ["Is this working?", "How can I tell?", "Do I go on or change?"],
      },
      close: {
        title: "Set the course",
        description:
          "Students write a new prediction, how they will learn until next time, and the sign that will warn them that it is not working. The first prediction stays beside it.",
        teacherAction: "Keep the sheets and hand them back next time. Ask for the sign, not for a promise.",
        studentAction: "Write your new prediction, your way, and your warning sign. Compare with your first numbers.",
        purpose: "A plan with a warning sign can be corrected in time.",
        prompts: [
          "I predicted …; now I know … because …",
          "How will I learn until next time?",
          "What will warn me that I must change course?",
        ],
      },
      ai: {
        commit:
          "Before devices are opened, each student predicts on paper how well they know three points and writes one of them down from memory. The weakest point goes to the AI.",
        bring: "Each student tells the AI the prediction they are least sure of, and what they wrote from memory.",
        finish: "Each student tells the AI where prediction and result differed most, and what they think misled them.",
        lastWord:
          "With devices closed, students write a new prediction, their way of learning until next time and a warning sign, in their own words.",
      },
      assessment: [
        "Compare the first and the new prediction: has the judgment become more exact?",
        "Read the warning sign: can it be noticed early?",
      ],
      note: "Feeling sure is often only recognizing. The proof comes from memory, with the book closed.",
    },
    {
      title: "Trace, Turn, Carry On",
      overview:
        "Students trace how a piece of work really went, find its turning point, and decide what to carry into the next one.",
      purpose: "To see learning as a course with turns that students can influence, not just a result.",
      open: {
        title: "Draw the course",
        description:
          "Students draw the course of their work as a curve from start to end, up for going well, down for getting stuck, and write a few words at every bend.",
        teacherAction: "Draw a curve of your own with a deep dip in it. Ask what happened just before each bend.",
        studentAction: "Draw the curve of your work. Write at each bend what happened.",
        purpose: "The curve brings back moments that a verdict would cover up.",
        prompts: [
          "Where did it go up, and where down?",
          "What happened just before?",
          "What did I do, and what was done for me?",
        ],
      },
      develop: {
        title: "The turning point",
        description:
          "Students choose the most important bend and write two columns about it: what I could influence, what I could not. One thing from the first column is underlined.",
        teacherAction: "Watch for empty first columns. Ask: what would somebody else have done there?",
        studentAction: "Choose one bend. Write what you could influence and what not, and underline one thing.",
        purpose: "Attention belongs to what can be influenced.",
        prompts: [
          "What could I have done there?",
          "What was out of my hands?",
          "Which small thing made a big difference?",
        ],
      },
      deepen: {
        title: "Keep a log",
        description:
          "While they work on the next task, students stop three times at a signal and log in a line each: how it goes, what I am doing, what I change now.",
        teacherAction: "Give the signal at uneven intervals. Comment on no entry while work is going on.",
        studentAction: "At each signal write one line: how it goes, what I do, what I change.",
        purpose: "Those who watch themselves at work can turn earlier.",
        prompts: [
          "How is it going right now?",
          "Am I still doing what I meant to do?",
          "What do I change in the next few minutes?",
        ],
      },
      close: {
        title: "A letter for next time",
        description:
          "Students write a short letter to themselves for the next piece of work: what to keep, what to try, and which moment to watch for. The curve goes into the envelope.",
        teacherAction:
          "Collect the letters and hand them out when the next piece of work begins. Read only those that are offered.",
        studentAction: "Write to yourself: keep …, try …, watch for …. Say what changed in how you see this work.",
        purpose: "The letter carries the insight to the place where it is needed.",
        prompts: [
          "What do I keep, and what do I try next time?",
          "Which moment will I watch for?",
          "What changed in how I see my work, and why?",
        ],
      },
      ai: {
        commit:
          "Before devices are opened, each student draws the curve of the work on paper and writes a few words at two bends. One bend, without names, is described to the AI.",
        bring: "Each student describes one bend of the curve to the AI: what happened before, and what they did.",
        finish:
          "Each student describes the turning point to the AI, and what they want to carry into the next piece of work.",
        lastWord:
          "Devices closed: students write the letter to themselves in their own words, with what to keep, what to try and which moment to watch for.",
      },
      assessment: [
        "Look at the words at the bends: do they tell what the student did, or only what happened?",
        "Read the letter: is there a moment in it that the student could recognize?",
      ],
      note: "Curves can touch private matters. Only work at school is drawn, and nobody has to show a curve.",
    },
  ],
};
