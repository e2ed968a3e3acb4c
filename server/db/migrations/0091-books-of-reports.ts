/** Why: reports count what was sold, what it cost, visits and approvals; each change of these marks the days it is counted on. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await keepCosts(db);
  await keepOrdered(db);
  await findSales(db);
  await markSales(db);
  await markOthers(db);
}

/** What a piece cost is written down when it is sold: prices of suppliers change every day. */
async function keepCosts(db: Kysely<unknown>): Promise<void> {
  // Null: the catalogue did not know it.
  await sql`ALTER TABLE order_items ADD COLUMN cost_cents integer CHECK (cost_cents >= 0)`.execute(db);
  const costOf = (item: string) => sql`COALESCE(
    (SELECT whole.cost_cents FROM order_items AS whole WHERE whole.id = ${sql.raw(item)}.split_of),
    (SELECT COALESCE(supplier_sale_price_cents, supplier_price_cents) FROM products
      WHERE products.product_id = ${sql.raw(item)}.product_id))`;
  // Of earlier sales the price of today is the best that is known.
  await sql`UPDATE order_items AS item SET cost_cents = ${costOf("item")}`.execute(db);
  await sql`CREATE FUNCTION keep_cost() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN NEW.cost_cents := COALESCE(NEW.cost_cents, ${costOf("NEW")}); RETURN NEW; END $$`.execute(db);
  await sql`CREATE TRIGGER keep_cost BEFORE INSERT ON order_items FOR EACH ROW EXECUTE FUNCTION keep_cost()`.execute(
    db,
  );
}

/** What was ordered at a supplier stays what it was when its line is parted later. */
async function keepOrdered(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE supplier_order_items ADD COLUMN quantity integer, ADD COLUMN cost_cents integer`.execute(
    db,
  );
  await sql`UPDATE supplier_order_items AS ordered SET cost_cents = item.cost_cents, quantity = item.quantity + COALESCE(
      (SELECT sum(part.quantity) FROM order_items AS part WHERE part.split_of = item.id), 0)
    FROM order_items AS item WHERE item.id = ordered.item_id`.execute(db);
  await sql`ALTER TABLE supplier_order_items ALTER COLUMN quantity SET NOT NULL`.execute(db);
  await sql`CREATE FUNCTION keep_ordered() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      SELECT item.quantity, item.cost_cents INTO NEW.quantity, NEW.cost_cents
      FROM order_items AS item WHERE item.id = NEW.item_id;
      RETURN NEW;
    END $$`.execute(db);
  await sql`CREATE TRIGGER keep_ordered BEFORE INSERT ON supplier_order_items
    FOR EACH ROW EXECUTE FUNCTION keep_ordered()`.execute(db);
}

/** An order is sold with the first entry that brings money or signs its lease. */
async function findSales(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE money_entries ADD COLUMN sells boolean NOT NULL
    GENERATED ALWAYS AS (paid_cents > 0 OR method = 'LEASE' AND state IN ('SIGNED', 'DELIVERED', 'FUNDED')) STORED`.execute(
    db,
  );
  await sql`CREATE INDEX money_entries_that_sell ON money_entries (at) WHERE sells`.execute(db);
}

/** Whatever changes of an order changes the days of its money, on one of which it was sold. */
async function markSales(db: Kysely<unknown>): Promise<void> {
  const mark = (id: string) => sql`INSERT INTO report_marks (day)
    SELECT DISTINCT shop_day(at) FROM money_entries WHERE order_id = ${sql.raw(id)}`;
  await makeTrigger(
    db,
    "mark_sale",
    mark("NEW.id"),
    `AFTER UPDATE OF total_cents, tax_cents, lender_take_cents, affiliate_take_cents, attribution, user_id ON orders`,
  );
  // One that is entered late, of an earlier day, may be the first.
  await makeTrigger(db, "mark_sale_of_entry", mark("NEW.order_id"), `AFTER INSERT ON money_entries`);
  await makeTrigger(
    db,
    "mark_sale_of_item",
    mark("COALESCE(NEW.order_id, OLD.order_id)"),
    `AFTER INSERT OR DELETE OR UPDATE OF status, quantity, price_cents ON order_items`,
  );
}

async function markOthers(db: Kysely<unknown>): Promise<void> {
  const mark = (...moments: string[]) => sql`INSERT INTO report_marks (day)
    SELECT DISTINCT shop_day(at) FROM unnest(ARRAY[${sql.raw(moments.join(", "))}]) AS at WHERE at IS NOT NULL`;
  await makeTrigger(
    db,
    "mark_supplier_order",
    mark("NEW.submitted_at", "NEW.created_at", "OLD.submitted_at"),
    `AFTER INSERT OR UPDATE OF state, submitted_at ON supplier_orders`,
  );
  await makeTrigger(
    db,
    "mark_supplier_item",
    sql`INSERT INTO report_marks (day)
      SELECT shop_day(COALESCE(submitted_at, created_at)) FROM supplier_orders
      WHERE id = COALESCE(NEW.supplier_order_id, OLD.supplier_order_id)`,
    `AFTER INSERT OR DELETE OR UPDATE OF is_over ON supplier_order_items`,
  );
  await makeTrigger(
    db,
    "mark_application",
    mark("NEW.approved_at", "OLD.approved_at"),
    `AFTER INSERT OR UPDATE OF approved_at ON lease_applications`,
  );
  // Visits are forgotten after a while; the sums of their days are not.
  await makeTrigger(db, "mark_visit", mark("NEW.started_at"), `AFTER INSERT ON visits`);
  await makeTrigger(
    db,
    "mark_events",
    sql`INSERT INTO report_marks (day) VALUES (NEW.day)`,
    `AFTER INSERT ON analytics_marks`,
  );
}

async function makeTrigger(
  db: Kysely<unknown>,
  name: string,
  statement: ReturnType<typeof sql>,
  when: string,
): Promise<void> {
  await sql`CREATE FUNCTION ${sql.raw(name)}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN ${statement}; RETURN NULL; END $$`.execute(db);
  await sql`CREATE TRIGGER ${sql.raw(name)} ${sql.raw(when)} FOR EACH ROW EXECUTE FUNCTION ${sql.raw(name)}()`.execute(
    db,
  );
}
