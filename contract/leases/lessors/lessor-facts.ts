/**
 * Lessor facts that pages display, in the default order of attempts (LEASE-7). Descriptors with the names of
 * keys are in separate files, because a page bundles everything it imports.
 */
import { DEFAULT_LESSOR } from "../financing";
import type { LessorFacts } from "./lessor";

export const KATAPULT_FACTS = {
  type: "KATAPULT",
  inquiry:
    "Katapult makes a soft inquiry with consumer reporting agencies. Other companies don't see a soft inquiry, and it doesn't change your credit score.",
  service: { phone: "1-833-528-2785", page: "https://katapult.com/faq/" },
  terms: { ...DEFAULT_LESSOR, name: "Katapult" },
} as const satisfies LessorFacts;

export const ACIMA_FACTS = {
  type: "ACIMA",
  inquiry:
    "Acima may make a soft inquiry with the national credit bureaus, which only you can see and which doesn't change your credit score. It may also contact other consumer reporting agencies, where its inquiry may be listed.",
  service: { phone: "1-801-297-1982", page: "https://www.acima.com/support/payment-faqs" },
  terms: {
    ...DEFAULT_LESSOR,
    name: "Acima",
    costFactorBasisPoints: 18_500,
    earlyPurchaseBasisPoints: 6_000,
  },
} as const satisfies LessorFacts;

export const LESSOR_FACTS: readonly LessorFacts[] = [KATAPULT_FACTS, ACIMA_FACTS];
