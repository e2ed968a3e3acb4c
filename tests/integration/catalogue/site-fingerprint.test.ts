/**
 * The fingerprint decides whether the site is rebuilt: it changes with everything a page shows, and with
 * nothing else.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { importRecords } from "../../../server/catalogue/import/import-catalogue";
import { takeFingerprint } from "../../../server/cli/launcher/site/fingerprint";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";

let root = "";
const databases: TestDatabase[] = [];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "checkout-"));
  await mkdir(path.join(root, "src/build"), { recursive: true });
  await mkdir(path.join(root, "src/design"));
  await writeFile(path.join(root, "src/page.tsx"), "one");
  databases.push(await createTestDatabase(), await createTestDatabase());
  for (const { db } of databases) {
    await sql`INSERT INTO products (product_id, supplier_id, sku, slug, name, category_id, regular_price_cents, on_sale,
      clearance, free_shipping, home_delivery, in_store_pickup, online_availability, in_store_availability,
      low_price_guarantee, is_live, content_hash, revision)
      SELECT '1', 'demo', '1', 'washer-1', 'Washer', id, 10000, false, false, true, true, true, true, true, false, true,
        'hash', 1 FROM categories LIMIT 1`.execute(db);
  }
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()));
  await rm(root, { recursive: true });
});

const fingerprintOf = (index = 0, env = {}) => takeFingerprint(root, databases[index]!.db, env);

test("two databases with the same catalogue have the same fingerprint", async () => {
  expect(await fingerprintOf(0)).toEqual(await fingerprintOf(1));
});

test("a changed price or category name changes it, a changed stock level does not", async () => {
  const { db } = databases[1]!;
  const before = await fingerprintOf(1);
  await db.insertInto("product_stock").values({ product_id: "1", available_quantity: 3 }).execute();
  expect(await fingerprintOf(1)).toEqual(before);
  await db.updateTable("products").set({ regular_price_cents: 9900 }).execute();
  const priced = await fingerprintOf(1);
  expect(priced.catalogue).not.toBe(before.catalogue);
  await sql`UPDATE categories SET name = name || '!' WHERE id = (SELECT min(id) FROM categories)`.execute(db);
  const renamed = await fingerprintOf(1);
  expect(renamed.categories).not.toBe(priced.categories);
  expect(renamed.catalogue).toBe(priced.catalogue);
});

test("another vehicle size changes it, and nothing else with it", async () => {
  const { db } = databases[0]!;
  const record = (size: string) => ({ years: "2019", make: "Acme", model: "Roadster", size });
  const importOf = (size: string) => importRecords({ db, records: [record(size)], supplierId: "tables" });
  const before = await fingerprintOf(0);
  await importOf("225/65R17");
  const first = await fingerprintOf(0);
  expect(first).toEqual({ ...before, vehicles: first.vehicles });
  expect(first.vehicles).not.toBe(before.vehicles);
  await importOf("225/65R17");
  expect(await fingerprintOf(0)).toEqual(first);
  await importOf("235/60R17");
  expect((await fingerprintOf(0)).vehicles).not.toBe(first.vehicles);
});

test("changed code and settings change it, a changed test does not", async () => {
  const before = await fingerprintOf();
  await writeFile(path.join(root, "src/page.test.tsx"), "test");
  expect(await fingerprintOf()).toEqual(before);
  expect((await fingerprintOf(0, { SHOP_NAME: "Other" })).code).not.toBe(before.code);
  await writeFile(path.join(root, "src/page.tsx"), "two");
  const changed = await fingerprintOf();
  expect(changed.code).not.toBe(before.code);
  await writeFile(path.join(root, "src/build/read.ts"), "query");
  const built = await fingerprintOf();
  expect(built.code).not.toBe(changed.code);
  await writeFile(path.join(root, "src/design/shell.css"), "a {}");
  expect((await fingerprintOf()).code).not.toBe(built.code);
});
