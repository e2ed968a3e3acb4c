/** Why: a customer may have ordered from several accounts and addresses of one mailbox. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP FUNCTION count_promotion_uses(text, uuid, bytea[], uuid)`.execute(db);
  await sql`
    CREATE FUNCTION count_promotion_uses(wanted text, customers uuid[], indexes bytea[], but uuid)
    RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
    BEGIN
      RETURN (SELECT count(*) FROM orders JOIN order_promotions AS used ON used.order_id = orders.id
        WHERE used.code = wanted AND (user_id = ANY(customers) OR search_indexes && indexes)
          AND is_promotion_used(status) AND id IS DISTINCT FROM but);
    END $$`.execute(db);
  await sql`DROP FUNCTION has_ordered_before(uuid, bytea[], uuid)`.execute(db);
  // Different codes of one series are different rows, so the customer is locked: two orders of theirs at once come one after
  // the other. VOLATILE: it sees what was committed while it waited.
  await sql`
    CREATE FUNCTION has_ordered_before(customers uuid[], indexes bytea[], but uuid)
    RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('first order of ' || name, 0))
        FROM (SELECT DISTINCT name FROM unnest(
          ARRAY(SELECT encode(index, 'hex') FROM unnest(indexes) AS index)
          || ARRAY(SELECT customer::text FROM unnest(customers) AS customer)) AS name
          WHERE name IS NOT NULL ORDER BY name) AS known;
      RETURN EXISTS (SELECT 1 FROM orders
        WHERE (user_id = ANY(customers) OR search_indexes && indexes) AND is_promotion_used(status)
          AND id IS DISTINCT FROM but);
    END $$`.execute(db);
}
