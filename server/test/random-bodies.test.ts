import { ROLES, THINKING_TYPES } from "@thinkshore/core/wizard/catalog";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { goodRequest } from "./good-routine.ts";
import { parseEvents } from "./read-events.ts";
import { buildCall, generatePath, startService } from "./start-service.ts";

const text = fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.string({ maxLength: 2500 }), fc.jsonValue());
const validText = fc.string({ unit: "binary", maxLength: 60 });
const id = (names: readonly string[]) => fc.oneof(fc.constantFrom(...names), fc.string(), fc.jsonValue());

const almostForm = fc.record(
  {
    thinkingType: id(THINKING_TYPES),
    aiPlacement: id(["beginning", "middle", "end", "flexible"]),
    aiRoles: fc.oneof(fc.array(id(ROLES), { maxLength: 9 }), fc.jsonValue()),
    gradeLevel: text,
    subject: text,
    timeFrame: text,
    objectives: fc.oneof(fc.record({ purpose: text, standards: text, skills: text }), fc.jsonValue()),
    additionalContext: text,
    __proto__: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

const body = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({ formData: almostForm, language: id(["en", "zh", "fr"]) })
      .map((value) => JSON.stringify(value)),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ subject: validText, timeFrame: validText })
      .map((change) => JSON.stringify({ ...goodRequest, formData: { ...goodRequest.formData, ...change } })),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
);

const headers = fc.record(
  {
    "content-type": fc.constantFrom("application/json", "application/json; charset=utf-8", "text/plain", ""),
    accept: fc.constantFrom("application/json", "text/event-stream", "*/*", ""),
    "idempotency-key": fc.oneof(fc.uuid(), fc.constantFrom("x", "")),
    "last-event-id": fc.constantFrom("0", "-1", "x", "1e9", ""),
    "x-browser-id": fc.oneof(fc.uuid(), fc.constantFrom("x", "")),
  },
  { requiredKeys: [] },
);

it("answers 10,000 random bodies without a 5xx", async () => {
  const service = await startService({ env: { LIMIT_ADDRESS: "1000000", LOG_LEVEL: "error" } });
  let streams = 0;
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(body, headers, async (sent, with_) => {
      const response = await service.app.request(generatePath, buildCall({ body: sent, headers: with_ }));
      const answer = await response.text();
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
      expect(response.status, `${sent} gave ${answer}`).toBeLessThan(500);
      if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
        const last = parseEvents(answer).at(-1);
        expect(last?.event, `${sent} gave ${answer}`).toBe("done");
        streams += 1;
      }
    }),
    { numRuns: 10_000 },
  );
  await service.close();
  // Random input must have reached the generator too, not only the first gates.
  expect(seen.get(200)).toBeGreaterThan(500);
  expect(streams).toBeGreaterThan(100);
  expect(seen.get(400)).toBeGreaterThan(500);
}, 180_000);
