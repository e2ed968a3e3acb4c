/**
 * Search statistics: searches, their results and clicks, totaled by text and day without personal data
 * (SEARCH-5 to SEARCH-7).
 */
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import { createSearchedStore } from "../../../server/catalogue/searched/searched.store";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { queryHost, startTestApi, type TestApi } from "../../support/hosts/test-api";
import { countsByValue } from "../../support/counts-by-value";

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi(30);
  admin = await signedIn(api, "ADMIN");
});
afterAll(() => api?.close());
afterEach(async () => {
  await list();
  await sql`DELETE FROM searched_texts`.execute(api.database.db);
});

const { retentionDays, rareDays, minVisits } = LIMITS.searches;
const browser = (name: string) => ({ "user-agent": `Browser of ${name}` });

/** Searches as a typing visitor does, with optional further input. */
async function search(who: string, text: string, input: object = {}, headers: Record<string, string> = {}) {
  const { data } = await queryHost(
    api.app,
    `query ($input: SearchProductsInput!) { found: searchProducts(input: $input) { totalCount products { productId } } }`,
    { input: { text, ...input } },
    { ...browser(who), ...headers },
  );
  return (data as { found: { totalCount: number; products: { productId: string }[] } }).found;
}
const click = (who: string, body: object, headers: Record<string, string> = {}) =>
  callRest(api.app, "recordSearchClick", { body, headers: { ...browser(who), ...headers } });
const list = async (body: object = {}) =>
  (await callRest(api.app, "listSearches", { bearer: admin.bearer, body })).body.data!;
const three = ["ada", "bo", "cy"];
const rows = async () =>
  (
    await sql<{
      text: string;
      visits: number;
    }>`SELECT text, visits FROM searched_texts ORDER BY text`.execute(api.database.db)
  ).rows;

test("searches are counted by text, with their results and clicks", async () => {
  const { totalCount, products } = await search("ada", "Wireless");
  expect(totalCount).toBeGreaterThan(0);
  const [first, second] = products.map(({ productId }) => productId);
  for (const who of ["ada", "bo", "cy", "di"]) await search(who, who === "bo" ? " WIRELESS " : "wireless");
  for (const who of three) await search(who, "qqqqq");
  for (const who of three) await search(who, "compact");
  await click("ada", { text: "Wireless", productId: first });
  await click("bo", { text: "wireless", productId: first });
  await click("bo", { text: "wireless", productId: first });
  await click("bo", { text: "wireless", productId: second });
  await click("bo", { text: "wireless" });
  expect((await click("bo", { text: "wireless", productId: "nothing" })).status).toBe(200);

  const all = await list();
  expect(all).toMatchObject({ total: 3, rareVisits: 0 });
  expect(countsByValue(all)).toEqual({ ALL: 3, NOTHING: 1, NO_CLICK: 1 });
  const { rows: named } = await sql<{ name: string }>`SELECT name FROM products
    WHERE product_id = ${first}`.execute(api.database.db);
  expect(all.rows).toEqual([
    {
      text: "wireless",
      visits: 4,
      found: totalCount,
      clicks: 4,
      opened: [
        { productId: first, name: named[0]!.name, clicks: 2 },
        { productId: second, name: expect.any(String), clicks: 1 },
      ],
    },
    { text: "compact", visits: 3, found: expect.any(Number), clicks: 0, opened: [] },
    { text: "qqqqq", visits: 3, found: 0, clicks: 0, opened: [] },
  ]);
  expect((await list({ show: "NOTHING" })).rows.map(({ text }) => text)).toEqual(["qqqqq"]);
  expect((await list({ show: "NO_CLICK" })).rows.map(({ text }) => text)).toEqual(["compact"]);
  expect((await list({ text: "IRE" })).rows.map(({ text }) => text)).toEqual(["wireless"]);
  expect(await list({ to: "2020-01-01" })).toMatchObject({ total: 0, rareVisits: 0 });
  expect((await list({ pageSize: 5, pageNumber: 2 })).rows).toEqual([]);
  for (const from of ["0000-01-01", "2026-02-30", "infinity"])
    expect((await callRest(api.app, "listSearches", { bearer: admin.bearer, body: { from } })).status).toBe(
      400,
    );
});

test("a chosen suggestion counts as a search answered while typing", async () => {
  for (const who of three) await click(who, { text: "Wirel", productId: seededId(1), isSuggestion: true });
  expect((await list()).rows).toEqual([
    { text: "wirel", visits: 3, found: null, clicks: 3, opened: [expect.objectContaining({ clicks: 3 })] },
  ]);
});

test("only typed searches count: no further page, no filter, no other order, no bot", async () => {
  for (const who of three) {
    await search(who, "slim", { pageNumber: 2 });
    await search(who, "slim", { sort: "NEWEST" });
    await search(who, "slim", { brandIds: ["norvik"] });
    await search(who, "slim", {}, { "user-agent": `Mozilla/5.0 (compatible; Examplebot/2.1; ${who})` });
  }
  expect(await rows()).toEqual([]);
  // A price limit may be typed too, so its results are not those of the text alone.
  for (const who of three) await search(who, "slim", { maxPrice: 1 });
  expect((await list()).rows).toMatchObject([{ text: "slim", visits: 3, found: null }]);
});

test("text that may identify a person is not stored, nor are searches of visitors who opted out", async () => {
  const texts = [
    ...["ada@mail.example", "call 512 555 0142", "(512)555-0142", "4111111111111111", "www.mine.example"],
    ...["https://mine.example", "one two three four five six seven eight nine", "x".repeat(81), "!!!", " "],
  ];
  for (const text of texts) {
    await search("ada", text);
    await click("ada", { text, productId: seededId(1), isSuggestion: true });
  }
  await search("ada", "slim", {}, { "sec-gpc": "1" });
  await click("ada", { text: "slim", productId: seededId(1), isSuggestion: true }, { "sec-gpc": "1" });
  await list();
  expect(await rows()).toEqual([]);
  expect((await click("ada", { text: "x".repeat(201) })).status).toBe(400);
  await search("ada", "tv 4k 120hz 65 2024");
  await list();
  expect(await rows()).toEqual([{ text: "tv 4k 120hz 65 2024", visits: 1 }]);
});

test("a text few visitors searched is hidden, and soon reduced to a total", async () => {
  await search("ada", "rare words");
  for (const who of three) await search(who, "silent");
  expect(await list()).toMatchObject({ total: 1, rareVisits: 1, rows: [{ text: "silent" }] });

  const store = createSearchedStore(api.database.db);
  await store.deleteExpired();
  expect((await rows()).map(({ text }) => text)).toEqual(["rare words", "silent"]);
  const back = (days: number) =>
    sql`UPDATE searched_texts SET day = day - ${days}::int`.execute(api.database.db);
  await back(rareDays + 1);
  await store.deleteExpired();
  expect(await rows()).toEqual([
    { text: "", visits: 1 },
    { text: "silent", visits: minVisits },
  ]);
  expect(await list()).toMatchObject({ total: 1, rareVisits: 1 });
  await back(retentionDays - rareDays);
  await store.deleteExpired();
  expect(await rows()).toEqual([]);
});
