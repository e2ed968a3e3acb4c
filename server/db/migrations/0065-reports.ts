/** Why: reports are read from entries and sums of days, which stay right when a day changes later (docs/decisions/reports.md). */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // The shop's calendar day: a literal, because sums of days and indexes are made with it.
  await sql`CREATE FUNCTION shop_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (at AT TIME ZONE 'America/Chicago')::date`.execute(db);
  await makeEntries(db);
  await makeSums(db);
  await markDays(db, "money_entries", sql`ARRAY[shop_day(NEW.at), shop_day(OLD.at)]`, "");
}

/** What happened to money, one row for each change: payments and leases keep only how they stand now. */
async function makeEntries(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE money_entries (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL,
      order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      -- the payment or the lease
      source_id uuid NOT NULL,
      -- the payment vendor or the lessor; empty while no lessor is chosen
      gateway text NOT NULL,
      method text NOT NULL,
      -- what it became
      state text NOT NULL,
      -- what is asked or leased now
      amount_cents integer NOT NULL,
      -- by how much more or less is paid or given back than before
      paid_cents integer NOT NULL,
      refunded_cents integer NOT NULL
    )`.execute(db);
  // What was before is entered as it stands now, when it last changed: earlier steps are not known.
  await sql`
    INSERT INTO money_entries (at, order_id, source_id, gateway, method, state, amount_cents, paid_cents, refunded_cents)
    SELECT updated_at, order_id, id, gateway_type, method, state, amount_cents, paid_cents, refunded_cents FROM payments
    UNION ALL
    SELECT updated_at, order_id, id, COALESCE(lessor, ''), 'LEASE', state, cents, COALESCE(funded_cents, 0), 0 FROM leases
    ORDER BY 1`.execute(db);
  await sql`CREATE INDEX money_entries_by_time ON money_entries (at)`.execute(db);
  await sql`CREATE INDEX money_entries_of_order ON money_entries (order_id)`.execute(db);
  // A change that does not say when it was is entered as now.
  await makeTrigger(
    db,
    "enter_payment",
    sql`IF TG_OP = 'INSERT' OR NEW.state <> OLD.state OR NEW.paid_cents <> OLD.paid_cents
          OR NEW.refunded_cents <> OLD.refunded_cents THEN
        INSERT INTO money_entries (at, order_id, source_id, gateway, method, state, amount_cents, paid_cents, refunded_cents)
        VALUES (CASE WHEN NEW.updated_at = OLD.updated_at THEN now() ELSE NEW.updated_at END, NEW.order_id, NEW.id,
          NEW.gateway_type, NEW.method, NEW.state, NEW.amount_cents, NEW.paid_cents - COALESCE(OLD.paid_cents, 0),
          NEW.refunded_cents - COALESCE(OLD.refunded_cents, 0));
      END IF`,
    sql`AFTER INSERT OR UPDATE OF state, paid_cents, refunded_cents ON payments`,
  );
  // What a lessor takes back of what it had paid out is given back.
  await makeTrigger(
    db,
    "enter_lease",
    sql`IF TG_OP = 'INSERT' OR NEW.state <> OLD.state OR NEW.funded_cents IS DISTINCT FROM OLD.funded_cents THEN
        INSERT INTO money_entries (at, order_id, source_id, gateway, method, state, amount_cents, paid_cents, refunded_cents)
        VALUES (CASE WHEN NEW.updated_at = OLD.updated_at THEN now() ELSE NEW.updated_at END, NEW.order_id, NEW.id,
          COALESCE(NEW.lessor, ''), 'LEASE', NEW.state, NEW.cents,
          GREATEST(0, COALESCE(NEW.funded_cents, 0) - COALESCE(OLD.funded_cents, 0)),
          GREATEST(0, COALESCE(OLD.funded_cents, 0) - COALESCE(NEW.funded_cents, 0)));
      END IF`,
    sql`AFTER INSERT OR UPDATE OF state, funded_cents ON leases`,
  );
}

async function makeSums(db: Kysely<unknown>): Promise<void> {
  // What a report counts on a day that is over.
  await sql`
    CREATE TABLE report_sums (
      report text NOT NULL,
      day date NOT NULL,
      keys text[] NOT NULL,
      figures bigint[] NOT NULL,
      PRIMARY KEY (report, day, keys)
    )`.execute(db);
  // The days whose sums are there, made by this version of the report's statement.
  await sql`
    CREATE TABLE report_days (
      report text NOT NULL,
      day date NOT NULL,
      version integer NOT NULL,
      PRIMARY KEY (report, day)
    )`.execute(db);
  // Days whose books changed since. Each change adds a row of its own: a row that was seen has all of its change committed.
  await sql`
    CREATE TABLE report_marks (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      day date NOT NULL
    )`.execute(db);
}

/** A change of the table marks these days. @param columns such as "OF status"; empty: any change */
async function markDays(
  db: Kysely<unknown>,
  table: string,
  days: ReturnType<typeof sql>,
  columns: string,
): Promise<void> {
  await makeTrigger(
    db,
    `mark_${table}`,
    sql`INSERT INTO report_marks (day) SELECT DISTINCT day FROM unnest(${days}) AS day WHERE day IS NOT NULL`,
    sql`AFTER INSERT OR DELETE OR UPDATE ${sql.raw(columns)} ON ${sql.table(table)}`,
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
