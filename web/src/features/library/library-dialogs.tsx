/** The library's dialogs: delete, samples, restore. */

import { makeSamples } from "@thinkshore/core/library/samples";
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { addRoutines, removeRoutines, restoreRemoved } from "../../data/library-store.ts";
import { useText } from "../../i18n/language-provider.tsx";
import { library } from "../../i18n/messages/en/library.ts";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { useToast } from "../../ui/toasts.tsx";
import { focusAfterRemoval } from "./focus-after-removal.ts";
import { RestoreDialog } from "./restore-dialog.tsx";

export type OpenDialog =
  | { name: "delete"; routines: readonly SavedRoutine[] }
  | { name: "samples" }
  | { name: "restore" };

interface LibraryDialogsProps {
  open: OpenDialog | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

export function LibraryDialogs({ open, onClose, onDeleted }: LibraryDialogsProps) {
  const t = useText(library);
  const showToast = useToast();

  function remove(routines: readonly SavedRoutine[]) {
    const refocus = focusAfterRemoval(routines.map(({ id }) => id));
    const removed = removeRoutines(routines.map(({ id }) => id));
    const undo = {
      label: t("undo"),
      run: () => {
        restoreRemoved(removed);
        showToast({ title: t("restored") });
      },
    };
    onClose();
    onDeleted();
    refocus();
    showToast(
      removed.length === 1
        ? { title: t("deleted"), body: t("deletedBody"), action: undo }
        : { title: t.plural("deletedSeveral", removed.length), action: undo },
    );
  }

  function addSamples() {
    const result = addRoutines(makeSamples({ random: Math.random, now: new Date() }));
    onClose();
    if (result.ok || result.reason === "blocked") showToast({ title: t("samplesDone"), body: t("samplesDoneBody") });
    else showToast({ title: t("notStoredFull"), body: t("notStoredFullBody"), tone: "error" });
  }

  if (!open) return null;
  if (open.name === "restore") return <RestoreDialog onClose={onClose} />;
  if (open.name === "samples") {
    return (
      <ConfirmDialog
        title={t("samplesTitle")}
        question={t("samplesQuestion")}
        confirmLabel={t("samplesConfirm")}
        cancelLabel={t("cancel")}
        onConfirm={addSamples}
        onCancel={onClose}
      />
    );
  }
  const [only] = open.routines;
  const isOne = open.routines.length === 1;
  return (
    <ConfirmDialog
      title={isOne ? t("deleteTitle") : t("deleteSeveralTitle")}
      question={isOne ? t("deleteQuestion") : t.plural("deleteSeveral", open.routines.length)}
      {...(isOne && only ? { subject: only.title } : {})}
      confirmLabel={t("delete")}
      cancelLabel={t("cancel")}
      onConfirm={() => remove(open.routines)}
      onCancel={onClose}
    />
  );
}
