/** Texts of the privacy policy. */
import { namespace } from "../../namespace.ts";

export const privacy = namespace("privacy", {
  title: "Privacy policy",
  intro: "What happens to what you type, in plain words.",
  shortTitle: "The short version",
  short1: "There are no accounts. Your routines are saved in this browser and nowhere else.",
  short2: "What you type about a lesson is sent to an AI provider when a routine is generated.",
  short3: "So leave out names and anything else about individual people.",
  aiTitle: "Content processed by AI",
  aiBody1:
    "When you generate a routine, your choices and the lesson text are processed by an external AI provider. The provider may use interactions to train its models.",
  aiBody2:
    "If the school that runs this site uses the built-in composer or a model of its own, the text does not go to an external provider. Each routine says what made it.",
  avoidTitle: "Do not enter personal or sensitive information",
  avoidBody: "Please avoid, in every field:",
  avoid1: "names, photos, addresses, phone numbers or email addresses of students, parents or colleagues",
  avoid2: "grades, diagnoses, support plans, behavior records or family circumstances of a person",
  avoid3: "passwords, internal documents, and texts that you may not pass on",
  tipsTitle: "Best practice",
  tip1: "Describe the class, not a student: “a Grade 8 class with several language learners”.",
  tip2: "Read the text once more before you generate. The page warns you when something looks like personal data.",
  tip3: "Check what comes back. AI can make mistakes, including about standards and facts.",
  tip4: "Tell students the same rule: no personal details in a chat with AI.",
  tip5: "Follow your school’s rules on AI and on the minimum age for using a tool.",
  browserTitle: "What stays in your browser",
  browserBody:
    "Saved routines, your draft, the language and the theme are kept in this browser’s local storage. Clearing the browser’s data deletes them; a backup file from the library brings them back. A shared link carries the routine inside the part of the address that browsers do not send to any server.",
  countTitle: "What the server counts",
  countBody:
    "Each page view is counted by the kind of page, without cookies, without an identifier and without anything you typed. Do Not Track and Global Privacy Control switch it off. The server’s log holds sizes, times and error codes, never lesson text.",
  contactTitle: "Questions",
  contactBody: "Write to {email}.",
});
