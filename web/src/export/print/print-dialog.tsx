/** The choice between the teacher plan and the student handout; what is chosen lies ready to print behind the dialog. */
import type { SavedRoutine } from "@thinkshore/core/library/saved-routine";
import { ClipboardList, Printer, UserRoundPen } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLanguage, useText } from "../../i18n/language-provider.tsx";
import { exporting } from "../../i18n/messages/en/export.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { HandoutSheet } from "./handout-sheet.tsx";
import { PlanSheets } from "./plan-sheets.tsx";
import { type PreparedSheets, prepareSheets } from "./prepare-sheets.ts";
import "./print.css";

type Kind = "plan" | "handout";
type Preparation = { state: "busy" } | { state: "failed" } | { state: "ready"; sheets: PreparedSheets };

interface PrintDialogProps {
  saved: SavedRoutine;
  onClose: () => void;
}

export function PrintDialog({ saved, onClose }: PrintDialogProps) {
  const t = useText(exporting);
  const [kind, setKind] = useState<Kind>("plan");
  const [pages, setPages] = useState<number>();
  const preparation = usePreparation(saved);

  function choose(chosen: Kind) {
    setKind(chosen);
    setPages(undefined);
  }

  const Sheets = kind === "plan" ? PlanSheets : HandoutSheet;
  return (
    <Dialog
      title={t("printTitle")}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button button-secondary" onClick={onClose}>
            {t("close")}
          </button>
          <button type="button" className="button button-primary" disabled={!pages} onClick={() => print()}>
            <Printer aria-hidden="true" size={20} />
            {t("printNow")}
          </button>
        </>
      }
    >
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3">{t("printChoice")}</legend>
        <Choice
          icon={<ClipboardList aria-hidden="true" size={20} />}
          name={t("planName")}
          body={t("planBody")}
          isChosen={kind === "plan"}
          onChoose={() => choose("plan")}
        />
        <Choice
          icon={<UserRoundPen aria-hidden="true" size={20} />}
          name={t("handoutName")}
          body={t("handoutBody")}
          isChosen={kind === "handout"}
          onChoose={() => choose("handout")}
        />
      </fieldset>
      <p role="status" className="text-muted text-sm">
        {preparation.state === "failed" ? t("printFailed") : pages ? t.plural("pages", pages) : t("preparing")}
        {kind === "handout" && pages !== undefined && pages > 1 && ` ${t("handoutLong")}`}
      </p>
      {preparation.state === "ready" &&
        createPortal(
          <div className="print-root" lang={preparation.sheets.language}>
            <Sheets key={kind} sheets={preparation.sheets} onFitted={setPages} />
          </div>,
          document.body,
        )}
    </Dialog>
  );
}

function usePreparation(saved: SavedRoutine): Preparation {
  const { language } = useLanguage();
  const [preparation, setPreparation] = useState<Preparation>({ state: "busy" });
  useEffect(() => {
    let isCurrent = true;
    prepareSheets(saved, language).then(
      (sheets) => isCurrent && setPreparation({ state: "ready", sheets }),
      (failure: unknown) => {
        console.error("The pages could not be prepared", failure);
        if (isCurrent) setPreparation({ state: "failed" });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [saved, language]);
  return preparation;
}

interface ChoiceProps {
  icon: React.ReactNode;
  name: string;
  body: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ icon, name, body, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-control border border-control p-3 has-[:checked]:border-primary has-[:checked]:bg-tint has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-[var(--focus)] has-[:focus-visible]:outline-offset-2">
      <input
        type="radio"
        name="print"
        className="mt-1 size-4 shrink-0 accent-primary"
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="grow">
        <span className="flex items-center gap-2 font-medium">
          {icon}
          {name}
        </span>
        <span className="text-muted text-sm">{body}</span>
      </span>
    </label>
  );
}
