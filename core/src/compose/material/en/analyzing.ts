/** English: analyzing. */
import type { TypeText } from "../material.ts";

export const analyzing: TypeText = {
  mayNot: "It may not deliver the analysis, name the pattern or say what the whole means.",
  roles: {
    coach: {
      title: "One question deeper",
      does: "The AI asks how one part works or what holds two parts together, and students answer from the material.",
      ask: "Here is how we have taken it apart. Ask us one question about the part we understand least, and wait.",
    },
    "content-provider": {
      title: "A case to compare",
      does: "The AI gives one term or one comparable case that students ask for, and they test how far it fits theirs.",
      ask: "Give us one comparable case in three sentences. Do not say what it has in common with ours; we will look for that.",
    },
    "idea-generator": {
      title: "Another way to divide it",
      does: "The AI proposes two other ways of dividing the same material, and students try out what each would show.",
      ask: "This is how we divided it. Name two other ways of dividing it, without carrying them out.",
    },
    "feedback-provider": {
      title: "The thin connection",
      does: "The AI names the best-supported step in the analysis and the thinnest one, and where it is; students add what is missing.",
      ask: "Which step in our analysis is best supported, and which is thinnest? Only point to them; we will do the repair.",
    },
    "perspective-taker": {
      title: "A different reader",
      does: "The AI reads the same material as one other person would, and students look for the detail that makes the difference.",
      ask: "Read our material as one person with another background, in two sentences. Do not say whose reading is better.",
    },
    synthesizer: {
      title: "Our pieces, sorted",
      does: "The AI arranges the students’ pieces and shows which stand alone; students decide whether these are errors or finds.",
      ask: "Arrange our pieces by how they relate to each other, and add none. Which one stands alone? Only name it.",
    },
    challenger: {
      title: "Does it hold together?",
      does: "The AI questions one connection at a time: is it cause, chance or habit? Students defend it from the material or redraw it.",
      ask: "Which connection in our analysis might be chance? Ask us one question about it, and wait for our evidence.",
    },
  },
  examples: {
    "language-arts": {
      before: "Two students write that the poem is about winter, and underline snow and ice.",
      after:
        "They go through the verbs and find that everything in the poem is waiting. Winter becomes the setting, and waiting, with four verbs as proof, the subject.",
    },
    mathematics: {
      before: "A pair splits a word problem into what is given and what is asked, and adds all the numbers.",
      after:
        "They draw it and see that one number is a price per piece and another a total. The sketch is relabeled, and the addition becomes a multiplication.",
    },
    science: {
      before: "A group explains that plants on the windowsill grow better because they are warm.",
      after:
        "They take the spot apart into light, warmth, draft and watering, and see that two things differ at once. Their diagram gets a second arrow, and a fair test is planned.",
    },
    "social-studies": {
      before: "A pair lists three causes of the town’s growth and puts the railway first.",
      after:
        "They set dates beside the causes: the factory came before the railway. The arrow is turned around, and the explanation has a new first sentence.",
    },
    arts: {
      before: "Two students write that a poster works because it is colorful.",
      after:
        "They trace where the eye goes and find that all lines lead to the one gray spot. Color is demoted, and contrast takes its place with three arrows.",
    },
    stem: {
      before: "A team blames the motor because its cart does not run straight.",
      after:
        "They test wheels, axle and load one by one, and the cart turns only when loaded. Their diagram now connects load and axle, and the motor is cleared.",
    },
    other: {
      before: "Three students analyze a dialogue in the language they are learning and decide that the waiter is rude.",
      after:
        "They sort the phrases by form and find that he uses the polite form throughout; only the translation was short. “Rude” is replaced by “in a hurry”.",
    },
    general: {
      before: "A pair divides its topic into three parts and calls the last one “other things”.",
      after:
        "They open that part and find that half of it belongs together. It gets a name of its own, and the first part turns out to depend on it.",
    },
  },
  exchange: {
    title: "Rebuild it from notes",
    description:
      "Groups swap their analysis without a word of explanation. The others retell in three written sentences how they understand it, and mark the spot where they had to guess.",
    teacherAction: "Pair groups that divided the material differently. Authors listen and may not defend anything yet.",
    studentAction: "Retell the other group’s analysis in three sentences. Mark where you had to guess.",
    purpose: "What others cannot follow has not been thought through to the end.",
    prompts: [
      "What is the main point of their analysis?",
      "Where did I have to guess?",
      "What do they see that ours misses?",
    ],
  },
  plans: [
    {
      title: "Take Apart, Trace, Explain",
      overview:
        "Students take something apart, find out what each piece does for the others, and put the whole into words.",
      purpose: "To explain a whole by its parts: whoever can say what each piece does has understood it.",
      open: {
        title: "Lay out the parts",
        description:
          "Each student draws a diagram of at least five parts, with a verb for what each one does. The part that is least clear gets a question mark.",
        teacherAction: "Put text, object, process or problem in the middle. Accept no part without a verb.",
        studentAction: "Draw five parts, write what each does, and put a question mark on the unclear one.",
        purpose: "How students divide it shows what they take to be important.",
        prompts: ["What is this made of?", "What does each part do?", "Which part do I understand least?"],
      },
      develop: {
        title: "Draw the arrows",
        description:
          "Students connect the parts with arrows and write a verb on each (causes, limits, repeats, hides). A red arrow marks a connection they only suspect.",
        teacherAction:
          "Show one arrow with a vague verb and fix it with the class. Then ask for the evidence behind any black arrow.",
        studentAction: "Connect the parts. Put a verb on every arrow, and use red where you only suspect.",
        purpose: "Understanding lies in the connections, not in the list.",
        prompts: [
          "What exactly does this do to that?",
          "How do I know: seen, read or suspected?",
          "Which part has too many arrows?",
        ],
      },
      deepen: {
        title: "Take one part away",
        description:
          "Students cover one part after another and note in a table what would change and what would stay. The part whose loss changes the most is framed.",
        teacherAction:
          "Do the first part together. When a group says that nothing changes, ask why it is there at all.",
        studentAction: "Cover each part in turn. Note what changes and what stays, and frame the most important.",
        purpose: "What something does shows most clearly when it is missing.",
        prompts: [
          "What would fall apart without this?",
          "What would nobody miss?",
          "Does the framed part surprise me?",
        ],
      },
      close: {
        title: "Explain the whole",
        description:
          "Students write how the whole works in three sentences, with the decisive part and connection named, and correct their first diagram in another color.",
        teacherAction:
          "Have two explanations read aloud. The class checks each against the material, not against yours.",
        studentAction: "Write three sentences, correct your first diagram in color, and note what you had wrong.",
        purpose: "The colored corrections show how understanding has moved.",
        prompts: [
          "At first I thought that …; now I think … because …",
          "Which connection carries the explanation?",
          "What can I still not explain?",
        ],
      },
      ai: {
        commit:
          "Before any device is opened, each student sketches four parts on paper, writes what each does and puts a question mark on one. The sketch is then described to the AI.",
        bring: "In pairs, students describe their diagram to the AI and name the part with the question mark.",
        finish:
          "In pairs, students give the AI their parts, the connections between them and the one they trust least.",
        lastWord:
          "Devices are closed, and each student writes the explanation in three sentences and corrects the first diagram in another color.",
      },
      assessment: [
        "Read the verbs in the diagram: do they say what a part does, or only that it is there?",
        "Compare diagram and explanation: do the colored corrections come with a reason?",
      ],
      note: "Lists are easily taken for analysis. A part that has no verb does not count yet.",
    },
    {
      title: "Read, Ground, Reread",
      overview:
        "Students say what they think something means, tie it to exact places, and read again to see whether it holds.",
      purpose:
        "To learn that an interpretation is only as good as the places it can point to, including those that speak against it.",
      open: {
        title: "A first reading",
        description:
          "Each student writes in one sentence what the material says or shows, and marks the two places that led to it and one that does not fit.",
        teacherAction:
          "Give out the text, picture, graph or solution without comment. Ask for the place that does not fit; there is always one.",
        studentAction: "Write your reading in one sentence. Mark two places for it and one against it.",
        purpose: "A reading that has been committed to paper can be tested.",
        prompts: ["What do I think it says?", "Which places make me think so?", "What does not fit my reading?"],
      },
      develop: {
        title: "Says, suggests, because",
        description:
          "In a three-column table, students note what four places say, what they suggest, and why. Rows without a “because” are shaded.",
        teacherAction: "Fill in one row together. Look for shaded rows and ask what would fill them.",
        studentAction: "Fill four rows: it says, it suggests, because. Shade what you cannot yet support.",
        purpose: "The table separates what is there from what we add.",
        prompts: [
          "What do the words or numbers say exactly?",
          "What do I add to them?",
          "Would somebody else add the same?",
        ],
      },
      deepen: {
        title: "The loaded detail",
        description:
          "Students choose the detail that carries the most meaning (a word, a number, a line), write down three things it could mean, and test each against the rest.",
        teacherAction: "Ask every group for its detail and the reason. Put two different choices side by side.",
        studentAction: "Pick one detail, write three possible meanings, cross out those that the rest contradicts.",
        purpose: "Opening up a single detail often changes the whole reading.",
        prompts: [
          "Why this word or number and no other?",
          "What else could it mean?",
          "Which meaning survives the rest?",
        ],
      },
      close: {
        title: "Read it again",
        description:
          "Students write a second reading under the first, with the place that supports it best and the one against it that it now explains or leaves open.",
        teacherAction: "Collect readings that became narrower. Ask what was gained by saying less.",
        studentAction: "Write your second reading, its best place, and what it leaves open.",
        purpose: "A good interpretation knows what speaks against it.",
        prompts: [
          "I first read it as …; now I read it as … because …",
          "How do I deal with the place that did not fit?",
          "How sure am I, and what would change my mind?",
        ],
      },
      ai: {
        commit:
          "Before devices are opened, each student writes a reading in one sentence and marks one place for it and one against it. All three go to the AI.",
        bring: "Students give the AI their reading, the two places for it and the one against it.",
        finish: "Students give the AI their current reading with the places that support it best.",
        lastWord:
          "With devices closed, everyone writes a second reading under the first, with its best place and what it leaves open.",
      },
      assessment: [
        "Check the marked places: do they support the reading, or only mention the same topic?",
        "See what became of the place that did not fit: explained, left open or forgotten?",
      ],
      note: "“Everyone may see it differently” ends the work too soon. Ask: differently, based on which place?",
    },
    {
      title: "Sort, Name, Sort Again",
      overview:
        "Students sort a pile of material by a rule of their own, and find out what their sorting shows and what it hides.",
      purpose: "To notice that every way of sorting is a decision: another rule makes other things visible.",
      open: {
        title: "A first sort",
        description:
          "Students sort ten to fifteen cards (facts, quotations, cases, errors, data) into three or four groups, and write above each the rule that holds it together.",
        teacherAction:
          "Hand out the cards unsorted and give no headings. Ask each group to say its rule in one sentence.",
        studentAction: "Sort the cards into groups and write the rule of each group above it.",
        purpose: "Sorting forces a decision about what counts as alike.",
        prompts: [
          "What do these have in common?",
          "What is the rule of this group?",
          "Which card could go somewhere else?",
        ],
      },
      develop: {
        title: "The card that will not fit",
        description:
          "Students pick the two most awkward cards, write why each resists, and split or rename a group until it fits.",
        teacherAction: "Ban “miscellaneous”. Ask what the awkward card knows that the others do not.",
        studentAction: "Find two awkward cards. Write why they resist, and change a group because of them.",
        purpose: "The exception shows where the rule is loose.",
        prompts: [
          "Why does this card resist?",
          "What must I change: the card or the rule?",
          "What is now clearer than before?",
        ],
      },
      deepen: {
        title: "Another rule",
        description:
          "Students photograph or copy the first sort, then sort the same cards by a quite different rule and list what only the second sort shows.",
        teacherAction: "Offer a few rules to groups that are stuck: by time, by who benefits, by cause, by difficulty.",
        studentAction: "Sort by another rule. List what you can see now that the first sort hid.",
        purpose: "Comparing two ways of sorting turns sorting into interpretation.",
        prompts: [
          "What stands together now that was apart?",
          "What does this sort hide?",
          "Which sort answers our question better?",
        ],
      },
      close: {
        title: "The sort that holds",
        description:
          "Students draw their final sort with a heading for each group, and write two sentences: what it shows, and what it leaves out.",
        teacherAction: "Put three of them side by side and ask which question each of them answers.",
        studentAction: "Draw the final sort. Write what it shows, what it hides, and what you moved.",
        purpose: "Naming the limits of your own sorting is the last step of analysis.",
        prompts: [
          "What changed since my first sort, and why?",
          "What does my sort show that the pile did not?",
          "For which question would it be useless?",
        ],
      },
      ai: {
        commit:
          "Before devices are opened, each student sorts at least six cards on paper into groups and writes down one rule. Rule and groups then go to the AI.",
        bring: "Students give the AI their groups with the rules and name the card that could go somewhere else.",
        finish: "Students give the AI their current sort and the rule they are least happy with.",
        lastWord:
          "After that devices are closed: students draw the final sort and write in their own words what it shows and what it leaves out.",
      },
      assessment: [
        "Read the rules above the groups: could another student sort a new card by them?",
        "Compare the first and the final sort: can the student give the reason for each card that moved?",
      ],
      note: "Neat groups are tempting. Value the group that was broken up again for a good reason.",
    },
  ],
};
