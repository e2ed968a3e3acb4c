/** State of a postal code (ADDRESS-8): USPS assigns the first three digits by state. */
import { type US_STATES } from "./us-states";

/**
 * First three digits by state; from-to includes everything between, assigned or not. Military codes belong to no
 * state.
 */
const PREFIXES: Readonly<Record<keyof typeof US_STATES, string>> = {
  AL: "350-369",
  AK: "995-999",
  AZ: "850-865",
  AR: "716-729",
  CA: "900-961",
  CO: "800-816",
  CT: "060-069",
  DE: "197-199",
  DC: "200 202-205 569",
  FL: "320-339 341-349",
  GA: "300-319 398-399",
  GU: "969",
  HI: "967-968",
  ID: "832-838",
  IL: "600-629",
  IN: "460-479",
  IA: "500-528",
  KS: "660-679",
  KY: "400-427",
  LA: "700-714",
  ME: "039-049",
  MD: "206-219",
  MA: "010-027 055",
  MI: "480-499",
  MN: "550-567",
  MS: "386-397",
  MO: "630-658",
  MT: "590-599",
  NE: "680-693",
  NV: "889-898",
  NH: "030-038",
  NJ: "070-089",
  NM: "870-884",
  NY: "005 100-149",
  NC: "270-289",
  ND: "580-588",
  OH: "430-459",
  OK: "730-732 734-749",
  OR: "970-979",
  PA: "150-196",
  PR: "006-007 009",
  RI: "028-029",
  SC: "290-299",
  SD: "570-577",
  TN: "370-385",
  TX: "733 750-799 885",
  UT: "840-847",
  VT: "050-054 056-059",
  VA: "201 220-246",
  VI: "008",
  WA: "980-994",
  WV: "247-268",
  WI: "530-549",
  WY: "820-831",
};

/** Places served from a post office in the neighboring state. */
const EXCEPTIONS: Readonly<Record<string, string>> = { "06390": "NY", "83414": "WY" };

/** Codes without a state: armed forces abroad, and Pacific islands within the ranges of Hawaii and Guam. */
const MILITARY = /^(?:09[0-8]|340|96[2-6])/;
const ISLANDS = /^(?:96799|969(?:39|4\d|5\d|60|70))$/;

const STATE_OF_PREFIX: ReadonlyMap<number, string> = new Map(
  Object.entries(PREFIXES).flatMap(([state, ranges]) =>
    ranges.split(" ").flatMap((range) => {
      const [from = 0, to = from] = range.split("-").map(Number);
      return Array.from({ length: to - from + 1 }, (_, at) => [from + at, state] as const);
    }),
  ),
);

/** Area of a postal code. The shop does not ship to the last two (CATALOGUE-20). */
export type PostalArea = { readonly state: string } | "MILITARY" | "ISLANDS";

/**
 * @param postalCode five digits
 * @returns null for an unassigned postal code
 */
export function areaOfPostalCode(postalCode: string): PostalArea | null {
  const state = stateOfPostalCode(postalCode);
  if (state !== null) return { state };
  if (!/^\d{5}$/.test(postalCode)) return null;
  if (MILITARY.test(postalCode)) return "MILITARY";
  return ISLANDS.test(postalCode) ? "ISLANDS" : null;
}

/**
 * @param postalCode five digits
 * @returns the two-letter state; null if no state has the code
 */
export function stateOfPostalCode(postalCode: string): string | null {
  if (!/^\d{5}$/.test(postalCode) || ISLANDS.test(postalCode)) return null;
  return EXCEPTIONS[postalCode] ?? STATE_OF_PREFIX.get(Number(postalCode.slice(0, 3))) ?? null;
}
