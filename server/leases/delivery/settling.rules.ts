/** What is left of a lease without some of its items. Pure. */
import type { LeaseState } from "#contract/leases";
import type { ItemStatus } from "#contract/orders";

/** What a lessor is told of items. */
export type NoticeKind = "DELIVERED" | "CANCELLED" | "RETURNED";

export interface LeasedLine {
  readonly id: string;
  readonly priceCents: number;
  readonly quantity: number;
  readonly status: ItemStatus;
}

const GONE: readonly ItemStatus[] = ["CANCELLED", "CANCELLED_BY_SUPPLIER", "RETURNED"];

/**
 * Items leave a lease at their price, as lessors count; with the last one it is over, whatever of tax and shipping was in it
 * (LEASE-29). A lease that is over keeps what it came to.
 * @param lines of the order as it was before
 */
export function leaseWithout(
  lease: { readonly state: LeaseState; readonly cents: number },
  lines: readonly LeasedLine[],
  itemIds: readonly string[],
): { readonly cents: number; readonly state: LeaseState } {
  const leaving = lines.filter(({ id }) => itemIds.includes(id));
  const isAny = lines.some(({ id, status }) => !itemIds.includes(id) && !GONE.includes(status));
  const cents =
    lease.cents - leaving.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  if (isAny && cents > 0) return { cents, state: lease.state };
  return { cents: lease.cents, state: lease.state === "SIGNED" ? "RELEASED" : "RETURNED" };
}
