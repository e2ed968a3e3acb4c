/**
 * Parses the bytes of one record. Integers too long for a double stay text, digit for digit. Numbers with
 * three decimals stay text too: as a number, 2.500 would lose the digits that make it ambiguous. Any field may
 * be a price, by its place in an object or by a mapping.
 */
import { isUtf8 } from "node:buffer";
import { parse as parseLossless } from "lossless-json";
import { decodeWindows1252 } from "../cleaning/repair-encoding";

const INEXACT = /[0-9]{16}|(?<![0-9])[0-9]{1,3}\.[0-9]{2}0(?![0-9])/;
const IS_READ_AS_TEXT = /^-?(?:\d{16,}|\d{1,3}\.\d{2}0)$/;
const CONTROL = /(?![\u007f-\u009f])\p{Cc}/gu;
const BARE_WORD = /([:[,]\s*)(-?(?:NaN|Infinity))(?=\s*[,}\]])/g;

/** @throws SyntaxError if the record is not JSON even after fixing common slips */
export function parseRecord(bytes: Buffer): unknown {
  const text = isUtf8(bytes) ? bytes.toString("utf8") : decodeWindows1252(bytes);
  try {
    return parseExact(text);
  } catch {
    // Raw control characters in strings, and the NaN of other languages, are invalid JSON but unambiguous.
    return parseExact(text.replace(CONTROL, " ").replace(BARE_WORD, '$1"$2"'));
  }
}

function parseExact(text: string): unknown {
  if (!INEXACT.test(text)) return JSON.parse(text);
  return parseLossless(text, undefined, {
    parseNumber: (digits: string) => (IS_READ_AS_TEXT.test(digits) ? digits : Number(digits)),
    onDuplicateKey: ({ newValue }) => newValue,
  });
}
