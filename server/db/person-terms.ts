/**
 * Lets staff search people although the database stores no names: blind indexes of the prefixes of every name
 * (docs/decisions/personal-data.md).
 */
import type { Identity } from "./identity";
import { plainLetters, wordParts } from "./plain-letters";
import type { Sealer } from "./sealed";

/** Tables do not share terms. */
export type Searched = "people" | "applicants" | "orders";
/** Shorter prefixes would group everyone by first letters. */
const MIN_PREFIX = 3;
const MAX_PREFIX = 32;
/** 64 bits: collisions are negligible among millions of terms. */
const BYTES = 8;

/** Returns the users.search_terms of a person. */
export function personTerms(
  sealer: Sealer,
  { username, firstName, lastName, phone }: Identity,
  searched: Searched = "people",
): Buffer[] {
  return termsOf(sealer, { email: username, names: [username, firstName, lastName], phone }, searched);
}

/** A person's names; each word is searchable. */
export interface Called {
  readonly email: string;
  readonly names: readonly string[];
  readonly phone: string;
}

export function termsOf(sealer: Sealer, { email, names, phone }: Called, searched: Searched): Buffer[] {
  const digits = phone.replace(/\D/g, "").slice(-10);
  const parts = names.flatMap(wordParts);
  const words = [email, ...parts.flat(), ...parts.map((word) => word.join(""))].map(plainLetters);
  // The full number, the number without its area code, and its last four digits.
  const numbers = digits === "" ? [] : [digits, digits.slice(3), digits.slice(6)];
  const terms = new Set([...words, ...numbers].flatMap(beginningsOf));
  return [...terms].map((term) => cut(sealer.blindIndex(term, searched)));
}

/** Returns, for each searched word, the terms of which personTerms must contain one. */
export function soughtTerms(sealer: Sealer, text: string, searched: Searched = "people"): Buffer[][] {
  const digits = text.replace(/\D/g, "");
  const isNumber = digits !== "" && /^[\d\s()+.-]+$/.test(text);
  const words = isNumber
    ? [[digits.length > 10 ? digits.slice(-10) : digits]]
    : text
        .split(/[\s,;]+/u)
        .flatMap((word) => (word.includes("@") ? [[word]] : wordParts(word).flatMap(spellings)));
  return words
    .map((ways) => ways.map(plainLetters).filter(Boolean))
    .filter((ways) => ways.length > 0)
    .map((ways) => ways.flatMap((way) => sealer.blindIndexes(way, searched).map(cut)));
}

/** Splits O'Brien so that OBrien and O Brien match: each part, or the whole. */
function spellings(parts: readonly string[]): string[][] {
  const joined = parts.join("");
  return parts.map((part) => [...new Set([part, joined])]);
}

/** Returns prefixes: ada.b becomes ada, ada., ada.b; short words stay whole. */
function beginningsOf(word: string): string[] {
  const lengths = Array.from({ length: Math.max(0, Math.min(word.length, MAX_PREFIX) - MIN_PREFIX + 1) });
  return word === "" ? [] : [word, ...lengths.map((_none, i) => word.slice(0, MIN_PREFIX + i))];
}

function cut(index: Buffer): Buffer {
  return index.subarray(0, BYTES);
}
