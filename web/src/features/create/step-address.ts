/** The address of each wizard step: the welcome is the bare path, the others name themselves in `?step=`. */
import { appPaths } from "@thinkshore/core/app-paths";
import { WIZARD_STEPS, type WizardStep } from "@thinkshore/core/wizard/steps";
import { useLocationProperty } from "wouter/use-browser-location";

const STEP_NAMES = {
  1: undefined,
  2: "thinking-type",
  3: "placement",
  4: "role",
  5: "context",
  6: "result",
} as const satisfies Record<WizardStep, string | undefined>;

export function stepPath(step: WizardStep): string {
  const name = STEP_NAMES[step];
  return name ? `${appPaths.create}?step=${name}` : appPaths.create;
}

/** A name that is not ours is the welcome. */
export function stepOf(search: string): WizardStep {
  const name = new URLSearchParams(search).get("step");
  return WIZARD_STEPS.find((step) => name !== null && STEP_NAMES[step] === name) ?? 1;
}

/** The prerendered page is the welcome, so hydration begins with it whatever the address says. */
export function useAskedStep(): WizardStep {
  return useLocationProperty(
    () => stepOf(location.search),
    () => 1,
  );
}
