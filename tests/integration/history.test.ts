/** The history that demo and benchmarks share is one that the shop itself could have: its books agree and nothing is stuck. */
import { sql } from "kysely";
import { addDays, shopDay } from "#contract/days";
import { reportCall } from "#contract/report-calls";
import { namedSums, REPORT_SHAPES } from "#contract/report-shapes";
import type { ReportKey } from "#contract/reports";
import { reviewForm } from "#contract/reviews";
import { addHistory, SMALL_HISTORY } from "../../demo/history/history";
import { orderTake, type TakeTerms } from "../../server/affiliates/ledger/take.rules";
import { callRest, signedIn, type TestUser } from "../support/accounts";
import { startTestApi, type TestApi } from "../support/test-api";

jest.setTimeout(180_000);
const SIZE = { ...SMALL_HISTORY, orders: 400, customers: 50, visits: 1_000, applications: 20, events: 3_000 };

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi(10);
  admin = await signedIn(api, "ADMIN");
  await addHistory(api.database.db, SIZE);
});
afterAll(() => api?.close());

const one = async (statement: string) =>
  (await sql<Record<string, number>>`SELECT ${sql.raw(statement)}`.execute(api.database.db)).rows[0]!;
async function totalsOf(key: ReportKey): Promise<Readonly<Record<string, number>>> {
  const today = shopDay(new Date());
  const body = { from: addDays(today, -SIZE.days - 1), to: today, pageNumber: 1, pageSize: 25 };
  const answer = await callRest(api.app, reportCall("read", key), { bearer: admin.bearer, body });
  return namedSums(REPORT_SHAPES[key], answer.body.data!.totals);
}

test("money, commissions, visits and suppliers of a history are what its reports say", async () => {
  const money = await one(`
    (SELECT sum(paid_cents) FROM payments)::float8 + (SELECT sum(cents - cents / 10) FROM leases)::float8 AS paid,
    (SELECT sum(refunded_cents) FROM payments)::float8
      + (SELECT sum(cents - cents / 10) FROM leases WHERE state = 'RETURNED')::float8 AS refunded`);
  expect(await totalsOf("revenue")).toEqual(money);
  expect(money["refunded"]).toBeGreaterThan(0);
  const owed = await one(`sum(take_cents)::float8 AS owed,
    count(*) FILTER (WHERE kind = 'ORDER')::int AS orders, count(*) FILTER (WHERE kind = 'REVERSAL')::int AS reversed
    FROM affiliate_entries`);
  const summary = await totalsOf("affiliatesummary");
  expect([summary["earned"]! - summary["back"]!, summary["orders"]]).toEqual([owed["owed"], owed["orders"]]);
  expect(owed["reversed"]).toBeGreaterThan(0);
  expect(await totalsOf("sources")).toMatchObject({ visits: SIZE.visits });
  expect(await totalsOf("sales")).toMatchObject({
    applications: SIZE.applications,
    approvals: SIZE.applications / 2,
  });
  expect((await totalsOf("bestbuybilling"))["expected"]).toBeGreaterThan(0);
  expect((await totalsOf("mostpopularproducts"))["views"]).toBeGreaterThan(SIZE.events / 2);
});

test("every commission is what its terms say, and no two affiliates need to have the same ones", async () => {
  const { rows } = await sql<TakeTerms & { netCents: number; takeCents: number; isCapped: boolean }>`
    SELECT net_cents AS "netCents", take_cents AS "takeCents", is_capped AS "isCapped",
      per_application_cents AS "perApplicationCents", per_order_cents AS "perOrderCents",
      percent_hundredths AS "percentHundredths", most_per_order_cents AS "mostPerOrderCents",
      most_per_month_cents AS "mostPerMonthCents"
    FROM affiliate_entries AS entry JOIN affiliate_terms AS terms ON terms.id = entry.terms_id
    WHERE kind = 'ORDER'`.execute(api.database.db);
  for (const { netCents, takeCents, isCapped, ...terms } of rows)
    expect({ takeCents, isCapped }).toEqual(orderTake(terms, netCents, 0));
  expect(new Set(rows.map(({ isCapped }) => isCapped))).toEqual(new Set([true, false]));
  expect(new Set(rows.map(({ percentHundredths }) => percentHundredths)).size).toBeGreaterThan(3);
});

test("visits, orders and views come from where and when a shop's may, and pages were measured", async () => {
  const counts = await one(`
    (SELECT count(DISTINCT (source, medium, campaign)) FROM visits WHERE affiliate_id IS NULL)::int AS ways,
    (SELECT count(DISTINCT attribution) FROM orders WHERE NOT attribution ? 'aid')::int AS attributions,
    (SELECT count(*) FROM orders WHERE attribution ? 'gclid')::int AS clicked,
    (SELECT count(*) FROM orders AS o WHERE attribution ? 'aid'
      AND NOT EXISTS (SELECT FROM visits WHERE affiliate_id = o.attribution ->> 'aid'))::int AS unvisited,
    (SELECT count(*) FROM visits WHERE started_at > now())::int AS early,
    (SELECT count(DISTINCT n) FROM (SELECT count(*) AS n FROM visits GROUP BY shop_day(started_at)) AS days)::int AS amounts,
    (SELECT count(DISTINCT page_type) FROM page_view_days WHERE metric = 'lcp')::int AS pages`);
  expect(counts).toMatchObject({ ways: 8, attributions: 7, unvisited: 0, early: 0, pages: 6 });
  expect(counts["clicked"]).toBeGreaterThan(10);
  expect(counts["amounts"]).toBeGreaterThan(4);
  expect((await totalsOf("googlekeywords"))["orders"]).toBeGreaterThan(10);
});

test("hosts find nothing to do and nothing stuck in a history", async () => {
  const { body } = await callRest(api.app, "listMoneyCases", {
    bearer: admin.bearer,
    body: { pageNumber: 1, pageSize: 25 },
  });
  expect(body.data).toMatchObject({ cases: [] });
  expect(await one("count(*)::int AS marks FROM affiliate_marks")).toEqual({ marks: 0 });
  expect(await one("count(*)::int AS untold FROM affiliate_entries WHERE told_at IS NULL")).toEqual({
    untold: 0,
  });
});

test("only who bought and received has reviewed, once, and every kind of standing is among them", async () => {
  const counts = await one(`count(*)::int AS written, count(DISTINCT stars)::int AS stars,
    count(DISTINCT status)::int AS statuses, count(staff_answer)::int AS answered,
    count(*) FILTER (WHERE written_at > now() OR decided_at < written_at OR written_at < created_at)::int AS odd,
    count(*) FILTER (WHERE NOT EXISTS (SELECT FROM order_items AS item JOIN orders ON orders.id = item.order_id
      WHERE item.order_id = reviews.order_id AND item.product_id = reviews.product_id AND item.status = 'DELIVERED'
        AND orders.user_id = reviews.user_id AND orders.created_at < reviews.written_at))::int AS unproved,
    (SELECT count(DISTINCT decline_reason) FROM reviews)::int AS reasons,
    (SELECT count(*) FROM review_votes JOIN reviews AS own ON own.id = review_id
      WHERE own.user_id = review_votes.user_id)::int AS own_votes,
    (SELECT count(*) FROM review_votes)::int AS votes,
    (SELECT count(*) FROM review_pictures)::int AS pictures FROM reviews`);
  expect(counts).toMatchObject({ stars: 5, statuses: 3, odd: 0, unproved: 0, own_votes: 0 });
  expect(counts["written"]).toBeGreaterThan(50);
  for (const some of ["answered", "reasons", "votes", "pictures"]) expect(counts[some]).toBeGreaterThan(1);
  const { body } = await callRest(api.app, "listReviewQueue", {
    bearer: admin.bearer,
    body: { state: "PUBLISHED", pageSize: 100 },
  });
  const texts = body.data!.reviews.map(({ text }) => text);
  expect(new Set(texts).size).toBeGreaterThan(texts.length / 2);
  // As a buyer's form takes them.
  for (const { stars, title, text, name } of body.data!.reviews)
    expect(reviewForm.validateSync({ stars, title, text, name })).toEqual({ stars, title, text, name });
});
