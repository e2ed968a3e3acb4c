/** Releases an unsigned lease and frees its approval (LEASE-33). */
import { LIMITS } from "#contract/limits";
import { mayFollow, ORDER_TRANSITIONS, PAYABLE_STATUSES } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import type { LockedOrder } from "../../orders/changing/ports/moves.port";
import { forgetConfirmedOf } from "../delivery/notices.store";
import type { LeasedOrderParts, LeaseMoveParts } from "./lease-moves.port";
import type { LeaseRecord } from "./lease.record";
import { moveOrder, recordEvent, writeReleased } from "./moves.store";
import { withLockedLease } from "./locked-lease.change";

const { restMinutes } = LIMITS.leases;

/** The order becomes payable another way, or is cancelled if it cannot be. */
export function releaseLease(parts: LeaseMoveParts, lease: LeaseRecord, why: string): Promise<void> {
  return withLockedLease(parts, lease, async (trx, order, { state }) => {
    if (state !== "WAITING" && state !== "HELD") return;
    await letGo(trx, parts.orders, order, { ...lease, state }, why, false);
  });
}

/** Cancels an order that was not signed in time. */
export function giveUpSigning(parts: LeaseMoveParts, lease: LeaseRecord): Promise<void> {
  return withLockedLease(parts, lease, async (trx, order, { state }) => {
    if (state !== "SIGNING") return;
    await letGo(trx, parts.orders, order, { ...lease, state }, "Not signed in time", false);
  });
}

/** The caller holds the lease lock and has checked that the lease may be released. */
export async function letGo(
  trx: Db,
  orders: LeasedOrderParts,
  order: LockedOrder,
  lease: LeaseRecord,
  why: string,
  isKnownToLessor: boolean,
): Promise<void> {
  const cents = await writeReleased(trx, lease.id, isKnownToLessor);
  await forgetConfirmedOf(trx, lease.id);
  await recordEvent(trx, orders, lease, "RELEASED", why);
  if (PAYABLE_STATUSES.includes(order.status)) return;
  // Where a part is already paid another way, it is refunded with the order.
  if (order.status === "LOAN_IN_PROCESS" && (cents === 0 || cents === order.totalCents)) {
    await moveOrder(trx, orders, order, "PENDING_PAYMENT", why);
    await orders.holds.holdFor(trx, order.id, restMinutes);
    await orders.mails.ofNotLeased(trx, order.id);
  } else if (mayFollow(ORDER_TRANSITIONS, order.status, "CANCELLED")) {
    await moveOrder(trx, orders, order, "CANCELLED", why);
  }
}
