import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { ConfigError } from "./environment.ts";

describe("readConfig", () => {
  it("needs no variable at all: the composer answers on port 3000", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: undefined,
      publicKey: "thinkshore-public",
      analyticsUrl: "/api/event",
      redisUrl: undefined,
      trustProxy: 0,
      model: undefined,
    });
  });

  it("reads every variable that it is given, and takes an empty one for none", () => {
    const env = {
      PORT: " 8080 ",
      HOST: "127.0.0.1",
      PUBLIC_KEY: "school",
      ALLOWED_ORIGINS: "https://a.example, https://b.example",
      ANALYTICS_URL: "https://plausible.example/api/event",
      REDIS_URL: "redis://localhost:6379/2",
      TRUST_PROXY: "1",
      LOG_LEVEL: "debug",
      LIMIT_BROWSER: "5",
      BUDGET_DAY: "",
    };
    expect(readConfig(env)).toMatchObject({
      port: 8080,
      host: "127.0.0.1",
      publicKey: "school",
      allowedOrigins: ["https://a.example", "https://b.example"],
      analyticsUrl: "https://plausible.example/api/event",
      redisUrl: "redis://localhost:6379/2",
      trustProxy: 1,
      logLevel: "debug",
      limits: { browserPerWindow: 5 },
      budgets: { servicePerDay: 5_000_000 },
    });
  });

  it.each([
    [
      { AI_MODEL: "openai:gpt-5", OPENAI_API_KEY: "k" },
      { provider: "openai", model: "gpt-5", apiKey: "k", structuredOutput: true },
    ],
    [
      { AI_MODEL: "anthropic:claude", AI_API_KEY: "k" },
      { provider: "anthropic", model: "claude", apiKey: "k" },
    ],
    [
      { AI_MODEL: "google:gemini", GOOGLE_GENERATIVE_AI_API_KEY: "k" },
      { provider: "google", model: "gemini" },
    ],
    [
      { AI_MODEL: "compatible:llama3:8b", AI_BASE_URL: "http://localhost:11434/v1" },
      { provider: "compatible", model: "llama3:8b", apiKey: undefined, structuredOutput: false },
    ],
    [
      { AI_MODEL: "compatible:m", AI_BASE_URL: "http://localhost:1/v1", AI_STRUCTURED_OUTPUT: "on" },
      { provider: "compatible", structuredOutput: true },
    ],
  ])("reads the model of %o", (env, model) => {
    expect(readConfig(env).model).toMatchObject(model);
  });

  it.each([
    [{ PORT: "http" }, "PORT"],
    [{ PORT: "70000" }, "PORT"],
    [{ TRUST_PROXY: "yes" }, "TRUST_PROXY"],
    [{ LIMIT_BROWSER: "0" }, "LIMIT_BROWSER"],
    [{ PUBLIC_KEY: "our school" }, "PUBLIC_KEY"],
    [{ PUBLIC_KEY: "école" }, "PUBLIC_KEY"],
    [{ REDIS_URL: "localhost" }, "REDIS_URL"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
    [{ ALLOWED_ORIGINS: "school.example" }, "ALLOWED_ORIGINS"],
    [{ ALLOWED_ORIGINS: "https://school.example/path" }, "ALLOWED_ORIGINS"],
    [{ ANALYTICS_URL: "javascript:alert(1)" }, "ANALYTICS_URL"],
    [{ AI_MODEL: "gpt-5" }, "AI_MODEL"],
    [{ AI_MODEL: "openai:" }, "AI_MODEL"],
    [{ AI_MODEL: "openai:gpt-5" }, "OPENAI_API_KEY"],
    [{ AI_MODEL: "compatible:llama" }, "AI_BASE_URL"],
    [{ AI_MODEL: "compatible:llama", AI_BASE_URL: "localhost" }, "AI_BASE_URL"],
    [{ AI_MODEL: "compatible:l", AI_BASE_URL: "http://l/v1", AI_STRUCTURED_OUTPUT: "yes" }, "AI_STRUCTURED_OUTPUT"],
  ])("stops at %o with one sentence that names what to set", (env, name) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(new RegExp(`^Set [^\\n]*${name}[^\\n]*\\.$`));
  });
});
