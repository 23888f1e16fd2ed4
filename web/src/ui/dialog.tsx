/** A modal dialog: the browser's own, which traps the focus, closes with Escape and gives the focus back. */
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface DialogProps {
  title: string;
  /** Called however it is closed: by a button, by Escape, by the browser. */
  onClose: () => void;
  children: ReactNode;
  /** The row of buttons at its foot. */
  actions: ReactNode;
  role?: "dialog" | "alertdialog";
}

/** Shown as long as it is rendered. */
export function Dialog({ title, onClose, children, actions, role = "dialog" }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();

  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={element}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={bodyId}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] overflow-y-auto rounded-dialog border border-control bg-surface p-6 text-text backdrop:bg-[rgb(6_20_26/0.6)]"
    >
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      <div id={bodyId} className="mt-3 flex flex-col gap-4">
        {children}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>
    </dialog>
  );
}

interface ConfirmDialogProps {
  title: string;
  question: string;
  /** What the question is about, such as the title of what would be deleted. */
  subject?: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question with two answers; the safe one has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, question, subject, confirmLabel, cancelLabel, onConfirm, onCancel } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => cancel.current?.focus(), []);
  return (
    <Dialog
      role="alertdialog"
      title={title}
      onClose={onCancel}
      actions={
        <>
          <button ref={cancel} type="button" className="button button-secondary" onClick={onCancel}>
            {cancelLabel}
          </button>
          <button type="button" className="button button-primary" onClick={onConfirm}>
            {confirmLabel}
          </button>
        </>
      }
    >
      <p>{question}</p>
      {subject && <p className="line-clamp-3 text-muted">{subject}</p>}
    </Dialog>
  );
}
