/** Text that strangers write for others to read: plain, in one direction, without characters nobody sees (REVIEW-4). */
import type * as yup from "yup";
import { text } from "./fields";

/** Characters that turn the direction of text or are not seen, but for those that scripts and emoji are written with. */
const UNSEEN = /(?!\u200C|\u200D|\uFE0F)[\p{Default_Ignorable_Code_Point}\p{Cf}\u2028\u2029]/gu;
/** More signs over one letter than any script puts there. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
/** Joiners that join nothing. */
const LOOSE_JOINER = /(?:\u200C|\u200D)(?![\p{L}\p{Extended_Pictographic}])/gu;

/** @returns the text as it is kept; takes linear time */
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

/** A field of several lines. @param maxLength in UTF-16 units, after cleaning */
export function plainLines(maxLength: number, tooLong?: string): yup.StringSchema {
  return text(maxLength, tooLong).transform((value: unknown) =>
    typeof value === "string" ? plainText(value) : value,
  );
}

/** A field of one line. */
export function plainLine(maxLength: number, tooLong?: string): yup.StringSchema {
  return text(maxLength, tooLong).transform((value: unknown) =>
    typeof value === "string" ? plainText(value).replace(/\n+/g, " ") : value,
  );
}

/** Web and e-mail addresses that say so. Between two at signs each character is read a few times at most. */
const MARKED_ADDRESS = /[a-z]:\/\/|https?:|www\.|[^\s@]@[^\s@]+\.[^\s@]/;
const bare = (ends: string) => new RegExp(`[\\p{L}\\p{N}-]\\.(?:${ends})(?![\\p{L}\\p{N}])`, "u");
/** Ends no sentence begins with: they tell an address also where the blank after a full stop is missing. */
const BARE_ADDRESS = bare(
  "com|net|org|info|biz|website|xyz|icu|vip|app|dev|io|ai|co|tv|cc|gg|ly|uk|de|ca|au|fr|nl|ru|cn|jp|br|mx|eu",
);
/** Ends that begin sentences too, then with a capital. */
const BARE_ADDRESS_IN_SMALL = bare("shop|store|online|site|click|link|live|club|top|page|blog|es");
/** Ends that are small words: an address only before a path. */
const ADDRESS_WITH_PATH = /[\p{L}\p{N}-]\.(?:me|be|it|us|in|to|is|at|so|my|am|do)\/\S/u;

/** Whether a text names an address to go or to write to, in letters of any width (REVIEW-4). Takes linear time. */
export function namesAddress(written: string): boolean {
  const folded = written.normalize("NFKC");
  const small = folded.toLowerCase();
  return (
    BARE_ADDRESS_IN_SMALL.test(folded) ||
    [MARKED_ADDRESS, BARE_ADDRESS, ADDRESS_WITH_PATH].some((pattern) => pattern.test(small))
  );
}
