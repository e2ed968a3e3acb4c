/**
 * Parses a provider's printed local rate and computes the tax. Integers only: no cent depends on a rounded
 * fraction.
 */
import type { TaxAnswer, TaxQuestion } from "./sales-tax.port";

export interface LocalRate {
  /** Sum of state, county and city, times ten million: 9.75 % is 975,000. */
  readonly rate: number;
  readonly isShippingTaxed: boolean;
}

const DECIMALS = 7;
const SCALE = 10n ** BigInt(DECIMALS);
/** Twice the highest rate in the United States; a higher value is a percentage or an error. */
const MAX_RATE = 2_500_000;
/** Longer text is not a rate. */
const MAX_LENGTH = 24;

/** @returns ten-millionths of the amount; null for an invalid, too precise or too high rate */
export function readRate(value: unknown): number | null {
  if (typeof value !== "string" || value.length > MAX_LENGTH) return null;
  const [, whole, decimals = ""] = /^(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  if (whole === undefined || /[1-9]/.test(decimals.slice(DECIMALS))) return null;
  const rate = Number(whole + decimals.slice(0, DECIMALS).padEnd(DECIMALS, "0"));
  return rate <= MAX_RATE ? rate : null;
}

export function taxAt(
  { rate, isShippingTaxed }: LocalRate,
  { goodsCents, shippingCents }: Pick<TaxQuestion, "goodsCents" | "shippingCents">,
): TaxAnswer {
  const taxOn = (cents: number) => Number((BigInt(cents) * BigInt(rate)) / SCALE);
  const taxCents = taxOn(goodsCents + (isShippingTaxed ? shippingCents : 0));
  return { taxCents, taxOnShippingCents: taxCents - taxOn(goodsCents), isStateTax: false };
}
