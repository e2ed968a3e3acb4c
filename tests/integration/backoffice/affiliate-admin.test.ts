/** Affiliate admin: affiliates, their terms and the balance the shop owes them (AFFILIATE-9). */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { formatCalendarDay } from "#contract/time/days";
import { addDemoAffiliates, DEMO_AFFILIATES } from "../../../demo/demo-affiliates";
import { anAffiliate } from "../../support/people/affiliates";
import { callRest, requestRest, signedIn, type TestUser } from "../../support/people/accounts";
import { anOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { waitFor } from "../../support/hosts/wait-for";

jest.setTimeout(120_000);

let shop: OrderShop;
let admin: TestUser;
let support: TestUser;
beforeAll(async () => {
  shop = await openOrderShop({ config: { affiliates: null } });
  admin = await signedIn(shop.api, "ADMIN");
  support = await signedIn(shop.api, "CUSTOMERSUPPORT");
});
afterAll(() => shop?.stop());

const today = async (days = 0) =>
  (
    await sql<{ day: string }>`SELECT (shop_day(now()) + ${days}::int)::text AS day`.execute(
      shop.api.database.db,
    )
  ).rows[0]!.day;
const add = (code: string, name: string) =>
  callRest(shop.app, "addAffiliate", { bearer: admin.bearer, body: { code, name } });
const addTerms = async (code: string, terms: object) =>
  callRest(shop.app, "addAffiliateTerms", {
    bearer: admin.bearer,
    params: { code },
    body: { fromDay: await today(), idempotencyKey: randomUUID(), ...terms },
  });
const get = async (code: string) =>
  (await callRest(shop.app, "getAffiliate", { bearer: admin.bearer, params: { code } })).body.data!.affiliate;

test("an affiliate, its sub-affiliates and terms are each added once and recorded in the audit log", async () => {
  expect((await add("blog-1", "A blog")).body).toMatchObject({
    isSuccess: true,
    data: { affiliate: { isActive: true } },
  });
  expect((await add("blog-1", "Another")).body.fieldErrors).toMatchObject([
    { property: "code", constraints: { TAKEN: "This code is already in use" } },
  ]);
  const params = { code: "blog-1" };
  const sub = { bearer: admin.bearer, params, body: { code: "mail", name: "Its mails" } };
  expect((await callRest(shop.app, "addSubAffiliate", sub)).status).toBe(200);
  expect((await callRest(shop.app, "addSubAffiliate", sub)).status).toBe(400);
  const idempotencyKey = randomUUID();
  const terms = {
    subAffiliate: "mail",
    perOrder: 300,
    percentHundredths: 250,
    maxPerOrder: 5_000,
    idempotencyKey,
  };
  const both = await Promise.all([addTerms("blog-1", terms), addTerms("blog-1", terms)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await get("blog-1")).toMatchObject({
    subAffiliates: [{ code: "mail", name: "Its mails" }],
    terms: [
      {
        subAffiliate: "mail",
        state: "STANDING",
        perApplication: 0,
        perOrder: 300,
        percentHundredths: 250,
        maxPerOrder: 5_000,
        maxPerMonth: null,
        untilDay: null,
        addedBy: admin.username,
      },
    ],
  });
  const change = { bearer: admin.bearer, params, body: { name: "The blog", isActive: false } };
  expect((await callRest(shop.app, "changeAffiliate", change)).body.data!.affiliate).toMatchObject(
    change.body,
  );
  const { body } = await callRest(shop.app, "listAudit", {
    bearer: admin.bearer,
    params: { kind: "STAFF_CHANGE", username: admin.username },
  });
  expect(body.data!.rows.map(({ note }) => note)).toEqual([
    "affiliate blog-1: off",
    `affiliate blog-1: terms from ${formatCalendarDay(await today())} added`,
    "affiliate blog-1: sub-affiliate mail added",
    "affiliate blog-1: added",
  ]);
});

test("the newest terms in effect apply, and no terms start in the past", async () => {
  await add("follows", "Follows");
  await addTerms("follows", { perOrder: 100 });
  await addTerms("follows", { perOrder: 200 });
  await addTerms("follows", { perOrder: 300, fromDay: await today(3), untilDay: await today(9) });
  expect((await get("follows")).terms.map(({ perOrder, state }) => [perOrder, state])).toEqual([
    [300, "COMING"],
    [200, "STANDING"],
    [100, "OVER"],
  ]);
  expect((await addTerms("follows", { perOrder: 1, fromDay: await today(-1) })).status).toBe(400);
});

test.each([
  ["addAffiliateTerms", { perOrder: -1 }],
  ["addAffiliateTerms", { perOrder: 1.5 }],
  ["addAffiliateTerms", { perOrder: "many" }],
  ["addAffiliateTerms", { percentHundredths: 10_001 }],
  ["addAffiliateTerms", { maxPerOrder: 1e15 }],
  ["addAffiliateTerms", { fromDay: "2026-02-30" }],
  ["addAffiliateTerms", { untilDay: "2020-01-01" }],
  ["addAffiliateTerms", { idempotencyKey: "x" }],
] as const)("%s with %j is rejected as invalid input", async (_call, odd) => {
  await anAffiliate(shop.api.database.db, "odd", null);
  expect((await addTerms("odd", odd)).status).toBe(400);
});

test("unknown records return not found, and malformed codes are rejected", async () => {
  const getAffiliate = (code: string) =>
    callRest(shop.app, "getAffiliate", { bearer: admin.bearer, params: { code } });
  expect((await getAffiliate("nobody")).status).toBe(404);
  expect((await addTerms("nobody", {})).status).toBe(404);
  expect((await add("a b", "Spaces")).status).toBe(400);
  expect((await add("é", "Letters")).status).toBe(400);
});

test("support can neither read nor write affiliates", async () => {
  const { bearer } = support;
  expect((await callRest(shop.app, "listAffiliates", { bearer, body: {} })).status).toBe(403);
  expect((await callRest(shop.app, "addAffiliate", { bearer, body: { code: "x", name: "x" } })).status).toBe(
    403,
  );
});

test("clicks and commissions are counted by month, and the statement is safe to open in a spreadsheet", async () => {
  const { db } = shop.api.database;
  await anAffiliate(db, "owed", { perOrderCents: 1_234 });
  await sql`INSERT INTO sub_affiliates (affiliate, code, name) VALUES ('owed', '=1+1', 'Odd')`.execute(db);
  await sql`INSERT INTO visits (id, source, medium, campaign, affiliate_id, landing_path, referrer_host, device)
    VALUES (${randomUUID()}, 'owed', 'affiliate', '', 'owed', '/', '', 'PHONE')`.execute(db);
  const paid = await shop.paid(anOrder({ attribution: { aid: "owed", sid: "=1+1" } }));
  const cancelled = await shop.paid(anOrder({ attribution: { aid: "owed" } }));
  const entries = (count: number) =>
    waitFor(async () => {
      const { rows } = await sql<{ found: number }>`SELECT count(*)::int AS found FROM affiliate_entries
        WHERE affiliate = 'owed'`.execute(db);
      return rows[0]!.found === count || null;
    });
  await entries(2);
  await shop.cancel(cancelled);
  await entries(3);

  const list = await callRest(shop.app, "listAffiliates", { bearer: admin.bearer, body: { text: "OWE" } });
  expect(list.body.data).toMatchObject({
    total: 1,
    rows: [
      { code: "owed", subAffiliates: 1, clicks: 1, earnedThisMonth: 1_234, earnedLastMonth: 0, owed: 1_234 },
    ],
  });
  const month = (await today()).slice(0, 7);
  expect((await get("owed")).months).toEqual([
    { month, clicks: 1, applications: 0, orders: 2, earned: 2_468, takenBack: 1_234, commission: 1_234 },
  ]);
  const file = await requestRest(shop.app, "exportAffiliateStatement", {
    bearer: admin.bearer,
    params: { code: "owed" },
    body: { month },
  });
  expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(file.headers["content-disposition"]).toBe(`attachment; filename="statement-owed-${month}.csv"`);
  const lines = file.body.split("\r\n");
  expect(lines).toHaveLength(6);
  expect(file.body).toContain(`"Paid order","'=1+1","${paid.order.uniqueId}",`);
  expect(lines[3]).toMatch(/"Reversed",,".+",0\.00,-12\.34,$/);
  expect(lines[4]).toBe(',"Total",,,,12.34,');
});

describe("payouts", () => {
  const pay = async (code: string, payout: object) =>
    callRest(shop.app, "addAffiliatePayout", {
      bearer: admin.bearer,
      params: { code },
      body: { day: await today(), reference: "T-1", idempotencyKey: randomUUID(), ...payout },
    });
  const undo = (code: string, payoutId: string) =>
    callRest(shop.app, "undoAffiliatePayout", { bearer: admin.bearer, params: { code, payoutId } });
  const earn = async (code: string, perOrderCents: number) => {
    const { db } = shop.api.database;
    await anAffiliate(db, code, { perOrderCents });
    const paid = await shop.paid(anOrder({ attribution: { aid: code } }));
    await waitFor(async () => (await get(code)).balance.earned === perOrderCents || null);
    return paid;
  };

  test("reduce the balance, are recorded once and never exceed the balance, even with two concurrent requests", async () => {
    const order = await earn("payee", 10_000);
    const idempotencyKey = randomUUID();
    const same = { cents: 2_500, reference: "T-1", day: await today(-3), idempotencyKey };
    const both = await Promise.all([pay("payee", same), pay("payee", same)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const five = await Promise.all([1, 2, 3, 4, 5].map(() => pay("payee", { cents: 2_000 })));
    expect(five.map(({ status }) => status).sort()).toEqual([200, 200, 200, 400, 400]);
    expect(five.find(({ status }) => status === 400)!.body.fieldErrors).toMatchObject([
      { property: "cents", constraints: { TOO_MUCH: "That's more than you owe" } },
    ]);
    const { balance, payouts } = await get("payee");
    expect(balance).toEqual({ earned: 10_000, paid: 8_500, owed: 1_500 });
    expect(payouts).toHaveLength(4);
    expect(payouts.at(-1)).toMatchObject({
      cents: 2_500,
      reference: "T-1",
      day: await today(-3),
      notedBy: admin.username,
      undoneAt: null,
    });
    await shop.cancel(order);
    await waitFor(async () => (await get("payee")).balance.earned === 0 || null);
    expect((await get("payee")).balance).toEqual({ earned: 0, paid: 8_500, owed: -8_500 });
    expect((await pay("payee", { cents: 1 })).status).toBe(400);
  });

  test("entered by mistake are reversed once and stay in the list", async () => {
    await earn("mistaken", 1_000);
    await pay("mistaken", { cents: 1_000 });
    const [{ id } = { id: "" }] = (await get("mistaken")).payouts;
    const [first, second] = await Promise.all([undo("mistaken", id), undo("mistaken", id)]);
    expect([first!.status, second!.status]).toEqual([200, 200]);
    expect(await get("mistaken")).toMatchObject({
      balance: { earned: 1_000, paid: 0, owed: 1_000 },
      payouts: [{ id, cents: 1_000, undoneBy: admin.username }],
    });
    const { body } = await callRest(shop.app, "listAudit", {
      bearer: admin.bearer,
      params: { kind: "STAFF_CHANGE", username: admin.username },
    });
    const notes = body.data!.rows.map(({ note }) => note).filter((note) => note?.includes("mistaken"));
    expect(notes).toEqual([
      `affiliate mistaken: payout of $10.00 on ${formatCalendarDay(await today())} undone`,
      `affiliate mistaken: payout of $10.00 on ${formatCalendarDay(await today())} recorded`,
    ]);
  });

  test.each([
    { cents: 0 },
    { cents: -5 },
    { cents: 1.5 },
    { cents: 1e15 },
    { cents: null },
    { day: "2026-02-30" },
    { day: "1999-01-01" },
    { day: "2999-01-01" },
    { reference: " " },
    { reference: "x".repeat(101) },
    { idempotencyKey: "x" },
  ])("with %j are rejected as invalid input", async (odd) => {
    await anAffiliate(shop.api.database.db, "odd", null);
    expect((await pay("odd", { cents: 1, ...odd })).status).toBe(400);
  });

  test("return not found for an unknown affiliate or number, and support cannot make them", async () => {
    await anAffiliate(shop.api.database.db, "odd", null);
    expect((await pay("nobody", { cents: 1 })).status).toBe(404);
    expect((await undo("odd", "999999999999")).status).toBe(404);
    expect((await undo("odd", "99999999999999999999999")).status).toBe(400);
    const call = { bearer: support.bearer, params: { code: "odd", payoutId: "1" } };
    expect((await callRest(shop.app, "undoAffiliatePayout", call)).status).toBe(403);
  });
});

test("demo affiliates are added once, and only to a shop that has none", async () => {
  const { db } = shop.api.database;
  await sql`TRUNCATE affiliate_entries, affiliate_payouts, affiliates CASCADE`.execute(db);
  expect([await addDemoAffiliates(db), await addDemoAffiliates(db)]).toEqual([true, false]);
  for (const { code, terms } of DEMO_AFFILIATES) expect((await get(code)).terms).toHaveLength(terms.length);
});
