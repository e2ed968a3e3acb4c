/** The size of a tire as fitment tables write it: 225/65R17 102H, P265/70R17, LT275/70R18/E, 35X12.50R17LT, 11R22.5. */
import { RejectedRecord } from "../cleaning/read-values";

export interface ReadSize {
  /** As it was written, without what follows the size: 225/65R17, P265/70R17, 245/40ZR20. */
  readonly size: string;
  /** Without P and Z, which share a page with the size: 225-65r17. */
  readonly sizeKey: string;
  readonly rimIn: number;
  readonly minLoadIndex?: number;
  readonly loadRange?: string;
  readonly minSpeedRating?: string;
}

const METRIC = /^(P|LT|ST)? ?(\d{3})\/ ?(\d{2}) ?(Z?R|D|B|-) ?(\d{2}(?:\.5)?)(C)?(?=[ /(]|$)/;
const FLOTATION = /^(\d{2}(?:\.\d{1,2})?) ?X ?(\d{1,2}\.\d{1,2}) ?(R|-) ?(\d{2}(?:\.5)?) ?(LT)?(?=[ /(]|$)/;
const TRUCK = /^(\d{1,2}(?:\.\d{2})?) ?(R|-) ?(\d{2}(?:\.5)?)(?=[ /(]|$)/;
const SERVICE = /(?:^|[ /(])(\d{2,3})(?:\/\d{2,3})? ?([A-HJ-NP-Y])(?=[ )]|$)/;
const RANGE = /^ ?(?:\/|LR |LOAD RANGE )?([A-HJLMN])(?= |$)/;

/** @throws RejectedRecord */
export function readSize(text: string): ReadSize {
  const plain = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/×/g, "X")
    .replace(/\s+/g, " ")
    .trim();
  for (const { pattern, read } of FORMS) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const { size, rimIn } = read(found);
    return { size, sizeKey: keyOf(size), rimIn, ...readService(plain.slice(found[0].length)) };
  }
  throw new RejectedRecord(`"${text.slice(0, 40)}" is no tire size`, "size");
}

const FORMS: readonly {
  readonly pattern: RegExp;
  read(found: RegExpExecArray): { readonly size: string; readonly rimIn: number };
}[] = [
  {
    pattern: METRIC,
    read: ([, prefix = "", width, ratio, built, rim, van = ""]) => ({
      size: `${prefix}${width}/${ratio}${built}${rim}${van}`,
      rimIn: Number(rim),
    }),
  },
  {
    pattern: FLOTATION,
    read: ([, diameter, width, built, rim, truck = ""]) => ({
      size: `${diameter}X${Number(width).toFixed(2)}${built}${rim}${truck}`,
      rimIn: Number(rim),
    }),
  },
  {
    pattern: TRUCK,
    read: ([, width, built, rim]) => ({ size: `${width}${built}${rim}`, rimIn: Number(rim) }),
  },
];

function readService(rest: string): Omit<ReadSize, "size" | "sizeKey" | "rimIn"> {
  const [, index, speed] = SERVICE.exec(rest) ?? [];
  const [, range] = RANGE.exec(rest) ?? [];
  return {
    ...(index === undefined ? {} : { minLoadIndex: Number(index), minSpeedRating: speed }),
    ...(range === undefined ? {} : { loadRange: range }),
  };
}

function keyOf(size: string): string {
  return size
    .replace(/^P/, "")
    .replace("ZR", "R")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
}
