/** Attribute pages curated by staff (CATALOGUE-22): validation, site output, permissions and audit log. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { readAttributes } from "#contract/attributes/read-attributes";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { loadDemoCatalogue } from "../../../demo/demo-catalogue";
import type { CatalogueProduct } from "../../../src/build/views/catalogue";
import { importRecords } from "../../../server/catalogue/import/import-catalogue";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";
import { waitUntil } from "../../support/hosts/wait-for";

const { minOfPage, pagesOfCategory } = LIMITS.searchRules;
const BLUE = "/products/smartphones/color/blue/";

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi(0);
  const { db } = api.database;
  await loadDemoCatalogue(db);
  admin = await signedIn(api, "ADMIN");
  // The search index follows an import in steps, so the import's last product appears last.
  const { rows } = await sql<{ wheels: number }>`
    SELECT count(*)::int AS wheels FROM products WHERE category_id = 'wheels'`.execute(db);
  await waitUntil(async () => (await listed("wheels")).length === rows[0]!.wheels);
});
afterAll(() => api?.close());

async function pages() {
  const { data, errors } = await api.query(
    "{ exportAttributePages { categoryId key value title intro productCount } }",
    {},
    { "x-build-key": api.configFor().buildKey },
  );
  expect(errors).toEqual([]);
  type Page = { categoryId: string; key: string; title: string; productCount: number; value: string };
  return (data as { exportAttributePages: Page[] }).exportAttributePages;
}

async function listed(categoryId: string): Promise<readonly string[]> {
  const { data } = await api.query(
    `{ exportListing(categoryId: "${categoryId}") { productIds(first: 100000) } }`,
    {},
    { "x-build-key": api.configFor().buildKey },
  );
  return (data as { exportListing: { productIds: string[] } }).exportListing.productIds;
}

/** Counts products per value from their records, by the rules of the attributes. */
async function countValues(productIds: readonly string[], key: "PRODUCT_LINE" | "TIRE_SIZE") {
  const { data } = await api.query(
    `query ($ids: [ID!]!) { exportProducts(productIds: $ids) {
      name category { id } brand { id } attributes { name value } } }`,
    { ids: productIds },
    { "x-build-key": api.configFor().buildKey },
  );
  type Row = Pick<CatalogueProduct, "name" | "category" | "brand" | "attributes">;
  const counts = new Map<string, number>();
  for (const { category, brand, ...product } of (data as { exportProducts: Row[] }).exportProducts) {
    const typed = readAttributes({ ...product, categoryId: category!.id, brandId: brand?.id ?? null });
    const value = typed.get(key);
    if (value !== undefined) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  }
  return counts;
}
const revision = async () => {
  const { data } = await api.query("{ catalogueState { revision } }");
  return BigInt((data as { catalogueState: { revision: string } }).catalogueState.revision);
};
const rule = (address: string, text = "Blue phones") => ({
  kind: "PAGE",
  text,
  address,
  intro: "Phones in blue.",
});
const save = (body: object, id: string = randomUUID()) =>
  callRest(api.app, "saveSearchRule", { bearer: admin.bearer, params: { id }, body });

test("the demo shop's pages all have enough products, and headings of their own", async () => {
  const allPages = await pages();
  const ofStaff = allPages.filter(({ categoryId }) => categoryId !== "tires" && categoryId !== "wheels");
  expect(ofStaff.length).toBeGreaterThanOrEqual(8);
  expect(ofStaff.filter(({ productCount }) => productCount < minOfPage)).toEqual([]);
  // Pages of the tire and wheel lines are generated automatically.
  const { minOfPage: leastOfSize, minOfLine } = LIMITS.linePages;
  const leastOf = ({ key }: { key: string }) => (key === "PRODUCT_LINE" ? minOfLine : leastOfSize);
  expect(allPages.filter((page) => page.productCount < leastOf(page))).toEqual([]);
  // Each line has a page, and so has each size with enough tires.
  for (const [categoryId, key] of [
    ["tires", "PRODUCT_LINE"],
    ["wheels", "PRODUCT_LINE"],
    ["tires", "TIRE_SIZE"],
  ] as const) {
    const counts = await countValues(await listed(categoryId), key);
    const expected = [...counts].filter(([, count]) => count >= leastOf({ key })).map(([value]) => value);
    const pagesOfKind = allPages.filter((page) => page.categoryId === categoryId && page.key === key);
    expect(pagesOfKind.map(({ value }) => value).sort()).toEqual(expected.sort());
    expect(expected.length).toBeGreaterThan(10);
  }
  expect(new Set(allPages.map(({ title }) => title)).size).toBe(allPages.length);
});

test("a page is saved by a filter's address, previewed, published, changed with a version check, and deleted", async () => {
  const id = randomUUID();
  const filtered = "https://shop.example/products/smartphones/?f.color=blue&sort=newest";
  const preview = await callRest(api.app, "previewSearchRule", {
    bearer: admin.bearer,
    body: { text: "Blue phones", rule: rule(filtered) },
  });
  const { after, refusal } = preview.body.data!;
  expect([refusal, after.total >= minOfPage, after.products.length]).toEqual([null, true, 12]);

  const before = await revision();
  expect((await save(rule(filtered), id)).body.message).toBe(MESSAGES.staff.attributePageSaved);
  expect(await revision()).toBe(before + 1n);
  const saved = (await pages()).find(({ title }) => title === "Blue phones");
  expect(saved).toEqual({
    categoryId: "smartphones",
    key: "COLOR",
    value: "BLUE",
    productCount: after.total,
    title: "Blue phones",
    intro: "Phones in blue.",
  });

  const stale = await save({ ...rule(BLUE, "Very blue phones"), seen: 0 }, id);
  expect([stale.status, stale.body.message]).toEqual([400, MESSAGES.staff.stale]);
  expect((await save(rule(BLUE))).body.fieldErrors.map(({ property }) => property)).toEqual(["text"]);
  const twice = await save(rule(BLUE, "Phones that are blue"));
  expect(twice.body.message).toBe(MESSAGES.staff.attributePageExists);

  await callRest(api.app, "deleteSearchRule", { bearer: admin.bearer, params: { id } });
  expect(await revision()).toBe(before + 2n);
  expect((await pages()).map(({ title }) => title)).not.toContain("Blue phones");
  const { body } = await callRest(api.app, "listAudit", { bearer: admin.bearer });
  expect(body.data!.rows.slice(0, 2).map(({ note }) => note)).toEqual([
    `search rule deleted: page "Blue phones" at ${BLUE}`,
    `search rule: page "Blue phones" at ${BLUE}`,
  ]);
});

test.each([
  ["/products/smartphones/", /exactly one filter/],
  ["/products/smartphones/?f.color=blue&f.memory=8", /exactly one filter/],
  ["/search/?f.color=blue", /address of a category/],
  ["/products/smartphones/samsung/?f.color=blue", /address of a category/],
  ["//[", /address of a category/],
  ["/products/smartphones/?f.brand=samsung", /“brand” isn.t a product filter/],
  ["/products/smartphones/?f.memory=17", /“17” isn't a value of Memory. Values: 1 GB/],
  ["/products/telephones/?f.color=blue", /no category “telephones”/],
  ["/products/smartphones/?f.memory=256", /at least 8 products; there are 0 now/],
  ["", /address of a category/],
])("%s is rejected with the reason", async (address, words) => {
  const { status, body } = await save(rule(address, "New words"));
  expect([status, body.fieldErrors.map(({ property }) => property)]).toEqual([400, ["address"]]);
  expect(JSON.stringify(body)).toMatch(words);
});

test("the number of pages per category is limited, and each has text", async () => {
  const fields = async (body: object) => (await save(body)).body.fieldErrors.map(({ property }) => property);
  expect(await fields({ ...rule(BLUE), text: "!!" })).toEqual(["text"]);
  expect(await fields({ ...rule(BLUE), intro: " " })).toEqual(["intro"]);
  const own = ["memory=8", "memory=12", "storage=256", "screen=6.5-7.9", "resolution=full_hd", "water=ip68"];
  const answers = [];
  for (const choice of own)
    answers.push(await save(rule(`/products/smartphones/?f.${choice}`, `Phones of ${choice}`)));
  const { body } = answers.find(({ status }) => status !== 200)!;
  expect(body.message).toBe(MESSAGES.staff.tooManyAttributePages);
  const { rows: rules } = (await callRest(api.app, "listSearchRules", { bearer: admin.bearer })).body.data!;
  expect(rules.filter(({ address }) => address.startsWith("/products/smartphones/")).length).toBe(
    pagesOfCategory,
  );
});

test("a page leaves the site when its products do, and its rule stays", async () => {
  const { db } = api.database;
  const titles = async () => (await pages()).map(({ title }) => title);
  const title = "Front-load washers";
  expect(await titles()).toContain(title);
  const washers = await db
    .selectFrom("products")
    .select(["sku", "supplier_id"])
    .where("category_id", "=", "washers-dryers")
    .execute();
  const records = washers.map(({ sku }) => ({ sku, active: false }));
  await importRecords({ db, records, supplierId: washers[0]!.supplier_id });
  await waitUntil(async () => !(await titles()).includes(title));
  const { rows: rules } = (await callRest(api.app, "listSearchRules", { bearer: admin.bearer })).body.data!;
  expect(rules.map(({ text }) => text)).toContain(title);
});
