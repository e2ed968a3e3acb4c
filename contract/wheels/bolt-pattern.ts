/** Bolt patterns (WHEEL-1): the number of bolts and the bolt circle diameter in mm. */
import { foldNotation } from "./fold-notation";

export interface BoltPattern {
  readonly bolts: number;
  readonly circleMm: number;
}

/** Circles with names in inches, which differ from the nearest metric ones: 4.75 in is 120.65 mm, not 120. */
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
/** From this size on, circles are in mm: no road wheel has a circle of 98 inches or of 7 mm. */
const MIN_MM = 95;
const MAX_MM = 350;
const PATTERN = /^(\d{1,2}) ?(?:[X*/-]|LUGS?|H) ?(\d{1,3}(?:\.\d{1,2})?)(?: ?(?:MM|IN|"))?$/;
/**
 * Separator of two patterns. A comma or space counts only before another pattern, as a comma may be a decimal
 * comma: "5x114,3".
 */
const BETWEEN = /\s?[|;&+]\s?|\s?[/,]\s?(?=\d{1,2}\s?[x×*])|\s(?=\d{1,2}[x×*]\d)/i;
/** "6x135/139.7": both circles have the same number of bolts. */
const SAME_BOLTS = /^(\d{1,2} ?[X*] ?)([\d.]+) ?\/ ?([\d.]+)$/;
/** A dual-drilled wheel has two patterns; more mean a list of wheels. */
const MAX_PATTERNS = 4;
const MAX_CHARACTERS = 80;

/**
 * @param text "5x114.3", "5x4.5", "5/112", "6x135/6x139.7"
 * @returns null for invalid text; empty for an undrilled wheel (BLANK), which fits nothing as sold
 */
export function readBoltPatterns(text: string): readonly BoltPattern[] | null {
  // "5x114.3 (5x4.5 in)" repeats the same pattern.
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

/** Maps rounded circle names to exact circles. */
function exact(circleMm: number): number {
  return (
    { 114: 114.3, 139: 139.7, 140: 139.7, 165: 165.1, 120.6: 120.65, 120.7: 120.65 }[circleMm] ?? circleMm
  );
}

export function writeBoltPattern({ bolts, circleMm }: BoltPattern): string {
  return `${bolts}x${circleMm}`;
}

/** Includes inches if the US name uses them: "5x114.3 (5x4.5 in)". */
export function boltPatternInWords(pattern: BoltPattern): string {
  const inches = Object.entries(MM_OF_INCHES).find(([, circleMm]) => circleMm === pattern.circleMm)?.[0];
  return `${writeBoltPattern(pattern)}${inches ? ` (${pattern.bolts}x${inches} in)` : ""}`;
}

/** Common road vehicle patterns, in filter order. Other patterns are parsed, but have no filter. */
export const USUAL_PATTERNS = (
  "4x98 4x100 4x108 4x114.3 5x98 5x100 5x105 5x108 5x110 5x112 5x114.3 5x115 5x118 5x120 5x120.65 5x127 5x130 5x135 5x139.7 5x150 5x160 " +
  "6x114.3 6x115 6x120 6x127 6x130 6x132 6x135 6x139.7 8x100 8x165.1 8x170 8x180 8x200 8x210 10x225"
).split(" ");
