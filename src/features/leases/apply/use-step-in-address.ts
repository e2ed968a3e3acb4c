/** The form's step in the address (?step=income), so that Back goes one step back. */
import { useCallback, useSyncExternalStore } from "react";
import { navigate } from "gatsby";
import { ROUTE_EVENT } from "../../../client/page/page-keys";
import type { ApplyStep } from "./apply-steps";

const NAME = "step";

/** @returns the step in the address, and a function to go to a step */
export function useStepInAddress(): readonly [string | null, (step: ApplyStep) => void] {
  const requestedStep = useSyncExternalStore(watch, () => new URLSearchParams(location.search).get(NAME));
  const go = useCallback((step: ApplyStep) => {
    const params = new URLSearchParams(location.search);
    params.set(NAME, step);
    void navigate(`${location.pathname}?${params.toString()}`);
  }, []);
  return [requestedStep, go];
}

function watch(listener: () => void): () => void {
  const events = ["popstate", ROUTE_EVENT];
  events.forEach((event) => addEventListener(event, listener));
  return () => events.forEach((event) => removeEventListener(event, listener));
}
