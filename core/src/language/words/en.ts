/** English words. */
import type { Words } from "./words.ts";

export const words: Words = {
  types: {
    "observing-questioning": {
      name: "Observing & Questioning",
      description: "Students look closely, notice what others miss and turn it into questions worth following.",
      moves: { notice: "Notice", question: "Question", probe: "Probe", monitor: "Monitor" },
      movesLine: "Notice, Question/Probe, Monitor",
    },
    analyzing: {
      name: "Analyzing",
      description: "Students take something apart, work out how the pieces fit and say what they mean.",
      moves: { interpret: "Interpret", analyze: "Analyze", unpack: "Unpack" },
      movesLine: "Interpret, Analyze/Unpack",
    },
    evaluating: {
      name: "Evaluating",
      description: "Students weigh claims and evidence against criteria, and defend or revise their judgment.",
      moves: { evaluate: "Evaluate", justify: "Justify", critique: "Critique" },
      movesLine: "Evaluate/Justify/Critique",
    },
    "connecting-synthesizing": {
      name: "Connecting & Synthesizing",
      description: "Students link ideas across sources and subjects, choose what matters and build a larger picture.",
      moves: { synthesize: "Synthesize", connect: "Connect", curate: "Curate" },
      movesLine: "Synthesize/Connect, Curate",
    },
    "creating-iterating": {
      name: "Creating & Iterating",
      description: "Students invent possibilities, try them out and improve them in several rounds.",
      moves: {
        imagine: "Imagine",
        invent: "Invent",
        generate: "Generate",
        amplify: "Amplify",
        refine: "Refine",
        predict: "Predict",
        plan: "Plan",
      },
      movesLine: "Imagine/Invent, Generate, Amplify, Refine, Predict/Plan",
    },
    "reflecting-self-regulating": {
      name: "Reflecting & Self-Regulating",
      description: "Students look at their own thinking, check how it is going and decide what to do next.",
      moves: { reflect: "Reflect", "self-regulate": "Self-Regulate", monitor: "Monitor" },
      movesLine: "Reflect, Self-Regulate/Monitor",
    },
  },
  categories: {
    inquiry: "Inquiry & Curiosity",
    analysis: "Analysis & Reasoning",
    synthesis: "Synthesis & Complexity",
    creativity: "Creativity & Design",
    metacognition: "Metacognition & Growth",
  },
  olderTypes: {
    creative: "Creative Thinking",
    critical: "Critical Thinking",
    analytical: "Analytical Thinking",
    wondering: "Wondering & Questioning",
    reasoning: "Reasoning & Evidence",
    conclusions: "Forming Conclusions",
    explanations: "Building Explanations",
    observational: "Observational Thinking",
    complexity: "Uncovering Complexity",
    feedback: "Providing Feedback",
    empathetic: "Empathetic Thinking",
    ethical: "Ethical Thinking",
    metacognitive: "Metacognitive Thinking",
    reflective: "Reflective Thinking",
    systems: "Systems Thinking",
    strategic: "Strategic Thinking",
  },
  placements: {
    beginning: {
      name: "Beginning",
      phrase: "at the beginning",
      incorporated: "AI is incorporated at the beginning.",
      description:
        "Students note a first idea of their own, then AI opens the topic: questions, examples, other angles. The rest is their work.",
    },
    middle: {
      name: "Middle",
      phrase: "in the middle",
      incorporated: "AI is incorporated in the middle.",
      description:
        "Students start without AI, meet it once their own ideas are on paper, and finish without it. A safe first choice.",
    },
    end: {
      name: "End",
      phrase: "at the end",
      incorporated: "AI is incorporated at the end.",
      description:
        "Students do the thinking first. AI then tests, questions or comments on their work, and they have the last word.",
    },
    flexible: {
      name: "Flexible",
      phrase: "flexible",
      incorporated: "The place of AI is flexible.",
      description:
        "One step is suggested for AI. You move it to where your class needs it, and the notes tell you how.",
    },
  },
  roles: {
    coach: {
      name: "Coach",
      description: "Asks questions and gives small hints, so that students find the next step themselves.",
      whatAIDoes: "ask guiding questions and give small hints",
    },
    "content-provider": {
      name: "Content Provider",
      description: "Brings background, examples and short texts that students check before they use them.",
      whatAIDoes: "offer background and examples for students to check",
    },
    "idea-generator": {
      name: "Idea Generator",
      description: "Adds unexpected ideas after students have listed their own, for them to choose from.",
      whatAIDoes: "add a few ideas to those that students already have",
    },
    "feedback-provider": {
      name: "Feedback Provider",
      description: "Points to one strength and one weak spot in a draft, and leaves the repair to students.",
      whatAIDoes: "point to strengths and weak spots in the student's own work",
    },
    "perspective-taker": {
      name: "Perspective Taker",
      description: "Speaks for another point of view, so that students see what theirs leaves out.",
      whatAIDoes: "speak from a point of view that is missing so far",
    },
    synthesizer: {
      name: "Synthesizer",
      description: "Groups what students have said, so that they can see patterns, gaps and contradictions.",
      whatAIDoes: "group the student's ideas and show patterns and gaps",
    },
    challenger: {
      name: "Challenger",
      description: "Raises one counter-argument at a time, so that students test how well their ideas hold.",
      whatAIDoes: "raise one counter-argument or hard question at a time",
    },
  },
  olderRoles: {
    tutor: {
      name: "Tutor",
      description: "Explains step by step and checks that students follow.",
      whatAIDoes: "explain in small steps and check understanding",
    },
    collaborator: {
      name: "Collaborator",
      description: "Works beside students as a partner who contributes, and who can be overruled.",
      whatAIDoes: "contribute as a partner whom the student may overrule",
    },
    facilitator: {
      name: "Facilitator",
      description: "Keeps a discussion going and makes sure that every view is heard.",
      whatAIDoes: "keep the discussion moving and invite every view",
    },
  },
  gradeLevels: {
    "elementary-k-2": "Elementary K-2",
    "elementary-3-5": "Elementary 3-5",
    "middle-6-8": "Middle School 6-8",
    "high-9-12": "High School 9-12",
    "higher-education": "Higher Education",
  },
  subjects: {
    "language-arts": "English Language Arts",
    mathematics: "Mathematics",
    science: "Science",
    "social-studies": "Social Studies",
    arts: "Arts",
    stem: "STEM",
    other: "Other",
  },
  timeFrames: {
    "single-period": "Single Class Period",
    "multiple-periods": "Multiple Class Periods",
    "extended-project": "Extended Project",
  },
  punctuation: { colon: ": ", comma: ", ", quote: "“{text}”", sentenceGap: " " },
  fallbacks: {
    title: "Thinking routine",
    step: "Step {number}",
    lesson: "this lesson",
    thinking: "thinking process",
    role: "Learning assistant",
  },
  document: {
    overview: "Overview",
    purpose: "Purpose",
    context: "Context",
    gradeLevel: "Grade level",
    subjectArea: "Subject area",
    timeFrame: "Time frame",
    aiPlacement: "AI placement",
    thinkingType: "Thinking type",
    aiRoles: "AI roles",
    learningObjectives: "Learning objectives",
    standards: "Standards",
    keySkills: "Key skills",
    additionalContext: "Additional context",
    notSpecified: "Not specified",
    steps: "Steps",
    stepNumber: "Step {number}",
    minutes: "{minutes} min",
    whatStudentsDo: "What students do",
    teacherAction: "Teacher action",
    studentAction: "Student action",
    stepPurpose: "Purpose",
    aiSupport: "AI support",
    independentWork: "Independent work",
    aiOptional: "AI optional",
    studentPrompts: "Student prompts",
    samplePrompts: "Sample AI prompts",
    assessment: "Assessment opportunities",
    example: "Example in action",
    botPrompt: "AI bot prompt",
    botPromptHint: "Copy this text and paste it into an AI chat tool before students start.",
    teacherNotes: "Teacher implementation notes",
    variations: "Process variations",
    madeWith: "Made with {product}. AI can make mistakes. Check facts and standards codes.",
  },
  botPrompt: {
    opening:
      "You are an AI partner for a student in a thinking routine called “{title}”. The topic is {subject}. Your role: {roles}.",
    roleDeeds: "In this role you {deeds}.",
    guide: "Guide the student's thinking without giving direct answers.",
    contextHeading: "Context",
    subject: "Subject",
    overviewHeading: "Overview of the routine",
    stepsHeading: "The steps",
    yourStep: "your step",
    withoutAI: "without AI",
    withAI: "AI may be used",
    taskHeading: "Your task",
    designated:
      "You help only in step {number}, “{step}”. The other steps belong to the student: if asked about them, say so kindly and come back to your step.",
    flexible: "The place of AI is flexible: if the teacher has chosen another step for it, help in that step instead.",
    noDesignated:
      "No step of this routine is set aside for AI. Ask which step the student is working on, and help only with questions.",
    agreedRole: "What the teacher has agreed with the class: {text}",
    questionsHeading: "Questions that the student is working on",
    rulesHeading: "Your rules",
    rules: {
      attemptFirst:
        "First ask what the student has thought or written so far. Do not help until there is an attempt, however small.",
      growingHints:
        "Let hints build up gradually: first a question, then where to look, then a similar but different example. Go on only if the student is still stuck.",
      holdBack:
        "Never give the final answer, and never write the student's text, solution or decision, even when asked to.",
      oneQuestion: "Ask one question at a time, keep it short, and wait for the reply.",
      insideRole: "Stay inside your role ({roles}). If the student wants something else, say what you can do instead.",
      studentJudges: "Remind the student to judge what you say: keep it, change it or reject it, and give a reason.",
      uncertainty:
        "Say when you are not sure. Do not invent facts or sources; ask the student to check with class materials.",
      personalDetails:
        "At the start, tell the student to keep personal details out of the chat: no names, addresses, photos or contact details. Do not ask for any.",
      ending:
        "After a few exchanges, end by asking the student to say in their own words what changed in their thinking. Then send them back to work without you.",
      register: "Use English, short sentences and a friendly, calm tone.",
      registerFor: "Choose words that fit this grade level: {grade}.",
    },
    start:
      "Begin now: greet the student in one sentence, remind them about personal details, and ask for their attempt.",
  },
  view: {
    title: "{thinking}: {topic}",
    overview: "A routine of three steps on {topic}: {verbs}. Kind of thinking: {thinking}.",
    purpose: "Students practice a kind of thinking ({thinking}) and keep the decisions in their own hands.",
    purposeWithObjective: "Learning objective: {objective}",
    purposeWithSkills: "Key skills: {skills}",
    steps: {
      generate: {
        verb: "Generate",
        title: "First ideas",
        teacherAction: "Introduce {topic} with one open question, and give everyone quiet time to write.",
        studentAction: "Write down at least three ideas or questions of your own about {topic}.",
        purpose: "Ideas on paper give the class something to work with, and show what students already think.",
      },
      analyze: {
        verb: "Analyze",
        title: "Look inside",
        teacherAction: "Ask students to sort the ideas, and to name what each one rests on.",
        studentAction: "Group the ideas, mark the strongest and the weakest, and note the reason for each.",
        purpose: "Sorting and giving reasons turns a list into an argument.",
      },
      create: {
        verb: "Create",
        title: "Make it your own",
        teacherAction: "Set the form of the product (a paragraph, a sketch, a model) and what counts as finished.",
        studentAction: "Make your own product on {topic} from the ideas that held up.",
        purpose: "Making something shows what has been understood.",
      },
      explore: {
        verb: "Explore",
        title: "Start from what you see",
        teacherAction: "Show one source, object or problem on {topic}, and hold back explanations.",
        studentAction: "Note what you see, what you think about it and what you wonder.",
        purpose: "Starting from their own observation keeps the thinking with students.",
      },
      transform: {
        verb: "Transform",
        title: "See it differently",
        teacherAction: "Ask students to change one thing about their first idea: the viewpoint, the form or the scale.",
        studentAction: "Rework your first idea on {topic}, and note what became clearer and what was lost.",
        purpose: "Changing an idea tests how well it is understood.",
      },
      apply: {
        verb: "Apply",
        title: "Use it",
        teacherAction: "Give a new case, and let students decide alone how their idea fits it.",
        studentAction: "Use your reworked idea on the new case, and explain where it fits and where it does not.",
        purpose: "Using an idea in a new place shows whether it holds up.",
      },
      investigate: {
        verb: "Investigate",
        title: "Find out",
        teacherAction: "Pose the question on {topic}, and point to two or three sources.",
        studentAction: "Collect evidence, note where each piece comes from, and mark what you still doubt.",
        purpose: "Evidence gathered by students is what later steps can build on.",
      },
      develop: {
        verb: "Develop",
        title: "Build your answer",
        teacherAction: "Walk around, and ask for the reason behind each claim.",
        studentAction: "Build your own answer about {topic}, with a reason and a piece of evidence for each part.",
        purpose: "Building the answer step by step makes the reasoning visible.",
      },
      reflect: {
        verb: "Reflect",
        title: "Look back",
        teacherAction: "Ask what changed since the first step, and collect two or three examples.",
        studentAction: "Write: at first I thought …, now I think …, because ….",
        purpose: "Looking back helps students notice how they learn.",
      },
    },
    aiRole: {
      beginning:
        "AI support, in the role of {roles}. It may open the topic after each student has noted a first idea. It may not give a finished answer.",
      middle:
        "AI support, in the role of {roles}. It may respond to what students have written. It may not write their text or decide for them.",
      end: "AI support, in the role of {roles}. It may respond to finished work. It may not rewrite it; students have the last word.",
      flexible:
        "AI support is optional here, in the role of {roles}. Use it in one step only. It may ask and suggest; it may not give the answer.",
    },
    aiTeacherAction: {
      beginning: "Open the AI tool only when everyone has a first idea on paper.",
      middle: "Show the prompt, then ask pairs which of the AI's answers they trust least.",
      end: "Let students use AI on their finished work, then close the devices for the last sentence.",
      flexible: "Decide beforehand whether AI belongs in this step, and tell the class.",
    },
    aiStudentAction: {
      beginning: "Then ask the AI, and mark each of its ideas: keep, change or reject.",
      middle: "Give your notes to the AI, and mark each of its replies: keep, change or reject.",
      end: "Ask the AI about your work, keep, change or reject what it says, and write the last sentence without it.",
      flexible: "If AI is used here, mark each of its replies: keep, change or reject.",
    },
    independent: "Independent work: this step is done without AI.",
    studentPrompts: ["What do I think so far, and why?", "What might someone who disagrees say?"],
    samplePrompts: [
      "Here are our first ideas about {topic}. Ask us one question that helps us look more closely, and wait for our reply.",
      "What is missing from our notes on {topic}? Give a hint, not the answer.",
      "Take another point of view on {topic}, in two sentences. Do not tell us which view is right.",
    ],
    assessment: [
      "Compare the first notes with the final product: what changed, and is there a reason for it?",
      "Look at one AI reply that a student changed or rejected: how good is the reason?",
      "Listen to a pair explain their thinking: do they use evidence of their own?",
    ],
    example: {
      beginning:
        "A student writes two ideas about {topic} before any device is opened. The AI adds three. She keeps one, rejects two with a reason, and builds the rest of her work on her own list.",
      middle:
        "A pair has sketched an answer about {topic}. The AI asks what their evidence really shows. They find a gap, mark the question as strong, and rework their answer with the devices closed.",
      end: "A student has finished his work on {topic}. The AI names one weak spot. He agrees with half of it, changes one sentence and writes without AI why the other half stays.",
      flexible:
        "The class decides to use AI while developing the answer about {topic}. Next time they move it to the first step, and compare which of the two left more thinking to them.",
    },
    notes: [
      "Before the lesson, say which step AI may be used in, and which steps it may not.",
      "Ask for something written by the student before any AI tool is opened.",
      "Treat what the AI says as a claim to be checked against your materials.",
      "Remind students to keep names and personal details out of the chat.",
    ],
  },
};
