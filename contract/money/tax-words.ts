/** The names of sales tax: "Estimated state tax" by the table of states, "Sales tax" by a provider of rates (MONEY-4). */
import { LABELS } from "../messages";

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
