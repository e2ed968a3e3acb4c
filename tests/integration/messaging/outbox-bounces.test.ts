/** Bounces of any shop email, at once and days later (CAMPAIGN-9). */
import { sql } from "kysely";
import { createSealer } from "../../../server/db/sealed";
import { reseal } from "../../../server/db/sealing/reseal";
import { wake } from "../../../server/jobs/wake";
import { createReaders } from "../../../server/marketing/readers.store";
import { SEALED_COLUMNS } from "../../../server/declarations";
import { aCustomer, callRest } from "../../support/people/accounts";
import { BOUNCES, bounceNotice, handOnBounce } from "../../support/people/bounces";
import { addReaders } from "../../support/people/newsletter";
import { offerNewsOf } from "../../support/catalogue/offer-news";
import type { OrderShop } from "../../support/orders/orders";
import { startPickyMailServer, type PickyMailServer } from "../../support/people/picky-mail-server";
import { openReviewShop, type ReviewCalls } from "../../support/catalogue/reviews";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { waitFor } from "../../support/hosts/wait-for";

let server: PickyMailServer;
let shop: OrderShop;
let reviews: ReviewCalls;
beforeAll(async () => {
  server = await startPickyMailServer();
  ({ shop, reviews } = await openReviewShop({ mail: { ...server.mail, bounces: BOUNCES } }));
});
afterAll(async () => {
  await shop?.stop();
  await server?.stop();
});

const db = () => shop.api.database.db;
const oldKeys = () => shop.api.configFor().piiKeys;
const isSuppressed = (email: string, keys = oldKeys()) =>
  createReaders(createSealer(keys), "").isSuppressed(db(), email);
const suppressions = async () => (await sql`SELECT 1 FROM mail_suppressions`.execute(db())).rows.length;
const subjectsTo = (email: string) => server.mailbox.list(email).map(({ subject }) => subject);
/** Number of outbox rows of a kind, sent or not. */
const written = async (kind: string) =>
  (await sql`SELECT 1 FROM outgoing_mails WHERE kind = ${kind}`.execute(db())).rows.length;
/** Recipients of sent emails, as the outbox stores them. */
const recipients = async () =>
  (await sql<{ kind: string }>`SELECT kind FROM outgoing_mails WHERE sealed_to IS NOT NULL`.execute(db()))
    .rows;
const isQuiet = () =>
  waitFor(async () => {
    const { rows } = await sql`SELECT 1 FROM outgoing_mails WHERE sealed_mail IS NOT NULL`.execute(db());
    return rows.length === 0 || null;
  });
/** Requests an account email. @returns the envelope sender of that email */
async function mailed(email: string): Promise<string> {
  const before = server.senderTo(email);
  await callRest(shop.app, "forgotPassword", { body: { username: email, password: "" } });
  const sender = await waitFor(async () => {
    const now = server.senderTo(email);
    return now !== "" && now !== before ? now : null;
  });
  await isQuiet();
  return sender;
}
const handOn = (notice: string) => handOnBounce(shop.app, notice);

test("a nonexistent address gets no marketing email, and all emails about its orders", async () => {
  const [nobody, somebody] = [
    await aCustomer(shop.api, { username: "nobody@refused.example" }),
    await aCustomer(shop.api, { username: "somebody@refused.example" }),
  ];
  const people = [nobody, somebody];
  await addReaders(
    shop.api,
    people.map(({ username }) => username),
  );
  const orders: string[] = [];
  for (const { username, bearer } of people) {
    const { confirmed } = await reviews.order(username, bearer);
    await isQuiet();
    const before = server.attemptsTo(username);
    expect([username, before > 0]).toEqual([username, true]);
    expect([username, await isSuppressed(username)]).toEqual([username, username === nobody.username]);
    await reviews.arrive(confirmed);
    await isQuiet();
    expect(server.attemptsTo(username)).toBeGreaterThan(before);
    orders.push(confirmed.id);
  }
  for (const { bearer } of people) {
    const wants = `addItem(productId: "${seededId(2)}", quantity: 1) { id }
      addToWishList(productIds: ["${seededId(3)}"]) { emailAlerts } setWishListAlerts(emailAlerts: true) { emailAlerts }`;
    await shop.query(`mutation { ${wants} }`, {}, bearer);
  }
  const deliveries = server.attemptsTo(nobody.username);

  // A customer with a newer order gets no reminder, so these orders must be older than the cart.
  await sql`UPDATE orders SET submitted_at = now() - interval '9 days'`.execute(db());
  await sql`UPDATE carts SET updated_at = now() - interval '5 hours'`.execute(db());
  await sql`UPDATE order_items SET delivered_at = now() - interval '8 days'`.execute(db());
  const { setPrice, notifyAll } = offerNewsOf(() => shop.api);
  await setPrice(seededId(3), 1_00);
  await notifyAll();
  await wake(db(), "cart.abandoned-mails", "reviews.invitations");
  const decided = async () => {
    const { rows } = await sql<{ invited: number; carts: number }>`
      SELECT (SELECT count(*)::int FROM review_invitations WHERE order_id = ANY(${orders}::uuid[])) AS invited,
        (SELECT count(*)::int FROM carts WHERE looked_at >= updated_at) AS carts`.execute(db());
    return rows[0]!.invited === 2 && rows[0]!.carts >= 2 ? true : null;
  };
  await waitFor(decided);
  await isQuiet();
  for (const kind of ["left-cart", "offer-news", "review-invitation"])
    expect([kind, await written(kind)]).toEqual([kind, 1]);
  expect(server.attemptsTo(nobody.username)).toBe(deliveries);
});

test("other bounces count for their email only", async () => {
  for (const username of ["full@refused.example", "doubts@refused.example"]) {
    await reviews.order(username);
    await waitFor(async () => server.attemptsTo(username) > 0 || null);
    expect([username, await isSuppressed(username)]).toEqual([username, false]);
  }
  await sql`DELETE FROM outgoing_mails WHERE sealed_mail IS NOT NULL`.execute(db());
});

test("a late bounce of an order email marks its own address as nonexistent, once", async () => {
  const guest = "guest@late.example";
  await reviews.order(guest);
  await waitFor(async () => subjectsTo(guest).length > 0 || null);
  await isQuiet();
  const sender = server.senderTo(guest);
  const before = await suppressions();
  for (const notice of [
    bounceNotice(sender, { status: "5.2.2" }),
    bounceNotice(sender, { status: "4.4.7" }),
    bounceNotice(sender, { status: "4.4.1", action: "delayed" }),
    bounceNotice("bounces+0b3c5a0e-1f2d-4c3b-9a8f-0123456789ab@mail.shop.example", { recipient: guest }),
    bounceNotice("bounces@mail.shop.example", { recipient: guest }),
  ])
    expect(await handOn(notice)).toBe(200);
  expect(await suppressions()).toBe(before);

  const notice = bounceNotice(sender, { recipient: "victim@late.example" });
  expect(await Promise.all([handOn(notice), handOn(notice), handOn(notice)])).toEqual([200, 200, 200]);
  expect(await isSuppressed(guest)).toBe(true);
  expect(await isSuppressed("victim@late.example")).toBe(false);
  expect(await suppressions()).toBe(before + 1);

  // The owner confirms by an emailed link, so repeated bounces of the old email are stale.
  await callRest(shop.app, "subscribe", { body: { email: guest } });
  const proof = await waitFor(async () => {
    const [, proofCode] = server.mailbox
      .list(guest)
      .flatMap(({ text }) => /#confirm=([\w-]+)/.exec(text) ?? []);
    return proofCode ?? null;
  });
  expect((await callRest(shop.app, "confirmSubscription", { body: { proof } })).status).toBe(200);
  expect(await isSuppressed(guest)).toBe(false);
  expect(await handOn(notice)).toBe(200);
  expect(await isSuppressed(guest)).toBe(false);
});

test("an email that bounces before its acceptance is recorded is not sent again", async () => {
  const username = "quick@late.example";
  await aCustomer(shop.api, { username });
  const release = server.hold();
  const request = callRest(shop.app, "forgotPassword", { body: { username, password: "" } });
  const sender = await waitFor(async () => server.senderTo(username) || null);
  expect(await handOn(bounceNotice(sender))).toBe(200);
  expect(await isSuppressed(username)).toBe(true);
  release();
  await request;
  await waitFor(async () => subjectsTo(username).length > 0 || null);
  expect(subjectsTo(username)).toHaveLength(1);
});

test("a sent email's recipient is in their data export, and is deleted with the account and after two weeks", async () => {
  const ada = await aCustomer(shop.api, { username: "ada@leaves.example" });
  await sql`UPDATE outgoing_mails SET sealed_to = NULL, email_index = NULL, message_name = NULL`.execute(
    db(),
  );
  const sender = await mailed(ada.username);
  expect(await recipients()).toHaveLength(1);
  const { body } = await callRest(shop.app, "exportAccount", { bearer: ada.bearer });
  expect(body.data).toMatchObject({ sentMails: [{ kind: "reset", sentAt: expect.any(String) }] });
  const deletion = await callRest(shop.app, "deleteAccount", {
    bearer: ada.bearer,
    body: { username: ada.username },
  });
  expect(deletion.status).toBe(200);
  // The farewell email too.
  await waitFor(async () => subjectsTo(ada.username).length === 2 || null);
  await isQuiet();
  const { rows } = await sql`SELECT 1 FROM outgoing_mails
    WHERE sealed_to IS NOT NULL OR email_index IS NOT NULL OR message_name IS NOT NULL`.execute(db());
  expect(rows).toEqual([]);
  expect(await handOn(bounceNotice(sender))).toBe(200);
  expect(await isSuppressed(ada.username)).toBe(false);

  const old = await aCustomer(shop.api, { username: "old@leaves.example" });
  const olds = await mailed(old.username);
  expect(await recipients()).toHaveLength(1);
  await sql`UPDATE outgoing_mails SET sent_at = now() - interval '15 days'`.execute(db());
  await wake(db(), "host.clean-up");
  await waitFor(async () => (await recipients()).length === 0 || null);
  expect(await handOn(bounceNotice(olds))).toBe(200);
  expect(await isSuppressed(old.username)).toBe(false);
});

test("keys may be rotated in between", async () => {
  const keys = ["the personal key of next year", ...oldKeys()];
  const { username } = await aCustomer(shop.api, { username: "kept@keys.example" });
  const [first, second] = [await mailed(username), await mailed(username)];
  expect(await handOn(bounceNotice(first))).toBe(200);
  expect(await isSuppressed(username)).toBe(true);
  const before = await suppressions();

  const columns = SEALED_COLUMNS.filter(({ table }) => table === "outgoing_mails");
  expect(await reseal(db(), createSealer(keys), columns, () => {})).toBeGreaterThan(0);
  const host = await shop.anotherHost({ piiKeys: keys });
  expect(await handOnBounce(host, bounceNotice(second))).toBe(200);
  await host.close();
  expect(await suppressions()).toBe(before);
  const suppressed = SEALED_COLUMNS.filter(({ table }) => table === "mail_suppressions");
  expect(await reseal(db(), createSealer(keys), suppressed, () => {})).toBe(before);
  expect(await isSuppressed(username, keys)).toBe(true);
});
