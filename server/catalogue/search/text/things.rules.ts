/** Words that name a thing whether the shop sells it or not: "laptop charger" asks for a charger and for no laptop. */
import { stem } from "./words.rules";

const THINGS = new Set(
  `adapter antenna backpack bag band battery blender blower bulb cable cartridge case chainsaw chair charger cord cover desk dock
  doorbell earpad extender filter freezer fryer glasses guitar handle holder hose hub ink iron kettle keyboard lamp lens manual
  microphone microwave mixer mount mouse part pen piano pump remote shaver shelf skin sleeve stand strap
  stylus table thermostat toaster toner tripod webcam`.split(/\s+/),
);

/** @param word folded */
export function namesThing(word: string): boolean {
  return THINGS.has(stem(word));
}

/** Last words of categories that are no things: "Networking & Wireless" makes no of wireless headphones. */
const QUALITIES = new Set("wireless portable smart outdoor indoor electronic".split(" "));

/** @param term stemmed */
export function isQuality(term: string): boolean {
  return QUALITIES.has(term);
}
