/** Nouns for kinds of products, sold or not: "laptop charger" requests a charger, not a laptop. */
import { stem } from "./words.rules";

const THINGS = new Set(
  `adapter antenna backpack bag band battery blender blower bulb cable cartridge case chainsaw chair charger converter cord cover
  cooktop cooler crib dehumidifier desk disposal dock doorbell dumbbell earpad enclosure extender fan filter freezer fryer glasses grinder guitar
  handle heater holder hood hose hub humidifier ink iron juicer kettle keyboard lamp lens manual mattress microphone microwave mixer modem
  mount mouse part pen piano printer pump purifier radio remote scale scanner shredder scooter shaver shelf skin sleeve sofa splitter stand
  stapler strap stylus table telescope thermometer thermostat toaster toner toothbrush trimmer tripod turntable ukulele
  webcam wok`.split(/\s+/),
);

/** Products that are often part of another: a laptop has a keyboard. */
const PARTS = new Set(
  `antenna battery dock fan filter freezer handle hub keyboard lens microphone pen pump remote stylus thermostat
  webcam`.split(/\s+/),
);

/** @param word folded */
export function namesThing(word: string): boolean {
  return THINGS.has(stem(word));
}

/** @param word folded */
export function namesPart(word: string): boolean {
  return PARTS.has(stem(word));
}

/**
 * Words that name a product only with the word before them, stemmed: a karaoke machine is not a rowing
 * machine, a pressure cooker not a range.
 */
const INCOMPLETE = new Set("machine maker cooker processor player station stick".split(" "));

/** @param term stemmed */
export function isIncomplete(term: string): boolean {
  return INCOMPLETE.has(term);
}

/** Well-known product names, with the words for their kind. */
const FAMOUS = new Map(
  Object.entries({
    airpods: "earbuds",
    chromebook: "laptop",
    fitbit: "fitness tracker",
    galaxy: "phone",
    gopro: "action camera",
    imac: "desktop computer",
    ipad: "tablet",
    iphone: "phone",
    kindle: "tablet",
    macbook: "laptop",
    playstation: "game console",
    roomba: "robot vacuum",
    ultrabook: "laptop",
    xbox: "game console",
  }).map(([name, kind]) => [stem(name), kind.split(" ")] as const),
);

/** Returns the kind to search for if no product has the name; null for other words. @param word folded */
export function kindOfFamousName(word: string): readonly string[] | null {
  return FAMOUS.get(stem(word)) ?? null;
}

/**
 * Category names' last words that are not products: "Networking & Wireless" must not match wireless
 * headphones.
 */
const QUALITIES = new Set("wireless portable smart outdoor indoor electronic".split(" "));

/** @param term stemmed */
export function isQuality(term: string): boolean {
  return QUALITIES.has(term);
}
