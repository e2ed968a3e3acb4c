/** Words for tires and wheels in a search, in English and Spanish, and lookalikes with another meaning. */

export type LineGoods = "TIRES" | "WHEELS";

const GOODS: ReadonlyMap<string, LineGoods> = new Map([
  ..."tire tires tyre tyres tiers tirs tires/wheels llanta llantas goma gomas neumatico neumaticos neumático neumáticos"
    .split(" ")
    .map((word) => [word, "TIRES"] as const),
  ..."wheel wheels whels weels rim rims rin rines rueda ruedas"
    .split(" ")
    .map((word) => [word, "WHEELS"] as const),
]);

/** Words that give a tire or wheel another meaning: a tire pump, a steering wheel, bicycle wheels. */
const OF_OTHERS = new Set(
  `balancer bicycle bike cap caps cart chain chains changer chock chocks cleaner compressor cover covers drive gauge generator grill
  hot hoverboard hub inflator inflators jack kit lock locks loader mower mowers nut nuts pump rack racing repair scooter scooters sensor sensors
  shine skateboard spacer spacers steering stroller toy tpms wagon wheelbarrow wheelchair wrench`.split(
    /\s+/,
  ),
);
/** Tires are known by their tread alone; an all-terrain scooter is none. */
const TREAD_ALONE = /\b(?:mud|rugged)[ -]?terrains?\b/;
/** "33s" alone are tires 33 inches tall. */
const HEIGHT_ALONE = /^(?:2[6-9]|3\d|4[0-4])s$/;
/** "All wheel drive" does not mean wheels. */
const DRIVEN = /\b(?:all|four|4|front|rear|two|2)[ -]wheel[ -]drive\b|\b[42af]wd\b/g;

export const isGoodsWord = (word: string): boolean => GOODS.has(word);

/**
 * @param text lowercase
 * @returns null if the text is about neither
 */
export function goodsIn(text: string): LineGoods | null {
  if (HEIGHT_ALONE.test(text)) return "TIRES";
  const words = wordsOf(text.replace(DRIVEN, " "));
  const goods =
    words.map((word) => GOODS.get(word)).find((match) => match !== undefined) ??
    (TREAD_ALONE.test(text) ? "TIRES" : null);
  return goods !== null && words.some((word) => OF_OTHERS.has(word)) ? null : goods;
}

/**
 * Removes drivetrain phrases.
 * @param text lowercase
 */
export const withoutDrive = (text: string): string => text.replace(DRIVEN, " ");

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}/]+/gu) ?? [];
}
