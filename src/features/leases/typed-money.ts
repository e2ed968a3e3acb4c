import type { Cents } from "#contract/money/money";

/** "$2,400.50" → 240050; NaN for anything but a dollar amount. */
export function centsTyped(typed: string): Cents {
  const amount = typed.trim().replace(/^\$\s*/, "");
  const isAmount = /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(amount);
  return isAmount ? Math.round(Number(amount.replaceAll(",", "")) * 100) : Number.NaN;
}
