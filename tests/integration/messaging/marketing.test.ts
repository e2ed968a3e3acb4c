/** Contact form and newsletter, from HTTP to the email and the list. */
import type { FastifyInstance } from "fastify";
import { MESSAGES } from "#contract/messages";
import { createSealer } from "../../../server/db/sealed";
import { callRest } from "../../support/people/accounts";
import { startTestMailbox, type TestMailbox } from "../../support/people/mailbox";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let app: FastifyInstance;
let box: TestMailbox;

beforeAll(async () => {
  [api, box] = await Promise.all([startTestApi(1), startTestMailbox()]);
  // The other app must not send the emails.
  await api.app.close();
  app = await api.anotherHost({ mail: box.mail });
});
afterAll(async () => {
  await app?.close();
  await api?.close();
  await box?.stop();
});

const { marketing, validation } = MESSAGES;
const request = {
  name: "Eve <b>Bold</b>",
  email: "Eve@Mail.example",
  phone: "5125550142",
  message: "Is it <script>alert(1)</script> in stock?\r\nBcc: all@mail.example",
};
const count = async (table: "contact_requests") => {
  const { all } = await api.database.db
    .selectFrom(table)
    .select((e) => e.fn.countAll<string>().as("all"))
    .executeTakeFirstOrThrow();
  return Number(all);
};

test("a contact request is stored encrypted and emailed to support, who can reply to it", async () => {
  const { status, body } = await callRest(app, "contact", { body: request });
  expect({ status, message: body.message }).toEqual({ status: 200, message: marketing.contactReceived });
  const notice = await box.waitFor(api.configFor().shop.supportEmail, "Contact request");
  expect(notice.replyTo).toBe("eve@mail.example");
  expect(notice.text).toContain("Is it <script>alert(1)</script> in stock?");
  expect(notice.html).not.toMatch(/<script|<b>/);
  expect(box.mailbox.list("all@mail.example")).toEqual([]);
  const row = await api.database.db.selectFrom("contact_requests").selectAll().executeTakeFirstOrThrow();
  expect(row.sealed_request.toString("latin1")).not.toContain("stock");
  const opened = createSealer(api.configFor().piiKeys).open(row.sealed_request, "contact_requests");
  expect(opened).toMatchObject({ email: "eve@mail.example", ipAddress: "127.0.0.1" });
});

test("each field of a contact request is validated, all at once", async () => {
  const body = { name: " ", email: "eve@mail.example\r\nBcc: x@y.example", phone: "123", message: "" };
  const answer = await callRest(app, "contact", { body });
  expect(answer.status).toBe(400);
  const first = answer.body.fieldErrors.map(({ property, constraints }) => [
    property,
    Object.values(constraints)[0],
  ]);
  expect(Object.fromEntries(first)).toEqual({
    name: validation.fullName,
    email: validation.email,
    phone: validation.phoneDigits,
    message: validation.message,
  });
});

test("an invalid address is rejected before any email is sent", async () => {
  const wrong = await callRest(app, "subscribe", { body: { email: "news" } });
  expect(wrong).toMatchObject({ status: 400, body: { fieldErrors: [{ property: "email" }] } });
});

test("requests are limited per network address", async () => {
  const before = await count("contact_requests");
  const statuses: number[] = [];
  for (let attempts = 0; attempts < 12; attempts++) {
    const { status, body } = await callRest(app, "contact", { body: request, from: "203.0.113.77" });
    statuses.push(status);
    if (status === 429) expect(body.message).toBe(marketing.contactFailed);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.slice(10)).toEqual([429, 429]);
  expect(await count("contact_requests")).toBe(before + 10);
  const list = [];
  for (let attempts = 0; attempts < 21; attempts++) {
    list.push(
      await callRest(app, "subscribe", {
        body: { email: `n${attempts}@mail.example` },
        from: "203.0.113.78",
      }),
    );
  }
  expect(list.at(-1)).toMatchObject({ status: 429, body: { message: marketing.notSubscribed } });
});
