/** Customer segments by purchase history, for campaigns (CAMPAIGN-3) and promotions (CHECKOUT-12). */

export const SEGMENTS = ["EVERYBODY", "BOUGHT", "LEASED", "CATEGORY", "NEVER"] as const;
export type Segment = (typeof SEGMENTS)[number];

export interface ChosenSegment {
  readonly segment: Segment;
  /** Category id; empty for other segments. */
  readonly category: string;
}

const ENDINGS: Readonly<Record<Exclude<Segment, "EVERYBODY">, string>> = {
  BOUGHT: "who have bought",
  LEASED: "who have leased",
  CATEGORY: "who bought in a category",
  NEVER: "who have never bought",
};

/**
 * "Readers who have bought".
 * @param people plural noun
 * @param everybody label for all of them
 */
export function segmentWords(people: string, everybody: string): Readonly<Record<Segment, string>> {
  const { BOUGHT, LEASED, CATEGORY, NEVER } = ENDINGS;
  return {
    EVERYBODY: everybody,
    BOUGHT: `${people} ${BOUGHT}`,
    LEASED: `${people} ${LEASED}`,
    CATEGORY: `${people} ${CATEGORY}`,
    NEVER: `${people} ${NEVER}`,
  };
}
