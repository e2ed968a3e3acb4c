/**
 * Campaigns reach each subscriber once, at the configured rate, and none who unsubscribed (CAMPAIGN-1 to
 * CAMPAIGN-6).
 */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import { MESSAGES } from "#contract/messages";
import { buildApp } from "../../../server/app";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { A_CAMPAIGN, campaignCalls } from "../../support/people/campaigns";
import { addReaders } from "../../support/people/newsletter";
import { startPickyMailServer, type PickyMailServer } from "../../support/people/picky-mail-server";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";
import { waitFor } from "../../support/hosts/wait-for";

const sentences = MESSAGES.campaigns;
let api: TestApi;
let server: PickyMailServer;
let app: FastifyInstance;
let admin: TestUser;
const hosts: FastifyInstance[] = [];
const startHost = async (config = api.configFor({ mail: server.mail })) => {
  const host = await buildApp({ config, db: api.database.db });
  hosts.push(host);
  return host;
};
beforeAll(async () => {
  [api, server] = await Promise.all([startTestApi(3), startPickyMailServer()]);
  await api.app.close();
  app = await startHost();
  admin = await signedIn(api, "ADMIN");
});
afterAll(async () => {
  await Promise.all(hosts.map((host) => host.close()));
  await server?.stop();
  await api?.close();
});
afterEach(async () => {
  await sql`DELETE FROM newsletter_subscribers`.execute(api.database.db);
});

const { write, read, move, until, sendAll } = campaignCalls(
  () => app,
  () => admin,
);
const addresses = (count: number) =>
  Array.from({ length: count }, () => `reader-${randomUUID()}@mail.example`);
const save = (id: string, body: object) =>
  callRest(app, "saveCampaign", { bearer: admin.bearer, params: { id }, body });
const moved = (id: string, body: object) =>
  callRest(app, "moveCampaign", { bearer: admin.bearer, params: { id }, body });
/** Sends a one-click unsubscribe as a mail program does. */
const oneClick = (url: string, method: "GET" | "POST" = "POST") =>
  app.inject({
    method,
    url: new URL(url).pathname,
    ...(method === "POST" && {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    }),
  });
const unsubscribe = async (id: string) => {
  expect((await callRest(app, "unsubscribe", { params: { id } })).status).toBe(200);
};
/** Started, with no email due for a minute. */
const begin = async () => {
  const { id } = await write({ rate: 1 });
  await move(id, "SCHEDULE");
  return until(id, ({ recipients }) => recipients !== null);
};
const hurry = (id: string) =>
  sql`UPDATE campaigns SET rate_per_minute = 3000 WHERE id = ${id}`.execute(api.database.db);

test("two hosts send it to each subscriber once, with one-click headers and counted links", async () => {
  const readers = addresses(60);
  await addReaders(api, readers);
  const second = await startHost();
  const { id, figures, recipients } = await sendAll({
    text: "Hello <script>alert(1)</script> & all\n\n[Our <b>tires</b>](/tires/?sort=price#top) and [more](https://else.example/x)",
    products: `${seededId(0)}, ${seededId(1)}`,
  });
  await second.close();
  expect([recipients, figures?.sent]).toEqual([60, 60]);
  for (const reader of readers) expect(server.mailbox.list(reader)).toHaveLength(1);
  const names = readers.map((reader) => server.mailbox.list(reader)[0]!.messageId);
  expect(new Set(names).size).toBe(60);

  const [mail] = server.mailbox.list(readers[0]);
  expect(mail!.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  const [, url] = /^<(https?:\/\/[^>]+)>$/.exec(mail!.headers["list-unsubscribe"]!)!;
  expect(mail!.html).not.toMatch(/<script|<b>tires/);
  expect(mail!.html).toContain("Hello &lt;script&gt;alert(1)&lt;/script&gt; &amp; all");
  const link = new URL(/Our <b>tires<\/b> \((\S+)\)/.exec(mail!.text)![1]!);
  expect([link.pathname, link.hash, Object.fromEntries(link.searchParams)]).toEqual([
    ...["/tires/", "#top"],
    { sort: "price", utm_source: "newsletter", utm_medium: "email", utm_campaign: id },
  ]);
  expect(mail!.text).toContain("more (https://else.example/x)");
  expect(mail!.text).toMatch(/: \$[\d,.]+\n/);
  expect(mail!.text).toMatch(/Unsubscribe: \S+#leave=[\w-]+/);
  expect(mail!.text).toContain("ElectroFinance, 100 Congress Ave, Austin, TX 78701");

  // A scanner that opens the link changes nothing; a mail program's POST counts.
  expect(await oneClick(url!, "GET")).toMatchObject({ statusCode: 303 });
  expect((await read(id)).figures).toMatchObject({ unsubscribed: 0 });
  expect((await oneClick(url!)).statusCode).toBe(200);
  expect((await read(id)).figures).toMatchObject({ sent: 60, unsubscribed: 1 });
});

test("nothing is sent after an unsubscribe, whether the email is waiting or paused", async () => {
  const [stays, leaves, leavesLater] = addresses(3) as [string, string, string];
  const ids = await addReaders(api, [stays, leaves, leavesLater]);
  const { id, recipients } = await begin();
  expect(recipients).toBe(3);
  await unsubscribe(ids.get(leaves)!);
  expect((await move(id, "PAUSE")).state).toBe("PAUSED");
  await unsubscribe(ids.get(leavesLater)!);
  await hurry(id);
  await move(id, "RESUME");
  const { figures } = await until(id, ({ state }) => state === "DONE");
  expect(figures).toMatchObject({ sent: 1, withdrawn: 2, unsubscribed: 0 });
  expect(server.mailbox.list(stays)).toHaveLength(1);
  expect([...server.mailbox.list(leaves), ...server.mailbox.list(leavesLater)]).toEqual([]);
});

test("a subscriber who leaves the list at the last moment gets nothing, whatever the row says", async () => {
  const [reader] = addresses(1) as [string];
  const ids = await addReaders(api, [reader]);
  const { id } = await begin();
  // The row a start would write that read the list before the unsubscribe.
  await unsubscribe(ids.get(reader)!);
  await sql`UPDATE campaign_recipients SET state = 'WAITING' WHERE campaign_id = ${id}`.execute(
    api.database.db,
  );
  await hurry(id);
  expect((await until(id, ({ state }) => state === "DONE")).figures).toMatchObject({ sent: 0, withdrawn: 1 });
  expect(server.attemptsTo(reader)).toBe(0);
});

test("a pause takes effect within one email, others continue, and a cancelled one ends", async () => {
  const readers = addresses(30);
  await addReaders(api, readers);
  const { id } = await write();
  const release = server.hold();
  await move(id, "SCHEDULE");
  // A batch is claimed, and its first emails are on their connections.
  await waitFor(async () => (readers.some((reader) => server.attemptsTo(reader) > 0) ? true : null));
  await move(id, "PAUSE");
  release();
  expect((await sendAll({ subject: "Another" })).figures?.sent).toBe(30);
  const { figures } = await read(id);
  expect(figures!.sent).toBeGreaterThan(0);
  expect(figures!.sent).toBeLessThanOrEqual(2);
  expect(figures!.sent + figures!.waiting).toBe(30);
  await move(id, "CANCEL");
  expect(await read(id)).toMatchObject({ state: "CANCELLED", figures });
  expect((await moved(id, { move: "RESUME", revision: 9 })).body.message).toBe(sentences.notNow);
});

test("all hosts together stay within the rate", async () => {
  const readers = addresses(10);
  await addReaders(api, readers);
  const second = await startHost();
  await sendAll({ rate: 120 });
  await second.close();
  const times = readers.map((reader) => Date.parse(server.mailbox.list(reader)[0]!.receivedAt));
  // Two a second, with a burst of at most two seconds' worth.
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(2_400);
});

test("emails of a dead host or a broken connection have an unknown result and are never resent", async () => {
  const [lost, fine] = addresses(2) as [string, string];
  const broken = "breaks-off@mail.example";
  const ids = await addReaders(api, [lost, fine, broken]);
  const { id } = await begin();
  await sql`UPDATE campaign_recipients SET state = 'CLAIMED', claimed_at = now() - interval '6 minutes'
    WHERE campaign_id = ${id} AND reader_id = ${ids.get(lost)!}`.execute(api.database.db);
  await hurry(id);
  expect((await until(id, ({ state }) => state === "DONE")).figures).toMatchObject({ sent: 1, unknown: 2 });
  expect(server.mailbox.list(fine)).toHaveLength(1);
  expect([server.attemptsTo(lost), server.attemptsTo(broken)]).toEqual([0, 1]);
});

test("a nonexistent mailbox gets one email; a full one gets the next; a new signup gets emails again", async () => {
  const [nobody, full, fine] = ["nobody@mail.example", "full@mail.example", ...addresses(1)] as [
    string,
    string,
    string,
  ];
  await addReaders(api, [nobody, full, fine]);
  expect((await sendAll()).figures).toMatchObject({ sent: 1, bounced: 2 });
  expect(await sendAll()).toMatchObject({ recipients: 2, figures: { sent: 1, bounced: 1 } });
  expect([server.attemptsTo(nobody), server.attemptsTo(full)]).toEqual([1, 2]);

  // The confirmation link proves that the mailbox exists again.
  server.mend(nobody);
  await callRest(app, "subscribe", { body: { email: nobody } });
  await sql`DELETE FROM newsletter_subscribers`.execute(api.database.db);
  const confirmation = await waitFor(async () => server.mailbox.list(nobody)[0] ?? null);
  const [, proof] = /#confirm=([\w-]+)/.exec(confirmation.text)!;
  await callRest(app, "confirmSubscription", { body: { proof } });
  expect((await sendAll()).recipients).toBe(1);
});

test("a deferred email waits alone; one whose server is down waits with all others", async () => {
  const [busy, fine] = ["busy@mail.example", ...addresses(1)] as [string, string];
  await addReaders(api, [busy, fine]);
  const { id } = await begin();
  await hurry(id);
  await until(id, ({ figures }) => figures!.sent === 1);
  await waitFor(async () => (server.attemptsTo(busy) > 0 ? true : null));
  expect(await read(id)).toMatchObject({ state: "SENDING", figures: { waiting: 1, bounced: 0 } });
  await move(id, "CANCEL");

  await app.close();
  const away = await startHost(api.configFor());
  app = away;
  const second = await begin();
  await hurry(second.id);
  await waitFor(async () => {
    const { rows } =
      await sql`SELECT 1 FROM campaigns WHERE id = ${second.id} AND rests_until > now()`.execute(
        api.database.db,
      );
    return rows.length > 0 ? true : null;
  });
  expect((await until(second.id, ({ figures }) => figures!.waiting === 2)).figures).toMatchObject({
    sent: 0,
    bounced: 0,
    unknown: 0,
  });
  await move(second.id, "CANCEL");
  await away.close();
  app = await startHost();
});

test("a draft is saved once, never over another user's changes, and starts on schedule", async () => {
  await addReaders(api, addresses(1));
  const { id, revision } = await write();
  expect(revision).toBe(1);
  expect((await save(id, { ...A_CAMPAIGN, revision: 0 })).body.data?.campaign.revision).toBe(1);
  const changed = { ...A_CAMPAIGN, subject: "Other words", revision: 1 };
  const twice = [await save(id, changed), await save(id, changed)];
  expect(twice.map(({ body }) => body.data?.campaign.revision)).toEqual([2, 2]);
  const stale = await save(id, { ...A_CAMPAIGN, subject: "Mine", revision: 1 });
  expect([stale.status, stale.body.message]).toEqual([400, sentences.stale]);

  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  expect((await moved(id, { move: "SCHEDULE", revision: 1, sendAt })).body.message).toBe(sentences.stale);
  const scheduled = await moved(id, { move: "SCHEDULE", revision: 2, sendAt });
  expect(scheduled.body.data?.campaign).toMatchObject({ state: "SCHEDULED", sendAt, recipients: null });
  // The same request again.
  expect((await moved(id, { move: "SCHEDULE", revision: 2, sendAt })).status).toBe(200);
  expect((await save(id, { ...changed, revision: 3 })).body.message).toBe(sentences.notNow);
  expect(await move(id, "REOPEN")).toMatchObject({ state: "DRAFT", sendAt: null });
  await move(id, "SCHEDULE", sendAt);
  await sql`UPDATE campaigns SET send_at = now() WHERE id = ${id}`.execute(api.database.db);
  await until(id, ({ state }) => state === "DONE");
  const { body } = await callRest(app, "listCampaigns", { bearer: admin.bearer, body: {} });
  expect(body.data!.rows.find((row) => row.id === id)).toMatchObject({ state: "DONE", recipients: 1 });
  const { rows } = await sql<{ calls: number }>`SELECT count(*)::int AS calls FROM audit_events
    WHERE at > now() - interval '1 hour' AND kind = 'STAFF_CHANGE'`.execute(api.database.db);
  expect(rows[0]!.calls).toBeGreaterThanOrEqual(5);
});

test("it is previewed and sent to oneself first, without counting or losing a subscriber", async () => {
  const { id } = await write({ text: "See [this](/cart/)", products: seededId(0) });
  const { subject, text, products } = await read(id);
  const preview = await callRest(app, "previewCampaign", {
    bearer: admin.bearer,
    body: { subject, text, products },
  });
  expect(preview.body.data).toMatchObject({ subject: A_CAMPAIGN.subject });
  expect(preview.body.data!.html).toContain("/cart/");
  expect(preview.body.data!.html).not.toContain("utm_");
  const key = randomUUID();
  for (const sameKey of [key, key]) {
    const { body } = await callRest(app, "testCampaign", {
      bearer: admin.bearer,
      params: { id },
      body: { key: sameKey },
    });
    expect(body.message).toBe(sentences.tested);
  }
  await waitFor(async () => (server.mailbox.list(admin.username).length > 0 ? true : null));
  const readers = await callRest(app, "countCampaignReaders", { bearer: admin.bearer, params: { id } });
  expect(readers.body.data).toEqual({ readers: 0 });
  expect(server.mailbox.list(admin.username)).toHaveLength(1);
});

test.each([
  ["no subject", { subject: " " }, "subject", sentences.subject],
  ["a script as a link", { text: "[x](javascript:alert(1))" }, "text", sentences.link],
  ["a link to another host's path", { text: "[x](//else.example)" }, "text", sentences.link],
  ["an unknown category", { segment: "CATEGORY", category: "none" }, "category", sentences.category],
  ["an unknown segment", { segment: "RICH" }, "segment", MESSAGES.validation.unexpected],
  ["no rate", { rate: 0 }, "rate", sentences.rate],
  ["seven products", { products: "1 2 3 4 5 6 7" }, "products", sentences.productIds],
  ["a product that is not sold", { products: "none" }, "products", sentences.notSold("none")],
])("%s is rejected on its field", async (_what, change, property, message) => {
  const { status, body } = await save(randomUUID(), { ...A_CAMPAIGN, ...change, revision: 0 });
  expect(status).toBe(400);
  const [refused] = body.fieldErrors;
  expect([refused?.property, Object.values(refused?.constraints ?? {})]).toEqual([property, [message]]);
});

test("a past time, an invalid move and an unknown campaign are rejected", async () => {
  const { id } = await write();
  const past = await moved(id, { move: "SCHEDULE", revision: 1, sendAt: "2020-01-01T00:00:00Z" });
  expect(past.status).toBe(400);
  expect((await moved(id, { move: "BEGIN", revision: 1 })).status).toBe(400);
  expect((await moved(randomUUID(), { move: "CANCEL", revision: 1 })).status).toBe(404);
  expect((await save(randomUUID(), { ...A_CAMPAIGN, revision: 4 })).status).toBe(404);
});
