/** The wizard's page: the welcome at once, the steps when they are asked for. */
import type { WizardStep } from "@thinkshore/core/wizard/steps";
import { lazy, Suspense, useContext, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { loadAllStyles } from "../../ui/all-styles.ts";
import { Loading } from "../../ui/loading.tsx";
import { NavigationCount } from "../../ui/page-heading.tsx";
import { whenIdle } from "../../ui/when-idle.ts";
import { stepOf, useAskedStep } from "./step-address.ts";
import { TypesBoundary, TypesUnavailable } from "./types-boundary.tsx";
import { Welcome } from "./welcome.tsx";

const loadWizard = () => import("./wizard.tsx");
/** The steps, and the styles that the welcome did without. */
const loadSteps = () => Promise.all([loadWizard(), loadAllStyles()]);
/** So long the welcome is left to itself: its first scroll and its first touch do not meet the code of the steps. */
const READING_MS = 3000;
/** What the steps stand on, half of their code: run by itself it holds a slow processor up for half as long. */
const loadBase = () => import("../../data/library-store.ts");

const Wizard = lazy(async () => {
  try {
    const [{ Wizard }] = await loadSteps();
    return { default: Wizard };
  } catch (cause) {
    throw new TypesUnavailable("The wizard could not be loaded", { cause });
  }
});

export function CreatePage() {
  const step = useAskedStep();
  const [, navigate] = useLocation();
  usePrefetch(step !== 1);
  useShownStep(step);
  return (
    <NavigationCount value={useContext(NavigationCount) + useStepChanges(step)}>
      {step === 1 ? (
        <Welcome onGo={navigate} />
      ) : (
        <TypesBoundary>
          <Suspense fallback={<Loading />}>
            <Wizard asked={step} />
          </Suspense>
        </TypesBoundary>
      )}
    </NavigationCount>
  );
}

/** The page was kept hidden for as long as it showed another step than the address asks for (first-paint.js). */
function useShownStep(step: WizardStep): void {
  useEffect(() => {
    if (step === stepOf(location.search)) delete document.documentElement.dataset.later;
  }, [step]);
}

/** While the teacher reads the welcome, the steps and their words arrive; where a step is shown, at once. */
function usePrefetch(isNeeded: boolean): void {
  const { language } = useLanguage();
  useEffect(() => {
    const prefetch = () =>
      void loadBase()
        .then(loadSteps)
        .then(([{ prepareWizard }]) => prepareWizard(language))
        .catch(() => {
          // The step itself asks again, and says so if it fails.
        });
    if (isNeeded) {
      prefetch();
      return;
    }
    let callOff = () => {};
    const timer = setTimeout(() => {
      callOff = whenIdle(prefetch);
    }, READING_MS);
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, [language, isNeeded]);
}

/** Moving to another step is moving to another page: the heading takes the focus, and reading starts at the top. */
function useStepChanges(step: WizardStep): number {
  const [visit, setVisit] = useState({ step, count: 0 });
  if (visit.step !== step) setVisit({ step, count: visit.count + 1 });
  const scrolledFor = useRef(step);
  useEffect(() => {
    if (scrolledFor.current === step) return;
    scrolledFor.current = step;
    scrollTo({ top: 0 });
  }, [step]);
  return visit.count;
}
