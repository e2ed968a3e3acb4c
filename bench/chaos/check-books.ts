/** What must be true of the database and of the vendor's books when the storm is over. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../server/db/client";
import type { BenchReport } from "../support/bench-report";
import type { SandboxHost } from "../support/sandbox-host";
import type { Bought } from "./stubborn-buyer";

const NONE = { min: 0, max: 0 };

/** @param stock pieces of each product before */
export async function checkBooks(
  report: BenchReport,
  db: Db,
  sandbox: SandboxHost,
  bought: readonly Bought[],
  stock: number,
): Promise<void> {
  const { rows: orders } = await sql<{ id: string; hash: string; status: string }>`
    SELECT id, encode(idempotency_hash, 'hex') AS hash, status FROM orders`.execute(db);
  const idByHash = new Map(orders.map((order) => [order.hash, order.id]));
  const own = bought.map(({ key, ...rest }) => ({ ...rest, id: idByHash.get(hashOf(key)) ?? null }));
  const count = (is: (one: (typeof own)[number]) => boolean) => own.filter(is).length;
  const told = new Set(own.flatMap(({ id }) => (id === null ? [] : [id])));
  const paid = new Set(orders.filter(({ status }) => PAID.includes(status)).map(({ id }) => id));

  report.figure("orders in the database", orders.length, "orders");
  report.figure("orders paid for", paid.size, "orders");
  report.figure(
    "orders a buyer was told of that are not there",
    count((one) => [...one.orderIds].some((id) => id !== one.id)),
    "orders",
    NONE,
  );
  report.figure(
    "orders told paid that are not",
    count((one) => one.isPaid && !paid.has(one.id ?? "")),
    "orders",
    NONE,
  );
  report.figure(
    "orders paid that their buyer was told failed",
    count((one) => !one.isPaid && paid.has(one.id ?? "")),
    "orders",
    NONE,
  );
  report.figure("orders nobody asked for", orders.filter(({ id }) => !told.has(id)).length, "orders", NONE);
  report.figure("answers nobody expects", own.flatMap(({ surprises }) => surprises).length, "answers", NONE);
  for (const [name, query] of Object.entries(questions(stock))) {
    const { rows } = await query.execute(db);
    report.figure(name, Number(rows[0]?.n), name.startsWith("pieces") ? "pieces" : "rows", NONE);
  }
  const { rows } = await sql<{ cents: string; payments: string }>`
    SELECT COALESCE(sum(paid_cents - refunded_cents), 0) AS cents, count(*) FILTER (WHERE paid_cents > 0) AS payments
    FROM payments`.execute(db);
  const vendor = (await sandbox.ledger())["braintree"];
  report.figure(
    "cents at the vendor less cents on orders",
    (vendor?.netCents ?? 0) - Number(rows[0]?.cents),
    "cents",
    NONE,
  );
}

const PAID = ["PAYMENT_RECEIVED", "PENDING_REVIEW", "PENDING_FULFILMENT"];

function hashOf(key: string): string {
  return createHash("sha256").update(`guest\0${key}`).digest("hex");
}

/** Each counts what must not be. */
function questions(stock: number) {
  return {
    "products with stock below zero": sql<{ n: string }>`
      SELECT count(*) AS n FROM product_stock WHERE available_quantity < 0`,
    "pieces lost or doubled": sql<{ n: string }>`
      SELECT COALESCE(sum(abs(${stock} - available_quantity - held)), 0) AS n FROM (
        SELECT stock.product_id, available_quantity, COALESCE(sum(item.quantity) FILTER (WHERE orders.is_stock_taken), 0) AS held
        FROM product_stock AS stock
        LEFT JOIN order_items AS item USING (product_id) LEFT JOIN orders ON orders.id = item.order_id
        GROUP BY 1, 2) AS balance`,
    "paid orders without exactly their money": sql<{ n: string }>`
      SELECT count(*) AS n FROM orders WHERE status = ANY(${PAID}) AND total_cents <> (
        SELECT COALESCE(sum(paid_cents - refunded_cents), 0) FROM payments WHERE order_id = orders.id)`,
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
