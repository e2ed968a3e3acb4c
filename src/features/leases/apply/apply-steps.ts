/** The steps of an application: postal code, saved steps, and review. */
import { LEASE_STEPS, type LeaseDraft, type LeaseStep } from "#contract/leases/application";

export type ApplyStep = "area" | LeaseStep | "review";

/** Numbered steps; the state of residence comes before the first. */
export const COUNTED_STEPS: readonly ApplyStep[] = [...LEASE_STEPS, "review"];

export const STEP_TITLES: Readonly<Record<ApplyStep, string>> = {
  area: "Do we lease where you live?",
  identity: "About you",
  address: "Where you live",
  income: "Your income",
  bank: "Your bank account",
  review: "Review and submit",
};

/** The first incomplete step. @param isServed the postal code was checked */
export function openStep(draft: LeaseDraft | null, isServed: boolean): ApplyStep {
  if (!draft && !isServed) return "area";
  return LEASE_STEPS.find((step) => !draft?.steps.includes(step)) ?? "review";
}

/** The step in the address, if all steps before it are complete. */
export function stepToShow(requested: string | null, draft: LeaseDraft | null, isServed: boolean): ApplyStep {
  const open = openStep(draft, isServed);
  const steps: readonly ApplyStep[] = draft ? COUNTED_STEPS : ["area", ...COUNTED_STEPS];
  const match = steps.find((step) => step === requested);
  return match && steps.indexOf(match) <= steps.indexOf(open) ? match : open;
}

/** The previous step; null on the first. */
export function stepBefore(step: ApplyStep, hasDraft: boolean): ApplyStep | null {
  const steps: readonly ApplyStep[] = hasDraft ? COUNTED_STEPS : ["area", ...COUNTED_STEPS];
  return steps[steps.indexOf(step) - 1] ?? null;
}
