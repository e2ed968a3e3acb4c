/** Words that name a thing whether the shop sells it or not: "laptop charger" asks for a charger and for no laptop. */
import { stem } from "./words.rules";

const THINGS = new Set(
  `adapter antenna backpack bag band battery bulb cable cartridge case chair charger cord cover desk dock earpad filter glasses
  handle holder hose hub ink keyboard lamp lens manual microphone mount mouse part pen pump remote protector
  shelf skin sleeve stand strap stylus table toner tripod warranty`.split(/\s+/),
);

/** @param word folded */
export function namesThing(word: string): boolean {
  return THINGS.has(stem(word));
}
