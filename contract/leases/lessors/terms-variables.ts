/** Environment variables of a lessor's terms (LEASE-3), named by lessor type plus these suffixes. */
import type { LessorTerms } from "../financing";

interface TermsVariable {
  /** Description in .env.example. */
  readonly about: string;
  readonly print: (terms: LessorTerms) => string;
}

export const TERMS_VARIABLES = {
  COST_FACTOR: {
    about: "Total cost divided by cash price.",
    print: (terms) => String(terms.costFactorBasisPoints / 10_000),
  },
  PAYMENTS: {
    about: "Number of payments: weekly, every two weeks and monthly.",
    print: ({ payments }) => [payments.WEEKLY, payments.BIWEEKLY, payments.MONTHLY].join("/"),
  },
  SMALLEST_CART: {
    about: "Minimum and maximum cart in dollars.",
    print: (terms) => String(terms.minimumCartCents / 100),
  },
  LARGEST_CART: { about: "", print: (terms) => String(terms.maximumCartCents / 100) },
  EXCLUDED_STATES: {
    about: "States not served, or NONE.",
    print: (terms) => terms.excludedStates.join(",") || "NONE",
  },
  EARLY_PURCHASE_DAYS: {
    about: "Days of early purchase at the cash price, then the percentage of the remaining payments.",
    print: (terms) => String(terms.earlyPurchaseDays),
  },
  EARLY_PURCHASE_PERCENT: { about: "", print: (terms) => String(terms.earlyPurchaseBasisPoints / 100) },
} as const satisfies Readonly<Record<string, TermsVariable>>;
export type TermsVariableName = keyof typeof TERMS_VARIABLES;

/** Variable of a lessor, e.g. KATAPULT_COST_FACTOR. */
export function termsVariable(type: string, name: TermsVariableName): string {
  return `${type}_${name}`;
}
