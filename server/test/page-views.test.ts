import { afterAll, beforeAll, expect, it } from "vitest";
import { type Service, startService } from "./start-service.ts";

let service: Service;

beforeAll(async () => {
  service = await startService();
});

afterAll(() => service.close());

function report(body: string, type = "text/plain;charset=UTF-8"): Promise<Response> {
  return Promise.resolve(
    service.app.request("/api/event", { method: "POST", body, headers: { "content-type": type } }),
  );
}

const view = (url: string) => JSON.stringify({ name: "pageview", url, domain: "school.example", referrer: null });

it("counts views by route, ids removed, and everything unknown under one name", async () => {
  for (const path of ["/", "/results/4f1?x=1#secret", "/results/9a2", "/library", "/nowhere/1", "/nowhere/2"]) {
    expect((await report(view(`https://school.example${path}`))).status).toBe(202);
  }
  await report(view("https://school.example/help"), "application/json");
  const lines = (await service.metrics()).split("\n").filter((line) => line.startsWith("thinkshore_page_views_total{"));
  expect(lines.sort()).toEqual([
    'thinkshore_page_views_total{route="/"} 1',
    'thinkshore_page_views_total{route="/help"} 1',
    'thinkshore_page_views_total{route="/library"} 1',
    'thinkshore_page_views_total{route="/results/:id"} 2',
    'thinkshore_page_views_total{route="other"} 2',
  ]);
});

it.each([
  ["no JSON", "hello", 400],
  ["another event", JSON.stringify({ name: "click", url: "https://a.example/" }), 400],
  ["no address", JSON.stringify({ name: "pageview" }), 400],
  ["a body over 2 KB", view(`https://a.example/${"x".repeat(3000)}`), 413],
])("refuses %s", async (_name, body, status) => {
  expect((await report(body)).status).toBe(status);
});
