/** User-generated public text: plain, one text direction, no invisible characters (REVIEW-4). */
import type * as yup from "yup";
import { text } from "./fields";
import { visibleText } from "./visible-text";

/** More combining marks per letter than any script uses. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** @returns the cleaned text; linear time */
export function plainText(written: string): string {
  return visibleText(written)
    .replace(PILED_MARKS, "$1")
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
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
