/** Why: a promotion may be for who has not ordered before, by account and e-mail address, also when two orders come at once. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE promotions ADD COLUMN first_orders_only boolean NOT NULL DEFAULT false`.execute(db);
  // Different codes of one series are different rows, so the customer is locked: two orders of theirs at once come one after
  // the other. VOLATILE: it sees what was committed while it waited.
  await sql`
    CREATE FUNCTION has_ordered_before(customer uuid, indexes bytea[], but uuid)
    RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('first order of ' || name, 0))
        FROM (SELECT DISTINCT name FROM unnest(array_append(
          ARRAY(SELECT encode(index, 'hex') FROM unnest(indexes) AS index), customer::text)) AS name
          WHERE name IS NOT NULL ORDER BY name) AS known;
      RETURN EXISTS (SELECT 1 FROM orders
        WHERE (user_id = customer OR search_indexes && indexes) AND is_promotion_used(status)
          AND id IS DISTINCT FROM but);
    END $$`.execute(db);
}
