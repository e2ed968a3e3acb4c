/**
 * Staff corrections before shipping: items, addresses, and their effect on money and stock (ORDER-34,
 * ORDER-35).
 */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { signedIn, type TestUser } from "../../support/people/accounts";
import { startTestMailbox, type TestMailbox } from "../../support/people/mailbox";
import { ADDRESS, aGuest, anOrder, orderBy, type ClientOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { approveAtKlarna } from "../../support/orders/paying-ways";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { startSupplierDouble, type SupplierDouble } from "../../support/orders/supplier-double";

let shop: OrderShop;
let box: TestMailbox;
let supplier: SupplierDouble;
let admin: TestUser;
let support: TestUser;
beforeAll(async () => {
  box = await startTestMailbox();
  supplier = await startSupplierDouble();
  shop = await openOrderShop({ config: { mail: box.mail, suppliers: supplier.settings() } });
  admin = await signedIn(shop.api, "ADMIN");
  support = await signedIn(shop.api, "CUSTOMERSUPPORT");
});
afterAll(async () => {
  await shop?.stop();
  await supplier?.stop();
  await box?.stop();
});

type Placed = Awaited<ReturnType<OrderShop["paid"]>>;
interface EditedOrder extends ClientOrder {
  readonly subTotal: number;
  readonly tax: number;
  readonly shipCity: string;
  readonly shipState: string;
  readonly billingAddress: { readonly lastName: string };
  readonly items: readonly (ClientOrder["items"][number] & {
    readonly id: string;
    readonly productId: string;
    readonly price: number;
  })[];
}
interface Edited {
  readonly success: boolean;
  readonly message: string;
  readonly order: EditedOrder | null;
}
interface Preview {
  readonly isPossible: boolean;
  readonly message: string;
  readonly totalBefore: number;
  readonly total: number;
  readonly effects: readonly string[];
}
const FIELDS = `id status revision total subTotal tax shipCity shipState billingAddress { lastName }
  items { id productId price status quantity } paymentDetails { refundedAmount } history { type summary actor before after }`;
const { orderEdits: sentences } = MESSAGES;
const PLACE = {
  firstName: "Ada",
  lastName: "Byron",
  address1: "12 Analytical Way",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550142",
};

async function readOrder({ order }: Placed): Promise<EditedOrder> {
  const query = `query ($id: ID!) { getOrder(orderId: $id) { ${FIELDS} } }`;
  return (await shop.query<{ getOrder: EditedOrder }>(query, { id: order.id }, admin.bearer)).getOrder;
}

async function edit(placed: Placed, change: object, by = admin, revision?: number): Promise<Edited> {
  const query = `mutation ($id: ID!, $revision: Int!, $edit: OrderEditInput!) {
    editOrder(orderId: $id, revision: $revision, edit: $edit) { success message order { ${FIELDS} } } }`;
  const variables = {
    id: placed.order.id,
    revision: revision ?? (await readOrder(placed)).revision,
    edit: change,
  };
  return (await shop.query<{ editOrder: Edited }>(query, variables, by.bearer)).editOrder;
}

async function preview({ order }: Placed, change: object, by = admin): Promise<Preview> {
  const query = `query ($id: ID!, $edit: OrderEditInput!) { previewOrderEdit(orderId: $id, edit: $edit) {
    isPossible message totalBefore total effects } }`;
  return (await shop.query<{ previewOrderEdit: Preview }>(query, { id: order.id, edit: change }, by.bearer))
    .previewOrderEdit;
}

/** A paid and captured order of two products. */
async function settled(email = aGuest(), quantities: readonly number[] = [2, 1]): Promise<Placed> {
  const items = quantities.map((quantity, at) => ({ productId: seededId(at + 1), quantity }));
  const placed = await shop.paid(anOrder({ items, address: { ...ADDRESS, email } }));
  await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
  await shop.post(`/braintree/tester/${placed.transactionId}/settle`);
  return placed;
}

test("fewer units and a removed line are refunded to the cent and restocked, as previewed, with history and email", async () => {
  const email = aGuest();
  const stock = await Promise.all([1, 2].map((number) => shop.stockOf(seededId(number))));
  const placed = await settled(email);
  const before = await readOrder(placed);
  const [first, second] = before.items;
  const change = {
    items: [
      { itemId: first!.id, quantity: 1 },
      { itemId: second!.id, quantity: 0 },
    ],
  };
  const looked = await preview(placed, change);
  expect(looked).toMatchObject({ isPossible: true, totalBefore: before.total });
  expect(await readOrder(placed)).toEqual(before);

  const { success, message, order } = await edit(placed, change);
  expect({ success, message }).toEqual({ success: true, message: sentences.done });
  expect(order).toMatchObject({ total: looked.total, items: [{ id: first!.id, quantity: 1 }] });
  expect(order!.items).toHaveLength(1);
  expect(order!.total).toBe(order!.subTotal + order!.tax);
  expect(order!.subTotal).toBe(first!.price);
  const back = before.total - order!.total;
  const paid = await shop.until(placed, ({ paymentDetails }) => paymentDetails[0]!.refundedAmount > 0);
  expect(paid.paymentDetails[0]!.refundedAmount).toBe(back);
  expect(await shop.stockOf(seededId(1))).toBe(stock[0]! - 1);
  expect(await shop.stockOf(seededId(2))).toBe(stock[1]);
  expect(order!.history.filter(({ type }) => type.startsWith("ITEM_"))).toMatchObject([
    { type: "ITEM_DELETED", actor: admin.username },
    { type: "ITEM_UPDATED", before: "2", after: "1" },
  ]);
  await box.waitFor(email, "has been updated");
});

test("a product replaces a costlier one; a costlier replacement is rejected with the difference", async () => {
  const placed = await settled(aGuest(), [3]);
  const { items, total } = await readOrder(placed);
  const [line] = items;
  const more = await preview(placed, { items: [{ productId: seededId(2), quantity: 1 }] });
  expect(more.total).toBeGreaterThan(more.totalBefore);
  const unasked = await edit(placed, { items: [{ productId: seededId(2), quantity: 1 }] });
  expect(unasked.success).toBe(false);
  expect(unasked.message).toMatch(/^The order would cost \$[\d,.]+ more/);

  const stock = await shop.stockOf(seededId(2));
  const swap = {
    items: [
      { itemId: line!.id, quantity: 1 },
      { productId: seededId(2), quantity: 1 },
    ],
  };
  const { success, order } = await edit(placed, swap);
  expect(success).toBe(true);
  expect(order!.items).toMatchObject([
    { quantity: 1 },
    { productId: seededId(2), status: "PENDING_SHIPMENT" },
  ]);
  expect(order!.total).toBeLessThan(total);
  expect(order!.history.some(({ type }) => type === "ITEM_ADDED")).toBe(true);
  expect(await shop.stockOf(seededId(2))).toBe(stock - 1);
});

test("addresses are corrected, searchable by the new name, and never in plain columns", async () => {
  const email = aGuest();
  const placed = await settled(email);
  const shipping = { ...PLACE, lastName: "Wollstonecraft", address1: "1 Rights Road" };
  const billing = { ...PLACE, lastName: "Godwin" };
  const { success, order } = await edit(placed, { shipping, billing }, support);
  expect({ success, order }).toMatchObject({
    success: true,
    order: { billingAddress: { lastName: "Godwin" } },
  });
  const types = order!.history.map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(["SHIPPING_ADDRESS_UPDATED", "BILLING_ADDRESS_UPDATED"]));
  expect(order!.history.find(({ type }) => type === "SHIPPING_ADDRESS_UPDATED")!.summary).toContain(
    "1 Rights Road",
  );
  const { db } = shop.api.database;
  const rows = await db.selectFrom("order_events").selectAll().where("order_id", "=", order!.id).execute();
  expect(JSON.stringify(rows.map(({ summary, before, after }) => [summary, before, after]))).not.toContain(
    "Rights",
  );
  const results = await shop.query<{ listOrders: { orders: { id: string }[] } }>(
    `{ listOrders(filter: { text: "Wollstonecraft" }, pageNumber: 1, pageSize: 5) { orders { id } } }`,
    {},
    admin.bearer,
  );
  expect(results.listOrders.orders).toEqual([{ id: order!.id }]);
  const again = await edit(placed, { shipping, billing });
  expect(again).toMatchObject({ success: true, order: { revision: order!.revision } });
});

test("another state changes the tax: a lower one is refunded, a higher one is rejected with the difference", async () => {
  const placed = await settled();
  const { tax, total } = await readOrder(placed);
  const dearer = { shipping: { ...PLACE, city: "Indianapolis", state: "IN", postalCode: "46204" } };
  expect(await edit(placed, dearer)).toMatchObject({ success: false });
  const free = { shipping: { ...PLACE, city: "Portland", state: "OR", postalCode: "97201" } };
  await expect(edit(placed, free, support)).rejects.toThrow("FORBIDDEN");
  const { success, order } = await edit(placed, free);
  expect({ success, order }).toMatchObject({
    success: true,
    order: { tax: 0, total: total - tax, shipState: "OR" },
  });
  await shop.until(placed, ({ paymentDetails }) => paymentDetails[0]!.refundedAmount === tax);
});

test("a cancellation waiting for an item change restocks what the order holds then", async () => {
  const stock = await shop.stockOf(seededId(1));
  const placed = await settled(aGuest(), [3]);
  const { db } = shop.api.database;
  const cancelling = await db.transaction().execute(async (trx) => {
    await sql`SELECT FROM orders WHERE id = ${placed.order.id} FOR UPDATE`.execute(trx);
    const cancelled = shop.cancel(placed);
    await shop.untilRow(async () => {
      const lockWaits = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
        AND wait_event_type = 'Lock'`;
      return (await lockWaits.execute(db)).rows.length > 0;
    });
    await sql`UPDATE order_items SET quantity = 1 WHERE order_id = ${placed.order.id}`.execute(trx);
    await sql`UPDATE product_stock SET available_quantity = available_quantity + 2
      WHERE product_id = ${seededId(1)}`.execute(trx);
    return { cancelled };
  });
  expect((await cancelling.cancelled).success).toBe(true);
  expect(await shop.stockOf(seededId(1))).toBe(stock);
});

describe("no correction is made", () => {
  test("for the second of two users, or without the permission", async () => {
    const placed = await settled();
    const { revision, items } = await readOrder(placed);
    const fewer = (quantity: number) => ({ items: [{ itemId: items[0]!.id, quantity }] });
    const both = await Promise.all([
      edit(placed, fewer(1), admin, revision),
      edit(placed, { shipping: { ...PLACE, firstName: "Other" } }, support, revision),
    ]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    expect(both.find(({ success }) => !success)!.message).toBe(MESSAGES.orders.stale);
    const customer = await signedIn(shop.api);
    await expect(edit(placed, fewer(1), customer, revision)).rejects.toThrow("FORBIDDEN");
    await expect(edit(placed, fewer(-1))).rejects.toThrow("BAD_USER_INPUT");
    await expect(edit(placed, { shipping: { ...PLACE, postalCode: "1" } })).rejects.toThrow("BAD_USER_INPUT");
  });

  test("down to nothing, or while the supplier has the order, or once it has shipped", async () => {
    const placed = await settled();
    const { revision, items } = await readOrder(placed);
    const none = { items: items.map(({ id }) => ({ itemId: id, quantity: 0 })) };
    expect(await edit(placed, none)).toMatchObject({ success: false, message: sentences.nothingLeft });
    const query = `mutation ($id: ID!, $revision: Int!) { submitToSupplier(orderId: $id, revision: $revision) { success } }`;
    await shop.query(query, { id: placed.order.id, revision }, admin.bearer);
    await shop.until(placed, ({ status }) => status === "CONFIRMED_BY_SUPPLIER");
    const elsewhere = { shipping: { ...PLACE, address1: "2 Other Street" } };
    expect(await edit(placed, elsewhere)).toMatchObject({ success: false, message: sentences.ordered });
    expect(await edit(placed, { items: [{ itemId: items[0]!.id, quantity: 1 }] })).toMatchObject({
      success: false,
      message: sentences.itemsTooLate,
    });
  });

  test("of authorized money; the address is, if the cost is equal", async () => {
    const input = {
      ...orderBy(aGuest()),
      items: [1, 2].map((number) => ({ productId: seededId(number), quantity: 1 })),
    };
    const answer = await shop.checkout("klarna", input, {
      authorizationToken: await approveAtKlarna(shop, input),
    });
    const placed = answer as Placed;
    await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
    const { items } = await readOrder(placed);
    const fewer = { items: [{ itemId: items[0]!.id, quantity: 0 }] };
    expect(await edit(placed, fewer)).toMatchObject({
      success: false,
      message: MESSAGES.orders.notCapturedYet,
    });
    expect(await edit(placed, { shipping: { ...PLACE, address1: "3 Third Street" } })).toMatchObject({
      success: true,
    });
  });
});
