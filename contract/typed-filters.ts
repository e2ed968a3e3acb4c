/** What in the words of a search is a filter: a price, a weekly payment, the size of a tire. It is shown and can be taken off. */
import type { Choices } from "./facets";
import { readPriceWords } from "./price-words";
import { readTypedSize } from "./tires/typed-tire-size";

export interface FilteredText {
  /** The text without what became filters. */
  readonly text: string;
  readonly choices: Choices;
}

/** @param text as typed; returned as it is when it names no filter */
export function readTypedFilters(text: string): FilteredText {
  const size = readTypedSize(text);
  const priced = readPriceWords(size?.text ?? text);
  return size ? { ...priced, choices: { ...priced.choices, TIRE_SIZE: [size.code] } } : priced;
}
