/** Search as you type, filters by what the routines have, and the order. */
import { LANGUAGE_NAMES } from "@thinkshore/core/language/languages";
import { nameRole, nameType } from "@thinkshore/core/language/name-choices";
import { ChevronDown, Search, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useText } from "../../i18n/language-provider.tsx";
import { library } from "../../i18n/messages/en/library.ts";
import { useWords } from "../../i18n/use-words.ts";
import { type Choices, type LibraryQuery, SORT_ORDERS, type SortOrder } from "./find-routines.ts";

interface LibraryToolbarProps {
  query: LibraryQuery;
  choices: Choices;
  onChange: (query: LibraryQuery) => void;
  /** Stands beside the button of the filters. */
  children: ReactNode;
}

export function LibraryToolbar({ query, choices, onChange, children }: LibraryToolbarProps) {
  const t = useText(library);
  const words = useWords();
  const searchId = useId();
  const filtersId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const change = (part: Partial<LibraryQuery>) => onChange({ ...query, ...part });
  const sortLabels: Record<SortOrder, string> = {
    newest: t("sortNewest"),
    oldest: t("sortOldest"),
    edited: t("sortEdited"),
    title: t("sortTitle"),
  };
  const filters = [
    {
      key: "type",
      label: t("filterType"),
      options: choices.types.map((id) => ({ value: id, name: nameType(id, words) })),
    },
    {
      key: "placement",
      label: t("filterPlacement"),
      options: choices.placements.map((id) => ({ value: id, name: words.placements[id].name })),
    },
    {
      key: "role",
      label: t("filterRole"),
      options: choices.roles.map((id) => ({ value: id, name: nameRole(id, words) })),
    },
    { key: "subject", label: t("filterSubject"), options: choices.subjects.map((name) => ({ value: name, name })) },
    {
      key: "language",
      label: t("filterLanguage"),
      options: choices.languages.map((code) => ({ value: code, name: LANGUAGE_NAMES[code] })),
    },
  ] as const;

  return (
    <search className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-60 grow">
          <label htmlFor={searchId} className="mb-1 block font-medium text-sm">
            {t("search")}
          </label>
          <span className="relative block">
            <Search aria-hidden="true" size={20} className="pointer-events-none absolute top-3 left-3 text-muted" />
            <input
              id={searchId}
              type="search"
              className="field pl-10"
              autoComplete="off"
              placeholder={t("searchHint")}
              value={query.text}
              onChange={(event) => change({ text: event.target.value })}
            />
          </span>
        </div>
        <Select
          label={t("sort")}
          value={query.sort}
          options={SORT_ORDERS.map((order) => ({ value: order, name: sortLabels[order] }))}
          onChange={(sort) => change({ sort: sort as SortOrder })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <button
          type="button"
          className="button button-quiet -ml-2"
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" size={20} />
          {t("filters")}
          <ChevronDown aria-hidden="true" size={18} className={isOpen ? "rotate-180" : ""} />
        </button>
        {children}
      </div>
      <div id={filtersId} hidden={!isOpen} className="flex-wrap gap-3 [&:not([hidden])]:flex">
        {filters.map(({ key, label, options }) => (
          <Select
            key={key}
            label={label}
            value={query[key]}
            options={[{ value: "", name: t("filterAny") }, ...options]}
            onChange={(value) => change({ [key]: value })}
          />
        ))}
      </div>
    </search>
  );
}

interface SelectProps {
  label: string;
  value: string;
  options: readonly { value: string; name: string }[];
  onChange: (value: string) => void;
}

function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <label className="min-w-40 grow text-sm sm:grow-0">
      <span className="mb-1 block font-medium">{label}</span>
      <select
        className="field cursor-pointer text-base sm:max-w-64"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(({ value: option, name }) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
