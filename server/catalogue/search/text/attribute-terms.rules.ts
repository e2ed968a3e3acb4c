/**
 * Search terms from a product's attributes in the shop's terms: "16gb ram" finds "Memory: 16 gigabytes" and a
 * name with "16GB DDR5". Covers only attributes that people search for and whose figures are unambiguous: 24
 * inches of a television are its screen, not its width.
 */
import type { AttributeValue } from "#contract/attributes/attribute";
import { attributeOf, type AttributeKey } from "#contract/attributes/attributes";
import type { TypedAttributes } from "#contract/attributes/read-attributes";
import { valueText } from "#contract/attributes/value-text";
import { stem, termsOf, wordsOf } from "./words.rules";

/** Searchable attributes, each with the words typed with its values. */
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

/** Additional words for some values. */
const ALSO: Partial<Record<AttributeKey, (value: string) => string>> = {
  RESOLUTION: (value) =>
    ({ "4K": "uhd 2160p", QHD: "1440p 2k", FullHD: "1080p fhd", HD: "720p" })[value.replace(" ", "")] ?? "",
  VIDEO_RESOLUTION: (value) => (/^4K/.test(value) ? "uhd" : ""),
  // Products safe under water are also safe in rain.
  WATER_RESISTANCE: (value) => {
    if (!/^IP.?[789]$|ATM$/.test(value)) return "";
    return value.endsWith("ATM") ? "waterproof" : `waterproof IPX${value.at(-1)} IPX7`;
  },
};

/** By attribute and value. Values in feeds are unlimited, so the cache is cleared when full. */
const known = new Map<string, readonly string[]>();
const MAX_KNOWN = 10_000;

/** Stemmed, with units joined to their numbers. */
export function attributeTerms(typed: TypedAttributes): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const [key, value] of typed) {
    const words = SEARCHED[key];
    if (words === undefined || value === false) continue;
    const id = `${key} ${String(value)}`;
    let valueTerms = known.get(id);
    if (valueTerms === undefined) {
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(id, (valueTerms = termsFor(key, value, words)));
    }
    for (const term of valueTerms) terms.add(term);
  }
  return terms;
}

function termsFor(key: AttributeKey, value: AttributeValue, words: string): readonly string[] {
  const row = attributeOf(key);
  if (row.type === "flag") return [...termsOf(`${row.label} ${words}`)];
  const own =
    row.type === "number"
      ? // "10 hours" would be two words, and the number alone is ambiguous.
        wordsOf(valueText(row, value)).filter((_, __, all) => all.length === 1)
      : [value].flat().flatMap((text) => [...termsOf(`${String(text)} ${ALSO[key]?.(String(text)) ?? ""}`)]);
  return [...new Set([...own.map(stem), ...termsOf(words)])];
}
