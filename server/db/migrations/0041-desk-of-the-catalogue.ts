/** Why: staff find products with what hides them, close stores for pickup, and see which contact requests wait. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX products_of_reason ON products (hidden_reason, sku)`.execute(db);
  await sql`CREATE INDEX products_by_sku_beginning ON products (sku text_pattern_ops)`.execute(db);
  await sql`CREATE INDEX products_by_name ON products USING gin (to_tsvector('simple', name))`.execute(db);
  // closed: no new order is picked up there
  await sql`ALTER TABLE pickup_locations ADD COLUMN is_open boolean NOT NULL DEFAULT true`.execute(db);
  await sql`ALTER TABLE contact_requests
    ADD COLUMN answered_at timestamptz, ADD COLUMN answered_by uuid REFERENCES users (id)`.execute(db);
  await sql`CREATE INDEX contact_requests_open ON contact_requests (id) WHERE answered_at IS NULL`.execute(
    db,
  );
  await sql`CREATE INDEX newsletter_subscribers_by_age ON newsletter_subscribers (confirmed_at)
    WHERE confirmed_at IS NOT NULL`.execute(db);
}
