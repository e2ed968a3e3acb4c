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
/** Days in which the first touch counts (ATTRIBUTION-9). */
export const FIRST_TOUCH_DAYS = 30;
/** Characters of a value that are kept. */
export const ATTRIBUTION_LENGTH = 512;

/** A page after a longer rest begins a new visit, in ms. */
export const VISIT_REST_MS = 1_800_000;

export type AttributionParameter = keyof typeof ATTRIBUTION_DAYS;
export type Attribution = Partial<Record<AttributionParameter, string>>;

/** The visit a browser is in. */
export interface StoredVisit {
  /** A UUID. */
  readonly id: string;
  /** When its last page was opened, in ms. */
  readonly at: number;
  /** What the first address said that said anything, and when that was, in ms. */
  readonly first?: Attribution & { readonly at: number };
}

/** The same with the full names of short ones; a full name goes first (ATTRIBUTION-1). */
export function longNames(
  values: Readonly<Partial<Record<string, string>>>,
): Readonly<Partial<Record<string, string>>> {
  const short = Object.entries(ATTRIBUTION_ALIASES).map(([name, alias]) => [
    name,
    values[name] || values[alias],
  ]);
  return { ...values, ...(Object.fromEntries(short) as Partial<Record<string, string>>) };
}

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

/** The part of a touch that staff read; null when it says nothing. */
export function toTouch(touch: Readonly<Partial<Record<string, string>>> | null) {
  if (!touch || Object.keys(touch).length === 0) return null;
  return {
    utmSource: touch["utm_source"] ?? null,
    utmMedium: touch["utm_medium"] ?? null,
    utmCampaign: touch["utm_campaign"] ?? null,
    affiliateId: touch["aid"] ?? null,
    subAffiliateId: touch["sid"] ?? null,
  };
}

/** That part in one line, as the three words of a source are written elsewhere; the affiliate with it. */
export function touchInWords(touch: Partial<ReturnType<typeof toTouch>> | undefined): string | null {
  const { utmSource, utmMedium, utmCampaign, affiliateId, subAffiliateId } = { ...touch };
  const said = [utmSource, utmMedium, utmCampaign, affiliateId && `affiliate ${affiliateId}`, subAffiliateId];
  return said.filter(Boolean).join(" / ") || null;
}
