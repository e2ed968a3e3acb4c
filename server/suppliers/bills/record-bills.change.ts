/** Records the bills of a file: all or none, once (SUPPLIER-1). */
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { FileBill } from "./bill-file.rules";
import { findSupplierOrders } from "./matching.store";
import { recheckOrders } from "./recheck-orders.change";
import {
  findSameBills,
  findSameFile,
  insertBills,
  insertFile,
  isRecorded,
  lockRecording,
  type BillFile,
} from "./recording.store";

export type RecordOutcome =
  | { readonly kind: "DONE" }
  /** Name of the recorded file. */
  | { readonly kind: "SAME_FILE"; readonly name: string }
  | { readonly kind: "SAME_BILLS"; readonly numbers: readonly string[] };

const DONE = { kind: "DONE" } as const;

/** @returns why the bills are already recorded; DONE if they are not */
export async function checkNew(
  db: Db,
  { supplier, digest }: Pick<BillFile, "supplier" | "digest">,
  bills: readonly FileBill[],
): Promise<RecordOutcome> {
  const name = await findSameFile(db, digest);
  if (name !== null) return { kind: "SAME_FILE", name };
  const numbers = await findSameBills(
    db,
    supplier,
    bills.map(({ number }) => number),
  );
  return numbers.length > 0 ? { kind: "SAME_BILLS", numbers } : DONE;
}

/** Idempotent per file id. @param by id of the acting user */
export function recordBills(
  db: Db,
  file: BillFile,
  bills: readonly FileBill[],
  by: string,
  recordAudit: AuditWrite,
): Promise<RecordOutcome> {
  return db.transaction().execute(async (trx): Promise<RecordOutcome> => {
    await lockRecording(trx);
    if (await isRecorded(trx, file.id)) return DONE;
    const outcome = await checkNew(trx, file, bills);
    if (outcome.kind !== "DONE") return outcome;
    const numbers = new Set(bills.flatMap(({ lines }) => lines.map(({ orderNumber }) => orderNumber)));
    const orders = await findSupplierOrders(trx, file.supplier, [...numbers]);
    await insertFile(trx, file, by);
    await insertBills(trx, file, bills, orders);
    await recheckOrders(trx, [...new Set(orders.values())]);
    await recordAudit(trx);
    return DONE;
  });
}
