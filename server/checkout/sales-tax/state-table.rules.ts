/** Tax by the state table, which pages use too (LEASE-73). */
import { salesTax } from "#contract/money/sales-tax";
import type { TaxAnswer, TaxCalculator, TaxQuestion } from "./sales-tax.port";

export function stateTaxOf({ state, goodsCents, shippingCents }: TaxQuestion): TaxAnswer {
  const taxCents = salesTax(state, goodsCents, shippingCents);
  return { taxCents, taxOnShippingCents: taxCents - salesTax(state, goodsCents, 0), isStateTax: true };
}

export function createStateTaxTable(): TaxCalculator {
  return { taxOf: async (question) => stateTaxOf(question) };
}
