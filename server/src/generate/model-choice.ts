/** AI_MODEL and its companions as a typed choice: which provider, which model, which key. */
import { ConfigError, type Environment, readChoice, readHttpUrl, readNumber, readText } from "../environment.ts";

export const PROVIDERS = ["openai", "anthropic", "google", "compatible"] as const;
export type ProviderName = (typeof PROVIDERS)[number];

export interface ModelChoice {
  provider: ProviderName;
  model: string;
  baseUrl: string | undefined;
  apiKey: string | undefined;
  /** Whether the provider is asked to hold the answer to the schema itself. */
  structuredOutput: boolean;
  maxOutputTokens: number;
}

/** The variable that each vendor's own tools read, so that an existing key just works. */
const VENDOR_KEYS: Record<Exclude<ProviderName, "compatible">, string> = {
  openai: "OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY",
  google: "GOOGLE_GENERATIVE_AI_API_KEY",
};

export function parseModel(env: Environment): ModelChoice | undefined {
  const text = readText(env, "AI_MODEL");
  if (text === undefined) return undefined;
  const colon = text.indexOf(":");
  const provider = PROVIDERS.find((name) => name === text.slice(0, colon));
  const model = text.slice(colon + 1).trim();
  if (provider === undefined || model === "") {
    throw new ConfigError(
      `Set AI_MODEL to one of ${PROVIDERS.map((name) => `${name}:<model>`).join(", ")}, or leave it out for the built-in composer; it is "${text}".`,
    );
  }
  const baseUrl = readHttpUrl(env, "AI_BASE_URL", "http://localhost:11434/v1");
  return {
    provider,
    model,
    baseUrl: provider === "compatible" ? requireBaseUrl(baseUrl) : baseUrl,
    apiKey: readApiKey(env, provider),
    structuredOutput:
      readChoice(env, "AI_STRUCTURED_OUTPUT", provider === "compatible" ? "off" : "on", ["on", "off"]) === "on",
    maxOutputTokens: readNumber(env, "AI_MAX_OUTPUT_TOKENS", 8000, 500, 200_000),
  };
}

function requireBaseUrl(baseUrl: string | undefined): string {
  if (baseUrl === undefined) {
    throw new ConfigError("Set AI_BASE_URL to the address of your model server, such as http://localhost:11434/v1.");
  }
  return baseUrl;
}

function readApiKey(env: Environment, provider: ProviderName): string | undefined {
  const own = readText(env, "AI_API_KEY");
  if (own !== undefined || provider === "compatible") return own;
  const vendor = readText(env, VENDOR_KEYS[provider]);
  if (vendor === undefined)
    throw new ConfigError(`Set AI_API_KEY (or ${VENDOR_KEYS[provider]}) for AI_MODEL ${provider}.`);
  return vendor;
}
