/** English: what the composer says in every thinking type. */
import type { Material } from "../material.ts";

export const shared: Omit<Material, "types"> = {
  roles: {
    coach: {
      overview: "The AI coaches with questions and small hints; what to do with them is for students to decide.",
      may: "It may ask one question at a time and give a small hint when students are stuck.",
      decide: "Beside each hint students write keep, change or reject, and one reason.",
      ways: [
        {
          teacherAction:
            "Walk around and ask: what will you do next, and whose idea is that? When it is only the AI’s, send the group back to its own notes.",
          prompts: [
            "Which of its questions made me look again?",
            "Did it ask me something, or did it tell me what to do?",
            "What is my own next step?",
          ],
        },
        {
          teacherAction:
            "Let students reply aloud to each other before anything is typed. Ask the quieter one: would you have asked that too?",
          prompts: [
            "What did I know all along?",
            "Which question can I not answer yet?",
            "What would I have asked in its place?",
          ],
        },
        {
          teacherAction:
            "Stop everyone once, and have each group read out the question that helped most and the hint it could have done without.",
          prompts: ["What did I try before I asked?", "Which hint did I not need?", "Where do I see a way on now?"],
        },
      ],
      studentAction:
        "Answer each question of the coach in your own words before you read on. Mark its hints keep, change or reject, with a reason.",
      purpose: "A good question moves students on without taking the work out of their hands.",
      ask: [
        "We are stuck at the place we have marked. Give us the smallest hint that could help, and wait for our reply.",
        "Ask me one question about my notes that I have not asked myself yet.",
        "Ask us first what we have tried so far. Do not suggest a next step; let us name it.",
      ],
      note: "A coach easily does the planning for students. Have them say their own next step aloud before they read the AI’s hint, and end a chat that has turned into instructions.",
      assessment:
        "Follow one hint from the chat to the page: was it kept, changed or rejected, and is there a reason beside it?",
      fade: "With less help: next time students write down three questions that a coach would ask, answer them, and open the AI only for a fourth.",
      example: [
        "The AI coach asks where exactly that can be seen.",
        "Instead of an answer, the AI coach sends one question back: how would you show this to somebody who was not there?",
        "The AI coach wants to know what was tried before that was written.",
      ],
    },
    "content-provider": {
      overview: "The AI brings background and examples, and students use nothing that they have not checked.",
      may: "It may give a short piece of background, an example or a definition when students ask for it.",
      decide: "Students check each piece against class materials and mark it keep, change or reject.",
      ways: [
        {
          teacherAction:
            "Keep the textbook or source set within reach. Ask each group which statement they have checked, and where; the others get a question mark.",
          prompts: [
            "Where can I check this?",
            "Does it fit what I noted before, or contradict it?",
            "What does it say that none of our sources says?",
          ],
        },
        {
          teacherAction:
            "Have two columns kept: confirmed by us, only said by the AI. Ask what it would take to move a line from the second to the first.",
          prompts: [
            "Who says this besides the AI?",
            "What does it leave out?",
            "Do I need this, or is it only interesting?",
          ],
        },
        {
          teacherAction:
            "Appoint a fact checker in each group who hunts for an error and reports it. Welcome every find.",
          prompts: [
            "What sounds too neat to be true?",
            "Which number or name must I look up?",
            "Can I say it in my own words?",
          ],
        },
      ],
      studentAction:
        "Ask for one piece of background at a time. Look it up in our materials, mark it keep, change or reject, and note where you checked.",
      purpose: "Background opens a topic, and checking it leaves students in charge of what counts as known.",
      ask: [
        "Give us one short piece of background on what we wrote, and say how sure you are. Do not draw the conclusion for us.",
        "Name one example that we could compare with ours, in two sentences. Leave the comparison to us.",
        "Which word in our notes has a special meaning in this subject? Explain it, tell us where to check that, and stop there.",
      ],
      note: "Fluent answers can contain invented facts, numbers and sources. Make it a rule: what no second source confirms is crossed out, however good it sounds.",
      assessment: "Pick two statements that a student kept: is there a note of where each was checked?",
      fade: "With less help: next time students search two sources first, and ask the AI only for what neither of them holds.",
      example: [
        "The AI supplies a short piece of background, and it does not quite fit.",
        "The AI names one comparable case; looked up in the book, it turns out to be different.",
        "The AI explains one word in the notes, and its exact meaning is narrower than expected.",
      ],
    },
    "idea-generator": {
      overview: "The AI adds a few unexpected ideas to those that students already have, and students choose.",
      may: "It may add up to three ideas once students have listed their own.",
      decide: "Students compare them with their own list and mark each one keep, change or reject, with a reason.",
      ways: [
        {
          teacherAction:
            "Make sure that students’ own ideas stay in sight beside the AI’s. Ask: which of yours is better than all of these, and what makes it better?",
          prompts: [
            "Which of my own ideas do none of these come near?",
            "Is this really new, or mine in other words?",
            "What would I have to change before I could use it?",
          ],
        },
        {
          teacherAction:
            "Have the AI’s ideas and the students’ own read aloud in mixed order, and let the class guess whose they are. Ask what gives them away.",
          prompts: [
            "Which idea would I never have had?",
            "What do all its ideas have in common?",
            "Which one fits our task, and which only sounds good?",
          ],
        },
        {
          teacherAction:
            "Allow a single round. Then have each group join one of its own ideas to one of the AI’s, and say what each part contributes.",
          prompts: [
            "What is still missing from both lists?",
            "Could I explain this idea to someone?",
            "Which of mine grows stronger beside these?",
          ],
        },
      ],
      studentAction:
        "Ask for three ideas, not ten. Write keep, change or reject beside each with a reason, and rework at least one until it is yours.",
      purpose: "Ideas from outside widen the field; comparing and choosing is where the thinking happens.",
      ask: [
        "Here is our own list. Add two ideas from a quite different direction, one sentence each. Do not rank them.",
        "What kind of idea is missing from our list? Only name the kind, and let us find the idea.",
        "Take the oddest point on our list and ask us one question that could make it useful.",
      ],
      note: "First ideas anchor: after reading three from the AI, students stop looking. Keep their own ideas visible in ink, and ask for one more of their own once the chat is closed.",
      assessment:
        "Put the first ideas and the final choice side by side: how much of what was chosen began with the student?",
      fade: "With less help: next time students double their own list before they look elsewhere, and the AI may add only a single idea.",
      example: [
        "The AI adds an idea that is nowhere on the page.",
        "Of three ideas from the AI, two are rejected at once; the third is not so easily put aside.",
        "The AI suggests starting from the other end, which seems odd at first.",
      ],
    },
    "feedback-provider": {
      overview: "The AI points to one strength and one weak spot, and leaves the repair to students.",
      may: "It may name one strength and one weak spot, each with its place in the students’ work.",
      decide: "Students judge each comment, write keep, change or reject in the margin, and say why.",
      ways: [
        {
          teacherAction:
            "Have students cross out praise that would fit anybody’s work. Ask: which comment can you put your finger on, here on the page?",
          prompts: [
            "Which place in my work is this comment about?",
            "Could this be said of anybody’s work?",
            "What do I repair first, and what do I leave on purpose?",
          ],
        },
        {
          teacherAction:
            "Have students note beforehand where they expect criticism. Ask who was surprised, and by what.",
          prompts: ["Did I expect this comment?", "What does it overlook?", "Which change would help my readers most?"],
        },
        {
          teacherAction:
            "Take one comment and discuss it with the class as a claim: is it true of this work, and does it matter?",
          prompts: [
            "Is this true, and does it matter?",
            "What would I answer?",
            "Which strength do I want to protect?",
          ],
        },
      ],
      studentAction:
        "Find the place that each comment is about. Write keep, change or reject beside it with a reason, and make the repair yourself.",
      purpose: "A comment helps when it points to a place; deciding what to do about it is the learning.",
      ask: [
        "Name one strength and one weak spot in what we wrote, and quote the place. Do not rewrite anything.",
        "Where would a reader stumble? Only point to the line, and wait until we have tried to fix it.",
        "Ask us what we wanted to achieve. Then show the place that is furthest from it, without repairing it.",
      ],
      note: "Feedback from an AI tends to be praise without substance. Accept only comments that name a place in the work; the rest is struck out before anyone acts on it.",
      assessment:
        "Read one comment that was rejected: does the reason show that the student knows the work better than the AI?",
      fade: "With less help: next time students write the feedback they expect, and read the AI’s only to see what they missed.",
      example: [
        "The AI’s feedback names one line where a reader would have to guess.",
        "The AI praises the whole and calls one line thin; the praise is struck out, the line is not.",
        "The AI marks one word and asks what stands behind it; the rest, it says, is clear.",
      ],
    },
    "perspective-taker": {
      overview: "The AI speaks for a point of view that is missing, and students judge what it changes.",
      may: "It may speak from one point of view at a time, in a few sentences.",
      decide: "Students ask who could confirm it and mark each point keep, change or reject.",
      ways: [
        {
          teacherAction:
            "Ask each group: would a real person recognize themselves in this? At the first cliché, stop and let the class name it.",
          prompts: [
            "Whose view is still missing?",
            "Is this one person speaking, or a cliché?",
            "What can I see from there that I could not see before?",
          ],
        },
        {
          teacherAction:
            "Have groups choose different people, then let two groups compare what each person makes visible.",
          prompts: [
            "What does this person stand to lose?",
            "Which of my words would they not use?",
            "How could I find out whether it is so?",
          ],
        },
        {
          teacherAction:
            "Ask who has really said something like this, and where. Leave a chair empty for the voice that nobody here can speak for.",
          prompts: [
            "Who has really said something like this?",
            "What do this person and I share?",
            "What does my view look like from there?",
          ],
        },
      ],
      studentAction:
        "Decide whose view is missing and have the AI take it. Mark what it says keep, change or reject, and note who could confirm it.",
      purpose: "Seen from somewhere else, your own view shows what it leaves out.",
      ask: [
        "Answer our notes in two sentences as one person who sees this quite differently. Do not say who is right.",
        "Ask us one question that somebody from another place or another time would ask about this.",
        "Whose point of view is missing from what we wrote? Name two people, and leave the choice to us.",
      ],
      note: "A borrowed voice soon becomes a stereotype. Ask for one person in one situation, never for a whole group, and compare with a real source or somebody you can ask.",
      assessment: "Look for the sentence that the other view changed: is it a real gain, or only a polite mention?",
      fade: "With less help: next time students write the missing voice themselves from a source or an interview, and ask the AI only whom they forgot.",
      example: [
        "The AI answers as somebody not thought of so far, who would put it another way.",
        "In the voice of a newcomer the AI asks what is being taken for granted.",
        "As somebody who disagrees, the AI says in two sentences what it sees in the same place.",
      ],
    },
    synthesizer: {
      overview: "The AI sorts what students have said, and students hunt for what its sorting has lost.",
      may: "It may group the students’ own points and show patterns, gaps and contradictions.",
      decide:
        "Students compare its version with their notes, put back what was lost, and mark each group keep, change or reject.",
      ways: [
        {
          teacherAction:
            "Have everyone find one point of theirs that the summary lost or distorted. Collect these on the board and ask which of them matter.",
          prompts: [
            "Which of my points has disappeared?",
            "Do these really belong together, or do they only sound alike?",
            "What would I call this group?",
          ],
        },
        {
          teacherAction:
            "Cover the AI’s headings and have students name the groups first. Then compare, and ask which name hides something.",
          prompts: [
            "Which name hides something?",
            "What is bigger here than in my notes?",
            "Where did it turn two things into one?",
          ],
        },
        {
          teacherAction: "Before its version is read, have students mark in their own notes what must not be lost.",
          prompts: [
            "What must not be lost?",
            "Which exception was smoothed away?",
            "What does this grouping show that I had not seen?",
          ],
        },
      ],
      studentAction:
        "Check off your points in the AI’s summary. Write keep, change or reject beside each group, and put back what is missing.",
      purpose: "A summary made by someone else shows gaps; arguing with it makes the result your own.",
      ask: [
        "Sort our points into three groups and add nothing of your own. Do not name the groups; we will.",
        "Which two of our points do not go together? Only point to them, and wait.",
        "What do our notes have plenty of, and what do they hardly have? Ask us one question about the gap.",
      ],
      note: "A smooth summary loses what matters: the exception, the odd case, the doubt. Let students search for what was left out before they read what is there.",
      assessment: "Check what students put back into the summary: did they notice the point that carries weight?",
      fade: "With less help: next time students sort and summarize first, and use the AI’s version only to find differences.",
      example: [
        "The AI sorts the notes into groups, and one point is left over.",
        "In the AI’s summary two points stand side by side that do not go together.",
        "When the AI puts the notes in order, there is a gap in the middle.",
      ],
    },
    challenger: {
      overview: "The AI pushes back with one challenge at a time, and students decide which of them count.",
      may: "It may raise one objection or hard question at a time.",
      decide:
        "For each challenge students note whether they keep their point, change it or reject the challenge, and what decided it.",
      ways: [
        {
          teacherAction:
            "Listen for replies that come from the material. After a while ask each group: which challenge can you not answer yet?",
          prompts: [
            "Can I answer this from my own material?",
            "Is the challenge about the substance, or only about my wording?",
            "Which challenge would I rather not answer, and why?",
          ],
        },
        {
          teacherAction: "Collect the hardest challenges on the board, and let other groups try to answer them.",
          prompts: ["What is the best reply to this?", "Is the challenge fair?", "Where in my material is a reply?"],
        },
        {
          teacherAction: "Have students rate each challenge from 1 to 3 before they reply. Ask what makes a three.",
          prompts: [
            "How strong is it, from 1 to 3?",
            "What would I have to look up?",
            "What do I now say more carefully?",
          ],
        },
      ],
      studentAction:
        "Reply to two or three challenges from your own material. Beside each write keep, change or reject, and the reason.",
      purpose: "What has met resistance is understood better than what nobody questioned.",
      ask: [
        "What is the weakest point in what we wrote? Ask us one question about it, and wait.",
        "Give one counter-example in a single sentence. Do not answer it for us.",
        "Disagree with us on one point, as a fair opponent would. Stop there and let us reply.",
      ],
      note: "A challenger left to itself argues for the sake of it. Teach one reply: show us where our material says otherwise. What cannot be shown is struck out.",
      assessment: "Take one challenge that was rejected: is the rejection argued from the material, or only felt?",
      fade: "With less help: next time students write the objections first, and the AI may add only one that they missed.",
      example: [
        "The AI challenger raises one objection: is that enough?",
        "The AI challenger asks what would have to be true for this to be wrong.",
        "The AI challenger names a case in which it would not be so.",
      ],
    },
  },
  placements: {
    beginning: {
      overview:
        "AI comes at the beginning, in step {step}, after a short attempt on paper; from then on students work without it.",
      teacherAction:
        "Present the task and the material, then allow a few silent minutes. No device is opened before everyone has written something.",
      studentAction: "First write your own attempt, before you open the AI.",
      note: "AI opens the work in step {step}. Insist on the written attempt before it: without one, the AI sets the direction and students follow.",
      prompt: "What do I think before I have asked anyone?",
    },
    middle: {
      overview: "AI comes in the middle, in step {step}: students begin without it and finish without it.",
      teacherAction: "Show the sample prompt once on the board, and say when the devices will be closed again.",
      studentAction: "Copy what you want to keep onto paper; the chat will be closed afterward.",
      note: "Step {step} is the only one with AI. Announce its end when it begins, and have devices closed before the next step is explained.",
    },
    end: {
      overview:
        "AI comes at the end, in step {step}, once the students’ own version stands; the last sentence is written without it.",
      teacherAction:
        "Call time early enough for the closing move: devices closed, pens out, a last version without AI.",
      studentAction: "Then close the device and write the last version on your own.",
      note: "Do not let step {step} end in the chat. Keep a third of its time for the last version, which is written without AI.",
      prompt: "What changed in my thinking at the very end, and what did I leave as it was?",
    },
    flexible: {
      overview: "The place of AI is open: step {step} is the suggestion, and every step also works without it.",
      teacherAction: "Decide beforehand whether AI belongs here, and tell the class.",
      studentAction: "If we use AI here, finish your own part first.",
      note: "To move AI to another step, take the AI part of step {step} along: students do that step alone first, then bring its product to the AI. Wherever AI is used, a first attempt comes before it and a last sentence without AI after it.",
      suggestion: "If you place AI here, it comes in once this work is on paper.",
    },
  },
  bands: {
    "k-2": {
      first: "Drawings and dictated words count as writing: take down what children say.",
      ai: "Work on one screen: you type and read aloud, the class decides what to ask, and children show keep, change or reject with colored cards.",
      last: "A drawing with one spoken sentence is enough; write the sentence underneath.",
    },
    "3-5": {
      first: "Hang up a finished example from another topic, so that everyone sees how long an answer should be.",
      ai: "Use one screen for the class or one per table, with your account, and read the first answer together.",
      last: "Two or three full sentences are plenty; offer a sentence starter to those who stall.",
    },
    "6-8": {
      first: "Hand the task out in small portions, and say when pens go down.",
      ai: "Many students are too young for an account of their own: check your school’s rule, and let groups share a device.",
      last: "Ask for a reason in every answer; a short one with evidence beats a long one without.",
    },
    "9-12": {
      first: "Where the task calls for them, ask for the technical terms of your subject from the start.",
      ai: "Have students save the chat with their notes, so that you can discuss single exchanges.",
      last: "Where sources are used, have them named; ask for at least one limit of the student’s own result.",
    },
    higher: {
      first: "Where there is literature on the topic, refer students to it, and ask them to name what they build on.",
      ai: "Require a line that states which tool was used, for what, and what came of it.",
      last: "Ask for an open question for further work and, where literature is used, for a position on it.",
    },
  },
  aiRole: "AI support: {role}.",
  independent: {
    before: "Independent work: no AI in this step, devices closed.",
    after: "Independent work: without AI, from your own notes and materials.",
    last: "Independent work: without AI, because the last word is the student’s own.",
    flexible: "Independent work: without AI, unless you move it here after this work is done.",
  },
  afterAI: "Devices are closed; the notes stay on the table.",
  context: {
    title: "{title}: {topic}",
    facts: "Planned for: {facts}.",
    minutes: "{minutes} minutes",
    purpose: "The goal of the class: {purpose}.",
    longPurpose: "The goal of the class, in full: {purpose}.",
    skills: "Skills in focus: {skills}.",
    board: "Write the goal where everyone can see it: {purpose}.",
    ask: "We are working on this goal: {purpose}.",
    skillsPrompt: "Where in my work can someone see this: {skills}?",
    standards: "Read the final products against the standards you named: {standards}.",
    skillsAssessment: "Choose one moment in which each student shows it, and note what you saw: {skills}.",
    note: "You noted about this class: {context}. Fit groups, materials and time to it before you start.",
  },
  sessions: {
    intro: "{count} sessions of {length} minutes: ",
    one: "session {session} for step {step}",
    shared: "session {session} for steps {from}–{to}",
    long: "sessions {from}–{to} for step {step}",
    separator: "; ",
    end: ".",
  },
  privacy: [
    "Remind students to keep names, photos and personal details out of the chat.",
    "Agree beforehand that no real names and no personal details are typed into the chat, their own or anyone else’s.",
    "What is typed leaves the room: ask students to leave out names, places and personal details, and check a first entry together.",
  ],
  teacherLed: [
    "One screen: you type, the class agrees on what to ask, and everyone votes on each answer with keep, change and reject cards.",
    "Few devices: project a single chat; each table hands you one question on paper, and the class decides which to type.",
    "Teacher-led: show one screen, read each answer aloud with a pause, and let the class decide whether to go on, ask a follow-up question or stop.",
  ],
  access: [
    "For language learners: offer a word bank and sentence starters, allow notes in any language, and ask the AI for short sentences.",
    "For students who write little: let them speak their attempt to a partner who takes it down, and judge the thought, not the spelling.",
    "For those who finish early: have them explain their product to someone from another group and note the first question they get.",
  ],
};
