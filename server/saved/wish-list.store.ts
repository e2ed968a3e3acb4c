/** Stores wish lists: a watch without a name, and its products. */
import { sql } from "kysely";
import type { Db } from "../db/client";
import { onlyRow } from "../db/only-row";
import type { WishListRecord } from "./watches.record";
import { WISHES } from "./watches.store";

export interface WishListStore {
  get(userId: string): Promise<WishListRecord>;
  /** Null for an unknown key. */
  findShared(shareKey: string): Promise<WishListRecord | null>;
  remove(userId: string, productId: string): Promise<void>;
  /** A shared list keeps its key. */
  share(userId: string, isShared: boolean): Promise<void>;
}

const NOTHING: WishListRecord = { shareKey: null, emailAlerts: false, items: [] };

const columns = sql`share_key AS "shareKey", tells AS "emailAlerts", (
  SELECT COALESCE(jsonb_agg(jsonb_build_object('productId', product_id, 'addedAt', to_char(added_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    ORDER BY added_at DESC, product_id), '[]'::jsonb)
  FROM wish_list_items WHERE watch_id = watches.id) AS items`;

export function createWishListStore(db: Db): WishListStore {
  return {
    async get(userId) {
      const { rows } = await sql<WishListRecord>`
        SELECT ${columns} FROM watches WHERE user_id = ${userId} AND list = ${WISHES}`.execute(db);
      return rows[0] ?? NOTHING;
    },
    async findShared(shareKey) {
      const { rows } = await sql<WishListRecord>`
        SELECT ${columns} FROM watches WHERE share_key = ${shareKey}`.execute(db);
      return rows[0] ?? null;
    },
    async remove(userId, productId) {
      await sql`
        WITH list AS (SELECT id FROM watches WHERE user_id = ${userId} AND list = ${WISHES}), news AS (
          DELETE FROM offer_news USING list WHERE watch_id = list.id AND product_id = ${productId}
        )
        DELETE FROM wish_list_items USING list WHERE watch_id = list.id AND product_id = ${productId}`.execute(
        db,
      );
    },
    async share(userId, isShared) {
      await sql`INSERT INTO watches (user_id, list, name, share_key)
        VALUES (${userId}, ${WISHES}, '', CASE WHEN ${isShared} THEN gen_random_uuid() END)
        ON CONFLICT (user_id, list, name) DO UPDATE
        SET share_key = CASE WHEN ${isShared} THEN COALESCE(watches.share_key, excluded.share_key) END`.execute(
        db,
      );
    },
  };
}

/** Finds or creates the customer's list and locks it until the transaction ends. */
export async function lockList(unit: Db, userId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO watches (user_id, list, name) VALUES (${userId}, ${WISHES}, '')
    ON CONFLICT (user_id, list, name) DO UPDATE SET name = '' RETURNING id`.execute(unit);
  return onlyRow(rows, "the locked wish list").id;
}

/** Number of products on the list with the new ones on sale. */
export async function countWithAdded(
  unit: Db,
  listId: string,
  productIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT product_id FROM wish_list_items WHERE watch_id = ${listId}
      UNION SELECT product_id FROM products WHERE product_id = ANY(${productIds}::text[]) AND is_live
    ) AS product`.execute(unit);
  return onlyRow(rows, "the count of products on the list").count;
}

/** Ignores products on the list and those not on sale. */
export async function insertWishes(unit: Db, listId: string, productIds: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO wish_list_items (watch_id, product_id, added_at)
    SELECT ${listId}, product_id, clock_timestamp() + place * interval '1 microsecond'
    FROM unnest(${productIds}::text[]) WITH ORDINALITY AS wanted (product_id, place)
    JOIN products USING (product_id) WHERE is_live
    ON CONFLICT DO NOTHING`.execute(unit);
}

export async function writeAlerts(unit: Db, listId: string, emailAlerts: boolean): Promise<void> {
  await sql`UPDATE watches SET tells = ${emailAlerts} WHERE id = ${listId}`.execute(unit);
}
