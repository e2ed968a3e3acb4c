/** What in the words of a search is a filter: a price, a weekly payment, the size of a tire. It is shown and can be taken off. */
import type { Choices } from "./facets";
import { readPriceWords } from "./price-words";
import { readTypedSize } from "./tires/typed-tire-size";

export interface FilteredText {
  /** The text without what became filters. */
  readonly text: string;
  readonly choices: Choices;
}

/**
 * A size that is typed as one number stays in the text: only the host knows whether it is a sku (SEARCH-8).
 * @param text as typed; returned as it is when it names no filter
 */
export function readTypedFilters(text: string): FilteredText {
  const typed = readTypedSize(text);
  const size = typed?.isNumber ? null : typed;
  const priced = readPriceWords(size?.text ?? text);
  return size ? { ...priced, choices: { ...priced.choices, TIRE_SIZE: [size.code] } } : priced;
}
