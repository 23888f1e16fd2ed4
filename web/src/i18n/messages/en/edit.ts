/** Texts of the editor. */
import { namespace } from "../../namespace.ts";

export const edit = namespace("edit", {
  pageTitle: "Edit routine",
  loading: "Loading your thinking routine…",
  notHere: "This routine is not saved in this browser, so it cannot be edited here.",
  toLibrary: "Open my library",
  toCreate: "Create a routine",
});
