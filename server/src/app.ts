/** The whole service as one Web-standard application: its middleware and routes in their order, on one screen. */
import { EVENT_PATH } from "@thinkshore/core/generate/endpoints";
import { Hono } from "hono";
import { createGenerateRoutes, type GenerateDeps } from "./generate/routes.ts";
import { nameError } from "./generate/run-generation.ts";
import { type Connection, findScheme } from "./http/forwarded.ts";
import { readBodyText } from "./http/read-body.ts";
import { answerError } from "./http/refusal.ts";
import { buildContentSecurityPolicy, setSecurityHeaders } from "./http/security-headers.ts";
import type { Counters } from "./observe/counters.ts";
import { EVENT_BODY_LIMIT, findViewedRoute } from "./observe/page-views.ts";
import { serveSite } from "./site/serve-site.ts";
import type { Site } from "./site/site.ts";

export interface AppDeps extends GenerateDeps {
  site: Site;
  views: Counters;
  /** The OpenAPI document as JSON text. */
  openApi: string;
}

const NO_STORE = { "cache-control": "no-store" };

export function createApp(deps: AppDeps) {
  const { config, site, log, metrics, views } = deps;
  const policy = buildContentSecurityPolicy({
    scriptHashes: site.manifest.scriptHashes,
    styleHashes: site.manifest.styleHashes,
    trustedTypes: site.manifest.trustedTypes ?? [],
    connectOrigins: config.analyticsUrl.startsWith("/") ? [] : [new URL(config.analyticsUrl).origin],
  });
  const app = new Hono<{ Bindings: Connection }>();

  app.use(setSecurityHeaders(policy, (request) => findScheme(request, config.trustProxy) === "https"));

  app.get("/healthz", (c) => c.text("ok", 200, NO_STORE));
  app.get("/readyz", (c) => (deps.isReady() ? c.text("ready", 200, NO_STORE) : c.text("stopping", 503, NO_STORE)));
  app.get("/metrics", async (c) =>
    c.body(await metrics.render(), 200, { ...NO_STORE, "content-type": metrics.contentType }),
  );
  app.get("/openapi.json", (c) => c.body(deps.openApi, 200, { "content-type": "application/json; charset=utf-8" }));
  app.post(EVENT_PATH, async (c) => {
    const body = await readBodyText(c.req.raw, EVENT_BODY_LIMIT);
    if (!body.ok) return c.text("too large", 413, { connection: "close" });
    const route = findViewedRoute(body.text);
    if (route === undefined) return c.text("not a page view", 400);
    await views.add(route);
    return c.text("ok", 202);
  });
  app.route("/", createGenerateRoutes(deps));

  app.all("/api/*", () => answerError("not-found", "en"));
  app.all("/functions/*", () => answerError("not-found", "en"));
  app.get("*", (c) => serveSite(site, c.req.raw));
  app.notFound((c) => c.text("Not found", 404));
  app.onError((error) => {
    log.error("request broke", nameError(error));
    return answerError("internal", "en");
  });
  return app;
}
