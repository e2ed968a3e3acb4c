/** Pictures of suppliers are fetched once and shown from the shop's own address. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // media names the files made of it (null until they are); place is the earliest place in any product's list; likeness
  // holds its colors in 8 × 8 places, by which the same picture is known in another size. A banned picture is never fetched again.
  await sql`
    CREATE TABLE pictures (
      address text PRIMARY KEY,
      place smallint NOT NULL,
      media text,
      width integer,
      height integer,
      likeness text,
      attempts integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL DEFAULT now(),
      last_error text,
      unused_since timestamptz,
      banned_at timestamptz
    )`.execute(db);
  await sql`CREATE INDEX pictures_due ON pictures (place, next_attempt_at)
    WHERE media IS NULL AND banned_at IS NULL AND unused_since IS NULL`.execute(db);
  await sql`CREATE INDEX pictures_media ON pictures (media) WHERE media IS NOT NULL`.execute(db);

  // Which products name a picture, as far as the revision in picture_watch.
  await sql`
    CREATE TABLE product_pictures (
      product_id text NOT NULL REFERENCES products (product_id),
      address text NOT NULL REFERENCES pictures (address),
      PRIMARY KEY (product_id, address)
    )`.execute(db);
  await sql`CREATE INDEX product_pictures_address ON product_pictures (address)`.execute(db);

  await sql`
    CREATE TABLE picture_watch (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      seen_revision bigint NOT NULL
    )`.execute(db);
  await sql`INSERT INTO picture_watch (seen_revision) VALUES (0)`.execute(db);
}
