/** A supplier order in the sandbox, and its automatic progress. */

/** Status names in the supplier's spelling. */
export type SupplierWord =
  | "Order Received"
  | "In Progress"
  | "Backordered"
  | "Delayed"
  | "Shipped"
  | "Out for Delivery"
  | "Ready for Pickup"
  | "Delivered"
  | "Picked Up"
  | "Canceled"
  | "Item Returned";

export interface SupplierItem {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly word: SupplierWord;
  readonly trackingNumber: string | null;
  /** YYYY-MM-DD */
  readonly expectedOn: string;
}

export interface SupplierRecord {
  /** BBY01- followed by a number. */
  readonly id: string;
  /** The shop's idempotency key: the same key places a single order. */
  readonly givenId: string;
  /** Displayed order number in the shop. */
  readonly orderNumber: string;
  readonly isPickup: boolean;
  readonly items: readonly SupplierItem[];
  /** ISO 8601. */
  readonly placedAt: string;
  /** True once a tester has changed the status, which stops automatic progress. */
  readonly isByHand: boolean;
}

/** Outcomes selected by the second address line; other orders ship as placed. */
export const MAGIC_LINES = {
  "OUT OF STOCK": "refuses the first item as out of stock, once",
  BACKORDER: "accepts everything and backorders it for two weeks",
  DELAY: "accepts everything and delays it by a week",
  "LOST ANSWER": "accepts the order, but its first response is lost",
} as const;
export type MagicLine = keyof typeof MAGIC_LINES;

const TOO_LATE: readonly SupplierWord[] = [
  "Shipped",
  "Out for Delivery",
  "Delivered",
  "Picked Up",
  "Item Returned",
];

export function isTooLate({ word }: SupplierItem): boolean {
  return TOO_LATE.includes(word);
}

export function dayAfter(from: Date, days: number): string {
  return new Date(+from + days * 86_400_000).toISOString().slice(0, 10);
}

/** The item with a new status; shipped items get a tracking number. */
export function withWord(item: SupplierItem, word: SupplierWord): SupplierItem {
  const isSent = word === "Shipped" || word === "Out for Delivery";
  const trackingNumber =
    item.trackingNumber ?? (isSent ? `1Z${item.id.replace(/-/g, "").slice(0, 14).toUpperCase()}` : null);
  return { ...item, word, trackingNumber };
}

/** Automatic progress: shipped after one step and delivered after two; late items need two more. */
export function wordsAfter(record: SupplierRecord, now: Date, stepSeconds: number | null): SupplierRecord {
  if (stepSeconds === null || record.isByHand) return record;
  const steps = Math.floor((+now - Date.parse(record.placedAt)) / (stepSeconds * 1_000));
  const items = record.items.map((item) => {
    if (item.word === "Canceled" || item.word === "Delivered") return item;
    const isLate = item.word === "Backordered" || item.word === "Delayed";
    const own = isLate ? steps - 2 : steps;
    if (own < 1) return item;
    if (record.isPickup) return withWord(item, "Ready for Pickup");
    return withWord(item, own === 1 ? "Shipped" : "Delivered");
  });
  return { ...record, items };
}
