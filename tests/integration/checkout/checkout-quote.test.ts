/** The quote of an order, and the errors that would block it (CHECKOUT-2, CHECKOUT-6). */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { aCustomer } from "../../support/people/accounts";
import { ADDRESS, anOrder, type ClientQuote } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seedDeliveries } from "../../support/orders/seed-deliveries";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { queryHost } from "../../support/hosts/test-api";

const QUOTE = `query ($input: CheckoutInput!) { getCheckoutQuote(input: $input) {
  lines { productId name quantity price subTotal shippingCost image url availableQuantity } subTotal shipping tax isTaxEstimated discount total promotion paymentMethods
  lease { isAvailable reason leaseId remainingAmount leasedAmount unleasedAmount minimum } errors { name code message property } } }`;
const PLACE = `mutation ($input: CheckoutInput!) { checkoutWithBraintree(input: $input, nonce: "fake-valid-nonce") {
  success errors { name code message property } message order { id } } }`;

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ holdWebhooks: true });
  const { db } = shop.api.database;
  await sql`UPDATE products SET regular_price_cents = 20000, sale_price_cents = NULL, on_sale = false,
    free_shipping = false, shipping_cost_cents = 999`.execute(db);
  await seedDeliveries(db);
});
afterAll(() => shop.stop());

async function quote(change: Record<string, unknown> = {}, bearer = ""): Promise<ClientQuote> {
  const answer = await queryHost(shop.app, QUOTE, { input: anOrder(change) }, headersFor(bearer));
  expect(answer.errors).toEqual([]);
  return (answer.data as { getCheckoutQuote: ClientQuote }).getCheckoutQuote;
}
async function place(change: Record<string, unknown>) {
  const answer = await queryHost(shop.app, PLACE, { input: anOrder(change) });
  expect(answer.errors).toEqual([]);
  return (answer.data as { checkoutWithBraintree: { success: boolean; errors: ClientQuote["errors"] } })
    .checkoutWithBraintree;
}
const headersFor = (bearer: string): Record<string, string> => (bearer ? { authorization: bearer } : {});
const line = (position: number, quantity = 1) => ({ productId: seededId(position), quantity });
const countOrders = async () =>
  (await sql<{ n: number }>`SELECT count(*)::int AS n FROM orders`.execute(shop.api.database.db)).rows[0]!.n;

describe("a quote", () => {
  test("totals the lines at live prices, with shipping and state tax", async () => {
    const quoted = await quote({ items: [line(0, 2), line(1)] });
    expect(quoted).toMatchObject({ subTotal: 60_000, shipping: 3 * 999, discount: 0, errors: [] });
    expect(quoted.tax).toBe(Math.floor((62_997 * 625) / 10_000));
    expect(quoted.total).toBe(quoted.subTotal + quoted.shipping + quoted.tax);
    expect(quoted.lines[0]).toMatchObject({ quantity: 2, price: 20_000, subTotal: 40_000 });
    const methods = ["CARD", "COINBASE", "CRYPTO", "GOOGLE_PAY", "KLARNA", "LEASE"];
    expect([...quoted.paymentMethods].sort()).toEqual(methods);
    expect(quoted.lease).toMatchObject({
      isAvailable: true,
      leaseId: null,
      leasedAmount: quoted.total,
      unleasedAmount: 0,
    });
  });

  test("offers no lease below a lessor's minimum, nor in states without one", async () => {
    const small = await quote();
    const reason = MESSAGES.leases.cartTooSmall("$300.00", formatMoney(30_000 - small.total));
    expect(small.lease).toMatchObject({
      isAvailable: false,
      reason,
      minimum: 30_000,
      unleasedAmount: small.total,
    });
    expect(small.paymentMethods).not.toContain("LEASE");
    const jersey = { ...ADDRESS, city: "Trenton", state: "NJ", postalCode: "08608" };
    const there = await quote({ items: [line(0, 2)], address: jersey });
    expect(there.lease).toMatchObject({
      isAvailable: false,
      reason: MESSAGES.leases.notServed("New Jersey"),
    });
    expect(there.paymentMethods).not.toContain("LEASE");
  });

  test("without an address has the default tax, or that of a postal code", async () => {
    expect(await quote({ address: undefined })).toMatchObject({
      tax: 1_200,
      isTaxEstimated: true,
      errors: [],
    });
    expect(await quote({ address: undefined, postalCode: "97209" })).toMatchObject({ tax: 0 });
  });

  test.each([
    ["of another state", { state: "OR" }, MESSAGES.validation.postalCodeElsewhere("Texas", "Oregon")],
    ["of no state", { postalCode: "00000" }, MESSAGES.validation.postalCode],
  ])(
    "and an order are rejected for a postal code %s, which would change the tax",
    async (_title, change, message) => {
      const wrong = { address: { ...ADDRESS, ...change } };
      const refusal = [{ code: "INVALID_INPUT", property: "postalCode", message }];
      const orders = await countOrders();
      expect((await quote(wrong)).errors).toMatchObject(refusal);
      expect(await place(wrong)).toMatchObject({ success: false, errors: refusal });
      expect(await countOrders()).toBe(orders);
    },
  );

  test("adds up a product that is listed twice", async () => {
    expect((await quote({ items: [line(0), line(0, 2)] })).lines).toMatchObject([{ quantity: 3 }]);
  });

  test("of the account's cart has its lines; a guest's is empty", async () => {
    const { bearer } = await aCustomer(shop.api);
    const add = `mutation { addItem(productId: "${seededId(1)}", quantity: 2) { id } }`;
    await queryHost(shop.app, add, {}, headersFor(bearer));
    const mode = "CREATE_ORDER_FOR_CART";
    const quoted = await quote({ mode, items: undefined }, bearer);
    expect(quoted.lines).toMatchObject([{ productId: seededId(1), quantity: 2 }]);
    const guest = await quote({ mode, items: undefined });
    expect(guest.errors).toMatchObject([{ code: "EMPTY_CART", message: MESSAGES.checkout.emptyCart }]);
  });

  test("gives the same result for a code on the cart page and with the account's cart at checkout", async () => {
    const { bearer } = await aCustomer(shop.api);
    const items = [line(1, 2)];
    const add = `mutation { addItem(productId: "${seededId(1)}", quantity: 2) { id } }`;
    await queryHost(shop.app, add, {}, headersFor(bearer));
    for (const promotionCode of ["WELCOME10", "NOBODY-KNOWS"]) {
      const place = { address: undefined, postalCode: "78701", promotionCode };
      const inCart = await quote({ ...place, items }, bearer);
      const atCheckout = await quote({ ...place, mode: "CREATE_ORDER_FOR_CART", items: undefined }, bearer);
      expect(inCart).toEqual(atCheckout);
      expect([inCart.discount > 0, inCart.errors.length]).toEqual(
        promotionCode === "WELCOME10" ? [true, 0] : [false, 1],
      );
    }
  });

  test("deducts a promotion, whatever the case and spacing of its code", async () => {
    const quoted = await quote({ promotionCode: " welcome10 " });
    expect(quoted).toMatchObject({ discount: 2_000, promotion: "10% off your order", errors: [] });
  });

  test("says how much a promotion needs, and which codes are invalid", async () => {
    const { db } = shop.api.database;
    await sql`INSERT INTO promotions (code, label, cents_off, smallest_sub_total_cents, ends_at)
      VALUES ('LARGE', 'x', 500, 90000, NULL), ('OVER', 'x', 500, 0, now() - interval '1 day')`.execute(db);
    for (const promotionCode of [
      "LARGE",
      "OVER",
      "NOBODY-KNOWS",
      "x".repeat(5_000),
      "'; DROP TABLE--",
      "скидка",
      "🎉",
      "%",
    ]) {
      const quoted = await quote({ promotionCode });
      expect(quoted).toMatchObject({ discount: 0, promotion: null });
      expect(quoted.errors).toMatchObject([{ code: "PROMOTION_INVALID", property: "promotionCode" }]);
    }
    expect((await quote({ promotionCode: "LARGE" })).errors[0]?.message).toContain("$900.00");
  });

  test.each([
    ["nothing", { items: [] }, "EMPTY_CART"],
    ["no lines at all", { items: undefined }, "EMPTY_CART"],
    ["a discontinued product", { items: [line(0), line(5)] }, "PRODUCT_GONE"],
    ["an unknown product", { items: [{ productId: "\u0000'", quantity: 1 }] }, "PRODUCT_GONE"],
    ["a product that is sold out", { items: [line(4)] }, "OUT_OF_STOCK"],
    ["more than one order may hold", { items: [line(0, 100)] }, "OUT_OF_STOCK"],
    ["an excessive quantity", { items: [line(0, 2_147_483_647), line(0, 9)] }, "OUT_OF_STOCK"],
    ["a zero quantity", { items: [line(0), line(1, 0)] }, "INVALID_INPUT"],
    [
      "more lines than a cart has",
      { items: Array.from({ length: 101 }, (_, i) => line(i)) },
      "INVALID_INPUT",
    ],
    ["pickup nowhere", { deliveryType: "DELIVERY_PICKUP" }, "DELIVERY_NOT_POSSIBLE"],
    [
      "pickup at a store there is not",
      { deliveryType: "DELIVERY_PICKUP", pickupLocationId: "nowhere" },
      "DELIVERY_NOT_POSSIBLE",
    ],
    [
      "pickup at an unknown store",
      { deliveryType: "DELIVERY_PICKUP", pickupLocationId: "\u0000'" },
      "DELIVERY_NOT_POSSIBLE",
    ],
    [
      "pickup of a product without pickup",
      { deliveryType: "DELIVERY_PICKUP", pickupLocationId: "austin-downtown", items: [line(2)] },
      "DELIVERY_NOT_POSSIBLE",
    ],
    ["shipping of a pickup-only product", { items: [line(3)] }, "DELIVERY_NOT_POSSIBLE"],
  ])("of %s reports the problem, and the order is rejected for the same", async (_title, change, code) => {
    const before = await countOrders();
    expect((await quote(change)).errors.map((error) => error.code)).toContain(code);
    const refused = await place(change);
    expect(refused.success).toBe(false);
    expect(refused.errors.map((error) => error.code)).toContain(code);
    expect(await countOrders()).toBe(before);
  });

  test("of a pickup has no shipping, and the tax of the store's state", async () => {
    const pickup = { deliveryType: "DELIVERY_PICKUP", pickupLocationId: "portland-pearl" };
    expect(await quote(pickup)).toMatchObject({ shipping: 0, tax: 0, errors: [] });
    const texas = await quote({ ...pickup, pickupLocationId: "austin-downtown" });
    expect(texas.tax).toBe(1_250);
  });

  test("offers crypto from its minimum order on", async () => {
    const { db } = shop.api.database;
    await sql`UPDATE products SET regular_price_cents = 200, free_shipping = true, revision = revision + 1
      WHERE product_id = ${seededId(6)}`.execute(db);
    const { paymentMethods } = await quote({ items: [line(6)], address: { ...ADDRESS, state: "OR" } });
    expect(paymentMethods).toContain("CARD");
    expect(paymentMethods).not.toContain("CRYPTO");
    expect(paymentMethods).not.toContain("COINBASE");
  });
});

describe("the checkout form", () => {
  const { validation } = MESSAGES;
  const differing = {
    isBillingShippingSame: false,
    billingFirstName: "Grace",
    billingLastName: "Hopper",
    billingAddress1: "1 Navy Yard",
    billingCity: "New York",
    billingState: "NY",
    billingPostalCode: "10001",
    billingPhone: "2125550142",
  };

  test.each([
    ["firstName", "A", validation.tooShort],
    ["firstName", "", validation.firstName],
    ["firstName", "Ad@", validation.firstNameCharacters],
    ["lastName", "B", validation.tooShort],
    ["lastName", " ", validation.lastName],
    ["lastName", "B_ron", validation.lastNameCharacters],
    ["address1", "", validation.address],
    ["address1", "x".repeat(97), validation.tooLong],
    ["address2", "x".repeat(97), validation.address2TooLong],
    ["city", "", validation.city],
    ["state", "ZZ", validation.state],
    ["state", "", validation.state],
    ["postalCode", "7870", validation.postalCode],
    ["postalCode", "7870a", validation.postalCode],
    ["phone", "512555014", validation.phoneDigits],
    ["phone", "1125550142", validation.phone],
    ["email", "nobody", validation.email],
    ["country", "DE", validation.country],
    ["billingFirstName", "G1", validation.firstNameLetters],
    ["billingFirstName", "Mary-Ann", validation.firstNameLetters],
    ["billingLastName", "van Dyke", validation.lastNameLetters],
    ["billingFirstName", "", validation.firstName],
    ["billingLastName", "H", validation.tooShort],
    ["billingAddress1", "", validation.address],
    ["billingCity", "New York 1", validation.cityCharacters],
    ["billingCity", "N", validation.cityCharacters],
    ["billingCity", "", validation.city],
    ["billingState", "XX", validation.state],
    ["billingPostalCode", "1000", validation.postalCode],
    ["billingPhone", "12", validation.phoneDigits],
  ])("rejects %s %j with its message, and places nothing", async (property, value, message) => {
    const before = await countOrders();
    const { success, errors } = await place({ address: { ...ADDRESS, ...differing, [property]: value } });
    expect(success).toBe(false);
    expect(errors).toContainEqual(expect.objectContaining({ code: "INVALID_INPUT", property, message }));
    expect(await countOrders()).toBe(before);
  });

  test("needs no billing address when it is the delivery address", async () => {
    const billing = { billingFirstName: "", billingPhone: "1", billingState: "XX" };
    expect((await quote({ address: { ...ADDRESS, ...billing } })).errors).toEqual([]);
  });
});
