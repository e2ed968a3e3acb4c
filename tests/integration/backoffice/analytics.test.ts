/** Visitor events: deduplicated at the API and in the daily totals (ANALYTICS-1 to ANALYTICS-8). */
import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { idAt } from "#contract/analytics/event-id";
import { dimensionIndex, DIMENSIONS, FIRST_DIMENSION, LAST_DIMENSION } from "#contract/analytics/dimensions";
import { GA4_LIMITS, ga4Name } from "#contract/analytics/ga4";
import { addDays, shopDay } from "#contract/time/days";
import { createEventStore } from "../../../server/analytics/events.store";
import { signedIn } from "../../support/people/accounts";
import { sumUpMarked } from "../../support/orders/sum-up";
import { queryHost, startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(1);
});
afterAll(() => api?.close());
afterEach(async () => {
  // One table at a time: all at once would wait for a job that waits for them.
  for (const table of ["analytics_events", "analytics_marks", "analytics_days", "analytics_refusals"])
    await sql`DELETE FROM ${sql.table(table)}`.execute(db());
});

const db = () => api.database.db;
const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
const RECORD = `mutation ($visit: ID, $events: [AnalyticsEventInput!]!) {
  receipt: recordAnalyticsEvents(visit: $visit, events: $events) { accepted rejected { id reason } } }`;
const anId = (at = Date.now()) => idAt(at, randomBytes(10));
const aView = (id = anId()) => ({ id, kind: "VIEW", values: [{ dimension: 2, value: "product" }] });

async function record(events: unknown, headers: Record<string, string> = BROWSER, visit: unknown = null) {
  const answer = await queryHost(api.app, RECORD, { visit, events }, headers);
  return { ...answer, receipt: (answer.data as { receipt: unknown } | null)?.receipt };
}
async function countOf(table: "analytics_events" | "analytics_days" | "analytics_refusals"): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(db());
  return rows[0]!.n;
}
async function daysOf(from: string, to = from) {
  const { bearer } = await signedIn(api, "ADMIN");
  const query = `query ($from: String!, $to: String!) { days: getAnalyticsDays(from: $from, to: $to) {
    day kind pageType deviceClass events cents } }`;
  const { data } = await queryHost(api.app, query, { from, to }, { authorization: bearer });
  return (data as { days: object[] }).days;
}

const sumUp = () => sumUpMarked(db(), "analytics_marks");

test("an event counts once, however often and in whatever batch it is sent", async () => {
  const view = aView();
  const bought = {
    id: anId(),
    kind: "BUY",
    values: [
      { dimension: dimensionIndex("deviceClass"), value: "phone" },
      { dimension: dimensionIndex("orderTotal"), value: "12999" },
    ],
  };
  const batches = [[view], [view, view, bought], [bought, view]];
  const answers = await Promise.all(batches.map((events) => record(events)));
  expect(answers.map(({ receipt }) => receipt)).toEqual(
    [1, 3, 2].map((accepted) => ({ accepted, rejected: [] })),
  );
  expect(await countOf("analytics_events")).toBe(2);
});

test("totals are built for shop days, and rebuilt when an event arrives late", async () => {
  const at = Date.now() - 3_600_000;
  const day = shopDay(new Date(at));
  await record([aView(anId(at)), aView(anId(at))]);
  await sumUp();
  const [sum] = await daysOf(day);
  expect(sum).toEqual({ day, kind: "VIEW", pageType: "product", deviceClass: "", events: 2, cents: 0 });
  await record([aView(anId(at))]);
  await sumUp();
  expect(await daysOf(day)).toMatchObject([{ events: 3 }]);
});

test("events too late or too early are rejected without a new date; the rest of the batch counts", async () => {
  const [late, early, good] = [anId(Date.now() - 25 * 3_600_000), anId(Date.now() + 600_000), anId()];
  const { receipt } = await record([late, early, good].map((id) => aView(id)));
  expect(receipt).toEqual({
    accepted: 1,
    rejected: [
      { id: late, reason: "TOO_LATE" },
      { id: early, reason: "TOO_EARLY" },
    ],
  });
  expect(await countOf("analytics_events")).toBe(1);
  expect(await countOf("analytics_refusals")).toBe(2);
});

test("nothing is stored for a browser that sends Global Privacy Control, and bots are counted apart", async () => {
  expect((await record([aView()], { ...BROWSER, "sec-gpc": "1" })).receipt).toEqual({
    accepted: 0,
    rejected: [],
  });
  expect(await countOf("analytics_refusals")).toBe(0);
  expect((await record([aView(), aView()], { "user-agent": "Examplebot/2.1" })).status).toBe(200);
  expect(await countOf("analytics_events")).toBe(0);
  const { rows } = await sql`SELECT reason, events FROM analytics_refusals`.execute(db());
  expect(rows).toEqual([{ reason: "BOT", events: 2 }]);
});

test("text that may identify a person is dropped, and so are zero bytes", async () => {
  const searches = ["ada@example.com", "612 555 0100 12", "tv\u0000 stand"].map((value) => ({
    id: anId(),
    kind: "SEARCH",
    values: [{ dimension: dimensionIndex("searchText"), value }],
  }));
  expect((await record(searches)).receipt).toMatchObject({ accepted: 3 });
  const { rows } = await sql<{ said: string | null }>`
    SELECT dimensions ->> ${String(dimensionIndex("searchText"))} AS said FROM analytics_events ORDER BY 1`.execute(
    db(),
  );
  expect(rows.map(({ said }) => said)).toEqual(["tv stand", null, null]);
});

test.each([
  ["an id that is not a version 7 UUID", [{ ...aView(), id: randomUUID() }]],
  ["a dimension there is not", [{ ...aView(), values: [{ dimension: 107, value: "x" }] }]],
  ["a dimension twice", [{ ...aView(), values: [...aView().values, ...aView().values] }]],
  [
    "a dimension of another event",
    [{ ...aView(), values: [...aView().values, { dimension: dimensionIndex("orderTotal"), value: "1" }] }],
  ],
  ["an event without its required fields", [{ ...aView(), values: [] }]],
  [
    "an invalid number",
    [{ id: anId(), kind: "BUY", values: [{ dimension: dimensionIndex("orderTotal"), value: "-1" }] }],
  ],
  ["a huge value", [{ ...aView(), values: [{ dimension: 2, value: "x".repeat(101) }] }]],
  ["no event", []],
  ["too many events", Array.from({ length: 51 }, () => aView())],
  ["a kind there is not", [{ ...aView(), kind: "STEAL" }]],
  ["no list", "x"],
])("%s is rejected, and nothing of its batch is stored", async (_what, events) => {
  const { errors } = await record(events);
  expect(errors[0]!.extensions.code).toBe("BAD_USER_INPUT");
  expect(await countOf("analytics_events")).toBe(0);
});

test("a visit ID is a UUID", async () => {
  expect((await record([aView()], BROWSER, "me")).errors[0]!.extensions.code).toBe("BAD_USER_INPUT");
  expect((await record([aView()], BROWSER, randomUUID())).receipt).toMatchObject({ accepted: 1 });
});

test("months are partitions, dropped after the retention period", async () => {
  const store = createEventStore(db());
  const old = Date.now() - 200 * 86_400_000;
  const event = { visit: null, pageType: "home", deviceClass: "phone", cents: 0, dimensions: {} };
  await store.write([{ ...event, id: anId(old), at: old, kind: "VIEW" }]);
  expect(await countOf("analytics_events")).toBe(1);
  await sumUp();
  await store.maintainPartitions(Date.now());
  expect(await countOf("analytics_events")).toBe(0);
});

test("totals are read for valid days only, and only with the permission", async () => {
  const today = shopDay(new Date());
  const query = `query ($from: String!, $to: String!) { getAnalyticsDays(from: $from, to: $to) { events } }`;
  const { bearer } = await signedIn(api, "ADMIN");
  for (const [from, to] of [
    [today, addDays(today, -1)],
    ["2026-02-30", today],
    ["x", today],
    ["2001-01-01", today],
  ]) {
    const { errors } = await queryHost(api.app, query, { from, to }, { authorization: bearer });
    expect(errors[0]!.extensions.code).toBe("BAD_USER_INPUT");
  }
  const { errors } = await queryHost(api.app, query, { from: today, to: today });
  expect(errors[0]!.extensions.code).toBe("UNAUTHENTICATED");
});

test("every number from 2 to 106 has one name, and Google Analytics gets no more than its limits", () => {
  const all = Object.entries(DIMENSIONS);
  expect(all.map(([index]) => Number(index))).toEqual(
    Array.from({ length: LAST_DIMENSION - FIRST_DIMENSION + 1 }, (_, at) => FIRST_DIMENSION + at),
  );
  expect(new Set(all.map(([, { name }]) => name)).size).toBe(all.length);
  const sent = all.map(([, dimension]) => dimension).filter(({ isInGa4 }) => isInGa4);
  const users = sent.filter(({ scope }) => scope === "visitor");
  expect(users.length).toBeLessThanOrEqual(GA4_LIMITS.userDimensions);
  expect(sent.length - users.length).toBeLessThanOrEqual(GA4_LIMITS.eventDimensions);
  for (const { name } of sent) expect(ga4Name(name).length).toBeLessThanOrEqual(GA4_LIMITS.nameLength);
});
