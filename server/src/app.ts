/** The whole service as one Web-standard application: its middleware and routes in their order, on one screen. */
import { EVENT_PATH } from "@thinkshore/core/generate/endpoints";
import { Hono } from "hono";
import type { Config } from "./config.ts";
import { type Connection, findScheme } from "./http/forwarded.ts";
import { readBodyText } from "./http/read-body.ts";
import { buildContentSecurityPolicy, setSecurityHeaders } from "./http/security-headers.ts";
import type { Counters } from "./observe/counters.ts";
import type { Log } from "./observe/log.ts";
import type { Metrics } from "./observe/metrics.ts";
import { EVENT_BODY_LIMIT, findViewedRoute } from "./observe/page-views.ts";
import { serveSite } from "./site/serve-site.ts";
import type { Site } from "./site/site.ts";

export interface AppDeps {
  config: Config;
  site: Site;
  log: Log;
  metrics: Metrics;
  views: Counters;
  /** False from the moment on which the process was asked to stop. */
  isReady: () => boolean;
}

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

  app.get("/healthz", (c) => c.text("ok", 200, { "cache-control": "no-store" }));
  app.get("/readyz", (c) =>
    deps.isReady()
      ? c.text("ready", 200, { "cache-control": "no-store" })
      : c.text("stopping", 503, { "cache-control": "no-store" }),
  );
  app.get("/metrics", async (c) => c.body(await metrics.render(), 200, { "content-type": metrics.contentType }));
  app.post(EVENT_PATH, async (c) => {
    const body = await readBodyText(c.req.raw, EVENT_BODY_LIMIT);
    if (!body.ok) return c.text("too large", 413, { connection: "close" });
    const route = findViewedRoute(body.text);
    if (route === undefined) return c.text("not a page view", 400);
    await views.add(route);
    return c.text("ok", 202);
  });
  app.all("/api/*", (c) => c.json({ error: { code: "not-found", message: "There is nothing here." } }, 404));
  app.get("*", (c) => serveSite(site, c.req.raw));
  app.notFound((c) => c.text("Not found", 404));
  app.onError((error, c) => {
    log.error("request failed", { route: c.req.path, error: error.name });
    return c.json({ error: { code: "internal", message: "Something went wrong here. Please try again." } }, 500);
  });
  return app;
}
