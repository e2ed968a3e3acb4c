/**
 * Detects from a file's top level where its records are. Top-level objects are records, or envelopes with a
 * list of records ("an API answer"). Records may contain lists with the same keys, so the first object
 * decides: a field that only records have marks it as a record.
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

/** Where records are: at the top level, or in the lists of envelopes. */
export type FileKind = "RECORDS" | "ENVELOPES";

/** Keys under which an envelope lists its records … */
const LISTS = new Set(
  "products categories data results items records hits docs entries rows vehicles fitments".split(" "),
);
/** … possibly one object deeper. */
const WRAPPERS = new Set("data response result payload catalogue catalogue hits feed".split(" "));
/** Keys that products and categories have, and envelopes never. */
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
 * @param head the beginning of the file
 * @param isAll true if the file has no more bytes, or a record may have no more
 * @returns null if more bytes are needed
 */
export function kindOfFile(head: Buffer, isAll: boolean): FileKind | null {
  const from = head.indexOf(OPEN_BRACE);
  if (from < 0) return isAll ? "RECORDS" : null;
  let hasList = false;
  let depth = 0;
  /** Depth of the innermost wrapper, whose keys count. */
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

/** Returns the position of the closing quote, or -1. */
function endOfText(head: Buffer, from: number): number {
  for (let at = head.indexOf(QUOTE, from); at >= 0; at = head.indexOf(QUOTE, at + 1)) {
    let slashes = 0;
    while (head[at - 1 - slashes] === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return -1;
}
