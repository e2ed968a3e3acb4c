/** Invariants across buyers, database and payment vendor, checked after the outages. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../server/db/client";
import type { BenchReport } from "../support/bench-report";
import type { Bought } from "./buyer";
import type { VendorSale } from "./vendor-books";

const NONE = { min: 0, max: 0 };
const LEASED = ["SIGNED", "DELIVERED", "FUNDED"];
const PAID = ["PAYMENT_RECEIVED", "PENDING_REVIEW", "PENDING_FULFILMENT"];

interface OrderRow {
  readonly id: string;
  readonly hash: string;
  readonly status: string;
  readonly cents: number;
  /** Total of the order's active leases; at most one is active. */
  readonly leasedCents: number;
  readonly leases: number;
}

/** Records the initial stock, so that checkBooks can detect missing units. */
export async function rememberStock(db: Db): Promise<void> {
  await sql`CREATE TABLE chaos_stock AS SELECT product_id, available_quantity FROM product_stock`.execute(db);
}

export async function checkBooks(
  report: BenchReport,
  db: Db,
  sales: readonly VendorSale[],
  bought: readonly Bought[],
): Promise<void> {
  const { rows: orders } = await sql<OrderRow>`
    SELECT id, encode(idempotency_hash, 'hex') AS hash, status, total_cents AS cents,
      (SELECT COALESCE(sum(cents), 0)::int FROM leases WHERE order_id = orders.id AND state = ANY(${LEASED})) AS "leasedCents",
      (SELECT count(*)::int FROM leases WHERE order_id = orders.id AND state = ANY(${LEASED})) AS leases
    FROM orders`.execute(db);
  compareBuyers(report, orders, bought);
  const leased = orders.filter(({ leases }) => leases > 0);
  const wrong = leased.filter(({ leases, leasedCents, cents }) => leases > 1 || leasedCents !== cents).length;
  report.figure("orders leased", leased.length, "orders");
  report.figure(
    "doubled or short: leased orders without exactly one lease of their total",
    wrong,
    "orders",
    NONE,
  );
  compareVendor(
    report,
    orders.filter(({ leases }) => leases === 0),
    sales,
  );
  for (const [name, query] of Object.entries(questions())) {
    const { rows } = await query.execute(db);
    report.figure(name, Number(rows[0]?.n), name.startsWith("pieces") ? "pieces" : "rows", NONE);
  }
}

function compareBuyers(report: BenchReport, orders: readonly OrderRow[], bought: readonly Bought[]): void {
  const byHash = new Map(orders.map((order) => [order.hash, order]));
  const own = bought.map((purchase) => ({ ...purchase, order: byHash.get(hashOf(purchase.key)) ?? null }));
  const count = (is: (purchase: (typeof own)[number]) => boolean) => own.filter(is).length;
  const isPaid = ({ order }: (typeof own)[number]) => order !== null && PAID.includes(order.status);
  const known = new Set(
    own.flatMap(({ order, orderIds }) => (order && orderIds.has(order.id) ? [order.id] : [])),
  );
  const unsent = orders.filter(({ id }) => !known.has(id)).length;

  report.figure("orders in the database", orders.length, "orders");
  report.figure("orders paid for", count(isPaid), "orders");
  report.figure(
    "lost: orders a buyer was told of that are not there, or told paid that are not",
    count(
      (purchase) =>
        [...purchase.orderIds].some((id) => id !== purchase.order?.id) ||
        (["PAID", "LEASED"].includes(purchase.outcome) && !isPaid(purchase)),
    ),
    "orders",
    NONE,
  );
  report.figure(
    "orders paid that their buyer was told failed",
    count((purchase) => ["FAILED", "SOLD_OUT"].includes(purchase.outcome) && isPaid(purchase)),
    "orders",
    NONE,
  );
  report.figure("orders without an email", unsent, "orders", NONE);
}

function compareVendor(report: BenchReport, orders: readonly OrderRow[], sales: readonly VendorSale[]): void {
  const byOrder = new Map<string, VendorSale[]>();
  for (const sale of sales) byOrder.set(sale.orderId, [...(byOrder.get(sale.orderId) ?? []), sale]);
  const paid = new Map(
    orders.filter(({ status }) => PAID.includes(status)).map((order) => [order.id, order]),
  );
  const doubled = [...byOrder.values()].filter(({ length }) => length > 1).length;
  const orphans = sales.filter(({ orderId }) => !paid.has(orderId)).length;
  const wrong = [...paid.values()].filter(({ id, cents }) => byOrder.get(id)?.[0]?.cents !== cents).length;

  report.figure("charges at the vendor", sales.length, "charges");
  report.figure("doubled: orders with more than one charge", doubled, "orders", NONE);
  report.figure("charges without an order that is paid", orphans, "charges", NONE);
  report.figure("paid orders without their charge", wrong, "orders", NONE);
}

function hashOf(key: string): string {
  return createHash("sha256").update(`guest\0${key}`).digest("hex");
}

/** Each query counts violations. */
function questions() {
  return {
    "products with stock below zero": sql<{ n: string }>`
      SELECT count(*) AS n FROM product_stock WHERE available_quantity < 0`,
    "pieces lost or doubled": sql<{ n: string }>`
      SELECT COALESCE(sum(abs(before - now - held)), 0) AS n FROM (
        SELECT chaos_stock.available_quantity AS before, stock.available_quantity AS now,
          COALESCE(sum(item.quantity) FILTER (WHERE orders.is_stock_taken), 0) AS held
        FROM product_stock AS stock JOIN chaos_stock USING (product_id)
        LEFT JOIN order_items AS item USING (product_id) LEFT JOIN orders ON orders.id = item.order_id
        GROUP BY product_id, 1, 2) AS balance`,
    "paid orders without exactly their money": sql<{ n: string }>`
      SELECT count(*) AS n FROM orders WHERE status = ANY(${PAID}) AND total_cents <> (
        SELECT COALESCE(sum(paid_cents - refunded_cents), 0) FROM payments WHERE order_id = orders.id) + (
        SELECT COALESCE(sum(cents), 0) FROM leases WHERE order_id = orders.id AND state = ANY(${LEASED}))`,
    "unpaid orders with money": sql<{ n: string }>`
      SELECT count(*) AS n FROM orders WHERE status <> ALL(${PAID}) AND EXISTS (
        SELECT 1 FROM payments WHERE order_id = orders.id AND paid_cents > refunded_cents)`,
    "orders paid more than once": sql<{ n: string }>`
      SELECT count(*) AS n FROM (
        SELECT order_id FROM payments WHERE paid_cents > 0 GROUP BY 1 HAVING count(*) > 1) AS twice`,
    "orders without items or with two beginnings": sql<{ n: string }>`
      SELECT count(*) AS n FROM orders WHERE NOT EXISTS (SELECT 1 FROM order_items WHERE order_id = orders.id)
        OR 1 <> (SELECT count(*) FROM order_events WHERE order_id = orders.id AND type = 'CREATED')`,
    "orders whose history does not end where they are": sql<{ n: string }>`
      SELECT count(*) AS n FROM orders WHERE status IS DISTINCT FROM (
        SELECT after FROM order_events WHERE order_id = orders.id
          AND type IN ('CREATED', 'STATUS_CHANGED', 'CANCELLED') ORDER BY id DESC LIMIT 1)`,
    "orders left open": sql<{ n: string }>`
      SELECT count(*) AS n FROM orders WHERE status IN ('PENDING_PAYMENT', 'PAYMENT_RECEIVED')`,
  };
}
