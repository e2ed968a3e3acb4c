/** Why: an unpaid order keeps its goods for a while only, and one customer cannot keep many; left payments are known. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE orders
      -- null: nothing is held for want of a payment, or money is on its way
      ADD COLUMN held_until timestamptz,
      -- blind indexes of the customer and of the network address whose hold it is
      ADD COLUMN holders bytea[] NOT NULL DEFAULT '{}'`.execute(db);
  await sql`CREATE INDEX orders_held ON orders (held_until) WHERE held_until IS NOT NULL`.execute(db);
  await sql`CREATE INDEX orders_of_holder ON orders USING gin (holders) WHERE held_until IS NOT NULL`.execute(
    db,
  );
  // Who is on a page of a payment company right now has half an hour left.
  await sql`UPDATE orders SET held_until = now() + interval '30 minutes'
    WHERE status = 'PENDING_PAYMENT' AND is_stock_taken`.execute(db);
  // Called within a statement it sees what others have committed since that statement began, and makes two orders of one
  // holder wait for each other.
  await sql`
    CREATE FUNCTION count_holds(wanted bytea, but uuid) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended(encode(wanted, 'hex'), 0));
      RETURN (SELECT count(*) FROM orders
        WHERE held_until IS NOT NULL AND holders @> ARRAY[wanted] AND id IS DISTINCT FROM but);
    END $$`.execute(db);
  // The customer went on to another way to pay: its end is no failure of the order.
  await sql`ALTER TABLE payments ADD COLUMN is_left boolean NOT NULL DEFAULT false`.execute(db);
}
