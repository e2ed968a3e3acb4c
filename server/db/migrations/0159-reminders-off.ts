/** Why: leases whose reminders are off are looked at no more, and turning them on asks at once, whatever is being asked meanwhile (LEASE-77). */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // With the switch, in its transaction: null is "not asked", and the moment they are on again it is due.
  await sql`CREATE FUNCTION turn_payment_checks() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE leases SET payment_check_at = CASE WHEN NEW.reminders THEN clock_timestamp() END WHERE order_id = NEW.id;
      RETURN NULL;
    END $$`.execute(db);
  await sql`CREATE TRIGGER reminders_turned AFTER UPDATE OF reminders ON orders FOR EACH ROW
    WHEN (OLD.reminders <> NEW.reminders) EXECUTE FUNCTION turn_payment_checks()`.execute(db);
  await sql`UPDATE leases SET payment_check_at = NULL FROM orders
    WHERE orders.id = order_id AND NOT orders.reminders AND payment_check_at IS NOT NULL`.execute(db);
}
