/**
 * The amounts a page of the site shows of one piece of a product, by the names its marks have (data-money). The page is built with
 * them, and the API answers them for the shopper's postal code, so that both say the same (LEASE-73).
 */
import { PAYMENT_FREQUENCIES, missingForLease, planAmounts, type LessorTerms } from "./financing";
import { estimateLeased } from "./lease-estimate";
import type { Cents } from "./money";
import { SET_AMOUNT, setOf } from "./sets";
import { crossedOutCents, shownPriceCents, type ShownOffer } from "./shown-offers";

export interface PricedGoods {
  readonly regularPrice: Cents;
  readonly salePrice: Cents | null;
  /** The offers that run now. */
  readonly offer?: ShownOffer | null | undefined;
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
  const cash = shownPriceCents(goods);
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
