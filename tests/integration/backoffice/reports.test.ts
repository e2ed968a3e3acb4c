/**
 * Reports over random histories, recomputed by plain SQL: before the daily roll-up, after it, and after late
 * changes of past days (REPORT-3 to REPORT-6).
 */
import { sql } from "kysely";
import { formatCalendarDay, SHOP_TIME_ZONE } from "#contract/time/days";
import { reportCall } from "#contract/reports/calls";
import { REPORT_SHAPES } from "#contract/reports/shapes";
import { REPORT_KEYS, type ReportKey } from "#contract/reports/reports";
import { rollUp } from "../../../server/reports/rolling.store";
import { aCustomer, callRest, type TestUser } from "../../support/people/accounts";
import { randomOf } from "../../support/chance";
import { randomBooks, type RandomBooks } from "../../support/orders/random-books";
import { reportRows, sumUpAll } from "../../support/people/report-rows";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

jest.setTimeout(180_000);

const SEED = Number(process.env["REPORT_SEED"] ?? 20_260_308);
const ROUNDS = Number(process.env["REPORT_ROUNDS"] ?? 60);
const DAY_MS = 86_400_000;
/** More than a year, so both clock changes are in it. */
const DAYS = 400;

let api: TestApi;
let admin: TestUser;
let books: RandomBooks;
const days = { from: "", to: "" };
beforeAll(async () => {
  api = await startTestApi(8);
  admin = await aCustomer(api, { role: "ADMIN" });
  const people = await Promise.all([1, 2, 3].map(() => aCustomer(api)));
  const { rows: products } = await sql<{ id: string }>`SELECT product_id AS id FROM products`.execute(
    api.database.db,
  );
  const last = new Date(Date.now() - 60_000);
  const first = new Date(last.getTime() - DAYS * DAY_MS);
  books = randomBooks(api.database.db, randomOf(SEED), {
    userIds: people.map(({ userId }) => userId),
    productIds: products.map(({ id }) => id),
    first,
    last,
  });
  await books.addOrders(ROUNDS);
  await books.addVisits(ROUNDS);
  await books.addApprovals(5);
  await books.addAffiliates(20);
  const { rows } = await sql<{ from: string; to: string }>`
    SELECT (now() AT TIME ZONE ${SHOP_TIME_ZONE} - interval '401 days')::date::text AS from,
      (now() AT TIME ZONE ${SHOP_TIME_ZONE})::date::text AS to`.execute(api.database.db);
  Object.assign(days, rows[0]);
});
afterAll(() => api.close());

const plain = async (columns: string, group: string, where = "true") =>
  (
    await sql<Record<string, string | number>>`SELECT ${sql.raw(columns)} FROM money_entries
      WHERE ${sql.raw(where)} GROUP BY ${sql.raw(group)}`.execute(api.database.db)
  ).rows;
const dayOf = `(at AT TIME ZONE '${SHOP_TIME_ZONE}')::date::text`;

const rowsOf = (report: ReportKey, keys: (string | null)[] = []) =>
  reportRows(api, admin.bearer, report, { ...days, keys });

/** Runs the check at each stage of the daily totals. */
async function inEveryStage(check: () => Promise<void>): Promise<void> {
  await check();
  await sumUpAll(api.database.db);
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM report_days`.execute(
    api.database.db,
  );
  expect(rows[0]!.count).toBeGreaterThan(DAYS);
  await check();
  await books.correct(12);
  await check();
  await sumUpAll(api.database.db);
  await check();
}

test("entered events match payments and leases to the cent", async () => {
  const entries = await sql<{ gateway: string; state: string; paid: number; refunded: number; at: Date }>`
    SELECT gateway, state, paid_cents AS paid, refunded_cents AS refunded, at FROM money_entries`.execute(
    api.database.db,
  );
  const line = (entry: { gateway: string; state: string; paid: number; refunded: number; at: Date }) =>
    [entry.at.toISOString(), entry.gateway, entry.state, entry.paid, entry.refunded].join(" ");
  expect(entries.rows.map(line).sort()).toEqual(books.changes.map(line).sort());
});

test("transactions: every event by handler and outcome", () =>
  inEveryStage(async () => {
    const rows = await rowsOf("transactions");
    const expected = await plain(
      "gateway, state, count(*)::int AS events, sum(amount_cents)::int AS amount, sum(paid_cents)::int AS paid, sum(refunded_cents)::int AS refunded",
      "1, 2",
    );
    const expectedLines = expected.map(({ gateway, state, ...totals }) =>
      [gateway, state, ...Object.values(totals)].join(),
    );
    expect(rows.map(({ keys, sums }) => [...keys, ...sums].join()).sort()).toEqual(expectedLines.sort());
  }));

test("revenue: paid less refunded by day and method, together equal to the payments' balance", () =>
  inEveryStage(async () => {
    const rows = await rowsOf("revenue");
    const expected = await plain(
      `${dayOf} AS day, method, sum(paid_cents)::int AS paid, sum(refunded_cents)::int AS refunded`,
      "1, 2",
      "paid_cents <> 0 OR refunded_cents <> 0",
    );
    const expectedLines = expected.map(({ day, method, ...totals }) =>
      [day, method, ...Object.values(totals)].join(),
    );
    expect(rows.map(({ day, keys, sums }) => [day, ...keys, ...sums].join()).sort()).toEqual(
      expectedLines.sort(),
    );

    const { rows: held } = await sql<{ net: number }>`
      SELECT ((SELECT sum(paid_cents - refunded_cents) FROM payments) + (SELECT COALESCE(sum(funded_cents), 0) FROM leases))::int AS net`.execute(
      api.database.db,
    );
    const net = rows.reduce((sum, { sums: [paid = 0, refunded = 0] }) => sum + paid - refunded, 0);
    expect(net).toBe(held[0]!.net);
  }));

test("the headline figure, the chart, the rows and their drill-down agree", async () => {
  await books.correct(3);
  for (const report of REPORT_KEYS) {
    const { body } = await callRest(api.app, reportCall("read", report), {
      bearer: admin.bearer,
      body: days,
    });
    const { totals, points, total } = body.data!;
    expect([report, total > 0]).toEqual([report, true]);
    const width = REPORT_SHAPES[report].sums.length;
    const charted = Array.from({ length: width }, (_, at) =>
      points.reduce((sum, point) => sum + point.sums.reduce((subtotal, row) => subtotal + row[at]!, 0), 0),
    );
    expect(charted).toEqual(totals);
    const rows = await rowsOf(report);
    expect(rows).toHaveLength(total);
    for (const row of [rows[0]!, rows.at(-1)!, rows[Math.floor(rows.length / 2)]!]) {
      const range = row.day === null ? days : { from: row.day, to: row.day };
      const opened = await callRest(api.app, reportCall("open", report), {
        bearer: admin.bearer,
        body: { ...range, keys: row.keys, pageSize: 100 },
      });
      const { totals: onTop, rows: entries, total: count, names } = opened.body.data!;
      expect([row.keys, onTop]).toEqual([row.keys, row.sums]);
      expect(names).toEqual(row.names.slice(0, names.length));
      if (count > 100) continue;
      const added = row.sums.map((_, at) => entries.reduce((sum, { sums }) => sum + sums[at]!, 0));
      expect(added).toEqual(row.sums);
    }
  }
});

test("a report offers the key values in its range, whatever the filters", async () => {
  const { body } = await callRest(api.app, "readTransactionsReport", {
    bearer: admin.bearer,
    body: { ...days, keys: ["KLARNA", null] },
  });
  const kinds = async (column: string) =>
    (await plain(`${column} AS key`, "1")).map(({ key }) => key as string).sort();
  const [gateways, states] = body.data!.choices.map((choices) => choices.map(({ key }) => key).sort());
  expect(gateways).toEqual(await kinds("gateway"));
  expect(states).toEqual(await kinds("state"));
  expect(body.data!.choices[0]).toContainEqual({ key: "", name: "No lessor yet" });
});

test("the previous period has as many days, and ends at the same time of day while the period is running", async () => {
  const { body } = await callRest(api.app, "readRevenueReport", {
    bearer: admin.bearer,
    body: { from: "", to: "" },
  });
  const { from, to, today, at, before } = body.data!;
  expect(to).toBe(today);
  const { rows } = await sql<{ from: string; to: string; until: Date; net: number[] }>`
    WITH bounds AS (
      SELECT (${from}::date - 30)::timestamp AT TIME ZONE ${SHOP_TIME_ZONE} AS start,
        (${at}::timestamptz AT TIME ZONE ${SHOP_TIME_ZONE} - interval '30 days') AT TIME ZONE ${SHOP_TIME_ZONE} AS until
    )
    SELECT (${from}::date - 30)::text AS from, (${from}::date - 1)::text AS to, until, (
      SELECT ARRAY[COALESCE(sum(paid_cents), 0)::int, COALESCE(sum(refunded_cents), 0)::int] FROM money_entries
      WHERE money_entries.at >= start AND money_entries.at < until) AS net
    FROM bounds`.execute(api.database.db);
  const [expected] = rows;
  expect(before).toEqual({
    from: expected!.from,
    to: expected!.to,
    until: expected!.until.toISOString(),
    totals: expected!.net,
  });
});

test("an export has every row of the report and its drill-down, with dollars and escaped text", async () => {
  const rows = await rowsOf("revenue");
  const file = await requestFile({ ...days });
  const [head, ...lines] = file.trimEnd().split("\r\n");
  expect(head).toBe('\uFEFF"Day","Method","Revenue","Paid","Refunded"');
  expect(lines).toHaveLength(rows.length);
  const [{ day, names, sums }] = rows as [(typeof rows)[number]];
  const dollars = [sums[0]! - sums[1]!, ...sums].map((cents) => (cents / 100).toFixed(2));
  expect(lines[0]).toBe(`"${day}","${names[0]}",${dollars.join()}`);
  const entries = (await requestFile({ ...days, what: "entries" })).trimEnd().split("\r\n");
  const counted = books.changes.filter(({ paid, refunded }) => paid !== 0 || refunded !== 0).length;
  expect(entries).toHaveLength(counted + 1);
  expect(entries[0]).toBe('\uFEFF"Time","Order","Method","Revenue","Paid","Refunded"');

  const { body } = await callRest(api.app, "listAudit", { bearer: admin.bearer });
  expect(body.data?.rows[0]).toMatchObject({
    note: `Report exported: Revenue, ${formatCalendarDay(days.from)} to ${formatCalendarDay(days.to)}`,
  });
});

test("a percentage in an export is a number with its sign", async () => {
  await sql`INSERT INTO visits (id, source, medium, campaign, landing_path, referrer_host, device, started_at)
    SELECT gen_random_uuid(), 'of-files', 'none', '-7.5', '/', '', 'desktop', ${`${days.from}T20:00:00Z`}::timestamptz
    FROM generate_series(1, 8)`.execute(api.database.db);
  const lines = (await requestFile({ ...days }, "sources")).split("\r\n");
  expect(lines[0]).toBe('\uFEFF"Source","Medium","Campaign","Visits","Orders","Orders per visit","Revenue"');
  expect(lines).toContain('"of-files","none","-7.5",8,0,0.0%,0.00');
});

test("an export of customer value has lifetime figures as numbers and days in ISO form", async () => {
  const [head, ...lines] = (await requestFile({ ...days }, "customervalue")).trimEnd().split("\r\n");
  expect(head).toContain('"Customer","Lifetime net","Lifetime orders","First order","Last order","Net"');
  const ofCustomer = lines.filter((line) => line.includes("@"));
  expect(ofCustomer.length).toBeGreaterThan(0);
  for (const line of ofCustomer)
    expect(line).toMatch(/^"[^"]+",-?\d+\.\d\d,\d+,(?:\d{4}-\d\d-\d\d)?,(?:\d{4}-\d\d-\d\d)?,/);
});

async function requestFile(body: object, report = "revenue"): Promise<string> {
  const answer = await api.app.inject({
    method: "POST",
    url: `/admin/reports/${report}/export`,
    headers: { authorization: admin.bearer },
    payload: body,
  });
  expect(answer.headers["content-disposition"]).toBe(
    `attachment; filename="${report}-${days.from}-${days.to}.csv"`,
  );
  return answer.payload;
}

test.each([
  [{ from: "2026-02-30" }, "from"],
  [{ from: "2026-03-02", to: "2026-03-01" }, null],
  [{ from: "2126-03-02", to: "2126-03-03" }, null],
  [{ from: "2001-01-01" }, null],
  [{ keys: ["a", "b", "c", "d"] }, "keys"],
  [{ pageSize: 7 }, "pageSize"],
])("%j is rejected", async (body, field) => {
  const { status, body: refused } = await callRest(api.app, "readRevenueReport", {
    bearer: admin.bearer,
    body,
  });
  expect(status).toBe(400);
  if (field) expect(refused.fieldErrors?.map(({ property }) => property)).toContain(field);
});

test("the database uses days of the shop's time zone", async () => {
  const { rows } = await sql<{ differ: number }>`
    SELECT count(*)::int AS differ FROM generate_series('2020-01-01'::timestamptz, '2030-01-01', interval '1 hour') AS at
    WHERE shop_day(at) <> (at AT TIME ZONE ${SHOP_TIME_ZONE})::date`.execute(api.database.db);
  expect(rows[0]!.differ).toBe(0);
});

test("two concurrent roll-ups and a change during them leave no day wrong", async () => {
  const { db } = api.database;
  await sumUpAll(api.database.db);
  const [paid] = books.changes.filter((change) => change.paid > 0);
  const id = await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; day: string }>`
      UPDATE payments SET refunded_cents = refunded_cents + 1, state = 'PARTLY_REFUNDED', updated_at = ${paid!.at}
      WHERE id = (SELECT source_id FROM money_entries WHERE method <> 'LEASE' AND paid_cents > 0 ORDER BY id LIMIT 1)
      RETURNING id`.execute(trx);
    // The change is not committed yet: neither host sees it, and neither may lose it.
    await Promise.all([rollUp(db), rollUp(db)]);
    return rows[0]!.id;
  });
  const { rows: pending } = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM report_marks`.execute(db);
  expect([id, pending[0]!.count > 0]).toEqual([id, true]);
  await Promise.all([rollUp(db), rollUp(db)]);
  const [row] = (await rowsOf("revenue")).slice(-1);
  expect(row).toBeDefined();
  const { rows: held } = await sql<{ net: number }>`
    SELECT sum(paid_cents - refunded_cents)::int AS net FROM money_entries`.execute(db);
  const net = (await rowsOf("revenue")).reduce((sum, { sums: [is = 0, back = 0] }) => sum + is - back, 0);
  expect(net).toBe(held[0]!.net);
});
