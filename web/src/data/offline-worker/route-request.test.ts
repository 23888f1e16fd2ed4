import { expect, test } from "vitest";
import { PAGE_KEYS, routeRequest } from "./route-request.ts";

const origin = "https://thinkshore.example";

test.each([
  ["GET", "navigate", "/", { kind: "page", key: "/" }],
  ["GET", "navigate", "/library?x=1#y", { kind: "page", key: "/library" }],
  ["GET", "navigate", "/results/4f1a", { kind: "page", key: "/results/-" }],
  ["GET", "navigate", "/present/4f1a", { kind: "page", key: "/present/-" }],
  ["GET", "navigate", "/edit/4f1a/", { kind: "page", key: "/edit/-" }],
  ["GET", "navigate", "/results/a/b", { kind: "unknown-page" }],
  ["GET", "navigate", "/nowhere", { kind: "unknown-page" }],
  ["GET", "cors", "/assets/index-1a.js", { kind: "asset" }],
  ["GET", "no-cors", "/icon.svg", { kind: "file" }],
  ["POST", "cors", "/functions/v1/generate-routine", { kind: "network" }],
  ["GET", "cors", "/functions/v1/generate-routine/1/events", { kind: "network" }],
  ["POST", "no-cors", "/api/event", { kind: "network" }],
  ["GET", "navigate", "/api/event", { kind: "network" }],
  ["GET", "navigate", "/metrics", { kind: "network" }],
  ["HEAD", "cors", "/assets/index-1a.js", { kind: "network" }],
])("%s %s %s", (method, mode, path, route) => {
  expect(routeRequest({ method, mode, url: origin + path }, origin)).toEqual(route);
});

test("another site's files are the network's", () => {
  const url = "https://elsewhere.example/assets/a.js";
  expect(routeRequest({ method: "GET", mode: "cors", url }, origin)).toEqual({ kind: "network" });
});

test("every page has HTML to keep, by an address without an id", () => {
  expect(PAGE_KEYS).toContain("/");
  expect(PAGE_KEYS).toContain("/results/-");
  expect(PAGE_KEYS.filter((key) => key.includes(":"))).toEqual([]);
});
