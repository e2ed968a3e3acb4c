/**
 * Finds filters in search text: price, size, season, limits. Recognized filters are displayed and removable.
 */
import type { Choices } from "../catalogue/facets";
import { readPriceWords } from "./typed/price-words";
import { matchingSizeCodes, readTypedSize } from "../tires/typed-tire-size";
import { isGoodsWord } from "./typed/goods-words";
import { readLimitWords } from "./typed/limit-words";
import { readLineWords } from "./typed/line-words";
import type { FilteredText } from "./typed/reading";

/**
 * A size typed as one number stays in the text: only the host knows whether the number is a SKU (SEARCH-8).
 * @param text as typed; returned unchanged if it contains no filter
 */
export function readTypedFilters(text: string): FilteredText {
  const size = readSizes(text);
  const limited = readLimitWords(size?.text ?? text);
  const priced = readPriceWords(limited.text);
  const lined = readLineWords(priced.text, size ? "TIRES" : null);
  const choices: Choices = { ...limited.choices, ...priced.choices, ...lined.choices };
  const rest = Object.keys(choices).length > 0 || size ? withoutFillers(lined.text) : lined.text;
  if (!size) return { text: rest, choices };
  const isForTrailer = lined.choices.TREAD?.includes("TRAILER") ?? false;
  const codes = size.codes.flatMap((code) => matchingSizeCodes(code, isForTrailer));
  return { text: rest, choices: { ...choices, TIRE_SIZE: [...new Set(codes)] } };
}

/** One size, or two for cars with different front and rear sizes. */
function readSizes(typed: string): { readonly codes: readonly string[]; readonly text: string } | null {
  const first = readTypedSize(typed);
  if (!first || first.isNumber) return null;
  const { code, text } = first;
  const second = readTypedSize(text);
  if (!second || second.isNumber) return { codes: [code], text };
  return { codes: [code, second.code], text: second.text.replace(/\b(?:front|rear|back)s?\b/g, "").trim() };
}

/** Words without meaning, alone or beside filters. */
const FILLERS = new Set(
  (
    "a an and any around barata baratas barato baratos best buy cheap cheapest de deals do for have i in me my need new of on or para por " +
    "sale size some the under want what with y you"
  ).split(" "),
);
/** Opening phrases of people who write full sentences. */
const OPENING =
  /^(?:(?:hi|hello|hey|hola) )?(?:do (?:you|u) (?:have|carry|sell)|i(?:'m| am)? (?:need|want|looking for)|looking for|show me|busco|quiero|necesito|tienen)(?: (?:any|some|a|an|the|new|un|una|unas|unos))* /i;
/** Quantity: "four 225/65R17 tires", "a set of 4 tires". */
const COUNT = /^(?:a )?(?:set of |pair of |juego de )?(?:[1-8]|two|four|dos|cuatro) (?=\S+$)/i;

/** Empty if only filler words remain. */
function withoutFillers(text: string): string {
  const rest = `${text} `.replace(OPENING, "").trimEnd();
  const counted = isGoodsWord(rest.slice(rest.lastIndexOf(" ") + 1).toLowerCase())
    ? rest.replace(COUNT, "")
    : rest;
  return counted.split(" ").every((word) => FILLERS.has(word.toLowerCase())) ? "" : counted;
}
