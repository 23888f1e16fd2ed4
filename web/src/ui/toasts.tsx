/** Short notices at the foot of the screen: announced politely, closed by hand or after a while, with at most one action. */
import { X } from "lucide-react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";

export interface Toast {
  title: string;
  body?: string;
  action?: { label: string; run: () => void };
  tone?: "plain" | "error";
  /** Stays until it is answered or closed. */
  lasts?: boolean;
}

interface ShownToast extends Toast {
  id: number;
}

const SHOWN_FOR_MS = 8000;
const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined);

interface ToastProviderProps {
  labels: { region: string; close: string };
  children: ReactNode;
}

export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const nextId = useRef(0);

  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const show = useCallback((toast: Toast) => {
    nextId.current += 1;
    const added = { ...toast, id: nextId.current };
    setToasts((shown) => [...shown.slice(-2), added]);
  }, []);
  const region = useMemo(
    () => toasts.map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={labels.close} onClose={close} />),
    [toasts, labels.close, close],
  );

  return (
    <ToastContext value={show}>
      {children}
      <section
        aria-label={labels.region}
        aria-live="polite"
        className="no-print fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-md flex-col gap-2 md:right-8 md:left-auto md:mx-0 md:w-md"
      >
        {region}
      </section>
    </ToastContext>
  );
}

interface ToastCardProps {
  toast: ShownToast;
  closeLabel: string;
  onClose: (id: number) => void;
}

function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (toast.lasts) return;
    const timer = setInterval(() => {
      // Reading or reaching for the notice keeps it open.
      if (!card.current?.matches(":hover, :focus-within")) onClose(toast.id);
    }, SHOWN_FOR_MS);
    return () => clearInterval(timer);
  }, [onClose, toast.id, toast.lasts]);

  const action = toast.action;
  const tone = toast.tone === "error" ? "border-error bg-error-bg text-error" : "border-control bg-surface text-text";
  return (
    <div ref={card} className={`flex items-start gap-3 rounded-card border p-4 ${tone}`}>
      <div className="grow">
        <p className="font-medium">{toast.title}</p>
        {toast.body && <p className="text-sm">{toast.body}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="button button-quiet -my-2 shrink-0"
          onClick={() => {
            action.run();
            onClose(toast.id);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="button -my-2 -mr-2 shrink-0 px-2" onClick={() => onClose(toast.id)}>
        <X aria-hidden="true" size={20} />
        <span className="sr-only">{closeLabel}</span>
      </button>
    </div>
  );
}

export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast must be used within a ToastProvider");
  return show;
}
