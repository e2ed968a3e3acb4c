/** Stock held for unpaid orders: duration, limits, and late payments (CHECKOUT-10). */
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { aCustomer } from "../../support/people/accounts";
import { aGuest, orderBy, type OrderOfTest, type ClientCheckout } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { queryHost } from "../../support/hosts/test-api";

const { perCustomer, perAddress, piecesPerAddress } = LIMITS.holds;
const MINUTE_MS = 60_000;

let shop: OrderShop;
let second: FastifyInstance;
beforeAll(async () => {
  shop = await openOrderShop({ isLimited: true });
  second = await shop.anotherHost();
});
beforeEach(async () => {
  await shop.set({ reset: true });
  await sql`DELETE FROM rate_limits`.execute(db());
  await sql`UPDATE product_stock SET available_quantity = 1000`.execute(db());
});
afterAll(async () => {
  await second.close();
  await shop.stop();
});

const db = () => shop.api.database.db;
const stock = () => shop.stockOf(seededId(1));
const hasFailed = ({ status }: { readonly status: string }) => status === "PAYMENT_FAILED";
const isPrepared = ({ status }: { readonly status: string }) => status === "PENDING_FULFILMENT";
const passTime = ({ order }: OrderOfTest) =>
  sql`UPDATE orders SET held_until = now() - interval '1 second' WHERE id = ${order!.id}`.execute(db());
const heldUntil = async ({ order }: OrderOfTest) =>
  (await db().selectFrom("orders").select("held_until").where("id", "=", order!.id).executeTakeFirstOrThrow())
    .held_until;
const closePayment = async ({ order, orderKey }: OrderOfTest, key = orderKey) =>
  queryHost(
    shop.app,
    `mutation ($id: ID!, $key: String) { closePayment(orderId: $id, orderKey: $key) { success status message } }`,
    { id: order!.id, key },
  );

describe.each([
  ["coinbase", "COINBASE", "/coinbase/pay"],
  ["crypto", "CRYPTO", "/plisio/invoice"],
] as const)("items of an order that waits at a page of %s", (way, method, page) => {
  const begin = (email = aGuest()) => shop.checkout(way, orderBy(email));
  const press = (of: ClientCheckout, button: string) => shop.post(`${page}/${of.transactionId}/${button}`);

  test("are held for that method's time, and the customer sees until when", async () => {
    const begun = await begin();
    const minutes = (Date.parse(begun.order!.heldUntil!) - Date.now()) / MINUTE_MS;
    const { holdMinutes } = VENDOR_METHODS[method];
    expect(minutes).toBeGreaterThan(holdMinutes - 1);
    expect(minutes).toBeLessThanOrEqual(holdMinutes + 0.1);
    expect(holdMinutes).toBeLessThanOrEqual(30);
    await press(begun, "pay");
    expect((await shop.until(begun, isPrepared)).heldUntil).toBeNull();
  });

  test("are released when it expires, and the order can be paid with another method", async () => {
    const begun = await begin();
    expect(await stock()).toBe(999);
    await passTime(begun);
    const order = await shop.until(begun, hasFailed);
    expect(order.heldUntil).toBeNull();
    expect(await stock()).toBe(1_000);
    const again = orderBy(aGuest(), { orderId: order.id, orderKey: begun.orderKey });
    expect(await shop.checkout("card", again)).toMatchObject({ success: true, order: { id: order.id } });
    expect(await stock()).toBe(999);
  });

  test("are released when the customer leaves, only with the order's key", async () => {
    const begun = await begin();
    expect(await closePayment(begun, "forged")).toMatchObject({
      errors: [{ extensions: { code: "NOT_FOUND" } }],
    });
    expect(await stock()).toBe(999);
    expect(await closePayment(begun)).toMatchObject({
      data: {
        closePayment: { status: "PAYMENT_FAILED", message: expect.stringContaining("wasn't completed") },
      },
    });
    expect(await stock()).toBe(1_000);
    expect(await closePayment(begun)).toMatchObject({ data: { closePayment: { status: "PAYMENT_FAILED" } } });
    expect(await stock()).toBe(1_000);
  });

  test("are released when the customer cancels", async () => {
    const begun = await begin();
    await shop.cancel(begun);
    expect(await heldUntil(begun)).toBeNull();
    expect(await stock()).toBe(1_000);
  });

  test("are held longer when the payment is on the chain", async () => {
    const begun = await begin();
    await press(begun, "seen");
    await passTime(begun);
    await shop.untilRow(async () => (await heldUntil(begun)) === null);
    expect(await stock()).toBe(999);
    expect(await shop.read(begun)).toMatchObject({ status: "PENDING_PAYMENT", heldUntil: null });
    await press(begun, "confirm");
    await shop.until(begun, isPrepared);
    expect(await stock()).toBe(999);
  });

  test("are reserved again by a late payment, once, however often it is reported", async () => {
    const begun = await begin();
    await shop.set({ duplicateWebhooks: 3 });
    await passTime(begun);
    await shop.until(begun, hasFailed);
    await press(begun, "pay");
    await shop.until(begun, isPrepared);
    expect(await stock()).toBe(999);
  });

  test("that have sold since stay sold, and a late payment is refunded", async () => {
    const begun = await begin();
    await passTime(begun);
    await shop.until(begun, hasFailed);
    await sql`UPDATE product_stock SET available_quantity = 0`.execute(db());
    await press(begun, "pay");
    await shop.untilRow(async () =>
      (await shop.historyOf(begun)).some(({ summary }) => summary.includes("could not refund")),
    );
    expect(await shop.read(begun)).toMatchObject({ status: "PAYMENT_FAILED" });
    expect(await stock()).toBe(0);
  });

  test("are released even while the vendor does not respond", async () => {
    const begun = await begin();
    await shop.set({ failNext: 1_000 });
    await passTime(begun);
    await shop.until(begun, hasFailed);
    expect(await stock()).toBe(1_000);
  });
});

test("the page of Coinbase is closed when its time is over", async () => {
  const begun = await shop.checkout("coinbase", orderBy(aGuest()));
  await passTime(begun);
  const order = await shop.until(begun, hasFailed);
  expect(order.paymentDetails).toMatchObject([{ state: "CANCELLED" }]);
});

describe("concurrent unpaid orders with held stock", () => {
  const tooMany = { success: false, errors: [{ code: "TOO_MANY_UNPAID" }] };
  const placedOf = (answers: readonly ClientCheckout[]) => answers.filter(({ order }) => order !== null);

  test("are limited for a guest, even when placed at once", async () => {
    const email = aGuest();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => shop.checkout("crypto", orderBy(email))),
    );
    expect(placedOf(answers)).toHaveLength(perCustomer);
    expect(answers.find(({ order }) => order === null)).toMatchObject(tooMany);
    expect(await stock()).toBe(1_000 - perCustomer);
    expect(await shop.checkout("card", orderBy(email))).toMatchObject({ success: true });

    await shop.cancel(placedOf(answers)[0]!);
    expect(await shop.checkout("coinbase", orderBy(email))).toMatchObject({ success: true });
    expect(await shop.checkout("coinbase", orderBy(email))).toMatchObject(tooMany);
  });

  test("are limited for an account, whatever address is entered", async () => {
    const { bearer } = await aCustomer(shop.api);
    const answers = [];
    for (let nth = 0; nth < perCustomer + 1; nth++) {
      answers.push(await shop.checkout("crypto", orderBy(aGuest()), {}, bearer));
    }
    expect(placedOf(answers)).toHaveLength(perCustomer);
    expect(answers.at(-1)).toMatchObject(tooMany);
  });

  test("are limited for a network address, across hosts", async () => {
    const query = `mutation ($input: CheckoutInput!) { checkoutWithCoinbase(input: $input) { order { id } } }`;
    const send = (nth: number) =>
      [shop.app, second][nth % 2]!.inject({
        method: "POST",
        url: "/graphql",
        remoteAddress: "198.51.100.20",
        payload: { query, variables: { input: orderBy(aGuest()) } },
      });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, nth) => send(nth)));
    const placed = answers.filter(
      (answer) =>
        (answer.json() as { data: { checkoutWithCoinbase: ClientCheckout } }).data.checkoutWithCoinbase.order,
    );
    expect(placed).toHaveLength(perAddress);
  });

  test("are limited in units of a product per network address, whatever names guests enter", async () => {
    const query = `mutation ($input: CheckoutInput!) { checkoutWithCoinbase(input: $input) {
      message order { id } } }`;
    const send = async (quantity: number, productId = seededId(1), remoteAddress = "198.51.100.21") => {
      const input = { ...orderBy(aGuest()), items: [{ productId, quantity }] };
      const answer = await shop.app.inject({
        method: "POST",
        url: "/graphql",
        remoteAddress,
        payload: { query, variables: { input } },
      });
      return answer.json<{ data: { checkoutWithCoinbase: ClientCheckout } }>().data.checkoutWithCoinbase;
    };
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(4)));
    expect(placedOf(answers)).toHaveLength(1);
    expect(await stock()).toBe(996);
    expect(answers.find(({ order }) => !order)!.message).toBe(MESSAGES.checkout.tooManyUnpaid);
    expect((await send(piecesPerAddress - 4)).order).not.toBeNull();
    expect((await send(1)).order).toBeNull();
    expect((await send(piecesPerAddress + 1, seededId(2))).order).toBeNull();
    expect((await send(1, seededId(2))).order).not.toBeNull();
    expect((await send(piecesPerAddress, seededId(1), "198.51.100.22")).order).not.toBeNull();
    expect(await stock()).toBe(1_000 - 2 * piecesPerAddress);
  });

  test("count when they are paid again, and an order does not count against itself", async () => {
    const email = aGuest();
    const failed = await shop.checkout("card", orderBy(email), {
      nonce: "fake-processor-declined-visa-nonce",
    });
    const again = orderBy(email, { orderId: failed.order!.id, orderKey: failed.orderKey });
    const others = [];
    for (let nth = 0; nth < perCustomer; nth++) others.push(await shop.checkout("crypto", orderBy(email)));
    expect(await shop.checkout("coinbase", again)).toMatchObject({ ...tooMany, status: "PAYMENT_FAILED" });
    expect(await stock()).toBe(1_000 - perCustomer);
    const [first] = others;
    const another = orderBy(email, { orderId: first!.order!.id, orderKey: first!.orderKey });
    expect(await shop.checkout("coinbase", another)).toMatchObject({ success: true });
  });
});
