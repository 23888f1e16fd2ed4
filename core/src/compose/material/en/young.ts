/** English: how the youngest work. */
import type { Young } from "../young.ts";

export const young: Young = {
  types: {
    "observing-questioning": {
      prompts: {
        open: ["I can see …", "I can count …", "What is strange about it?"],
        develop: ["I wonder why …", "What is in the corner?", "What happens if …?"],
        deepen: ["Look again: what is new?", "Show me where.", "Is it like that every time?"],
        close: ["First I saw …; now I see … because …", "My best question is …", "Who could help us find out?"],
      },
      plans: [
        [
          "Children point to one thing each and say only what they see. The teacher writes it down, and the class picks the most puzzling.",
          "For three things on the board the class asks aloud: why, how, what if? The teacher writes the questions.",
          "Children look once more, find something new that belongs to the class question and point to the spot.",
          "Each child draws the question to follow and tells which thing it began with.",
        ],
        [
          "Children hear only the title and say what they expect. Then they look, and each draws the biggest surprise.",
          "Through a paper frame children look at one corner after another and name one exact thing in each.",
          "Children look again in another way, from afar, upside down or through a magnifier, and say what is new.",
          "Each child draws the surprise and says it as a question.",
        ],
        [
          "Every child asks a question aloud, and nobody answers. The teacher writes them all, and the class picks three with stickers.",
          "The class looks for answers: a finger on the spot means found, and the teacher checks off the question.",
          "For the biggest open question children say small ones, and where to look or whom to ask. The teacher draws them as a tree.",
          "The class hears its first and its best question again, and each child draws what made it better.",
        ],
      ],
    },
    analyzing: {
      prompts: {
        open: ["It is made of …", "This part does …", "Which belong together?"],
        develop: ["This goes with this because …", "What if this part were gone?", "How do you know?"],
        deepen: ["What is inside that?", "Is there another way to sort it?", "What did we forget?"],
        close: [
          "Now I can explain that …",
          "At first I thought …; now I think … because …",
          "The most important part is …",
        ],
      },
      plans: [
        [
          "Children name the parts, point to them and show with their hands what each one does. The teacher draws them on the board.",
          "Children lay a string from one part to another and say what the one does to the other.",
          "The teacher covers one part after another, and children say what would no longer work.",
          "With the picture in hand each child explains the whole to a partner and colors the most important part.",
        ],
        [
          "Children say in one sentence what it tells us and point to the spot where they see that.",
          "Children show a spot and say: here I see …, so I think …. The teacher writes both halves.",
          "The class picks one word or detail and says three things it could mean. Thumbs show which ones fit.",
          "Each child says once more what it tells us and draws the spot that shows it best.",
        ],
        [
          "Children sort picture cards or things into piles and say why these belong together. The teacher writes the rule on the pile.",
          "Children hold up a card that fits nowhere, say why, and make room for it.",
          "The class sorts the same cards by another rule and says what is together now.",
          "Each child draws the final piles and says what they show.",
        ],
      ],
    },
    evaluating: {
      prompts: {
        open: ["I think it is … because …", "Is that good for everyone?", "How sure am I: a little or a lot?"],
        develop: ["How do we know?", "Is that a fact or a feeling?", "What does someone else say?"],
        deepen: ["What is good about the other one?", "What matters most?", "What if it were you?"],
        close: ["At first I chose …; now I choose … because …", "My best reason is …", "Am I sure now?"],
      },
      plans: [
        [
          "Each child chooses with a colored card, says one reason and shows with the hands how sure: a little or a lot.",
          "For each reason on the board children show a sign: we know it, we like it, we guess it.",
          "Children say something good about the other choice, and the teacher draws it on the empty side of the scale.",
          "Each child chooses again and says which reason decided it.",
        ],
        [
          "The class says what it should be good at, and the teacher draws three signs. Then thumbs go up, sideways or down for each.",
          "For each thumb a child shows what can be seen or heard, and the teacher draws it beside the sign.",
          "The class counts one sign double, then another, and watches whether the winner changes.",
          "Each child draws the result and says which sign matters most, and why.",
        ],
        [
          "The class says something good about both sides. Then each child stands somewhere on a rope between them.",
          "On a rope between the two sides children say a reason, and everyone takes a big step for a strong one, a small step for a weak one.",
          "Children say: I would move if …. The class checks one of these ifs together.",
          "Each child stands on the rope a last time, says why, and what the other side is right about.",
        ],
      ],
    },
    "connecting-synthesizing": {
      prompts: {
        open: ["This reminds me of …", "These two are alike because …", "These two are different because …"],
        develop: ["This one matters because …", "What else is like that?", "Where have we seen it before?"],
        deepen: ["Which one can we leave out?", "What do they all share?", "Is there a surprise?"],
        close: [
          "All together it shows …",
          "At first I thought …; now I think … because …",
          "I want to tell someone that …",
        ],
      },
      plans: [
        [
          "Children lay pictures on the floor, join two with a string and say what links them.",
          "Each child adds something from home or from another lesson and says where it belongs.",
          "The class takes pictures away until five are left and says what would be missed.",
          "The class finds one sentence for the whole picture, and each child draws a link that is new.",
        ],
        [
          "From many pictures and things children choose three and say why each must be in.",
          "Children lay two pieces side by side and say: the same, something more, or the opposite?",
          "The class finds a name for all the pieces, swaps one and hears whether the name still fits.",
          "The class lays the pieces in a row, as in a museum, and each child tells what the row says and what they would swap.",
        ],
        [
          "Children lay two things in two hoops and say what is the same and what is different. The teacher draws it.",
          "Children put stickers on what matters most and say why.",
          "The class looks at a third thing: what is the same again, and what is not?",
          "Each child finishes aloud: both …, but …, so …, and draws the so.",
        ],
      ],
    },
    "creating-iterating": {
      prompts: {
        open: ["I could make …", "What if it could …?", "Who is it for?"],
        develop: ["I start with …", "What comes next?", "What do I need?"],
        deepen: ["Try it: what happens?", "How could it be even better?", "What is missing?"],
        close: ["I changed … because …", "The best part is …", "Next time I will …"],
      },
      plans: [
        [
          "Each child draws three quick ideas and puts a dot on the one to make.",
          "Each child builds, draws or acts out a first version and says who it is for.",
          "Children make the best part of it twice as big, loud or funny, and show before and after.",
          "Each child finishes the work and says: I changed …, because ….",
        ],
        [
          "Each child draws what it should become and three pictures of the way there, and points to the hardest.",
          "Children make it as in their pictures and call out when they do something else. The teacher notes it.",
          "Everyone says what will happen. Then the class tries it out and says what really happened.",
          "Each child finishes it, lays it beside the first pictures and says what turned out differently.",
        ],
        [
          "The class says what is always so (dogs bark, balls are round), and each child changes one thing: what if …?",
          "One after another children go on: and then …? The teacher draws the chain, with one thing that nobody wants.",
          "Children draw their idea, mend the part that does not work and draw it once more.",
          "Each child shows the idea and says what would happen, and what to do about the part that nobody wants.",
        ],
      ],
    },
    "reflecting-self-regulating": {
      prompts: {
        open: ["This was easy because …", "This was hard because …", "I am proud of …"],
        develop: ["Show me where you were stuck.", "What did you do then?", "Who or what helped?"],
        deepen: ["I will try …", "Did it help?", "What else could I try?"],
        close: ["Next time I will …", "Now I can …", "At first I felt …; now I feel … because …"],
      },
      plans: [
        [
          "With their own work in front of them children point to a spot that went well and one that was hard, and tell about it.",
          "Children put dots on their work: green for sure, yellow for not so sure, red for guessed.",
          "Children try a yellow spot again in another way and say whether it helped.",
          "Each child says: when …, I will …, because …. The teacher writes it beside the spot.",
        ],
        [
          "With one to four fingers children show how well they can do it. Then they try it without help.",
          "Children compare fingers and try: too many, too few or just right? They say what misled them.",
          "Each child chooses a way to practice, tries again and says whether it works.",
          "Each child shows the fingers again, says how to go on practicing and what will tell them that it is not working.",
        ],
        [
          "Children draw the way their work went as a path with hills and holes, and tell what happened there.",
          "Each child points to one hill or hole and says: this I could change, this I could not.",
          "While they work, a bell rings three times. Children show with a thumb how it goes and say what they change now.",
          "Each child draws a postcard to themselves: this I keep, this I try.",
        ],
      ],
    },
  },
  exchange: "Children show another pair their drawings; the guests point to a part they like and ask one question.",
  exchangePrompts: ["I like this part because …", "I wonder why …", "My question for you is …"],
  teacherAction: {
    open: [
      "Sit in a circle around the material. Ask the first question below, and wait before you take an answer.",
      "Show the material without a word. Let children whisper to a partner before anyone speaks to the class.",
      "Pass the material around, or walk around it together. Let the quiet children begin.",
    ],
    develop: [
      "Do one together, then let pairs go on. Repeat each answer aloud before you write it on the board.",
      "Do one yourself, with a mistake for children to find. Write their words, not yours.",
      "Let a child lead, and help only with the words. Draw a small picture beside each answer on the board.",
    ],
    deepen: [
      "Let children come forward and show. Write what is new under the first answers.",
      "Ask: how can you tell? Write down the answer that surprised you most.",
      "Stay with one answer instead of collecting many. Ask who sees it another way, and write both on the board.",
    ],
    exchange: [
      "Act out with two children how to show and how to listen; the guests speak first.",
      "Half of the class stays with its drawings and the other half visits; then they switch.",
      "Lay one drawing in the middle of the circle; the child who made it listens first.",
    ],
    close: [
      "Read the first answers from the board aloud, so that children hear what has changed.",
      "Lay the first drawings beside the new ones. Ask what made the difference.",
      "Let children tell a partner first. Then write one sentence of the whole class on the board.",
    ],
  },
  studentAction: {
    open: "Look, think quietly, then say it or draw it.",
    develop: "Tell your partner, then show it to the class.",
    deepen: "Try once more, and show where you can see it.",
    exchange: "Show your work, say what you like, and ask one question.",
    close: "Draw it and say it: this is what I think now.",
  },
  ai: {
    commit:
      "Before the screen is switched on, each child draws a first answer and tells it to a partner. The class chooses one, and the teacher types it.",
    bring: "The class chooses what to show from its drawings and from the board, and the teacher types it for the AI.",
    decide: [
      "After each answer children vote with cards, keep, change or reject, and one of them says why.",
      "The class shows its cards for each answer, keep, change or reject, and the smaller group speaks first.",
      "For each answer cards go up, keep, change or reject, and each color gives one reason.",
    ],
    lastWord: "Then the screen is switched off, and each child draws and says in their own words what they think now.",
    studentAction: "Listen, think and hold up your card: keep, change or reject, and say why.",
    prompts: [
      "Do we believe that?",
      "Do we keep it, change it or throw it out?",
      "What do we know that it does not know?",
    ],
  },
};
