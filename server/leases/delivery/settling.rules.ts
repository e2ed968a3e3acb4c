/** What is left of a lease when items leave it. Pure. */
import type { LeaseState } from "#contract/leases";
import { isGone, type ItemStatus } from "#contract/item-statuses";

/** A notice to the lessor: the shop has accepted the order, or something happened to its items. */
export type NoticeKind = "CONFIRMED" | "DELIVERED" | "CANCELLED" | "RETURNED";

export interface LeasedLine {
  readonly id: string;
  readonly priceCents: number;
  readonly quantity: number;
  readonly status: ItemStatus;
}

/**
 * Items leave a lease at their price, as lessors count; with the last item it ends, whatever tax and shipping it
 * included (LEASE-29). An ended lease keeps its amount, and counts as returned if any item had arrived, also if the
 * lessor does not know that yet.
 * @param lines of the order before the change
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
