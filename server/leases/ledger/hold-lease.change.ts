/** Uses an approval for an order (LEASE-30). */
import { formatMoney } from "#contract/money/money";
import { LIMITS } from "#contract/limits";
import { lessorName } from "#contract/leases/lessors/lessor-name";
import type { LeaseMoveParts } from "./lease-moves.port";
import type { LeaseRecord } from "./lease.record";
import { lockApproval, moveOrder, recordEvent, writeHeld } from "./moves.store";
import { withLockedLease } from "./locked-lease.change";
import { leasableCents, type OfferingLessor } from "./offer.rules";
import { letGo } from "./release-lease.change";

const { restMinutes } = LIMITS.leases;

/**
 * Uses the approval for as much of the order as it covers; the rest is paid another way. A lease whose
 * approval is gone or too small is released.
 * @param lessors enabled lessors
 */
export function holdLease(
  parts: LeaseMoveParts,
  lease: LeaseRecord,
  lessors: readonly OfferingLessor[],
): Promise<void> {
  const { orders } = parts;
  return withLockedLease(parts, lease, async (trx, order, { state }) => {
    if (state !== "WAITING" || lease.applicationId === null) return;
    const approval = await lockApproval(trx, lease.applicationId);
    const lessor = lessors.find(({ type }) => type === approval.lessor);
    const cents =
      approval.isStanding && lessor ? leasableCents(order.totalCents, approval.remainingCents, lessor) : 0;
    const isLeasable = order.status === "PENDING_PAYMENT" || order.status === "LOAN_IN_PROCESS";
    if (!isLeasable || cents === 0) {
      return letGo(trx, orders, order, lease, "Not leased: the approval is too low", false);
    }
    await writeHeld(trx, lease.id, cents, approval.lessor);
    const summary = `${formatMoney(cents)} reserved from the approval by ${lessorName(approval.lessor)}`;
    await recordEvent(trx, orders, lease, "HELD", summary);
    if (cents === order.totalCents) {
      if (order.status === "PENDING_PAYMENT") await moveOrder(trx, orders, order, "LOAN_IN_PROCESS", summary);
      return;
    }
    if (order.status === "LOAN_IN_PROCESS") await moveOrder(trx, orders, order, "PENDING_PAYMENT", summary);
    await orders.holds.holdFor(trx, order.id, restMinutes);
  });
}
