/** A namespace is one file of texts: English in the code that uses it, the other languages loaded when needed. */

export type NamespaceName =
  | "common"
  | "create"
  | "wizard"
  | "results"
  | "edit"
  | "library"
  | "help"
  | "privacy"
  | "present"
  | "export"
  | "quality";

export interface Namespace<M extends Record<string, string>> {
  readonly name: NamespaceName;
  readonly english: M;
}

export function namespace<const M extends Record<string, string>>(name: NamespaceName, english: M): Namespace<M> {
  return { name, english };
}

/** A translation has exactly the keys of the English file; a gap is a type error. */
export type Translated<N> = N extends Namespace<infer M> ? { readonly [K in keyof M]: string } : never;

type Placeholder<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** `t("count", { n: 3 })`: the values that a text names are required, and no others are accepted. */
export type TextArguments<S extends string> = [Placeholder<S>] extends [never]
  ? []
  : [values: { readonly [K in Placeholder<S>]: string | number }];

type PluralBase<K> = K extends `${infer Base}_other` ? Base : never;

export interface Text<M extends Record<string, string>> {
  <K extends keyof M & string>(key: K, ...values: TextArguments<M[K]>): string;
  /** Picks `base_one` or `base_other` by the language's own plural rule; the number fills `{n}`. */
  plural(base: PluralBase<keyof M>, n: number): string;
}
