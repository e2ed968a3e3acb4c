/**
 * Catalogue admin: imports, products with the reasons they are hidden, promotions and stores (STAFF-36 to
 * STAFF-38).
 */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { queryHost, startTestApi, type TestApi } from "../../support/hosts/test-api";
import { aMarkup, priceAdmin } from "../../support/catalogue/price-rules";
import { seededId } from "../../support/catalogue/seed-catalogue";

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi(30);
  admin = await signedIn(api, "ADMIN");
});
afterAll(() => api?.close());

const db = () => api.database.db;
const bearer = () => ({ bearer: admin.bearer });
const find = async (body: object) =>
  (await callRest(api.app, "findProducts", { ...bearer(), body: { pageSize: 100, ...body } })).body.data!;
const skusOf = async (body: object) => (await find(body)).rows.map(({ sku }) => sku);

test("products are found by a prefix of the SKU or of words of the name, with the reason they are hidden", async () => {
  const [blenderId, kettleId, otherId] = [1, 2, 3].map(seededId);
  await sql`UPDATE products SET sku = 'ZQ-77_1', name = 'Quixotic blender 3000' WHERE product_id = ${blenderId}`.execute(
    db(),
  );
  await sql`UPDATE products SET sku = 'ZQ-77_2', name = 'Quixotic kettle', is_live = false, hidden_reason = 'NO_PRICE'
    WHERE product_id = ${kettleId}`.execute(db());
  await sql`UPDATE products SET sku = 'ZQ-7712', name = 'Something else' WHERE product_id = ${otherId}`.execute(
    db(),
  );

  expect(await skusOf({ text: "ZQ-77_" })).toEqual(["ZQ-77_1", "ZQ-77_2"]);
  expect(await skusOf({ text: "quixo BLEND" })).toEqual(["ZQ-77_1"]);
  expect(await skusOf({ text: "quixo", show: "NO_PRICE" })).toEqual(["ZQ-77_2"]);
  expect(await skusOf({ text: "quixotic nothing" })).toEqual([]);
  expect(await skusOf({ text: "'&|!():*" })).toEqual([]);
  const { rows: products, total, counts } = await find({ text: "quixotic" });
  expect(total).toBe(2);
  expect(counts).toEqual(
    expect.arrayContaining([
      { value: "LIVE", count: 1 },
      { value: "NO_PRICE", count: 1 },
    ]),
  );
  expect(products[0]).toMatchObject({ hiddenReason: null, price: expect.any(Number) });
  expect(products[1]).toMatchObject({ hiddenReason: "NO_PRICE" });
  const first = await find({ pageSize: 5 });
  const second = await find({ pageSize: 5, pageNumber: 2 });
  const skus = [...first.rows, ...second.rows].map(({ sku }) => sku);
  expect(new Set(skus).size).toBe(skus.length);
  expect(first.total).toBe(first.counts.reduce((sum, { count }) => sum + count, 0));
});

test("products with stock alerts are a list of their own, each with its number of confirmed alerts", async () => {
  const [awaited, unconfirmed] = [5, 6].map(seededId);
  const alerts = [
    [awaited, "a", true],
    [awaited, "b", true],
    [awaited, "c", false],
    [unconfirmed, "d", false],
  ] as const;
  for (const [productId, person, isConfirmed] of alerts)
    await sql`INSERT INTO stock_alerts (product_id, email_index, sealed_email, token_digest, confirmed_at)
      VALUES (${productId}, ${Buffer.from(person)}, ${Buffer.from("sealed")}, ${Buffer.from(person)},
        ${isConfirmed ? sql`now()` : null})`.execute(db());
  const { rows: products, total, counts } = await find({ show: "AWAITED" });
  expect(products).toMatchObject([{ productId: awaited, awaitedBy: 2 }]);
  expect(total).toBe(1);
  expect(counts).toContainEqual({ value: "AWAITED", count: 1 });
  const all = await find({});
  const others = all.counts.filter(({ value }) => value !== "AWAITED");
  expect(all.total).toBe(others.reduce((sum, { count }) => sum + count, 0));
});

test("a product names the price rule that won", async () => {
  const pricing = priceAdmin(api, admin);
  await sql`UPDATE products SET sku = 'RULED-1', supplier_price_cents = 10000
    WHERE product_id = ${seededId(4)}`.execute(db());
  const rule = { ruleType: "PRICE_BAND", categoryName: null, minPrice: 10_000, maxPrice: 10_000 };
  const { markup } = await pricing.add(aMarkup({ ...rule, markupValue: 1_250 }));
  await pricing.generate();
  await pricing.untilGenerated();
  const [product] = (await find({ text: "RULED-1" })).rows;
  expect(product).toMatchObject({
    ruleId: markup!.id,
    ruleName: "All electronics, $100.00 to $100.00: 12.5%",
    hasOwnRule: false,
  });
});

test("imports are listed newest first, with their counts", async () => {
  for (const status of ["COMPLETED", "FAILED"]) {
    await sql`INSERT INTO import_runs (supplier_id, files, status, counts, message, finished_at)
      VALUES ('bestbuy', '["feed.json"]', ${status}, '{"records": 7, "rejected": 0, "hidden": {"NO_PRICE": 2}}',
        ${status === "FAILED" ? "Nothing was used." : null}, now())`.execute(db());
  }
  const { body } = await callRest(api.app, "listImports", { ...bearer(), body: { pageSize: 5 } });
  expect(body.data!.rows[0]).toMatchObject({ status: "FAILED", message: "Nothing was used." });
  expect(body.data!.rows[1]).toMatchObject({
    status: "COMPLETED",
    supplier: "bestbuy",
    files: ["feed.json"],
    counts: expect.arrayContaining([
      { what: "records", count: 7 },
      { what: "NO_PRICE", count: 2 },
    ]),
  });
  expect(body.data!.total).toBeGreaterThanOrEqual(2);
});

const promotion = { code: "fall-20", label: "20% off", percentOff: 20 };
const promotions = async () => (await callRest(api.app, "listPromotions", bearer())).body.data!.rows;

test("a promotion is added once, runs, and is ended; invalid values are rejected on their field", async () => {
  const add = (body: object) => callRest(api.app, "addPromotion", { ...bearer(), body });
  expect((await add(promotion)).body.data!.rows).toEqual(
    expect.arrayContaining([expect.objectContaining({ code: "FALL-20", state: "RUNNING", uses: 0 })]),
  );
  expect(await add(promotion)).toMatchObject({
    status: 400,
    body: { fieldErrors: [{ property: "code", constraints: { taken: MESSAGES.staff.codeInUse } }] },
  });
  const wrong: [object, string][] = [
    [{ ...promotion, centsOff: 500 }, "centsOff"],
    [{ code: "NONE", label: "None" }, "percentOff"],
    [{ ...promotion, percentOff: 91 }, "percentOff"],
    [{ ...promotion, code: "a b" }, "code"],
    [{ ...promotion, endsOn: "2026-02-30" }, "endsOn"],
  ];
  for (const [body, field] of wrong) {
    expect((await add(body)).body.fieldErrors.map(({ property }) => property)).toEqual([field]);
  }
  await add({ code: "LATER", label: "Later", centsOff: 500, startsOn: "2099-01-01", endsOn: "2099-01-02" });
  expect((await promotions()).find(({ code }) => code === "LATER")).toMatchObject({
    state: "COMING",
    endsAt: "2099-01-03T06:00:00.000Z",
  });

  const end = () => callRest(api.app, "endPromotion", { ...bearer(), params: { code: "FALL-20" } });
  expect((await end()).body.message).toBe(MESSAGES.staff.promotionEnded);
  expect((await promotions()).find(({ code }) => code === "FALL-20")).toMatchObject({ state: "ENDED" });
  expect((await end()).status).toBe(404);
});

test("codes of a series are generated once, listed as one, exported and ended together", async () => {
  const add = (body: object) => callRest(api.app, "addPromotion", { ...bearer(), body });
  const series = { code: "card", label: "Card", centsOff: 500, codes: 1_000, maxUsesPerDay: 40 };
  const answers = await Promise.all([add(series), add(series)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await add({ ...promotion, code: "CARD" })).status).toBe(400);
  expect((await promotions()).filter(({ label }) => label === "Card")).toEqual([
    expect.objectContaining({
      code: "CARD",
      codes: 1_000,
      uses: 0,
      maxUses: 1_000,
      maxUsesPerDay: 40,
      takenOff: 0,
    }),
  ]);

  const file = () =>
    api.app.inject({
      method: "GET",
      url: REST.exportPromotionCodes.path.replace(":code", "card"),
      headers: { authorization: admin.bearer },
    });
  const [head, ...lines] = (await file()).body.trim().split("\r\n");
  expect(head).toBe('"Code","Uses","Max uses"');
  expect(new Set(lines).size).toBe(1_000);
  expect(lines.every((line) => /^"CARD-[A-HJ-NP-Z2-9]{8}",0,1$/.test(line))).toBe(true);

  for (const wrong of [{ codes: 5_001 }, { codes: 0 }, { codes: "many" }, { code: "A".repeat(31), codes: 2 }])
    expect((await add({ ...series, code: "WRONG", ...wrong })).status).toBe(400);
  await callRest(api.app, "endPromotion", { ...bearer(), params: { code: "CARD" } });
  expect((await promotions()).find(({ code }) => code === "CARD")).toMatchObject({ state: "ENDED" });
});

test("a closed store offers no pickup", async () => {
  const ids = Array.from({ length: 20 }, (_, at) => seededId(at));
  const near = async () => {
    const query = `query ($ids: [ID!]!) { found: getProductAvailabilityDetails(postalCode: "78701", productIds: $ids) {
      pickupLocations { id } } }`;
    const { data } = await queryHost(api.app, query, { ids });
    const { found: details } = data as { found: readonly { pickupLocations: readonly { id: string }[] }[] };
    return JSON.stringify(details).includes("austin-downtown");
  };
  const set = (id: string, isOpen: boolean) =>
    callRest(api.app, "setPlace", { ...bearer(), params: { id }, body: { isOpen } });
  expect(await near()).toBe(true);
  const { body } = await set("austin-downtown", false);
  expect(body.data!.rows.find(({ id }) => id === "austin-downtown")).toMatchObject({ isOpen: false });
  expect(await near()).toBe(false);
  await set("austin-downtown", true);
  expect(await near()).toBe(true);
  expect((await set("nowhere", true)).status).toBe(404);
  const places = (await callRest(api.app, "listPlaces", bearer())).body.data!.rows;
  expect(places.length).toBeGreaterThan(30);
});

test("staff changes to the catalogue are in the audit log", async () => {
  const params = { kind: "STAFF_CHANGE", username: admin.username, pageSize: "100" };
  const { body } = await callRest(api.app, "listAudit", { ...bearer(), params });
  expect(body.data!.rows.map(({ note }) => note)).toEqual(
    expect.arrayContaining([
      ...["promotion FALL-20: added", "promotion FALL-20: ended", "store austin-downtown: closed"],
    ]),
  );
});
