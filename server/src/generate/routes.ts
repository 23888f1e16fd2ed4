/** The routes of generate-routine: start, resume, cancel. */
import { GENERATE_PATH } from "@thinkshore/core/generate/endpoints";
import { chooseLanguage } from "@thinkshore/core/generate/error-messages";
import type { Language } from "@thinkshore/core/language/languages";
import { type Context, Hono } from "hono";
import { type Connection, findClientAddress } from "../http/forwarded.ts";
import { listCorsHeaders } from "../http/origin.ts";
import { answerError, Refusal } from "../http/refusal.ts";
import { answerJson, answerStream, wantsStream } from "./answer-generation.ts";
import { checkDoor, isGenerationId, readRequest } from "./read-request.ts";
import { nameError } from "./run-generation.ts";
import { type StartDeps, startGeneration } from "./start-generation.ts";

export interface GenerateDeps extends StartDeps {
  newId: () => string;
  /** A keyed hash: the address itself is used for nothing. */
  hashAddress: (address: string) => string;
}

type RouteContext = Context<{ Bindings: Connection }>;

export function createGenerateRoutes(deps: GenerateDeps) {
  const { config, generations, readers, metrics, log } = deps;
  const routes = new Hono<{ Bindings: Connection }>();

  /** Undefined when the id is unknown. */
  async function answer({ req }: RouteContext, id: string, language: Language): Promise<Response | undefined> {
    const isStream = wantsStream(req.raw);
    const afterId = isStream ? Number.parseInt(req.header("last-event-id") ?? "0", 10) || 0 : 0;
    const gone = new AbortController();
    const records = await generations.follow(id, afterId, gone.signal);
    if (records === undefined) return undefined;
    const reading = { id, afterId, language, left: req.raw.signal, gone, readers };
    return isStream ? answerStream(records, reading) : answerJson(records, reading);
  }

  /** Runs a handler; a refusal becomes its answer, counted and logged. */
  function guard(handler: (c: RouteContext, client: string, speak: (language: Language) => void) => Promise<Response>) {
    return async (c: RouteContext): Promise<Response> => {
      const startedAt = deps.now();
      let language = chooseLanguage(c.req.header("accept-language") ?? null);
      const client = deps.hashAddress(findClientAddress(c.req.raw.headers, c.env ?? {}, config.trustProxy));
      const response = await handler(c, client, (spoken) => {
        language = spoken;
      }).catch((error: unknown) => {
        if (!(error instanceof Refusal)) log.error("request broke", nameError(error));
        const code = error instanceof Refusal ? error.code : "internal";
        metrics.refused(code);
        return answerError(code, language, error instanceof Refusal ? error.retryAfterMs : undefined);
      });
      const origin = c.req.header("origin") ?? null;
      for (const [name, value] of Object.entries(listCorsHeaders(origin, config.allowedOrigins))) {
        response.headers.set(name, value);
      }
      log.info("request", {
        method: c.req.method,
        route: c.req.routePath,
        status: response.status,
        ms: deps.now() - startedAt,
        client,
      });
      return response;
    };
  }

  routes.options(`${GENERATE_PATH}/:id?`, (c) => {
    const headers = listCorsHeaders(c.req.header("origin") ?? null, config.allowedOrigins);
    return new Response(null, { status: 204, headers });
  });
  routes.post(
    GENERATE_PATH,
    guard(async (c, client, speak) => {
      let language = chooseLanguage(c.req.header("accept-language") ?? null);
      const { id, body, browser } = await readRequest(c.req.raw, config, deps.newId, (spoken) => {
        language = spoken;
        speak(spoken);
      });
      const start = async () => {
        await startGeneration(id, body, { browser, address: client }, deps);
        return answer(c, id, language);
      };
      // The request that it joined may have been turned away in between: then it stands for itself.
      return (await start()) ?? (await start()) ?? refuseUnknown();
    }),
  );
  routes.get(
    `${GENERATE_PATH}/:id`,
    guard(async (c) => {
      checkDoor(c.req.raw, config);
      readers.check();
      const language = chooseLanguage(c.req.header("accept-language") ?? null);
      return (await answer(c, readId(c), language)) ?? refuseUnknown();
    }),
  );
  routes.delete(
    `${GENERATE_PATH}/:id`,
    guard(async (c) => {
      checkDoor(c.req.raw, config);
      if (!(await generations.cancel(readId(c)))) refuseUnknown();
      return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
    }),
  );
  return routes;
}

function refuseUnknown(): never {
  throw new Refusal("not-found");
}

function readId(c: RouteContext): string {
  const id = c.req.param("id") ?? "";
  if (!isGenerationId(id)) refuseUnknown();
  return id.toLowerCase();
}
