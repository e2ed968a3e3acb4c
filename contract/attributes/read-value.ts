/** Parses attribute values from supplier text. Ambiguous text yields null; the parser never guesses. */
import { valuesOf, type Attribute, type AttributeValue } from "./attribute";

type NumberRow = Extract<Attribute, { type: "number" }>;
type TextRow = Extract<Attribute, { type: "text" }>;

/** Longer texts are prose. */
const MAX_CHARACTERS = 200;

/** @param needsUnit rejects a number without a known unit; otherwise a bare number is in the row's unit */
export function readValue(row: Attribute, text: string, needsUnit = false): AttributeValue | null {
  const read = text.slice(0, MAX_CHARACTERS).trim();
  if (row.read) return row.read(read);
  if (row.type === "number") return readNumber(row, read, needsUnit);
  if (row.type === "text") return readText(row, read);
  if (/^(?:yes|true|built[ -]?in|included|certified|qualified)\b/i.test(read)) return true;
  return /^(?:no|false|none)\b/i.test(read) ? false : null;
}

function readNumber(row: NumberRow, text: string, needsUnit: boolean): number | null {
  const [match = "", digits = ""] = /^(?:up to )?(\d[\d,]{0,11}(?:\.\d{1,4})?|\.\d{1,4})/i.exec(text) ?? [];
  if (digits === "") return null;
  return inUnit(row, digits, text.slice(match.length), needsUnit);
}

/** @returns null for an unknown unit or a number out of range */
export function inUnit(row: NumberRow, digits: string, behind: string, needsUnit = false): number | null {
  const factor = factorOf(row, behind.trim().toLowerCase(), needsUnit);
  if (factor === null) return null;
  const number = Number(digits.replaceAll(",", "")) * factor;
  const [lowest, highest] = row.range;
  return number >= lowest && number <= highest ? rounded(number, row.step) : null;
}

/** Rounds to the precision that matters to shoppers. */
function rounded(number: number, step: number | undefined): number {
  const parts = number < 1 || step === 0.01 ? 100 : 10;
  return Math.round(number * parts) / parts;
}

/** The unit is up to two words after the number: "cu. ft.", "kilowatt hours per year". */
function factorOf({ units }: NumberRow, behind: string, needsUnit: boolean): number | null {
  const [mark] = /^(?:"|''|”|″)/.exec(behind) ?? [];
  if (mark !== undefined) return units[mark === "″" ? '"' : mark] ?? null;
  const [first = "", second = ""] = behind
    .replace(/^-/, "")
    .replaceAll(".", "")
    .split(/[\s,;]+/, 2);
  if (first === "") return needsUnit ? null : 1;
  // A second number means something else: "30 x 20 inches" is no width.
  return units[first + second] ?? units[first] ?? null;
}

interface Spelling {
  readonly value: string;
  readonly pattern: RegExp;
}

const spellingsOfRow = new Map<TextRow, readonly Spelling[]>();

function spellingsOf(row: TextRow): readonly Spelling[] {
  const known = spellingsOfRow.get(row);
  if (known) return known;
  const spellings = valuesOf(row).map((value) => ({
    value,
    pattern:
      row.spellings?.[value] ??
      new RegExp(`\\b(?:${[value, ...(row.words?.[value] ?? [])].join("|")})\\b`, "i"),
  }));
  spellingsOfRow.set(row, spellings);
  return spellings;
}

export function readText(row: TextRow, text: string): string | readonly string[] | null {
  const matches: { readonly value: string; readonly at: number }[] = [];
  for (const { value, pattern } of spellingsOf(row)) {
    const at = text.search(pattern);
    if (at < 0) continue;
    if (row.spellings && !row.isList) return value;
    matches.push({ value, at });
  }
  if (row.isList) return matches.length > 0 ? matches.map(({ value }) => value) : null;
  return matches.sort((a, b) => a.at - b.at)[0]?.value ?? null;
}
