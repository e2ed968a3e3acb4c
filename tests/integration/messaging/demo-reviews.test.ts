/** Seed reviews of a demo shop (docs/decisions/reviews.md). */
import { sql } from "kysely";
import { addDemoCustomer } from "../../../demo/customer/demo-customer";
import { loadDemoCatalogue } from "../../../demo/demo-catalogue";
import { addDemoReviews } from "../../../demo/demo-reviews";
import { addDemoUsers } from "../../../demo/demo-users";
import { addHistory, SMALL_HISTORY } from "../../../demo/history/history";
import { addEvents } from "../../../demo/history/many-visits";
import { readConfig } from "../../../server/config";
import { createSealer } from "../../../server/db/sealed";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";

jest.setTimeout(180_000);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

test("a first start seeds many reviews, once, and a history can be added later", async () => {
  const { db } = database;
  const sealer = createSealer(readConfig({ NODE_ENV: "test" }).piiKeys);
  await loadDemoCatalogue(db);
  await addDemoUsers(db, sealer);
  expect(await addDemoReviews(db, sealer)).toBeGreaterThan(100);
  const { rows } = await sql<{ count: number; stars: number }>`
    SELECT count(*)::int AS count, count(DISTINCT stars)::int AS stars FROM reviews WHERE status = 'PUBLISHED'
    GROUP BY product_id ORDER BY 1 DESC`.execute(db);
  expect(rows.length).toBeGreaterThan(15);
  expect(rows[0]!.count).toBeGreaterThan(9);
  expect(rows[0]!.stars).toBeGreaterThan(2);
  expect(await addDemoReviews(db, sealer)).toBe(0);
  expect(await addDemoCustomer(db, sealer, null)).toBe(6);
  const small = { ...SMALL_HISTORY, orders: 60, customers: 20, visits: 50, applications: 4, events: 50 };
  await addHistory(db, small, sealer);
  const orders = await db
    .selectFrom("orders")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .execute();
  expect(Number(orders[0]!.count)).toBe(306);
});

test("a history that ends on the first day of a month has events of that day", async () => {
  const until = new Date("2027-03-01T00:12:00Z");
  await addEvents(database.db, 50, { days: 74, until, favorites: [] });
  const { rows } = await sql<{
    last: Date;
  }>`SELECT max(day)::timestamptz AS last FROM analytics_events`.execute(database.db);
  expect(rows[0]!.last.getTime()).toBeGreaterThan(until.getTime() - 2 * 86_400_000);
});
