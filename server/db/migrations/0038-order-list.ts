/** Why: staff narrow, sort, count and search 200,000 orders within a tenth of a second (docs/decisions/order-lists.md). */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await makeTables(db);
  await fillTables(db);
  await makeIndexes(db);
  await makeTriggers(db);
}

async function makeTables(db: Kysely<unknown>): Promise<void> {
  // What a list of orders is narrowed and sorted by, and nothing else: a narrow row, so that counting reads little.
  await sql`
    CREATE TABLE order_list (
      order_id uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
      unique_id text NOT NULL,
      submitted_at timestamptz NOT NULL,
      total_cents integer NOT NULL,
      status text NOT NULL,
      delivery_type text NOT NULL,
      -- of the latest attempt; null before the first
      payment_method text,
      risk text NOT NULL CHECK (risk IN ('FLAGGED', 'CLEAR', 'UNCHECKED')),
      suppliers text[] NOT NULL DEFAULT '{}',
      affiliate_id text
    ) WITH (fillfactor = 80)`.execute(db);
  // Blind indexes of beginnings, as users have them; null until a host has filled them in from what is sealed.
  await sql`
    CREATE TABLE order_terms (
      order_id uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
      terms bytea[]
    )`.execute(db);
  await sql`
    CREATE FUNCTION risk_of_order(is_checked boolean, reasons text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT CASE WHEN cardinality(reasons) > 0 THEN 'FLAGGED' WHEN is_checked THEN 'CLEAR' ELSE 'UNCHECKED' END
    $$`.execute(db);
}

async function fillTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    INSERT INTO order_list (order_id, unique_id, submitted_at, total_cents, status, delivery_type, payment_method, risk,
      suppliers, affiliate_id)
    SELECT id, unique_id, submitted_at, total_cents, status, delivery_type,
      (SELECT method FROM (
        SELECT method, created_at FROM payments WHERE order_id = orders.id
        UNION ALL SELECT 'LEASE', created_at FROM leases WHERE order_id = orders.id
      ) AS attempt ORDER BY created_at DESC LIMIT 1),
      risk_of_order(fraud_is_checked, fraud_reasons),
      ARRAY(SELECT DISTINCT partner FROM order_items WHERE order_id = orders.id ORDER BY partner), attribution ->> 'aid'
    FROM orders`.execute(db);
  await sql`INSERT INTO order_terms (order_id) SELECT id FROM orders`.execute(db);
}

async function makeIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX order_list_by_time ON order_list (submitted_at DESC, order_id DESC)`.execute(db);
  await sql`CREATE INDEX order_list_by_total ON order_list (total_cents DESC, order_id DESC)`.execute(db);
  await sql`CREATE INDEX order_list_by_status ON order_list (status, submitted_at DESC, order_id DESC)`.execute(
    db,
  );
  await sql`CREATE INDEX order_list_by_number ON order_list (unique_id text_pattern_ops)`.execute(db);
  await sql`CREATE INDEX order_list_by_affiliate ON order_list (affiliate_id) WHERE affiliate_id IS NOT NULL`.execute(
    db,
  );
  await sql`CREATE INDEX order_items_by_partner ON order_items (partner)`.execute(db);
  await sql`CREATE INDEX order_terms_found ON order_terms USING gin (terms)`.execute(db);
  await sql`CREATE INDEX order_terms_missing ON order_terms (order_id) WHERE terms IS NULL`.execute(db);
}

/** Each writes the columns of its own table only, so that two transactions never undo each other's. */
async function makeTriggers(db: Kysely<unknown>): Promise<void> {
  await makeTrigger(
    db,
    "list_order",
    sql`INSERT INTO order_list (order_id, unique_id, submitted_at, total_cents, status, delivery_type, risk, affiliate_id)
      VALUES (NEW.id, NEW.unique_id, NEW.submitted_at, NEW.total_cents, NEW.status, NEW.delivery_type,
        risk_of_order(NEW.fraud_is_checked, NEW.fraud_reasons), NEW.attribution ->> 'aid');
      INSERT INTO order_terms (order_id) VALUES (NEW.id) ON CONFLICT (order_id) DO NOTHING`,
    sql`AFTER INSERT ON orders`,
  );
  await makeTrigger(
    db,
    "list_changed_order",
    sql`UPDATE order_list SET submitted_at = NEW.submitted_at, total_cents = NEW.total_cents, status = NEW.status,
        delivery_type = NEW.delivery_type, risk = risk_of_order(NEW.fraud_is_checked, NEW.fraud_reasons),
        affiliate_id = NEW.attribution ->> 'aid'
      WHERE order_id = NEW.id`,
    sql`AFTER UPDATE OF submitted_at, total_cents, status, delivery_type, fraud_is_checked, fraud_reasons, attribution
      ON orders`,
  );
  await makeTrigger(
    db,
    "forget_terms",
    sql`UPDATE order_terms SET terms = NULL WHERE order_id = NEW.id`,
    sql`AFTER UPDATE OF sealed_customer ON orders`,
  );
  await makeTrigger(
    db,
    "list_payment",
    sql`UPDATE order_list SET payment_method = NEW.method WHERE order_id = NEW.order_id`,
    sql`AFTER INSERT ON payments`,
  );
  await makeTrigger(
    db,
    "list_lease",
    sql`UPDATE order_list SET payment_method = 'LEASE' WHERE order_id = NEW.order_id`,
    sql`AFTER INSERT ON leases`,
  );
  await makeTrigger(
    db,
    "list_supplier",
    sql`UPDATE order_list SET suppliers = ARRAY(SELECT DISTINCT partner FROM order_items
        WHERE order_id = COALESCE(NEW.order_id, OLD.order_id) ORDER BY partner)
      WHERE order_id = COALESCE(NEW.order_id, OLD.order_id)`,
    sql`AFTER INSERT OR DELETE OR UPDATE OF partner ON order_items`,
  );
}

async function makeTrigger(
  db: Kysely<unknown>,
  name: string,
  statement: ReturnType<typeof sql>,
  when: ReturnType<typeof sql>,
): Promise<void> {
  await sql`CREATE FUNCTION ${sql.raw(name)}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN ${statement}; RETURN NULL; END $$`.execute(db);
  await sql`CREATE TRIGGER ${sql.raw(name)} ${when} FOR EACH ROW EXECUTE FUNCTION ${sql.raw(name)}()`.execute(
    db,
  );
}
