/** Fails a test that leaves an error or a warning on the console without having expected it (by a spy of its own). */
import { afterEach, beforeEach, expect } from "vitest";

const original = { error: console.error, warn: console.warn };
let complaints: string[] = [];

const complain = (...values: unknown[]) => {
  complaints.push(values.map(String).join(" "));
};

beforeEach(() => {
  complaints = [];
  console.error = complain;
  console.warn = complain;
});

afterEach(() => {
  Object.assign(console, original);
  expect(complaints, "unexpected on the console").toEqual([]);
});
