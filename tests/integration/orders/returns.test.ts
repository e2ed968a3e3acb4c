/**
 * Returns that customers request: once per key, of delivered items within the return time; refunded when staff
 * receive them (ORDER-51).
 */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { PROMISES } from "#contract/checkout/promises";
import type { OrderReturns, ReturnChange } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { formatCalendarDay, shopDay } from "#contract/time/days";
import { lastReturnDay, RETURN_REASON_WORDS } from "#contract/orders/returning/returns";
import { aCustomer, callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { confirmedOrders, type OrderWithItems } from "../../support/orders/confirmed-orders";
import { startTestMailbox, type TestMailbox } from "../../support/people/mailbox";
import { aGuest, anOrder, type ClientCheckout, type OrderOfTest } from "../../support/orders/order-samples";
import { queryHost } from "../../support/hosts/test-api";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";

const { orderReturns: sentences, generic } = MESSAGES;
const RETURNS = `refusal returnable { itemId quantity until } returns { id number state reason items { itemId quantity reason } }`;
let shop: OrderShop;
let box: TestMailbox;
let admin: TestUser;
let orders: ReturnType<typeof confirmedOrders>;
beforeAll(async () => {
  box = await startTestMailbox();
  shop = await openOrderShop({ config: { mail: box.mail } });
  admin = await signedIn(shop.api, "ADMIN");
  orders = confirmedOrders(shop, () => admin);
});
afterAll(async () => {
  await shop?.stop();
  await box?.stop();
});

/** An order of one unit of a product and two of another, paid, settled and delivered today. */
async function delivered(email = aGuest()) {
  const { placed, order } = await orders.confirmed(email);
  return { placed, ...(await deliver(placed, order)) };
}

async function deliver(placed: ClientCheckout, order: OrderWithItems) {
  await shop.post(`/braintree/tester/${placed.transactionId}/settle`);
  const itemIds = order.items.map(({ id }) => id);
  const date = shopDay(new Date());
  const parcel = { carrier: "ups", trackingNumber: "1Z 9", date, itemIds };
  const shipped = await orders.ship(order, parcel);
  const arrived = await orders.changeItems(shipped.order!, { itemIds, status: "DELIVERED", date });
  return { order: arrived.order!, one: itemIds[0]!, two: itemIds[1]! };
}

const byKey = ({ order, orderKey }: OrderOfTest) => ({ id: order!.id, key: orderKey });

async function returnsOf(of: OrderOfTest, bearer = ""): Promise<OrderReturns | null> {
  const query = `query ($id: ID!, $key: String) { returns: getOrderReturns(orderId: $id, orderKey: $key) { ${RETURNS} } }`;
  return (await shop.query<{ returns: OrderReturns | null }>(query, byKey(of), bearer)).returns;
}

async function request(
  of: OrderOfTest,
  quantities: Readonly<Record<string, number>>,
  { key = randomUUID() as string, bearer = "", reasons = {} as Readonly<Record<string, string>> } = {},
): Promise<ReturnChange> {
  const items = Object.entries(quantities).map(([itemId, quantity]) => ({
    itemId,
    quantity,
    reason: reasons[itemId] ?? "DAMAGED",
  }));
  return send(of, { items, idempotencyKey: key }, bearer);
}

async function send(of: OrderOfTest, toReturn: object, bearer = ""): Promise<ReturnChange> {
  const { change } = await shop.query<{ change: ReturnChange }>(
    `mutation ($id: ID!, $key: String, $request: ReturnInput!) {
      change: requestReturn(orderId: $id, orderKey: $key, request: $request) { success message returns { ${RETURNS} } } }`,
    { ...byKey(of), request: toReturn },
    bearer,
  );
  return change;
}

interface Received {
  readonly success: boolean;
  readonly message: string;
  readonly order: OrderWithItems | null;
}

async function receive({ id }: { readonly id: string }, returnId: string): Promise<Received> {
  const { change } = await shop.query<{ change: Received }>(
    `mutation ($id: ID!, $returnId: ID!) { change: receiveReturn(orderId: $id, returnId: $returnId) { success message
      order { id status items { id status quantity } paymentDetails { refundedAmount returningAmount } } } }`,
    { id, returnId },
    admin.bearer,
  );
  return change;
}

async function cancel({ id }: { readonly id: string }, returnId: string): Promise<ReturnChange> {
  const { change } = await shop.query<{ change: ReturnChange }>(
    `mutation ($id: ID!, $returnId: ID!) { change: cancelReturn(orderId: $id, returnId: $returnId) {
      success message returns { ${RETURNS} } } }`,
    { id, returnId },
    admin.bearer,
  );
  return change;
}

async function previewed(of: OrderOfTest, itemId: string, quantity: number): Promise<number> {
  const { preview } = await shop.query<{ preview: { total: number } }>(
    `query ($id: ID!, $key: String, $items: [ID!], $quantities: [ItemQuantityInput!]) {
      preview: previewOrderChange(orderId: $id, orderKey: $key, change: RETURN, itemIds: $items, quantities: $quantities) { total } }`,
    { ...byKey(of), items: [itemId], quantities: [{ itemId, quantity }] },
  );
  return preview.total;
}

test("a guest returns one of two units: requested with a number, emailed, received by staff, and refunded as previewed", async () => {
  const email = aGuest();
  const { placed, order, one, two } = await delivered(email);
  const until = lastReturnDay(new Date().toISOString());
  expect(await returnsOf(placed)).toEqual({
    refusal: null,
    returnable: [
      { itemId: one, quantity: 1, until },
      { itemId: two, quantity: 2, until },
    ],
    returns: [],
  });
  const backCents = await previewed(placed, two, 1);
  expect(backCents).toBeGreaterThan(0);
  const requested = await request(placed, { [two]: 1 });
  const number = `${order.uniqueId}-R1`;
  expect(requested).toMatchObject({
    success: true,
    message: sentences.requested(number),
    returns: {
      returnable: [{ itemId: one }, { itemId: two, quantity: 1 }],
      returns: [{ number, state: "REQUESTED", items: [{ itemId: two, quantity: 1, reason: "DAMAGED" }] }],
    },
  });
  const mail = await box.waitFor(email, `return ${number} requested`);
  expect(mail.text).toContain(sentences.howTo);
  expect(mail.text).toContain(RETURN_REASON_WORDS.DAMAGED);

  const returnId = requested.returns!.returns[0]!.id;
  const both = await Promise.all([receive(order, returnId), receive(order, returnId)]);
  expect(both).toMatchObject([{ success: true }, { success: true }]);
  expect(both[0].message).toBe(sentences.received);
  const done = await shop.until(placed, ({ paymentDetails }) => paymentDetails[0]!.refundedAmount > 0);
  expect(done.paymentDetails[0]!.refundedAmount).toBe(backCents);
  expect(done.items.filter(({ status }) => status === "RETURNED")).toEqual([
    { status: "RETURNED", quantity: 1 },
  ]);
  expect((await returnsOf(placed))!.returns).toMatchObject([{ number, state: "RECEIVED" }]);
  await box.waitFor(email, "we've received your return");
});

test("items of one return have reasons of their own, which staff read in the history", async () => {
  const { placed, order, one, two } = await delivered();
  const requested = await request(
    placed,
    { [one]: 1, [two]: 2 },
    { reasons: { [one]: "NOT_NEEDED", [two]: "WRONG_ITEM" } },
  );
  const [made] = requested.returns!.returns;
  expect(made).toMatchObject({
    reason: "NOT_NEEDED",
    items: [
      { itemId: one, reason: "NOT_NEEDED" },
      { itemId: two, reason: "WRONG_ITEM" },
    ],
  });
  expect(await receive(order, made!.id)).toMatchObject({ success: true });
  const query = `query ($id: ID!) { getOrder(orderId: $id) { history { summary } } }`;
  const { getOrder } = await shop.query<{ getOrder: { history: readonly { summary: string }[] } }>(
    query,
    { id: order.id },
    admin.bearer,
  );
  const { NOT_NEEDED, WRONG_ITEM } = RETURN_REASON_WORDS;
  const history = getOrder.history.map(({ summary }) => summary).join("\n");
  expect(history).toMatch(new RegExp(`requested: 1 × .+ \\(${NOT_NEEDED}\\), 2 × .+ \\(${WRONG_ITEM}\\)`));
  expect(history).toMatch(new RegExp(`: ${NOT_NEEDED}; .+: ${WRONG_ITEM}`));
});

test("a reason of the whole request counts for items without one, as does that of a return stored before", async () => {
  const { placed, one, two } = await delivered();
  const items = [
    { itemId: one, quantity: 1 },
    { itemId: two, quantity: 1, reason: "DEFECTIVE" },
  ];
  const idempotencyKey = randomUUID();
  expect(await send(placed, { items, reason: "NOT_AS_DESCRIBED", idempotencyKey })).toMatchObject({
    success: true,
  });
  const reasons = async () => (await returnsOf(placed))!.returns[0]!.items.map(({ reason }) => reason);
  expect(await reasons()).toEqual(["NOT_AS_DESCRIBED", "DEFECTIVE"]);
  await sql`UPDATE order_return_items SET reason = NULL`.execute(shop.api.database.db);
  expect(await reasons()).toEqual(["NOT_AS_DESCRIBED", "NOT_AS_DESCRIBED"]);
});

test("an item without a reason, with an unknown one, or of another order is refused, and the field is named", async () => {
  const { placed, one, two } = await delivered();
  const refusal = async (items: readonly object[]) => {
    const { errors } = await queryHost(
      shop.app,
      `mutation ($id: ID!, $key: String, $request: ReturnInput!) {
        requestReturn(orderId: $id, orderKey: $key, request: $request) { success } }`,
      { ...byKey(placed), request: { items, idempotencyKey: randomUUID() } },
    );
    return errors;
  };
  const good = { itemId: one, quantity: 1, reason: "DAMAGED" };
  const missing = await refusal([good, { itemId: two, quantity: 1 }]);
  expect(missing).toMatchObject([{ message: sentences.reason }]);
  expect(JSON.stringify(missing)).toContain("items[1].reason");
  const unknown = await refusal([{ ...good, reason: "BORED" }]);
  expect(unknown).toMatchObject([{ message: expect.stringContaining("$reason") }]);
  expect(await request(placed, { [randomUUID()]: 1 })).toMatchObject({
    success: false,
    message: generic.notFound,
  });
  expect((await returnsOf(placed))!.returns).toEqual([]);
});

test("two requests at once under one key make one return, and under two keys of the last unit too", async () => {
  const { placed, one, two } = await delivered();
  const key = randomUUID();
  const same = await Promise.all([
    request(placed, { [two]: 1 }, { key }),
    request(placed, { [two]: 1 }, { key }),
  ]);
  expect(same).toMatchObject([{ success: true }, { success: true }]);
  expect((await returnsOf(placed))!.returns).toHaveLength(1);
  const answers = await Promise.all([request(placed, { [one]: 1 }), request(placed, { [one]: 1 })]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect((await returnsOf(placed))!.returns).toHaveLength(2);
});

test("more than was bought, and what is already on its way back, is refused with the number left", async () => {
  const { placed, order, two } = await delivered();
  const nameOf = async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT product->>'name' AS name FROM order_items WHERE id = ${two}`.execute(shop.api.database.db);
    return rows[0]!.name;
  };
  const name = await nameOf();
  expect(await request(placed, { [two]: 3 })).toMatchObject({
    success: false,
    message: sentences.tooMany(name, 2),
  });
  const first = await request(placed, { [two]: 2 });
  expect(await request(placed, { [two]: 1 })).toMatchObject({
    success: false,
    message: sentences.tooMany(name, 0),
  });

  const returnId = first.returns!.returns[0]!.id;
  expect(await cancel(order, returnId)).toMatchObject({ success: true, message: sentences.canceled });
  expect(await receive(order, returnId)).toMatchObject({ success: false });
  const second = await request(placed, { [two]: 2 });
  expect(second).toMatchObject({
    success: true,
    returns: { returns: [{ state: "REQUESTED" }, { state: "CANCELLED" }] },
  });
  const secondId = second.returns!.returns[0]!.id;
  expect(await receive(order, secondId)).toMatchObject({ success: true });
  expect(await cancel(order, secondId)).toMatchObject({ success: false, message: sentences.notOpen });
  expect(await request(placed, { [two]: 1 })).toMatchObject({
    success: false,
    message: sentences.tooMany(name, 0),
  });
});

test("an item not delivered, or past its last day, is refused", async () => {
  const { placed: early, order } = await orders.confirmed(aGuest());
  expect(await returnsOf(early)).toMatchObject({ refusal: null, returnable: [] });
  const refused = await request(early, { [order.items[0]!.id]: 1 });
  expect(refused).toMatchObject({ success: false, returns: { returns: [] } });
  expect(refused.message).toMatch(/hasn't been delivered yet/);

  const { placed, one, two } = await delivered();
  const ageInDays = async (itemId: string, days: number) =>
    sql`UPDATE order_items SET delivered_at = now() - ${days} * interval '1 day' WHERE id = ${itemId}`.execute(
      shop.api.database.db,
    );
  await ageInDays(one, PROMISES.returnDays);
  await ageInDays(two, PROMISES.returnDays + 1);
  const { returnable } = (await returnsOf(placed))!;
  expect(returnable).toMatchObject([{ itemId: one, until: shopDay(new Date()) }]);
  const late = await request(placed, { [two]: 1 });
  const lastDay = shopDay(new Date(Date.now() - 86_400_000));
  expect(late.message).toMatch(new RegExp(`could be returned until ${formatCalendarDay(lastDay)}\\.$`));
  expect(await request(placed, { [one]: 1 })).toMatchObject({ success: true });
});

test("only the customer and the bearer of the link request a return, and invalid requests are refused", async () => {
  const ada = await aCustomer(shop.api);
  const placed = await shop.paid(anOrder(), ada.bearer);
  const own = { order: placed.order, orderKey: null };
  const eve = await aCustomer(shop.api);
  const item = randomUUID();
  for (const bearer of [eve.bearer, "", admin.bearer]) {
    const missing = { success: false, message: generic.notFound, returns: null };
    expect(await request(own, { [item]: 1 }, { bearer })).toEqual(missing);
  }
  expect(await returnsOf(own, eve.bearer)).toBeNull();
  expect(await returnsOf(own, admin.bearer)).not.toBeNull();
  expect(await request(own, { [item]: 1 }, { bearer: ada.bearer })).toMatchObject({ success: false });
  await expect(request(own, {}, { bearer: ada.bearer })).rejects.toThrow("BAD_USER_INPUT");
  await expect(request(own, { [item]: 0 }, { bearer: ada.bearer })).rejects.toThrow("BAD_USER_INPUT");
  await expect(request(own, { [item]: 1 }, { bearer: ada.bearer, key: "x" })).rejects.toThrow(
    "BAD_USER_INPUT",
  );
});

test("a customer's data has the returns of an order", async () => {
  const ada = await aCustomer(shop.api);
  const placed = await shop.paid(anOrder(), ada.bearer);
  const { order, one } = await deliver(placed, await orders.confirm(placed));
  await request({ order: placed.order, orderKey: null }, { [one]: 1 }, { bearer: ada.bearer });
  const { body } = await callRest(shop.app, "exportAccount", { bearer: ada.bearer });
  expect(body.data).toMatchObject({
    orders: [
      {
        number: order.uniqueId,
        returns: [
          {
            number: `${order.uniqueId}-R1`,
            state: "REQUESTED",
            items: [{ name: expect.any(String), quantity: 1, reason: "DAMAGED" }],
          },
        ],
      },
    ],
  });
});
