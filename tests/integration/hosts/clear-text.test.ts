/** After every workflow with personal data, the database holds no customer email address in clear text. */
import { sql } from "kysely";
import { aCustomer, callRest, codeMailedTo, PASSWORD, signedIn } from "../../support/people/accounts";
import { findInClear } from "../../support/clear-text";
import { joinNewsletter } from "../../support/people/newsletter";
import { ADDRESS, anOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";

/** Limited to the domains the tests use: encrypted bytes contain "a@b.c" by chance. */
const EMAIL = "[a-z0-9._+-]+@[a-z0-9.-]+\\.(example|com)";
const CHANGE = `success order { history { actor type } updatedBy submittedBy createdBy username }`;

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop?.stop());

test("the scan finds a clear-text address in text, JSON, arrays and bytes", async () => {
  const { db } = shop.api.database;
  await sql`CREATE TABLE holds_addresses (a text, b jsonb, c text[], d bytea)`.execute(db);
  await sql`INSERT INTO holds_addresses VALUES ('to x@y.example', '{"k": ["x@y.example"]}', '{x@y.example}', 'x@y.example'),
    ('nobody', '{}', '{}', '')`.execute(db);
  const columns = ["a", "b", "c", "d"].map((column) => `holds_addresses.${column}`);
  expect(await findInClear(db, EMAIL)).toEqual(columns);
  await sql`DROP TABLE holds_addresses`.execute(db);
});

test("a full journey leaves no email address in clear text, and authorized readers see every name", async () => {
  const { app, api } = shop;
  const { db } = api.database;
  const form = { email: "new@journey.example", firstName: "Grace", lastName: "Hopper", phone: "5125550142" };
  await callRest(app, "register", { body: { ...form, password: PASSWORD, confirmPassword: PASSWORD } });
  const code = await codeMailedTo(api, form.email, "verification");
  await callRest(app, "verifyAccount", { body: { username: form.email, code } });
  await callRest(app, "login", { body: { username: form.email, password: "Wrong-Horse-7" } });
  await callRest(app, "forgotPassword", { body: { username: form.email, password: "" } });
  await joinNewsletter(api, app, "news@journey.example");
  const question = {
    name: "Ada",
    email: "asks@journey.example",
    phone: "5125550142",
    message: "Where is it?",
  };
  await callRest(app, "contact", { body: question });

  const ada = await aCustomer(api, { username: "ada@journey.example" });
  const [admin, support] = [await signedIn(api, "ADMIN"), await signedIn(api, "CUSTOMERSUPPORT")];
  const address = { ...ADDRESS, email: "receives@journey.example" };
  const { order, orderKey } = await shop.paid(anOrder({ address }), ada.bearer);
  const { revision } = await shop.until({ order, orderKey }, ({ status }) => status === "PENDING_FULFILMENT");
  const send = (mutation: string, bearer: string) =>
    shop.query<{ change: { success: boolean; order: Record<string, unknown> } }>(
      `mutation { change: ${mutation} { ${CHANGE} } }`,
      {},
      bearer,
    );
  const id = order.id;
  await send(
    `addOrderNote(orderId: "${id}", type: PHONE_CALL, note: "${address.email} called", idempotencyKey: "journey-note-1")`,
    support.bearer,
  );
  const moved = await send(
    `changeOrderStatus(orderId: "${id}", status: CONFIRMED_BY_SUPPLIER, revision: ${revision})`,
    admin.bearer,
  );
  await send(
    `refundOrder(orderId: "${id}", amount: 100, reason: "A scratch", idempotencyKey: "journey-refund-1")`,
    admin.bearer,
  );
  for (const way of ["klarna", "coinbase", "crypto"] as const) {
    const guest = { ...ADDRESS, email: `${way}@journey.example` };
    const extra = way === "klarna" ? { authorizationToken: "approved" } : {};
    await shop.checkout(way, anOrder({ address: guest }), extra);
  }

  expect(moved.change.order).toMatchObject({
    username: ada.username,
    submittedBy: ada.username,
    createdBy: ada.username,
    updatedBy: admin.username,
    history: expect.arrayContaining([
      { actor: ada.username, type: "CREATED" },
      { actor: support.username, type: "PHONE_CALL" },
      { actor: admin.username, type: "STATUS_CHANGED" },
    ]),
  });
  expect(await findInClear(db, EMAIL)).toEqual([]);
});

test("a running host encrypts addresses written by an earlier version", async () => {
  const { db } = shop.api.database;
  const staff = await signedIn(shop.api, "ADMIN");
  const { order, orderKey } = await shop.paid();
  await shop.until({ order, orderKey }, ({ status }) => status === "PENDING_FULFILMENT");
  await sql`UPDATE orders SET created_by = ${staff.username}, updated_by = 'gone@journey.example'
    WHERE id = ${order.id}`.execute(db);
  await sql`INSERT INTO order_events (order_id, type, actor, summary)
    VALUES (${order.id}, 'CUSTOM_NOTES', ${staff.username}, 'Written before')`.execute(db);
  await shop.untilRow(async () => (await findInClear(db, EMAIL)).length === 0);
  const { rows } = await sql<object>`SELECT created_by, updated_by,
    (SELECT actor FROM order_events WHERE order_id = orders.id AND summary = 'Written before') AS actor
    FROM orders WHERE id = ${order.id}`.execute(db);
  expect(rows).toEqual([{ created_by: staff.userId, updated_by: "deleted customer", actor: staff.userId }]);
});
