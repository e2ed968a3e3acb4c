/** Records a lessor's answer to a notice (LEASE-29). Lock sequence: order before lease, as everywhere. */
import type { OrderEventType } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import type { OrderMoves } from "../../orders/changing/ports/moves.port";
import {
  writeDelivery,
  writeRefused,
  writeRefusedLease,
  writeSent,
  type ClaimedNotice,
} from "./notices.store";
import type { NoticeKind } from "./settling.rules";

export interface NoticeParts {
  readonly db: Db;
  readonly moves: Pick<OrderMoves, "lock" | "eventInsert">;
}

const SUMMARIES: Readonly<Record<NoticeKind, string>> = {
  CONFIRMED: "Leasing company notified: order confirmed",
  DELIVERED: "Leasing company notified: items delivered",
  CANCELLED: "Leasing company notified: items removed from the lease",
  RETURNED: "Leasing company notified: items returned",
};

/** The lessor accepted the notice. Idempotent. */
export function recordSent({ db, moves }: NoticeParts, notice: ClaimedNotice): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await moves.lock(trx, notice.orderId);
    if (!(await writeSent(trx, notice.id))) return;
    await recordEvent(trx, moves, notice.orderId, "LEASE_DETAILS_UPDATED", SUMMARIES[notice.kind]);
    if (notice.kind !== "CONFIRMED") await writeDelivery(trx, notice);
  });
}

/**
 * The lessor refused the notice, so it needs manual work. Idempotent.
 * @param code the lessor's own code
 */
export function recordRefused(
  { db, moves }: NoticeParts,
  notice: ClaimedNotice,
  code: string,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await moves.lock(trx, notice.orderId);
    if (!(await writeRefused(trx, notice.id, code))) return;
    await writeRefusedLease(trx, notice.leaseId);
    // Only staff see problems between shop and lessor.
    const refused = `${SUMMARIES[notice.kind]}. It refused: ${code}. Please check with it`;
    await recordEvent(trx, moves, notice.orderId, "PAYMENT_DETAILS_UPDATED", refused);
  });
}

function recordEvent(
  trx: Db,
  moves: NoticeParts["moves"],
  orderId: string,
  type: OrderEventType,
  summary: string,
) {
  return moves.eventInsert({ orderId, type, actor: "System", summary }).execute(trx);
}
