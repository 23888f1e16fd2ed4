/** A test may expect a console error through its own spy; the guard then stays quiet. */
import { expect, it, vi } from "vitest";

it("lets a test expect what it logs", () => {
  const spy = vi.spyOn(console, "error").mockImplementation(() => undefined);
  console.error("expected");
  expect(spy).toHaveBeenCalledWith("expected");
  spy.mockRestore();
});

it.fails("fails a test that logs an error unexpectedly", () => {
  console.error("unexpected");
});
