/**
 * Reports over random histories, recomputed from the raw tables by independent SQL and code: before the daily
 * roll-up, after it, and after corrections of past days (REPORT-6 to REPORT-13).
 */
import { sql } from "kysely";
import { dimensionIndex } from "#contract/analytics/dimensions";
import { addDays, SHOP_TIME_ZONE } from "#contract/time/days";
import type { ReportKey } from "#contract/reports/reports";
import { createEventStore } from "../../../server/analytics/events.store";
import { sourceOf } from "../../../server/visits/source.rules";
import { aCustomer, type TestUser } from "../../support/people/accounts";
import { randomOf } from "../../support/chance";
import { randomBooks, type RandomBooks } from "../../support/orders/random-books";
import { expectTotalsOfRows, reportRows, sumUpAll } from "../../support/people/report-rows";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

jest.setTimeout(240_000);

const SEED = Number(process.env["REPORT_SEED"] ?? 20_260_309);
const ROUNDS = Number(process.env["REPORT_ROUNDS"] ?? 60);
const DAYS = 400;

let api: TestApi;
let admin: TestUser;
let books: RandomBooks;
let people: TestUser[];
const days = { from: "", to: "" };
beforeAll(async () => {
  api = await startTestApi(8);
  admin = await aCustomer(api, { role: "ADMIN" });
  people = await Promise.all([1, 2, 3].map(() => aCustomer(api)));
  const { db } = api.database;
  const { rows: products } = await sql<{ id: string }>`SELECT product_id AS id FROM products`.execute(db);
  const last = new Date(Date.now() - 60_000);
  books = randomBooks(db, randomOf(SEED), {
    userIds: people.map(({ userId }) => userId),
    productIds: products.map(({ id }) => id),
    first: new Date(last.getTime() - DAYS * 86_400_000),
    last,
  });
  await books.addOrders(ROUNDS);
  await books.addVisits(2 * ROUNDS);
  await books.addApprovals(20);
  const { rows } = await sql<{ from: string; to: string }>`
    SELECT (now() AT TIME ZONE ${SHOP_TIME_ZONE} - interval '401 days')::date::text AS from,
      (now() AT TIME ZONE ${SHOP_TIME_ZONE})::date::text AS to`.execute(db);
  Object.assign(days, rows[0]);
});
afterAll(() => api.close());

const plain = async (query: string) => (await sql<Row>`${sql.raw(query)}`.execute(api.database.db)).rows;
type Row = Readonly<Record<string, string | number | Date | null>>;
const dayOf = (at: string) => `(${at} AT TIME ZONE '${SHOP_TIME_ZONE}')::date::text`;

/** Rows with a nonzero figure, as lines of keys and totals. */
async function linesOf(report: ReportKey): Promise<string[]> {
  const rows = await reportRows(api, admin.bearer, report, days);
  return rows
    .filter(({ sums }) => sums.some((sum) => sum !== 0))
    .map(({ day, keys, sums }) => [...(day === null ? [] : [day]), ...keys, ...sums].join("|"))
    .sort();
}

/** Adds up lines with the same keys. */
class Ledger {
  private readonly lines = new Map<string, number[]>();

  constructor(private readonly width: number) {}

  add(keys: readonly string[], at: number, ...figures: readonly number[]): void {
    const key = keys.join("|");
    const line = this.lines.get(key) ?? Array.from({ length: this.width }, () => 0);
    figures.forEach((figure, offset) => (line[at + offset]! += Number(figure)));
    this.lines.set(key, line);
  }

  get all(): string[] {
    return [...this.lines]
      .filter(([, line]) => line.some((figure) => figure !== 0))
      .map(([key, line]) => `${key}|${line.join("|")}`)
      .sort();
  }
}

async function inEveryStage(report: ReportKey, recount: () => Promise<Ledger>): Promise<void> {
  const check = async () => {
    expect(await linesOf(report)).toEqual((await recount()).all);
    const laterHalf = { from: addDays(days.to, -DAYS / 2), to: addDays(days.to, -1) };
    for (const range of [days, laterHalf]) await expectTotalsOfRows(api, admin.bearer, report, range);
  };
  await check();
  await sumUpAll(api.database.db);
  await check();
  await books.correct(15);
  await check();
  await sumUpAll(api.database.db);
  await check();
}

interface Order {
  readonly id: string;
  readonly user_id: string | null;
  readonly attribution: Readonly<Record<string, string>>;
  readonly total: number;
  readonly tax: number;
  readonly lender: number;
  readonly affiliate: number;
  /** Null = not sold. */
  readonly sold_on: string | null;
}

/** Every order with the day of its first money or signature, from its whole history. */
async function orders(): Promise<Order[]> {
  const rows = (await plain(`SELECT id, user_id, attribution, total_cents AS total, tax_cents AS tax,
    COALESCE(lender_take_cents, 0) AS lender, COALESCE(affiliate_take_cents, 0) AS affiliate FROM orders`)) as unknown as Omit<
    Order,
    "sold_on"
  >[];
  const history = await plain(`SELECT order_id, ${dayOf("at")} AS day FROM money_entries
    WHERE paid_cents > 0 OR (method = 'LEASE' AND state = ANY('{SIGNED,DELIVERED,FUNDED}')) ORDER BY at, id`);
  return rows.map((order) => ({
    ...order,
    sold_on: (history.find(({ order_id }) => order_id === order.id)?.["day"] as string | undefined) ?? null,
  }));
}

const money = () =>
  plain(`SELECT order_id, ${dayOf("at")} AS day, paid_cents AS paid, refunded_cents AS refunded FROM money_entries
    WHERE paid_cents <> 0 OR refunded_cents <> 0`);

/** Orders and money grouped by properties of the order. */
async function byOrderKeys(keysOf: (order: Order) => string[] | null, before = 0): Promise<Ledger> {
  const ledger = new Ledger(4 + before);
  const all = await orders();
  for (const order of all) {
    const keys = keysOf(order);
    if (keys && order.sold_on) ledger.add(keys, before, 1, order.total);
  }
  for (const { order_id, paid, refunded } of await money()) {
    const keys = keysOf(all.find(({ id }) => id === order_id)!);
    if (keys) ledger.add(keys, before + 2, paid as number, refunded as number);
  }
  return ledger;
}

test("sales: orders, applications, approvals, revenue, costs and money of each day", () =>
  inEveryStage("sales", async () => {
    const ledger = new Ledger(10);
    const all = await orders();
    for (const { sold_on, total, lender, affiliate } of all) {
      if (sold_on) {
        ledger.add([sold_on], 0, 1, total);
        ledger.add([sold_on], 4, lender, affiliate);
      }
    }
    const approvals = await plain(
      `SELECT ${dayOf("approved_at")} AS day FROM lease_applications WHERE approved_at IS NOT NULL`,
    );
    for (const { day } of approvals) ledger.add([day as string], 3, 1);
    const sent = await plain(`SELECT ${dayOf("created_at")} AS day FROM lease_applications`);
    for (const { day } of sent) ledger.add([day as string], 2, 1);
    const costs =
      await plain(`SELECT ${dayOf("submitted_at")} AS day, sum(i.quantity * i.cost_cents)::int AS cost
      FROM supplier_orders s, supplier_order_items o, order_items i
      WHERE s.id = o.supplier_order_id AND i.id = o.item_id AND s.submitted_at IS NOT NULL AND NOT o.is_over GROUP BY 1`);
    for (const { day, cost } of costs) ledger.add([day as string], 6, cost as number);
    for (const { order_id, day, paid, refunded } of await money()) {
      const { tax, total } = all.find(({ id }) => id === order_id)!;
      const net = (paid as number) - (refunded as number);
      const share = Math.sign(net) * Math.round((tax * Math.abs(net)) / total);
      ledger.add([day as string], 7, paid as number, refunded as number, share);
    }
    return ledger;
  }));

test("customervalue: the value of each customer, guests grouped together", async () => {
  await inEveryStage("customervalue", () => byOrderKeys(({ user_id }) => [user_id ?? ""]));
  const rows = await reportRows(api, admin.bearer, "customervalue", days);
  const customer = rows.find(({ keys: [id] }) => id === people[0]!.userId)!;
  const [name, net, count] = customer.names;
  const [, , paid = 0, refunded = 0] = customer.sums;
  // The whole history is within these days, so the lifetime values are equal.
  expect([name, net, count]).toEqual([
    people[0]!.username,
    String(paid - refunded),
    String(customer.sums[0]),
  ]);
  expect(rows.find(({ keys: [id] }) => id === "")!.names[0]).toBe("Guests");
});

test("googlekeywords: orders with a Google click, by campaign", () =>
  inEveryStage("googlekeywords", () =>
    byOrderKeys(({ attribution }) =>
      attribution["gclid"] ? [attribution["utm_campaign"] ?? "(not provided)"] : null,
    ),
  ));

test("sources: visits with the orders and money of the same source", () =>
  inEveryStage("sources", async () => {
    const ledger = await byOrderKeys(({ attribution }) => {
      const { source, medium, campaign } = sourceOf(attribution);
      return [source, medium, campaign];
    }, 1);
    for (const { source, medium, campaign } of await plain("SELECT source, medium, campaign FROM visits")) {
      ledger.add([source, medium, campaign] as string[], 0, 1);
    }
    return ledger;
  }));

test("mostpopularproducts: units, returns, sales and views of each product", async () => {
  const [product] = await plain("SELECT product_id AS id FROM products LIMIT 1");
  const ids = await plain("SELECT uuidv7()::text AS id FROM generate_series(1, 3)");
  const values = { [dimensionIndex("productId")]: product!["id"] as string };
  const event = {
    at: Date.now(),
    kind: "VIEW",
    visit: null,
    pageType: "PRODUCT",
    deviceClass: "PHONE",
    cents: 0,
  };
  await createEventStore(api.database.db).write(
    ids.map(({ id }) => ({ ...event, id: id as string, dimensions: values })),
  );
  await inEveryStage("mostpopularproducts", async () => {
    const ledger = new Ledger(4);
    const sold = new Set((await orders()).filter(({ sold_on }) => sold_on).map(({ id }) => id));
    const items = await plain(
      "SELECT order_id, product_id, quantity, price_cents AS price, status FROM order_items",
    );
    for (const { order_id, product_id, quantity, price, status } of items) {
      if (!sold.has(order_id as string)) continue;
      const isBack = /CANCELLED|RETURNED|FAILED/.test(status as string);
      const pieces = quantity as number;
      ledger.add(
        [product_id as string],
        0,
        pieces,
        isBack ? pieces : 0,
        isBack ? 0 : pieces * (price as number),
      );
    }
    ledger.add([product!["id"] as string], 3, 3);
    return ledger;
  });
});

test("bestbuybilling: expected cost of supplier orders, and what is undelivered", async () => {
  await inEveryStage("bestbuybilling", async () => {
    const ledger = new Ledger(7);
    const placed = await plain("SELECT id, supplier, state FROM supplier_orders");
    const items = await plain(`SELECT o.supplier_order_id AS of, o.is_over, i.quantity, i.cost_cents AS cost
      FROM supplier_order_items o JOIN order_items i ON i.id = o.item_id`);
    for (const { id, supplier, state } of placed) {
      const keys = [supplier as string, state as string];
      ledger.add(keys, 0, 1);
      for (const { quantity, cost, is_over } of items.filter(({ of }) => of === id)) {
        const pieces = quantity as number;
        const isTaken = state === "SUBMITTED" || state === "CLOSED";
        const isOwed = isTaken && !is_over;
        ledger.add(keys, 1, pieces, isOwed ? pieces * Number(cost ?? 0) : 0);
        ledger.add(
          keys,
          3,
          is_over || state === "REFUSED" ? pieces : 0,
          isOwed && cost === null ? pieces : 0,
        );
      }
    }
    return ledger;
  });
  const rows = await reportRows(api, admin.bearer, "bestbuybilling", days);
  expect(rows.reduce((sum, { sums }) => sum + sums[2]!, 0)).toBeGreaterThan(0);
});

/** Affiliate figures by affiliate and the row's other keys. */
async function byAffiliate(
  keysOf: (day: string, affiliate: string, sub: string) => string[],
): Promise<Ledger> {
  const ledger = new Ledger(6);
  const add = (row: Row, at: number, ...figures: number[]) =>
    ledger.add(
      keysOf(...([row["day"], row["affiliate"], row["sub"] ?? ""] as [string, string, string])),
      at,
      ...figures,
    );
  const clicks =
    await plain(`SELECT ${dayOf("c.at")} AS day, v.affiliate_id AS affiliate, v.sub_affiliate_id AS sub
    FROM affiliate_clicks c, visits v WHERE v.id = c.visit_id`);
  for (const click of clicks) add(click, 0, 1);
  const sent = await plain(`SELECT ${dayOf("created_at")} AS day, attribution->>'aid' AS affiliate,
    attribution->>'sid' AS sub FROM lease_applications WHERE attribution->>'aid' <> ''`);
  for (const application of sent) add(application, 1, 1);
  const entries =
    await plain(`SELECT ${dayOf("at")} AS day, affiliate, sub_affiliate AS sub, kind, take_cents AS take
    FROM affiliate_entries`);
  for (const entry of entries) {
    const commission = entry["take"] as number;
    add(entry, 2, entry["kind"] === "APPLICATION" ? 1 : 0, entry["kind"] === "ORDER" ? 1 : 0);
    add(entry, 4, commission > 0 ? commission : 0, commission < 0 ? -commission : 0);
  }
  return ledger;
}

test("affiliates: clicks, applications, approvals, orders and revenue, by day and in total", async () => {
  await books.addAffiliates(40);
  await inEveryStage("affiliateoverview", () => byAffiliate((...keys) => keys));
  await inEveryStage("affiliatesummary", () => byAffiliate((_day, affiliate) => [affiliate]));
  const summary = await reportRows(api, admin.bearer, "affiliatesummary", days);
  const [ledger] = await plain("SELECT sum(take_cents)::int AS owed FROM affiliate_entries");
  const owed = summary.reduce((sum, { sums: [, , , , earned = 0, back = 0] }) => sum + earned - back, 0);
  expect(owed).toBe(ledger!["owed"]);
  expect(summary.find(({ keys: [code] }) => code === "bert")!.names).toEqual(["Bert"]);
});

test("a line split after ordering keeps its cost", async () => {
  const cost = async () =>
    (await reportRows(api, admin.bearer, "bestbuybilling", days)).reduce(
      (sum, { sums }) => sum + sums[2]!,
      0,
    );
  const before = await cost();
  await plain(`UPDATE order_items SET quantity = quantity - 1 WHERE id = (
    SELECT item_id FROM supplier_order_items JOIN order_items ON order_items.id = item_id
      JOIN supplier_orders ON supplier_orders.id = supplier_order_id
    WHERE order_items.quantity > 1 AND NOT is_over AND supplier_orders.state = 'SUBMITTED' LIMIT 1)`);
  expect(await cost()).toBe(before);
});
