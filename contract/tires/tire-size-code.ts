/**
 * Code of a size, shared by all tires that fit the same rim and belong on one page. Drops index, rating,
 * plies, P and ZR. Retains LT, ST, T and C, because those tires carry different loads (TIRE-5). The code is
 * the last part of an address.
 */
import { readTireSize } from "./read-tire-size";
import type { TireSize } from "./tire-size";
import { writeDimensions } from "./write-tire-size";

export function sizeCode(size: TireSize): string {
  const prefix = size.prefix === "P" ? null : size.prefix;
  const mark = size.mark === "ZR" ? "R" : size.mark;
  return writeDimensions({ ...size, prefix, mark })
    .toLowerCase()
    .replaceAll(/[/.]/g, "-");
}

/** @param text a size; null for any other text */
export function readSizeCode(text: string): string | null {
  const read = readTireSize(text);
  return read.ok ? sizeCode(read.size) : null;
}

const METRIC = /^((?:lt|st|t)?\d{2,3})-(\d{2,3}(?:r|d|b|-).*)$/;
const FLOTATION = /^(\d{2}(?:\.\d{1,2})?x\d{1,2})-(\d{2}(?:r|d|b|-).*)$/;
const INCH = /^((?:st)?\d{1,2})-(\d{1,2}(?:r|d|b|-)\d{2}.*)$/;

/** Cache limit: the shop sells a few hundred sizes and reads them in every count. */
const MAX_CACHED = 2_000;
const cache = new Map<string, TireSize>();

/** Size of a code; null for an invalid code. */
export function sizeOfCode(code: string): TireSize | null {
  const known = cache.get(code);
  if (known) return known;
  const size = readCode(code);
  if (cache.size >= MAX_CACHED) cache.clear();
  if (size) cache.set(code, size);
  return size;
}

function readCode(code: string): TireSize | null {
  if (code.length > 20) return null;
  // A half-inch rim is at the end of the code, or before the letters attached to it.
  const text = code
    .replace(/-5(?=(?:lt|c)?$)/, (half, at: number) => (/\d{2}$/.test(code.slice(0, at)) ? ".5" : half))
    .replace(/^(\d{2})-(\d{1,2})x/, "$1.$2x");
  const candidates = [
    text.replace(METRIC, "$1/$2"),
    text.replace(FLOTATION, "$1.$2"),
    text.replace(INCH, "$1.$2"),
    text,
  ];
  for (const candidate of candidates) {
    const read = readTireSize(candidate);
    if (read.ok && sizeCode(read.size) === code) return read.size;
  }
  return null;
}

/** Display text of a code: 225/65R17. */
export function textOfSizeCode(code: string): string {
  const size = sizeOfCode(code);
  return size ? writeDimensions(size) : code.toUpperCase();
}
