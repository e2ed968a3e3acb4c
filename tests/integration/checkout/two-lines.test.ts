/**
 * Tires and wheels go through the same shop as electronics (CATALOGUE-12): feed, prices, stock, comparison,
 * cart, order.
 */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { PRICING_MESSAGES } from "#contract/pricing/messages";
import { REST } from "#contract/rest/endpoints";
import { aCustomer, callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { countOf, importCalls } from "../../support/catalogue/import-calls";
import { startTestMailbox, type TestMailbox } from "../../support/people/mailbox";
import { ADDRESS, anOrder, type ClientQuote } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { aMarkup, priceAdmin, type PriceAdmin } from "../../support/catalogue/price-rules";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { queryHost } from "../../support/hosts/test-api";

let shop: OrderShop;
let admin: TestUser;
let box: TestMailbox;
let pricing: PriceAdmin;
beforeAll(async () => {
  box = await startTestMailbox();
  shop = await openOrderShop({ holdWebhooks: true, config: { mail: box.mail } });
  admin = await signedIn(shop.api, "ADMIN");
  pricing = priceAdmin(
    { query: (query, variables, headers) => queryHost(shop.app, query, variables, headers) },
    admin,
  );
});
afterAll(async () => {
  await shop?.stop();
  await box?.stop();
});

const TABLE = `Part;Descr;Maker;Cost;Qty;Frt;Ship it;Dim;LI;Speed;Bolts;ET;Dept
T-1;Alverno Meridian 225/65R17 102H;Alverno;100.00;12;9.99;yes;225/65R17;102;H;;;Tires
T-2;Alverno Meridian 235/55R19 101V;Alverno;150.00;4;9.99;yes;235/55R19;101;V;;;Tires
T-3;Alverno Grader 17.5-25 16PR L-3;Alverno;900.00;8;;no;17.5-25 16PR L-3;;;;;Tires
T-4;Alverno Meridian 225/65;Alverno;90.00;8;;yes;225/65;;;;;Tires
W-1;Veldt Ridge 17x7.5 Black;Veldt;120.00;8;15.00;yes;17x7.5;;;5x114.3;+45;Wheels
W-2;Veldt Ridge 18x8 Silver;Veldt;140.00;8;15.00;yes;18x8;;;5x120;+35;Wheels
W-3;Veldt Ridge 18x8 Silver;Veldt;free;8;15.00;yes;18x8;;;5x120;+35;Wheels
`;
const COLUMNS = JSON.stringify({
  sku: "Part",
  name: "Descr",
  manufacturer: "Maker",
  regularPrice: "Cost",
  availableQuantity: "Qty",
  shippingCost: "Frt",
  isShippable: "Ship it",
  categoryPath: ["Dept"],
  attributes: {
    "Tire Size": "Dim",
    "Load Index": "LI",
    "Speed Rating": "Speed",
    "Bolt Pattern": "Bolts",
    Offset: "ET",
  },
});

const send = async <Data>(query: string, variables: object = {}, bearer = ""): Promise<Data> => {
  const { data, errors } = await queryHost(
    shop.app,
    query,
    variables,
    bearer ? { authorization: bearer } : {},
  );
  expect(errors).toEqual([]);
  return data;
};
async function idOf(sku: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT product_id AS id FROM products WHERE sku = ${sku}`.execute(shop.api.database.db);
  return rows[0]!.id;
}

test("staff import a table of tires and wheels by a mapping, and only the bad rows are rejected", async () => {
  const imports = importCalls(shop.app, admin);
  const run = await imports.ended(
    (await imports.import("stock.csv", TABLE, { columns: COLUMNS, supplier: "rubber" })).id,
  );
  expect([run.status, countOf(run, "created"), countOf(run, "rejected")]).toEqual(["COMPLETED", 6, 1]);
  const { searchTireProducts, searchWheelProducts } = await send<Record<string, { products: object[] }>>(`{
    searchTireProducts(input: { brands: ["alverno"], sort: PRICE_LOW_TO_HIGH }) { products { size isShippable shippingCost } }
    searchWheelProducts(input: { boltPatterns: ["5x114.3"] }) { products { size isShippable stock { availableQuantity } } } }`);
  expect(searchTireProducts!.products).toEqual([
    // The product is still sold under its name; no search by size matches it.
    { size: null, isShippable: true, shippingCost: null },
    { size: "225/65R17 102H", isShippable: true, shippingCost: 999 },
    { size: "235/55R19 101V", isShippable: true, shippingCost: 999 },
    { size: "17.5-25 16PR L-3", isShippable: false, shippingCost: null },
  ]);
  expect(searchWheelProducts!.products).toEqual([
    { size: "17x7.5", isShippable: true, stock: { availableQuantity: 8 } },
  ]);
});

test("a price rule is for one line: a range for electronics leaves tires alone, and vice versa", async () => {
  const band = { ruleType: "PRICE_BAND", categoryName: null, minPrice: 0, roundingMethod: "EXACT" };
  const electronics = await pricing.add(aMarkup({ ...band, markupValue: 5_000 }));
  expect(electronics.markup?.type).toBe("ELECTRONICS");
  const rubber = await pricing.add(aMarkup({ ...band, markupValue: 1_000 }, { type: "TIRES_AND_WHEELS" }));
  const wheels = await pricing.add(
    aMarkup({ categoryName: "Wheels", markupValue: 2_000, roundingMethod: "EXACT" }),
  );
  // A category implies its line.
  expect(wheels.markup?.type).toBe("TIRES_AND_WHEELS");

  await pricing.generate();
  await pricing.untilGenerated();
  const { rows } = await sql<{ sku: string; price: number; winner: string }>`
    SELECT sku, regular_price_cents AS price, winner_markup_id AS winner FROM products
    WHERE sku IN ('T-1', 'W-1') ORDER BY sku`.execute(shop.api.database.db);
  expect(rows).toEqual([
    { sku: "T-1", price: 110_00, winner: rubber.markup!.id },
    { sku: "W-1", price: 144_00, winner: wheels.markup!.id },
  ]);
  const { product } = await pricing.simulate({ sku: "T-1" });
  expect(
    Object.fromEntries(product!.verdicts.map(({ markupId, verdict }) => [markupId, verdict])),
  ).toMatchObject({
    [electronics.markup!.id]: "OTHER_LINE",
    [rubber.markup!.id]: "WINS",
  });
  const television = await pricing.simulate({ sku: seededId(0) });
  expect(television.product!.verdicts[0]).toMatchObject({
    markupId: electronics.markup!.id,
    verdict: "WINS",
  });

  const { version } = await pricing.list();
  const wrong = await pricing.query(
    `mutation ($input: PriceMarkupInput!, $version: Int!) { addPriceMarkup(input: $input, version: $version) { success } }`,
    { input: aMarkup({ categoryName: "Wheels" }, { type: "ELECTRONICS" }), version },
  );
  expect(wrong.errors[0]).toMatchObject({ message: PRICING_MESSAGES.otherLine });
});

test("a customer with an alert for a tire is emailed when it is back", async () => {
  const productId = await idOf("T-2");
  const stock = (pieces: number) =>
    sql`UPDATE product_stock SET available_quantity = ${pieces} WHERE product_id = ${productId}`.execute(
      shop.api.database.db,
    );
  await stock(0);
  const email = "tires@wait.example";
  expect((await callRest(shop.app, "requestStockAlert", { body: { productId, email } })).status).toBe(200);
  const { text } = await box.waitFor(email, "Confirm your stock alert");
  const token = /back-in-stock\/#yes=([\w-]+)/.exec(text)![1]!;
  await callRest(shop.app, "confirmStockAlert", { body: { token } });
  await stock(8);
  const news = await box.waitFor(email, "Back in stock: ");
  expect(news.subject).toContain("235/55R19");
});

test("two tires, and two wheels, are compared by the attributes of their kind", async () => {
  const query = `query ($productIds: [ID!]!) { getCartProducts(productIds: $productIds) {
    product { name category { id } attributes { name value typed { label } isFromName } } } }`;
  interface Compared {
    getCartProducts: {
      product: { category: { id: string }; attributes: { value: string; typed: { label: string } | null }[] };
    }[];
  }
  const linesOf = async (...skus: string[]) => {
    const productIds = await Promise.all(skus.map(idOf));
    const { getCartProducts } = await send<Compared>(query, { productIds });
    return getCartProducts.map(({ product }) => ({
      category: product.category.id,
      ...Object.fromEntries(product.attributes.map(({ typed, value }) => [typed?.label ?? "", value])),
    }));
  };
  expect(await linesOf("T-1", "T-2")).toMatchObject([
    {
      category: "tires",
      "Tire size": "225/65R17",
      "Load index": "102",
      "Speed rating": "H",
      Diameter: '17"',
    },
    {
      category: "tires",
      "Tire size": "235/55R19",
      "Load index": "101",
      "Speed rating": "V",
      Diameter: '19"',
    },
  ]);
  expect(await linesOf("W-1", "W-2")).toMatchObject([
    { category: "wheels", "Bolt pattern": "5x114.3", Offset: "+45", Width: '7.5"' },
    { category: "wheels", "Bolt pattern": "5x120", Offset: "+35", Width: '8"' },
  ]);
});

test("tires, wheels and a television go into one cart and one order, each with its line and size", async () => {
  const { bearer } = await aCustomer(shop.api);
  const add = async (productId: string, quantity: number) =>
    send<{ addItem: { items: object[] } }>(
      `mutation ($productId: ID!, $quantity: Int!) { addItem(productId: $productId, quantity: $quantity) {
        items { sku size productType quantity } } }`,
      { productId, quantity },
      bearer,
    );
  await add(await idOf("T-1"), 4);
  await add(await idOf("W-1"), 4);
  const { addItem } = await add(seededId(1), 1);
  expect(addItem.items).toEqual([
    { sku: "T-1", size: "225/65R17 102H", productType: "TIRES_AND_WHEELS", quantity: 4 },
    { sku: "W-1", size: "17x7.5", productType: "TIRES_AND_WHEELS", quantity: 4 },
    { sku: seededId(1), size: null, productType: "ELECTRONICS", quantity: 1 },
  ]);

  const items = [
    { productId: await idOf("T-1"), quantity: 4 },
    { productId: await idOf("W-1"), quantity: 4 },
    { productId: seededId(1), quantity: 1 },
  ];
  const { getCheckoutQuote } = await send<{ getCheckoutQuote: { lines: { fitCode: string | null }[] } }>(
    `query ($input: CheckoutInput!) { getCheckoutQuote(input: $input) { lines { fitCode } } }`,
    { input: anOrder({ items }) },
  );
  expect(getCheckoutQuote.lines.map(({ fitCode }) => fitCode)).toEqual([
    expect.stringMatching(/^225-65r17\/102\/.*H$/),
    expect.stringMatching(/^5x114\.3\/17\/7\.5\/45\//),
    null,
  ]);
  const { order, orderKey } = await shop.paid(anOrder({ items }));
  const answer = await send<{ getOrderByKey: { items: object[] } }>(
    `query ($id: ID!, $key: String!) { getOrderByKey(orderId: $id, orderKey: $key) { items { sku size productType } } }`,
    { id: order.id, key: orderKey },
  );
  expect(answer.getOrderByKey.items).toEqual([
    { sku: "T-1", size: "225/65R17 102H", productType: "TIRES_AND_WHEELS" },
    { sku: "W-1", size: "17x7.5", productType: "TIRES_AND_WHEELS" },
    { sku: seededId(1), size: null, productType: "ELECTRONICS" },
  ]);
  const { method, path } = REST.exportOrders;
  const headers = { authorization: admin.bearer };
  const table = (await shop.app.inject({ method, url: path, headers, payload: {} })).body;
  expect(table).toContain("4 × Alverno Meridian 225/65R17 102H");
});

test("a tire that cannot ship is picked up: cart and checkout say so, and a store accepts the order", async () => {
  const productId = await idOf("T-3");
  const { getProductAvailabilityDetails: details } = await send<{ getProductAvailabilityDetails: object[] }>(
    `query ($ids: [ID!]!) { getProductAvailabilityDetails(postalCode: "78701", productIds: $ids) {
      displayMessage avaiableShipping availablePickup maxQuantity } }`,
    { ids: [productId] },
  );
  expect(details).toEqual([
    {
      displayMessage: MESSAGES.checkout.pickupOnly,
      avaiableShipping: false,
      availablePickup: true,
      maxQuantity: 8,
    },
  ]);
  const quote = async (change: object) =>
    (
      await send<{ getCheckoutQuote: ClientQuote }>(
        `query ($input: CheckoutInput!) { getCheckoutQuote(input: $input) {
          shipping total errors { name code message property } } }`,
        { input: anOrder({ items: [{ productId, quantity: 4 }], address: ADDRESS, ...change }) },
      )
    ).getCheckoutQuote;
  const sent = await quote({});
  expect(sent.errors).toMatchObject([
    { code: "DELIVERY_NOT_POSSIBLE", message: expect.stringContaining("17.5-25 16PR L-3") },
  ]);
  const pickup = { deliveryType: "DELIVERY_PICKUP", pickupLocationId: "austin-downtown" };
  expect(await quote(pickup)).toMatchObject({ shipping: 0, errors: [] });
  const mixed = {
    items: [
      { productId, quantity: 4 },
      { productId: seededId(1), quantity: 1 },
    ],
  };
  expect((await quote({ ...pickup, ...mixed })).errors).toEqual([]);
});
