/** What a teacher should know about where the routines are kept: said before something is lost, never by an alarm. */
import { DatabaseBackup, HardDrive, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { LibraryState } from "../../data/library-store-sync.ts";
import { useText } from "../../i18n/language-provider.tsx";
import { library } from "../../i18n/messages/en/library.ts";

interface StorageNoticesProps {
  state: LibraryState;
  isNearlyFull: boolean;
  /** How many routines no backup has; 0 keeps the reminder away. */
  toRemind: number;
  onBackUp: () => void;
  onRemindLater: () => void;
  onSaveSetAside: () => void;
}

export function StorageNotices(props: StorageNoticesProps) {
  const { state, isNearlyFull, toRemind, onBackUp, onRemindLater, onSaveSetAside } = props;
  const t = useText(library);
  const backUp = (
    <button type="button" className="button button-secondary" onClick={onBackUp}>
      {t("backUp")}
    </button>
  );

  return (
    <>
      {state.storage === "blocked" && (
        <Notice icon={<TriangleAlert aria-hidden="true" size={20} />} actions={state.routines.length > 0 && backUp}>
          {t("storageBlocked")}
        </Notice>
      )}
      {state.storage === "full" && (
        <Notice icon={<TriangleAlert aria-hidden="true" size={20} />} actions={backUp}>
          {t.plural("storageFull", state.unstored.size)}
        </Notice>
      )}
      {state.storage === "stored" && isNearlyFull && (
        <Notice icon={<HardDrive aria-hidden="true" size={20} />} actions={backUp}>
          {t("roomLow")}
        </Notice>
      )}
      {state.setAside > 0 && (
        <Notice
          icon={<TriangleAlert aria-hidden="true" size={20} />}
          actions={
            <button type="button" className="button button-secondary" onClick={onSaveSetAside}>
              {t("setAsideSave")}
            </button>
          }
        >
          {t.plural("setAside", state.setAside)}
        </Notice>
      )}
      {toRemind > 0 && state.storage === "stored" && !isNearlyFull && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-tint px-5 py-2 text-sm">
          <DatabaseBackup aria-hidden="true" size={20} className="shrink-0 text-primary" />
          <p className="min-w-48 grow basis-0">{t.plural("remind", toRemind)}</p>
          <div className="flex flex-wrap gap-1">
            <button type="button" className="button button-quiet" onClick={onBackUp}>
              {t("backUp")}
            </button>
            <button type="button" className="button button-quiet" onClick={onRemindLater}>
              {t("remindLater")}
            </button>
          </div>
        </div>
      )}
    </>
  );
}

interface NoticeProps {
  icon: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

function Notice({ icon, actions, children }: NoticeProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-notice-border bg-notice-bg px-5 py-3 text-notice"
    >
      {icon}
      <p className="min-w-48 grow basis-0">{children}</p>
      {actions}
    </div>
  );
}
