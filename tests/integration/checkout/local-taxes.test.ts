/** Sales tax of state, county and city from a rate provider: quoted, charged, emailed, refunded (MONEY-4). */
import { sql } from "kysely";
import { salesTax } from "#contract/money/sales-tax";
import { MESSAGES } from "#contract/messages";
import { signedIn, type TestUser } from "../../support/people/accounts";
import { confirmedOrders } from "../../support/orders/confirmed-orders";
import { startTestMailbox, type TestMailbox } from "../../support/people/mailbox";
import { ADDRESS, aGuest, anOrder, orderBy } from "../../support/orders/order-samples";
import { orderCalls } from "../../support/orders/order-calls";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { phoneCalls } from "../../support/orders/phone-orders";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { startTaxSandbox, type TestTaxSandbox } from "../../support/people/tax-sandbox";

let shop: OrderShop;
let box: TestMailbox;
let taxes: TestTaxSandbox;
let admin: TestUser;
beforeAll(async () => {
  box = await startTestMailbox();
  taxes = await startTaxSandbox();
  shop = await openOrderShop({
    config: { mail: box.mail, taxRates: { ...taxes.settings, timeoutMs: PATIENCE_MS } },
  });
  await sql`UPDATE products SET regular_price_cents = ${PRICE}, sale_price_cents = NULL, on_sale = false,
    free_shipping = false, shipping_cost_cents = ${SHIPPING}`.execute(shop.api.database.db);
  await sql`UPDATE catalogue_state SET revision = revision + 1`.execute(shop.api.database.db);
  admin = await signedIn(shop.api, "ADMIN");
});
afterEach(() => taxes.set({ reset: true }));
afterAll(async () => {
  await shop?.stop();
  await taxes?.stop();
  await box?.stop();
});

const PATIENCE_MS = 400;
const PRICE = 100_00;
const SHIPPING = 10_00;
const AUSTIN = { city: "Austin", state: "TX", postalCode: "78701" };
const SANTA_MONICA = { city: "Santa Monica", state: "CA", postalCode: "90404" };
const PORTLAND = { city: "Portland", state: "OR", postalCode: "97201" };
const to = (place: object, change: object = {}) =>
  orderBy(aGuest(), { address: { ...ADDRESS, ...place }, ...change });
const pieces = (quantity: number) => ({ items: [{ productId: seededId(1), quantity }] });

interface Taxed {
  readonly tax: number;
  readonly isStateTax: boolean;
  readonly total: number;
}

const QUOTE = `query ($input: CheckoutInput!) {
  getCheckoutQuote(input: $input) { tax isStateTax total errors { code } lease { reason } } }`;

async function quote(input: object, send = shop.query) {
  type TaxedQuote = Taxed & { readonly errors: object[]; readonly lease: { readonly reason: string | null } };
  return (await send<{ getCheckoutQuote: TaxedQuote }>(QUOTE, { input })).getCheckoutQuote;
}

async function orderOf(id: string) {
  const query = `query ($id: ID!) { order: getOrder(orderId: $id) { tax taxOnShipping isStateTax total } }`;
  type TaxedOrder = Taxed & { readonly taxOnShipping: number | null };
  return (await shop.query<{ order: TaxedOrder }>(query, { id }, admin.bearer)).order;
}

test.each([
  ["Austin, where the shipping is taxed", AUSTIN, 9_07, 82],
  ["Santa Monica, where it is not", SANTA_MONICA, 10_25, 0],
  ["Portland, which has none", PORTLAND, 0, 0],
])("an order to %s is charged the quoted tax, and keeps it", async (_where, place, tax, taxOnShipping) => {
  const total = PRICE + SHIPPING + tax;
  expect(await quote(to(place))).toMatchObject({ tax, isStateTax: false, total, errors: [] });
  const input = to(place, { expectedTotal: total });
  const placed = await shop.paid(input);
  expect(await orderOf(placed.order.id)).toEqual({ tax, taxOnShipping, isStateTax: false, total });
  expect(placed.order.paymentDetails[0]).toMatchObject({ paidAmount: total });
  // Repeating the request returns the same order, whatever the rate is now.
  await taxes.set({ answerWith: { combined_rate: "0.2" } });
  expect((await shop.checkout("card", input)).order?.id).toBe(placed.order.id);
});

test("a place is requested once, however many concurrent quotes need it", async () => {
  const place = { city: "New York", state: "NY", postalCode: "10001" };
  const quotes = await Promise.all(Array.from({ length: 8 }, () => quote(to(place))));
  expect(new Set(quotes.map(({ tax }) => tax))).toEqual(new Set([9_76]));
  expect(await quote({ ...anOrder(), address: undefined, postalCode: "10001" })).toMatchObject({
    tax: 9_76,
    isStateTax: false,
  });
  expect(await taxes.requestedPostalCodes()).toEqual(["10001"]);
});

test("without a place the default tax applies, and no request is sent", async () => {
  expect(await quote({ ...anOrder(), address: undefined })).toMatchObject({ tax: 6_00, isStateTax: true });
  expect(await taxes.requestedPostalCodes()).toEqual([]);
});

test("the order email labels it as sales tax", async () => {
  const email = aGuest();
  await shop.paid(orderBy(email));
  const { text } = await box.waitFor(email, "Your order");
  expect(text).toMatch(/^Sales tax.*\$9\.07/m);
  expect(text).not.toContain("state tax");
});

test("a phone order has the same tax", async () => {
  const { quote: phoneQuote, place } = phoneCalls(shop, box, admin);
  const input = orderBy(aGuest());
  const quoted = await phoneQuote(input);
  expect(quoted).toMatchObject({ tax: 9_07, total: PRICE + SHIPPING + 9_07 });
  const { order } = await place({ ...input, expectedTotal: quoted.total });
  expect(await orderOf(order!.id)).toMatchObject({ tax: 9_07, taxOnShipping: 82, isStateTax: false });
});

describe("returned items", () => {
  test.each([
    ["where the shipping is taxed", AUSTIN, 23_815, 165, [1_08_25, 1_08_25]],
    ["where it is not", SANTA_MONICA, 24_050, 0, [1_10_25, 1_10_25]],
  ])(
    "%s refund their price and their own tax, to the cent",
    async (_where, place, total, taxOnShipping, back) => {
      const staffActions = confirmedOrders(shop, () => admin);
      const placed = await shop.paid(to(place, pieces(2)));
      await shop.post(`/braintree/tester/${placed.transactionId}/settle`);
      expect(await orderOf(placed.order.id)).toMatchObject({ total, taxOnShipping });
      const confirmed = await staffActions.confirm(placed);
      const itemIds = confirmed.items.map(({ id }) => id);
      const parcel = { carrier: "ups", trackingNumber: "1Z 9", date: null, itemIds };
      let { order } = await staffActions.ship(confirmed, parcel);
      let sum = 0;
      for (const cents of back) {
        const remaining = order!.items.find(({ status }) => status !== "RETURNED")!;
        const piece = { itemIds: [remaining.id], quantities: [{ itemId: remaining.id, quantity: 1 }] };
        const change = await staffActions.changeItems(order!, {
          status: "RETURNED",
          reason: "Came back",
          ...piece,
        });
        expect(change).toMatchObject({ success: true });
        order = change.order;
        sum += cents;
        await shop.until(placed, ({ paymentDetails }) => paymentDetails[0]!.refundedAmount === sum);
      }
      expect(total - sum).toBe(2 * SHIPPING + taxOnShipping);
    },
  );

  test("refund all tax when the order is cancelled", async () => {
    const placed = await shop.paid(to(SANTA_MONICA));
    expect((await shop.cancel(placed)).success).toBe(true);
    await shop.until(placed, ({ status }) => status === "CANCELLED");
    expect(Object.values(await shop.ledger()).every(({ netCents }) => netCents >= 0)).toBe(true);
  });
});

const TX = (postalCode: string) => ({ ...AUSTIN, postalCode });
describe("without a rate the state tax applies, and says so", () => {
  test.each([
    ["is silent", { delayMs: 3_000 }, TX("75001"), null],
    ["answers 500", { failNext: 1 }, TX("77833"), null],
    ["answers nonsense", { nonsenseNext: 1 }, { city: "St. Louis", state: "MO", postalCode: "63101" }, null],
    ["hangs up", { loseAnswerNext: 1 }, TX("78702"), null],
    ["does not know the place", {}, TX("78703"), null],
    ["answers for another state", { answerWith: { state: "NV" } }, TX("78704"), "78701"],
    ["answers for another place", { answerWith: { zip: "78701" } }, TX("78705"), "78701"],
    ["has no rate", { answerWith: { combined_rate: null } }, TX("78721"), "78701"],
    ["has a rate above the price", { answerWith: { combined_rate: "1.2" } }, TX("78722"), "78701"],
    ["has a negative rate", { answerWith: { combined_rate: "-0.0825" } }, TX("78723"), "78701"],
    ["has a rate that is a number", { answerWith: { combined_rate: 0.0825 } }, TX("78724"), "78701"],
    [
      "does not say whether shipping is taxed",
      { answerWith: { freight_taxable: null } },
      TX("78725"),
      "78701",
    ],
  ])("when the provider %s", async (_how, switches, place, likeZip) => {
    await taxes.set({ ...(likeZip && { like: { [place.postalCode]: likeZip } }), ...switches });
    const tax = salesTax(place.state, PRICE, SHIPPING);
    const began = Date.now();
    const quoted = await quote(to(place));
    expect(Date.now() - began).toBeLessThan(2_000);
    expect(quoted).toMatchObject({ tax, isStateTax: true, total: PRICE + SHIPPING + tax, errors: [] });
    // The shop sends no new request for a minute, so the order has the quote's tax.
    await taxes.set({ delayMs: 0, answerWith: {} });
    const { order } = await shop.paid(to(place, { expectedTotal: quoted.total }));
    expect(await orderOf(order.id)).toMatchObject({ tax, isStateTax: true, total: quoted.total });
    expect(await taxes.requestedPostalCodes()).toEqual([place.postalCode]);
  });

  test("a total agreed on as an estimate is not charged with the actual rate", async () => {
    const estimated = PRICE + SHIPPING + salesTax("TX", PRICE, SHIPPING);
    const answer = await shop.checkout("card", to(AUSTIN, { expectedTotal: estimated }));
    expect(answer).toMatchObject({ success: false, order: null, errors: [{ code: "TOTAL_CHANGED" }] });
  });

  test("a rejected token leaves the state tax", async () => {
    const taxRates = { ...taxes.settings, token: "another_token" };
    const { query } = orderCalls(await shop.anotherHost({ taxRates }));
    expect(await quote(to(AUSTIN), query)).toMatchObject({ tax: 6_87, isStateTax: true, errors: [] });
  });
});

test("the error for a lease below the minimum includes the local tax", async () => {
  const missing = "$180.93";
  expect((await quote(to(AUSTIN))).lease.reason).toBe(
    MESSAGES.leases.cartTooSmall("$300.00", missing, "sales tax"),
  );
});

test("a shop without a provider sends no request and uses the state tax", async () => {
  const off = orderCalls(await shop.anotherHost({ taxRates: null }));
  expect(await quote(to(AUSTIN), off.query)).toMatchObject({ tax: 6_87, isStateTax: true, errors: [] });
  const { order } = await off.paid(to(SANTA_MONICA));
  expect(await orderOf(order.id)).toMatchObject({ tax: 7_25, taxOnShipping: 0, isStateTax: true });
  expect(await taxes.requestedPostalCodes()).toEqual([]);
});
