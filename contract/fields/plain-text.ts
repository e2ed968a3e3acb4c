/** User-generated public text: plain, one text direction, no invisible characters (REVIEW-4). */
import type * as yup from "yup";
import { text } from "./fields";

/** Invisible and bidirectional control characters, except those that scripts and emoji need. */
const UNSEEN = /(?!\u200C|\u200D|\uFE0F)[\p{Default_Ignorable_Code_Point}\p{Cf}\u2028\u2029]/gu;
/** More combining marks per letter than any script uses. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
/** Joiners without anything to join. */
const LOOSE_JOINER = /(?:\u200C|\u200D)(?![\p{L}\p{Extended_Pictographic}])/gu;

/** @returns the cleaned text; linear time */
export function plainText(written: string): string {
  return written
    .replace(UNSEEN, "")
    .replace(LOOSE_JOINER, "")
    .replace(PILED_MARKS, "$1")
    .replace(/\r\n?|\u0085/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/**
 * A multi-line field.
 * @param maxLength in UTF-16 units, after cleaning
 */
export function plainLines(maxLength: number, tooLong?: string): yup.StringSchema {
  return text(maxLength, tooLong).transform((value: unknown) =>
    typeof value === "string" ? plainText(value) : value,
  );
}

/** A single-line field. */
export function plainLine(maxLength: number, tooLong?: string): yup.StringSchema {
  return text(maxLength, tooLong).transform((value: unknown) =>
    typeof value === "string" ? plainText(value).replace(/\n+/g, " ") : value,
  );
}

/**
 * Explicit web and email addresses. Runs in linear time: each character between two at signs is read a
 * bounded number of times.
 */
const LINK_OR_EMAIL = /[a-z]:\/\/|https?:|www\.|[^\s@]@[^\s@]+\.[^\s@]/;
const bare = (ends: string) => new RegExp(`[\\p{L}\\p{N}-]\\.(?:${ends})(?![\\p{L}\\p{N}])`, "u");
/**
 * Top-level domains that start no sentence, so they identify an address even if the blank after a period is
 * missing.
 */
const BARE_ADDRESS = bare(
  "com|net|org|info|biz|website|xyz|icu|vip|app|dev|io|ai|co|tv|cc|gg|ly|uk|de|ca|au|fr|nl|ru|cn|jp|br|mx|eu",
);
/** Top-level domains that also start sentences, then capitalized. */
const BARE_ADDRESS_IN_SMALL = bare("shop|store|online|site|click|link|live|club|top|page|blog|es");
/** Top-level domains that are short words: an address only before a path. */
const ADDRESS_WITH_PATH = /[\p{L}\p{N}-]\.(?:me|be|it|us|in|to|is|at|so|my|am|do)\/\S/u;

/** True if a text contains a web or email address, in letters of any width (REVIEW-4). Linear time. */
export function namesAddress(written: string): boolean {
  const folded = written.normalize("NFKC");
  const small = folded.toLowerCase();
  return (
    BARE_ADDRESS_IN_SMALL.test(folded) ||
    [LINK_OR_EMAIL, BARE_ADDRESS, ADDRESS_WITH_PATH].some((pattern) => pattern.test(small))
  );
}
