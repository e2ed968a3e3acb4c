/** Why: staff find the orders they took by telephone among all others. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE order_list ADD COLUMN is_by_phone boolean NOT NULL DEFAULT false`.execute(db);
  // Whoever submitted an order for somebody else; an account that is gone is still the customer's.
  await sql`
    UPDATE order_list SET is_by_phone = true FROM orders, users
    WHERE orders.id = order_id AND users.id::text = orders.submitted_by
      AND users.id IS DISTINCT FROM orders.user_id`.execute(db);
  await sql`CREATE INDEX order_list_by_phone ON order_list (submitted_at DESC, order_id DESC) WHERE is_by_phone`.execute(
    db,
  );
  await sql`
    CREATE OR REPLACE FUNCTION list_order() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO order_list (order_id, unique_id, submitted_at, total_cents, status, delivery_type, risk, affiliate_id,
        is_by_phone)
      VALUES (NEW.id, NEW.unique_id, NEW.submitted_at, NEW.total_cents, NEW.status, NEW.delivery_type,
        risk_of_order(NEW.fraud_is_checked, NEW.fraud_reasons), NEW.attribution ->> 'aid',
        NEW.submitted_by <> 'guest' AND NEW.submitted_by IS DISTINCT FROM NEW.user_id::text);
      INSERT INTO order_terms (order_id) VALUES (NEW.id) ON CONFLICT (order_id) DO NOTHING;
      RETURN NULL;
    END $$`.execute(db);
}
