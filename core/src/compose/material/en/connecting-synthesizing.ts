/** English: connecting and synthesizing. */
import type { TypeText } from "../material.ts";

export const connectingSynthesizing: TypeText = {
  mayNot: "It may not draw the links, choose for students or write their synthesis.",
  roles: {
    coach: {
      title: "Say what links them",
      does: "The AI asks about one link at a time, and students put into words what exactly connects the two sides.",
      ask: "Here are our links. Choose the one we explained least, ask us one question about it, and wait.",
    },
    "content-provider": {
      title: "One more piece",
      does: "The AI supplies one further example or source to look up, and students find out where in their picture it belongs.",
      ask: "Name one example from another field that may be related to ours, and where we can check it. Do not tell us how it connects.",
    },
    "idea-generator": {
      title: "Unlikely neighbors",
      does: "The AI proposes three pairs that nobody has linked, and students decide whether there is a real connection or only a similar word.",
      ask: "These are our ideas. Name three pairs that could be linked but that we have not linked, and do not say how.",
    },
    "feedback-provider": {
      title: "Strong and loose links",
      does: "The AI names the strongest link and the loosest one and says where a reader gets lost; students tie it or cut it.",
      ask: "Which of our links is strongest, and which is loosest? Only point to them; the fixing is ours.",
    },
    "perspective-taker": {
      title: "Another center",
      does: "The AI says which idea one other person would put in the center, and students rebuild a corner of their picture around it.",
      ask: "Which of our ideas would somebody from another subject put in the center? Name it with one reason, and leave the rest to us.",
    },
    synthesizer: {
      title: "What got lost?",
      does: "The AI condenses the students’ points into a few lines, and students compare: what is in there, what is missing, what was distorted?",
      ask: "Condense our points into two lines without adding anything. Do not smooth over what does not fit; mark it with a star.",
    },
    challenger: {
      title: "Cut the link",
      does: "The AI disputes one link at a time: is it more than coincidence? Students prove it with their sources or take it out.",
      ask: "Dispute the link that we are proudest of, in one sentence. Wait for our proof.",
    },
  },
  examples: {
    "language-arts": {
      before: "Two students connect a novel and a newspaper report because both are about leaving home.",
      after:
        "They set the two scenes of departure side by side: one character leaves by choice, the other does not. The link is reworded, and “who decides?” becomes the thought that carries their text.",
    },
    mathematics: {
      before: "A pair links fractions and percentages with the word “same”.",
      after:
        "They look for a case where they would use only one of the two, and find three. “Same” is replaced by “same share, different whole”, and the map gets a new branch.",
    },
    science: {
      before: "A group connects the food web and the water cycle because both go around.",
      after:
        "They follow a single drop and a single mouse through both. What goes around in one case is matter, in the other also energy; the arrow splits in two.",
    },
    "social-studies": {
      before: "A pair brings three sources on migration together under the headline “People look for work”.",
      after:
        "They find that the third source speaks of children. The headline no longer covers all three, and they write a new one about families.",
    },
    arts: {
      before: "Three students link a piece of music and a painting because both are wild.",
      after:
        "They search for what is repeated in each, and in both a small form returns that grows. “Wild” gives way to “grows out of one small form”.",
    },
    stem: {
      before: "A team links bird wings and its paper glider by writing “shape”.",
      after:
        "They compare the cross-sections: curved above, flat below, in only one of the two. The link now says which part of the shape matters, and the glider gets a new edge.",
    },
    other: {
      before: "Two students connect a proverb in their new language with one from home, because the words match.",
      after:
        "They look up when each is said: one comforts, the other warns. The link moves from the words to the situations, and a better match turns up.",
    },
    general: {
      before: "A pair connects this topic with last month’s and writes only “similar” on the arrow.",
      after:
        "They try to replace the word and find that they mean two things: the same cause, a different effect. Two exact arrows take the place of the vague one.",
    },
  },
  exchange: {
    title: "Trade a link",
    description:
      "Groups visit another table and write one link on a card that leads from there to their own work. The hosts put the card where it fits, or give it back with a reason.",
    teacherAction: "Give each group two blank cards. At the end ask which card crossed the greatest distance.",
    studentAction: "Find one idea that touches your own work. Write the link on a card and hand it over.",
    purpose: "Ideas travel further when somebody else picks them up.",
    prompts: [
      "What here belongs to our work as well?",
      "What do they put in the center, and why?",
      "Which card did we give back, and for what reason?",
    ],
  },
  plans: [
    {
      title: "Map, Prune, Weave",
      overview: "Students draw what belongs together, cut what carries nothing, and weave the rest into one thought.",
      purpose: "To see a topic as a web whose links can be explained, and to end with a thought larger than its parts.",
      open: {
        title: "A first map",
        description:
          "Each student writes six ideas from the topic on paper, draws at least four lines between them, and puts a few words on each line that say what links the two.",
        teacherAction: "Begin with an empty sheet, and give no center. A line without words does not count yet.",
        studentAction: "Write six ideas, draw four lines, and put words on every line.",
        purpose: "The first map shows how a student has stored the topic.",
        prompts: ["What belongs together here?", "Which words say how?", "Which idea stands alone?"],
      },
      develop: {
        title: "Lines that lead outside",
        description:
          "Students add three ideas from elsewhere (another subject, an earlier unit, everyday life) and connect each by a labeled line in a second color.",
        teacherAction:
          "Name one line of your own that crosses subjects. Ask where in their lives the topic turns up unannounced.",
        studentAction: "Add three ideas from outside and link them in another color, with words.",
        purpose: "What is tied to other knowledge is remembered longer and recalled sooner.",
        prompts: [
          "Where have I met this before?",
          "Is the link real, or only a similar word?",
          "What does the outside idea make clearer?",
        ],
      },
      deepen: {
        title: "Prune the map",
        description:
          "Students reduce the map to the five ideas and links that hold up the rest, redraw it, and note beside it what they gave up and why.",
        teacherAction: "Say that a good map may lose half. Ask groups to defend one thing they cut.",
        studentAction: "Keep five ideas. Redraw the map and list what you gave up, with reasons.",
        purpose: "Selecting means judging what matters.",
        prompts: [
          "What falls apart if I remove this?",
          "Do I keep it because it matters or because I like it?",
          "What was hard to give up?",
        ],
      },
      close: {
        title: "One thought from many",
        description:
          "Students write the thought that holds their map together in two sentences, and mark on the map in color the links that they had not seen at first.",
        teacherAction:
          "Have the sentences read one after the other. The class says which needed the whole map and which only a corner.",
        studentAction: "Write your thought in two sentences. Mark the new links and say what brought you to them.",
        purpose: "A synthesis says something that no single idea on the map says.",
        prompts: [
          "What do all these ideas say together?",
          "At first I saw …; now I see … because …",
          "Which link surprised me most?",
        ],
      },
      ai: {
        commit:
          "Before any device is opened, each student writes four ideas on paper, links at least two and says how. Ideas and links then go to the AI.",
        bring: "In pairs, students type their ideas and the words on the lines between them for the AI.",
        finish: "In pairs, students give the AI the links of their map that hold up the rest.",
        lastWord:
          "Then devices are closed, and each student writes the thought that holds the map together in two sentences and marks in color what is new.",
      },
      assessment: [
        "Read the words on the lines: do they explain, or only say that there is a link?",
        "Check the final thought against the map: how many of the ideas does it need?",
      ],
      note: "Full maps look like learning. Count the lines that say how, not the bubbles.",
    },
    {
      title: "Collect, Choose, Compose",
      overview:
        "Students choose a few pieces from many, find out how they speak to each other, and compose a statement that needs them all.",
      purpose: "To work like a curator: few pieces, good reasons, and an arrangement that says something new.",
      open: {
        title: "Choose three",
        description:
          "From the sources at hand each student chooses three pieces (a quotation, a figure, a picture, a case) and writes on a card for each why it earns its place.",
        teacherAction: "Offer more than anyone can use. Ask: what did you leave out, although it is good?",
        studentAction: "Choose three pieces. Write for each why it belongs in your collection.",
        purpose: "Having to choose makes students say what matters to them.",
        prompts: [
          "Why this piece and no other?",
          "What does it show that the others do not?",
          "What did I leave out with regret?",
        ],
      },
      develop: {
        title: "Let them talk",
        description:
          "Students lay the pieces out in pairs and write a short note between each two: agrees, adds, contradicts or explains, and how.",
        teacherAction: "Look for contradictions and praise them. Ask what piece A would say to piece B.",
        studentAction: "Write between each two pieces: agrees, adds, contradicts or explains, and how.",
        purpose: "The relationship between sources says more than each of them alone.",
        prompts: [
          "What would this piece say to that one?",
          "Where do they contradict each other?",
          "Which two have nothing to say to each other?",
        ],
      },
      deepen: {
        title: "A headline for all",
        description:
          "Students draft a headline and two sentences that cover all their pieces, then exchange one piece for a better one and rewrite the headline.",
        teacherAction:
          "Test headlines aloud: cover a piece, and ask whether the headline still works. If so, that piece is not needed.",
        studentAction: "Draft a headline for all your pieces. Exchange one piece, and rewrite the headline.",
        purpose: "A headline that needs every piece is a first synthesis.",
        prompts: [
          "Does the headline need every piece?",
          "Which piece is the weakest?",
          "What can I now say that I could not say before?",
        ],
      },
      close: {
        title: "The small exhibition",
        description:
          "Students arrange their pieces in an order, write a caption of three sentences that leads from the first to the last, and add what they would now choose differently.",
        teacherAction:
          "Open the exhibition: half the class shows, half visits, then they switch. Visitors retell the thread.",
        studentAction: "Arrange your pieces, write the caption, and note what you would choose differently now.",
        purpose: "An order with a thread turns a collection into a statement.",
        prompts: [
          "What does my collection say as a whole?",
          "Which choice do I see differently now, and what made me?",
          "How did I decide on the order?",
        ],
      },
      ai: {
        commit:
          "Before devices are opened, each student chooses two pieces from the sources and writes on paper why. The pieces and reasons go to the AI.",
        bring: "Students describe their three pieces to the AI and give the reason for each.",
        finish: "Students give the AI their pieces, how they relate, and the statement they now make together.",
        lastWord:
          "With devices closed, students write the caption for their collection on their own, and note which choice they see differently and why.",
      },
      assessment: [
        "Read the reasons for choosing: do they name what a piece adds to the others?",
        "Follow the caption: is there a thread, or only a list joined by “and”?",
      ],
      note: "Students choose what is easy to find. Require one piece that contradicts the others.",
    },
    {
      title: "Alike, Unlike, So",
      overview:
        "Students set two things side by side, separate what matters from what only looks alike, and draw a conclusion that holds for both.",
      purpose:
        "To use comparison as a tool: what two cases share, and where they part, leads to an idea that reaches beyond them.",
      open: {
        title: "Side by side",
        description:
          "In a table each student writes four similarities and four differences between two cases, texts, methods or events, and underlines one of each that goes deeper than the surface.",
        teacherAction: "Name the two, and nothing more. Ask for similarities that cannot be seen at first glance.",
        studentAction: "Write four similarities and four differences. Underline the deepest of each.",
        purpose: "Comparing brings out features that stay invisible in a single case.",
        prompts: ["How are they alike?", "How do they differ?", "Which similarity goes below the surface?"],
      },
      develop: {
        title: "What matters",
        description:
          "Students rank similarities and differences by importance for the question of the lesson, and write one sentence on why the first is first.",
        teacherAction: "Keep the question in view. Strike a point from the board yourself and let the class object.",
        studentAction: "Rank your points. Write why the first is first and what you can drop.",
        purpose: "A comparison becomes useful when someone says what it is for.",
        prompts: [
          "What does this point help us understand?",
          "Which difference explains the others?",
          "What can I drop?",
        ],
      },
      deepen: {
        title: "A third case",
        description:
          "Students look for a third case, add a column for it, and note which of their points it confirms and which it overturns.",
        teacherAction:
          "Keep two or three cases in reserve for groups that find none. Welcome a case that spoils everything.",
        studentAction: "Add a third case. Note what it confirms and what it overturns.",
        purpose: "Two cases can agree by chance; a third begins to test the idea.",
        prompts: [
          "Does my main point hold here as well?",
          "What does the third case show about the first two?",
          "Where does my comparison end?",
        ],
      },
      close: {
        title: "So what?",
        description:
          "Students write one sentence that begins with “Both”, one with “But” and one with “So”, and add how their first table looks to them now.",
        teacherAction:
          "Write three of the So sentences on the board. Ask for which other cases they would also be true.",
        studentAction: "Write Both …, But …, So …. Then look at your first table: what changed in your view?",
        purpose: "The So carries the thought beyond the two cases.",
        prompts: [
          "Both …, but …, so …",
          "What changed in how I see the first of the two?",
          "Where else would my So be true, and where not?",
        ],
      },
      ai: {
        commit:
          "Before devices are opened, each student writes two similarities and two differences on paper and underlines one. The four points go to the AI.",
        bring: "Students give the AI their similarities and differences, with the underlined ones first.",
        finish: "Students give the AI the points that matter most and the conclusion they are drawing from them.",
        lastWord:
          "Devices closed: students write their Both, But and So without help, and what changed since the first table.",
      },
      assessment: [
        "Look at the underlined points: do they go below the surface?",
        "Read the So: does it follow from the Both and the But, or is it an old opinion?",
      ],
      note: "Long tables invite trivia. Two points that explain something are worth more than ten that are merely correct.",
    },
  ],
};
