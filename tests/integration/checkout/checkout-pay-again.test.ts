/** Orders whose first payment failed, and payments on a vendor's page or in its widget. */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { aCustomer } from "../../support/people/accounts";
import { anOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { queryHost } from "../../support/hosts/test-api";

const DECLINED = { nonce: "fake-processor-declined-visa-nonce" };
const GOOD = { nonce: "fake-valid-visa-nonce" };

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ holdWebhooks: true });
});
beforeEach(async () => {
  await shop.set({ reset: true });
  await shop.set({ loseWebhooks: true });
  await sql`UPDATE product_stock SET available_quantity = 1000`.execute(db());
});
afterAll(() => shop.stop());

const db = () => shop.api.database.db;
const chargesAtVendor = async () => (await shop.ledger())["braintree"]!.payments;

describe("an order that was declined", () => {
  const decline = async (bearer = "") => {
    const failed = await shop.checkout("card", anOrder(), DECLINED, bearer);
    expect(failed).toMatchObject({ success: false, status: "PAYMENT_FAILED" });
    expect(failed.order?.items).toMatchObject([{ status: "PAYMENT_FAILED" }]);
    return failed;
  };
  const payAgain = ({ order, orderKey }: { order: { id: string } | null; orderKey: string | null }) =>
    anOrder({ orderId: order?.id, orderKey });

  test("releases its stock, gives the reason, and is paid with another card", async () => {
    const failed = await decline();
    expect(failed.errors[0]?.message).toMatch(/./);
    expect(await shop.stockOf(seededId(1))).toBe(1_000);
    const paid = await shop.checkout("card", payAgain(failed), GOOD);
    expect(paid).toMatchObject({ success: true, order: { id: failed.order!.id } });
    expect(paid.order?.paymentDetails).toMatchObject([{ state: "PAID" }, { state: "FAILED" }]);
    expect(await shop.stockOf(seededId(1))).toBe(999);
  });

  test("is paid with another method", async () => {
    const failed = await decline();
    const sent = await shop.checkout("crypto", payAgain(failed), { currency: "BTC" });
    expect(sent).toMatchObject({ success: true, status: "PENDING_PAYMENT" });
    expect(sent.paymentGatewayUrl).toMatch(/^http/);
  });

  test("is paid once, from however many tabs", async () => {
    const failed = await decline();
    const charges = await chargesAtVendor();
    const tabs = await Promise.all([1, 2, 3, 4].map(() => shop.checkout("card", payAgain(failed), GOOD)));
    expect(tabs.every(({ success }) => success)).toBe(true);
    expect((await chargesAtVendor()) - charges).toBe(1);
  });

  test("cannot be paid or seen by others", async () => {
    const ada = await aCustomer(shop.api);
    const grace = await aCustomer(shop.api);
    const { order } = await decline(ada.bearer);
    for (const [bearer, orderKey] of [
      ["", null],
      ["", "forged"],
      [grace.bearer, null],
    ] as const) {
      const refused = await shop.checkout("card", payAgain({ order, orderKey }), GOOD, bearer);
      expect(refused).toMatchObject({ success: false, order: null, errors: [{ code: "ORDER_NOT_PAYABLE" }] });
    }
    const hers = await shop.checkout("card", payAgain({ order, orderKey: null }), GOOD, ada.bearer);
    expect(hers.success).toBe(true);
  });

  test("that has sold out since cannot be paid", async () => {
    const failed = await decline();
    await sql`UPDATE product_stock SET available_quantity = 0 WHERE product_id = ${seededId(1)}`.execute(
      db(),
    );
    const refused = await shop.checkout("card", payAgain(failed), GOOD);
    expect(refused).toMatchObject({ success: false, status: "PAYMENT_FAILED" });
    expect(refused.errors).toMatchObject([{ code: "ORDER_NOT_PAYABLE" }]);
  });

  test.each(["no-such-order", "\u0000", "00000000-0000-4000-8000-000000000000"])(
    "is not %j",
    async (orderId) => {
      const refused = await shop.checkout("card", anOrder({ orderId, orderKey: "x" }), GOOD);
      expect(refused.errors).toMatchObject([{ code: "ORDER_NOT_PAYABLE" }]);
    },
  );
});

describe("Klarna", () => {
  const PREPARE = `query ($input: CheckoutInput!, $method: PaymentMethod!) {
    preparePayment(input: $input, method: $method) { method clientToken widgetUrl isSandbox } }`;
  const prepare = async (method: string, input: Record<string, unknown>) => {
    const { data, errors } = await queryHost(shop.app, PREPARE, { method, input });
    return { errors, prepared: (data as { preparePayment: Record<string, unknown> } | null)?.preparePayment };
  };

  test("is prepared with the order's amount, approved in its widget and placed once", async () => {
    const input = anOrder();
    const { prepared } = await prepare("KLARNA", input);
    expect(prepared).toMatchObject({ method: "KLARNA", isSandbox: true });
    const session_id = new URL(String(prepared?.["widgetUrl"])).searchParams.get("session");
    const approved = await (await shop.post("/klarna/widget/authorize", { session_id })).json();
    const { authorizationToken } = approved as { authorizationToken: string };
    const placed = await shop.checkout("klarna", input, { authorizationToken });
    expect(placed).toMatchObject({ success: true, errors: [] });
    const again = await shop.checkout("klarna", input, { authorizationToken });
    expect(again).toMatchObject({ success: true, transactionId: placed.transactionId });
  });

  test("says so when it is down, and a card still works", async () => {
    await shop.set({ vendor: "klarna", failNext: 5 });
    const { errors } = await prepare("KLARNA", anOrder());
    expect(errors).toMatchObject([{ message: MESSAGES.checkout.gatewayDown }]);
    const { prepared } = await prepare("CARD", anOrder({ address: undefined, items: undefined }));
    expect(prepared?.["clientToken"]).toMatch(/./);
  });
});

describe("a vendor's page", () => {
  test("that was left is the same page when the order is sent again", async () => {
    const input = anOrder();
    const first = await shop.checkout("coinbase", input);
    expect(first).toMatchObject({ success: true, status: "PENDING_PAYMENT" });
    const again = await shop.checkout("coinbase", input);
    expect(again.paymentGatewayUrl).toBe(first.paymentGatewayUrl);
  });

  test("may be left for a card; the order is the same and paid once", async () => {
    const input = anOrder();
    const sent = await shop.checkout("crypto", input, { currency: "BTC" });
    expect(sent.paymentGatewayUrl).toMatch(/^http/);
    const paid = await shop.checkout("card", input, GOOD);
    expect(paid).toMatchObject({ success: true, paymentGatewayUrl: null, order: { id: sent.order!.id } });
    expect(paid.order?.paymentDetails[0]).toMatchObject({ state: "PAID" });
  });

  test("of Coinbase is created with its order, and checkoutWithCoinbase returns it", async () => {
    const input = anOrder();
    const query = "query ($input: CheckoutInput!) { generateCoinbaseChargeId(input: $input) }";
    const codes = await Promise.all([1, 2].map(() => queryHost(shop.app, query, { input })));
    const [code] = codes.map(
      ({ data }) => (data as { generateCoinbaseChargeId: string }).generateCoinbaseChargeId,
    );
    expect(code).toMatch(/^\w{6,}$/);
    const placed = await shop.checkout("coinbase", input);
    expect(placed).toMatchObject({ success: true, transactionId: code });
    const refused = await queryHost(shop.app, query, { input: anOrder({ items: [] }) });
    expect(refused.errors).toMatchObject([
      { message: MESSAGES.checkout.emptyCart, extensions: { code: "BAD_USER_INPUT" } },
    ]);
  });

  test("is not offered below a coin's minimum order", async () => {
    await sql`UPDATE products SET regular_price_cents = 5000, sale_price_cents = NULL, on_sale = false,
      free_shipping = true, revision = revision + 1 WHERE product_id = ${seededId(9)}`.execute(db());
    const items = [{ productId: seededId(9), quantity: 1 }];
    const refused = await shop.checkout("crypto", anOrder({ items }), { currency: "ETH" });
    expect(refused).toMatchObject({ success: false, order: null, errors: [{ code: "BELOW_MINIMUM" }] });
    expect((await shop.checkout("crypto", anOrder({ items }), { currency: "LTC" })).success).toBe(true);
  });
});
