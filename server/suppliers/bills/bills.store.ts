/** Reads bills with their totals, and their lines (SUPPLIER-3). */
import { sql } from "kysely";
import {
  BILL_LINE_LISTS,
  BILL_LISTS,
  type Bill,
  type BillLine,
  type BillLineList,
  type BillLinesInput,
  type BillList,
  type BillRow,
  type BillsInput,
} from "#contract/suppliers/bills/bills";
import type { Page } from "#contract/fields/page";
import type { Db, Statement } from "../../db/client";
import { openIdentity } from "../../db/identity";
import { onlyRow } from "../../db/only-row";
import type { Sealer } from "../../db/sealed";

type Sealed = Buffer | null;
type SealedRow = Omit<Bill, "recordedBy" | "removedBy"> & { sealedBy: Sealed; sealedRemover: Sealed };

const inUtc = (at: Statement) => sql`to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const identityOf = (user: Statement) => sql`(SELECT sealed_identity FROM users WHERE users.id = ${user})`;
const nameOf = (sealer: Sealer, sealed: Sealed) => (sealed && openIdentity(sealer, sealed).username) || null;

const HAS_OPEN = sql`EXISTS (SELECT FROM supplier_bill_lines AS line
  WHERE line.bill_id = bill.id AND line.open_mismatches <> '{}')`;
const MATCHES: Readonly<Record<BillList, Statement>> = {
  ALL: sql`bill.removed_at IS NULL`,
  MISMATCHED: sql`bill.removed_at IS NULL AND ${HAS_OPEN}`,
  REMOVED: sql`bill.removed_at IS NOT NULL`,
};

/** SQL query: bills with totals, without an order. @param bills SQL condition */
const billsWhere = (bills: Statement) => sql`
  SELECT bill.id, bill.supplier, bill.number, bill.day::text AS day, file.name AS "fileName",
    ${inUtc(sql`bill.created_at`)} AS "recordedAt", ${inUtc(sql`bill.removed_at`)} AS "removedAt",
    bill.removal_reason AS reason, ${identityOf(sql`file.created_by`)} AS "sealedBy",
    ${identityOf(sql`bill.removed_by`)} AS "sealedRemover", totals.*
  FROM supplier_bills AS bill JOIN supplier_bill_files AS file ON file.id = bill.file_id
  CROSS JOIN LATERAL (SELECT count(*)::int AS lines, COALESCE(sum(expected_cents), 0)::float8 AS expected,
      COALESCE(sum(cents), 0)::float8 AS billed, COALESCE(sum(cardinality(open_mismatches)), 0)::int AS mismatches
    FROM supplier_bill_lines AS line WHERE line.bill_id = bill.id) AS totals
  WHERE ${bills}`;

function opened(sealer: Sealer, { sealedBy, sealedRemover, ...bill }: SealedRow): Bill {
  return { ...bill, recordedBy: nameOf(sealer, sealedBy), removedBy: nameOf(sealer, sealedRemover) };
}

/** Newest first. */
export async function listBills(
  db: Db,
  sealer: Sealer,
  { list, supplier, text, pageNumber, pageSize }: BillsInput,
): Promise<Page<BillRow, BillList> & Required<Pick<Page<BillRow, BillList>, "counts">>> {
  const ofSupplier = supplier === undefined ? sql`true` : sql`bill.supplier = ${supplier}`;
  const searched = sql`${ofSupplier} AND starts_with(lower(bill.number), lower(${text}))`;
  const { rows } = await sql<SealedRow>`${billsWhere(sql`${MATCHES[list as BillList]} AND ${searched}`)}
    ORDER BY bill.day DESC, bill.created_at DESC, bill.number
    LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}`.execute(db);
  const counted = await sql<Record<BillList, number>>`
    SELECT ${sql.join(BILL_LISTS.map((name) => sql`count(*) FILTER (WHERE ${MATCHES[name]})::int AS ${sql.ref(name)}`))}
    FROM supplier_bills AS bill WHERE ${searched}`.execute(db);
  return pageWith(
    rows.map((row) => opened(sealer, row)),
    BILL_LISTS,
    onlyRow(counted.rows, "the numbers of bills"),
    list as BillList,
  );
}

/** @returns null if it does not exist */
export async function findBill(db: Db, sealer: Sealer, id: string): Promise<Bill | null> {
  const { rows } = await sql<SealedRow>`${billsWhere(sql`bill.id = ${id}`)}`.execute(db);
  return rows[0] ? opened(sealer, rows[0]) : null;
}

const SAME_ITEM = sql`upper(item.product->>'sku') = upper(line.sku)`;

/** In the order of the file. */
export async function listLines(
  db: Db,
  sealer: Sealer,
  id: string,
  { list, pageNumber, pageSize }: BillLinesInput,
): Promise<Page<BillLine, BillLineList> & Required<Pick<Page<BillLine, BillLineList>, "counts">>> {
  const { rows } = await sql<Omit<BillLine, "settledBy"> & { sealedBy: Sealed }>`
    SELECT line.position, line.order_number AS "orderNumber", line.sku, line.quantity AS units, line.cents AS billed,
      line.expected_cents AS expected, placed.order_id AS "orderId", o.unique_id AS "shopNumber", ordered.*,
      CASE WHEN ordered."orderedUnits" IS NOT NULL THEN (SELECT sum(other.quantity)::int FROM supplier_bill_lines AS other
        JOIN supplier_bills AS bill ON bill.id = other.bill_id AND bill.removed_at IS NULL
        WHERE other.supplier_order_id = line.supplier_order_id AND upper(other.sku) = upper(line.sku)) END AS "billedUnits",
      line.open_mismatches AS open, line.settled_mismatches AS settled, ${inUtc(sql`line.settled_at`)} AS "settledAt",
      line.settlement_note AS note, ${identityOf(sql`line.settled_by`)} AS "sealedBy"
    FROM supplier_bill_lines AS line LEFT JOIN supplier_orders AS placed ON placed.id = line.supplier_order_id
    LEFT JOIN orders AS o ON o.id = placed.order_id
    CROSS JOIN LATERAL (SELECT sum(ordered.quantity)::int AS "orderedUnits",
        (array_agg(ordered.cost_cents ORDER BY ordered.is_over, item.position))[1] AS "unitCost"
      FROM supplier_order_items AS ordered JOIN order_items AS item ON item.id = ordered.item_id
      WHERE ordered.supplier_order_id = line.supplier_order_id AND ${SAME_ITEM}) AS ordered
    WHERE line.bill_id = ${id} AND (${list} = 'ALL' OR line.open_mismatches <> '{}')
    ORDER BY line.position LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}`.execute(db);
  const counted = await sql<Record<BillLineList, number>>`
    SELECT count(*)::int AS "ALL", (count(*) FILTER (WHERE open_mismatches <> '{}'))::int AS "OPEN"
    FROM supplier_bill_lines WHERE bill_id = ${id}`.execute(db);
  return pageWith(
    rows.map(({ sealedBy, ...line }) => ({ ...line, settledBy: nameOf(sealer, sealedBy) })),
    BILL_LINE_LISTS,
    onlyRow(counted.rows, "the numbers of lines"),
    list as BillLineList,
  );
}

function pageWith<Row, List extends string>(
  rows: readonly Row[],
  lists: readonly List[],
  counts: Readonly<Record<List, number>>,
  list: List,
) {
  return { rows, total: counts[list], counts: lists.map((value) => ({ value, count: counts[value] })) };
}
