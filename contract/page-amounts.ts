/**
 * The amounts a page of the site shows of one piece of a product, by the names its marks have (data-money). The page is built with
 * them, and the API answers them for the shopper's postal code, so that both say the same (LEASE-73).
 */
import { PAYMENT_FREQUENCIES, missingForLease, planAmounts, type LessorTerms } from "./financing";
import { estimateLeased } from "./lease-estimate";
import { cashPriceCents, type Cents } from "./money";

export interface PricedGoods {
  readonly regularPrice: Cents;
  readonly salePrice: Cents | null;
  /** Cost of sending one piece; 0 when free. */
  readonly shipping: Cents;
}

/**
 * Cents by name, above 0 except for extra: cash; regular, the crossed-out price of an offer; estimate, with shipping and tax; extra, shipping and
 * tax alone; need, what it lacks for the smallest lease; over, what is above the largest; of each plan payment, total and cost,
 * as WEEKLY-payment; and what is leased under itself, as 60000, for figures that hold for that amount only.
 * @param state two letters; null: not known, so with the usual tax
 */
export function pageAmounts(
  goods: PricedGoods,
  state: string | null,
  terms: Pick<
    LessorTerms,
    "costFactorBasisPoints" | "payments" | "minimumCartCents" | "maximumCartCents" | "excludedStates"
  >,
): Readonly<Record<string, Cents>> {
  const cash = cashPriceCents(goods);
  const estimate = estimateLeased(cash, goods.shipping, state);
  const amounts: Record<string, Cents> = {
    cash,
    regular: goods.salePrice === null ? 0 : goods.regularPrice,
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
