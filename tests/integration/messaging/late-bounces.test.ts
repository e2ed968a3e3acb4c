/** Campaign emails that bounce after the server accepted them (CAMPAIGN-8). */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app";
import { signedIn, type TestUser } from "../../support/people/accounts";
import { BOUNCES, bounceNotice, handOnBounce } from "../../support/people/bounces";
import { campaignCalls } from "../../support/people/campaigns";
import { addReaders } from "../../support/people/newsletter";
import { startPickyMailServer, type PickyMailServer } from "../../support/people/picky-mail-server";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let server: PickyMailServer;
let app: FastifyInstance;
let admin: TestUser;

beforeAll(async () => {
  [api, server] = await Promise.all([startTestApi(3), startPickyMailServer()]);
  await api.app.close();
  const config = api.configFor({ mail: { ...server.mail, bounces: BOUNCES } });
  app = await buildApp({ config, db: api.database.db });
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

const { sendAll, read } = campaignCalls(
  () => app,
  () => admin,
);
const sent = async (count: number) => {
  const readers = Array.from({ length: count }, () => `reader-${randomUUID()}@mail.example`);
  await addReaders(api, readers);
  const { id } = await sendAll();
  return { id, readers, figures: async () => (await read(id)).figures };
};
const handOn = (notice: string, authorization?: string) => handOnBounce(app, notice, authorization);

test("a nonexistent address bounces once, and gets no more emails", async () => {
  const { readers, figures } = await sent(3);
  const notice = bounceNotice(server.senderTo(readers[0]!));
  expect(await Promise.all([handOn(notice), handOn(notice), handOn(notice)])).toEqual([200, 200, 200]);
  expect(await figures()).toMatchObject({ sent: 2, bounced: 1 });
  expect(await sendAll()).toMatchObject({ recipients: 2, figures: { sent: 2, bounced: 0 } });
});

test("a full mailbox bounces and gets the next email; a delay and an auto-reply are not bounces", async () => {
  const { readers, figures } = await sent(3);
  const [full, slow, away] = readers.map((reader) => server.senderTo(reader)) as [string, string, string];
  await handOn(bounceNotice(full, { status: "5.2.2" }));
  await handOn(bounceNotice(slow, { status: "4.4.1", action: "delayed" }));
  await handOn(`To: ${away}\r\nAuto-Submitted: auto-replied\r\n\r\nI am away until Monday.`);
  expect(await figures()).toMatchObject({ sent: 2, bounced: 1 });
  expect((await sendAll()).recipients).toBe(3);
});

test("forged messages, unknown campaigns and garbage change nothing", async () => {
  const { readers, figures } = await sent(1);
  const notice = bounceNotice(server.senderTo(readers[0]!));
  expect(await handOn(notice, "Bearer another secret")).toBe(400);
  expect(await handOn(notice, "")).toBe(400);
  expect(await handOn(bounceNotice(`bounces+${randomUUID()}@mail.shop.example`))).toBe(200);
  expect(await handOn("\0\u00ff")).toBe(200);
  expect(await handOn("")).toBe(200);
  expect(await figures()).toMatchObject({ sent: 1, bounced: 0 });
});

test("a shop without a bounce address sends none in its emails", async () => {
  const host = await api.anotherHost({ mail: server.mail });
  const headers = { authorization: `Bearer ${BOUNCES.secret}` };
  const answer = await host.inject({ method: "POST", url: "/webhooks/mail/bounces", headers, payload: "" });
  expect(answer.statusCode).toBe(404);
  await host.close();
});
