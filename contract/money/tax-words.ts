/**
 * Labels of sales tax: "Estimated state tax" from the state table, "Sales tax" from a rate provider
 * (MONEY-4).
 */
import { LABELS } from "../messages";

export interface TaxSource {
  /**
   * True for an estimate at the state rate; false for the combined state, county and city rates at the postal
   * code.
   */
  readonly isStateTax: boolean;
}

export function taxLabel({ isStateTax }: TaxSource): string {
  return isStateTax ? LABELS.stateTax : LABELS.salesTax;
}

/** The label in the middle of a sentence. */
export function taxInWords({ isStateTax }: TaxSource): string {
  return isStateTax ? "estimated state tax" : "sales tax";
}

/** Introduces an amount that includes shipping and tax. */
export function taxNote(source: TaxSource): string {
  return `with shipping and ${taxInWords(source)}`;
}
