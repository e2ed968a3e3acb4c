/** What in the words of a search is a filter: a price, a size, a season, a limit. It is shown and can be taken off. */
import type { Choices } from "../catalogue/facets";
import { readPriceWords } from "./typed/price-words";
import { codesMeant, readTypedSize } from "../tires/typed-tire-size";
import { isGoodsWord } from "./typed/goods-words";
import { readLimitWords } from "./typed/limit-words";
import { readLineWords } from "./typed/line-words";
import type { FilteredText } from "./typed/reading";

/**
 * A size that is typed as one number stays in the text: only the host knows whether it is a sku (SEARCH-8).
 * @param text as typed; returned as it is when it names no filter
 */
export function readTypedFilters(text: string): FilteredText {
  const size = readSizes(text);
  const limited = readLimitWords(size?.text ?? text);
  const priced = readPriceWords(limited.text);
  const lined = readLineWords(priced.text, size ? "TIRES" : null);
  const choices: Choices = { ...limited.choices, ...priced.choices, ...lined.choices };
  const rest = Object.keys(choices).length > 0 || size ? telling(lined.text) : lined.text;
  if (!size) return { text: rest, choices };
  const isForTrailer = lined.choices.TREAD?.includes("TRAILER") ?? false;
  const codes = size.codes.flatMap((code) => codesMeant(code, isForTrailer));
  return { text: rest, choices: { ...choices, TIRE_SIZE: [...new Set(codes)] } };
}

/** One size, or two: cars may have others in front than in the rear. */
function readSizes(typed: string): { readonly codes: readonly string[]; readonly text: string } | null {
  const first = readTypedSize(typed);
  if (!first || first.isNumber) return null;
  const { code, text } = first;
  const second = readTypedSize(text);
  if (!second || second.isNumber) return { codes: [code], text };
  return { codes: [code, second.code], text: second.text.replace(/\b(?:front|rear|back)s?\b/g, "").trim() };
}

/** Words that say nothing by themselves, and nothing beside filters. */
const FILLERS = new Set(
  (
    "a an and any around barata baratas barato baratos best buy cheap cheapest de deals do for have i in me my need new of on or para por " +
    "sale size some the under want what with y you"
  ).split(" "),
);
/** How people begin who write to somebody. */
const OPENING =
  /^(?:(?:hi|hello|hey|hola) )?(?:do (?:you|u) (?:have|carry|sell)|i(?:'m| am)? (?:need|want|looking for)|looking for|show me|busco|quiero|necesito|tienen)(?: (?:any|some|a|an|the|new|un|una|unas|unos))* /i;
/** How many are wanted: "four 225/65R17 tires", "a set of 4 tires". */
const COUNT = /^(?:a )?(?:set of |pair of |juego de )?(?:[1-8]|two|four|dos|cuatro) (?=\S+$)/i;

/** Empty where only such words are left. */
function telling(text: string): string {
  const rest = `${text} `.replace(OPENING, "").trimEnd();
  const counted = isGoodsWord(rest.slice(rest.lastIndexOf(" ") + 1).toLowerCase())
    ? rest.replace(COUNT, "")
    : rest;
  return counted.split(" ").every((word) => FILLERS.has(word.toLowerCase())) ? "" : counted;
}
