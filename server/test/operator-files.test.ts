import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readConfig } from "../src/config.ts";
import { createNodeServer } from "../src/node/listen.ts";
import { startService } from "./start-service.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** Every variable that the configuration asks for, whatever it finds. */
function listVariables(): string[] {
  const asked = new Set<string>();
  const spy = (values: Record<string, string>) =>
    new Proxy<Record<string, string | undefined>>(values, {
      get(target, name) {
        asked.add(String(name));
        return target[String(name)];
      },
    });
  for (const provider of ["openai", "anthropic", "google"]) {
    expect(() => readConfig(spy({ AI_MODEL: `${provider}:m` }))).toThrow();
  }
  readConfig(spy({ AI_MODEL: "compatible:m", AI_BASE_URL: "http://localhost/v1" }));
  return [...asked].sort();
}

describe("the files for operators", () => {
  it("name every variable, and none that is not read", () => {
    const variables = listVariables();
    const example = read(".env.example");
    for (const name of variables) expect(example, name).toContain(name);
    const listed = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map((found) => found[1] ?? "");
    expect(listed.filter((name) => !variables.includes(name))).toEqual([]);
    const table = [...read("docs/operations.md").matchAll(/^\| `([A-Z_]+)` \|/gm)].map((found) => found[1] ?? "");
    expect(table.sort()).toEqual(listed.sort());
  });

  it("tell the defaults that are really used", () => {
    const { limits, budgets, timeouts, port } = readConfig({});
    const example = read(".env.example");
    const manual = read("docs/operations.md");
    const defaults = {
      PORT: port,
      LIMIT_BROWSER: limits.browserPerWindow,
      LIMIT_ADDRESS: limits.addressPerWindow,
      LIMIT_WINDOW_SECONDS: limits.windowSeconds,
      MAX_GENERATIONS: limits.generationsPerInstance,
      MAX_GENERATIONS_BROWSER: limits.generationsPerBrowser,
      BUDGET_BROWSER_DAY: budgets.browserPerDay,
      BUDGET_ADDRESS_DAY: budgets.addressPerDay,
      BUDGET_DAY: budgets.servicePerDay,
      BUDGET_MONTH: budgets.servicePerMonth,
      AI_FIRST_TOKEN_SECONDS: timeouts.firstTokenMs / 1000,
      AI_IDLE_SECONDS: timeouts.idleMs / 1000,
      AI_TOTAL_SECONDS: timeouts.totalMs / 1000,
    };
    for (const [name, value] of Object.entries(defaults)) {
      expect(example).toContain(`# ${name}=${value}\n`);
      expect(manual).toContain(`| \`${name}\` | ${value.toLocaleString("en")} |`);
    }
  });

  it("let nginx close idle connections before the service does, and pass refused clicks on", () => {
    const proxy = read("deploy/nginx.conf");
    const idle = Number(/^\s*keepalive_timeout (\d+)s;/m.exec(proxy)?.[1]) * 1000;
    expect(idle).toBeLessThan(createNodeServer(() => new Response()).keepAliveTimeout);
    expect(proxy).toMatch(/^\s*proxy_next_upstream .*http_503 non_idempotent;/m);
    // Otherwise two busy instances would be taken for broken ones, and everybody would get 502.
    for (const [line] of proxy.matchAll(/^\s*(# )?server 127.*$/gm)) expect(line).toContain(" max_fails=0;");
  });

  it("use metrics in the dashboard that the service really has", async () => {
    const service = await startService({ env: { REDIS_URL: "redis://127.0.0.1:1" } });
    const known = await service.metrics();
    await service.close();
    const used = [...read("deploy/grafana-dashboard.json").matchAll(/thinkshore_[a-z0-9_]+/g)].map(([name]) => name);
    expect(used.length).toBeGreaterThan(10);
    for (const name of used) expect(known, name).toContain(`# TYPE ${name.replace(/_bucket$/, "")} `);
  });
});
