/** The network that tracks clicks of affiliates (ATTRIBUTION-5, AFFILIATE-7): how it is reached, and its words. */

export const AFFILIATE_NETWORK = {
  /** Comment in .env.example: what it is, and what an operator enters. */
  about: "The affiliate network, which receives clicks and commissions.",
  address: "AFFILIATE_TRACKER_URL",
  keys: { accountId: "AFFILIATE_TRACKER_ACCOUNT", secret: "AFFILIATE_TRACKER_SECRET" },
  /** Keys the sandbox accepts. They open nothing else. */
  doubleKeys: { accountId: "shop", secret: "sandbox-tracker-secret" },
} as const;

/** Programme and offer of a click whose link names none. */
export const DEFAULT_OFFER = { p: "2", o: "2" } as const;

/** What is written where a client has no IPv4 address (ATTRIBUTION-4). */
export const NO_ADDRESS = "{ip}";

/** Signature of a postback: t=<seconds since 1970>,k=<account>,v1=<HMAC-SHA256 of "t.body" in hex>. */
export const SIGNATURE_HEADER = "x-shop-signature";

/** What a postback tells: an entry of our books. */
export interface Postback {
  /** The same for the same entry: it counts once. */
  readonly id: string;
  /** conversion: something earns a commission. adjustment: it earns more or less than told. */
  readonly kind: "conversion" | "adjustment" | "reversal";
  readonly event: "application" | "sale" | "lease";
  /** The conversion that is adjusted or reversed. */
  readonly conversionId: string | null;
  readonly clickId: string | null;
  readonly aid: string;
  readonly sid: string | null;
  /** Number of the order or application, as the shop writes it. */
  readonly reference: string;
  readonly currency: "USD";
  /** Cents the commission is of, as it stands now. */
  readonly net: number;
  /** Cents by which the commission grows; negative: it shrinks. */
  readonly commission: number;
  /** ISO 8601. */
  readonly at: string;
}
