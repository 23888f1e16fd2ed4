/** Texts of the classroom view. */
import { namespace } from "../../namespace.ts";

export const present = namespace("present", {
  pageTitle: "Classroom view",
  loading: "Loading your thinking routine…",
  notHere:
    "This routine is not saved in this browser. Open its share link, or present it from the device that saved it.",
  noSteps: "This routine has no steps to present. Open it to read it as text.",
  leave: "Leave",
  stepOf: "Step {n} of {total}",
  previous: "Previous step",
  next: "Next step",
  overview: "All steps",
  closeOverview: "Back to the step",
  fullScreen: "Full screen",
  leaveFullScreen: "Exit full screen",
  aiAllowed: "AI allowed: {role}",
  aiAllowedPlain: "AI allowed",
  aiOptional: "AI optional: {role}",
  noAI: "No AI: think first",
  timer: "Timer",
  startTimer: "Start",
  pauseTimer: "Pause",
  oneMore: "One minute more",
  soundOn: "Sound at the end: on",
  soundOff: "Sound at the end: off",
  timeLeft: "{time} left",
  timeUp: "Time is up",
  keys: "Keys",
  keysList:
    "Arrow keys or space: previous and next step. T: start or pause the timer. Plus: one minute more. M: sound. O: all steps. F: full screen. Escape: leave.",
});
