/** Second part of a size: load range, plies, service description and marks, in any order. */
import { isLoadLetter, type LoadRange } from "./load-ranges";
import { loadOfIndexKg } from "./load-index";
import { isSpeedRating } from "./speed-ratings";
import { isTruckRim, type TireSize } from "./tire-size";
import type { SizeRefusal } from "./tire-size-reasons";

/** "121/118S", "91V", "(102Y)", "96(Y)", "109"; a separate rating "V" is joined to its index. */
const SERVICE = /^\(?(\d{2,3})(?:\/(\d{2,3}))?(?:\(?([A-Y]\d?)\)?|\))?$/;
/** Rating repeated on both ends, as in some feeds: V107V. */
const DOUBLED_RATING = /^([B-HJ-NP-WY])(\d{2,3}\1)$/;
const EXTRA_LOAD = new Set(["XL", "EL", "RF", "REINF", "REINFORCED"]);
const OTHER_LOADS: Readonly<Record<string, LoadRange>> = { SL: "SL", LL: "LL", HL: "HL" };
const RUN_FLAT = new Set(
  "RFT ROF EMT DSST SST ZP ZPS XRP SSR RSC MOE HRS BSR R-F RUNFLAT RUN-FLAT RUNONFLAT".split(" "),
);
/** Marks of car makers, seasons, sidewalls and tubes: they restrict no car and change no measure. */
const KNOWN_MARKS = new Set(
  (
    "M+S 3PMSF * ** *** MO MO1 MO2 MO-S AO AO1 AO2 AOE RO1 RO2 N0 N1 N2 N3 N4 N5 N6 NA0 NA1 NB0 NC0 ND0 NE0 NF0 T0 T1 T2 TO J LR " +
    "JLR VOL K1 K2 MC MGT ALP GOE GM TPC ACO SEAL ELT NCS PNCS NST BSW BW BLK OWL ORWL ROWL RWL RBL OBL VSB SBL WSW WW NWW TL TT " +
    "TUBELESS"
  ).split(" "),
);
const TREAD_CODE = /^(IND|[CEGL])-?(\d[AST]?)$/;
const PLIES = /^(\d{1,2})-?(?:PR|PLY|P\.R\.)$/;
/** Load ranges that are also truck speed ratings. */
const RATED_LETTERS = new Set(["J", "L", "M", "N"]);
/** Wider metric tires have tread codes: they are for loaders. */
const MAX_ROAD_MM = 400;

export interface MarkedSize {
  readonly size: TireSize;
  /** Text from the first unknown mark on. */
  readonly rest: string;
  /** Why the rest was not parsed; null if there is no rest. */
  readonly reason: SizeRefusal | null;
}

/** @param behind folded text after the rim */
export function readMarks(dimensions: TireSize, behind: string): MarkedSize {
  let size = dimensions;
  const words = wordsOf(behind);
  for (let at = 0; at < words.length; at += 1) {
    const read = readMark(size, words.slice(at));
    if (typeof read === "string") return { size, rest: words.slice(at).join(" "), reason: read };
    size = { ...size, ...read.change };
    at += read.words - 1;
  }
  return { size, rest: "", reason: null };
}

/** Slashes separate words unless both sides are digits: "/E 121/118S" has the words E and 121/118S. */
function wordsOf(text: string): string[] {
  return (
    text
      .replace(/\bM ?[/&+] ?S\b|\bMS\b/g, "M+S")
      // Plies before or after their letter, E/10 and 10/E; loads attached to an index, 101VXL and XL101V.
      .replace(/(?<![A-Z\d])([A-HJLMN])\/(\d{1,2})(?= |$)/g, "$1 $2PR")
      .replace(/(?<![A-Z\d/])(\d{1,2})\/([A-HJLMN])(?= |$)/g, "$1PR $2")
      .replace(/(\d[A-Y])(XL|SL|LL|RF)\b/g, "$1 $2")
      .replace(/\b(XL|SL|LL)(?=\d)/g, "$1 ")
      .replace(/\bN-(?=\d\b)/g, "N")
      .replace(/(?<!\d)\/|\/(?!\d)/g, " ")
      .replace(/\bLOAD RANGE\b|\bLOAD-RANGE\b|\bL\.R\.|\bLR[ -]?(?=[A-N](?![A-Z\d]))/g, " LR ")
      .replace(/\bEXTRA LOAD\b/g, "XL")
      .replace(/\bRUN[ -]?(?:ON)?[ -]?FLAT\b/g, "RUNFLAT")
      .replace(/\bPLY RAT(?:ING|ED)\b/g, "PLY")
      .replace(/(\d) (PR|PLY)\b/g, "$1$2")
      .replace(/(?<![\w-])([1-3]) ?(?=\*)|([1-3]) STARS?\b/g, (_, before?: string, named?: string) =>
        "*".repeat(Number(before ?? named) - (before ? 1 : 0)),
      )
      .replace(/[,;|]/g, " ")
      .split(" ")
      .filter((word) => word !== "" && word !== "-")
  );
}

interface Mark {
  readonly change: Partial<TireSize>;
  readonly words: number;
}

const mark = (change: Partial<TireSize>, words = 1): Mark => ({ change, words });

function readMark(size: TireSize, words: readonly string[]): Mark | SizeRefusal {
  const [word = "", next] = words;
  if (word === "LR" && next !== undefined && isLoadLetter(next)) return rangeOf(size, next, 2);
  if (EXTRA_LOAD.has(word)) return rangeOf(size, "XL");
  if (Object.hasOwn(OTHER_LOADS, word)) return rangeOf(size, OTHER_LOADS[word]!);
  if (RUN_FLAT.has(word)) return mark(size.runFlat ? added(size, word) : { runFlat: word });
  const [, plies] = PLIES.exec(word) ?? [];
  if (plies !== undefined)
    return size.plyRating !== null && size.plyRating !== Number(plies)
      ? "CONTRADICTION"
      : mark({ plyRating: Number(plies) });
  const service = readService(size, words);
  if (service) return service;
  if (/^[A-Z]$/.test(word)) return readLetter(size, word);
  const [, kind, number] = TREAD_CODE.exec(word) ?? [];
  if (kind !== undefined && isOffRoad(size)) {
    const code = `${kind}-${number}`;
    // A tire for two uses has two codes: E-3/L-3.
    return mark({ treadCode: size.treadCode === null ? code : `${size.treadCode}/${code}` });
  }
  return KNOWN_MARKS.has(word) ? mark(added(size, word)) : "UNKNOWN_MARK";
}

const added = ({ marks }: TireSize, word: string) => ({ marks: [...marks, word] });

const isOffRoad = ({ notation, sectionWidthMm }: TireSize) =>
  notation === "inch" || (sectionWidthMm !== null && sectionWidthMm > MAX_ROAD_MM);

/** If both a letter and a passenger load occur, the load is a mark. */
function rangeOf(size: TireSize, range: LoadRange, words = 1): Mark | SizeRefusal {
  const old = size.loadRange;
  if (old === null || old === range) return mark({ loadRange: range }, words);
  if (isLoadLetter(old) === isLoadLetter(range)) return "CONTRADICTION";
  return isLoadLetter(range)
    ? mark({ loadRange: range, ...added(size, old) }, words)
    : mark(added(size, range), words);
}

/** A single letter: a load range after truck and trailer sizes, a rating without index after car sizes. */
function readLetter(size: TireSize, letter: string): Mark | SizeRefusal {
  const { service, notation, prefix } = size;
  if (isLoadLetter(letter) && hasLoadRanges(size)) return rangeOf(size, letter);
  if (letter === "J") return mark({ marks: ["J", ...size.marks] });
  if (letter === "C" && prefix === null && !size.isVan) return mark({ isVan: true });
  // No car rating is below 100 km/h: 235/85R16 E lacks its LT.
  if (/[A-G]/.test(letter) && isLoadLetter(letter)) return rangeOf(size, letter);
  if (!isSpeedRating(letter) || notation !== "metric") return "UNKNOWN_MARK";
  if (service?.speedRating) return service.speedRating === letter ? mark({}) : "CONTRADICTION";
  return mark({
    service: {
      loadIndex: service?.loadIndex ?? null,
      dualLoadIndex: service?.dualLoadIndex ?? null,
      speedRating: letter,
      isAboveRating: false,
    },
  });
}

function readService(size: TireSize, words: readonly string[]): Mark | SizeRefusal | null {
  const [word = "", next] = words;
  const { service } = size;
  if (word === "(Y)" && !service?.speedRating)
    return mark({
      service: {
        loadIndex: service?.loadIndex ?? null,
        dualLoadIndex: service?.dualLoadIndex ?? null,
        speedRating: "Y",
        isAboveRating: true,
      },
    });
  const text = word.replace(DOUBLED_RATING, "$2");
  const [, index, dual, rating] = SERVICE.exec(text) ?? [];
  if (index === undefined || (rating !== undefined && !isSpeedRating(rating))) return null;
  if ([index, dual].some((load) => load !== undefined && loadOfIndexKg(Number(load)) === null)) return null;
  if (service && service.loadIndex !== null) return readSecond(size, service, text, index, rating);
  const apart = rating === undefined ? apartOf(size, words) : null;
  if (apart === "TWO_READINGS") return apart;
  const speed = rating ?? apart ?? service?.speedRating ?? null;
  if (service?.speedRating && speed !== service.speedRating) return "CONTRADICTION";
  return mark(
    {
      service: {
        loadIndex: Number(index),
        dualLoadIndex: dual === undefined ? null : Number(dual),
        speedRating: speed as "Y" | null,
        isAboveRating: (rating === "Y" && text.endsWith("Y)")) || (service?.isAboveRating ?? false),
      },
    },
    apart === null ? 1 : next === undefined ? 1 : 2,
  );
}

/** A second service description in parentheses, "160K (158L)", is stored as a mark. */
function readSecond(
  size: TireSize,
  service: NonNullable<TireSize["service"]>,
  text: string,
  index: string,
  rating: string | undefined,
): Mark | SizeRefusal {
  if (/^\(.*\)$/.test(text)) return mark(added(size, text));
  const isSame = service.loadIndex === Number(index) && (rating ?? null) === service.speedRating;
  return isSame ? mark({}) : "CONTRADICTION";
}

/** The rating written apart from the index before it; null if the letter may be a load range. */
function apartOf(size: TireSize, [, next, ...behind]: readonly string[]): string | null {
  if (next === undefined || next.length !== 1 || !isSpeedRating(next)) return null;
  if (!hasLoadRanges(size) || !isLoadLetter(next)) return /[A-GJ]/.test(next) ? null : next;
  const isStrengthKnown =
    size.loadRange !== null ||
    size.plyRating !== null ||
    behind.some((word, at) => PLIES.test(word) || (word === "LR" && isLoadLetter(behind[at + 1] ?? "")));
  if (isStrengthKnown) return next;
  if (!RATED_LETTERS.has(next)) return null;
  const isTruck = size.notation === "inch" || isTruckRim(size.rimDiameterInches);
  return isTruck && !size.isLightTruck ? "TWO_READINGS" : next;
}

/** Passenger sizes have no load ranges, so a letter after them is a speed rating. */
function hasLoadRanges({ prefix, notation, isLightTruck, rimDiameterInches }: TireSize): boolean {
  return (
    prefix === "LT" ||
    prefix === "ST" ||
    notation !== "metric" ||
    isLightTruck ||
    isTruckRim(rimDiameterInches)
  );
}
