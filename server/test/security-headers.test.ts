import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scoreHeaders } from "./observatory-score.ts";
import { type Service, startService } from "./start-service.ts";

let service: Service;

beforeAll(async () => {
  service = await startService({ env: { TRUST_PROXY: "1" } });
});

afterAll(() => service.close());

const get = (path: string, headers: Record<string, string> = {}) => service.app.request(path, { headers });
const overHttps = { "x-forwarded-proto": "https" };

describe("the headers of a page", () => {
  it("score at least 130 by our own copy of the MDN Observatory's rules", async () => {
    const { score, parts } = scoreHeaders((await get("/", overHttps)).headers);
    expect(score, JSON.stringify(parts)).toBeGreaterThanOrEqual(130);
  });

  it("allow only what the pages need", async () => {
    const policy = (await get("/")).headers.get("content-security-policy");
    expect(policy?.split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-c2NyaXB0'",
      "style-src 'self' 'sha256-c3R5bGU='",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  it("let pages report to an analytics service that the operator has set", async () => {
    const other = await startService({ env: { ANALYTICS_URL: "https://plausible.example/api/event" } });
    const policy = (await other.app.request("/")).headers.get("content-security-policy");
    expect(policy).toContain("connect-src 'self' https://plausible.example;");
    await other.close();
  });

  it("stand on every answer, and none of them sets a cookie", async () => {
    for (const path of ["/", "/nowhere", "/healthz", "/metrics", "/api/none", "/functions/v1/generate-routine/x"]) {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("referrer-policy"), path).toBe("no-referrer");
      expect(headers.get("set-cookie"), path).toBeNull();
    }
  });

  it("promise HTTPS only where there is HTTPS", async () => {
    expect((await get("/")).headers.get("strict-transport-security")).toBeNull();
    expect((await get("/", overHttps)).headers.get("strict-transport-security")).toContain("max-age=63072000");
  });
});
