/** Reads and writes changed items of an order. The caller's transaction holds the order lock. */
import { isAtStage } from "#contract/orders/item-statuses";
import type { ItemStatus } from "#contract/orders/orders";
import { sql } from "kysely";
import type { Db } from "../../../db/client";
import { wake } from "../../../jobs/wake";
import type { ItemsChange } from "../ports/changes.port";
import { boughtAs, writeTouched } from "../steps.store";

/**
 * Whether the whole change was made earlier. A parcel is recognized by its number, units of a line by the
 * revision.
 */
export async function isMade(
  trx: Db,
  { orderId, itemIds, quantities = [], revision, change, parcel }: ItemsChange,
): Promise<boolean> {
  const isSo = parcel
    ? sql`shipped_at IS NOT NULL AND tracking_number = ${parcel.trackingNumber}`
    : sql`status = ${change}`;
  const counted = JSON.stringify(Object.fromEntries(quantities.map((some) => [some.itemId, some.quantity])));
  const { rows } = await sql<{ made: number }>`
    SELECT count(*)::int AS made FROM order_items
    WHERE order_id = ${orderId} AND ${isSo} AND (
      (id = ANY(${itemIds}::uuid[]) AND quantity = COALESCE((${counted}::jsonb->>id::text)::int, quantity))
      OR (split_of = ANY(${itemIds}::uuid[]) AND split_at = ${revision}
        AND quantity = (${counted}::jsonb->>split_of::text)::int))`.execute(trx);
  return rows[0]?.made === itemIds.length;
}

export async function writeItems(trx: Db, itemsChange: ItemsChange): Promise<void> {
  const { orderId, itemIds, change, date, parcel, actor } = itemsChange;
  // A day without a time counts as noon UTC, which is the same day across the United States.
  const at = date === null ? sql`now()` : sql`${`${date}T12:00:00Z`}::timestamptz`;
  const isHandedOver = isAtStage(change, "received");
  await sql`UPDATE order_items SET status = ${change}, ${boughtAs(sql`${change}::text`)}
      ${
        parcel
          ? sql`, shipped_at = ${at}, carrier = ${parcel.carrier}, tracking_number = ${parcel.trackingNumber},
              tracking_url = ${parcel.trackingUrl}`
          : sql``
      }
      ${isHandedOver ? sql`, delivered_at = ${at}` : sql``}
    WHERE order_id = ${orderId} AND id = ANY(${itemIds}::uuid[])`.execute(trx);
  await writeTouched(trx, orderId, actor);
  await wake(trx, "affiliates.commissions");
  if (change === "CANCELLED") await wake(trx, "suppliers.order-tracking");
}

/** Names of the items, in the order of the lines. */
export async function namesOf(trx: Db, itemIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT CASE WHEN split_of IS NULL THEN product->>'name' ELSE concat(quantity, ' × ', product->>'name') END AS name
    FROM order_items WHERE id = ANY(${itemIds}::uuid[]) ORDER BY position`.execute(trx);
  return rows.map(({ name }) => name);
}

export interface Reinstated {
  readonly orderId: string;
  readonly itemIds: readonly string[];
  readonly status: ItemStatus;
  readonly actor: string;
}

/** @returns the names of the items */
export async function writeReinstated(
  trx: Db,
  { orderId, itemIds, status, actor }: Reinstated,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`UPDATE order_items SET status = ${status}
    WHERE id = ANY(${itemIds}::uuid[]) RETURNING product->>'name' AS name`.execute(trx);
  await writeTouched(trx, orderId, actor);
  await wake(trx, "affiliates.commissions");
  return rows.map(({ name }) => name);
}
