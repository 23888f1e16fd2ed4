/** Holds the interface's language and gives every component its texts. */
import type { Language } from "@thinkshore/core/language/languages";
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createText, type Messages } from "./create-text.ts";
import { loadLanguage, loadMessages, messagesAtHand } from "./load-messages.ts";
import type { Namespace, Text } from "./namespace.ts";
import { readable, readableValue } from "./readable-promise.ts";

interface LanguageState {
  language: Language;
  /** Settles to true when the language is shown, to false when it could not be loaded or a newer choice overtook it. */
  chooseLanguage(next: Language): Promise<boolean>;
}

const LanguageContext = createContext<LanguageState | undefined>(undefined);

interface LanguageProviderProps {
  initial: Language;
  onChange?: (language: Language) => void;
  /** Replaced in tests, to make one load slower than another. */
  load?: (language: Language) => Promise<void>;
  children: ReactNode;
}

export function LanguageProvider({ initial, onChange, load = loadLanguage, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial);
  const latestChoice = useRef(0);

  const chooseLanguage = useCallback(
    async (next: Language) => {
      const choice = ++latestChoice.current;
      await load(next);
      // A slow load must not overwrite a newer choice.
      if (choice !== latestChoice.current) return false;
      setLanguage(next);
      onChange?.(next);
      return true;
    },
    [load, onChange],
  );

  useEffect(() => {
    // Setting it anew, even to the same, would restyle the whole page.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }, [language]);

  const state = useMemo(() => ({ language, chooseLanguage }), [language, chooseLanguage]);
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error("useLanguage must be used within a LanguageProvider");
  return state;
}

const promises = new Map<string, Promise<Messages>>();

/** A file that cannot be fetched must not take the page away: its texts are then English, and the gap is logged. */
function readMessages(language: Language, namespace: Namespace<Record<string, string>>): Promise<Messages> {
  const id = `${language}/${namespace.name}`;
  const known = promises.get(id);
  if (known) return known;
  const atHand = messagesAtHand(language, namespace);
  const promise = atHand
    ? readableValue(atHand)
    : readable(
        loadMessages(language, namespace.name).catch((failure: unknown) => {
          console.warn(`Texts not loaded: ${id}`, failure);
          return namespace.english;
        }),
      );
  promises.set(id, promise);
  return promise;
}

/** The texts of a namespace in the current language; suspends while they are being fetched. */
export function useText<M extends Record<string, string>>(namespace: Namespace<M>): Text<M> {
  const { language } = useLanguage();
  const messages = use(readMessages(language, namespace));
  return useMemo(() => createText(language, namespace, messages), [language, namespace, messages]);
}
