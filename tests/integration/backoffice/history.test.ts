/**
 * The generated history shared by demo and benchmarks is one the shop itself could have: its books balance
 * and no work is stuck.
 */
import { sql } from "kysely";
import { addDays, shopDay } from "#contract/time/days";
import type { ItemStatus } from "#contract/orders/item-statuses";
import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import type { DeliveryType, OrderStatus } from "#contract/orders/orders";
import { reportCall } from "#contract/reports/calls";
import { namedTotals, REPORT_SHAPES } from "#contract/reports/shapes";
import type { ReportKey } from "#contract/reports/reports";
import { reviewForm } from "#contract/reviews/schema";
import { MONEY_CASE_STATES, type MoneyCaseState } from "#contract/payments/exceptions";
import { addHistory, SMALL_HISTORY } from "../../../demo/history/history";
import { TROUBLES } from "../../../demo/history/payment-exceptions";
import { orderCommission, type CommissionTerms } from "../../../server/affiliates/ledger/commission.rules";
import { reconcile } from "../../../server/payment-exceptions/reconcile.change";
import { ORDERS_PATH, readOrderList } from "../../../src/features/orders/backoffice/list/order-list-address";
import { listUrl } from "../../../src/ui/list/list-address";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { createTestDatabase } from "../../support/hosts/fresh-db";
import { runCommand } from "../../support/hosts/run-command";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

jest.setTimeout(180_000);
const SIZE = { ...SMALL_HISTORY, orders: 400, customers: 50, visits: 1_000, applications: 20, events: 3_000 };

interface RuleVersion {
  readonly action: string;
  readonly createdBy: string | null;
  readonly createdAt: string;
}

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi(10);
  admin = await signedIn(api, "ADMIN");
  await addHistory(api.database.db, SIZE);
});
afterAll(() => api?.close());

test("a shop without products gets an error that says to load some first", async () => {
  const empty = await createTestDatabase();
  const result = await runCommand("demo/history/add-history.ts", { DATABASE_URL: empty.url });
  await empty.drop();
  const output = "This shop has no products yet. Run npm start once, or import products.\n";
  expect(result).toEqual({ exitCode: 1, output });
});

const firstRow = async (statement: string) =>
  (await sql<Record<string, number>>`SELECT ${sql.raw(statement)}`.execute(api.database.db)).rows[0]!;
async function totalsOf(key: ReportKey): Promise<Readonly<Record<string, number>>> {
  const today = shopDay(new Date());
  const body = { from: addDays(today, -SIZE.days - 1), to: today, pageNumber: 1, pageSize: 25 };
  const answer = await callRest(api.app, reportCall("read", key), { bearer: admin.bearer, body });
  return namedTotals(REPORT_SHAPES[key], answer.body.data!.totals);
}

test("the reports agree with a history's money, commissions, visits and supplier orders", async () => {
  const money = await firstRow(`
    (SELECT sum(paid_cents) FROM payments)::float8
      + (SELECT sum(cents - cents / 10) FROM leases WHERE state <> 'DELIVERED')::float8 AS paid,
    (SELECT sum(refunded_cents) FROM payments)::float8
      + (SELECT sum(cents - cents / 10) FROM leases WHERE state = 'RETURNED')::float8 AS refunded`);
  expect(await totalsOf("revenue")).toEqual(money);
  expect(money["refunded"]).toBeGreaterThan(0);
  const owed = await firstRow(`sum(take_cents)::float8 AS owed,
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
  const expenses = await totalsOf("bestbuybilling");
  expect(expenses["expected"]).toBeGreaterThan(0);
  expect(expenses["billed"]).toEqual(
    (await firstRow("sum(cents)::float8 AS billed FROM supplier_bill_lines"))["billed"],
  );
  expect((await totalsOf("mostpopularproducts"))["views"]).toBeGreaterThan(SIZE.events / 2);
});

test("every commission follows its terms, and affiliates may have different terms", async () => {
  const { rows } = await sql<CommissionTerms & { netCents: number; takeCents: number; isCapped: boolean }>`
    SELECT net_cents AS "netCents", take_cents AS "takeCents", is_capped AS "isCapped",
      per_application_cents AS "perApplicationCents", per_order_cents AS "perOrderCents",
      percent_hundredths AS "percentHundredths", most_per_order_cents AS "maxPerOrderCents",
      most_per_month_cents AS "maxPerMonthCents"
    FROM affiliate_entries AS entry JOIN affiliate_terms AS terms ON terms.id = entry.terms_id
    WHERE kind = 'ORDER'`.execute(api.database.db);
  for (const { netCents, takeCents, isCapped, ...terms } of rows)
    expect({ takeCents, isCapped }).toEqual(orderCommission(terms, netCents, 0));
  expect(new Set(rows.map(({ isCapped }) => isCapped))).toEqual(new Set([true, false]));
  expect(new Set(rows.map(({ percentHundredths }) => percentHundredths)).size).toBeGreaterThan(3);
});

test("visits, orders and views have plausible places and times, and page speed was measured", async () => {
  const counts = await firstRow(`
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

test("items match the state of their order, and confirmed items were bought by staff or from the supplier", async () => {
  const { rows } = await sql<{ status: OrderStatus; delivery: DeliveryType; item: ItemStatus; n: number }>`
    SELECT o.status, delivery_type AS delivery, item.status AS item, count(*)::int AS n
    FROM orders AS o JOIN order_items AS item ON item.order_id = o.id GROUP BY 1, 2, 3`.execute(
    api.database.db,
  );
  const odd = rows.filter(({ status, delivery, item }) => {
    const place = ORDER_STATUS_ROWS[status].items.become?.[delivery];
    return place && item !== place && item !== "CANCELLED_BY_SUPPLIER";
  });
  expect(odd).toEqual([]);
  const bought = await firstRow(`
    count(*) FILTER (WHERE is_bought_by_hand)::int AS hand, count(*) FILTER (WHERE placed.id IS NOT NULL)::int AS placed,
    count(*) FILTER (WHERE is_bought_by_hand = (placed.id IS NOT NULL))::int AS odd
    FROM orders JOIN order_items AS item ON item.order_id = orders.id LEFT JOIN supplier_orders AS placed ON placed.order_id = orders.id
    WHERE orders.status = 'CONFIRMED_BY_SUPPLIER'`);
  expect(bought["odd"]).toBe(0);
  expect(Math.min(bought["hand"]!, bought["placed"]!)).toBeGreaterThan(2);
});

test("one of three supplier bills has mismatches, and later orders are not billed yet", async () => {
  const { bearer } = admin;
  const { body } = await callRest(api.app, "listSupplierBills", { bearer, body: {} });
  expect(body.data!.rows.map(({ mismatches }) => mismatches)).toEqual([4, 0, 0]);
  const unbilled = await callRest(api.app, "listUnbilledOrders", { bearer, body: {} });
  expect(unbilled.body.data!.total).toBeGreaterThan(0);
});

const casesOf = async (state: MoneyCaseState) =>
  (
    await callRest(api.app, "listMoneyCases", {
      bearer: admin.bearer,
      body: { state, pageNumber: 1, pageSize: 100 },
    })
  ).body.data!.rows;

test("hosts find no pending work in a history, and no payment exceptions but those in its books", async () => {
  const before = await Promise.all(MONEY_CASE_STATES.map(casesOf));
  await reconcile(api.database.db, TROUBLES);
  expect(await Promise.all(MONEY_CASE_STATES.map(casesOf))).toEqual(before);
  expect(await firstRow("count(*)::int AS marks FROM affiliate_marks")).toEqual({ marks: 0 });
  expect(await firstRow("count(*)::int AS unsent FROM affiliate_entries WHERE told_at IS NULL")).toEqual({
    unsent: 0,
  });
});

test("payment exceptions have several kinds and amounts, and staff have handled some of them", async () => {
  const [open, done, autoResolved] = await Promise.all(MONEY_CASE_STATES.map(casesOf));
  const cases = [...open!, ...done!, ...autoResolved!];
  expect(new Set(cases.map(({ kind }) => kind))).toEqual(
    new Set([
      ...["DISPUTED", "OVERPAID", "UNDERPAID", "REFUND_BY_HAND"],
      ...["SUPPLIER_CANCELLED", "NOT_FUNDED"],
    ]),
  );
  expect(new Set(cases.map(({ amount }) => amount)).size).toBeGreaterThan(cases.length / 2);
  expect(Math.min(open!.length, done!.length)).toBeGreaterThan(2);
  expect(autoResolved).toHaveLength(2);
  const { case: looked } = (
    await callRest(api.app, "getMoneyCase", {
      bearer: admin.bearer,
      params: { id: done![0]!.id },
    })
  ).body.data!;
  expect(looked.notes).toMatchObject([{ by: admin.username, isDone: true }]);
});

test("staff refunded what payments say was refunded, each with a reason, and daily totals match", async () => {
  const totals = await firstRow(`
    (SELECT sum(refunded_cents) FROM payments)::float8 AS refunded,
    (SELECT sum(amount_cents) FROM refunds)::float8 AS "asked",
    (SELECT sum(amount_cents) FROM refunds WHERE state = 'DONE')::float8 AS "settled",
    (SELECT count(*) FROM staff_refunds AS back WHERE event_id IS NULL OR NOT EXISTS (
      SELECT FROM order_events WHERE id = event_id AND actor = staff_id AND order_id = back.order_id))::int AS unsent,
    (SELECT count(*) FROM staff_refunds WHERE created_at > now())::int AS early,
    (SELECT count(DISTINCT kind) FROM staff_refunds)::int AS kinds,
    (SELECT count(DISTINCT cents) FROM staff_refunds)::int AS amounts`);
  expect(totals).toMatchObject({ unsent: 0, early: 0, kinds: 3 });
  expect(totals["amounts"]).toBeGreaterThan(10);
  const call = { bearer: admin.bearer, params: {} };
  const refunds = (await callRest(api.app, "sumRefunds", call)).body.data!;
  // Manual refunds: requested by staff, and only partly settled.
  expect(refunds.totalCents).toBe(totals["refunded"]! - totals["settled"]! + totals["asked"]!);
  expect(new Set(refunds.rows.map(({ username }) => username))).toEqual(new Set([admin.username]));
});

test("staff have saved views that still open as saved, and versions of the price rules", async () => {
  const call = { bearer: admin.bearer, params: { list: "orders" } } as const;
  const { views } = (await callRest(api.app, "listViews", call)).body.data!;
  expect(new Set(views.map(({ isShared }) => isShared))).toEqual(new Set([true, false]));
  for (const { query } of views)
    expect(listUrl(ORDERS_PATH, readOrderList(`?${query}`))).toBe(`${ORDERS_PATH}?${query}`);

  const { data } = await api.query(
    `{ getPriceMarkupVersions(pageNumber: 1, pageSize: 25) { versions { action ruleCount createdBy createdAt } } }`,
    {},
    { authorization: admin.bearer },
  );
  const { versions } = (data as { getPriceMarkupVersions: { versions: RuleVersion[] } })
    .getPriceMarkupVersions;
  expect(versions.map(({ action }) => action)).toEqual([
    "ROLLED_BACK",
    "DELETED",
    "ADDED",
    "UPDATED",
    "ADDED",
    "ADDED",
    "STARTED",
  ]);
  const own = versions.filter(({ action }) => action !== "STARTED");
  expect(new Set(own.map(({ createdBy }) => createdBy))).toEqual(new Set([admin.username]));
  const moments = own.map(({ createdAt }) => createdAt);
  expect(moments).toEqual([...moments].sort().reverse());
  expect(Date.parse(moments.at(-1)!)).toBeLessThan(Date.now() - (SIZE.days / 2) * 86_400_000);
});

test("only customers who received a product reviewed it, once, and every review status occurs", async () => {
  const counts = await firstRow(`count(*)::int AS written, count(DISTINCT stars)::int AS stars,
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
  const texts = body.data!.rows.map(({ text }) => text);
  expect(new Set(texts).size).toBeGreaterThan(texts.length / 2);
  // The review form accepts each of them.
  for (const { stars, title, text, name } of body.data!.rows)
    expect(reviewForm.validateSync({ stars, title, text, name })).toEqual({ stars, title, text, name });
});
