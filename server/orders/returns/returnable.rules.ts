/** Decides which items of an order its customer can return, and why not others (ORDER-51). Pure. */
import { LEASE_USING } from "#contract/leases/statuses";
import { MESSAGES } from "#contract/messages";
import { isAtStage } from "#contract/orders/item-statuses";
import { changeableItems } from "#contract/orders/orders";
import { lastReturnDay } from "#contract/orders/returning/returns";
import { formatCalendarDay, shopDay } from "#contract/time/days";
import type { Pieces } from "../changing/ports/changes.port";
import type { ItemRecord, OrderRecord } from "../reading/order.port";

export interface ReturnableLine {
  readonly item: ItemRecord;
  /** Units that can be returned now. */
  readonly quantity: number;
  /** Last day, YYYY-MM-DD. */
  readonly until: string;
}

/** Item id → units in open returns. */
export type OpenUnits = ReadonlyMap<string, number>;

const { orderReturns: sentences } = MESSAGES;

/** A leased order is returned by its lease's rules (LEASE-75). */
export function isLeased({ lease }: Pick<OrderRecord, "lease">): boolean {
  return lease !== null && LEASE_USING.includes(lease.state);
}

/** Delivered lines within their return time that have units left, in the order's sequence. */
export function returnableLines(order: OrderRecord, open: OpenUnits, now: Date): readonly ReturnableLine[] {
  if (isLeased(order)) return [];
  return order.lines.flatMap((item) => {
    const until = untilOf(order, item);
    const quantity = unitsLeft(item, open);
    return until !== null && until >= shopDay(now) && quantity > 0 ? [{ item, quantity, until }] : [];
  });
}

/** @returns null when all requested units can be returned */
export function refusalOf(
  order: OrderRecord,
  open: OpenUnits,
  requested: readonly Pieces[],
  now: Date,
): string | null {
  if (isLeased(order)) return sentences.leased;
  for (const { itemId, quantity } of requested) {
    const item = order.lines.find(({ id }) => id === itemId);
    const refusal = item ? lineRefusal(order, item, open, quantity, now) : MESSAGES.generic.notFound;
    if (refusal !== null) return refusal;
  }
  return null;
}

function lineRefusal(
  order: OrderRecord,
  item: ItemRecord,
  open: OpenUnits,
  quantity: number,
  now: Date,
): string | null {
  const { name } = item.product;
  const left = unitsLeft(item, open);
  if (item.status === "RETURNED") return sentences.tooMany(name, 0);
  const until = untilOf(order, item);
  if (until === null) return sentences.notDelivered(name);
  if (until < shopDay(now)) return sentences.over(name, formatCalendarDay(until));
  return quantity > left ? sentences.tooMany(name, left) : null;
}

function unitsLeft({ id, quantity, status }: ItemRecord, open: OpenUnits): number {
  return status === "RETURNED" ? 0 : quantity - (open.get(id) ?? 0);
}

/** @returns null for an item that is not delivered, or that the order's status does not let return */
function untilOf(order: OrderRecord, item: ItemRecord): string | null {
  const { status, deliveredAt } = item;
  if (!isAtStage(status, "received") || deliveredAt === null) return null;
  return changeableItems(order, [item], "RETURNED").length > 0 ? lastReturnDay(deliveredAt) : null;
}
