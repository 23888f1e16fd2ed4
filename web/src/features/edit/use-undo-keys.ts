/** Ctrl+Z and Ctrl+Shift+Z (on a Mac with the command key) undo and redo the routine's edits, also inside its fields. */
import { useEffect } from "react";
import type { EditorActions } from "./use-editor.ts";

export function useUndoKeys({ undo, redo }: EditorActions): void {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      if (document.querySelector("dialog[open]")) return;
      const key = event.key.toLowerCase();
      const isRedo = (key === "z" && event.shiftKey) || key === "y";
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (isRedo) redo();
      else undo();
    }
    document.addEventListener("keydown", handle);
    return () => document.removeEventListener("keydown", handle);
  }, [undo, redo]);
}
