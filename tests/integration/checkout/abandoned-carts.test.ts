/** Newsletter subscribers get one reminder of an abandoned cart (CART-11). */
import { sql } from "kysely";
import { readCartLink } from "#contract/cart/link";
import { addManyOrders } from "../../../demo/history/many-orders";
import { wake } from "../../../server/jobs/wake";
import { aCustomer, callRest, mailsTo, type TestUser } from "../../support/people/accounts";
import { joinNewsletter } from "../../support/people/newsletter";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";
import { waitFor } from "../../support/hosts/wait-for";

const [first, second] = [seededId(0), seededId(1)];
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(5);
  await sql`UPDATE product_stock SET available_quantity = 10`.execute(api.database.db);
});
afterAll(() => api?.close());

async function aReader(): Promise<TestUser> {
  const customer = await aCustomer(api);
  await joinNewsletter(api, api.app, customer.username);
  return customer;
}
const put = async ({ bearer }: TestUser, productId: string, quantity: number) => {
  const call = `mutation { addItem(productId: "${productId}", quantity: ${quantity}) { id } }`;
  expect((await api.query(call, {}, { authorization: bearer })).errors).toEqual([]);
};
/** Backdates the cart by that many hours. */
const ageCart = ({ userId }: TestUser, hours: number) =>
  sql`UPDATE carts SET updated_at = now() - make_interval(hours => ${hours}) WHERE user_id = ${userId}`.execute(
    api.database.db,
  );
const remindersTo = async ({ username }: TestUser) =>
  (await mailsTo(api, username)).filter(({ kind }) => kind === "left-cart");
/** Waits until every abandoned cart is processed. */
const decided = async () => {
  await wake(api.database.db, "cart.abandoned-mails");
  return waitFor(async () => {
    const { rows } = await sql`SELECT 1 FROM carts WHERE (looked_at IS NULL OR looked_at < updated_at)
      AND updated_at BETWEEN now() - interval '72 hours' AND now() - interval '4 hours'
      AND user_id IN (SELECT id FROM users WHERE status = 'ACTIVE')`.execute(api.database.db);
    return rows.length === 0 ? true : null;
  });
};

test("a reminder is sent once by any number of hosts, with a link that restores the cart and an unsubscribe link", async () => {
  const reader = await aReader();
  await put(reader, first, 2);
  await put(reader, second, 1);
  const secondHost = await api.anotherHost();
  try {
    await ageCart(reader, 5);
    await decided();
  } finally {
    await secondHost.close();
  }
  const [mail, ...more] = await remindersTo(reader);
  expect(more).toEqual([]);
  const [, hash] = /\/cart\/(#with=\S+)/.exec(mail!.text)!;
  expect(readCartLink(hash!)).toEqual([
    { productId: first, quantity: 2 },
    { productId: second, quantity: 1 },
  ]);

  // The cart changes and is abandoned again: the limit is one reminder a month.
  await put(reader, second, 1);
  await ageCart(reader, 5);
  await decided();
  expect(await remindersTo(reader)).toHaveLength(1);

  const out = new URL(mail!.unsubscribeUrl!).pathname;
  expect((await api.app.inject({ method: "POST", url: out, payload: {} })).statusCode).toBe(200);
  await sql`UPDATE carts SET reminded_at = NULL, looked_at = NULL WHERE user_id = ${reader.userId}`.execute(
    api.database.db,
  );
  await decided();
  expect(await remindersTo(reader)).toHaveLength(1);
});

test("no reminder goes to customers who did not opt in, came back, ordered, have an empty cart or left too long ago", async () => {
  const stranger = await aCustomer(api);
  await put(stranger, first, 1);
  const unsubscribed = await aReader();
  await put(unsubscribed, first, 1);
  await callRest(api.app, "unsubscribe", {
    params: { id: await subscriptionOf(unsubscribed) },
  });
  const back = await aReader();
  await put(back, first, 1);
  const empty = await aReader();
  await put(empty, first, 1);
  await api.query(
    `mutation { deleteItem(productId: "${first}") { id } }`,
    {},
    { authorization: empty.bearer },
  );
  const soldOut = await aReader();
  await put(soldOut, seededId(3), 1);
  await sql`UPDATE product_stock SET available_quantity = 0 WHERE product_id = ${seededId(3)}`.execute(
    api.database.db,
  );
  const old = await aReader();
  await put(old, first, 1);
  const disabled = await aReader();
  await put(disabled, first, 1);
  await sql`UPDATE users SET status = 'DISABLED' WHERE id = ${disabled.userId}`.execute(api.database.db);
  const ordered = await aReader();
  await put(ordered, first, 1);
  await addManyOrders(api.database.db, { orders: 1, customers: 1 });
  await sql`UPDATE orders SET user_id = ${ordered.userId}, submitted_at = now()`.execute(api.database.db);
  for (const [customer, hours] of [
    [stranger, 5],
    [unsubscribed, 5],
    [back, 3],
    [empty, 5],
    [soldOut, 5],
    [old, 80],
    [disabled, 5],
    [ordered, 5],
  ] as const)
    await ageCart(customer, hours);
  await decided();
  for (const customer of [stranger, unsubscribed, back, empty, soldOut, old, disabled, ordered])
    expect(await remindersTo(customer)).toEqual([]);
});

/** The id in the reader's unsubscribe link. */
async function subscriptionOf({ username }: TestUser): Promise<string> {
  const welcome = (await mailsTo(api, username)).find(({ kind }) => kind === "newsletter-welcome")!;
  return /#leave=([\w-]+)/.exec(welcome.text)![1]!;
}
