/**
 * Money is integer US cents everywhere inside and on the wire (MONEY-1). Floating-point dollars exist only
 * during parsing and formatting.
 */

/** An amount in integer US cents. */
export type Cents = number;

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** 129999 → "$1,299.99". */
export function formatMoney(cents: Cents): string {
  return dollars.format(cents / 100);
}

/** -129999 → "−$1,299.99", with a true minus sign. */
export function signedMoney(cents: Cents): string {
  return cents < 0 ? `−${formatMoney(-cents)}` : formatMoney(cents);
}

/** 129999 → "1299.99", the decimal format of structured data and feeds. */
export function decimalMoney(cents: Cents): string {
  return (cents / 100).toFixed(2);
}

/** Price a customer pays today: the sale price if there is one (MONEY-3). */
export function cashPriceCents(product: {
  readonly regularPrice: Cents;
  readonly salePrice?: Cents | null | undefined;
}): Cents {
  return product.salePrice ?? product.regularPrice;
}

/** Derived amounts are rounded down to whole cents (MONEY-2). */
export function floorCents(amount: number): Cents {
  // The epsilon corrects floating-point errors: 1150.0000000000002 / 1149.9999999999998.
  return Math.floor(amount + 1e-6);
}

/** "12.5" or "$1,012.50" → cents; NaN for anything that is not an amount. */
export function centsOf(dollars: string): Cents {
  const plain = dollars.replace(/[$,\s]/g, "");
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}
