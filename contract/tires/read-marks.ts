/** The second part of a size: load range, plies, service description and marks, in whatever order a feed has them. */
import { isLoadLetter, type LoadRange } from "./load-ranges";
import { isSpeedRating } from "./speed-ratings";
import { isTruckRim, type TireSize } from "./tire-size";

/** "121/118S", "91V", "(102Y)", "109", "V" apart from its index is read with it. */
const SERVICE = /^\(?(\d{2,3})(?:\/(\d{2,3}))?([A-Y]\d?)?\)?$/;
const EXTRA_LOAD = new Set(["XL", "EL", "RF", "REINF", "REINFORCED", "EXTRALOAD"]);
const OTHER_LOADS: Readonly<Record<string, LoadRange>> = { SL: "SL", LL: "LL", HL: "HL" };
const RUN_FLAT = new Set(
  "RFT ROF EMT DSST ZP ZPS XRP SSR RSC MOE HRS R-F RUNFLAT RUN-FLAT RUNONFLAT".split(" "),
);
/** Marks of car makers, of seasons, of sidewalls and of tubes: they bar no other car and change no measure. */
const KNOWN_MARKS = new Set(
  "M+S M/S MS 3PMSF * ** *** MO MO1 MO-S AO AOE RO1 RO2 N0 N1 N2 N3 N4 N5 N6 NA0 NA1 NF0 T0 T1 T2 J LR JLR VOL K1 K2 GOE GM TPC ACO BSW BW BLK OWL ORWL RWL RBL VSB WSW WW NWW TL TT TUBELESS".split(
    " ",
  ),
);
const TREAD_CODE = /^([LGEC])-?(\d[AST]?)$/;
const PLIES = /^(\d{1,2}) ?(?:PR|PLY|P\.R\.)$/;

interface Marked {
  readonly size: TireSize;
  /** From the first mark on that is not known. */
  readonly rest: string;
}

/** @param behind folded, what stands behind the rim */
export function readMarks(dimensions: TireSize, behind: string): Marked {
  let size = dimensions;
  const words = wordsOf(behind);
  for (let at = 0; at < words.length; at += 1) {
    const read = readMark(size, words[at]!, words[at + 1]);
    if (!read) return { size, rest: words.slice(at).join(" ") };
    size = { ...size, ...read.change };
    at += read.words - 1;
  }
  return { size, rest: "" };
}

/** Slashes part words unless figures are on both sides: "/E 121/118S" has the words E and 121/118S. */
function wordsOf(text: string): string[] {
  return text
    .replace(/(?<!\d)\/|\/(?!\d)(?!S(?![A-Z]))/g, " ")
    .replace(/\bLOAD RANGE\b|\bLOAD-RANGE\b|\bL\.R\.|\bLR[ -]?(?=[A-N](?![A-Z\d]))/g, " LR ")
    .replace(/\bEXTRA LOAD\b/g, "XL")
    .replace(/\bRUN[ -]?(?:ON)?[ -]?FLAT\b/g, "RUNFLAT")
    .replace(/(\d) (PR|PLY)\b/g, "$1$2")
    .replace(/[,;|]/g, " ")
    .split(" ")
    .filter((word) => word !== "" && word !== "-");
}

interface Mark {
  readonly change: Partial<TireSize>;
  readonly words: number;
}

const mark = (change: Partial<TireSize>, words = 1): Mark => ({ change, words });

function readMark(size: TireSize, word: string, next: string | undefined): Mark | null {
  if (word === "LR" && next !== undefined && isLoadLetter(next)) return mark({ loadRange: next }, 2);
  if (EXTRA_LOAD.has(word)) return mark({ loadRange: "XL" });
  if (Object.hasOwn(OTHER_LOADS, word)) return mark({ loadRange: OTHER_LOADS[word]! });
  if (RUN_FLAT.has(word)) return mark(size.runFlat ? { marks: [...size.marks, word] } : { runFlat: word });
  const [, plies] = PLIES.exec(word) ?? [];
  if (plies !== undefined) return mark({ plyRating: Number(plies) });
  const service = readService(size, word, next);
  if (service) return service;
  if (isLoadLetter(word) && hasLoadRanges(size)) return mark({ loadRange: word });
  // A lone H or V behind a plain metric size: the index is missing.
  if (isSpeedRating(word) && word.length === 1 && size.service === null && size.notation === "metric")
    return mark({
      service: { loadIndex: null, dualLoadIndex: null, speedRating: word, isAboveRating: false },
    });
  const [, kind, number] = TREAD_CODE.exec(word) ?? [];
  if (kind !== undefined && size.notation === "inch") return mark({ treadCode: `${kind}-${number}` });
  if (KNOWN_MARKS.has(word))
    return mark({ marks: [...size.marks, word === "MS" || word === "M/S" ? "M+S" : word] });
  return null;
}

function readService(size: TireSize, word: string, next: string | undefined): Mark | null {
  const [, index, dual, rating] = SERVICE.exec(word) ?? [];
  if (index === undefined || size.service?.loadIndex != null) return null;
  const isApart = rating === undefined && next !== undefined && next.length === 1 && isSpeedRating(next);
  const speed = isApart ? next : rating;
  if (speed !== undefined && !isSpeedRating(speed)) return null;
  const loadIndex = Number(index);
  if (loadIndex < 40 || loadIndex > 210) return null;
  return mark(
    {
      service: {
        loadIndex,
        dualLoadIndex: dual === undefined ? null : Number(dual),
        speedRating: speed ?? size.service?.speedRating ?? null,
        isAboveRating: word.startsWith("("),
      },
    },
    isApart ? 2 : 1,
  );
}

/** Passenger sizes have none, so that a letter behind them is a speed. */
function hasLoadRanges({ prefix, notation, isLightTruck, rimDiameterInches }: TireSize): boolean {
  return (
    prefix === "LT" ||
    prefix === "ST" ||
    notation !== "metric" ||
    isLightTruck ||
    isTruckRim(rimDiameterInches)
  );
}
