/** Copies a routine within the library. */
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { newRoutineId, saveRoutine } from "../../data/library-store.ts";
import { useText } from "../../i18n/language-provider.tsx";
import { library } from "../../i18n/messages/en/library.ts";
import { useToast } from "../../ui/toasts.tsx";

export function useDuplicate(): (saved: SavedRoutine) => void {
  const t = useText(library);
  const showToast = useToast();
  return (saved) => {
    const title = t("copyTitle", { title: saved.title || t("untitled") });
    const now = new Date().toISOString();
    const copy: SavedRoutine = { ...saved, id: newRoutineId(), title, createdAt: now, updatedAt: now };
    if (saved.routine) copy.routine = { ...saved.routine, title };
    const result = saveRoutine(copy);
    if (result.ok || result.reason === "blocked")
      showToast({ title: t("duplicated"), body: t("duplicatedBody", { title }) });
    else showToast({ title: t("notStoredFull"), body: t("notStoredFullBody"), tone: "error" });
  };
}
