/** Reads supplier orders beside their billed lines, and writes the verdicts on the lines (SUPPLIER-2). */
import { sql } from "kysely";
import { UUID_PATTERN } from "#contract/fields/fields";
import type { Db } from "../../db/client";
import type { BilledLineOf, OrderedItemOf, Verdict } from "./matching.rules";

/**
 * Supplier orders by the number on a bill: the supplier's own, or the id that the shop submitted.
 * @returns ids by number
 */
export async function findSupplierOrders(
  db: Db,
  supplier: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = numbers.filter((number) => UUID_PATTERN.test(number.toLowerCase()));
  const { rows } = await sql<{ id: string; number: string }>`
    SELECT placed.id, wanted.number FROM unnest(${[...numbers]}::text[]) AS wanted (number)
    JOIN supplier_orders AS placed ON placed.supplier = ${supplier} AND placed.partner_order_id = wanted.number
    UNION ALL
    SELECT placed.id, wanted.number FROM unnest(${ids}::text[]) AS wanted (number)
    JOIN supplier_orders AS placed ON placed.supplier = ${supplier} AND placed.id = wanted.number::uuid`.execute(
    db,
  );
  return new Map(rows.map(({ id, number }) => [number, id]));
}

/** Locks supplier orders until the transaction ends, so that verdicts follow one another. */
export async function lockSupplierOrders(trx: Db, ids: readonly string[]): Promise<void> {
  await sql`SELECT FROM supplier_orders WHERE id = ANY(${[...ids]}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    trx,
  );
}

/** Items of supplier orders. */
export async function listOrdered(db: Db, ids: readonly string[]): Promise<OrderedItemOf[]> {
  const { rows } = await sql<OrderedItemOf>`
    SELECT ordered.supplier_order_id AS "supplierOrderId", ordered.item_id AS "itemId", item.product->>'sku' AS sku,
      ordered.quantity AS units, ordered.cost_cents AS "costCents",
      placed.state <> 'REFUSED' AND NOT ordered.is_over AS "isOwed"
    FROM supplier_order_items AS ordered JOIN supplier_orders AS placed ON placed.id = ordered.supplier_order_id
    JOIN order_items AS item ON item.id = ordered.item_id
    WHERE ordered.supplier_order_id = ANY(${[...ids]}::uuid[]) ORDER BY item.position`.execute(db);
  return rows;
}

export interface RecordedLine extends BilledLineOf {
  readonly billId: string;
  readonly position: number;
}

/** Lines of supplier orders on bills that count, in the order of their recording. */
export async function listBilled(db: Db, ids: readonly string[]): Promise<RecordedLine[]> {
  const { rows } = await sql<RecordedLine>`
    SELECT line.bill_id AS "billId", line.position, line.supplier_order_id AS "supplierOrderId", line.sku,
      line.quantity AS units, line.cents
    FROM supplier_bill_lines AS line JOIN supplier_bills AS bill ON bill.id = line.bill_id
    WHERE line.supplier_order_id = ANY(${[...ids]}::uuid[]) AND bill.removed_at IS NULL
    ORDER BY bill.created_at, bill.file_id, line.position`.execute(db);
  return rows;
}

/** Writes changed verdicts. A settled mismatch stays settled while it lasts. */
export async function writeVerdicts(
  trx: Db,
  verdicts: readonly (readonly [RecordedLine, Verdict])[],
): Promise<void> {
  const judged = verdicts.map(([{ billId, position }, verdict]) => ({ billId, position, ...verdict }));
  await sql`
    UPDATE supplier_bill_lines AS line SET item_id = said."itemId", expected_cents = said."expectedCents",
      open_mismatches = ARRAY(SELECT unnest(said.mismatches) EXCEPT SELECT unnest(line.settled_mismatches)),
      settled_mismatches = ARRAY(SELECT unnest(said.mismatches) INTERSECT SELECT unnest(line.settled_mismatches))
    FROM jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) AS said ("billId" uuid, position integer, "itemId" uuid,
      "expectedCents" integer, mismatches text[])
    WHERE line.bill_id = said."billId" AND line.position = said.position
      AND (line.item_id IS DISTINCT FROM said."itemId" OR line.expected_cents <> said."expectedCents"
        OR NOT (line.open_mismatches || line.settled_mismatches @> said.mismatches)
        OR NOT (line.open_mismatches || line.settled_mismatches <@ said.mismatches))`.execute(trx);
}
