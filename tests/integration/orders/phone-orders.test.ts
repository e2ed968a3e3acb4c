/** Phone orders entered by staff (ORDER-36). */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { aCustomer, callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { startTestMailbox, type TestMailbox } from "../../support/people/mailbox";
import { ADDRESS, aGuest, anOrder, orderBy } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { forGuest, phoneCalls, type Quote, type PhoneCheckout } from "../../support/orders/phone-orders";
import { seededId } from "../../support/catalogue/seed-catalogue";

let shop: OrderShop;
let box: TestMailbox;
let admin: TestUser;
let support: TestUser;
let calls: ReturnType<typeof phoneCalls>;
beforeAll(async () => {
  box = await startTestMailbox();
  shop = await openOrderShop({ config: { mail: box.mail } });
  admin = await signedIn(shop.api, "ADMIN");
  support = await signedIn(shop.api, "CUSTOMERSUPPORT");
  calls = phoneCalls(shop, box, support);
});
afterAll(async () => {
  await shop?.stop();
  await box?.stop();
});

const { phoneOrders: sentences } = MESSAGES;

test("a guest's order is placed at the checkout's price, emailed, and paid by the customer only", async () => {
  const email = aGuest();
  const stock = await shop.stockOf(seededId(1));
  const input = anOrder({ ...forGuest(email), items: [{ productId: seededId(1), quantity: 2 }] });
  const { getCheckoutQuote } = await shop.query<{ getCheckoutQuote: Quote }>(
    `query ($input: CheckoutInput!) { getCheckoutQuote(input: $input) { subTotal shipping tax discount total errors { code message property } } }`,
    { input },
  );
  const quoted = await calls.quote(input);
  expect(quoted).toEqual(getCheckoutQuote);
  const placed = await calls.place({ ...input, expectedTotal: quoted.total });
  expect(placed).toMatchObject({
    success: true,
    message: sentences.placed(email),
    status: "PENDING_PAYMENT",
  });
  expect(placed).toMatchObject({
    orderKey: null,
    order: { placedBy: null, submittedBy: "Customer support" },
  });
  const { id, total } = placed.order!;
  expect(total).toBe(quoted.total);
  expect(await shop.stockOf(seededId(1))).toBe(stock - 2);

  const order = await calls.read(id, admin);
  const { username } = support;
  expect(order).toMatchObject({ username: null, submittedBy: username, placedBy: username, email });
  expect(order).toMatchObject({ paymentDetails: [], ipAddress: "", userAgent: "" });
  const eventOf = (type: string) => order.history.find((event) => event.type === type);
  expect(eventOf("CREATED")).toMatchObject({ actor: username, summary: sentences.summary });
  expect(eventOf("REMINDER_EMAIL_UPDATED")).toMatchObject({
    actor: username,
    summary: `${sentences.summaryOfLink}: ${email}`,
  });
  const hours = (Date.parse(order.heldUntil!) - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(LIMITS.orders.phoneHoldHours);

  const { listOrders } = await shop.query<{ listOrders: { orders: object[] } }>(
    `query ($text: String!) { listOrders(filter: { text: $text }, pageNumber: 1, pageSize: 25) { orders { id placedBy } } }`,
    { text: email },
    admin.bearer,
  );
  expect(listOrders.orders).toEqual([{ id, placedBy: username }]);
  const byOneself = await shop.paid(orderBy(aGuest(), { items: [{ productId: seededId(3), quantity: 1 }] }));
  const { byPhone } = await shop.query<{ byPhone: { orders: { id: string }[] } }>(
    `{ byPhone: listOrders(filter: { isPhoneOrder: true }, pageNumber: 1, pageSize: 100) { orders { id } } }`,
    {},
    admin.bearer,
  );
  const ids = byPhone.orders.map((row) => row.id);
  expect(ids).toContain(id);
  expect(ids).not.toContain(byOneself.order.id);

  const orderKey = await calls.mailedKey(email);
  const paid = await shop.checkout("card", anOrder({ orderId: id, orderKey }));
  expect(paid).toMatchObject({ success: true, order: { id } });
  await shop.until(
    { order: paid.order, orderKey: await followKey(email) },
    ({ status }) => status === "PENDING_FULFILMENT",
  );
  expect((await calls.read(id, support)).paymentDetails).toMatchObject([{ state: "PAID" }]);
  expect(await shop.stockOf(seededId(1))).toBe(stock - 2);
});

/** The key in the confirmation, which opens the order. */
async function followKey(email: string): Promise<string> {
  const { text } = await box.waitFor(email, "is confirmed");
  const [link] = text.match(/http\S+\/order\/\?id=\S+/) ?? [];
  return new URLSearchParams(new URL(link!).hash.slice(1)).get("key")!;
}

test("a customer's order belongs to the account, is emailed to its address, and does not show who entered it", async () => {
  const customer = await aCustomer(shop.api);
  const placed = await calls.placeQuoted(forGuest("somebody-else@mail.example"), customer.username);
  expect(placed).toMatchObject({ success: true, order: { email: customer.username } });
  const { id } = placed.order!;
  const own = await calls.read(id, customer);
  expect(own).toMatchObject({ username: customer.username, placedBy: null, createdBy: "Customer support" });
  expect(JSON.stringify(own)).not.toContain(support.username);
  const paid = await shop.checkout("card", anOrder({ orderId: id }), {}, customer.bearer);
  expect(paid.success).toBe(true);
  expect(await calls.read(id, support)).toMatchObject({
    username: customer.username,
    placedBy: support.username,
    submittedBy: support.username,
  });
  expect(calls.linksTo("somebody-else@mail.example")).toBe(0);
});

test("a phone order is one order however often it is sent, and a different one for each staff user", async () => {
  const email = aGuest();
  const input = anOrder(forGuest(email));
  const complete = { ...input, expectedTotal: (await calls.quote(input)).total };
  const both = await Promise.all([calls.place(complete), calls.place(complete), calls.place(complete)]);
  const again = await calls.place({ ...complete, expectedTotal: 1 });
  expect(new Set([...both, again].map(({ order }) => order?.id)).size).toBe(1);
  const history = await shop.historyOf({ order: again.order, orderKey: null });
  expect(history.filter(({ type }) => type === "REMINDER_EMAIL_UPDATED")).toHaveLength(1);
  const other = await calls.place({ ...complete, items: [{ productId: seededId(2), quantity: 1 }] });
  expect(other).toMatchObject({ success: false, errors: [{ property: "idempotencyKey" }] });
  const byAdmin = await calls.place(complete, null, admin);
  expect(byAdmin).toMatchObject({ success: true });
  expect(byAdmin.order!.id).not.toBe(again.order!.id);
});

test("the user who placed it is in the audit log", async () => {
  const customer = await aCustomer(shop.api);
  const { order } = await calls.placeQuoted({}, customer.username);
  const { body } = await callRest(shop.app, "listAudit", {
    bearer: admin.bearer,
    params: { username: customer.username, pageNumber: "1", pageSize: "5" },
  });
  expect(body.data!.rows).toMatchObject([
    {
      kind: "STAFF_CHANGE",
      call: "placePhoneOrder",
      username: support.username,
      subject: customer.username,
      note: `order ${order!.uniqueId}: taken by phone`,
    },
  ]);
});

describe("is rejected", () => {
  test("for customers, guests and staff without the permission", async () => {
    const customer = await signedIn(shop.api);
    await expect(calls.place(anOrder(), null, customer)).rejects.toThrow("FORBIDDEN");
    await expect(calls.place(anOrder(), null, { ...customer, bearer: "" })).rejects.toThrow(
      "UNAUTHENTICATED",
    );
    const { userId, bearer, ...other } = await signedIn(shop.api, "CUSTOMERSUPPORT");
    await sql`UPDATE users SET permissions = '{orders.read,customers.read}' WHERE id = ${userId}`.execute(
      shop.api.database.db,
    );
    const reader = { userId, bearer, ...other };
    await expect(calls.place(anOrder(), null, reader)).rejects.toThrow("FORBIDDEN");
    await expect(calls.quote(anOrder(), null, reader)).rejects.toThrow("FORBIDDEN");
    await expect(calls.sendLink(randomUUID(), reader)).rejects.toThrow("FORBIDDEN");
  });

  test("for a deactivated or unknown account", async () => {
    const customer = await aCustomer(shop.api);
    await callRest(shop.app, "setCustomerStatus", {
      bearer: admin.bearer,
      params: { status: "disabled", username: customer.username },
    });
    for (const [username, message] of [
      [customer.username, sentences.disabled],
      ["nobody@mail.example", sentences.unknownCustomer],
      [admin.username, sentences.unknownCustomer],
    ] as const) {
      const refused = await calls.placeQuoted({}, username);
      expect(refused).toMatchObject({
        success: false,
        order: null,
        errors: [{ message, property: "username" }],
      });
    }
  });

  test("without an address, without products, with an unsold product", async () => {
    const bare = await calls.place({ ...anOrder(), address: null, expectedTotal: 1 });
    expect(bare.success).toBe(false);
    const input = { ...anOrder(), address: null };
    const { total } = await calls.quote(input);
    const noAddress = await calls.place({ ...input, expectedTotal: total });
    expect(noAddress).toMatchObject({ success: false, errors: [{ message: sentences.address }] });
    expect((await calls.placeQuoted({ items: [] })).errors).toMatchObject([{ message: sentences.empty }]);
    const missing = await calls.placeQuoted({ items: [{ productId: "no-such-sku", quantity: 1 }] });
    expect(missing.errors).toMatchObject([{ code: "PRODUCT_GONE", message: sentences.productRemoved }]);
    const wrong = await calls.placeQuoted({ address: { ...ADDRESS, postalCode: "1" } });
    expect(wrong.errors).toMatchObject([{ code: "INVALID_INPUT", property: "postalCode" }]);
  });

  test("above the stock, and reserves nothing", async () => {
    const [id, email] = [seededId(5), aGuest()];
    await setStock(id, 2);
    const refused = await calls.placeQuoted({ ...forGuest(email), items: [{ productId: id, quantity: 3 }] });
    expect(refused.errors).toMatchObject([{ code: "OUT_OF_STOCK", property: id }]);
    expect(refused.errors[0]!.message).toContain("only 2 left");
    expect(await shop.stockOf(id)).toBe(2);
    expect(calls.linksTo(email)).toBe(0);
  });

  test("for the last unit, when a concurrent order takes it", async () => {
    const id = seededId(6);
    await setStock(id, 1);
    const lastUnit = { items: [{ productId: id, quantity: 1 }] };
    const [first, second] = [anOrder(lastUnit), anOrder(lastUnit)];
    const { total: expectedTotal } = await calls.quote(first);
    const both = await Promise.all([
      calls.place({ ...first, expectedTotal }),
      calls.place({ ...second, expectedTotal }, null, admin),
    ]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    expect(both.find(({ success }) => !success)!.errors).toMatchObject([{ code: "OUT_OF_STOCK" }]);
    expect(await shop.stockOf(id)).toBe(0);
  });

  test("at a total other than the quoted one, with the new one", async () => {
    const input = anOrder(forGuest(aGuest()));
    const { total } = await calls.quote(input);
    const refused = await calls.place({ ...input, expectedTotal: total - 100 });
    expect(refused.errors).toMatchObject([
      { code: "TOTAL_CHANGED", message: sentences.totalChanged(formatMoney(total)) },
    ]);
    expect((await calls.place(input)).errors).toMatchObject([{ code: "TOTAL_CHANGED" }]);
  });

  test("while too many of the customer's orders are unpaid", async () => {
    const host = await shop.anotherHost({ holds: { perCustomer: 1, perAddress: 1, piecesPerAddress: 1 } });
    const input = (email: string) => ({ ...anOrder(forGuest(email)), expectedTotal: 0 });
    const place = async (email: string) => {
      const wish = input(email);
      const { total } = await calls.quote(wish);
      const query = `mutation ($input: CheckoutInput!) { placePhoneOrder(input: $input) { success errors { code message } } }`;
      const answer = await host.inject({
        method: "POST",
        url: "/graphql",
        headers: { authorization: support.bearer },
        payload: { query, variables: { input: { ...wish, expectedTotal: total } } },
      });
      return (answer.json() as { data: { placePhoneOrder: PhoneCheckout } }).data.placePhoneOrder;
    };
    const email = aGuest();
    expect((await place(email)).success).toBe(true);
    expect(await place(email)).toMatchObject({
      success: false,
      errors: [{ code: "TOO_MANY_UNPAID", message: sentences.customerTooManyUnpaid }],
    });
    expect((await place(aGuest())).success).toBe(true);
    await host.close();
  });

  test("in any form but a new order", async () => {
    await expect(calls.placeQuoted({ mode: "CREATE_ORDER_FOR_CART" })).rejects.toThrow("BAD_USER_INPUT");
    const paid = await shop.paid();
    await expect(calls.place(anOrder({ orderId: paid.order.id }))).rejects.toThrow("BAD_USER_INPUT");
  });
});

async function setStock(productId: string, pieces: number): Promise<void> {
  await sql`UPDATE product_stock SET available_quantity = ${pieces} WHERE product_id = ${productId}`.execute(
    shop.api.database.db,
  );
}
