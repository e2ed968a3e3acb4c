/** Newsletter double opt-in, and one-click unsubscribe (RFC 8058). */
import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import { MESSAGES } from "#contract/messages";
import { createSealer } from "../../../server/db/sealed";
import { callRest } from "../../support/people/accounts";
import { startTestMailbox, type TestMailbox } from "../../support/people/mailbox";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";
import { waitFor } from "../../support/hosts/wait-for";

const { marketing } = MESSAGES;
const CONFIRM = "Please confirm";
const WELCOME = "You're subscribed";

let api: TestApi;
let box: TestMailbox;
let app: FastifyInstance;
beforeAll(async () => {
  [api, box] = await Promise.all([startTestApi(1), startTestMailbox()]);
  await api.app.close();
  app = await api.anotherHost({ mail: box.mail });
});
afterAll(async () => {
  await app?.close();
  await api?.close();
  await box?.stop();
});

const subscribers = async () => {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM newsletter_subscribers`.execute(
    api.database.db,
  );
  return rows[0]!.n;
};
const subscribe = (email: string, from?: string) =>
  callRest(app, "subscribe", { body: { email }, ...(from ? { from } : {}) });
const confirm = (proof: string) => callRest(app, "confirmSubscription", { body: { proof } });
const proofOf = async (email: string) => {
  const { text } = await box.waitFor(email, CONFIRM);
  return /\/newsletter\/#confirm=([\w-]+)/.exec(text)?.[1] ?? "";
};
/** Sends a one-click unsubscribe as a mail program does: a form of one field, without cookies. */
const oneClick = (url: string) =>
  app.inject({
    method: "POST",
    url: new URL(url).pathname,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });

test("an address subscribes by its email's link, once, and gets the same response each time it is entered", async () => {
  const email = "reader@mail.example";
  for (const typed of [email, ` ${email.toUpperCase()} `]) {
    const { status, body } = await subscribe(typed);
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: marketing.confirmSubscription,
    });
  }
  expect(await subscribers()).toBe(0);
  const proof = await proofOf(email);
  const joined = await Promise.all([confirm(proof), confirm(proof)]);
  for (const { status, body } of joined) expect([status, body.message]).toEqual([200, marketing.subscribed]);
  expect(await subscribers()).toBe(1);
  await box.waitFor(email, WELCOME);
  expect(box.mailbox.list(email).filter(({ subject }) => subject.startsWith(WELCOME))).toHaveLength(1);
});

test("every newsletter email can be unsubscribed by one click (RFC 8058) and by its link", async () => {
  const email = "leaver@mail.example";
  await subscribe(email);
  await confirm(await proofOf(email));
  const mail = await box.waitFor(email, WELCOME);
  expect(mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  const [, url = ""] = /^<(https?:\/\/[^<>,\s]+)>$/.exec(mail.headers["list-unsubscribe"] ?? "") ?? [];
  expect(url).not.toContain("leaver");
  const before = await subscribers();
  expect((await oneClick(url)).statusCode).toBe(200);
  expect(await subscribers()).toBe(before - 1);
  expect((await oneClick(url)).statusCode).toBe(200);
  const id = /#leave=([\w-]+)/.exec(mail.text)?.[1] ?? "";
  expect(url.endsWith(id)).toBe(true);
  expect((await callRest(app, "unsubscribe", { params: { id } })).body.message).toBe(marketing.unsubscribed);
  expect((await callRest(app, "unsubscribe", { params: { id: "x" } })).status).toBe(400);
  const confirmation = await box.waitFor(email, CONFIRM);
  expect(confirmation.headers).not.toHaveProperty("list-unsubscribe");
});

test("an expired, altered or unrelated token subscribes nobody", async () => {
  const email = "late@mail.example";
  const sealer = createSealer(api.configFor().piiKeys);
  const made = (until: number, context: string) =>
    sealer.seal({ email, until }, context).toString("base64url");
  const later = Date.now() + 60_000;
  const before = await subscribers();
  const wrong = [
    made(Date.now() - 1, "newsletter proofs"),
    made(later, "users"),
    `${made(later, "newsletter proofs").slice(0, -3)}abc`,
    // Texts that decode to the same bytes.
    `${made(later, "newsletter proofs")}=`,
    `${made(later, "newsletter proofs")}.`,
    "x",
  ];
  for (const proof of wrong) {
    expect(await confirm(proof)).toMatchObject({
      status: 400,
      body: { message: marketing.confirmationOver },
    });
  }
  expect(await subscribers()).toBe(before);
  expect((await confirm(made(later, "newsletter proofs"))).status).toBe(200);
});

test("confirmations to an address are limited per day, and the response does not reveal it", async () => {
  const email = "bombed@mail.example";
  for (let network = 1; network <= 6; network += 1) {
    const { status, body } = await subscribe(email, `203.0.113.${network}`);
    expect([status, body.message]).toEqual([200, marketing.confirmSubscription]);
  }
  await subscribe("after@mail.example");
  await box.waitFor("after@mail.example", CONFIRM);
  // Emails are sent in parallel: the last one requested may arrive first.
  await waitFor(async () => {
    const pending = await api.database.db
      .selectFrom("outgoing_mails")
      .where("sent_at", "is", null)
      .select("id")
      .execute();
    return pending.length === 0 || null;
  });
  expect(box.mailbox.list(email)).toHaveLength(3);
});

test("a GET of the unsubscribe address opens the page with the button, and unsubscribes nobody", async () => {
  const email = "opens-it@mail.example";
  await subscribe(email);
  await confirm(await proofOf(email));
  const before = await subscribers();
  const { headers } = await box.waitFor(email, WELCOME);
  const { pathname } = new URL(headers["list-unsubscribe"]!.slice(1, -1));
  const opened = await app.inject({ method: "GET", url: pathname });
  const id = pathname.split("/").at(-1)!;
  expect([opened.statusCode, opened.headers.location]).toEqual([
    303,
    `${api.configFor().shop.siteUrl}/newsletter/#leave=${id}`,
  ]);
  const watch = await app.inject({ method: "GET", url: `/watch/end/${id}` });
  expect(watch.headers.location).toMatch(/\/no-more-mail\/#key=/);
  for (const odd of ["x", "%00", `${id}%0d%0ax:1`, "..%2f"]) {
    for (const path of ["/account/unsubscribe/", "/watch/end/"])
      expect([odd, (await app.inject({ method: "GET", url: path + odd })).statusCode]).toEqual([odd, 404]);
  }
  expect(await subscribers()).toBe(before);
});
