/** The rest of a lease without some of its items. Pure. */
import type { LeaseState } from "#contract/leases/statuses";
import { isGone, type ItemStatus } from "#contract/orders/item-statuses";

/** Notices to the lessor: the shop took on the order, then what happened to its items. */
export type NoticeKind = "CONFIRMED" | "DELIVERED" | "CANCELLED" | "RETURNED";

export interface LeasedLine {
  readonly id: string;
  readonly priceCents: number;
  readonly quantity: number;
  readonly status: ItemStatus;
}

/**
 * Items leave a lease at their price, as lessors count; with the last one it is over, whatever of tax and shipping was in it
 * (LEASE-29). A lease that is over keeps what it came to, and has come back when any item had arrived, also where the lessor
 * does not know of it yet.
 * @param lines of the order as it was before
 */
export function leaseWithout(
  lease: { readonly state: LeaseState; readonly cents: number; readonly delivered: readonly string[] },
  lines: readonly LeasedLine[],
  itemIds: readonly string[],
): { readonly cents: number; readonly state: LeaseState } {
  const leaving = lines.filter(({ id }) => itemIds.includes(id));
  const isAny = lines.some(({ id, status }) => !itemIds.includes(id) && !isGone(status));
  const cents =
    lease.cents - leaving.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  if (isAny && cents > 0) return { cents, state: lease.state };
  return { cents: lease.cents, state: lease.delivered.length > 0 ? "RETURNED" : "RELEASED" };
}
