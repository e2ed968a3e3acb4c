/** Why: money no gateway gives back is put on a desk for staff, and a promotion is used by a customer so often only. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE refunds DROP CONSTRAINT refunds_state_check`.execute(db);
  // What a gateway refused before has waited for somebody ever since.
  await sql`UPDATE refunds SET state = 'BY_HAND' WHERE state = 'REFUSED'`.execute(db);
  await sql`ALTER TABLE refunds
    ADD CONSTRAINT refunds_state_check CHECK (state IN ('REQUESTED', 'BY_HAND', 'DONE'))`.execute(db);
  await sql`CREATE INDEX refunds_by_hand ON refunds (order_id) WHERE state = 'BY_HAND'`.execute(db);
  await sql`CREATE INDEX payments_in_part ON payments (order_id) WHERE state = 'UNDERPAID'`.execute(db);

  // null: as often as they like
  await sql`ALTER TABLE promotions ADD COLUMN most_uses_per_customer integer DEFAULT 1
    CHECK (most_uses_per_customer > 0)`.execute(db);
  await sql`CREATE INDEX orders_of_promotion ON orders (promotion_code) WHERE promotion_code IS NOT NULL`.execute(
    db,
  );
  // Called within a statement that has locked the promotion, it sees what others have committed meanwhile.
  await sql`
    CREATE FUNCTION count_promotion_uses(wanted text, customer uuid, indexes bytea[], but uuid)
    RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
    BEGIN
      RETURN (SELECT count(*) FROM orders
        WHERE promotion_code = wanted AND (user_id = customer OR search_indexes && indexes)
          AND status NOT IN ('CANCELLED', 'CANCELLED_BY_SUPPLIER', 'PAYMENT_FAILED') AND id IS DISTINCT FROM but);
    END $$`.execute(db);
}
