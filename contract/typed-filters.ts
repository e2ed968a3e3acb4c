/** What in the words of a search is a filter: a price, a size, a season, a limit. It is shown and can be taken off. */
import type { Choices } from "./facets";
import { readPriceWords } from "./price-words";
import { codesMeant, readTypedSize } from "./tires/typed-tire-size";
import { readLimitWords } from "./typed/limit-words";
import { readLineWords } from "./typed/line-words";
import type { FilteredText } from "./typed/reading";

/**
 * A size that is typed as one number stays in the text: only the host knows whether it is a sku (SEARCH-8).
 * @param text as typed; returned as it is when it names no filter
 */
export function readTypedFilters(text: string): FilteredText {
  const typed = readTypedSize(text);
  const size = typed?.isNumber ? null : typed;
  const limited = readLimitWords(size?.text ?? text);
  const priced = readPriceWords(limited.text);
  const lined = readLineWords(priced.text, size ? "TIRES" : null);
  const choices: Choices = { ...limited.choices, ...priced.choices, ...lined.choices };
  if (!size) return { text: lined.text, choices };
  const isForTrailer = lined.choices.TREAD?.includes("TRAILER") ?? false;
  return { text: lined.text, choices: { ...choices, TIRE_SIZE: codesMeant(size.code, isForTrailer) } };
}
