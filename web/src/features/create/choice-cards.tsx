/** Cards to choose one from: the browser's own radio buttons, so that arrows select and nothing moves on by itself. */
import type { ReactNode } from "react";

export interface Choice<Id extends string> {
  id: Id;
  name: string;
  /** A short line between name and description. */
  line?: string;
  description: string;
  picture: ReactNode;
  badge?: string;
  /** Takes the whole width of the grid. */
  isWide?: boolean;
}

interface ChoiceCardsProps<Id extends string> {
  legend: string;
  name: string;
  chosen: Id | "" | undefined;
  choices: readonly Choice<Id>[];
  onChoose: (id: Id) => void;
}

export function ChoiceCards<Id extends string>({ legend, name, chosen, choices, onChoose }: ChoiceCardsProps<Id>) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.id}
            choice={choice}
            name={name}
            isChosen={choice.id === chosen}
            onChoose={() => onChoose(choice.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceCardProps {
  choice: Choice<string>;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** Beside the list of steps on a tablet two columns are narrow: there the picture stands above the words. */
function ChoiceCard({ choice, name, isChosen, onChoose }: ChoiceCardProps) {
  const { id, isWide = false } = choice;
  return (
    <label
      className={`grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_1fr] items-start gap-x-3 md:max-lg:grid-cols-[minmax(0,1fr)_auto] md:max-lg:grid-rows-[auto_auto_1fr] rounded-card border-2 bg-surface p-2.5 hover:bg-tint has-[:checked]:border-primary has-[:checked]:bg-tint has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-[var(--focus)] has-[:focus-visible]:outline-offset-2 forced-colors:has-[:checked]:border-[Highlight] ${isChosen ? "" : "border-divider"} ${isWide ? "sm:col-span-full" : ""}`}
    >
      <span aria-hidden="true" className="row-span-2 mt-0.5 text-primary md:max-lg:row-span-1">
        {choice.picture}
      </span>
      <span
        id={`${name}-${id}-name`}
        className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold leading-snug md:max-lg:col-span-2 md:max-lg:row-start-2"
      >
        {choice.name}
        {choice.badge && (
          <span className="rounded-full bg-primary px-2.5 py-0.5 font-medium text-on-primary text-sm">
            {choice.badge}
          </span>
        )}
      </span>
      <input
        type="radio"
        name={name}
        value={id}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${name}-${id}-name`}
        aria-describedby={`${name}-${id}-text`}
        className="mt-0.5 size-5 max-md:scroll-mb-40 cursor-pointer accent-primary outline-none md:max-lg:col-start-2 md:max-lg:row-start-1"
      />
      <span
        id={`${name}-${id}-text`}
        className="col-span-2 col-start-2 mt-0.5 text-sm leading-snug md:max-lg:col-start-1"
      >
        {choice.line && <span className="block text-primary">{choice.line}</span>}
        <span className="text-muted">{choice.description}</span>
      </span>
    </label>
  );
}
