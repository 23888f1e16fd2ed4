/** What the rubric finds in a routine, said to the teacher: what to look at, and why. */
import { namespace } from "../../namespace.ts";

export const quality = namespace("quality", {
  heading: "What to look at",
  count_one: "{n} thing to look at",
  count_other: "{n} things to look at",
  none: "Nothing stands out: the routine keeps every rule that can be checked.",
  forStep: "Step {number}",
  titleField: "Title",
  verbField: "Thinking verb",
  aiRoleField: "What AI may and may not do",
  anotherLanguage: "another language",
  aiStepMissing: "No step uses AI, although its place is “{placement}”: switch AI on where students should meet it.",
  placementNotHonoured:
    "AI is used in step {steps}, although its place is “{placement}”: move it or change the placement, so that students know what to expect.",
  ownAttemptMissing:
    "Students meet AI before they have tried for themselves: let them write something of their own first, so that the thinking starts with them.",
  commitMoveMissing:
    "AI opens the routine: ask for a short idea on paper before anyone uses it, so that the thinking starts with the student.",
  ownEndingMissing:
    "The routine ends with AI: add a last move without it, because what students finish by themselves stays with them.",
  closingMoveMissing:
    "AI is in the last step: let students close with a sentence of their own, without AI, so that the last word is theirs.",
  flexibleNoteMissing:
    "The placement is flexible, but no note says how to move the AI step: say when else it could come.",
  samplePromptsMissing:
    "There is no sample AI prompt: give students one that asks for a question or a hint, not for the answer.",
  answerClauseMissing:
    "Sample prompt {prompt} does not hold the answer back: ask for a question or a hint, so that students do the work.",
  asksForAnswer:
    "Sample prompt {prompt} asks AI for the finished answer: ask for a question or a hint instead, because an answer handed over ends the thinking.",
  judgementMissing: "Students take whatever AI says: ask them to keep, change or reject each reply, with a reason.",
  allowedUseMissing: "This step does not say what AI may do: name it, so that everyone knows where help begins.",
  forbiddenUseMissing:
    "This step does not say what AI may not do: name it, so that the thinking stays with the students.",
  independenceNotStated: "This step does not say that it is done without AI: say so, so that no one has to guess.",
  visibleProductMissing:
    "This step leaves nothing for you to see: name what students write, draw or mark, so that their thinking becomes visible.",
  stepCountOff:
    "There are {count} steps, while {expected} suit this time frame: a short routine is easier to remember and to use again.",
  verbMissing: "This step has no thinking verb: a verb tells students at a glance what kind of thinking is asked for.",
  verbNotOfType:
    "“{verb}” is not a move of {type}: lead the step with a verb of the thinking that was chosen, so that students practice it.",
  reflectionMissing:
    "No question asks students to look back on their thinking: add one, because noticing how they think is the point.",
  tooFewHigherOrder:
    "Only {count} of the steps ask students to analyze, evaluate or create, and at least {needed} should: recall alone needs no routine.",
  minutesMissing: "This step has no minutes: add them, so that the lesson can be planned.",
  minutesOff:
    "The steps take {total} minutes, while the time frame allows {min} to {max}: shorten or lengthen a step, so that the lesson fits.",
  contextNotUsed:
    "What was given under “{field}” does not appear in the routine: use its words, so that the routine belongs to your lesson.",
  wrongLanguageAll: "The routine seems to be in {found}, not in {expected}: students should meet one language.",
  wrongLanguagePart: "“{field}” seems to be in {found}, not in {expected}: students should meet one language.",
  inventedStandard:
    "“{token}” looks like a standards code that you did not give: check it, because AI is known to invent such codes.",
  riskCoach: "A coach easily does the planning for the student: say that students decide the next step themselves.",
  riskContentProvider: "A content provider may invent facts: say that students check each fact against your materials.",
  riskIdeaGenerator:
    "The first ideas of an idea generator tend to narrow everyone’s view: say that students list their own before they ask.",
  riskFeedbackProvider:
    "A feedback provider tends to praise: say that feedback must point to a place in the work, or is left out.",
  riskPerspectiveTaker:
    "A perspective taker may fall into stereotypes: say that students ask who is missing or shown too simply.",
  riskSynthesizer: "A synthesizer may lose what matters: say that students compare its summary with their own notes.",
  riskChallenger: "A challenger may argue for the sake of it: say that students accept only what evidence supports.",
  teacherLedFormMissing:
    "These students are young or devices are few: add a variation with one screen that you lead, where the class decides what to ask.",
  privacyReminderMissing:
    "No note reminds students to keep names and personal details out of the chat: add one, because what is typed leaves the classroom.",
  templateLeftover: "“{token}” looks like text left over from a template: replace it or take it out.",
  promptEcho: "“{token}” repeats your own words just as they are: turn it into something that students can do.",
  partMissing: "“{part}” is empty: fill it in, so that a colleague can teach from it too.",
  reportTitle: "How this routine keeps the thinking with students",
  keptTitle: "Principles it keeps",
  ownAttempt: "Students try for themselves before AI comes in.",
  ownEnding: "Students finish without AI.",
  hints: "AI asks and hints; the answer stays with the students.",
  judged: "Students judge what AI says: keep, change or reject.",
  clear: "Each step says what AI may do, what it may not, and what students will have to show.",
  short: "It is short, and each step is led by a verb of the chosen thinking.",
  reflection: "Students look back on how they thought.",
  higherOrder: "At least half of the steps ask students to analyze, evaluate or create.",
  fits: "It fits the lesson: the time, the place of AI, your own words, the language.",
  nothingInvented: "Nothing is invented, and no part is missing.",
  safe: "It answers the risk of the AI role and protects personal details.",
});
