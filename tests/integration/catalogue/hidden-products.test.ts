/** Staff hide products from the shop and show them again (STAFF-77). */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { LIMITS } from "#contract/limits";
import { importFiles, importRecords } from "../../../server/catalogue/import/import-catalogue";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { queryHost } from "../../support/hosts/test-api";
import { waitUntil } from "../../support/hosts/wait-for";
import { anOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { aCustomer, callRest, signedIn, type TestUser } from "../../support/people/accounts";

const { staff } = MESSAGES;
const REASON = "A recall of the supplier";

let shop: OrderShop;
let admin: TestUser;
beforeAll(async () => {
  shop = await openOrderShop();
  admin = await signedIn(shop.api, "ADMIN");
});
afterAll(() => shop?.stop());

const db = () => shop.api.database.db;
const by = () => ({ bearer: admin.bearer });
const get = (productId: string) => callRest(shop.app, "getStaffProduct", { ...by(), params: { productId } });
const hide = (productId: string, reason = REASON) =>
  callRest(shop.app, "hideProduct", { ...by(), params: { productId }, body: { reason } });
const show = (productId: string) => callRest(shop.app, "showProduct", { ...by(), params: { productId } });
const auditOf = async (productId: string) => {
  const params = { kind: "STAFF_CHANGE", pageSize: "100" };
  const { body } = await callRest(shop.app, "listAudit", { ...by(), params });
  return body
    .data!.rows.filter(({ thing }) => thing?.kind === "PRODUCT" && thing.id === productId)
    .map(({ what }) => what);
};

/** Finds the product in the answers for shoppers and the site build. */
async function seen(productId: string) {
  const { rows } = await sql<{ name: string; slug: string }>`
    SELECT name, slug FROM products WHERE product_id = ${productId}`.execute(db());
  const { name, slug } = rows[0]!;
  const answer = await shop.query<{
    product: { productId: string } | null;
    former: { name: string } | null;
    search: { products: { productId: string }[] };
    suggestions: { products: { productId: string }[] };
    export: { products: { productId: string }[] };
  }>(
    `query ($id: ID!, $text: String!, $slug: String!) {
      product: getProductById(productId: $id) { productId }
      former: getFormerProduct(slug: $slug) { name }
      search: searchProducts(input: { text: $text, pageSize: 50 }) { products { productId } }
      suggestions: getSearchSuggestions(text: $text) { products { productId } }
      export: exportCatalogue(first: 100) { products { productId } } }`,
    { id: productId, text: name, slug },
  );
  const has = (products: readonly { productId: string }[]) =>
    products.some((product) => product.productId === productId);
  return {
    isProduct: answer.product !== null,
    isFormer: answer.former !== null,
    isFound: has(answer.search.products),
    isSuggested: has(answer.suggestions.products),
    isExported: has(answer.export.products),
  };
}
const IN_SHOP = { isProduct: true, isFormer: false, isFound: true, isSuggested: true, isExported: true };
const GONE = { isProduct: false, isFormer: true, isFound: false, isSuggested: false, isExported: false };
const untilSeen = (productId: string, expected: object) =>
  waitUntil(async () => JSON.stringify(await seen(productId)) === JSON.stringify(expected));

test("a hidden product leaves the shop, keeps its orders, and comes back when it is shown", async () => {
  const id = seededId(3);
  const order = () => anOrder({ items: [{ productId: id, quantity: 1 }] });
  const before = await shop.paid(order());
  await untilSeen(id, IN_SHOP);
  const revisionOf = async () =>
    (await shop.query<{ state: { revision: string } }>("{ state: catalogueState { revision } }")).state
      .revision;
  const since = await revisionOf();

  const hidden = await hide(id);
  expect(hidden).toMatchObject({
    status: 200,
    body: {
      message: staff.productHidden,
      data: {
        product: {
          hiddenReason: "HIDDEN_BY_STAFF",
          weekly: null,
          hide: { reason: REASON, by: admin.username },
        },
      },
    },
  });
  await untilSeen(id, GONE);
  const { changes } = await shop.query<{ changes: { products: object[] } }>(
    "query ($since: String!) { changes: exportChanges(since: $since) { products { productId } } }",
    { since },
  );
  expect(changes.products).toContainEqual({ productId: id });

  const { bearer } = await aCustomer(shop.api);
  const add = `mutation ($id: ID!) { addItem(productId: $id, quantity: 1) { id } }`;
  const refused = await queryHost(shop.app, add, { id }, { authorization: bearer });
  expect(refused.errors).toMatchObject([
    { message: MESSAGES.cart.unknownProduct, extensions: { code: "NOT_FOUND" } },
  ]);
  expect(await shop.checkout("card", order())).toMatchObject({
    success: false,
    errors: [{ code: "PRODUCT_GONE" }],
  });
  expect((await shop.read(before)).items).toMatchObject([{ quantity: 1 }]);

  const inShop = await show(id);
  expect(inShop.body).toMatchObject({
    message: staff.productShown,
    data: { product: { hiddenReason: null, hide: null } },
  });
  await untilSeen(id, IN_SHOP);
  expect(inShop.body.data!.product.history.slice(0, 3)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: "HIDDEN", by: admin.username, reason: REASON }),
      expect.objectContaining({ event: "SHOWN", by: admin.username }),
    ]),
  );
  expect(await auditOf(id)).toEqual(["Shown in the shop", `Hidden from the shop: ${REASON}`]);
});

test("hiding and showing are idempotent, also at once, with one audit entry each", async () => {
  const id = seededId(4);
  const answers = await Promise.all([hide(id), hide(id, "Another reason"), hide(id)]);
  answers.push(await hide(id));
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body).toEqual(answers[0]!.body);
  }
  expect(await auditOf(id)).toHaveLength(1);
  const showAnswers = [...(await Promise.all([show(id), show(id)])), await show(id)];
  for (const { body } of showAnswers) expect(body).toEqual(showAnswers[0]!.body);
  expect(await auditOf(id)).toHaveLength(2);
});

const record = (sku: string, more: object = {}) => ({
  sku,
  name: `Halden dishwasher ${sku}`,
  regularPrice: 199.99,
  categoryPath: "Dishwashers",
  stock: 4,
  ...more,
});
const importOf = (...records: object[]) => importRecords({ db: db(), records, supplierId: "acme" });
const reasonOf = async (productId: string) => (await get(productId)).body.data!.product.hiddenReason;

test("an import updates a hidden product and leaves it hidden, and what the supplier ends stays ended", async () => {
  await importOf(record("H-1"));
  await hide("H-1");
  expect(await importOf(record("H-1"))).toMatchObject({ unchanged: 1, live: 0, status: "COMPLETED" });
  expect(await importOf(record("H-1", { regularPrice: 210 }))).toMatchObject({
    updated: 1,
    live: 0,
    hidden: { HIDDEN_BY_STAFF: 1 },
  });
  expect((await get("H-1")).body.data!.product).toMatchObject({
    hiddenReason: "HIDDEN_BY_STAFF",
    regularPrice: 21_000,
  });

  await importOf(record("H-1", { active: false }));
  expect(await reasonOf("H-1")).toBe("INACTIVE");
  await importOf(record("H-1", { active: true }));
  expect(await reasonOf("H-1")).toBe("HIDDEN_BY_STAFF");

  await importOf(record("H-1", { active: false }));
  expect((await show("H-1")).body).toMatchObject({
    message: staff.stillHidden("Discontinued by supplier"),
    data: { product: { hiddenReason: "INACTIVE", hide: null } },
  });
  await importOf(record("H-1", { active: true }));
  expect(await reasonOf("H-1")).toBeNull();
});

test("a hidden product missing from a complete feed is discontinued too", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "hidden-"));
  const importFeed = async (skus: readonly string[]) => {
    const file = path.join(folder, "feed.json");
    await writeFile(file, JSON.stringify(skus.map((sku) => record(sku))));
    const fullFeed = { mostMissing: 0 };
    return importFiles({ db: db(), files: [file], supplierId: "whole", rejectsFile: null, fullFeed });
  };
  await importFeed(["W-1", "W-2", "W-3"]);
  await hide("W-2");
  expect(await importFeed(["W-1", "W-3"])).toMatchObject({ status: "COMPLETED", withdrawn: 0 });
  expect(await reasonOf("W-2")).toBe("INACTIVE");
  expect((await show("W-2")).body.message).toBe(staff.stillHidden("Discontinued by supplier"));
  await rm(folder, { recursive: true });
});

test("several products are hidden and shown together; the answer names the others with the reason", async () => {
  await importOf(record("B-1"), record("B-2", { active: false }));
  const productIds = [seededId(5), seededId(6), "B-2", "nowhere"];
  await hide(seededId(6));
  const hideAll = (ids: readonly string[]) =>
    callRest(shop.app, "hideProducts", { ...by(), body: { productIds: [...ids], reason: REASON } });
  const showAll = (ids: readonly string[]) =>
    callRest(shop.app, "showProducts", { ...by(), body: { productIds: [...ids] } });
  const unknown = { productId: "nowhere", name: null, message: staff.productUnknown };

  expect((await hideAll(productIds)).body.data).toEqual({
    changed: 2,
    unchanged: [{ productId: seededId(6), name: expect.any(String), message: staff.alreadyHidden }, unknown],
  });
  expect(await auditOf(seededId(5))).toEqual([`Hidden from the shop: ${REASON}`]);
  expect((await showAll([...productIds, "B-1"])).body.data).toEqual({
    changed: 2,
    unchanged: [
      {
        productId: "B-2",
        name: "Halden dishwasher B-2",
        message: staff.stillHidden("Discontinued by supplier"),
      },
      unknown,
      { productId: "B-1", name: "Halden dishwasher B-1", message: staff.alreadyShown },
    ],
  });
  await untilSeen(seededId(5), IN_SHOP);

  const tooMany = Array.from({ length: LIMITS.lists.chosenAtOnce + 1 }, (_, at) => `id-${at}`);
  const refused = await hideAll(tooMany);
  expect(refused.status).toBe(400);
  expect(refused.body.message).toBe(staff.tooManyProducts(LIMITS.lists.chosenAtOnce));
  expect((await hideAll([])).body.message).toBe(staff.noProductsSelected);
});

test("a product's page has its facts, for staff who may see the list", async () => {
  const id = seededId(7);
  const { status, body } = await get(id);
  expect(status).toBe(200);
  expect(body.data!.product).toMatchObject({
    productId: id,
    hiddenReason: null,
    hide: null,
    supplier: "bench",
    images: expect.arrayContaining([expect.stringMatching(/^\/media\//)]),
    history: expect.arrayContaining([
      expect.objectContaining({ event: "ADDED" }),
      expect.objectContaining({ event: "PRICED", cents: body.data!.product.price }),
    ]),
  });
});

test("unknown and impossible ids, a missing reason and a missing permission are refused", async () => {
  for (const call of [get, hide, show]) expect((await call("nowhere")).status).toBe(404);
  expect((await get("x".repeat(LIMITS.reviews.productIdLength + 1))).status).toBe(400);
  const blank = await hide(seededId(8), "  ");
  expect(blank.status).toBe(400);
  expect(blank.body.message).toBe(staff.hideReason);
  expect((await hide(seededId(8), "x".repeat(LIMITS.lists.reasonLength + 1))).status).toBe(400);
  expect(await reasonOf(seededId(8))).toBeNull();

  const support = await signedIn(shop.api, "CUSTOMERSUPPORT");
  const params = { productId: seededId(8) };
  const asSupport = { bearer: support.bearer };
  const answers = await Promise.all([
    callRest(shop.app, "getStaffProduct", { ...asSupport, params }),
    callRest(shop.app, "hideProduct", { ...asSupport, params, body: { reason: REASON } }),
    callRest(shop.app, "showProduct", { ...asSupport, params }),
    callRest(shop.app, "hideProducts", {
      ...asSupport,
      body: { productIds: [seededId(8)], reason: REASON },
    }),
    callRest(shop.app, "showProducts", { ...asSupport, body: { productIds: [seededId(8)] } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect(await reasonOf(seededId(8))).toBeNull();
});
