/** Payouts to all affiliates at once: what is due, one run, one file (AFFILIATE-11). */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { formatCalendarDay, shopDay } from "#contract/time/days";
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

const day = shopDay(new Date());
const due = async () => (await callRest(shop.app, "listPayoutsDue", { bearer: admin.bearer })).body.data!;
const dueOf = async (...codes: string[]) => (await due()).rows.filter(({ code }) => codes.includes(code));
const record = (id: string, run: object) =>
  callRest(shop.app, "recordPayoutRun", {
    bearer: admin.bearer,
    params: { id },
    body: { day, reference: "Run 1", payouts: [], ...run },
  });
const runs = async () =>
  (await callRest(shop.app, "listPayoutRuns", { bearer: admin.bearer, body: {} })).body.data!;
const exported = (id: string) =>
  requestRest(shop.app, "exportPayoutRun", { bearer: admin.bearer, params: { id } });
const earn = async (code: string, perOrderCents: number) => {
  await anAffiliate(shop.api.database.db, code, { perOrderCents });
  const paid = await shop.paid(anOrder({ attribution: { aid: code } }));
  await waitFor(async () => (await dueOf(code)).some(({ owed }) => owed === perOrderCents) || null);
  return paid;
};

test("records what is due, once for two concurrent requests, and exports it", async () => {
  await earn("first", 1_250);
  await earn("second", 9_900);
  await anAffiliate(shop.api.database.db, "nothing", { perOrderCents: 100 });
  const before = await dueOf("first", "second", "nothing");
  expect(before.map(({ code, owed }) => [code, owed])).toEqual([
    ["second", 9_900],
    ["first", 1_250],
  ]);
  const payouts = before.map(({ code, owed }) => ({ code, cents: owed }));
  const id = randomUUID();
  const both = await Promise.all([record(id, { payouts }), record(id, { payouts })]);
  expect(both.map(({ status, body }) => [status, body.message])).toEqual([
    [200, "Payouts recorded."],
    [200, "Payouts recorded."],
  ]);
  expect(await dueOf("first", "second")).toEqual([]);
  expect((await runs()).rows.find((run) => run.id === id)).toMatchObject({
    day,
    reference: "Run 1",
    payouts: 2,
    cents: 11_150,
    undone: 0,
    recordedBy: admin.username,
  });
  const file = await exported(id);
  expect(file.headers["content-disposition"]).toBe(`attachment; filename="payouts-${day}.csv"`);
  expect(file.body.replace("\uFEFF", "").split("\r\n")).toEqual([
    '"Affiliate","Code","Amount","Payment date","Reference"',
    `"Partner first","first",12.50,"${day}","Run 1"`,
    `"Partner second","second",99.00,"${day}","Run 1"`,
    '"Total",,111.50,,',
    "",
  ]);
  const { body } = await callRest(shop.app, "listAudit", {
    bearer: admin.bearer,
    params: { kind: "STAFF_CHANGE", username: admin.username },
  });
  expect(body.data!.rows.map(({ note }) => note)).toEqual([
    `affiliate payouts: $111.50 to 2 on ${formatCalendarDay(day)} recorded`,
  ]);
});

test("pays nobody when one of them is owed less by now", async () => {
  const order = await earn("returns", 2_000);
  await earn("keeps", 3_000);
  const payouts = [
    { code: "returns", cents: 2_000 },
    { code: "keeps", cents: 3_000 },
  ];
  await shop.cancel(order);
  await waitFor(async () => (await dueOf("returns")).length === 0 || null);
  const id = randomUUID();
  const refused = await record(id, { payouts });
  expect([refused.status, refused.body.message]).toEqual([
    400,
    "You owe less by now to Partner returns. Reload and try again.",
  ]);
  expect(await dueOf("keeps")).toMatchObject([{ owed: 3_000 }]);
  expect((await exported(id)).statusCode).toBe(404);
});

test("never pays an amount twice, even by two runs and a single payout at once", async () => {
  await earn("raced", 5_000);
  const payouts = [{ code: "raced", cents: 5_000 }];
  const alone = callRest(shop.app, "addAffiliatePayout", {
    bearer: admin.bearer,
    params: { code: "raced" },
    body: { cents: 5_000, day, reference: "Alone", idempotencyKey: randomUUID() },
  });
  const all = await Promise.all([
    record(randomUUID(), { payouts }),
    record(randomUUID(), { payouts }),
    alone,
  ]);
  expect(all.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  const { rows } = await sql<{ cents: number }>`SELECT sum(cents)::int AS cents FROM affiliate_payouts
    WHERE affiliate = 'raced'`.execute(shop.api.database.db);
  expect(rows).toEqual([{ cents: 5_000 }]);
});

test("leaves out what was undone", async () => {
  await earn("kept", 700);
  await earn("undone", 800);
  const id = randomUUID();
  await record(id, {
    payouts: [
      { code: "kept", cents: 700 },
      { code: "undone", cents: 800 },
    ],
  });
  const undo = async (code: string) => {
    const { body } = await callRest(shop.app, "getAffiliate", { bearer: admin.bearer, params: { code } });
    const payoutId = body.data!.affiliate.payouts[0]!.id;
    await callRest(shop.app, "undoAffiliatePayout", { bearer: admin.bearer, params: { code, payoutId } });
  };
  await undo("undone");
  expect((await runs()).rows.find((run) => run.id === id)).toMatchObject({
    payouts: 1,
    cents: 700,
    undone: 1,
  });
  expect((await exported(id)).body).toContain('"Total",,7.00,,');
  expect((await exported(id)).body).not.toContain("Partner undone");
  expect(await dueOf("undone")).toMatchObject([{ owed: 800 }]);
  await undo("kept");
  expect((await exported(id)).statusCode).toBe(404);
});

describe("a run is refused", () => {
  const payout = { code: "odd", cents: 1 };
  test.each([
    [{ payouts: [] }],
    [{ payouts: null }],
    [{ payouts: [payout, payout] }],
    [{ payouts: Array.from({ length: 501 }, (_, at) => ({ code: `odd-${at}`, cents: 1 })) }],
    [{ payouts: [{ ...payout, cents: 0 }] }],
    [{ payouts: [{ ...payout, cents: 1.5 }] }],
    [{ payouts: [{ ...payout, code: "é" }] }],
    [{ payouts: [payout], day: "2999-01-01" }],
    [{ payouts: [payout], day: "2026-02-30" }],
    [{ payouts: [payout], reference: " " }],
  ])("with %j", async (odd) => {
    await anAffiliate(shop.api.database.db, "odd", null);
    expect((await record(randomUUID(), odd)).status).toBe(400);
  });

  test("for an id that is no UUID, an unknown affiliate, and staff without the permission", async () => {
    expect((await record("x", { payouts: [payout] })).status).toBe(400);
    expect((await record(randomUUID(), { payouts: [{ code: "nobody", cents: 1 }] })).status).toBe(404);
    const { bearer } = support;
    const call = { bearer, params: { id: randomUUID() }, body: { day, reference: "R", payouts: [payout] } };
    expect((await callRest(shop.app, "recordPayoutRun", call)).status).toBe(403);
    expect((await callRest(shop.app, "listPayoutsDue", { bearer })).status).toBe(403);
  });
});
