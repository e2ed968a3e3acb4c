/** Promotion codes as people type them (CHECKOUT-7). */

/** Hyphens, dashes and minus signs of any script; one that is only shown at the end of a line is left out. */
const DASHES = /[\p{Dash_Punctuation}\u2212\u02D7\u2043]/gu;

/** More than any code has, with everything people type around it. Longer texts are cut. */
const MAX_TYPED = 100;

/**
 * A code in the letters it was made with: capitals, digits and hyphens, whatever stood for them, without spaces and other
 * signs. Empty: nothing of a code was typed.
 */
export function promotionCodeOf(typed: string): string {
  return inPlainLetters(typed.slice(0, MAX_TYPED))
    .replace(/[^\w-]/g, "")
    .toUpperCase();
}

/** Full-width letters as letters, dashes as hyphens. */
export function inPlainLetters(typed: string): string {
  return typed.normalize("NFKC").replace(DASHES, "-");
}
