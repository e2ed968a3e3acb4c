/** Words that name a thing whether the shop sells it or not: "laptop charger" asks for a charger and for no laptop. */
import { stem } from "./words.rules";

const THINGS = new Set(
  `adapter antenna backpack bag band battery blender blower bulb cable cartridge case chainsaw chair charger converter cord cover
  cooktop cooler crib dehumidifier desk disposal dock doorbell dumbbell earpad enclosure extender fan filter freezer fryer glasses grinder guitar
  handle heater holder hood hose hub humidifier ink iron juicer kettle keyboard lamp lens manual mattress microphone microwave mixer modem
  mount mouse part pen piano printer pump purifier radio remote scale scanner shredder scooter shaver shelf skin sleeve sofa splitter stand
  stapler strap stylus table telescope thermometer thermostat toaster toner toothbrush trimmer tripod turntable ukulele
  webcam wok`.split(/\s+/),
);

/** Those that are often part of another: a laptop has a keyboard. */
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
 * Words that say what a thing does only together with the word before them: a karaoke machine is no rowing machine, and a
 * pressure cooker no range. Stemmed.
 */
const INCOMPLETE = new Set("machine maker cooker processor player station stick".split(" "));

/** @param term stemmed */
export function isIncomplete(term: string): boolean {
  return INCOMPLETE.has(term);
}

/** Names that everybody knows, with the words for what they are. */
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

/** What to look for where no product has the name; null for names that say nothing. @param word folded */
export function kindOfFamousName(word: string): readonly string[] | null {
  return FAMOUS.get(stem(word)) ?? null;
}

/** Last words of categories that are no things: "Networking & Wireless" makes no of wireless headphones. */
const QUALITIES = new Set("wireless portable smart outdoor indoor electronic".split(" "));

/** @param term stemmed */
export function isQuality(term: string): boolean {
  return QUALITIES.has(term);
}
