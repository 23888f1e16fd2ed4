/** Reading one environment variable: trimmed, checked, with a sentence that says what to set when it is wrong. */

export type Environment = Record<string, string | undefined>;

export class ConfigError extends Error {}

const NO_MAXIMUM = Number.MAX_SAFE_INTEGER;

export function readText(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === undefined || value === "" ? undefined : value;
}

export function readNumber(env: Environment, name: string, preset: number, min: number, max = NO_MAXIMUM): number {
  const text = readText(env, name);
  if (text === undefined) return preset;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    const range = max === NO_MAXIMUM ? `of at least ${min}` : `from ${min} to ${max}`;
    throw new ConfigError(`Set ${name} to a whole number ${range}, or leave it out for ${preset}; it is "${text}".`);
  }
  return value;
}

export function readChoice<Name extends string>(
  env: Environment,
  name: string,
  preset: Name,
  choices: readonly Name[],
): Name {
  const text = readText(env, name);
  if (text === undefined) return preset;
  const choice = choices.find((one) => one === text);
  if (choice === undefined) {
    throw new ConfigError(
      `Set ${name} to one of ${choices.join(", ")}, or leave it out for ${preset}; it is "${text}".`,
    );
  }
  return choice;
}

export function readHttpUrl(env: Environment, name: string, example: string): string | undefined {
  const url = readText(env, name);
  if (url !== undefined && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) {
    throw new ConfigError(`Set ${name} to an address such as ${example}, or leave it out; it is "${url}".`);
  }
  return url;
}
