/**
 * Words a product is found by because of what is known of it in the shop's terms: "16gb ram" finds what has a line "Memory: 16
 * gigabytes", or a name with "16GB DDR5". Only attributes that people search for, and none whose figure could be taken for
 * another's: 24 inches of a television are its screen and not its width.
 */
import type { AttributeValue } from "#contract/attributes/attribute";
import { attributeOf, type AttributeKey } from "#contract/attributes/attributes";
import type { TypedAttributes } from "#contract/attributes/read-attributes";
import { valueText } from "#contract/attributes/value-text";
import { stem, termsOf, wordsOf } from "./words.rules";

/** Each with the words that are typed with its values. */
const SEARCHED: Partial<Record<AttributeKey, string>> = {
  MEMORY: "memory ram",
  STORAGE: "",
  STORAGE_TYPE: "",
  SCREEN_SIZE: "",
  RESOLUTION: "",
  REFRESH_RATE: "",
  PANEL: "",
  SMART: "",
  TOUCH_SCREEN: "touchscreen",
  MEGAPIXELS: "",
  OPTICAL_ZOOM: "zoom",
  VIDEO_RESOLUTION: "",
  SENSOR: "",
  WIRELESS: "",
  NOISE_CANCELLING: "noise-cancelling",
  WATER_RESISTANCE: "",
  CHANNELS: "",
  POWER: "",
  PROCESSOR: "",
  GRAPHICS: "",
  OPERATING_SYSTEM: "",
  CARRIER: "",
  CELLULAR: "",
  WIFI: "",
  BATTERY_CAPACITY: "",
  CAPACITY: "",
  VOLUME: "",
  COOLING_AND_HEATING: "",
  COLOR: "",
  FUEL: "",
  VOLTAGE: "",
  PRESSURE: "",
  GPS: "",
  PLATFORM: "",
  GENRE: "",
};

/** What is typed for some values beside their own words. */
const ALSO: Partial<Record<AttributeKey, (value: string) => string>> = {
  RESOLUTION: (value) =>
    ({ "4K": "uhd 2160p", QHD: "1440p 2k", FullHD: "1080p fhd", HD: "720p" })[value.replace(" ", "")] ?? "",
  VIDEO_RESOLUTION: (value) => (/^4K/.test(value) ? "uhd" : ""),
  // Whoever is safe under water is so in the rain.
  WATER_RESISTANCE: (value) => {
    if (!/^IP.?[789]$|ATM$/.test(value)) return "";
    return value.endsWith("ATM") ? "waterproof" : `waterproof IPX${value.at(-1)} IPX7`;
  },
};

/** By attribute and value; numbers of a feed may differ without end, so all are forgotten when there are too many. */
const known = new Map<string, readonly string[]>();
const MAX_KNOWN = 10_000;

/** Stemmed, with units at their numbers. */
export function attributeTerms(typed: TypedAttributes): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const [key, value] of typed) {
    const words = SEARCHED[key];
    if (words === undefined || value === false) continue;
    const id = `${key} ${String(value)}`;
    let found = known.get(id);
    if (found === undefined) {
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(id, (found = termsFor(key, value, words)));
    }
    for (const term of found) terms.add(term);
  }
  return terms;
}

function termsFor(key: AttributeKey, value: AttributeValue, words: string): readonly string[] {
  const row = attributeOf(key);
  if (row.type === "flag") return [...termsOf(`${row.label} ${words}`)];
  const own =
    row.type === "number"
      ? // "10 hours" are two words, of which the number could be anything's.
        wordsOf(valueText(row, value)).filter((_, __, all) => all.length === 1)
      : [value].flat().flatMap((text) => [...termsOf(`${String(text)} ${ALSO[key]?.(String(text)) ?? ""}`)]);
  return [...new Set([...own.map(stem), ...termsOf(words)])];
}
