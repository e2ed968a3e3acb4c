/** Customer access to orders, and customer actions (ORDER-1 to ORDER-6, ORDER-14). */
import { sql } from "kysely";
import { aCustomer, signedIn, type TestUser } from "../../support/people/accounts";
import { anOrder, ORDER_FIELDS, type ClientOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";

let shop: OrderShop;
let ada: TestUser;
let eve: TestUser;
beforeAll(async () => {
  shop = await openOrderShop();
  ada = await aCustomer(shop.api);
  eve = await aCustomer(shop.api);
});
afterAll(() => shop.stop());

const getOrder = async (id: string, bearer: string) =>
  (
    await shop.query<{ getOrder: ClientOrder | null }>(
      `{ getOrder(orderId: "${id}") { ${ORDER_FIELDS} ipAddress } }`,
      {},
      bearer,
    )
  ).getOrder;

interface Listed {
  readonly orders: readonly { readonly id: string }[];
  readonly totalOrders: number;
  readonly counters: Readonly<Record<string, number>>;
}
const list = async (bearer: string, wish = "") =>
  (
    await shop.query<{ getOrdersByUser: Listed }>(
      `{ getOrdersByUser${wish && `(${wish})`} { orders { id } totalOrders counters { pending processing cancelled
        awaitingSignature awaitingPayment awaitingShipment awaitingDelivery received shipped failedPayment paymentFailed
        confirmed awaitingConfirmation returned } } }`,
      {},
      bearer,
    )
  ).getOrdersByUser;
const cancel = async (id: string, bearer: string) =>
  (
    await shop.query<{ cancelOrder: { success: boolean; message: string; order: ClientOrder | null } }>(
      `mutation { cancelOrder(orderId: "${id}", reason: "Not needed") { success message order { ${ORDER_FIELDS} } } }`,
      {},
      bearer,
    )
  ).cancelOrder;

describe("a customer", () => {
  test("sees the order in the account, and nobody else does", async () => {
    const { order } = await shop.paid(anOrder(), ada.bearer);
    expect(await getOrder(order.id, ada.bearer)).toMatchObject({
      id: order.id,
      fraudScore: null,
      fraudReasons: null,
      ipAddress: null,
    });
    expect(await getOrder(order.id, eve.bearer)).toBeNull();
    expect(await getOrder("not-an-order", ada.bearer)).toBeNull();
    expect(await getOrder("00000000-0000-4000-8000-000000000000", ada.bearer)).toBeNull();
  });

  test("pages through orders, newest first, and filters them by status", async () => {
    const bob = await aCustomer(shop.api);
    const placed: string[] = [];
    for (let count = 0; count < 6; count += 1) placed.push((await shop.paid(anOrder(), bob.bearer)).order.id);
    const declined = await shop.checkout(
      "card",
      anOrder(),
      { nonce: "fake-processor-declined-visa-nonce" },
      bob.bearer,
    );
    const latestFirst = [declined.order!.id, ...[...placed].reverse()];
    const first = await list(bob.bearer);
    expect(first.orders.map(({ id }) => id)).toEqual(latestFirst.slice(0, 5));
    expect((await list(bob.bearer, "pageNumber: 2")).orders.map(({ id }) => id)).toEqual(
      latestFirst.slice(5),
    );
    expect((await list(bob.bearer, "pageSize: 10")).orders).toHaveLength(7);
    const failed = await list(bob.bearer, "statuses: [PAYMENT_FAILED]");
    expect(failed).toMatchObject({ orders: [{ id: declined.order!.id }], totalOrders: 1 });
    expect(failed.counters).toMatchObject({ paymentFailed: 1, failedPayment: 1, processing: 6 });
  });

  test.each(["pageSize: 7", "pageSize: 0", "pageNumber: 0", "pageNumber: -1", "pageNumber: 2000000000"])(
    "gets an error for page %s",
    async (wish) => {
      await expect(list(ada.bearer, wish)).rejects.toThrow("BAD_USER_INPUT");
    },
  );

  test("counts a completed order as shipped and as awaiting shipment", async () => {
    const bob = await aCustomer(shop.api);
    const { order } = await shop.paid(anOrder(), bob.bearer);
    await sql`UPDATE orders SET status = 'COMPLETED' WHERE id = ${order.id}`.execute(shop.api.database.db);
    expect((await list(bob.bearer)).counters).toMatchObject({ shipped: 1, awaitingShipment: 1, pending: 0 });
  });

  test("cancels a paid order: stock is released, money refunded and the email sent once, however often requested", async () => {
    const before = await shop.stockOf(seededId(1));
    const net = (await shop.ledger())["braintree"]!.netCents;
    const paid = await shop.paid(anOrder(), ada.bearer);
    const answers = await Promise.all([1, 2, 3].map(() => cancel(paid.order.id, ada.bearer)));
    expect(answers).toMatchObject([{ success: true }, { success: true }, { success: true }]);
    const order = await shop.until(paid, ({ paymentDetails }) => paymentDetails[0]?.state === "CANCELLED");
    expect(order).toMatchObject({ status: "CANCELLED", canCancel: false, items: [{ status: "CANCELLED" }] });
    expect(await shop.stockOf(seededId(1))).toBe(before);
    expect((await shop.ledger())["braintree"]!.netCents).toBe(net);
    const mails = await shop.mailsAbout(order.uniqueId);
    expect(mails).toEqual(["order-confirmation", "order-cancelled", "order-refunded"]);
    expect((await shop.historyOf(paid)).filter(({ type }) => type === "CANCELLED")).toHaveLength(1);
  });

  test("cannot cancel an order the supplier confirmed, nor another customer's", async () => {
    const { order } = await shop.paid(anOrder(), ada.bearer);
    expect(await cancel(order.id, eve.bearer)).toMatchObject({ success: false, order: null });
    await sql`UPDATE orders SET status = 'CONFIRMED_BY_SUPPLIER' WHERE id = ${order.id}`.execute(
      shop.api.database.db,
    );
    expect(await cancel(order.id, ada.bearer)).toMatchObject({
      success: false,
      order: { status: "CONFIRMED_BY_SUPPLIER" },
    });
  });

  test("cannot do what staff can", async () => {
    const { order } = await shop.paid(anOrder(), ada.bearer);
    const calls = [
      `mutation { changeOrderStatus(orderId: "${order.id}", status: COMPLETED, revision: 1) { success } }`,
      `mutation { refundOrder(orderId: "${order.id}", amount: 1, reason: "", idempotencyKey: "12345678") { success } }`,
      `mutation { addOrderNote(orderId: "${order.id}", type: CUSTOM_NOTES, note: "x", idempotencyKey: "12345678") { success } }`,
      `{ listOrders { total } }`,
    ];
    for (const call of calls) {
      await expect(shop.query(call, {}, ada.bearer)).rejects.toThrow("FORBIDDEN");
      await expect(shop.query(call)).rejects.toThrow("UNAUTHENTICATED");
    }
  });
});

describe("a guest", () => {
  test("opens the order by the key of the email, and by no other", async () => {
    const paid = await shop.paid();
    expect((await shop.read(paid)).id).toBe(paid.order.id);
    await expect(shop.read({ ...paid, orderKey: "guessed" })).rejects.toThrow("does not exist");
    const other = await shop.paid();
    await expect(shop.read({ order: other.order, orderKey: paid.orderKey })).rejects.toThrow(
      "does not exist",
    );
  });

  test("cancels by the key, and not without", async () => {
    const paid = await shop.paid();
    expect(await shop.cancel({ ...paid, orderKey: null })).toMatchObject({ success: false, order: null });
    expect(await shop.cancel(paid)).toMatchObject({ success: true, order: { status: "CANCELLED" } });
  });

  test("cannot see the status of another customer's payment", async () => {
    const paid = await shop.paid();
    await expect(shop.refresh({ ...paid, orderKey: "guessed" })).rejects.toThrow("NOT_FOUND");
    await expect(shop.refresh({ order: { id: "x" }, orderKey: "guessed" })).rejects.toThrow("NOT_FOUND");
  });
});

test("a staff member who buys is a customer of that order", async () => {
  const staff = await signedIn(shop.api, "CUSTOMERSUPPORT");
  const { order } = await shop.paid(anOrder(), staff.bearer);
  expect((await list(staff.bearer)).orders).toEqual([{ id: order.id }]);
});
