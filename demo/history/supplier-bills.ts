/** Supplier bills of a history: two that match the supplier orders, and one with mismatches. */
import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { PARTNER } from "#contract/suppliers/suppliers";
import type { Db } from "../../server/db/client";
import type { FileBill } from "../../server/suppliers/bills/bill-file.rules";
import type { FileLine } from "../../server/suppliers/bills/bill-line.rules";
import { recordBills } from "../../server/suppliers/bills/record-bills.change";
import { turnsOf, type Member } from "./staff";

const BILLS = 3;
const LINES_OF_BILL = 40;

/** The latest orders are not billed yet. */
export async function addSupplierBills(db: Db, staff: readonly Member[]): Promise<void> {
  await setShipped(db);
  const memberOf = turnsOf(staff, "bills.write", 67);
  const lines = await listDelivered(db);
  const size = Math.min(LINES_OF_BILL, Math.floor(lines.length / (BILLS + 1)));
  if (!memberOf || size < 4) return;
  for (let bill = 0; bill < BILLS; bill += 1) {
    const own = lines.slice(bill * size, (bill + 1) * size);
    const billed = bill < BILLS - 1 ? own : withMismatches(own, lines[0]!);
    const day = own.at(-1)!.day;
    await record(db, { number: `BBY-INV-${1_001 + bill}`, day, lines: billed }, memberOf(bill).id);
  }
}

/** Delivered items left the supplier a day after it accepted their order. */
async function setShipped(db: Db): Promise<void> {
  await sql`UPDATE order_items AS item SET shipped_at = placed.submitted_at + interval '1 day'
    FROM supplier_order_items AS ordered JOIN supplier_orders AS placed ON placed.id = ordered.supplier_order_id
    WHERE ordered.item_id = item.id AND item.shipped_at IS NULL AND item.status IN ('SHIPPED', 'DELIVERED')
      AND placed.submitted_at < now() - interval '1 day'`.execute(db);
}

type Delivered = Omit<FileLine, "line" | "number">;

/** Lines of delivered items at their cost, oldest first. */
async function listDelivered(db: Db): Promise<Delivered[]> {
  const { rows } = await sql<Delivered>`
    SELECT placed.partner_order_id AS "orderNumber", item.product->>'sku' AS sku, ordered.quantity AS units,
      ordered.quantity * ordered.cost_cents AS cents, shop_day(item.shipped_at)::text AS day
    FROM supplier_orders AS placed JOIN supplier_order_items AS ordered ON ordered.supplier_order_id = placed.id
    JOIN order_items AS item ON item.id = ordered.item_id
    WHERE placed.supplier = ${PARTNER} AND placed.state = 'CLOSED' AND ordered.cost_cents IS NOT NULL
      AND item.shipped_at IS NOT NULL
    ORDER BY item.shipped_at, placed.id, item.position LIMIT ${LINES_OF_BILL * (BILLS + 1)}`.execute(db);
  return rows;
}

/** A higher price, a unit too many, an item of an earlier bill, and an order that the shop does not know. */
function withMismatches(lines: readonly Delivered[], earlier: Delivered): Delivered[] {
  const [dear, many, ...others] = lines;
  const unknown = { ...dear!, orderNumber: "BBY-00000000" };
  return [
    { ...dear!, cents: dear!.cents + dear!.units * 250 },
    { ...many!, units: many!.units + 1, cents: many!.cents + many!.cents / many!.units },
    ...others,
    earlier,
    unknown,
  ];
}

async function record(
  db: Db,
  {
    number,
    day,
    lines,
  }: { readonly number: string; readonly day: string; readonly lines: readonly Delivered[] },
  by: string,
): Promise<void> {
  const bill: FileBill = {
    number,
    day,
    lines: lines.map((line, at) => ({ ...line, line: at + 2, number, day })),
  };
  const digest = createHash("sha256").update(number).digest();
  const file = { id: randomUUID(), supplier: PARTNER, name: `${number}.csv`, digest };
  await recordBills(db, file, [bill], by, async () => undefined);
  await sql`UPDATE supplier_bill_files SET created_at = ${day}::date + interval '30 hours' WHERE id = ${file.id}`.execute(
    db,
  );
  await sql`UPDATE supplier_bills SET created_at = ${day}::date + interval '30 hours' WHERE file_id = ${file.id}`.execute(
    db,
  );
}
