/**
 * Reads tire and wheel searches beyond the size: season, tread, diameter, bolt pattern, finish. Each becomes
 * a filter (SEARCH-10). Ambiguous words count only beside tires and wheels.
 */
import { nameOf } from "../../attributes/attribute-facets";
import { FACETS, type FacetKey } from "../../catalogue/facets";
import { goodsIn, withoutDrive, type LineGoods } from "./goods-words";
import { Reading, type FilteredText } from "./reading";
import { readWheelNotation } from "./wheel-words";

/** Longer texts are not searches. */
const MAX_CHARACTERS = 200;

const SEASONS: readonly (readonly [RegExp, string])[] = [
  [/\ball[ -]?weathers?\b|\btodo clima\b/, "All-weather"],
  [
    /\b(?:all|four|4)[ -]?seasons?\b|(?<![\w/])a\/s(?![\w/])|\btoda temporada\b|\btodas las (?:temporadas|estaciones)\b/,
    "All-season",
  ],
  [/\b(?:winter|snow|ice|invierno|nieve)\b/, "Winter"],
  [/\b(?:summer|verano)\b/, "Summer"],
];
const MUD_AND_SNOW = /\bm ?(?:\+|&) ?s\b|\bmud (?:and|&|\+) snow\b/;
const TREADS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bmud[ -]?terrains?\b|(?<![\w/])m\/t(?![\w/])|\b(?:mud|mudders?|lodo|mudding)\b/, ["MUD_TERRAIN"]],
  // After Dodge, R/T is a trim.
  [
    /\brugged[ -]?terrains?\b|(?<![\w/]|\b(?:dodge|charger|challenger|durango|dakota|journey|caravan|magnum) )r\/t(?![\w/])/,
    ["RUGGED_TERRAIN"],
  ],
  [/\b(?:all|any)[ -]?terrains?\b|(?<![\w/])a\/t(?![\w/])|\btodo ?-?terrenos?\b/, ["ALL_TERRAIN"]],
  [/(?<![\w/])h\/t(?![\w/])|\bhighway\b|\bcarretera\b/, ["Highway"]],
  [/\bultra[ -]high[ -]performance\b|\buhp\b/, ["ULTRA_HIGH_PERFORMANCE"]],
  [/\bperformance\b/, ["Performance", "ULTRA_HIGH_PERFORMANCE"]],
  [/\bgrand[ -]touring\b/, ["GRAND_TOURING"]],
  [/\btouring\b/, ["Touring", "GRAND_TOURING"]],
  [/\btrailer\b|\bremolque\b/, ["Trailer"]],
  [/\bsteer\b/, ["Steer"]],
  [/\bdrive\b/, ["Drive"]],
];
/** "Load range E", "LR E", "load E", "E rated"; "load a trailer" is none. */
const LOAD_RANGES: readonly RegExp[] = [
  /\b(?:load[ -]range|lr|rango de carga)[ -]?([a-hjlmn])\b/,
  /\b(?:load|carga)[ -]([c-h])\b/,
  /\b([c-h])[ -](?:rated|load)\b/,
];
const FINISHES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:chrome[d]?|cromad[oa]s?)\b/, "Chrome"],
  [/\b(?:machined?|milled)\b/, "Machined"],
  [/\b(?:bronze|bronce)\b/, "Bronze"],
  [/\bgun ?metal\b/, "Gunmetal"],
  [/\b(?:gr[ae]y|gris|grises)\b/, "Gray"],
  [/\bpolish(?:ed)?\b|\bpulid[oa]s?\b/, "Polished"],
  [/\b(?:black|negr[oa]s?)\b/, "Black"],
  [/\b(?:white|blanc[oa]s?)\b/, "White"],
  [/\b(?:silver|platead[oa]s?)\b/, "Silver"],
  [/\b(?:gold|golden|dorad[oa]s?)\b/, "Gold"],
  [/\b(?:red|roj[oa]s?)\b/, "Red"],
  [/\b(?:blue|azul|azules)\b/, "Blue"],
];

const INCHES = String.raw`(?:["”″]|''| ?-?(?:inch(?:es)?|in|pulgadas?)\b)`;
const DIAMETER = String.raw`(\d{2}(?:\.5)?)`;
const GOODS_WORD = String.raw`(?:tires?|tyres?|wheels?|rims?|rin(?:es)?|llantas?|ruedas?|neum[aá]ticos?)`;
/** "20s" beside a vehicle. */
const DIAMETERS: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\w./-])${DIAMETER}${INCHES}(?: (?:rim|rin|wheel)(?= ))?`),
  new RegExp(String.raw`\b(?:z?r|rin |rim |aro )-?${DIAMETER}(?![\w/.-])`),
  /(?<![\w./$-])(1[3-9]|2[0-4])s(?![\w/])/,
];
/** A number beside the word: "rims 20", "17 tires", but not "4 tires" or "tires 2019". */
const BARE_DIAMETERS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\w./$-])${DIAMETER}s?(?=(?: (?:semi|truck|suv|car|van|commercial|trailer)){0,2} ${GOODS_WORD}\b)`,
  ),
  new RegExp(String.raw`(?<=\b${GOODS_WORD} (?:size )?)${DIAMETER}(?![\w./$%-])`),
];
/** After tires, "for 17 inch rims" means the rims of the tires. */
const ON_RIMS = new RegExp(
  String.raw` (?:(?:for|on|para) )?(\d{2})${INCHES} (?:rims?|rin(?:es)?|wheels?)(?= |$)`,
);
/** From this size on, a diameter means the tire: no car has such large rims. */
const OVERALL = new RegExp(String.raw`(?<![\w./-])(2[6-9]|3\d|4[0-4])(?:${INCHES}|s(?![\w/]))`);

/**
 * @param text as typed; returned unchanged if it says nothing about the line
 * @param known product line from the context: sizes or a vehicle in the same search
 */
export function readLineWords(text: string, known: LineGoods | null = null): FilteredText {
  if (text.length > MAX_CHARACTERS) return { text, choices: {} };
  const small = text.toLowerCase().replace(/\s+/g, " ").trim();
  const named = goodsIn(small);
  // Fast path for most searches: wheel sizes, which identify the line alone, contain digits.
  if ((named ?? known) === null && !/\d/.test(small)) return { text, choices: {} };
  const reading = new Reading(withoutDrive(small).replace(/\s+/g, " ").trim());
  const goods = readWheelNotation(reading, named ?? known) ? "WHEELS" : (named ?? known);
  if (goods === null) return { text, choices: {} };
  readStrength(reading);
  if (goods === "TIRES") {
    readSeasonAndTread(reading);
    reading.extract(/\brun[ -]?(?:on[ -]?)?flats?\b/, "RUN_FLAT", () => ["YES"]);
    reading.extract(OVERALL, "OVERALL_DIAMETER", ([inches = ""]) =>
      valuesNamed("OVERALL_DIAMETER", [inches]),
    );
    reading.extract(ON_RIMS, "RIM_DIAMETER", ([inches = ""]) => diameterOf(inches, goods));
  } else
    for (const [pattern, finish] of FINISHES)
      reading.extract(pattern, "FINISH", () => valuesNamed("FINISH", [finish]));
  for (const pattern of [...DIAMETERS, ...BARE_DIAMETERS])
    if (!reading.has("RIM_DIAMETER"))
      reading.extract(pattern, "RIM_DIAMETER", ([inches = ""]) => diameterOf(inches, goods));
  return reading.result(text);
}

function readSeasonAndTread(reading: Reading): void {
  // M+S also marks all-season tires and does not mean snow alone.
  const match = MUD_AND_SNOW.exec(reading.text);
  if (match) reading.drop(match.index, match[0].length);
  for (const [pattern, season] of SEASONS)
    reading.extract(pattern, "SEASON", () => valuesNamed("SEASON", [season]));
  for (const [pattern, treads] of TREADS)
    if (!reading.has("TREAD")) reading.extract(pattern, "TREAD", () => valuesNamed("TREAD", treads));
}

function readStrength(reading: Reading): void {
  const letterOf = ([letter = ""]: readonly (string | undefined)[]) => valuesNamed("LOAD_RANGE", [letter]);
  for (const pattern of LOAD_RANGES)
    if (!reading.has("LOAD_RANGE")) reading.extract(pattern, "LOAD_RANGE", letterOf);
  reading.extract(/\b(\d{1,2})[ -]?(?:ply|pr)\b/, "PLY_RATING", ([plies = ""]) =>
    valuesNamed("PLY_RATING", [plies]),
  );
}

function diameterOf(inches: string, goods: LineGoods): readonly string[] | null {
  const number = Number(inches);
  return number < 13 || number > (goods === "TIRES" ? 25 : 30) ? null : valuesNamed("RIM_DIAMETER", [inches]);
}

/** Filter values for these texts; unknown texts are dropped. */
export function valuesNamed(key: FacetKey, texts: readonly string[]): readonly string[] {
  const facet = FACETS[key];
  const names = facet.kind === "name" ? facet.names : [];
  return texts.map((text) => nameOfValue(text)).filter((name) => names.includes(name));
}

const nameOfValue = (text: string) =>
  /^\d/.test(text) && /^\d+(?:\.\d+)?$/.test(text) ? text : nameOf(text);
