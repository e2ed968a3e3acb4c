/**
 * The network that tracks affiliate clicks (ATTRIBUTION-5, AFFILIATE-7): its configuration and wire format.
 */

export const AFFILIATE_NETWORK = {
  /** Comment in .env.example that explains the setting to an operator. */
  about: "The affiliate network, which receives clicks and commissions.",
  address: "AFFILIATE_TRACKER_URL",
  keys: { accountId: "AFFILIATE_TRACKER_ACCOUNT", secret: "AFFILIATE_TRACKER_SECRET" },
  /** Keys of the sandbox only. */
  doubleKeys: { accountId: "shop", secret: "sandbox-tracker-secret" },
} as const;

/** Program and offer of a click whose link names none. */
export const DEFAULT_OFFER = { p: "2", o: "2" } as const;

/** Sent for a client without an IPv4 address (ATTRIBUTION-4). */
export const NO_ADDRESS = "{ip}";

/** Postback signature: t=<Unix seconds>,k=<account>,v1=<HMAC-SHA256 of "t.body" in hex>. */
export const SIGNATURE_HEADER = "x-shop-signature";

/** A postback reports one ledger entry. */
export interface Postback {
  /** Idempotency key: the same entry always has the same id. */
  readonly id: string;
  /** conversion: earns a commission. adjustment: raises or lowers an earlier commission. */
  readonly kind: "conversion" | "adjustment" | "reversal";
  readonly event: "application" | "sale" | "lease";
  /** The conversion to adjust or reverse. */
  readonly conversionId: string | null;
  readonly clickId: string | null;
  readonly aid: string;
  readonly sid: string | null;
  /** Order or application number, as the shop writes it. */
  readonly reference: string;
  readonly currency: "USD";
  /** Current commission base in cents. */
  readonly net: number;
  /** Change of the commission in cents; a negative value lowers the commission. */
  readonly commission: number;
  /** ISO 8601. */
  readonly at: string;
}
