/** Each step's address leads back to the step; anything else is the welcome. */
import { WIZARD_STEPS } from "@thinkshore/core/wizard/steps";
import { expect, it } from "vitest";
import { stepOf, stepPath } from "./step-address.ts";

it.each(WIZARD_STEPS)("step %i has an address of its own", (step) => {
  const url = new URL(stepPath(step), "https://school.example");
  expect(url.pathname).toBe("/create");
  expect(stepOf(url.search)).toBe(step);
});

it.each(["", "?step=", "?step=undefined", "?step=toString", "?other=role", "?step=6"])(
  "%s is the welcome",
  (search) => {
    expect(stepOf(search)).toBe(1);
  },
);
