/** Where a visit came from: the fixed set of parameters that is kept (ATTRIBUTION-1). The inline script carries this. */

/** Each parameter, and how many days a cookie keeps it (ATTRIBUTION-2). */
export const ATTRIBUTION_DAYS = {
  utm_source: 3,
  utm_medium: 3,
  utm_campaign: 3,
  acid: 3,
  fbclid: 30,
  gclid: 30,
  aid: 30,
  sid: 30,
  clickHash: 30,
} as const;
/** Short names that partners' links use; the full name wins over its short name. */
export const ATTRIBUTION_ALIASES: Readonly<Record<string, string>> = { aid: "act", sid: "s", clickHash: "h" };
/** Characters of a value that are kept. */
export const ATTRIBUTION_LENGTH = 512;

export type AttributionParameter = keyof typeof ATTRIBUTION_DAYS;
export type Attribution = Partial<Record<AttributionParameter, string>>;

/** Known parameters only, without control characters, cut to what is stored; empty ones are left out. */
export function cleanAttribution(values: Readonly<Partial<Record<string, string | null>>>): Attribution {
  return Object.fromEntries(
    (Object.keys(ATTRIBUTION_DAYS) as AttributionParameter[]).flatMap((name) => {
      const clean = (values[name] ?? "")
        .replace(/\p{Cc}|\p{Cs}/gu, "")
        .trim()
        .slice(0, ATTRIBUTION_LENGTH);
      return clean === "" ? [] : [[name, clean]];
    }),
  );
}
