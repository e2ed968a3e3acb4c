/** The table of compared products, row by row. */
import { AVAILABILITY_LABELS } from "#contract/catalogue/lists";
import {
  PAYMENT_FREQUENCIES,
  missingForLease,
  paymentPlan,
  type LessorTerms,
} from "#contract/leases/financing";
import type { ComparedProductsQuery } from "#contract/graphql/generated";
import { shippingOfPiece } from "#contract/cart/cart";
import { estimateLeased, maxLeased } from "#contract/leases/estimate";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney, type Cents } from "#contract/money/money";
import { displayedPriceCents } from "#contract/promotions/displayed-offers";
import { taxNote } from "#contract/money/tax-words";
import { US_STATES } from "#contract/places/us-states";
import { FREQUENCY_NAMES } from "../../catalogue/plans/plan-table";
import { OFFERS_LEASES, SHOP_LESSOR } from "../../lib/shop-lessor";

export type ComparedProduct = NonNullable<ComparedProductsQuery["getCartProducts"][number]["product"]>;

const { dependsOnPlace } = MESSAGES.financing;

interface ComparedRow {
  readonly label: string;
  /** A cell for each product; empty when unknown. */
  readonly cells: readonly string[];
  /** Cell values without their source note; omitted: the cells. */
  readonly values?: readonly string[];
}

/**
 * In product order. Attributes follow the order in which the products list them.
 * @param lessor the one that approved; undefined before
 */
export function comparedRows(
  products: readonly ComparedProduct[],
  state: string | null = null,
  lessor?: LessorTerms,
): ComparedRow[] {
  const row = (label: string, textOf: (product: ComparedProduct) => string): ComparedRow => ({
    label,
    cells: products.map(textOf),
  });
  const labels = new Set(products.flatMap(({ attributes }) => attributes.map(labelOf)));
  return [
    row(LABELS.cashPrice, (product) => formatMoney(displayedPriceCents(product))),
    row(
      state === null ? `Estimate ${LABELS.withShippingAndTax}` : `Total ${taxNote({ isStateTax: true })}`,
      (product) => formatMoney(leasedOf(product, state)),
    ),
    ...(OFFERS_LEASES ? leaseRows(products, state, lessor) : []),
    row("Availability", ({ availability }) => AVAILABILITY_LABELS[availability]),
    row("Condition", ({ condition }) => condition),
    row(LABELS.customerReviews, reviewsOf),
    row("Shipping", shippingOf),
    ...[...labels].map((label) => {
      const matches = products.map(({ attributes }) =>
        attributes.find((attribute) => labelOf(attribute) === label),
      );
      return {
        label,
        cells: matches.map(markedValue),
        values: matches.map((attribute) => attribute?.value ?? ""),
      };
    }),
  ];
}

/** Rows with different values. */
export function onlyDifferences(rows: readonly ComparedRow[]): ComparedRow[] {
  return rows.filter(({ cells, values = cells }) => new Set(values).size > 1);
}

/**
 * Payment, number of payments and total cost always share a cell (LEASE-1). Estimates until the state is
 * known (LEASE-73).
 */
function leaseRows(
  products: readonly ComparedProduct[],
  state: string | null,
  lessor?: LessorTerms,
): ComparedRow[] {
  const terms = lessor ?? SHOP_LESSOR;
  const from = lessor ? ` from ${lessor.name}` : "";
  const about = state === null ? "about " : "";
  const withTax = state === null ? LABELS.withShippingAndTax : taxNote({ isStateTax: true });
  return PAYMENT_FREQUENCIES.map((frequency) => ({
    label: `Leased${from}, ${FREQUENCY_NAMES[frequency].toLowerCase()}, ${withTax}`,
    cells: products.map((product) => {
      if (state !== null && terms.excludedStates.includes(state)) {
        return MESSAGES.leases.notServed(US_STATES[state] ?? state);
      }
      const leased = leasedOf(product, state);
      const plan = paymentPlan(leased, frequency, terms);
      if (!plan) return isUndecided(product, state, terms) ? dependsOnPlace : notLeasedAlone(leased, terms);
      const { paymentCents, numberOfPayments, totalCostCents } = plan;
      return `${numberOfPayments} payments of ${about}${formatMoney(paymentCents)}, total cost ${formatMoney(totalCostCents)}`;
    }),
  }));
}

function leasedOf(product: ComparedProduct, state: string | null): Cents {
  return estimateLeased(displayedPriceCents(product), shippingOfPiece(product), state);
}

/** True while the state is unknown and the tax of some states makes a lease possible (LEASE-73). */
function isUndecided(product: ComparedProduct, state: string | null, terms: LessorTerms): boolean {
  const cash = displayedPriceCents(product);
  const shipping = shippingOfPiece(product);
  const isInReach =
    maxLeased(cash, shipping) >= terms.minimumCartCents && cash + shipping <= terms.maximumCartCents;
  return state === null && isInReach;
}

/** Text for a product that cannot be leased by itself (LEASE-21). */
function notLeasedAlone(leased: Cents, terms: LessorTerms): string {
  const missing = missingForLease(leased, terms);
  const { minimumCartCents, maximumCartCents } = terms;
  return missing > 0
    ? `Add ${formatMoney(missing)} to lease (from ${formatMoney(minimumCartCents)})`
    : `Leases go up to ${formatMoney(maximumCartCents)}`;
}

function labelOf({ name, typed }: ComparedProduct["attributes"][number]): string {
  return typed?.label ?? name;
}

function markedValue(attribute?: ComparedProduct["attributes"][number]): string {
  if (!attribute) return "";
  return attribute.isFromName ? MESSAGES.catalogue.fromName(attribute.value) : attribute.value;
}

function reviewsOf({ customerReviewAverage: average, customerReviewCount: count }: ComparedProduct): string {
  return average == null || count === 0 ? "None yet" : `${average.toFixed(1)} of 5 (${count})`;
}

function shippingOf({ freeShipping, shippingCost }: ComparedProduct): string {
  if (freeShipping) return "Free";
  return shippingCost == null ? "Depends on address" : formatMoney(shippingCost);
}
