/**
 * Where a visit came from: the fixed set of stored parameters (ATTRIBUTION-1). The inline script includes
 * this file.
 */

/** Each parameter and the lifetime of its cookie in days (ATTRIBUTION-2). */
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
/** Short names in partners' links. The full name wins over its short name. */
export const ATTRIBUTION_ALIASES: Readonly<Record<string, string>> = { aid: "act", sid: "s", clickHash: "h" };
/** Lifetime of the first touch in days (ATTRIBUTION-9). */
export const FIRST_TOUCH_DAYS = 30;
/** Maximum stored length of a value, in characters. */
export const ATTRIBUTION_LENGTH = 512;

/** A page view after a longer pause starts a new visit; ms. */
export const VISIT_REST_MS = 1_800_000;

export type AttributionParameter = keyof typeof ATTRIBUTION_DAYS;
export type Attribution = Partial<Record<AttributionParameter, string>>;

/** The browser's current visit. */
export interface StoredVisit {
  /** A UUID. */
  readonly id: string;
  /** Time of the last page view, in ms. */
  readonly at: number;
  /** First touch with at least one parameter, and its time in ms. */
  readonly first?: Attribution & { readonly at: number };
}

/** Replaces short names by full names; a full name wins (ATTRIBUTION-1). */
export function longNames(
  values: Readonly<Partial<Record<string, string>>>,
): Readonly<Partial<Record<string, string>>> {
  const short = Object.entries(ATTRIBUTION_ALIASES).map(([name, alias]) => [
    name,
    values[name] || values[alias],
  ]);
  return { ...values, ...(Object.fromEntries(short) as Partial<Record<string, string>>) };
}

/**
 * Known parameters only, without control characters and cut to the stored length. Empty values are dropped.
 */
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

/** The part of a touch that staff see; null for an empty touch. */
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

/** A touch in one line: the three source values as written elsewhere, plus the affiliate. */
export function touchInWords(touch: Partial<ReturnType<typeof toTouch>> | undefined): string | null {
  const { utmSource, utmMedium, utmCampaign, affiliateId, subAffiliateId } = { ...touch };
  const parts = [
    utmSource,
    utmMedium,
    utmCampaign,
    affiliateId && `affiliate ${affiliateId}`,
    subAffiliateId,
  ];
  return parts.filter(Boolean).join(" / ") || null;
}
