/** Why: affiliates earn by terms, each change of what they earn is an entry, and the network is told of each once (AFFILIATE-1 to AFFILIATE-9). */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await makeAffiliates(db);
  await makeEntries(db);
  await makeMarks(db);
}

async function makeAffiliates(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE affiliates (
      -- as links name it (aid)
      code text PRIMARY KEY CHECK (length(code) BETWEEN 1 AND 64),
      name text NOT NULL,
      -- one that is not earns nothing new
      is_active boolean NOT NULL DEFAULT true,
      created_at timestamptz NOT NULL DEFAULT now(),
      created_by text NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE sub_affiliates (
      affiliate text NOT NULL REFERENCES affiliates (code),
      -- as links name it (sid)
      code text NOT NULL CHECK (length(code) BETWEEN 1 AND 64),
      name text NOT NULL,
      PRIMARY KEY (affiliate, code)
    )`.execute(db);
  await sql`
    CREATE TABLE affiliate_terms (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      affiliate text NOT NULL REFERENCES affiliates (code),
      -- null: for all of the affiliate that has no terms of its own
      sub_affiliate text,
      from_day date NOT NULL,
      -- the last; null: until others stand
      until_day date,
      per_application_cents integer NOT NULL CHECK (per_application_cents >= 0),
      per_order_cents integer NOT NULL CHECK (per_order_cents >= 0),
      percent_hundredths integer NOT NULL CHECK (percent_hundredths BETWEEN 0 AND 10000),
      most_per_order_cents integer CHECK (most_per_order_cents >= 0),
      most_per_month_cents integer CHECK (most_per_month_cents >= 0),
      created_at timestamptz NOT NULL DEFAULT now(),
      created_by text NOT NULL,
      -- the same form sent again adds nothing
      idempotency_key uuid NOT NULL UNIQUE,
      CHECK (until_day >= from_day),
      FOREIGN KEY (affiliate, sub_affiliate) REFERENCES sub_affiliates (affiliate, code)
    )`.execute(db);
  await sql`CREATE INDEX terms_of_affiliate ON affiliate_terms (affiliate, id DESC)`.execute(db);
  await sql`CREATE FUNCTION keep_affiliate_terms() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'terms never change: others are added'; END $$`.execute(db);
  await sql`CREATE TRIGGER keep_affiliate_terms BEFORE UPDATE OR DELETE ON affiliate_terms
    FOR EACH ROW EXECUTE FUNCTION keep_affiliate_terms()`.execute(db);
}

async function makeEntries(db: Kysely<unknown>): Promise<void> {
  // Clicks as the network calls them; visits are counted apart.
  await sql`
    CREATE TABLE affiliate_clicks (
      visit_id uuid PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT now(),
      -- null until the network has named it
      click_id text
    )`.execute(db);
  await sql`CREATE INDEX affiliate_clicks_by_time ON affiliate_clicks (at)`.execute(db);
  await sql`
    CREATE TABLE affiliate_entries (
      -- also the name of its postback
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
      at timestamptz NOT NULL DEFAULT now(),
      affiliate text NOT NULL REFERENCES affiliates (code),
      sub_affiliate text,
      kind text NOT NULL CHECK (kind IN ('APPLICATION', 'ORDER', 'ADJUSTMENT', 'REVERSAL')),
      order_id uuid REFERENCES orders (id),
      application_id uuid,
      -- the conversion that an adjustment or a reversal is of
      conversion_id uuid REFERENCES affiliate_entries (id),
      terms_id bigint NOT NULL REFERENCES affiliate_terms (id),
      -- first day of the shop's month in which the conversion counts
      month date NOT NULL,
      is_lease boolean NOT NULL,
      -- what the commission is of, as it stood then
      net_cents integer NOT NULL CHECK (net_cents >= 0),
      -- by how much the commission grew
      take_cents integer NOT NULL,
      is_capped boolean NOT NULL,
      -- of the postback: how often it was tried, when it is due, when it was told or refused for good
      tries integer NOT NULL DEFAULT 0,
      next_try_at timestamptz NOT NULL DEFAULT now(),
      told_at timestamptz,
      refusal text,
      CHECK ((kind IN ('APPLICATION', 'ORDER')) = (conversion_id IS NULL)),
      CHECK ((order_id IS NULL) <> (application_id IS NULL))
    )`.execute(db);
  await sql`CREATE UNIQUE INDEX conversion_of_order ON affiliate_entries (order_id) WHERE kind = 'ORDER'`.execute(
    db,
  );
  await sql`CREATE UNIQUE INDEX conversion_of_application ON affiliate_entries (application_id)
    WHERE kind = 'APPLICATION'`.execute(db);
  await sql`CREATE INDEX entries_of_order ON affiliate_entries (order_id, number)`.execute(db);
  await sql`CREATE INDEX entries_of_affiliate ON affiliate_entries (affiliate, month, number)`.execute(db);
  await sql`CREATE INDEX entries_by_time ON affiliate_entries (at)`.execute(db);
  await sql`CREATE INDEX entries_to_tell ON affiliate_entries (next_try_at)
    WHERE told_at IS NULL AND refusal IS NULL`.execute(db);
}

/** What happened to whatever came through an affiliate leaves a mark in the transaction in which it happened. */
async function makeMarks(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE affiliate_marks (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      order_id uuid,
      application_id uuid
    )`.execute(db);
  await sql`CREATE FUNCTION mark_affiliate_order() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO affiliate_marks (order_id) VALUES (NEW.id); RETURN NULL; END $$`.execute(db);
  await sql`CREATE TRIGGER mark_affiliate_order AFTER UPDATE OF status, total_cents, sub_total_cents, discount_cents
    ON orders FOR EACH ROW WHEN (NEW.attribution ? 'aid') EXECUTE FUNCTION mark_affiliate_order()`.execute(
    db,
  );
  await sql`CREATE FUNCTION mark_affiliate_part() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO affiliate_marks (order_id)
        SELECT id FROM orders WHERE id = NEW.order_id AND attribution ? 'aid';
      RETURN NULL;
    END $$`.execute(db);
  await sql`CREATE TRIGGER mark_affiliate_part AFTER INSERT ON money_entries
    FOR EACH ROW EXECUTE FUNCTION mark_affiliate_part()`.execute(db);
  await sql`CREATE TRIGGER mark_affiliate_part AFTER UPDATE OF status, quantity, price_cents ON order_items
    FOR EACH ROW EXECUTE FUNCTION mark_affiliate_part()`.execute(db);
  await sql`CREATE FUNCTION mark_affiliate_application() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO affiliate_marks (application_id) VALUES (NEW.id); RETURN NULL; END $$`.execute(db);
  await sql`CREATE TRIGGER mark_affiliate_application AFTER UPDATE OF status ON lease_applications
    FOR EACH ROW WHEN (NEW.status = 'APPROVED' AND OLD.status <> 'APPROVED' AND NEW.attribution ? 'aid')
    EXECUTE FUNCTION mark_affiliate_application()`.execute(db);
  await sql`CREATE FUNCTION mark_affiliate_day() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO report_marks (day) VALUES (shop_day(NEW.at)); RETURN NULL; END $$`.execute(db);
  await sql`CREATE TRIGGER mark_affiliate_day AFTER INSERT ON affiliate_entries
    FOR EACH ROW EXECUTE FUNCTION mark_affiliate_day()`.execute(db);
}
