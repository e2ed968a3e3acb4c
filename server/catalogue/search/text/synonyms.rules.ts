/** Groups of synonyms, stemmed; compounds are written as one word ("washing machine"). */
const GROUPS: readonly (readonly string[])[] = [
  ["tv", "tvs", "hdtv", "television"],
  ["fridge", "refrigerator"],
  ["laptop", "notebook"],
  ["cellphone", "mobilephone", "smartphone", "phone"],
  ["stove", "range", "cooker"],
  ["ac", "conditioner"],
  ["pc", "pcs", "computer"],
  ["washer", "washingmachine"],
  ["hoover", "vacuum"],
  ["watch", "smartwatch"],
  ["coffeemaker", "coffeemachine", "espresso"],
  ["gamepad", "joystick", "controller"],
  ["earphone", "earbud"],
  ["vr", "virtual"],
  ["cam", "camera"],
  ["mic", "microphone"],
  ["bike", "bicycle"],
  ["waterproof", "underwater"],
  ["cordless", "wireless"],
  ["smoothie", "blender"],
  ["folding", "foldable"],
  ["two", "2"],
  ["three", "3"],
  ["four", "4"],
  ["five", "5"],
  ["six", "6"],
  ["eight", "8"],
  ["refurbished", "refurb", "renewed", "reconditioned"],
  ["preowned", "used", "secondhand"],
];

const SYNONYMS = new Map<string, readonly string[]>(
  GROUPS.flatMap((group) => group.map((word) => [word, group.filter((other) => other !== word)] as const)),
);

/** Synonyms of a stemmed word; usually empty. */
export function synonymsOf(term: string): readonly string[] {
  return SYNONYMS.get(term) ?? [];
}

/** All words with synonyms, stemmed: a typed word may be a misspelling of one that occurs in no product. */
export const WORDS_WITH_SYNONYMS: readonly string[] = [...SYNONYMS.keys()];
