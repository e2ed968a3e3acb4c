/** Compares the billed lines of supplier orders again after either changed (SUPPLIER-2). */
import type { Db } from "../../db/client";
import { judgeAll } from "./matching.rules";
import { listBilled, listOrdered, lockSupplierOrders, writeVerdicts } from "./matching.store";

/** Idempotent. Locks the supplier orders until the transaction ends. @param ids of supplier orders */
export async function recheckOrders(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await lockSupplierOrders(trx, ids);
  const lines = await listBilled(trx, ids);
  if (lines.length === 0) return;
  const verdicts = judgeAll(await listOrdered(trx, ids), lines);
  await writeVerdicts(trx, [...verdicts]);
}
