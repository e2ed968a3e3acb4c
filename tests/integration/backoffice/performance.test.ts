/**
 * The performance monitor: what browsers may report, and percentiles recomputed from the values (SPEED-1 to
 * SPEED-4).
 */
import { sql } from "kysely";
import { addDays, shopDay } from "#contract/time/days";
import { bucketOf, edgeOf, LAST_BUCKET, METRICS, type Metric } from "#contract/performance/schema";
import type { PerformanceInput } from "#contract/performance/calls";
import { PerformanceService } from "../../../server/performance/performance.service";
import { writePageViews } from "../../../server/performance/page-views.store";
import { isSampled } from "../../../server/performance/page-views.rules";
import { aCustomer, callRest, type TestUser } from "../../support/people/accounts";
import { sumUpMarked } from "../../support/orders/sum-up";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

jest.setTimeout(120_000);

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi(1);
  admin = await aCustomer(api, { role: "ADMIN" });
});
afterAll(() => api?.close());
beforeEach(async () => {
  for (const table of ["page_views", "page_view_marks", "page_view_days", "page_view_errors", "rate_limits"])
    await sql`DELETE FROM ${sql.table(table)}`.execute(api.database.db);
});

const PHONE = "Mozilla/5.0 (Linux; Android 14) Chrome/131.0.0.0 Mobile Safari/537.36";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";
const HOUR_MS = 3_600_000;

let made = 0;
const anId = (at = Date.now()) => Math.floor(at) - (made += 1) + 0.25;
/** Sends a beacon as the browser does: as text. */
const beacon = (payload: string, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: "POST",
    url: "/pageview",
    headers: { "content-type": "text/plain;charset=UTF-8", "user-agent": PHONE, ...headers },
    payload,
  });
const view = (input: object, headers?: Record<string, string>) =>
  beacon(JSON.stringify({ id: anId(), path: "/", ...input }), headers);
const rows = async () =>
  (await sql<Record<string, unknown>>`SELECT * FROM page_views ORDER BY id`.execute(api.database.db)).rows;
const sumUp = () => sumUpMarked(api.database.db, "page_view_marks");
const read = async (input: Partial<PerformanceInput> = {}) => {
  const { status, body } = await callRest(api.app, "readPerformance", {
    body: { from: "", to: "", pageType: "", deviceClass: "", release: "", ...input },
    bearer: admin.bearer,
  });
  expect([status, body.message ?? ""]).toEqual([200, expect.any(String)]);
  return body.data!;
};

test("a view is counted once, by its last message, without personal data", async () => {
  const id = anId();
  const seen = [
    [0, null, 310.5],
    [900, null, null],
    [1_840.2, null, null],
    [2_000, 0.04, null],
    [2_500, 0.03, null],
    [9_000, 0.05, null],
  ];
  const first = { id, path: "/product/a-tv/?email=ada@mail.example", seen };
  for (const input of [first, first]) expect((await view(input)).statusCode).toBe(200);
  expect(await rows()).toMatchObject([
    {
      turn: 0,
      page_type: "product",
      device_class: "PHONE",
      release: "0.1.0",
      lcp: 37,
      inp: null,
      cls: 7,
      ttfb: 13,
    },
  ]);
  // Exact values replace earlier ones, and omitted values stay. An older message or a replay changes nothing.
  const errors = ["Ada <ada@mail.example> at https://shop.example/a.js?key=1:2 of order 123456", "x", "x"];
  const exact = { id, turn: 2, path: "/product/a-tv/", lcp: 1_900, inp: 96, cls: 0.1, errors };
  for (const input of [exact, { ...exact, turn: 1, inp: 900 }, { ...exact, inp: 900 }, first])
    await view(input);
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ turn: 2, lcp: 38, inp: 10, cls: 10, ttfb: 13 });
  expect(row?.["errors"]).toEqual(["Ada <…> at https://shop.example/a.js of order …", "x"]);
  expect(JSON.stringify(row)).not.toMatch(/a-tv|ada@|127\.0\.0\.1|Android|key=/);
});

test("a missing shift means zero from a browser that supports it, and nothing from another", async () => {
  const seen = [[700, null, null]];
  await view({ seen });
  await view({ seen }, { "user-agent": FIREFOX });
  expect((await rows()).map(({ cls }) => cls).sort()).toEqual([0, null]);
});

test("a message without a date counts now, each as its own view", async () => {
  const before = Date.now();
  for (const lcp of [700, 800]) await beacon(JSON.stringify({ path: "/", seen: [[lcp, null, null]] }));
  const ids = (await rows()).map(({ id }) => Number(id));
  expect(ids).toHaveLength(2);
  expect(ids.filter((id) => id >= before && id < Date.now() + 1)).toEqual(ids);
});

test("bots and browsers that send Global Privacy Control leave no record", async () => {
  const refused: Record<string, string>[] = [{ "user-agent": "Googlebot/2.1" }, { "sec-gpc": "1" }];
  for (const headers of refused) expect((await view({ lcp: 1 }, headers)).statusCode).toBe(200);
  expect(await rows()).toEqual([]);
});

test("late and early messages are rejected without a new date", async () => {
  for (const at of [Date.now() - 24.1 * HOUR_MS, Date.now() + 0.2 * HOUR_MS])
    expect((await view({ id: anId(at), lcp: 1 })).statusCode).toBe(400);
  expect((await view({ id: anId(Date.now() - 23 * HOUR_MS), lcp: 1 })).statusCode).toBe(200);
  expect((await rows()).length).toBe(1);
});

test.each(
  [
    ["", "x", "null", "[]", "5", '{"id":1}', '{"id":"x","path":"/"}'],
    [`{"id":${"9".repeat(400)},"path":"/"}`, `{"path":"${"9".repeat(100_000)}"}`],
  ].flat(),
)("%.30s is rejected with a message", async (payload) => {
  const { statusCode, body } = await beacon(payload);
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
  expect((JSON.parse(body) as { isSuccess: boolean }).isSuccess).toBe(false);
  expect(await rows()).toEqual([]);
});

test.each([
  { lcp: -1 },
  { lcp: 1e9 },
  { lcp: "1" },
  { cls: {} },
  { inp: [1] },
  { turn: 40_000 },
  { turn: 0.5 },
  { seen: "x" },
  { seen: [1] },
  { seen: [[1, 2]] },
  { seen: [[1, "2", 3]] },
  { seen: Array.from({ length: 401 }, () => [1, 1, 1]) },
  { errors: ["x".repeat(501)] },
  { errors: [null] },
  { errors: Array.from({ length: 11 }, String) },
  { path: "x".repeat(2_001) },
])("%.40j is rejected", async (input) => {
  expect((await view(input)).statusCode).toBe(400);
  expect(await rows()).toEqual([]);
});

test("zero bytes and lone surrogates are dropped", async () => {
  expect((await view({ path: "/\u0000", errors: ["a\u0000b", "\ud800"] })).statusCode).toBe(200);
  expect(await rows()).toMatchObject([{ page_type: "home", errors: ["ab"] }]);
});

test("a flood of messages is throttled", async () => {
  await sql`DELETE FROM rate_limits`.execute(api.database.db);
  const limits = { limit: () => Promise.reject(new Error("too many")) };
  const settings = { sample: 100, release: "1" };
  const service = new PerformanceService({ backgroundDb: api.database.db, limits, settings } as never);
  const reporter = { origin: { ipAddress: "192.0.2.1", userAgent: PHONE }, refusesTracking: false };
  const input = { id: anId(), turn: 0, path: "/", seen: [], errors: [] };
  await expect(service.record(reporter, input as never)).rejects.toThrow("too many");
  expect(await rows()).toEqual([]);
});

test("the sample depends on the ID alone and has the configured rate", () => {
  const ids = Array.from({ length: 20_000 }, () => ({ id: Date.now() + Math.random() }));
  const share = (percent: number) => ids.filter((id) => isSampled(id, percent)).length / ids.length;
  expect([share(0), share(100)]).toEqual([0, 1]);
  expect(Math.abs(share(10) - 0.1)).toBeLessThan(0.02);
  for (const id of ids) if (isSampled(id, 10)) expect(isSampled(id, 50)).toBe(true);
});

/** Nearest-rank percentile computed from the raw values. */
function exactRank(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length - 1e-9) - 1]!;
}

test("percentiles match the reported values for every query", async () => {
  const today = shopDay(new Date());
  const random = seeded(20_261_126);
  const max: Record<Metric, number> = { lcp: 12_000, inp: 900, cls: 0.5, ttfb: 3_000 };
  const pageViews = Array.from({ length: 3_000 }, (_, at) => {
    const values = Object.fromEntries(
      METRICS.map((metric) => [metric, random() < 0.1 ? null : random() ** 2 * max[metric]]),
    ) as Record<Metric, number | null>;
    const pageType = (["home", "listing", "product"] as const)[Math.floor(random() * 3)]!;
    const deviceClass = random() < 0.6 ? "PHONE" : "DESKTOP";
    const release = random() < 0.5 ? "1.2" : "1.10";
    return { at, day: addDays(today, -Math.floor(random() * 3)), pageType, deviceClass, release, values };
  });
  await writePageViews(
    api.database.db,
    pageViews.map(({ at, day, values, ...of }) => ({
      ...of,
      id: Date.parse(`${day}T18:00:00Z`) + at + 0.5,
      turn: 0,
      errors: at % 30 === 0 ? ["x is not a function"] : at % 100 === 1 ? ["Load failed"] : [],
      ...(Object.fromEntries(
        METRICS.map((metric) => [metric, values[metric] === null ? null : bucketOf(metric, values[metric])]),
      ) as Record<Metric, number | null>),
    })),
  );
  await sumUp();
  const expectFigures = (figures: Awaited<ReturnType<typeof read>>["totals"], of: typeof pageViews) => {
    for (const metric of METRICS) {
      const values = of.flatMap(({ values: byMetric }) =>
        byMetric[metric] === null ? [] : [byMetric[metric]],
      );
      const ranks = [0.5, 0.75, 0.95].map((share) => {
        const edge = edgeOf(metric, bucketOf(metric, exactRank(values, share)));
        return edge === Infinity ? -1 : edge;
      });
      const { views, p50, p75, p95 } = figures[metric]!;
      expect([metric, views, p50, p75, p95]).toEqual([metric, values.length, ...ranks]);
    }
  };
  const all = await read();
  expectFigures(all.totals, pageViews);
  expect(all.days).toHaveLength(28);
  const keyed = [
    ...[all.days.slice(-3), all.pageTypes, all.deviceClasses, all.releases].map((groups, at) => ({
      groups,
      at,
    })),
  ];
  expect(keyed.map(({ groups }) => groups.length)).toEqual([3, 3, 2, 2]);
  for (const { groups, at } of keyed) {
    const name = (["day", "pageType", "deviceClass", "release"] as const)[at]!;
    for (const { key, figures } of groups)
      expectFigures(
        figures,
        pageViews.filter((pageView) => pageView[name] === key),
      );
  }
  expect(all.releases.map(({ key }) => key)).toEqual(["1.10", "1.2"]);
  expect(all.errors).toEqual([
    { message: "x is not a function", views: 100 },
    { message: "Load failed", views: 30 },
  ]);
  const yesterday = addDays(today, -1);
  const narrowed = {
    from: yesterday,
    to: yesterday,
    pageType: "product",
    deviceClass: "PHONE",
    release: "1.2",
  };
  const some = await read(narrowed);
  expectFigures(
    some.totals,
    pageViews.filter(
      (pageView) =>
        pageView.day === yesterday &&
        pageView.pageType === "product" &&
        pageView.deviceClass === "PHONE" &&
        pageView.release === "1.2",
    ),
  );
  // A day rebuilt after a late view has the same figures plus one view.
  await view({ lcp: 1 });
  await sumUp();
  expect((await read()).totals.lcp!.views).toBe(all.totals.lcp!.views + 1);
  expect((await read({ from: addDays(today, -20), to: addDays(today, -10) })).totals.lcp).toBeNull();
});

test("the budget is a bucket edge, and values above all edges have no upper one", () => {
  expect([
    bucketOf("lcp", 2_500),
    bucketOf("lcp", 2_500.1),
    bucketOf("cls", 0.1),
    bucketOf("cls", 0),
  ]).toEqual([...[50, 51, 10, 0]]);
  for (const metric of METRICS) expect(edgeOf(metric, bucketOf(metric, 3_000_000))).toBe(Infinity);
  expect(edgeOf("inp", LAST_BUCKET - 1)).toBe(2_000);
});

test.each([
  [{ from: "2026-02-02", to: "2026-02-01" }],
  [{ from: "2020-01-01", to: "2026-01-01" }],
  [{ from: "x" }],
  [{ pageType: "secret" }],
  [{ deviceClass: 1 }],
])("%j is an invalid query", async (body) => {
  const answer = await callRest(api.app, "readPerformance", { body: body as never, bearer: admin.bearer });
  expect(answer.status).toBe(400);
});

/** Deterministic random numbers. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
