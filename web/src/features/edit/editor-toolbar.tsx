/** The head of the editor, and its toolbar (undo, redo, the state of saving), which stays in sight while the page scrolls. */
import { routinePath } from "@thinkshore/core/app-paths";
import { Check, Eye, LoaderCircle, Redo2, RotateCcw, TriangleAlert, Undo2 } from "lucide-react";
import { Link } from "wouter";
import { useText } from "../../i18n/language-provider.tsx";
import { edit } from "../../i18n/messages/en/edit.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { SaveState } from "./use-autosave.ts";

interface EditorToolbarProps {
  canUndo: boolean;
  canRedo: boolean;
  saveState: SaveState;
  onUndo: () => void;
  onRedo: () => void;
}

export function EditorToolbar({ canUndo, canRedo, saveState, onUndo, onRedo }: EditorToolbarProps) {
  const t = useText(edit);
  return (
    <div
      role="toolbar"
      aria-label={t("tools")}
      className="no-print sticky top-0 z-20 -mx-4 flex items-center gap-x-1 border-divider border-b bg-bg px-2 py-1 md:-mx-8 md:px-6"
    >
      <ToolButton label={t("undo")} isDisabled={!canUndo} shortcut="Control+Z" onClick={onUndo}>
        <Undo2 aria-hidden="true" size={20} />
      </ToolButton>
      <ToolButton label={t("redo")} isDisabled={!canRedo} shortcut="Control+Shift+Z" onClick={onRedo}>
        <Redo2 aria-hidden="true" size={20} />
      </ToolButton>
      <SaveStateLine state={saveState} />
    </div>
  );
}

interface EditorHeaderProps {
  id: string;
  canReset: boolean;
  onReset: () => void;
}

export function EditorHeader({ id, canReset, onReset }: EditorHeaderProps) {
  const t = useText(edit);
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <PageHeading>{t("pageTitle")}</PageHeading>
      <div className="flex flex-wrap gap-2">
        <ToolButton label={t("reset")} isDisabled={!canReset} onClick={onReset}>
          <RotateCcw aria-hidden="true" size={20} />
        </ToolButton>
        <Link href={routinePath("results", id)} className="button button-secondary">
          <Eye aria-hidden="true" size={20} />
          {t("toRoutine")}
        </Link>
      </div>
    </header>
  );
}

interface ToolButtonProps {
  label: string;
  isDisabled: boolean;
  shortcut?: string;
  onClick: () => void;
  children: React.ReactNode;
}

function ToolButton({ label, isDisabled, shortcut, onClick, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="button button-quiet aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:hover:bg-transparent"
      aria-disabled={isDisabled}
      aria-keyshortcuts={shortcut}
      onClick={isDisabled ? undefined : onClick}
    >
      {children}
      {label}
    </button>
  );
}

function SaveStateLine({ state }: { state: SaveState }) {
  const t = useText(edit);
  const isHeld = state === "full" || state === "blocked";
  const Icon = isHeld ? TriangleAlert : state === "saving" ? LoaderCircle : Check;
  const texts: Record<SaveState, string> = {
    saved: t("saved"),
    saving: t("saving"),
    full: t("heldFull"),
    blocked: t("heldBlocked"),
  };
  return (
    <p
      role="status"
      className={`flex min-h-11 min-w-24 grow items-center justify-end gap-2 px-2 text-sm ${isHeld ? "text-notice" : "text-muted"}`}
    >
      <Icon aria-hidden="true" size={18} className="shrink-0" />
      {texts[state]}
    </p>
  );
}
