/**
 * Converts crypto vendors' decimal text to whole cents exactly, without floating-point numbers. The value of
 * coins is rounded down (MONEY-2); whole cents stay as they are.
 */

/** A decimal as digits × 10^-scale. */
interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** Exceeds the digits any vendor sends; a longer text is not an amount. */
const MAX_DIGITS = 40;

/** "0.00225754" or "2e-7" → its digits; null when the text is not a non-negative decimal. */
function parseDecimal(text: string): Decimal | null {
  const match = /^\+?(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,2}))?$/.exec(text.trim());
  const [whole, part] = [match?.[1] ?? "", match?.[2] ?? ""];
  if (!match || whole + part === "" || whole.length + part.length > MAX_DIGITS) return null;
  const scale = part.length - Number(match[3] ?? 0);
  const digits = BigInt(whole + part);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

const power = (scale: number): bigint => 10n ** BigInt(scale);

/**
 * The part of a total covered by received coins, in cents, rounded down; exceeds the total if overpaid.
 * @param quoted coins requested for the total
 * @returns null when either is not an amount or the quote is zero
 */
export function quotedToCents(totalCents: number, coins: string, quoted: string): number | null {
  const [part, whole] = [parseDecimal(coins), parseDecimal(quoted)];
  return part && whole && shareOf(totalCents, part, whole);
}

/** Same as quotedToCents while coins are missing: the quote is arrived plus missing coins. */
export function arrivedToCents(totalCents: number, arrived: string, missing: string): number | null {
  const [arrivedCoins, missingCoins] = [parseDecimal(arrived), parseDecimal(missing)];
  if (!arrivedCoins || !missingCoins) return null;
  const digits =
    arrivedCoins.digits * power(missingCoins.scale) + missingCoins.digits * power(arrivedCoins.scale);
  return shareOf(totalCents, arrivedCoins, { digits, scale: arrivedCoins.scale + missingCoins.scale });
}

/**
 * Dollars as text to cents, rounded down: "49.99" → 4999, "49.999" → 4999.
 * @returns null when the text is not an amount
 */
export function dollarsToCents(text: string): number | null {
  return coinsToCents(text, "1");
}

/**
 * Converts coins to cents, rounded down.
 * @param coins e.g. "0.00225754"
 * @param coinsPerDollar the price of one dollar in the coin, e.g. "0.00010216"
 * @returns null when either is not an amount or the rate is zero
 */
export function coinsToCents(coins: string, coinsPerDollar: string): number | null {
  return quotedToCents(100, coins, coinsPerDollar);
}

/**
 * Converts a minimum in coins to cents, rounded up so that the result is never below the minimum.
 * @param dollarsPerCoin price of one coin, e.g. "9788.57"
 */
export function minimumToCents(coins: string, dollarsPerCoin: string): number | null {
  const [amount, price] = [parseDecimal(coins), parseDecimal(dollarsPerCoin)];
  if (!amount || !price) return null;
  const scale = power(amount.scale + price.scale);
  return toSafe((amount.digits * price.digits * 100n + scale - 1n) / scale);
}

/** Also false when the text is not an amount. */
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
