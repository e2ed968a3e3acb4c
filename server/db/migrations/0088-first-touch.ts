/** Why: the first touch is kept beside the last, registrations keep theirs, and what an order came from cannot change (ATTRIBUTION-8). */
import { sql, type Kysely } from "kysely";

/** What says which click of whom it was; it goes when a person is forgotten. */
const CLICKS = sql`ARRAY['fbclid', 'gclid', 'clickHash']`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE attributions ADD COLUMN first_touch jsonb NOT NULL DEFAULT '{}'`.execute(db);
  await sql`ALTER TABLE users ADD COLUMN attribution jsonb NOT NULL DEFAULT '{}',
    ADD COLUMN first_touch jsonb NOT NULL DEFAULT '{}'`.execute(db);
  await sql`CREATE FUNCTION keep_order_attribution() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.attribution NOT IN (OLD.attribution, OLD.attribution - ${CLICKS}) THEN
        RAISE EXCEPTION 'what an order came from is never changed';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`CREATE TRIGGER keep_order_attribution BEFORE UPDATE OF attribution ON orders
    FOR EACH ROW EXECUTE FUNCTION keep_order_attribution()`.execute(db);
  await sql`CREATE FUNCTION keep_attribution() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.attribution NOT IN (OLD.attribution, OLD.attribution - ${CLICKS})
        OR NEW.first_touch NOT IN (OLD.first_touch, OLD.first_touch - ${CLICKS}) THEN
        RAISE EXCEPTION 'a snapshot of an attribution is never changed';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`CREATE TRIGGER keep_attribution BEFORE UPDATE ON attributions
    FOR EACH ROW EXECUTE FUNCTION keep_attribution()`.execute(db);
}
