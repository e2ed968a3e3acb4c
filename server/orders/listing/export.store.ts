/** Reads all matching orders by a database cursor, a few hundred at a time. */
import { sql } from "kysely";
import type { OrderExportInput } from "#contract/order-list";
import type { Note } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { VARIED } from "../../db/prepared-statements";
import type { ListedOrder } from "./listing.store";
import { matches, orderBy, type Matching } from "./matching.store";

export interface ExportedRow extends Omit<ListedOrder, "customer" | "firstItem" | "takenBy"> {
  readonly subTotalCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly discountCents: number;
  readonly source: string | null;
  readonly subAffiliateId: string | null;
  /** "2 × Name; 1 × Other". */
  readonly items: string;
  readonly sealed: Buffer;
}

const ROWS_AT_ONCE = 500;

/** Records the export before it begins. */
export function noteExport(db: Db, note: Note): Promise<void> {
  return db.transaction().execute(note);
}

/**
 * Reads the state at the beginning. While one batch is used the next is read, never more. When the reader stops, the
 * cursor ends.
 */
export async function* readOrders(
  db: Db,
  matching: Matching,
  { filter, sort }: OrderExportInput,
): AsyncGenerator<readonly ExportedRow[]> {
  const trx = await db
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute();
  const fetch = async () =>
    (await sql<ExportedRow>`FETCH ${sql.lit(ROWS_AT_ONCE)} FROM exported`.execute(trx)).rows;
  let next: Promise<ExportedRow[]> = Promise.resolve([]);
  try {
    await sql`${sql.raw(VARIED)} DECLARE exported NO SCROLL CURSOR FOR
      SELECT ${EXPORTED} FROM order_list AS l JOIN orders AS o ON o.id = l.order_id
        CROSS JOIN LATERAL (
          SELECT sum(quantity)::int AS pieces,
            string_agg(quantity || ' × ' || (product ->> 'name'), '; ' ORDER BY position) AS items
          FROM order_items WHERE order_id = l.order_id
        ) AS bought
      WHERE ${matches(matching, filter)} ORDER BY ${orderBy(sort)}`.execute(trx);
    next = fetch();
    for (let rows = await next; rows.length > 0; rows = await next) {
      next = fetch();
      // If reading stops before this batch is awaited, its failure does not matter.
      next.catch(() => undefined);
      yield rows;
    }
  } finally {
    await next.catch(() => undefined);
    await trx.rollback().execute();
  }
}

const EXPORTED = sql`l.order_id AS id, l.unique_id AS "uniqueId", l.status, l.total_cents AS "totalCents",
  l.submitted_at AS "submittedAt", l.delivery_type AS "deliveryType", l.payment_method AS "paymentMethod", l.risk,
  l.suppliers, l.affiliate_id AS "affiliateId", o.sub_total_cents AS "subTotalCents",
  o.shipping_cents AS "shippingCents", o.tax_cents AS "taxCents", o.discount_cents AS "discountCents",
  o.attribution ->> 'utm_source' AS source, o.attribution ->> 'sid' AS "subAffiliateId",
  COALESCE(bought.pieces, 0) AS pieces, COALESCE(bought.items, '') AS items, o.sealed_customer AS sealed`;
