/** What the tax of a quote or an order is called, by where its rate comes from (MONEY-4). */
import { LABELS } from "./messages";

export interface TaxSource {
  /** True: the rate of the state alone, an estimate; false: the rates of state, county and city at the postal code. */
  readonly isStateTax: boolean;
}

export function taxLabel({ isStateTax }: TaxSource): string {
  return isStateTax ? LABELS.stateTax : LABELS.salesTax;
}

/** The label inside a sentence. */
export function taxInWords({ isStateTax }: TaxSource): string {
  return isStateTax ? "estimated state tax" : "sales tax";
}

/** How an amount with shipping and tax is introduced. */
export function withTheTax(source: TaxSource): string {
  return `with shipping and ${taxInWords(source)}`;
}
