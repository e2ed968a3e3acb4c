/**
 * The code of a size: what fits one rim and is one page, whatever its index, rating and plies. P and ZR are dropped
 * with them, LT, ST, T and C stay: those tires carry other loads (TIRE-5). It is the last part of an address.
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

/** @param text a size; null for what is none */
export function readSizeCode(text: string): string | null {
  const read = readTireSize(text);
  return read.ok ? sizeCode(read.size) : null;
}

const METRIC = /^((?:lt|st|t)?\d{2,3})-(\d{2,3}(?:r|d|b|-).*)$/;
const FLOTATION = /^(\d{2}(?:\.\d{1,2})?x\d{1,2})-(\d{2}(?:r|d|b|-).*)$/;
const INCH = /^((?:st)?\d{1,2})-(\d{1,2}(?:r|d|b|-)\d{2}.*)$/;

/** Sizes that are sold are a few hundred, and are read for every count of them. */
const MAX_KEPT = 2_000;
const kept = new Map<string, TireSize>();

/** The size a code is of; null for what is no code. */
export function sizeOfCode(code: string): TireSize | null {
  const known = kept.get(code);
  if (known) return known;
  const size = readCode(code);
  if (kept.size >= MAX_KEPT) kept.clear();
  if (size) kept.set(code, size);
  return size;
}

function readCode(code: string): TireSize | null {
  if (code.length > 20) return null;
  // A half inch rim ends the code, or stands before what touches it.
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

/** What a shopper reads for a code: 225/65R17. */
export function textOfSizeCode(code: string): string {
  const size = sizeOfCode(code);
  return size ? writeDimensions(size) : code.toUpperCase();
}
