/** Normalizes spelling and number in category names, so that "Car Tyres" equals "Car Tire". */

const BRITISH: Readonly<Record<string, string>> = {
  tyre: "tire",
  colour: "color",
  centre: "center",
  theatre: "theater",
  aluminium: "aluminum",
  catalogue: "catalog",
  programme: "program",
  disc: "disk",
  telly: "tv",
  television: "tv",
  fridge: "refrigerator",
  hob: "cooktop",
  cooker: "range",
  stove: "range",
  barbecue: "bbq",
  barbeque: "bbq",
  cellular: "cell",
  mobiles: "smartphone",
};
/** Compounds that are also written as one word. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(cell|cellular|mobile|smart|camera|android) phones?\b|\bcell ?phones?\b|\bmobile handsets?\b/g,
    "smartphone",
  ],
  [/\bfridge freezers?\b|\brefrigerator freezers?\b/g, "refrigerator"],
  [/\bhoovers\b/g, "vacuum"],
  [/\bhair ?dryers?\b/g, "hairdryer"],
  [/\b(rice|slow|pressure|multi|egg|sous vide) (cooker|range)s?\b/g, "multicooker"],
  [/\brange (cooker|range)s?\b/g, "range"],
  [/\b(wi fi|wifi|wireless|network|signal) (range )?(extender|booster|repeater)s?\b/g, "extender"],
  [/\blawn ?mowers?\b/g, "mower"],
  [/\bsmart ?watch(es)?\b/g, "smartwatch"],
  [/\bsound ?bars?\b/g, "soundbar"],
  [/\bnote ?books?\b/g, "notebook"],
  [/\blap ?tops?\b/g, "laptop"],
  [/\be (reader|scooter|bike)s?\b/g, "e$1"],
  [/\bvideo ?games?\b/g, "videogame"],
  [/\bhome (cinema|theatre)s?\b/g, "home theater"],
];

/** Returns the words of a normalized form, without case and punctuation. */
export function wordsOf(form: string): string[] {
  const joined = JOINED.reduce((text, [pattern, word]) => text.replace(pattern, word), form);
  return joined.split(" ").flatMap((word) => (word === "" ? [] : [americanOf(word)]));
}

function americanOf(word: string): string {
  const single = BRITISH[word] ?? singularOf(word);
  return BRITISH[single] ?? single;
}

const NO_PLURAL = new Set([
  "lens",
  "gps",
  "series",
  "wireless",
  "plus",
  "gas",
  "ios",
  "chassis",
  "accessories",
]);

function singularOf(word: string): string {
  if (word.length < 3 || NO_PLURAL.has(word) || !word.endsWith("s")) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|lens)es$/.test(word)) return word.slice(0, -2);
  return /(?:ss|us|is)$/.test(word) ? word : word.slice(0, -1);
}
