/** Items of a lease as they are taken out, arrive and come back. */
import { type RecordCart, type RecordLine } from "./lease-record";

export interface LeasedItem {
  readonly sku: string;
  readonly quantity: number;
}

/** How many of a line can still be cancelled, be delivered or come back. */
const LEFT = {
  cancelled: (line: RecordLine) => line.ordered - line.cancelled - line.delivered,
  delivered: (line: RecordLine) => line.ordered - line.cancelled - line.delivered,
  returned: (line: RecordLine) => line.delivered - line.returned,
} as const;

/** @returns the lines with the items counted in, null when there are none or not so many */
export function takeItems(
  cart: RecordCart | null,
  items: readonly LeasedItem[],
  what: keyof typeof LEFT,
): RecordLine[] | null {
  const lines = [...(cart?.lines ?? [])];
  for (const { sku, quantity } of items) {
    const at = lines.findIndex((line) => line.sku === sku);
    const line = lines[at];
    if (!line || quantity < 1 || LEFT[what](line) < quantity) return null;
    lines[at] = { ...line, [what]: line[what] + quantity };
  }
  return items.length > 0 ? lines : null;
}
