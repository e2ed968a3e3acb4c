/** A lease after some of its items leave. Pure. */
import type { LeaseState } from "#contract/leases/statuses";
import { isRemoved, type ItemStatus } from "#contract/orders/item-statuses";

/** Notices to the lessor: the shop confirmed the order, then changes of its items. */
export type NoticeKind = "CONFIRMED" | "DELIVERED" | "CANCELLED" | "RETURNED";

export interface LeasedLine {
  readonly id: string;
  readonly priceCents: number;
  readonly quantity: number;
  readonly status: ItemStatus;
}

/**
 * Removes items from a lease at their price, as lessors count. Without items the lease ends, including its
 * tax and shipping (LEASE-29). An ended lease keeps its last amount, and counts as returned when any item had
 * been delivered, even if not yet reported.
 * @param lines lines of the order before the change
 */
export function leaseWithout(
  lease: { readonly state: LeaseState; readonly cents: number; readonly delivered: readonly string[] },
  lines: readonly LeasedLine[],
  itemIds: readonly string[],
): { readonly cents: number; readonly state: LeaseState } {
  const leaving = lines.filter(({ id }) => itemIds.includes(id));
  const isAny = lines.some(({ id, status }) => !itemIds.includes(id) && !isRemoved(status));
  const cents =
    lease.cents - leaving.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  if (isAny && cents > 0) return { cents, state: lease.state };
  return { cents: lease.cents, state: lease.delivered.length > 0 ? "RETURNED" : "RELEASED" };
}
