/** Contact requests and subscribers in the admin (STAFF-39). */
import { sql } from "kysely";
import { REST } from "#contract/rest/endpoints";
import { MESSAGES } from "#contract/messages";
import { createSealer } from "../../../server/db/sealed";
import { callRest, mailsTo, signedIn, type TestUser } from "../../support/people/accounts";
import { joinNewsletter } from "../../support/people/newsletter";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";
import { countsByValue } from "../../support/counts-by-value";

let api: TestApi;
let support: TestUser;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi(0);
  support = await signedIn(api, "CUSTOMERSUPPORT");
  admin = await signedIn(api, "ADMIN");
});
afterAll(() => api?.close());

const list = async (state: string) =>
  (
    await callRest(api.app, "listContactRequests", {
      bearer: support.bearer,
      body: { state, pageSize: 100 },
    })
  ).body.data!;
const answer = (id: string) =>
  callRest(api.app, "answerContactRequest", { bearer: support.bearer, params: { id } });

test("a contact request is open until it is recorded as answered, by whom and when", async () => {
  const names = ["Ada Byron", "Grace Hopper"];
  for (const name of names) {
    const body = { name, email: "asks@mail.example", phone: "5125550142", message: `Where is it? ${name}` };
    await callRest(api.app, "contact", { body });
  }
  const { rows: requests, total: open } = await list("OPEN");
  expect(requests.map(({ name }) => name)).toEqual(names);
  expect(requests[0]).toMatchObject({
    email: "asks@mail.example",
    message: "Where is it? Ada Byron",
    answeredAt: null,
    answeredBy: null,
  });
  const { id } = requests[0]!;
  const both = await Promise.all([answer(id), answer(id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);

  expect(countsByValue(await list("OPEN"))).toEqual({ OPEN: open - 1, ANSWERED: 1, ALL: open });
  expect((await list("ANSWERED")).rows).toMatchObject([{ id, answeredBy: support.username }]);
  expect((await answer("999999999")).status).toBe(404);
  expect((await answer("x")).status).toBe(400);
  const params = { kind: "STAFF_CHANGE", username: support.username };
  const { body } = await callRest(api.app, "listAudit", { bearer: admin.bearer, params });
  expect(body.data!.rows.map(({ note }) => note)).toEqual([`contact request ${id}: answered`]);
});

test("a request marked as answered by mistake is reopened, and an emailed one is not", async () => {
  const email = "again@mail.example";
  const request = { name: "Mary Somerville", email, phone: "5125550142", message: "Is it open?" };
  await callRest(api.app, "contact", { body: request });
  const { id } = (await list("OPEN")).rows.find((row) => row.email === email)!;
  const { bearer } = support;
  const reopen = (of = id, by = bearer) =>
    callRest(api.app, "reopenContactRequest", { bearer: by, params: { id: of } });
  const { total: open } = await list("OPEN");
  await answer(id);
  const both = await Promise.all([reopen(), reopen()]);
  expect(both.map(({ status, body }) => [status, body.message])).toEqual([
    [200, MESSAGES.staff.requestReopened],
    [200, MESSAGES.staff.requestReopened],
  ]);
  const reopened = await list("OPEN");
  expect(reopened.total).toBe(open);
  expect(reopened.rows.find((row) => row.id === id)).toMatchObject({ answeredAt: null, answeredBy: null });
  const params = { kind: "STAFF_CHANGE", username: support.username };
  const { body } = await callRest(api.app, "listAudit", { bearer: admin.bearer, params });
  const notes = body.data!.rows.map(({ note }) => note);
  expect(notes.filter((note) => note === `contact request ${id}: reopened`)).toHaveLength(1);

  await callRest(api.app, "replyToContact", { bearer, params: { id }, body: { text: "From 9 to 5." } });
  const mailed = await reopen();
  expect([mailed.status, mailed.body.message]).toEqual([400, MESSAGES.staff.answeredByMail]);
  expect((await reopen("999999999")).status).toBe(404);
  expect((await reopen("x")).status).toBe(400);
});

test("a contact request is answered by email once, and stores the answer", async () => {
  const request = {
    name: "Grace Hopper",
    email: "grace@mail.example",
    phone: "2025550188",
    message: "Does it fit?",
  };
  await callRest(api.app, "contact", { body: request });
  const { id } = (await list("OPEN")).rows.find(({ email }) => email === request.email)!;
  const reply = (text: string) =>
    callRest(api.app, "replyToContact", { bearer: support.bearer, params: { id }, body: { text } });
  const both = await Promise.all([reply("It does."), reply("It does.")]);

  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const mails = (await mailsTo(api, request.email)).filter(({ kind }) => kind === "contact-reply");
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain("It does.");
  expect(mails[0]!.text).toContain("> Does it fit?");
  expect((await list("ANSWERED")).rows[0]).toMatchObject({
    id,
    reply: "It does.",
    answeredBy: support.username,
  });
  const second = await reply("It does not.");
  expect([second.status, second.body.message]).toEqual([400, MESSAGES.staff.repliedBefore]);
  expect((await reply(" ")).status).toBe(400);
});

test("the newsletter lists confirmed subscribers only", async () => {
  await joinNewsletter(api, api.app, "reads@mail.example");
  await callRest(api.app, "subscribe", { body: { email: "never.confirms@mail.example" } });
  const { body } = await callRest(api.app, "listSubscribers", { bearer: support.bearer, body: {} });
  expect(body.data).toMatchObject({ total: 1, rows: [{ email: "reads@mail.example" }] });
});

test("the newsletter export has confirmed subscribers, safe to open in a spreadsheet", async () => {
  const sealer = createSealer(api.configFor().piiKeys);
  const { db } = api.database;
  for (const [at, email] of ["=cmd@mail.example", "+1@mail.example"].entries()) {
    await sql`INSERT INTO newsletter_subscribers (email_index, sealed_email, confirmed_at)
      VALUES (${Buffer.from(`index ${at}`)}, ${sealer.seal({ email }, "newsletter_subscribers")},
        '2026-03-07T10:00:00Z')`.execute(db);
  }
  const answer = await api.app.inject({
    method: "POST",
    url: REST.exportSubscribers.path,
    headers: { authorization: admin.bearer },
  });
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": expect.stringMatching(/^attachment; filename="subscribers-\d{4}-\d\d-\d\d\.csv"$/),
  });
  const [head, ...lines] = answer.body.trimEnd().split("\r\n");
  expect(head).toBe('\uFEFF"Email","Confirmed"');
  expect(lines.sort()).toEqual([
    `"'+1@mail.example","2026-03-07T04:00:00-06:00"`,
    `"'=cmd@mail.example","2026-03-07T04:00:00-06:00"`,
    expect.stringMatching(/^"reads@mail\.example",/),
  ]);
  const params = { kind: "STAFF_CHANGE", username: admin.username };
  const { body } = await callRest(api.app, "listAudit", { bearer: admin.bearer, params });
  expect(body.data!.rows.map(({ note }) => note)).toContain("Subscribers exported");
});
