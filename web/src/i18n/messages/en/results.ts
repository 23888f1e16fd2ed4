/** Texts of a routine's page. */
import { namespace } from "../../namespace.ts";

export const results = namespace("results", {
  pageTitle: "Thinking routine",
  backToEditor: "Back to editor",
  loading: "Loading your thinking routine…",
  notHere:
    "Routines live in the browser that saved them. If you made this one on another device, open it there, or ask for its share link.",
  toLibrary: "Open my library",
  toCreate: "Create a routine",
});
