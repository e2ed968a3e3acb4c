/** Normalizes typed promotion codes (CHECKOUT-7). */

/** Hyphens, dashes and minus signs of any script. The soft hyphen is excluded. */
const DASHES = /[\p{Dash_Punctuation}\u2212\u02D7\u2043]/gu;

/** Longer than any code with the text people type around it. Longer input is cut. */
const MAX_TYPED = 100;

/**
 * Canonical form of a code: capitals, digits and hyphens, without spaces and other characters. Empty if no
 * code character was typed.
 */
export function promotionCodeOf(typed: string): string {
  return inPlainLetters(typed.slice(0, MAX_TYPED))
    .replace(/[^\w-]/g, "")
    .toUpperCase();
}

/** Converts full-width letters to letters and dashes to hyphens. */
export function inPlainLetters(typed: string): string {
  return typed.normalize("NFKC").replace(DASHES, "-");
}
