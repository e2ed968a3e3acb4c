/**
 * How staff find people without the database knowing names: blind indexes of the beginnings of all that somebody is called
 * (docs/decisions/personal-data.md).
 */
import type { Identity } from "./identity";
import { plainLetters, wordParts } from "./plain-letters";
import type { Sealer } from "./sealed";

/** Rows of different tables have no term in common. */
export type Searched = "people" | "applicants" | "orders";
/** Shorter beginnings would sort everybody by their first letters. */
const SHORTEST = 3;
const LONGEST = 32;
/** 64 bits: among some millions of terms nobody meets a collision. */
const BYTES = 8;

/** The value of users.search_terms for a person. */
export function personTerms(
  sealer: Sealer,
  { username, firstName, lastName, phone }: Identity,
  searched: Searched = "people",
): Buffer[] {
  return termsOf(sealer, { email: username, names: [username, firstName, lastName], phone }, searched);
}

/** A person's names; each word of them is searched. */
export interface Called {
  readonly email: string;
  readonly names: readonly string[];
  readonly phone: string;
}

export function termsOf(sealer: Sealer, { email, names, phone }: Called, searched: Searched): Buffer[] {
  const digits = phone.replace(/\D/g, "").slice(-10);
  const parts = names.flatMap(wordParts);
  const words = [email, ...parts.flat(), ...parts.map((word) => word.join(""))].map(plainLetters);
  // The whole number, the number without its area code, and its last four digits.
  const numbers = digits === "" ? [] : [digits, digits.slice(3), digits.slice(6)];
  const terms = new Set([...words, ...numbers].flatMap(beginningsOf));
  return [...terms].map((term) => cut(sealer.blindIndex(term, searched)));
}

/** For each word that is searched, the terms of which personTerms has to hold one. */
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

/** O'Brien is met by OBrien, and by O Brien: each part or the whole. */
function spellings(parts: readonly string[]): string[][] {
  const whole = parts.join("");
  return parts.map((part) => [...new Set([part, whole])]);
}

/** ada.b → ada, ada., ada.b; short words whole */
function beginningsOf(word: string): string[] {
  const lengths = Array.from({ length: Math.max(0, Math.min(word.length, LONGEST) - SHORTEST + 1) });
  return word === "" ? [] : [word, ...lengths.map((_none, i) => word.slice(0, SHORTEST + i))];
}

function cut(index: Buffer): Buffer {
  return index.subarray(0, BYTES);
}
