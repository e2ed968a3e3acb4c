/** Visits and live prices: the two calls of an untouched page (VISIT-1 to VISIT-3). */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { callRest } from "../../support/people/accounts";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(5);
});
afterAll(() => api?.close());
beforeEach(() => sql`DELETE FROM visits`.execute(api.database.db));

const PHONE = "Mozilla/5.0 (Linux; Android 14) Mobile";

/** Sends a beacon as the browser does: as text. */
const beacon = (payload: string, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: "POST",
    url: "/visit",
    headers: { "content-type": "text/plain;charset=UTF-8", "user-agent": PHONE, ...headers },
    payload,
  });
const visit = (input: object, headers?: Record<string, string>) =>
  beacon(JSON.stringify({ id: randomUUID(), path: "/", referrer: "", touch: {}, ...input }), headers);
const rows = async () =>
  (await sql<Record<string, unknown>>`SELECT * FROM visits ORDER BY started_at`.execute(api.database.db))
    .rows;

test("a visit is counted once, with its source and without personal data", async () => {
  const id = randomUUID();
  const touch = {
    utm_source: "news",
    utm_medium: "mail",
    act: "12",
    s: "sub",
    gclid: "of-somebody",
    secret: "x",
  };
  const input = {
    id,
    path: "/products/?email=ada@mail.example",
    referrer: "https://www.blog.example/a",
    touch,
  };
  expect((await visit(input)).statusCode).toBe(200);
  expect((await visit(input)).statusCode).toBe(200);
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    id,
    source: "news",
    medium: "mail",
    campaign: "",
    affiliate_id: "12",
    sub_affiliate_id: "sub",
    landing_path: "/products/",
    referrer_host: "blog.example",
    device: "PHONE",
  });
  expect(JSON.stringify(row)).not.toMatch(/of-somebody|secret|ada|127\.0\.0\.1|Android/);
});

test.each([
  [{ touch: {}, referrer: "https://www.google.com/" }, "google organic"],
  [{ touch: {}, referrer: "https://blog.example/x?y" }, "blog.example referral"],
  [{ touch: {}, referrer: "javascript:alert(1)" }, "direct none"],
  [{ touch: { aid: "7", h: "x" } }, "7 affiliate"],
  [{ touch: { gclid: "x" } }, "google cpc"],
  [{ touch: { fbclid: "x" } }, "facebook social"],
])("the source of %j is %s", async (input, words) => {
  await visit(input);
  const [row] = await rows();
  expect(`${String(row?.["source"])} ${String(row?.["medium"])}`).toBe(words);
});

test("bots and browsers that send Global Privacy Control leave no record", async () => {
  await visit({}, { "user-agent": "Googlebot/2.1" });
  await visit({ touch: { aid: "7" } }, { "sec-gpc": "1" });
  expect(await rows()).toEqual([]);
});

test.each(["", "x", "null", "[]", "5", '{"id":1}', '{"id":"x"}', `{"id":"${"9".repeat(100_000)}"}`])(
  "%.30s is rejected with a message",
  async (payload) => {
    const { statusCode, body } = await beacon(payload);
    expect(statusCode).toBe(400);
    expect((JSON.parse(body) as { isSuccess: boolean }).isSuccess).toBe(false);
    expect(await rows()).toEqual([]);
  },
);

test("long values are truncated, and characters the database cannot store are dropped", async () => {
  const touch = { utm_source: "\u0000n".repeat(900), utm_campaign: ["not", "text"] };
  expect((await visit({ touch: { utm_source: touch.utm_source } })).statusCode).toBe(200);
  expect((await rows())[0]?.["source"]).toMatch(/^n{1,512}$/);
  expect((await visit({ touch })).statusCode).toBe(400);
});

test("prices and stock of a page's products are returned in display format", async () => {
  const ids = JSON.stringify([seededId(0), "unknown, of nobody"]);
  const { status, body } = await callRest(api.app, "listOffers", { params: { ids, zip: "55425" } });
  expect(status).toBe(200);
  const [sold, unknown] = body.data!.offers;
  expect(sold).toMatchObject({ productId: seededId(0) });
  expect(sold!.amounts!["cash"]).toMatch(/^\$[\d,]+\.\d\d$/);
  expect(sold!.delivery).toContain("55425");
  expect(unknown).toMatchObject({ availability: "NOT_AVAILABLE", label: "Not Available", amounts: null });
});

test.each([{}, { ids: "x" }, { ids: "[1]" }, { ids: "{}" }, { ids: "[]", zip: "00000" }])(
  "prices are not requested with %j",
  async (params) => {
    expect((await callRest(api.app, "listOffers", { params: params as never })).status).toBe(400);
  },
);

test.each(["/backoffice/", "/backoffice/orders/?a=1"])("%s is a staff page and no visit", async (path) => {
  expect((await visit({ path })).statusCode).toBe(200);
  expect(await rows()).toEqual([]);
});
