/** To whom a campaign goes, in words. */
import { SEGMENT_WORDS, type Segment } from "#contract/campaign-states";
import { LEAF_CATEGORIES } from "#contract/categories";

interface Chosen {
  readonly segment: Segment;
  readonly category: string;
}

export function segmentName({ segment, category }: Chosen): string {
  const name = LEAF_CATEGORIES.find(({ id }) => id === category)?.name ?? category;
  return segment === "CATEGORY" ? `${SEGMENT_WORDS.CATEGORY}: ${name}` : SEGMENT_WORDS[segment];
}
