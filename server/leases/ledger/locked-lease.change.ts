/** Locks an order, then its lease: the lock that all lease moves hold. */
import type { Db } from "../../db/client";
import type { LockedOrder } from "../../orders/changing/ports/moves.port";
import type { LeaseMoveParts } from "./lease-moves.port";
import type { LeaseRecord } from "./lease.record";
import { lockLease, type LockedLease } from "./moves.store";

/** Runs a step in a transaction that holds the locks of order and lease. */
export function withLockedLease<Result>(
  { db, orders }: LeaseMoveParts,
  { id, orderId }: LeaseRecord,
  step: (trx: Db, order: LockedOrder, lease: LockedLease) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    const order = (await orders.moves.lock(trx, orderId))!;
    return step(trx, order, await lockLease(trx, id));
  });
}
