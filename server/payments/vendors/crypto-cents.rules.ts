/**
 * Decimal text of the crypto vendors to whole cents, exact: no figure becomes a floating-point number. What a coin is
 * worth is rounded down (MONEY-2); whole cents stay as they are.
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
 * The part of a total that arrived coins pay, in cents, rounded down; more than the total if more arrived.
 * @param quoted coins asked for the total
 * @returns null when either is no amount or nothing was quoted
 */
export function quotedToCents(totalCents: number, coins: string, quoted: string): number | null {
  const [part, whole] = [parseDecimal(coins), parseDecimal(quoted)];
  return part && whole && shareOf(totalCents, part, whole);
}

/** The same while other coins are missing: the quote is the sum of arrived and missing coins. */
export function arrivedToCents(totalCents: number, arrived: string, missing: string): number | null {
  const [here, absent] = [parseDecimal(arrived), parseDecimal(missing)];
  if (!here || !absent) return null;
  const digits = here.digits * power(absent.scale) + absent.digits * power(here.scale);
  return shareOf(totalCents, here, { digits, scale: here.scale + absent.scale });
}

/**
 * Dollars as text to cents, rounded down: "49.99" → 4999, "49.999" → 4999.
 * @returns null when the text is no amount
 */
export function dollarsToCents(text: string): number | null {
  return coinsToCents(text, "1");
}

/**
 * Converts coins to cents, rounded down.
 * @param coins e.g. "0.00225754"
 * @param coinsPerDollar the price of one dollar in the coin, e.g. "0.00010216"
 * @returns null when either is no amount or the rate is zero
 */
export function coinsToCents(coins: string, coinsPerDollar: string): number | null {
  return quotedToCents(100, coins, coinsPerDollar);
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

/** False also when the text is no amount. */
export function isZero(amount: string): boolean {
  return parseDecimal(amount)?.digits === 0n;
}

/** Cents × part ÷ whole, rounded down; null when the whole is zero. */
function shareOf(cents: number, part: Decimal, whole: Decimal): number | null {
  if (whole.digits === 0n) return null;
  return toSafe((BigInt(cents) * part.digits * power(whole.scale)) / (whole.digits * power(part.scale)));
}

function toSafe(cents: bigint): number | null {
  const value = Number(cents);
  return Number.isSafeInteger(value) ? value : null;
}
