/** Bolt patterns (WHEEL-1): how many bolts, and the diameter of the circle they lie on, in mm. */
import { foldNotation } from "./fold-notation";

export interface BoltPattern {
  readonly bolts: number;
  readonly circleMm: number;
}

/** Circles that are named in inches. They are not the nearest metric ones: 4.75 in is 120.65 mm, not 120. */
const MM_OF_INCHES: Readonly<Record<string, number>> = {
  "4.25": 108,
  "4.5": 114.3,
  "4.75": 120.65,
  "5": 127,
  "5.5": 139.7,
  "6": 152.4,
  "6.5": 165.1,
  "6.69": 170,
  "7.25": 184.15,
  "8.75": 222.25,
  "11.25": 285.75,
};
/** Circles of this many and more are in mm: no wheel of a road vehicle has one of 98 inches, nor one of 7 mm. */
const MIN_MM = 95;
const MAX_MM = 350;
const PATTERN = /^(\d{1,2}) ?(?:[X*/-]|LUGS?|H) ?(\d{1,3}(?:\.\d{1,2})?)(?: ?(?:MM|IN|"))?$/;
/** Between two patterns; a comma or a space only before another one, as it may also be a decimal comma: "5x114,3". */
const BETWEEN = /\s?[|;&+]\s?|\s?[/,]\s?(?=\d{1,2}\s?[x×*])|\s(?=\d{1,2}[x×*]\d)/i;
/** "6x135/139.7": both circles have as many bolts. */
const SAME_BOLTS = /^(\d{1,2} ?[X*] ?)([\d.]+) ?\/ ?([\d.]+)$/;
/** A wheel drilled twice has two patterns; more are a list of wheels. */
const MAX_PATTERNS = 4;
const MAX_CHARACTERS = 80;

/**
 * @param text "5x114.3", "5x4.5", "5/112", "6x135/6x139.7"
 * @returns null for what is none; empty for a wheel without holes (BLANK), which fits nothing as it is
 */
export function readBoltPatterns(text: string): readonly BoltPattern[] | null {
  // "5x114.3 (5x4.5 in)" says the same twice.
  const plain = text
    .slice(0, MAX_CHARACTERS)
    .trim()
    .replace(/^(?:pcd|bolt pattern):? /i, "")
    .replace(/\([^()]*\)$/, "")
    .trim();
  if (/^(?:blank|undrilled)$/i.test(plain)) return [];
  const parts = plain.split(BETWEEN).map(foldNotation).flatMap(circlesOf);
  if (parts.length > MAX_PATTERNS) return null;
  const patterns = parts.map(readOne);
  return patterns.every((pattern) => pattern !== null) ? patterns : null;
}

function circlesOf(text: string): readonly string[] {
  const [, bolts, first, second] = SAME_BOLTS.exec(text) ?? [];
  return bolts === undefined ? [text] : [`${bolts}${first}`, `${bolts}${second}`];
}

function readOne(text: string): BoltPattern | null {
  const [, bolts = "", circle = ""] = PATTERN.exec(text) ?? [];
  const number = Number(circle);
  const circleMm = number >= MIN_MM && number <= MAX_MM ? number : MM_OF_INCHES[String(number)];
  const count = Number(bolts);
  return circleMm === undefined || count < 3 || count > 10
    ? null
    : { bolts: count, circleMm: exact(circleMm) };
}

/** Rounded names of exact circles. */
function exact(circleMm: number): number {
  return (
    { 114: 114.3, 139: 139.7, 140: 139.7, 165: 165.1, 120.6: 120.65, 120.7: 120.65 }[circleMm] ?? circleMm
  );
}

export function writeBoltPattern({ bolts, circleMm }: BoltPattern): string {
  return `${bolts}x${circleMm}`;
}

/** In inches too where Americans name it so: "5x114.3 (5x4.5 in)". */
export function boltPatternInWords(pattern: BoltPattern): string {
  const inches = Object.entries(MM_OF_INCHES).find(([, circleMm]) => circleMm === pattern.circleMm)?.[0];
  return `${writeBoltPattern(pattern)}${inches ? ` (${pattern.bolts}x${inches} in)` : ""}`;
}

/** The patterns of road vehicles, in the order of a filter; a wheel may have others, which are read and not filtered by. */
export const USUAL_PATTERNS = (
  "4x98 4x100 4x108 4x114.3 5x98 5x100 5x105 5x108 5x110 5x112 5x114.3 5x115 5x118 5x120 5x120.65 5x127 5x130 5x135 5x139.7 5x150 5x160 " +
  "6x114.3 6x115 6x120 6x127 6x130 6x132 6x135 6x139.7 8x100 8x165.1 8x170 8x180 8x200 8x210 10x225"
).split(" ");
