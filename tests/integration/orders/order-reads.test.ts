/** A status change reads the order once under its lock, and once in full for email and response together. */
import type { FastifyInstance } from "fastify";
import { signedIn, type TestUser } from "../../support/people/accounts";
import { orderCalls } from "../../support/orders/order-calls";
import { anOrder, ORDER_FIELDS, type ClientOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { logStatements, type StatementLog } from "../../support/hosts/statements";

let shop: OrderShop;
let log: StatementLog;
let host: FastifyInstance;
let admin: TestUser;
beforeAll(async () => {
  shop = await openOrderShop();
  log = logStatements(shop.api.database.db);
  // The shop's default: staff refunds are limited.
  host = await shop.anotherHost(
    { refunds: { perOrder: 10_000_000, perDay: 10_000_000 } },
    { db: log.db, backgroundDb: shop.api.database.db },
  );
  admin = await signedIn(shop.api, "ADMIN");
});
afterAll(async () => {
  await host?.close();
  await shop.stop();
});

const FIELDS = `${ORDER_FIELDS} items { id }`;
type ReadOrder = Omit<ClientOrder, "items"> & {
  readonly items: readonly { readonly id: string; status: string }[];
};

const count = (statements: readonly string[], text: string) =>
  statements.filter((statement) => statement.includes(text)).length;
const readOrder = async (id: string) => {
  const query = `{ getOrder(orderId: "${id}") { ${FIELDS} } }`;
  return (await shop.query<{ getOrder: ReadOrder }>(query, {}, admin.bearer)).getOrder;
};
const paid = async () => {
  const placed = await shop.paid(anOrder());
  return readOrder((await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT")).id);
};
const confirmed = async () => {
  const { id, revision } = await paid();
  return make(`changeOrderStatus(orderId: "${id}", status: CONFIRMED_BY_SUPPLIER, revision: ${revision})`);
};

async function make(call: string): Promise<ReadOrder> {
  const query = `mutation { made: ${call} { success message order { ${FIELDS} } } }`;
  const { result, statements } = await log.during(() =>
    orderCalls(host).query<{ made: { success: boolean; message: string; order: ReadOrder } }>(
      query,
      {},
      admin.bearer,
    ),
  );
  const { success, message, order } = result.made;
  expect({
    made: success || message,
    locks: count(statements, "SELECT FROM orders WHERE id = $1 FOR UPDATE"),
    readUnderLock: count(statements, 'AS "isHoldOver"'),
    readWhole: count(statements, "AS people"),
  }).toEqual({ made: true, locks: 1, readUnderLock: 1, readWhole: 1 });
  // Read in the transaction, the response has all its writes; jobs may have continued since.
  const { status, revision, items, history } = await readOrder(order.id);
  expect(order).toMatchObject({ status, revision, items });
  expect(history.slice(-order.history.length)).toEqual(order.history);
  return order;
}

test("a change without an email", async () => {
  expect(await confirmed()).toMatchObject({ status: "CONFIRMED_BY_SUPPLIER" });
});

test("a cancellation: emailed, with items and money", async () => {
  const { id } = await paid();
  expect(await make(`cancelOrder(orderId: "${id}", reason: "Wrong size")`)).toMatchObject({
    status: "CANCELLED",
    items: [{ status: "CANCELLED" }],
  });
});

test("a shipment: emailed, and it completes the order", async () => {
  const { id, revision, items } = await confirmed();
  const shipment = `{ itemIds: ["${items[0]!.id}"], carrier: "UPS", trackingNumber: "1Z999AA10123456784" }`;
  expect(
    await make(`shipOrderItems(orderId: "${id}", revision: ${revision}, shipment: ${shipment})`),
  ).toMatchObject({ status: "COMPLETED", items: [{ status: "SHIPPED" }] });
});

test("items the supplier cancels: emailed, and the last one changes the order's status", async () => {
  const { id, revision, items } = await confirmed();
  const change = `{ itemIds: ["${items[0]!.id}"], status: CANCELLED_BY_SUPPLIER, reason: "Sold out" }`;
  expect(
    await make(`changeOrderItems(orderId: "${id}", revision: ${revision}, change: ${change})`),
  ).toMatchObject({ status: "CANCELLED_BY_SUPPLIER" });
});
