/** How the API host follows catalogue changes made by others, and what its status reports when it cannot. */
import { sql } from "kysely";
import { buildApp } from "../../../server/app";
import { createTestDatabase } from "../../support/hosts/fresh-db";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { queryHost, startTestApi, type TestApi } from "../../support/hosts/test-api";
import { waitUntil } from "../../support/hosts/wait-for";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(12);
});
afterAll(() => api.close());

test("the read model follows a change after its notification, and so does a product hidden again", async () => {
  const change = (name: string, isLive: boolean, revision: number) =>
    api.database.db.transaction().execute(async (trx) => {
      await sql`UPDATE catalogue_state SET revision = ${revision}`.execute(trx);
      await sql`UPDATE products SET name = ${name}, is_live = ${isLive}, revision = ${revision},
        hidden_reason = ${isLive ? null : "test"} WHERE product_id = ${seededId(2)}`.execute(trx);
      await sql`SELECT pg_notify('catalogue_changed', ${String(revision)})`.execute(trx);
    });
  const count = async () => {
    const { data } = await api.query(`{ searchProducts(input: { text: "zeppelin" }) { totalCount } }`);
    return (data as { searchProducts: { totalCount: number } }).searchProducts.totalCount;
  };

  await change("Golden Zeppelin", true, 10);
  await waitUntil(async () => (await count()) === 1);
  await change("Golden Zeppelin", false, 11);
  await waitUntil(async () => (await count()) === 0);
  await change("Smart Washer", true, 12);
  await waitUntil(async () => (await count()) === 0);

  expect(await count()).toBe(0);
});

test("the host reports that it is up, and is ready only while its database answers", async () => {
  const lonely = await createTestDatabase();
  const host = await buildApp({ config: api.configFor({ databaseUrl: null }), db: lonely.db });
  const status = async (url: string) => (await host.inject({ method: "GET", url })).statusCode;

  // The host is ready once the catalogue is loaded.
  await waitUntil(async () => (await status("/ready")) === 200);
  expect([await status("/health"), await status("/ready")]).toEqual([200, 200]);
  await lonely.drop();
  expect([await status("/health"), await status("/ready")]).toEqual([200, 503]);
  const { status: broken, errors } = await queryHost(host, "{ catalogueState { revision } }");
  expect([broken, errors[0]?.extensions.code]).toEqual([500, "INTERNAL"]);
  await host.close();
});
