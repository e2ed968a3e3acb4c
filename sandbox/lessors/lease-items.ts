/** Canceled, delivered and returned items of a lease. */
import { type RecordCart, type RecordLine } from "./lease-record";

export interface LeasedItem {
  readonly sku: string;
  readonly quantity: number;
}

/** Units of a line that can still be canceled, delivered or returned. */
const REMAINING = {
  cancelled: (line: RecordLine) => line.ordered - line.cancelled - line.delivered,
  delivered: (line: RecordLine) => line.ordered - line.cancelled - line.delivered,
  returned: (line: RecordLine) => line.delivered - line.returned,
} as const;

/** @returns the updated lines, or null if an item is missing or has too few units */
export function applyItems(
  cart: RecordCart | null,
  items: readonly LeasedItem[],
  what: keyof typeof REMAINING,
): RecordLine[] | null {
  const lines = [...(cart?.lines ?? [])];
  for (const { sku, quantity } of items) {
    const at = lines.findIndex((line) => line.sku === sku);
    const line = lines[at];
    if (!line || quantity < 1 || REMAINING[what](line) < quantity) return null;
    lines[at] = { ...line, [what]: line[what] + quantity };
  }
  return items.length > 0 ? lines : null;
}
