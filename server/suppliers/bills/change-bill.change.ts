/** Settles mismatches of a bill's line, and removes wrongly read bills (SUPPLIER-3). */
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { recheckOrders } from "./recheck-orders.change";
import { hasOpenMismatches, listOrdersOf, lockBill, writeRemoved, writeSettled } from "./recording.store";

/** The number is the bill's. */
type Recording = (bill: { readonly number: string; readonly supplier: string }) => AuditWrite;

/** @returns GONE if the bill or its line does not exist, or was removed */
export type BillOutcome = "DONE" | "GONE";

/** A line without open mismatches is a no-op. @param by id of the acting user */
export function settleLine(
  db: Db,
  line: { readonly id: string; readonly position: number },
  note: string,
  by: string,
  recording: Recording,
): Promise<BillOutcome> {
  return db.transaction().execute(async (trx): Promise<BillOutcome> => {
    const bill = await lockBill(trx, line.id);
    const isOpen = bill && !bill.isRemoved ? await hasOpenMismatches(trx, line.id, line.position) : null;
    if (!bill || isOpen === null) return "GONE";
    if (!isOpen) return "DONE";
    await writeSettled(trx, line, note, by);
    await recording(bill)(trx);
    return "DONE";
  });
}

/** Idempotent. The lines of other bills are compared again. @param by id of the acting user */
export function removeBill(
  db: Db,
  id: string,
  reason: string,
  by: string,
  recording: Recording,
): Promise<BillOutcome> {
  return db.transaction().execute(async (trx): Promise<BillOutcome> => {
    const bill = await lockBill(trx, id);
    if (!bill) return "GONE";
    if (bill.isRemoved) return "DONE";
    await writeRemoved(trx, id, reason, by);
    await recheckOrders(trx, await listOrdersOf(trx, id));
    await recording(bill)(trx);
    return "DONE";
  });
}
