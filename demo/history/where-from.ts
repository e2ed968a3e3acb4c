/**
 * Traffic sources of a history. Sources and affiliate terms differ in every field: identical ones would hide
 * mixed-up figures.
 */
import type { Attribution } from "#contract/analytics/attribution";
import type { CommissionTerms } from "../../server/affiliates/ledger/commission.rules";
import { luck } from "./luck";

interface Source {
  /** Share of 100 visits without an affiliate. */
  readonly visits: number;
  /** Source of a visit (VISIT-3). */
  readonly visitSource: readonly [source: string, medium: string, campaign: string];
  /** Share of 100 orders without an affiliate. */
  readonly orders: number;
  /**
   * Attribution stored with the order. The referrer is not stored, so organic search orders count as direct.
   */
  readonly attribution: Attribution;
}

const cpc = (campaign: string): Pick<Source, "visitSource" | "attribution"> => ({
  visitSource: ["google", "cpc", campaign],
  attribution: {
    utm_source: "google",
    utm_medium: "cpc",
    utm_campaign: campaign,
    gclid: `history-${campaign.replaceAll(" ", "-")}`,
  },
});

export const SOURCES: readonly Source[] = [
  { visits: 34, visitSource: ["google", "organic", ""], orders: 0, attribution: {} },
  { visits: 18, visitSource: ["direct", "none", ""], orders: 49, attribution: {} },
  { visits: 9, ...cpc("laptop weekly payments"), orders: 14 },
  { visits: 8, ...cpc("winter"), orders: 9 },
  { visits: 6, ...cpc("washer no credit"), orders: 8 },
  { visits: 3, ...cpc("gaming pc lease"), orders: 5 },
  { visits: 14, visitSource: ["facebook", "social", ""], orders: 6, attribution: { fbclid: "history" } },
  {
    visits: 8,
    visitSource: ["letter", "email", "spring"],
    orders: 9,
    attribution: { utm_source: "letter", utm_medium: "email", utm_campaign: "spring" },
  },
];

/** One visit in this many comes from an affiliate, and likewise for orders. */
export const ONE_VISIT_BY_AFFILIATE = 6;
const ONE_ORDER_BY_AFFILIATE = 3;

export interface HistoryAffiliate {
  readonly code: string;
  readonly name: string;
  readonly subAffiliates: readonly { readonly code: string; readonly name: string }[];
  readonly terms: CommissionTerms;
}

/** Most productive first. */
export const AFFILIATES: readonly HistoryAffiliate[] = [
  "Deal Harbor",
  "Weekly Pay Guide",
  "Gadget Ledger",
  "Rent or Buy",
  "Thrifty Circuit",
  "Laptop Scout",
  "Home Appliance Notes",
  "Second Payday",
  "Coupon Lantern",
  "The Lease Reader",
  "Console Corner",
  "Campus Tech",
  "Washer and Dryer Weekly",
  "Bright Screens",
  "Budget Builder",
  "Sound and Vision Club",
  "Phone Finder",
  "New Mover Mail",
  "Smart Home Sunday",
  "Refurb Radar",
].map((name, position) => ({
  code: name.toLowerCase().replaceAll(" ", "-"),
  name,
  subAffiliates:
    position % 4 === 0
      ? [
          { code: "newsletter", name: "Newsletter" },
          { code: "video", name: "Video channel" },
        ]
      : [],
  terms: {
    perApplicationCents: [0, 500, 1_200][position % 3]!,
    perOrderCents: [0, 0, 1_500, 400][position % 4]!,
    percentHundredths: [500, 750, 300, 0, 625][position % 5]! || (position % 4 < 2 ? 450 : 0),
    maxPerOrderCents: position % 3 === 1 ? 6_000 : null,
    maxPerMonthCents: null,
  },
}));

/** Attribution of the order at a position. */
export function attributionAt(position: number): Attribution {
  if (luck(position, 12) * ONE_ORDER_BY_AFFILIATE < 1) {
    const { code, subAffiliates } = AFFILIATES[Math.floor(AFFILIATES.length * luck(position, 13) ** 2)]!;
    const [sub] = subAffiliates.slice(luck(position, 31) < 0.5 ? 0 : 1);
    return { aid: code, ...(sub && { sid: sub.code }) };
  }
  let remaining = luck(position, 30) * 100;
  return SOURCES.find(({ orders }) => (remaining -= orders) < 0)?.attribution ?? {};
}
