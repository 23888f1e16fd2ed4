/** What can be done with several routines at once. */
import { useText } from "../../i18n/language-provider.tsx";
import { library } from "../../i18n/messages/en/library.ts";

interface SelectionBarProps {
  count: number;
  onAll: () => void;
  onNone: () => void;
  onDelete: () => void;
  onBackUp: () => void;
  onDone: () => void;
}

export function SelectionBar({ count, onAll, onNone, onDelete, onBackUp, onDone }: SelectionBarProps) {
  const t = useText(library);
  return (
    <div className="sticky top-2 z-10 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card border border-primary bg-surface px-4 py-2">
      <p role="status" className="min-w-24 grow font-medium">
        {t.plural("selected", count)}
      </p>
      <button type="button" className="button button-quiet" onClick={onAll}>
        {t("selectAll")}
      </button>
      <button type="button" className="button button-quiet" onClick={onNone} disabled={count === 0}>
        {t("selectNone")}
      </button>
      <button type="button" className="button button-quiet" onClick={onBackUp} disabled={count === 0}>
        {t("backUpSelected")}
      </button>
      <button type="button" className="button button-quiet" onClick={onDelete} disabled={count === 0}>
        {t("deleteSelected")}
      </button>
      <button type="button" className="button button-secondary" onClick={onDone}>
        {t("selectDone")}
      </button>
    </div>
  );
}
