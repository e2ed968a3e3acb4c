/** Writes bills with their lines, settlements and removals (SUPPLIER-1 to SUPPLIER-3). */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import type { FileBill } from "./bill-file.rules";
import { UNKNOWN } from "./matching.rules";

export interface BillFile {
  readonly id: string;
  readonly supplier: string;
  readonly name: string;
  /** SHA-256 of its bytes. */
  readonly digest: Buffer;
}

/** Serializes the recording of bill files until the transaction ends. */
export async function lockRecording(trx: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('supplier bill files'))`.execute(trx);
}

/** Whether a file was recorded under the id. */
export async function isRecorded(db: Db, fileId: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM supplier_bill_files WHERE id = ${fileId}`.execute(db);
  return rows.length > 0;
}

/** Name of the file with these bytes whose bills count; null if there is none. */
export async function findSameFile(db: Db, digest: Buffer): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`SELECT file.name FROM supplier_bill_files AS file
    WHERE file.digest = ${digest}
      AND EXISTS (SELECT FROM supplier_bills WHERE file_id = file.id AND removed_at IS NULL) LIMIT 1`.execute(
    db,
  );
  return rows[0]?.name ?? null;
}

/** Which of a supplier's bill numbers count already. */
export async function findSameBills(db: Db, supplier: string, numbers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`SELECT number FROM supplier_bills
    WHERE supplier = ${supplier} AND removed_at IS NULL
      AND lower(number) = ANY(SELECT lower(wanted) FROM unnest(${[...numbers]}::text[]) AS wanted)
    ORDER BY number`.execute(db);
  return rows.map(({ number }) => number);
}

/** @param by id of the acting user */
export async function insertFile(
  trx: Db,
  { id, supplier, name, digest }: BillFile,
  by: string,
): Promise<void> {
  await sql`INSERT INTO supplier_bill_files (id, supplier, name, digest, created_by)
    VALUES (${id}, ${supplier}, ${name}, ${digest}, ${by})`.execute(trx);
}

/**
 * Lines without a supplier order are mismatches; the others wait for their verdicts.
 * @param orders ids of supplier orders by the number on the bill
 */
export async function insertBills(
  trx: Db,
  { id, supplier }: BillFile,
  bills: readonly FileBill[],
  orders: ReadonlyMap<string, string>,
): Promise<void> {
  const heads = bills.map(({ number, day }) => ({ number, day }));
  await sql`INSERT INTO supplier_bills (file_id, supplier, number, day)
    SELECT ${id}, ${supplier}, number, day
    FROM jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) AS head (number text, day date)`.execute(trx);
  const lines = bills.flatMap(({ number, lines: ofBill }) =>
    ofBill.map((line) => {
      const orderId = orders.get(line.orderNumber) ?? null;
      return { ...line, number, orderId, open: orderId === null ? UNKNOWN.mismatches : [] };
    }),
  );
  await sql`INSERT INTO supplier_bill_lines (bill_id, position, order_number, sku, quantity, cents, supplier_order_id,
      open_mismatches)
    SELECT bill.id, line.line, "orderNumber", sku, units, cents, "orderId", open
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS line (line integer, number text, "orderNumber" text, sku text,
      units integer, cents integer, "orderId" uuid, open text[])
    JOIN supplier_bills AS bill ON bill.file_id = ${id} AND bill.number = line.number`.execute(trx);
}

/** Locks a bill until the transaction ends. @returns null if it does not exist */
export async function lockBill(
  trx: Db,
  id: string,
): Promise<{ readonly number: string; readonly supplier: string; readonly isRemoved: boolean } | null> {
  const { rows } = await sql<{ number: string; supplier: string; isRemoved: boolean }>`
    SELECT number, supplier, removed_at IS NOT NULL AS "isRemoved" FROM supplier_bills WHERE id = ${id} FOR UPDATE`.execute(
    trx,
  );
  return rows[0] ?? null;
}

/** Supplier orders with lines on a bill. */
export async function listOrdersOf(db: Db, billId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT DISTINCT supplier_order_id AS id FROM supplier_bill_lines
    WHERE bill_id = ${billId} AND supplier_order_id IS NOT NULL`.execute(db);
  return rows.map(({ id }) => id);
}

export async function writeRemoved(trx: Db, id: string, reason: string, by: string): Promise<void> {
  await sql`UPDATE supplier_bills SET removed_at = now(), removed_by = ${by}, removal_reason = ${reason}
    WHERE id = ${id}`.execute(trx);
}

/** @returns whether the line has open mismatches; null if it does not exist */
export async function hasOpenMismatches(trx: Db, billId: string, position: number): Promise<boolean | null> {
  const { rows } = await sql<{
    isOpen: boolean;
  }>`SELECT open_mismatches <> '{}' AS "isOpen" FROM supplier_bill_lines
    WHERE bill_id = ${billId} AND position = ${position} FOR UPDATE`.execute(trx);
  return rows[0]?.isOpen ?? null;
}

export async function writeSettled(
  trx: Db,
  { id, position }: { readonly id: string; readonly position: number },
  note: string,
  by: string,
): Promise<void> {
  await sql`UPDATE supplier_bill_lines SET settled_mismatches = settled_mismatches || open_mismatches,
      open_mismatches = '{}', settled_at = now(), settled_by = ${by}, settlement_note = ${note}
    WHERE bill_id = ${id} AND position = ${position}`.execute(trx);
}
