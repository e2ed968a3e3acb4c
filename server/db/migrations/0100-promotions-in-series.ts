/** Why: a promotion may have a limit for each day, and a thousand codes that are made, counted and ended together. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE promotions
      ADD COLUMN most_uses_per_day integer CHECK (most_uses_per_day > 0),
      -- what the codes of a series begin with; the position makes sure that a series is made once
      ADD COLUMN series text,
      ADD COLUMN series_position integer,
      ADD CHECK ((series IS NULL) = (series_position IS NULL))`.execute(db);
  await sql`CREATE UNIQUE INDEX promotions_of_series ON promotions (series, series_position) WHERE series IS NOT NULL`.execute(
    db,
  );
  await sql`
    CREATE FUNCTION is_promotion_used(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN status NOT IN ('CANCELLED', 'CANCELLED_BY_SUPPLIER', 'PAYMENT_FAILED')`.execute(db);
  // A function that is VOLATILE sees what was committed while the promotion was waited for.
  await sql`
    CREATE FUNCTION count_promotion_uses_today(wanted text) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
    BEGIN
      RETURN (SELECT count(*) FROM orders
        WHERE promotion_code = wanted AND created_at > now() - interval '25 hours'
          AND shop_day(created_at) = shop_day(now())
          AND is_promotion_used(status));
    END $$`.execute(db);
  await sql`DROP INDEX orders_of_promotion`.execute(db);
  await sql`CREATE INDEX orders_of_promotion ON orders (promotion_code, created_at) WHERE promotion_code IS NOT NULL`.execute(
    db,
  );
}
