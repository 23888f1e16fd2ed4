/** A request, and a routine for it that keeps every rule of the rubric: what a good model would answer. */
import type { GenerateRequest } from "@thinkshore/core/generate/contract";
import type { FullRoutine } from "@thinkshore/core/routine/routine";

export const goodRequest: GenerateRequest = {
  formData: {
    thinkingType: "analyzing",
    aiPlacement: "middle",
    aiRoles: ["coach"],
    gradeLevel: "High School 9-12",
    subject: "Social Studies",
    timeFrame: "Single Class Period",
    objectives: { purpose: "understand why the old harbour was closed", standards: "", skills: "reading sources" },
    additionalContext: "",
  },
  language: "en",
};

export const goodRoutine: FullRoutine = {
  title: "Unpack, Analyze, Interpret: why was the old harbour closed?",
  overview: "Students take a source apart on paper, let an AI coach question their reading, and say what it means.",
  purpose: "To understand why the old harbour was closed, and to practise reading sources with care.",
  steps: [
    {
      stepNumber: 1,
      verb: "Unpack",
      title: "Take the source apart",
      minutes: 12,
      usesAI: false,
      description:
        "Each student lists three claims of the source about the harbour and underlines the words that carry them.",
      teacherAction: "Hand out the source. Ask for a written list before anybody speaks.",
      studentAction: "Write a list of three claims and note beside each one what you would like to know.",
      purpose: "A reading of one's own comes before any help.",
      aiRole: "Independent work: no AI in this step. Devices stay closed.",
      studentPrompts: ["What does the source claim?", "Which word makes me hesitate?"],
    },
    {
      stepNumber: 2,
      verb: "Analyze",
      title: "Answer the coach",
      minutes: 18,
      usesAI: true,
      description:
        "In pairs, students give the AI coach their list. It asks one question at a time about their reading.",
      teacherAction: "Show the prompt. Ask each pair to decide its next step itself before it asks the coach.",
      studentAction:
        "Answer the questions from the source. For each hint write keep, change or reject in your notes, with a reason. Plan your next step yourselves.",
      purpose: "Good questions show what the reading leaves open.",
      aiRole:
        "AI support: coach. It may ask one question or give one small hint. It may not explain the source or write the answer.",
      studentPrompts: ["Can we answer this from the source?", "Which hint do we reject, and why?"],
    },
    {
      stepNumber: 3,
      verb: "Interpret",
      title: "Say what it means",
      minutes: 15,
      usesAI: false,
      description:
        "Devices closed. Each student writes a paragraph on why the harbour was closed, with two passages as evidence.",
      teacherAction: "Collect two paragraphs that changed most and ask what made the difference.",
      studentAction: "Write your paragraph and one sentence on how your reading changed.",
      purpose: "The last word is the student's.",
      aiRole: "Independent work: without AI, on your own.",
      studentPrompts: ["At first I thought …; now I think … because …", "What would still change my mind?"],
    },
  ],
  aiSamplePrompts: [
    "Here is our list of claims. Ask us one question about the weakest one, and do not answer it for us.",
    "Give us one small hint about what we have overlooked. Do not tell us the answer.",
  ],
  assessmentOpportunities: ["Compare the list and the paragraph: which claim was read more closely?"],
  exampleInAction:
    "A pair lists that the harbour was too shallow. The coach asks who says so. They find that only the railway company does, and mark the claim.",
  teacherNotes: [
    "Insist on the written list before any device is opened.",
    "A coach easily plans the work for students: let them write down their own next step before they ask.",
    "What the AI says is checked against the source.",
    "Remind students to keep names and personal details out of the chat.",
  ],
  variations: [
    "One screen: the teacher types, the class decides together what to ask.",
    "With less help: students write the questions themselves and compare.",
  ],
};
