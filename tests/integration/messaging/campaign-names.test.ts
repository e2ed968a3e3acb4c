/** Campaign emails greet each recipient by first name, and show the products as they are now (CAMPAIGN-10). */
import { randomUUID } from "node:crypto";
import { escapeUTF8 } from "entities";
import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import { MESSAGES } from "#contract/messages";
import { buildApp } from "../../../server/app";
import { aCustomer, callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { A_CAMPAIGN, campaignCalls } from "../../support/people/campaigns";
import { addReaders } from "../../support/people/newsletter";
import { startPickyMailServer, type PickyMailServer } from "../../support/people/picky-mail-server";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { logStatements } from "../../support/hosts/statements";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";
import { waitFor } from "../../support/hosts/wait-for";

let api: TestApi;
let server: PickyMailServer;
let app: FastifyInstance;
let admin: TestUser;
beforeAll(async () => {
  [api, server] = await Promise.all([startTestApi(3), startPickyMailServer()]);
  await api.app.close();
  app = await startHost();
  admin = await signedIn(api, "ADMIN");
});
afterAll(async () => {
  await app?.close();
  await server?.stop();
  await api?.close();
});
afterEach(async () => {
  await sql`DELETE FROM newsletter_subscribers`.execute(api.database.db);
});

const startHost = (db = api.database.db) => buildApp({ config: api.configFor({ mail: server.mail }), db });
const { write, read, sendAll } = campaignCalls(
  () => app,
  () => admin,
);
const anAddress = () => `reader-${randomUUID()}@mail.example`;
/** A verified account with this first name. @returns its address */
const named = async (firstName: string, isVerified = true) =>
  (await aCustomer(api, { firstName, isVerified })).username;
const mailTo = (address: string) => {
  const [mail] = server.mailbox.list(address);
  if (!mail) throw new Error(`No email arrived for ${address}`);
  return mail;
};

test("subject, text and HTML have the recipient's own first name, or the fallback", async () => {
  const [ada, stranger, impostor] = [await named("Ada"), anAddress(), await named("Mallory", false)];
  await addReaders(api, [ada, stranger, impostor]);
  await sendAll({
    subject: "News for {{firstName}}",
    text: "Hi {{firstName|friend}},\n\nsee [picks for {{firstName}}](/tires/).",
  });
  expect(mailTo(ada)).toMatchObject({
    subject: "News for Ada",
    text: expect.stringMatching(/^News for Ada\n\nHi Ada,\n\nsee picks for Ada \(/),
    html: expect.stringMatching(/<h1[^>]*>News for Ada<[^]*>Hi Ada,<[^]*>picks for Ada</),
  });
  // Anyone can register an address; its owner has verified it.
  for (const unknown of [stranger, impostor])
    expect(mailTo(unknown)).toMatchObject({
      subject: "News for there",
      text: expect.stringContaining("Hi friend,\n\nsee picks for there ("),
      html: expect.stringMatching(/<h1[^>]*>News for there<[^]*>Hi friend,<[^]*>picks for there</),
    });
});

test("a hostile name breaks neither headers nor HTML", async () => {
  const names = [
    ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
    ["Ada\r\nX-Injected: yes", "Ada X-Injected: yes"],
    ["\u202EAda\u200F\0", "Ada"],
    ["$& {{firstName}}", "$& {{firstName}}"],
    ["see evil.com", "there"],
    ["[Win](https://evil.example/)", "there"],
    ["A".repeat(200), "there"],
    ["\u202E \n", "there"],
  ] as const;
  const readers = await Promise.all(
    names.map(async ([name, greeted]) => [await named(name), greeted] as const),
  );
  await addReaders(
    api,
    readers.map(([address]) => address),
  );
  await sendAll({ subject: "For {{firstName}}", text: "Dear {{firstName}}!" });
  for (const [address, greeted] of readers) {
    const { subject, text, html, headers } = mailTo(address);
    expect([subject, text.split("\n\n")[1]]).toEqual([`For ${greeted}`, `Dear ${greeted}!`]);
    expect(headers["x-injected"]).toBeUndefined();
    expect(html).not.toMatch(/<img src=x|evil|\u202E/);
  }
});

test("names take at most one statement a batch, and none without a placeholder", async () => {
  const readers = [await named("Ada"), await named("Grace"), ...Array.from({ length: 40 }, anAddress)];
  await addReaders(api, readers);
  await app.close();
  const log = logStatements(api.database.db);
  // The jobs inherit the recording from the call that starts their host.
  const statementsOf = (text: string) =>
    log.during(async () => {
      app = await startHost(log.db);
      const { id } = await write({ text });
      await callRest(app, "moveCampaign", {
        bearer: admin.bearer,
        params: { id },
        body: { move: "SCHEDULE", revision: 1 },
      });
      await waitFor(async () => ((await read(id)).state === "DONE" ? true : null));
      await app.close();
    });
  const count = (statements: readonly string[], words: RegExp) =>
    statements.filter((statement) => words.test(statement)).length;
  const claims = /SET state = 'CLAIMED'/;
  const names = /SELECT sought\.email, sealed_identity/;
  const greeting = await statementsOf("Hi {{firstName}}");
  const plain = await statementsOf("Hi there");
  app = await startHost();

  const batches = count(greeting.statements, claims);
  expect(batches).toBeGreaterThanOrEqual(3);
  expect(count(greeting.statements, names)).toBe(batches);
  expect(count(plain.statements, claims)).toBeGreaterThanOrEqual(3);
  expect(count(plain.statements, names)).toBe(0);
  expect(server.mailbox.list(readers[0]).map(({ text }) => text.split("\n\n")[1])).toEqual([
    "Hi there",
    "Hi Ada",
  ]);
});

test("preview and test email greet the staff member", async () => {
  const { bearer, username } = admin;
  const content = { subject: "For {{firstName}}", text: "Dear {{firstName}}!", products: "" };
  const preview = await callRest(app, "previewCampaign", { bearer, body: content });
  expect(preview.body.data).toMatchObject({
    subject: "For Ada",
    text: expect.stringContaining("Dear Ada!"),
    html: expect.stringContaining("Dear Ada!"),
  });
  const { id } = await write(content);
  await callRest(app, "testCampaign", { bearer, params: { id }, body: { key: randomUUID() } });
  await waitFor(async () => (server.mailbox.list(username).length > 0 ? true : null));
  expect(mailTo(username)).toMatchObject({
    subject: "For Ada",
    text: expect.stringContaining("Dear Ada!"),
  });
});

test.each([
  ["an unknown placeholder", "text", "Hi {{name}}"],
  ["unclosed braces", "text", "Hi {{firstName"],
  ["a placeholder across paragraphs", "text", "Hi {{firstName|my\n\nfriend}}"],
  ["a placeholder in a link's address", "text", "[x](/a/{{firstName}})"],
  ["an empty fallback in the subject", "subject", "Hi {{firstName| }}"],
])("%s is rejected on its field", async (_what, property, value) => {
  const { status, body } = await callRest(app, "saveCampaign", {
    bearer: admin.bearer,
    params: { id: randomUUID() },
    body: { ...A_CAMPAIGN, [property]: value, revision: 0 },
  });
  expect(status).toBe(400);
  expect(body.fieldErrors).toMatchObject([
    { property, constraints: { placeholders: MESSAGES.campaigns.placeholder } },
  ]);
});

test("logo and product pictures have alternative texts, beside names and current prices", async () => {
  const reader = anAddress();
  await addReaders(api, [reader]);
  const { id } = await write({ products: seededId(0) });
  await sql`UPDATE products SET regular_price_cents = 123456, sale_price_cents = NULL, on_sale = false,
      revision = revision + 1
    WHERE product_id = ${seededId(0)}`.execute(api.database.db);
  await callRest(app, "moveCampaign", {
    bearer: admin.bearer,
    params: { id },
    body: { move: "SCHEDULE", revision: 1 },
  });
  await waitFor(async () => ((await read(id)).state === "DONE" ? true : null));
  const { html, text } = mailTo(reader);
  const pictures = [...html.matchAll(/<img src="([^"]*)" alt="([^"]*)"/g)].map(([, src, alt]) => [src, alt]);
  const name = escapeUTF8(/\n\n([^\n]+): \$1,234\.56\n/.exec(text)![1]!);
  expect(pictures).toEqual([
    [expect.stringMatching(/^https?:\/\/[^/]+\/icon-192\.png$/), ""],
    [expect.stringMatching(/^https?:\/\/[^/]+\/media\/.+-320\.webp$/), name],
  ]);
  expect(html).toContain("$1,234.56");
  expect(html).toContain(`>${name}</a>`);
});
