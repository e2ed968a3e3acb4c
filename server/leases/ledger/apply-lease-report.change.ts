/** Applies a lessor's report on a lease, forward only (LEASE-33). */
import { LEASE_STATE_TRANSITIONS } from "#contract/leases/statuses";
import type { Sealer } from "../../db/sealed";
import type { SignedLease } from "../../orders/changing/ports/mails.port";
import { recordConfirmed } from "../delivery/notices.store";
import { SEALED_LEASE } from "../forms/form.record";
import type { LeaseReport } from "../lessors/lessor.port";
import type { LeaseMoveParts } from "./lease-moves.port";
import type { LeaseRecord } from "./lease.record";
import { moveOrder, recordEvent, writeReported, writeSigning } from "./moves.store";
import { withLockedLease } from "./locked-lease.change";
import { letGo } from "./release-lease.change";
import { leaseStateAfter } from "./report.rules";

/**
 * @param signed content of the signature mail; null while the lessor is unreachable
 * @returns false for a report on another lease
 */
export function applyLeaseReport(
  parts: LeaseMoveParts & { readonly sealer: Sealer },
  lease: LeaseRecord,
  report: LeaseReport,
  signed: SignedLease | null,
): Promise<boolean> {
  const { orders, sealer } = parts;
  return withLockedLease(parts, lease, async (trx, order, { state }) => {
    const isOurs = report.clientReference === null || report.clientReference === lease.id;
    if (!isOurs || (lease.lessorUuid !== null && lease.lessorUuid !== report.uuid)) return false;
    const to = leaseStateAfter(state, report);
    const link = report.signingUrl && to === "SIGNING" ? sealer.seal(report.signingUrl, SEALED_LEASE) : null;
    await writeReported(trx, lease.id, report.uuid, link);
    if (to === state || !LEASE_STATE_TRANSITIONS[state].includes(to)) return true;
    if (to === "RELEASED") {
      await letGo(trx, orders, order, { ...lease, state }, "The leasing company has ended the lease", true);
      return true;
    }
    await writeSigning(trx, lease.id, to);
    const summary = to === "SIGNED" ? "The lease is signed" : "The lease is ready to sign";
    await recordEvent(trx, orders, { ...lease, state }, to, summary);
    const toSign =
      order.status === "LOAN_IN_PROCESS"
        ? await moveOrder(trx, orders, order, "PENDING_ESIGNATURE", summary)
        : order;
    if (to !== "SIGNED") return true;
    await recordConfirmed(trx, lease.id);
    await orders.leased.noteSigned(trx, toSign.id, signed);
    return true;
  });
}
