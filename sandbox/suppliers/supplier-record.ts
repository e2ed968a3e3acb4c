/** The supplier sandbox's record of an order, and how it progresses. */

/** In the supplier's own spelling. */
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
  /** BBY01- and a number. */
  readonly id: string;
  /** The shop's key: the same one orders once. */
  readonly givenId: string;
  /** The number people read in the shop. */
  readonly orderNumber: string;
  readonly isPickup: boolean;
  readonly items: readonly SupplierItem[];
  /** ISO 8601. */
  readonly placedAt: string;
  /** A tester moves it: it no longer progresses by time. */
  readonly isByHand: boolean;
}

/** Outcomes chosen by the second address line; an order without one of them ships as placed. */
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

/** The item as it is with a new word; what leaves has a tracking number. */
export function withWord(item: SupplierItem, word: SupplierWord): SupplierItem {
  const isSent = word === "Shipped" || word === "Out for Delivery";
  const trackingNumber =
    item.trackingNumber ?? (isSent ? `1Z${item.id.replace(/-/g, "").slice(0, 14).toUpperCase()}` : null);
  return { ...item, word, trackingNumber };
}

/** Nobody touched it: it is on its way after one step, and there after two; what is late takes two steps more. */
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
