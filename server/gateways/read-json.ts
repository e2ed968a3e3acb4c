/** Parses external JSON; limits its depth and number of values before parsing. */
import { LIMITS } from "#contract/limits";

const { depth: MAX_DEPTH, values: MAX_VALUES } = LIMITS.http.json;

/** @throws SyntaxError for JSON that is invalid, too deep or has too many values */
export function readJson(text: string): unknown {
  if (!isModestJson(text)) throw new SyntaxError("The JSON is too deeply nested or has too many values");
  return JSON.parse(text) as unknown;
}

/**
 * Returns whether the JSON has few levels and values. Takes one pass: parsing a megabyte of brackets takes a
 * hundred times as long.
 */
export function isModestJson(text: string): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      at = endOfString(text, at);
    } else if (character === "[" || character === "{") {
      depth += 1;
      values += 1;
    } else if (character === "]" || character === "}") {
      depth -= 1;
    } else if (character === ",") {
      values += 1;
    }
    if (depth > MAX_DEPTH || values > MAX_VALUES) return false;
  }
  return true;
}

/** Returns the position of the closing quote, or of the last character if it is missing. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

/** Returns true after an odd number of backslashes. */
function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text[at - 1 - slashes] === "\\") slashes += 1;
  return slashes % 2 === 1;
}
