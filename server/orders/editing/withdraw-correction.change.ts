/** Withdraws an unpaid correction for staff (ORDER-43). */
import type { AuditTrail } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { endCorrection, type CorrectionEndParts } from "../changing/end-correction.change";
import { lockOrder } from "../changing/steps.store";

/**
 * Releases the stock of the waiting correction and mails the customer.
 * @param revision the order revision the caller last read
 * @returns null when the order does not exist
 */
export function withdrawCorrection(
  db: Db,
  { trail, ...parts }: CorrectionEndParts & { readonly trail: Pick<AuditTrail, "recordOrder"> },
  {
    orderId,
    revision,
    actor,
  }: { readonly orderId: string; readonly revision: number; readonly actor: string },
): Promise<"DONE" | "STALE" | "NOT_ALLOWED" | null> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return null;
    if (!order.correction) return "NOT_ALLOWED";
    if (order.revision !== revision) return "STALE";
    await endCorrection(trx, parts, order, "WITHDRAWN", actor);
    await trail.recordOrder(trx, actor, orderId);
    return "DONE";
  });
}
