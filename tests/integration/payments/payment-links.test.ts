/** Payment links that staff email to customers (ORDER-37). */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { signedIn, type TestUser } from "../../support/people/accounts";
import { startTestMailbox, type TestMailbox } from "../../support/people/mailbox";
import { aGuest, anOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { forGuest, phoneCalls, type Change } from "../../support/orders/phone-orders";
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

test("the link is resent once per click, and not for a paid order", async () => {
  const email = aGuest();
  const { order } = await calls.placeQuoted(forGuest(email));
  await box.waitFor(email, "payment needed");
  const key = randomUUID();
  const answers = await Promise.all([
    calls.sendLink(order!.id, admin, key),
    calls.sendLink(order!.id, admin, key),
  ]);
  expect(answers).toMatchObject([{ success: true }, { success: true, message: sentences.linkSent(email) }]);
  const sent = (await calls.read(order!.id, admin)).history.filter(
    ({ type }) => type === "REMINDER_EMAIL_UPDATED",
  );
  expect(sent.map(({ actor }) => actor)).toEqual([admin.username, support.username]);
  await shop.untilRow(async () => calls.linksTo(email) === 2);
  const orderKey = await calls.mailedKey(email);
  await shop.checkout("card", anOrder({ orderId: order!.id, orderKey }));
  expect(await calls.sendLink(order!.id)).toMatchObject({ success: false, message: sentences.notWaiting });
  await expect(calls.sendLink(randomUUID())).rejects.toThrow("NOT_FOUND");
  await expect(calls.sendLink(order!.id, support, "x")).rejects.toThrow("BAD_USER_INPUT");
});

test("the link is sent a few times an hour at most", async () => {
  const host = await shop.anotherHost({ rateLimits: { "payLink.order": { hits: 1, seconds: 3_600 } } });
  const { order } = await calls.placeQuoted(forGuest(aGuest()));
  const send = async () => {
    const query = `mutation ($id: ID!, $key: ID!) { sendPaymentLink(orderId: $id, idempotencyKey: $key) { success message } }`;
    const answer = await host.inject({
      method: "POST",
      url: "/graphql",
      headers: { authorization: support.bearer },
      payload: { query, variables: { id: order!.id, key: randomUUID() } },
    });
    return (answer.json() as { data: { sendPaymentLink: Change } }).data.sendPaymentLink;
  };
  expect((await send()).success).toBe(true);
  expect(await send()).toMatchObject({ success: false, message: sentences.sentOften });
  await host.close();
});

test("the link still pays an order after its deadline, while the items are in stock", async () => {
  const email = aGuest();
  const stock = await shop.stockOf(seededId(7));
  const { order } = await calls.placeQuoted({
    ...forGuest(email),
    items: [{ productId: seededId(7), quantity: 1 }],
  });
  const orderKey = await calls.mailedKey(email);
  await sql`UPDATE orders SET held_until = now() WHERE id = ${order!.id}`.execute(shop.api.database.db);
  const lapsed = await box.waitFor(email, "wasn't received in time");
  expect(lapsed.text).toContain("You weren't charged.");
  expect(await calls.read(order!.id, support)).toMatchObject({ status: "PAYMENT_FAILED" });
  expect(await shop.stockOf(seededId(7))).toBe(stock);
  const paid = await shop.checkout("card", anOrder({ orderId: order!.id, orderKey }));
  expect(paid).toMatchObject({ success: true });
  expect(await shop.stockOf(seededId(7))).toBe(stock - 1);
});
