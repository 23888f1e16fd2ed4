/** Restore from a backup, or import a shared routine: what will happen is shown before anything is stored. */
import type { BackupError } from "@thinkshore/core/library/backup";
import type { RestorePreview } from "@thinkshore/core/library/restore";
import type { ShareLinkError } from "@thinkshore/core/library/share-link";
import { FileUp } from "lucide-react";
import { useId, useState } from "react";
import { applyRestore, planImport, planRestore, readBackupFile } from "../../data/backup.ts";
import { readSharedLink } from "../../data/share.ts";
import { useText } from "../../i18n/language-provider.tsx";
import { library } from "../../i18n/messages/en/library.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useToast } from "../../ui/toasts.tsx";

type Found =
  | { plan: RestorePreview; unreadable: number }
  | { problem: BackupError | ShareLinkError | "bad-link" | "link-too-large" };

const LINK_PROBLEMS: Partial<Record<ShareLinkError, "link-too-large" | "wrong-version">> = {
  "too-large": "link-too-large",
  "wrong-version": "wrong-version",
};

export function RestoreDialog({ onClose }: { onClose: () => void }) {
  const t = useText(library);
  const showToast = useToast();
  const [link, setLink] = useState("");
  const [found, setFound] = useState<Found>();
  const linkId = useId();
  const plan = found && "plan" in found ? found.plan : undefined;
  const toAdd = plan ? plan.added.length + plan.updated.length : 0;

  async function readFile(file: File | undefined) {
    if (!file) return;
    const result = await readBackupFile(file);
    setFound(
      result.ok ? { plan: planRestore(result.routines), unreadable: result.setAside.length } : { problem: result.code },
    );
  }

  async function readLink() {
    const result = await readSharedLink(link);
    if (result.ok) setFound({ plan: planImport(result.saved), unreadable: 0 });
    else setFound({ problem: LINK_PROBLEMS[result.code] ?? "bad-link" });
  }

  function restore(accepted: RestorePreview) {
    const result = applyRestore(accepted);
    onClose();
    if (result.ok || result.reason === "blocked") showToast({ title: t.plural("restoreDone", toAdd) });
    else showToast({ title: t("notStoredFull"), body: t("notStoredFullBody"), tone: "error" });
  }

  return (
    <Dialog
      title={t("restoreTitle")}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button button-secondary" onClick={onClose}>
            {toAdd > 0 ? t("cancel") : t("close")}
          </button>
          {plan && toAdd > 0 && (
            <button type="button" className="button button-primary" onClick={() => restore(plan)}>
              {t.plural("restoreNow", toAdd)}
            </button>
          )}
        </>
      }
    >
      <p>{t("restoreBody")}</p>
      <label className="button button-secondary self-start has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-[var(--focus)] has-[:focus-visible]:outline-offset-2">
        <FileUp aria-hidden="true" size={20} />
        {t("chooseFile")}
        <input
          type="file"
          accept="application/json,.json"
          className="sr-only"
          onChange={(event) => {
            void readFile(event.target.files?.[0]);
            // The same file, mended, can be chosen again.
            event.target.value = "";
          }}
        />
      </label>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void readLink();
        }}
      >
        <label htmlFor={linkId} className="mb-1 block font-medium text-sm">
          {t("pasteLink")}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id={linkId}
            type="text"
            inputMode="url"
            className="field min-w-0 grow basis-48"
            autoComplete="off"
            value={link}
            onChange={(event) => setLink(event.target.value)}
          />
          <button type="submit" className="button button-secondary" disabled={link.trim() === ""}>
            {t("readLink")}
          </button>
        </div>
      </form>
      <div role="status">{found && <Preview found={found} />}</div>
    </Dialog>
  );
}

function Preview({ found }: { found: Found }) {
  const t = useText(library);
  if ("problem" in found) {
    const messages: Partial<Record<typeof found.problem, string>> = {
      "too-large": t("fileTooLarge"),
      "wrong-version": t("newerVersion"),
      "bad-link": t("badLink"),
      "link-too-large": t("linkTooLarge"),
    };
    return <p className="rounded-card bg-error-bg p-4 text-error">{messages[found.problem] ?? t("badFile")}</p>;
  }
  const { plan, unreadable } = found;
  const titles = [...plan.added, ...plan.updated].slice(0, 3).map(({ title }) => title);
  const lines = [
    plan.added.length > 0 && t.plural("previewNew", plan.added.length),
    plan.updated.length > 0 && t.plural("previewNewer", plan.updated.length),
    plan.skipped.length > 0 && t.plural("previewOlder", plan.skipped.length),
    plan.unchanged.length > 0 && t.plural("previewSame", plan.unchanged.length),
    unreadable > 0 && t.plural("previewUnreadable", unreadable),
    plan.added.length + plan.updated.length === 0 && t("previewNothing"),
  ].filter((line) => line !== false);
  return (
    <div className="rounded-card bg-tint p-4">
      <ul className="flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {titles.length > 0 && (
        <ul className="mt-3 list-disc pl-5 text-muted text-sm">
          {titles.map((title) => (
            <li key={title} className="line-clamp-2">
              {title}
            </li>
          ))}
          {plan.added.length + plan.updated.length > titles.length && <li className="list-none">…</li>}
        </ul>
      )}
    </div>
  );
}
