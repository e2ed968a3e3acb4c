/**
 * Tells once, from the top level of a file, where its records stand: the objects at its top level are the records, or
 * each of them is an envelope that carries records in a list ("an API answer"). A record may have lists of those very
 * names of its own, so what decides is whether the first object says anything of itself that only a record says.
 */

import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from "./record-bytes";

/** Where records stand: at the top level, or in the lists of envelopes. */
export type FileKind = "RECORDS" | "ENVELOPES";

/** Under these keys an envelope lists its records … */
const LISTS = new Set(
  "products categories data results items records hits docs entries rows vehicles fitments".split(" "),
);
/** … maybe one object further down. */
const WRAPPERS = new Set("data response result payload catalogue catalogue hits feed".split(" "));
/** What a product or a category says of itself, and an envelope never. */
const OF_RECORDS = new Set(
  "sku skuid productid objectid upc gtin ean mpn modelnumber manufacturer names price prices regularprice saleprice path subcategories make".split(
    " ",
  ),
);

const formOf = (key: string) => key.toLowerCase().replace(/[^a-z0-9]/g, "");

export function isListKey(key: string): boolean {
  return LISTS.has(formOf(key));
}

export function isWrapperKey(key: string): boolean {
  return WRAPPERS.has(formOf(key));
}

/**
 * @param head what is known of the file from its beginning
 * @param isAll true when that is all there is, or more than a record may have
 * @returns null when more of it must be known
 */
export function kindOfFile(head: Buffer, isAll: boolean): FileKind | null {
  const from = head.indexOf(OPEN_BRACE);
  if (from < 0) return isAll ? "RECORDS" : null;
  let hasList = false;
  let depth = 0;
  /** Depth of the innermost wrapper: the keys that count stand there. */
  let top = 1;
  let key = "";
  for (let at = from; at < head.length; at += 1) {
    const byte = head[at]!;
    if (byte === QUOTE) {
      const end = endOfText(head, at + 1);
      if (end < 0) break;
      if (depth === top) key = head.toString("utf8", at + 1, end);
      at = end;
    } else if (byte === COLON && depth === 1 && OF_RECORDS.has(formOf(key))) return "RECORDS";
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      if (depth === top && byte === OPEN_BRACKET && isListKey(key)) hasList = true;
      if (depth === top && byte === OPEN_BRACE && isWrapperKey(key)) top += 1;
      depth += 1;
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      depth -= 1;
      top = Math.min(top, Math.max(depth, 1));
      if (depth === 0) return hasList ? "ENVELOPES" : "RECORDS";
    }
  }
  if (!isAll) return null;
  return hasList ? "ENVELOPES" : "RECORDS";
}

/** Place of the quote that closes a text; -1 when it is not there. */
function endOfText(head: Buffer, from: number): number {
  for (let at = head.indexOf(QUOTE, from); at >= 0; at = head.indexOf(QUOTE, at + 1)) {
    let slashes = 0;
    while (head[at - 1 - slashes] === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return -1;
}
