/** Codes of a series: a prefix plus unguessable, unambiguous characters (STAFF-38). */
import { randomInt } from "node:crypto";
import { LIMITS } from "#contract/limits";

/** Without 0 and O, 1 and I, which look alike in print. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** @returns distinct codes, such as FALL-7KQ2MZ4D */
export function codesOfSeries(series: string, count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(`${series}-${ending()}`);
  return [...codes];
}

function ending(): string {
  const { codeEnding: length } = LIMITS.promotions;
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
