/** Loads the texts of a language: one request for all of its namespaces, made at most once. */
import { DEFAULT_LANGUAGE, type Language } from "@thinkshore/core/language/languages";
import type { Messages } from "./create-text.ts";
import type { Namespace } from "./namespace.ts";

/** One import a language, not one a namespace: the entry would else carry the names of a hundred files. */
const languages = import.meta.glob<Readonly<Record<string, Messages>>>("./texts/*.ts", { import: "texts" });

const loaded = new Map<string, Messages>();
const loading = new Map<string, Promise<Messages>>();
/** Namespaces that some screen has asked for; a new language must have all of them before it is shown. */
const namesInUse = new Set<string>(["common"]);

/** The texts if they are here already; English always is. */
export function messagesAtHand(language: Language, namespace: Namespace<Record<string, string>>): Messages | undefined {
  namesInUse.add(namespace.name);
  return language === DEFAULT_LANGUAGE ? namespace.english : loaded.get(`${language}/${namespace.name}`);
}

export function loadMessages(language: Language, name: string): Promise<Messages> {
  const id = `${language}/${name}`;
  const underWay = loading.get(id);
  if (underWay) return underWay;
  const started = fetchMessages(language, name).then(
    (messages) => {
      loaded.set(id, messages);
      return messages;
    },
    (failure: unknown) => {
      loading.delete(id);
      throw failure;
    },
  );
  loading.set(id, started);
  return started;
}

async function fetchMessages(language: Language, name: string): Promise<Messages> {
  const texts = await languages[`./texts/${language}.ts`]?.();
  const messages = texts?.[`../messages/${language}/${name}.ts`];
  if (!messages) throw new Error(`No texts for ${language}/${name}`);
  return messages;
}

/** Everything that the screens in use need, so that a switch of language happens at once and as a whole. */
export async function loadLanguage(language: Language, alsoNeeded: readonly string[] = []): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return;
  await Promise.all([...new Set([...namesInUse, ...alsoNeeded])].map((name) => loadMessages(language, name)));
}
