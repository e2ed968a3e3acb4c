/**
 * The amounts a page of the site shows of one piece of a product, by the names its marks have (data-money). The page is built with
 * them, and the API answers them for the shopper's postal code, so that both say the same (LEASE-73).
 */
import {
  hasSamePlans,
  PAYMENT_FREQUENCIES,
  missingForLease,
  planAmounts,
  type LessorTerms,
  type PaymentFrequency,
} from "../leases/financing";
import { FINANCING_MESSAGES } from "../leases/messages";
import { estimateLeased } from "../leases/estimate";
import type { Cents } from "../money/money";
import { SET_AMOUNT, setOf } from "./sets";
import { crossedOutCents, displayedPriceCents, type DisplayedOffer } from "./displayed-offers";

export interface PricedGoods {
  readonly regularPrice: Cents;
  readonly salePrice: Cents | null;
  /** The offers that run now. */
  readonly offer?: DisplayedOffer | null | undefined;
  /** Cost of sending one piece; 0 when free. */
  readonly shipping: Cents;
}

/**
 * Cents by name, above 0 except for extra: cash, with the offers pages show; regular, the crossed-out price; estimate, with shipping and tax; extra, shipping and
 * tax alone; need, what it lacks for the smallest lease; over, what is above the largest; of each plan payment, total and cost,
 * as WEEKLY-payment; and what is leased under itself, as 60000, for figures that hold for that amount only.
 * Of what is sold in sets, those of a set too, as set-cash.
 * @param state two letters; null: not known, so with the usual tax
 * @param pieces how many make a set
 */
export function pageAmounts(
  goods: PricedGoods,
  state: string | null,
  terms: PageTerms,
  pieces = 1,
): Readonly<Record<string, Cents>> {
  const amounts = amountsOf(goods, state, terms);
  if (pieces === 1) return amounts;
  const ofSet = Object.entries(amountsOf(setOf(goods, pieces), state, terms));
  return { ...amounts, ...Object.fromEntries(ofSet.map(([name, cents]) => [`${SET_AMOUNT}${name}`, cents])) };
}

type PageTerms = Pick<
  LessorTerms,
  "costFactorBasisPoints" | "payments" | "minimumCartCents" | "maximumCartCents" | "excludedStates"
>;

function amountsOf(goods: PricedGoods, state: string | null, terms: PageTerms): Record<string, Cents> {
  const cash = displayedPriceCents(goods);
  const estimate = estimateLeased(cash, goods.shipping, state);
  const amounts: Record<string, Cents> = {
    cash,
    regular: crossedOutCents(goods),
    estimate,
  };
  amounts["extra"] = estimate - cash;
  if (state === null || !terms.excludedStates.includes(state)) {
    amounts["need"] = missingForLease(estimate, terms);
    amounts["over"] = estimate - terms.maximumCartCents;
    for (const frequency of PAYMENT_FREQUENCIES) {
      const plan = planAmounts(estimate, frequency, terms);
      if (!plan) continue;
      amounts[estimate] = estimate;
      amounts[`${frequency}-payment`] = plan.payment;
      amounts[`${frequency}-total`] = plan.total;
      amounts[`${frequency}-cost`] = plan.cost;
    }
  }
  return Object.fromEntries(Object.entries(amounts).filter(([name, cents]) => cents > 0 || name === "extra"));
}

/**
 * Whether an amount stands beside words of the page that hold for this lessor too: buying early, the smallest and the largest lease.
 * @param shown the terms the pages are built with
 */
export function isHeldBy(name: string, terms: LessorTerms, shown: LessorTerms): boolean {
  const own = name.replace(SET_AMOUNT, "");
  if (own === "need") return terms.minimumCartCents === shown.minimumCartCents;
  if (own === "over") return terms.maximumCartCents === shown.maximumCartCents;
  return !/^\d+$/.test(own) || hasSamePlans(terms, shown);
}

/** Names of the words beside a plan: whom it is leased from in a line and in the box of a product, and the number of payments. */
export const LEASE_WORDS = "lease";
export const PLAN_OF = "plan-of";
export const countName = (frequency: PaymentFrequency) => `${frequency}-count` as const;

/**
 * The words beside the plans among some amounts, by the names their marks have.
 * @param lessor that approved; null: nobody yet
 */
export function planWords(
  amounts: Readonly<Record<string, Cents>>,
  terms: PageTerms,
  lessor: string | null,
): Readonly<Record<string, string>> {
  const { leaseWords, planOf } = FINANCING_MESSAGES;
  const words = ["", SET_AMOUNT].flatMap((prefix) =>
    PAYMENT_FREQUENCIES.flatMap((frequency) => {
      if (!amounts[`${prefix}${frequency}-payment`]) return [];
      return [
        [`${prefix}${countName(frequency)}`, String(terms.payments[frequency])],
        [`${prefix}${LEASE_WORDS}`, leaseWords(lessor)],
        [`${prefix}${PLAN_OF}`, planOf(lessor)],
      ];
    }),
  );
  return Object.fromEntries(words) as Record<string, string>;
}
