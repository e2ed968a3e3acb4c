/**
 * Decimal text of the crypto vendors to whole cents, exact: no figure passes through a floating number. What a coin is
 * worth is rounded down (MONEY-2); a sum that is whole cents already stays as it is.
 */

/** A decimal as digits × 10^-scale. */
interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** More digits than any vendor sends; beyond it the text is not an amount. */
const LONGEST = 40;

/** "0.00225754" or "2e-7" → its digits, null when the text is not a decimal of zero or more. */
function parseDecimal(text: string): Decimal | null {
  const match = /^\+?(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,2}))?$/.exec(text.trim());
  const [whole, part] = [match?.[1] ?? "", match?.[2] ?? ""];
  if (!match || whole + part === "" || whole.length + part.length > LONGEST) return null;
  const scale = part.length - Number(match[3] ?? 0);
  const digits = BigInt(whole + part);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

const power = (scale: number): bigint => 10n ** BigInt(scale);

/**
 * Dollars as text to cents, rounded down: "49.99" → 4999, "49.999" → 4999.
 * @returns null when the text is no amount
 */
export function dollarsToCents(text: string): number | null {
  const dollars = parseDecimal(text);
  return dollars && toSafe((dollars.digits * 100n) / power(dollars.scale));
}

/**
 * What coins are worth in cents, rounded down.
 * @param coins e.g. "0.00225754"
 * @param coinsPerDollar what one dollar costs in the coin, e.g. "0.00010216"
 * @returns null when either is no amount or the rate is zero
 */
export function coinsToCents(coins: string, coinsPerDollar: string): number | null {
  const [amount, rate] = [parseDecimal(coins), parseDecimal(coinsPerDollar)];
  if (!amount || !rate || rate.digits === 0n) return null;
  return toSafe((amount.digits * 100n * power(rate.scale)) / (rate.digits * power(amount.scale)));
}

/**
 * The cents that coins stand for which were quoted for a total, rounded down; more than the total when they are more.
 * @param quoted coins asked for the total
 * @returns null when either is no amount or nothing was quoted
 */
export function quotedToCents(totalCents: number, coins: string, quoted: string): number | null {
  const [amount, whole] = [parseDecimal(coins), parseDecimal(quoted)];
  if (!amount || !whole || whole.digits === 0n) return null;
  return toSafe(
    (BigInt(totalCents) * amount.digits * power(whole.scale)) / (whole.digits * power(amount.scale)),
  );
}

/** The same for coins of which others are still missing: quoted is what is here and what is not. */
export function arrivedToCents(totalCents: number, arrived: string, missing: string): number | null {
  const [here, absent] = [parseDecimal(arrived), parseDecimal(missing)];
  if (!here || !absent) return null;
  const part = here.digits * power(absent.scale);
  const whole = part + absent.digits * power(here.scale);
  return whole === 0n ? null : toSafe((BigInt(totalCents) * part) / whole);
}

/**
 * The cents a minimum in coins asks for, rounded up: a cent less would be below it.
 * @param dollarsPerCoin what one coin costs, e.g. "9788.57"
 */
export function minimumToCents(coins: string, dollarsPerCoin: string): number | null {
  const [amount, price] = [parseDecimal(coins), parseDecimal(dollarsPerCoin)];
  if (!amount || !price) return null;
  const scale = power(amount.scale + price.scale);
  return toSafe((amount.digits * price.digits * 100n + scale - 1n) / scale);
}

/** True when the first decimal is as large as the second; false when either is no amount. */
export function isAtLeast(amount: string, wanted: string): boolean {
  const [a, b] = [parseDecimal(amount), parseDecimal(wanted)];
  return a !== null && b !== null && a.digits * power(b.scale) >= b.digits * power(a.scale);
}

function toSafe(cents: bigint): number | null {
  const value = Number(cents);
  return Number.isSafeInteger(value) ? value : null;
}
