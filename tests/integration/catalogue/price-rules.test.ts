/** Staff price rules: validation, permissions, versions and concurrent edits (PRICING-1, PRICING-3). */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { PRICING_MESSAGES } from "#contract/pricing/messages";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { aMarkup, priceAdmin, type PriceAdmin } from "../../support/catalogue/price-rules";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let admin: TestUser;
let pricing: PriceAdmin;
beforeAll(async () => {
  api = await startTestApi(200);
  admin = await signedIn(api, "ADMIN");
  pricing = priceAdmin(api, admin);
});
afterAll(() => api.close());

interface SomeProduct {
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  readonly supplierId: string;
  readonly supplierPrice: number;
}

/** Two live products that are not on sale. */
async function someProducts({ database }: TestApi): Promise<[SomeProduct, SomeProduct]> {
  const { rows } =
    await sql<SomeProduct>`SELECT product_id AS "productId", sku, name, supplier_id AS "supplierId",
      supplier_price_cents AS "supplierPrice"
    FROM products WHERE is_live AND supplier_sale_price_cents IS NULL ORDER BY product_id LIMIT 2`.execute(
      database.db,
    );
  return [rows[0]!, rows[1]!];
}

async function pricesOf({ database }: TestApi, productId: string) {
  const { rows } = await sql<{ regular: number; rule: string | null }>`SELECT regular_price_cents AS regular,
    winner_markup_id AS rule FROM products WHERE product_id = ${productId}`.execute(database.db);
  return rows[0]!;
}

const BRANDS = ["halden", "norvik"];
const OWN = { ruleType: "PRODUCT", categoryName: null };

test("a rule is added with every field, listed newest first, changed and deleted", async () => {
  const input = aMarkup(
    {
      ruleType: "BRAND_AND_CATEGORY",
      categoryName: "TV & Home Theater",
      minPrice: 1_000,
      maxPrice: 500_000,
      brandIds: BRANDS,
    },
    { supplierId: "bench" },
  );
  const added = await pricing.add(input);
  expect(added).toMatchObject({
    success: true,
    message: "Price rule added.",
    markup: {
      supplierId: "bench",
      type: "ELECTRONICS",
      isDeleted: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      rule: {
        ruleType: "BRAND_AND_CATEGORY",
        categoryName: "TV & Home Theater",
        minPrice: 1_000,
        maxPrice: 500_000,
        markupType: "PERCENTAGE",
        roundingMethod: "UP_TO_99",
        markupValue: 1_000,
        brands: [
          { id: "halden", name: "Halden" },
          { id: "norvik", name: "Norvik" },
        ],
      },
    },
  });
  const second = await pricing.add(aMarkup());
  const { markups, totalMarkups, version } = await pricing.list();
  expect(markups.map(({ id }) => id).slice(0, 2)).toEqual([second.markup!.id, added.markup!.id]);
  expect(version).toBe(second.version);
  const paged = await pricing.list("(pageNumber: 2, pageSize: 5)");
  expect(paged.markups).toHaveLength(Math.max(0, totalMarkups - 5));

  const { id } = added.markup!;
  const changed = await pricing.update(id, aMarkup({ markupValue: 2_500 }));
  expect(changed).toMatchObject({ success: true, markup: { id, rule: { markupValue: 2_500, brands: [] } } });
  const deleted = await pricing.update(id, aMarkup({}, { isDeleted: true }));
  expect(deleted).toMatchObject({ message: "Price rule deleted.", markup: { isDeleted: true } });
  expect((await pricing.list()).markups.map((markup) => markup.id)).not.toContain(id);
  expect((await pricing.list("(withDeleted: true)")).markups).toContainEqual(
    expect.objectContaining({ id, isDeleted: true }),
  );
});

test("a rule for one product prices it at once and most specifically, and gives it back when deleted", async () => {
  const [one, other] = await someProducts(api);
  const priced = () => Promise.all([pricesOf(api, one.productId), pricesOf(api, other.productId)]);
  const [before, otherBefore] = await priced();
  const added = await pricing.add(
    aMarkup({ ...OWN, sku: one.sku, markupType: "FIXED", markupValue: 5_000, roundingMethod: "EXACT" }),
  );
  expect(added.markup).toMatchObject({
    supplierId: one.supplierId,
    rule: { product: { id: one.productId, sku: one.sku, name: one.name }, brands: [], categoryName: null },
  });
  const markupId = added.markup!.id;
  const own = { regular: one.supplierPrice + 5_000, rule: markupId };
  expect(await priced()).toEqual([own, otherBefore]);
  const broader = await pricing.add(aMarkup({ ruleType: "PRICE_BAND", categoryName: null, minPrice: 0 }));
  await pricing.generate();
  await pricing.untilGenerated();
  const [, otherPriced] = await priced();
  expect(await priced()).toEqual([own, otherPriced]);
  await pricing.update(
    broader.markup!.id,
    aMarkup({ ruleType: "PRICE_BAND", categoryName: null, minPrice: 0 }, { isDeleted: true }),
  );

  await pricing.update(
    markupId,
    aMarkup({ ...OWN, sku: other.sku, markupType: "FIXED", markupValue: 7_000 }),
  );
  const [moved, otherMoved] = await priced();
  expect([moved.rule, otherMoved.rule]).toEqual([before.rule, markupId]);
  await pricing.update(
    markupId,
    aMarkup({ ...OWN, sku: other.sku, markupType: "FIXED", markupValue: 7_000 }, { isDeleted: true }),
  );
  expect((await priced())[1].rule).toBeNull();
});

test("of two users who loaded the same rules, the second gets a conflict and changes nothing", async () => {
  const { version } = await pricing.list();
  const both = await Promise.all([
    pricing.add(aMarkup({ markupValue: 1 }), version),
    pricing.add(aMarkup({ markupValue: 2 }), version),
  ]);
  const late = both.find(({ success }) => !success);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  expect(late).toMatchObject({ message: PRICING_MESSAGES.stale, markup: null, version: version + 1 });
  expect((await pricing.list()).version).toBe(version + 1);
});

test("a rollback makes the rules of an earlier version the newest, and is audited", async () => {
  const before = await pricing.list("(pageSize: 100)");
  await pricing.add(aMarkup({ markupValue: 3_000 }));
  const rolledBack = await pricing.query<{ rollBackPriceMarkups: object }>(
    `mutation { rollBackPriceMarkups(to: ${before.version}, version: ${before.version + 1}) { success message version } }`,
  );
  expect(rolledBack.data?.rollBackPriceMarkups).toEqual({
    success: true,
    message: "Earlier rules restored.",
    version: before.version + 2,
  });
  expect((await pricing.list("(pageSize: 100)")).markups).toEqual(before.markups);
  const { data } = await pricing.query<{
    getPriceMarkupVersions: { versions: object[]; totalVersions: number };
  }>(
    "{ getPriceMarkupVersions { versions { version action restoredVersion ruleCount createdBy createdAt } totalVersions } }",
  );
  expect(data?.getPriceMarkupVersions.totalVersions).toBe(before.version + 3);
  expect(data?.getPriceMarkupVersions.versions.slice(0, 2)).toMatchObject([
    {
      version: before.version + 2,
      action: "ROLLED_BACK",
      restoredVersion: before.version,
      ruleCount: before.markups.length,
      createdBy: admin.username,
    },
    { version: before.version + 1, action: "ADDED", restoredVersion: null },
  ]);
  const { body } = await callRest(api.app, "listAudit", {
    bearer: admin.bearer,
    params: { kind: "STAFF_CHANGE" },
  });
  expect(body.data!.rows[0]).toMatchObject({
    call: "rollBackPriceMarkups",
    username: admin.username,
    note: `version ${before.version} of the price rules brought back; the price rules are version ${before.version + 2} now`,
  });
});

test.each([
  ["a category rule without one", { categoryName: null }, PRICING_MESSAGES.category],
  ["an unknown category", { categoryName: "Sheet Music" }, PRICING_MESSAGES.category],
  ["brands in a category rule", { brandIds: BRANDS }, PRICING_MESSAGES.noBrands],
  ["a brand rule without brands", { ruleType: "BRAND_AND_CATEGORY" }, PRICING_MESSAGES.brands],
  [
    "an unknown brand",
    { ruleType: "BRAND_AND_CATEGORY", brandIds: ["nobody"] },
    PRICING_MESSAGES.unknownBrand,
  ],
  ["a band without bounds", { ruleType: "PRICE_BAND", categoryName: null }, PRICING_MESSAGES.band],
  ["a band with a category", { ruleType: "PRICE_BAND", minPrice: 5 }, PRICING_MESSAGES.noCategory],
  ["a band that ends before it starts", { minPrice: 5, maxPrice: 4 }, PRICING_MESSAGES.bandOrder],
  ["one product without a SKU", { ruleType: "PRODUCT", categoryName: null }, PRICING_MESSAGES.sku],
  ["an unknown SKU", { ...OWN, sku: "no-such-sku" }, PRICING_MESSAGES.unknownSku],
  ["a SKU with a price band", { ...OWN, sku: "1", maxPrice: 5 }, PRICING_MESSAGES.noBand],
  ["a SKU with a category", { ruleType: "PRODUCT", sku: "1" }, PRICING_MESSAGES.noCategory],
  ["a SKU in a category rule", { sku: "1" }, PRICING_MESSAGES.noSku],
  ["a mark-up below nothing", { markupValue: -1 }, PRICING_MESSAGES.value],
  ["a mark-up above 1,000 %", { markupValue: 100_001 }, PRICING_MESSAGES.value],
  ["a mark-up above $100,000", { markupType: "FIXED", markupValue: 10_000_001 }, PRICING_MESSAGES.value],
])("%s is rejected", async (_what, rule, message) => {
  const { version } = await pricing.list();
  const { errors } = await pricing.query(
    "mutation ($input: PriceMarkupInput!, $version: Int!) { addPriceMarkup(input: $input, version: $version) { success } }",
    { input: aMarkup(rule), version },
  );
  expect(errors).toMatchObject([{ message, extensions: { code: "BAD_USER_INPUT" } }]);
  expect((await pricing.list()).version).toBe(version);
});

test("an unknown rule or version returns not found", async () => {
  const { version } = await pricing.list();
  const { errors } = await pricing.query(
    `mutation { rollBackPriceMarkups(to: 999, version: ${version}) { success } }`,
  );
  expect(errors[0]?.extensions.code).toBe("NOT_FOUND");
  await expect(pricing.update("nothing", aMarkup())).rejects.toThrow("NOT_FOUND");
  await expect(pricing.simulate({ id: "nothing", input: aMarkup() })).rejects.toThrow("NOT_FOUND");
});

const READS = [
  "{ getPriceMarkup { version } }",
  '{ getPriceMarkupById(id: "x") { id } }',
  "{ getPriceMarkupVersions { totalVersions } }",
  "{ simulatePriceMarkup { products } }",
  "{ getCatalogueGeneration { id } }",
];
const RULE_TEXT = `{ rule: { ruleType: PRICE_BAND, minPrice: 1, markupType: FIXED, roundingMethod: EXACT, markupValue: 1 } }`;
const WRITES = [
  "{ generateCatalogue { success } }",
  `mutation { addPriceMarkup(input: ${RULE_TEXT}, version: 0) { success } }`,
  `mutation { updatePriceMarkup(id: "x", input: ${RULE_TEXT}, version: 0) { success } }`,
  "mutation { rollBackPriceMarkups(to: 0, version: 0) { success } }",
];

test.each([...READS, ...WRITES])("%s requires the permission", async (call) => {
  for (const role of ["CUSTOMER", "CUSTOMERSUPPORT"] as const) {
    const { bearer } = await signedIn(api, role);
    const { errors } = await api.query(call, {}, { authorization: bearer });
    expect(errors).toMatchObject([{ message: MESSAGES.access.forbidden, extensions: { code: "FORBIDDEN" } }]);
  }
  expect((await api.query(call)).errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
});
