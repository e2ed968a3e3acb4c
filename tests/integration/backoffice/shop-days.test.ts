/** Staff lists and totals use the shop's days, as reports do, across clock changes too (SITE-12). */
import { sql } from "kysely";
import { addDays, shopDay } from "#contract/time/days";
import { addManyOrders } from "../../../demo/history/many-orders";
import { withinShopDays } from "../../../server/db/querying/shop-days";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi(5);
  await addManyOrders(api.database.db, { orders: 4, customers: 1 });
  admin = await signedIn(api, "ADMIN");
});
afterAll(() => api?.close());

/**
 * First and last moment of the day, and the moments around it, in UTC: a day of 24 hours, one of 23 and one
 * of 25.
 */
const DAYS = [
  ["2026-11-27", "2026-11-27T06:00:00Z", "2026-11-28T05:59:59.999Z"],
  ["2026-03-08", "2026-03-08T06:00:00Z", "2026-03-09T04:59:59.999Z"],
  ["2026-11-01", "2026-11-01T05:00:00Z", "2026-11-02T05:59:59.999Z"],
] as const;

test.each(DAYS)("%s starts and ends at the shop's midnights in SQL", async (day, first, last) => {
  const moments = [Date.parse(first) - 1, Date.parse(first), Date.parse(last), Date.parse(last) + 1];
  for (const [at, isWithin] of moments.map(
    (ms, index) => [new Date(ms), index === 1 || index === 2] as const,
  )) {
    const { rows } = await sql<{ is: boolean; day: string }>`SELECT
      ${sql.join(withinShopDays(sql`${at}::timestamptz`, { from: day, to: day }), sql` AND `)} AS "is",
      shop_day(${at}::timestamptz)::text AS day`.execute(api.database.db);
    expect(rows[0]).toEqual({ is: isWithin, day: shopDay(at) });
  }
});

test.each(DAYS)(
  "the order list and its export have an order on %s when the reports do",
  async (day, first, last) => {
    const { db } = api.database;
    const moments = [Date.parse(first) - 1, Date.parse(first), Date.parse(last), Date.parse(last) + 1];
    const { rows } = await sql<{
      id: string;
    }>`SELECT id FROM orders ORDER BY created_at DESC, id LIMIT 4`.execute(db);
    for (const [index, ms] of moments.entries()) {
      const at = new Date(ms);
      await sql`UPDATE orders SET submitted_at = ${at} WHERE id = ${rows[index]!.id}`.execute(db);
      await sql`UPDATE order_list SET submitted_at = ${at} WHERE order_id = ${rows[index]!.id}`.execute(db);
    }
    const filter = { from: day, to: day };
    const { data } = await api.query(
      `query ($filter: OrderFilterInput) { list: listOrders(filter: $filter, pageSize: 100) {
      orders { id orderSubmittedDate } } }`,
      { filter },
      { authorization: admin.bearer },
    );
    const listed = (data as { list: { orders: { id: string; orderSubmittedDate: string }[] } }).list.orders;
    const ours = listed.filter(({ id }) => rows.some((row) => row.id === id));
    expect(ours.map(({ id }) => id).sort()).toEqual([rows[1]!.id, rows[2]!.id].sort());
    expect(listed.every(({ orderSubmittedDate }) => shopDay(new Date(orderSubmittedDate)) === day)).toBe(
      true,
    );
    const file = await api.app.inject({
      method: "POST",
      url: "/admin/orders/export",
      headers: { authorization: admin.bearer },
      payload: { filter },
    });
    const written = file.payload
      .trimEnd()
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(",")[1]!);
    expect(written).toHaveLength(listed.length);
    expect(
      written.every(
        (cell) => /^"\d{4}-\d\d-\d\dT[\d:]{8}-0[56]:00"$/.test(cell) && cell.startsWith(`"${day}`),
      ),
    ).toBe(true);
  },
);

test("staff refunds are dated by the shop's day, and the audit log filters by the same days", async () => {
  const { db } = api.database;
  const day = "2026-11-27";
  const moments = [
    "2026-11-27T05:59:59Z",
    "2026-11-27T06:00:00Z",
    "2026-11-28T05:59:59Z",
    "2026-11-28T06:00:00Z",
  ];
  const { rows: columns } = await sql<{ id: string }>`SELECT id FROM orders LIMIT 1`.execute(db);
  for (const [index, at] of moments.entries()) {
    await sql`INSERT INTO staff_refunds (order_id, staff_id, kind, cents, is_proven, created_at)
      VALUES (${columns[0]!.id}, ${admin.userId}, 'REFUND', ${10 ** index}, false, ${at}::timestamptz)`.execute(
      db,
    );
  }
  const refundTotals = async (params: object) =>
    (await callRest(api.app, "sumRefunds", { bearer: admin.bearer, params: params as never })).body.data!;
  expect((await refundTotals({ from: day, to: day })).rows).toMatchObject([{ day, cents: 110, changes: 2 }]);
  expect(
    (await refundTotals({ from: addDays(day, -1), to: addDays(day, 1) })).rows.map((row) => [
      row.day,
      row.cents,
    ]),
  ).toEqual([
    [addDays(day, 1), 1000],
    [day, 110],
    [addDays(day, -1), 1],
  ]);
});
