/** The codes of a series: what they begin with, and letters nobody guesses or mistakes for others (STAFF-38). */
import { randomInt } from "node:crypto";
import { LIMITS } from "#contract/limits";

/** Without 0 and O, 1 and I, which look alike on a printed card. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** @returns so many different codes, such as FALL-7KQ2MZ4D */
export function codesOfSeries(series: string, count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(`${series}-${ending()}`);
  return [...codes];
}

function ending(): string {
  const { codeEnding: length } = LIMITS.promotions;
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
