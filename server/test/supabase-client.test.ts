import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { goodRequest, goodRoutine } from "./good-routine.ts";
import { readEvents } from "./read-events.ts";
import { type ScriptedProvider, say, startScriptedProvider } from "./scripted-provider.ts";
import { type Service, startService } from "./start-service.ts";

let provider: ScriptedProvider;
let service: Service;
let address = "";

beforeAll(async () => {
  provider = await startScriptedProvider();
  provider.play(say(JSON.stringify(goodRoutine)));
  service = await startService({ providerUrl: provider.url });
  address = await service.listen();
});

afterAll(async () => {
  await service.close();
  await provider.close();
});

/** The official client, unchanged. */
function createClient(key = "thinkshore-public"): FunctionsClient {
  const client = new FunctionsClient(`${address}/functions/v1`);
  client.setAuth(key);
  return client;
}

it("gets the routine", async () => {
  const { data, error } = await createClient().invoke("generate-routine", { body: goodRequest });
  expect(error).toBeNull();
  expect(data).toMatchObject({ routine: goodRoutine, source: { kind: "model" }, quality: [] });
});

it("gets a stream when it asks for one", async () => {
  const headers = { accept: "text/event-stream" };
  const { data } = await createClient().invoke<Response>("generate-routine", { body: goodRequest, headers });
  const events = await readEvents(data ?? new Response());
  expect(events.at(-1)).toMatchObject({ event: "done", data: { routine: goodRoutine } });
});

it("gets an error with its code and message", async () => {
  const { error } = await createClient("wrong").invoke("generate-routine", { body: goodRequest });
  expect(error).toBeInstanceOf(FunctionsHttpError);
  const context = (error as FunctionsHttpError).context as Response;
  expect(context.status).toBe(401);
  expect(await context.json()).toMatchObject({ error: { code: "unauthorized", message: expect.any(String) } });
});
