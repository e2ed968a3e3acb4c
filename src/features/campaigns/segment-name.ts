/** A campaign's audience in words. */
import { SEGMENT_WORDS } from "#contract/marketing/campaign-statuses";
import { LEAF_CATEGORIES } from "#contract/catalogue/categories";
import type { ChosenSegment } from "#contract/customers/segments";

export function segmentName({ segment, category }: ChosenSegment): string {
  const name = LEAF_CATEGORIES.find(({ id }) => id === category)?.name ?? category;
  return segment === "CATEGORY" ? `${SEGMENT_WORDS.CATEGORY}: ${name}` : SEGMENT_WORDS[segment];
}
