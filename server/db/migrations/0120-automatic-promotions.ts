/** Why: promotions count by themselves too, for sets and segments, and several of them in one order. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE promotions
      -- counts without its code being typed in; the code is a name for staff then
      ADD COLUMN is_automatic boolean NOT NULL DEFAULT false,
      -- counts together with others that do, too; otherwise alone
      ADD COLUMN combines boolean NOT NULL DEFAULT false,
      -- for whole sets of so many pieces of the goods it is for; null: for each piece
      ADD COLUMN set_size integer CHECK (set_size BETWEEN 2 AND 99),
      ADD COLUMN segment text NOT NULL DEFAULT 'EVERYBODY'
        CHECK (segment IN ('EVERYBODY', 'BOUGHT', 'LEASED', 'CATEGORY', 'NEVER')),
      ADD COLUMN segment_category text NOT NULL DEFAULT '',
      ADD CHECK ((segment = 'CATEGORY') = (segment_category <> '')),
      ADD CHECK (series IS NULL OR NOT is_automatic),
      ADD CHECK (set_size IS NULL OR NOT ships_free)`.execute(db);
  // Asked by every quote, among thousands of codes.
  await sql`CREATE INDEX promotions_by_themselves ON promotions (code) WHERE is_automatic`.execute(db);
  await sql`
    CREATE TABLE order_promotions (
      order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      code text NOT NULL,
      -- in the order they were taken off
      position integer NOT NULL,
      label text NOT NULL,
      goods_off_cents integer NOT NULL CHECK (goods_off_cents >= 0),
      shipping_off_cents integer NOT NULL CHECK (shipping_off_cents >= 0),
      -- what the goods it is for cost: what is added to the order later has the same share
      of_cents integer NOT NULL CHECK (of_cents >= 0),
      ordered_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (order_id, code)
    )`.execute(db);
  await sql`CREATE INDEX order_promotions_of_code ON order_promotions (code, ordered_at)`.execute(db);
  // Discounts of orders whose pieces have no cents of it (0118) have no share: of_cents is 0.
  await sql`
    INSERT INTO order_promotions (order_id, code, position, label, goods_off_cents, shipping_off_cents, of_cents, ordered_at)
    SELECT orders.id, promotion_code, 0, COALESCE(promotions.label, promotion_code),
      GREATEST(0, discount_cents - fixed.shipping_off), LEAST(discount_cents, fixed.shipping_off), fixed.of_cents, created_at
    FROM orders LEFT JOIN promotions ON promotions.code = promotion_code, LATERAL (
      SELECT COALESCE(sum(item.shipping_off_cents * item.quantity), 0)::int AS shipping_off,
        COALESCE(sum(item.price_cents * item.quantity) FILTER (WHERE item.discount_cents > 0), 0)::int AS of_cents
      FROM order_items AS item WHERE item.order_id = orders.id) AS fixed
    WHERE promotion_code IS NOT NULL`.execute(db);
  await sql`DROP INDEX orders_of_promotion`.execute(db);
  await sql`
    CREATE OR REPLACE FUNCTION count_promotion_uses(wanted text, customer uuid, indexes bytea[], but uuid)
    RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
    BEGIN
      RETURN (SELECT count(*) FROM orders JOIN order_promotions AS used ON used.order_id = orders.id
        WHERE used.code = wanted AND (user_id = customer OR search_indexes && indexes)
          AND is_promotion_used(status) AND id IS DISTINCT FROM but);
    END $$`.execute(db);
  await sql`
    CREATE OR REPLACE FUNCTION count_promotion_uses_today(wanted text) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
    BEGIN
      RETURN (SELECT count(*) FROM order_promotions AS used JOIN orders ON orders.id = used.order_id
        WHERE used.code = wanted AND ordered_at > now() - interval '25 hours'
          AND shop_day(ordered_at) = shop_day(now())
          AND is_promotion_used(status));
    END $$`.execute(db);
}
