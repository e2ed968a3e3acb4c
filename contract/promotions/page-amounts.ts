/**
 * Amounts on a page for one unit of a product, keyed as in the markup (data-money). The site build renders
 * them and the API returns them for the shopper's postal code, so both agree (LEASE-73).
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
  /** Offers that are active now. */
  readonly offer?: DisplayedOffer | null | undefined;
  /** Shipping cost of one unit; 0 if free. */
  readonly shipping: Cents;
}

/**
 * Cents by key, positive except for extra. cash: with displayed offers; regular: crossed-out price; estimate:
 * with shipping and tax; extra: shipping and tax only; need: missing to the minimum lease; over: excess above
 * the maximum. Each plan has payment, total and cost, as in WEEKLY-payment. The leased amount is its own key,
 * as in 60000, for figures that hold only for that amount. Products sold in sets also have the amounts of a
 * set, as in set-cash.
 * @param state two letters; null if unknown, for the default tax
 * @param pieces units in a set
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
 * True if the text beside an amount also holds for this lessor: early purchase, minimum and maximum lease.
 * @param pageTerms terms the pages were built with
 */
export function isHeldBy(name: string, terms: LessorTerms, pageTerms: LessorTerms): boolean {
  const own = name.replace(SET_AMOUNT, "");
  if (own === "need") return terms.minimumCartCents === pageTerms.minimumCartCents;
  if (own === "over") return terms.maximumCartCents === pageTerms.maximumCartCents;
  return !/^\d+$/.test(own) || hasSamePlans(terms, pageTerms);
}

/**
 * Keys of the texts beside a plan: the lessor, in a list row and in the product box, and the number of
 * payments.
 */
export const LEASE_WORDS = "lease";
export const PLAN_OF = "plan-of";
export const countName = (frequency: PaymentFrequency) => `${frequency}-count` as const;

/**
 * Texts beside the plans, keyed as in the markup.
 * @param lessor the approving lessor; null without an approval
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
