/**
 * Reads model years of fitment tables: 2019, 2018-2024, 18–24, 2018 to 2024, 2018+, 2018-present, 2018, 2020.
 */
import { FIRST_MODEL_YEAR, LAST_MODEL_YEAR } from "#contract/vehicles/schema";
import { RejectedRecord } from "../cleaning/read-values";

/** No model has been built for longer without a new generation. */
const MAX_RANGE = 60;
/** Next year's models are sold this year. */
const AHEAD = 2;
const RANGE = /^(\d{4}|\d{2})(?:\s?(?:-|to|through)\s?(\d{4}|\d{2}|present|current|now|on)?|\s?\+)?$/;

/**
 * @param text one or several years or ranges
 * @param thisYear end of open ranges
 * @returns each year once, ascending
 * @throws RejectedRecord
 */
export function readModelYears(text: string, thisYear: number): number[] {
  // Spreadsheets turn a year into 2019.0.
  const plain = text
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212~]/g, "-")
    .replace(/(?<=\d{4})\.0+(?!\d)/g, "");
  const years = plain.split(/[,;/|&]/).flatMap((part) => readRange(part.trim(), text, thisYear));
  return [...new Set(years)].sort((a, b) => a - b);
}

/** Reads a range with both ends in separate fields. @throws RejectedRecord */
export function yearsBetween(from: number, to: number, thisYear: number): number[] {
  for (const year of [from, to]) {
    if (
      !Number.isInteger(year) ||
      year < FIRST_MODEL_YEAR ||
      year > Math.min(thisYear + AHEAD, LAST_MODEL_YEAR)
    )
      throw new RejectedRecord(`${year} is not a model year`, "year");
  }
  if (to < from) throw new RejectedRecord(`the years ${from} to ${to} run backwards`, "year");
  if (to - from >= MAX_RANGE) throw new RejectedRecord(`the years ${from} to ${to} are too many`, "year");
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

function readRange(part: string, text: string, thisYear: number): number[] {
  const [, first, last] = RANGE.exec(part) ?? [];
  if (first === undefined) throw new RejectedRecord(`"${text.slice(0, 40)}" is not a model year`, "year");
  const from = fourDigits(first, thisYear);
  if (last !== undefined && /\d/.test(last)) return yearsBetween(from, fourDigits(last, thisYear), thisYear);
  const isOpen = part !== first;
  return yearsBetween(from, isOpen ? Math.max(thisYear, from) : from, thisYear);
}

/** Reads 98 as 1998 and 18 as 2018. */
function fourDigits(digits: string, thisYear: number): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year + 2000 <= thisYear + AHEAD ? year + 2000 : year + 1900;
}
