/** Reads all matching orders for a file. */
import { sql } from "kysely";
import type { OrderExportInput } from "#contract/orders/list";
import type { Db } from "../../db/client";
import { readByCursor } from "../../db/querying/read-by-cursor";
import type { ListedOrder } from "./listing.store";
import { matchCondition, orderBy, type Matching } from "./matching.store";

export interface ExportedRow extends Omit<
  ListedOrder,
  "customer" | "firstItem" | "placedBy" | "assignee" | "tags"
> {
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

/** Reads a snapshot taken at the start, in batches. */
export function readOrders(
  db: Db,
  matching: Matching,
  { filter, sort }: OrderExportInput,
): AsyncGenerator<readonly ExportedRow[]> {
  return readByCursor<ExportedRow>(
    db,
    async () => sql<ExportedRow>`
      SELECT ${EXPORTED} FROM order_list AS l JOIN orders AS o ON o.id = l.order_id
        CROSS JOIN LATERAL (
          SELECT sum(quantity)::int AS pieces,
            string_agg(quantity || ' × ' || (product ->> 'name'), '; ' ORDER BY position) AS items
          FROM order_items WHERE order_id = l.order_id
        ) AS bought
      WHERE ${matchCondition(matching, filter)} ORDER BY ${orderBy(sort)}`,
  );
}

const EXPORTED = sql`l.order_id AS id, l.unique_id AS "uniqueId", l.status, l.total_cents AS "totalCents",
  l.submitted_at AS "submittedAt", l.delivery_type AS "deliveryType", l.payment_method AS "paymentMethod", l.risk,
  l.suppliers, l.affiliate_id AS "affiliateId", o.sub_total_cents AS "subTotalCents",
  o.shipping_cents AS "shippingCents", o.tax_cents AS "taxCents", o.discount_cents AS "discountCents",
  o.attribution ->> 'utm_source' AS source, o.attribution ->> 'sid' AS "subAffiliateId",
  COALESCE(bought.pieces, 0) AS "unitCount", COALESCE(bought.items, '') AS items, o.sealed_customer AS sealed`;
