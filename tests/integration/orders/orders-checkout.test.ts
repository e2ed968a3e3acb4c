/** Orders placed and paid end to end: GraphQL in front, vendor sandboxes behind. */
import { sql } from "kysely";
import { signedIn } from "../../support/people/accounts";
import { ADDRESS, anOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";

const CHECKOUT_WITH = `mutation ($method: PaymentMethod!, $input: CheckoutInput!, $token: String, $currency: String) {
  checkoutWith(method: $method, input: $input, token: $token, currency: $currency) {
    success status errors { code } } }`;

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterEach(() => shop.set({ reset: true }));
afterAll(() => shop.stop());

test("a guest pays by card, and the order is placed", async () => {
  const answer = await shop.checkout("card", anOrder());
  expect(answer).toMatchObject({ success: true, errors: [], status: "PAYMENT_RECEIVED" });
  expect(answer.order?.paymentDetails).toMatchObject([{ state: "PAID", paidAmount: answer.order?.total }]);
});

test.each([
  ["O'Brien", "St. Louis", "O\u2019Brien"],
  ["D\u2019Arcy", "Coeur d'Alene", "D'Arcy"],
  ["Smith Jr.", "O\u2019Fallon", "Smith Jr."],
  ["St. John", "Winston-Salem", "St. John"],
])("people order under their real names: %s of %s", async (lastName, city, billingLastName) => {
  const billing = {
    billingFirstName: "Grace",
    billingAddress1: "1 Navy Yard",
    billingState: "NY",
    billingPostalCode: "10001",
    billingPhone: "2125550142",
  };
  const names = { lastName, city, billingLastName, billingCity: city };
  const address = { ...ADDRESS, isBillingShippingSame: false, ...billing, ...names };
  const { success, errors } = await shop.checkout("card", anOrder({ address }));
  expect({ success, errors }).toEqual({ success: true, errors: [] });
});

test("an item keeps its product's attributes at the time of sale", async () => {
  const placed = await shop.paid();
  const ATTRIBUTES = "attributes { name value }";
  interface Sold {
    readonly getOrderByKey: { readonly items: readonly { readonly attributes: readonly object[] }[] };
    readonly getProductById: { readonly attributes: readonly object[] };
  }
  const { getOrderByKey, getProductById } = await shop.query<Sold>(
    `query ($id: ID!, $key: String!, $productId: ID!) {
      getOrderByKey(orderId: $id, orderKey: $key) { items { ${ATTRIBUTES} } }
      getProductById(productId: $productId) { ${ATTRIBUTES} } }`,
    { id: placed.order.id, key: placed.orderKey, productId: seededId(1) },
  );
  expect(getProductById.attributes.length).toBeGreaterThan(0);
  expect(getOrderByKey.items).toEqual([{ attributes: getProductById.attributes }]);
});

test("an order shows staff the price rule behind its prices, and nobody else", async () => {
  const PRICED = "priceMarkupGroupId items { productId priceMarkupGroupId }";
  interface Priced {
    readonly order: {
      readonly priceMarkupGroupId: string | null;
      readonly items: readonly { readonly productId: string; readonly priceMarkupGroupId: string | null }[];
    };
  }
  const [first, second] = [seededId(1), seededId(2)];
  const staff = await signedIn(shop.api, "ADMIN");
  const place = async (productIds: readonly string[]) => {
    const items = productIds.map((productId) => ({ productId, quantity: 1 }));
    const { order, orderKey } = await shop.paid(anOrder({ items }));
    const variables = { id: order.id, key: orderKey };
    const byKey = `query ($id: ID!, $key: String!) { order: getOrderByKey(orderId: $id, orderKey: $key) { ${PRICED} } }`;
    const byId = `query ($id: ID!) { order: getOrder(orderId: $id) { ${PRICED} } }`;
    return {
      customer: (await shop.query<Priced>(byKey, variables)).order,
      staff: (await shop.query<Priced>(byId, { id: order.id }, staff.bearer)).order,
    };
  };
  await sql`UPDATE products SET winner_markup_id = 'rule-1', revision = revision + 1
             WHERE product_id = ${first}`.execute(shop.api.database.db);

  const alone = await place([first]);
  expect(alone.staff).toEqual({
    priceMarkupGroupId: "rule-1",
    items: [{ productId: first, priceMarkupGroupId: "rule-1" }],
  });
  expect(alone.customer).toEqual({
    priceMarkupGroupId: null,
    items: [{ productId: first, priceMarkupGroupId: null }],
  });
  const mixed = await place([first, second]);
  expect(mixed.staff.priceMarkupGroupId).toBeNull();
  expect(mixed.staff.items.map(({ priceMarkupGroupId }) => priceMarkupGroupId).sort()).toEqual(
    [null, "rule-1"].sort(),
  );
});

test("a paid order is checked for fraud and continues automatically", async () => {
  const placed = await shop.paid();
  const order = await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
  expect(order.items).toMatchObject([{ status: "PENDING_SHIPMENT" }]);
});

test.each([
  ["CARD", { token: "fake-valid-visa-nonce" }, "PAYMENT_RECEIVED"],
  ["CRYPTO", { currency: "BTC" }, "PENDING_PAYMENT"],
  ["COINBASE", {}, "PENDING_PAYMENT"],
])("one call places an order and pays it by %s", async (method, tokens, status) => {
  const placed = await shop.query<{ checkoutWith: { success: boolean; status: string } }>(CHECKOUT_WITH, {
    method,
    input: anOrder(),
    ...tokens,
  });
  expect(placed.checkoutWith).toMatchObject({ success: true, status });
});

test("a method without its payment data, and a lease, are rejected", async () => {
  const card = await shop.query<{ checkoutWith: { success: boolean; errors: object[] } }>(CHECKOUT_WITH, {
    method: "CARD",
    input: anOrder(),
  });
  expect(card.checkoutWith).toMatchObject({ success: false, errors: [{ code: "INVALID_INPUT" }] });
  await expect(shop.query(CHECKOUT_WITH, { method: "LEASE", input: anOrder() })).rejects.toThrow(
    "BAD_USER_INPUT",
  );
});
