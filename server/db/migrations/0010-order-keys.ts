/** Why: links to orders end and have one purpose, and no key of the shop's is needed to check them. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE order_keys (
      -- SHA-256 of what the link carries
      key_hash bytea PRIMARY KEY,
      order_id uuid NOT NULL REFERENCES orders (id),
      purpose text NOT NULL CHECK (purpose IN ('FOLLOW', 'PAY')),
      expires_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX keys_of_order ON order_keys (order_id)`.execute(db);
  await sql`CREATE INDEX keys_by_end ON order_keys (expires_at)`.execute(db);
  // Links mailed until now are signatures without an end: they get one. Null for every order from now on.
  await sql`ALTER TABLE orders ADD COLUMN signed_key_until timestamptz`.execute(db);
  await sql`UPDATE orders SET signed_key_until = now() + interval '90 days'`.execute(db);
}
