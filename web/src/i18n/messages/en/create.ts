/** Texts of the wizard, from the welcome to the finished routine. */
import { namespace } from "../../namespace.ts";

export const create = namespace("create", {
  title: "Thinking routines that give AI a place, and keep the thinking with your students",
  pageTitle: "Create a thinking routine",
  description:
    "Choose a kind of thinking, decide where AI comes in and what it may do, and describe your lesson. You get a complete routine for your class: edit it, present it, print it, share it.",
  begin: "Begin Creating",
  draftNote: "You have a routine under way. It is kept in this browser.",
  continueDraft: "Continue your draft",
  startOver: "Start over",
  typesUnavailable: "Unable to load thinking types. Please refresh the page.",
  refreshPage: "Refresh the page",
  toLibrary: "Open my library",
  factNoAccount: "No account, no sign-in",
  factLocal: "Saved only in your browser",
  factFree: "Free and open source",
  previewLabel: "An example: a routine with AI in the middle",
  previewStep1: "Take a stand",
  previewStep2: "Meet the challenger",
  previewStep3: "Defend or revise",
  previewVerb1: "Evaluate",
  previewVerb2: "Critique",
  previewVerb3: "Justify",
  previewOwn: "Own thinking",
  previewAI: "AI challenger",
  previewPrompt: "“What is the weakest link in our claim? Ask one question, and wait.”",
  whatTitle: "What are thinking routines?",
  whatBody1:
    "A thinking routine is a simple scaffold: a short set of questions, or a few steps, that a class can learn once and use again. It slows thinking down and makes it visible, so that students see how they arrive at an idea and you see where they stand.",
  whatBody2:
    "The routines made here are inspired by the visible-thinking tradition, and they include AI on purpose. Each one says in which step AI may help, what it may do there and what it may not, and which steps belong to the students alone.",
  principlesTitle: "Key principles",
  principle1Title: "AI supports thinking",
  principle1Body: "AI supports student thinking and does not replace it.",
  principle2Title: "Students stay in charge",
  principle2Body: "Students keep their autonomy: they decide what to ask, what to keep and what to reject.",
  principle3Title: "Skills before content",
  principle3Body: "The focus stays on thinking skills, not on generating content.",
  principle4Title: "Reflection built in",
  principle4Body: "Reflection and metacognition are part of every routine.",
  principle5Title: "Clear steps",
  principle5Body: "Clear steps set expectations about when AI may be used and when it may not.",
  principle6Title: "Deeper with AI",
  principle6Body:
    "AI can deepen thinking, give personalized feedback, generate ideas and help process complex information.",
});
