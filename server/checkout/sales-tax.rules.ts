/**
 * Sales tax. The interface is small so that a tax service can take the table's place: its adapter answers with the tax of
 * county and city too, and what LABELS.stateTax names is then "Sales tax" (MONEY-4).
 */
import { salesTax } from "#contract/sales-tax";

export interface TaxQuestion {
  /** Two-letter state the goods go to, or are handed over in. */
  readonly state: string;
  readonly postalCode: string;
  /** Items less discount, in cents. */
  readonly goodsCents: number;
  readonly shippingCents: number;
}

export interface TaxCalculator {
  /** Tax in cents, rounded down (MONEY-2). */
  taxCents(question: TaxQuestion): Promise<number>;
}

/** The first adapter: the table of states that pages use too (LEASE-73). */
export function createStateTaxTable(): TaxCalculator {
  return {
    async taxCents({ state, goodsCents, shippingCents }) {
      return salesTax(state, goodsCents, shippingCents);
    },
  };
}
