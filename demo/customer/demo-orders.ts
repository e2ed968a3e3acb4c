/** The demo customer's six orders, each in another state; the newest will be leased (demo-lease.ts). */
import { sql } from "kysely";
import { EVENT_LABELS, type OrderStatus } from "#contract/orders/orders";
import { OWN_MEDIA } from "#contract/catalogue/pictures";
import { productPath } from "#contract/site/paths";
import type { Db } from "../../server/db/client";
import type { Sealer } from "../../server/db/sealed";
import { orderTerms } from "../../server/orders/listing/terms.store";
import { insertOrders, numberOf, sealedAs } from "../history/many-orders";
import { homeOf, type DemoCustomer } from "./demo-person";

/** Offset of order numbers, to avoid collisions with other demo orders. */
const FROM = 2_000_000;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

interface DemoOrder {
  readonly status: OrderStatus;
  readonly daysAgo: number;
  /** Statuses on the way, with hours after the order. */
  readonly steps: readonly (readonly [status: OrderStatus, hours: number])[];
  readonly method: "CARD" | "LEASE";
  readonly isPaid: boolean;
  /** Price range of its product in cents. */
  readonly cents: readonly [min: number, max: number];
}

const PAID = [
  ["PAYMENT_RECEIVED", 0.02],
  ["PENDING_FULFILMENT", 0.2],
] as const;
const SHIPPED = [...PAID, ["CONFIRMED_BY_SUPPLIER", 5], ["COMPLETED", 30]] as const;

/** Oldest first. Lessors lease carts from $300 on. */
const ORDERS: readonly DemoOrder[] = [
  {
    status: "CANCELLED",
    daysAgo: 40,
    steps: [...PAID, ["CANCELLED", 9]],
    method: "CARD",
    isPaid: true,
    cents: [5_000, 20_000],
  },
  { status: "COMPLETED", daysAgo: 21, steps: SHIPPED, method: "CARD", isPaid: true, cents: [20_000, 60_000] },
  {
    status: "PAYMENT_FAILED",
    daysAgo: 6,
    steps: [["PAYMENT_FAILED", 0.1]],
    method: "CARD",
    isPaid: false,
    cents: [10_000, 30_000],
  },
  { status: "COMPLETED", daysAgo: 3, steps: SHIPPED, method: "CARD", isPaid: true, cents: [3_000, 15_000] },
  {
    status: "CONFIRMED_BY_SUPPLIER",
    daysAgo: 2,
    steps: [...PAID, ["CONFIRMED_BY_SUPPLIER", 5]],
    method: "CARD",
    isPaid: true,
    cents: [30_000, 90_000],
  },
  {
    status: "PENDING_FULFILMENT",
    daysAgo: 1,
    steps: [
      ["PENDING_ESIGNATURE", 0.1],
      ["PENDING_FULFILMENT", 0.5],
    ],
    method: "LEASE",
    isPaid: true,
    cents: [50_000, 110_000],
  },
];
const DELIVERED = 1;
const ON_ITS_WAY = 3;

/** The order that the lease pays. */
export const LEASED_NUMBER = numberOf(FROM + ORDERS.length - 1);

/** @returns number of orders */
export async function addDemoOrders(
  db: Db,
  sealer: Sealer,
  customer: DemoCustomer,
  until: Date,
): Promise<number> {
  const home = homeOf(customer);
  const { email, firstName, lastName, phone } = customer;
  const buyer = {
    email,
    firstName,
    lastName,
    phone,
    shipping: home,
    billing: home,
    ipAddress: "203.0.113.20",
    userAgent: "Mozilla/5.0 (demo)",
    acceptLanguages: "en-US",
  };
  const terms = orderTerms(sealer, buyer).map((bytes) => bytes.toString("base64"));
  const rows = [];
  for (const [position, order] of ORDERS.entries()) {
    const product = await productBetween(db, position, order.cents);
    rows.push({
      number: numberOf(FROM + position),
      status: order.status,
      isPaid: order.isPaid,
      at: placedAt(order, until).toISOString(),
      delivery: "DELIVERY_SHIPPING",
      method: order.method,
      gateway: "BRAINTREE",
      gatewayName: "Card",
      isChecked: true,
      reasons: [],
      attribution: {},
      userId: customer.id,
      ...sealedAs(sealer, buyer),
      terms,
      items: [{ line: 0, ...product, quantity: 1, partner: "bestbuy" }],
    });
  }
  await insertOrders(db, rows, true);
  await addProductFacts(db);
  await addSteps(db, until);
  await addTracking(db, until);
  return rows.length;
}

function placedAt({ daysAgo }: DemoOrder, until: Date): Date {
  return new Date(until.getTime() - daysAgo * DAY_MS);
}

const numbers = ORDERS.map((_, position) => numberOf(FROM + position));

interface DemoProduct {
  readonly productId: string;
  readonly name: string;
  readonly cents: number;
}

/** Deterministic for a catalog; another product for each position. */
async function productBetween(
  db: Db,
  position: number,
  [min, max]: DemoOrder["cents"],
): Promise<DemoProduct> {
  const { rows } = await sql<DemoProduct>`
    SELECT product_id AS "productId", name, COALESCE(sale_price_cents, regular_price_cents) AS cents FROM products
    WHERE is_live AND home_delivery AND COALESCE(sale_price_cents, regular_price_cents) BETWEEN ${min} AND ${max}
    ORDER BY md5(product_id || ${position}::text) LIMIT 1`.execute(db);
  const [product] = rows;
  if (!product) throw new Error(`No demo product costs ${min} to ${max} cents.`);
  return product;
}

/** Pictures and links, which bulk orders leave out. */
async function addProductFacts(db: Db): Promise<void> {
  await sql`
    UPDATE order_items AS item SET product = item.product || jsonb_build_object(
      'urlPath', replace(${productPath({ slug: "SLUG" })}, 'SLUG', products.slug), 'sku', products.sku,
      'images', COALESCE((SELECT jsonb_agg(one ->> 'href') FROM jsonb_array_elements(products.images) AS one
        WHERE starts_with(one ->> 'href', ${OWN_MEDIA})), '[]'::jsonb))
    FROM orders, products WHERE orders.id = item.order_id AND orders.unique_id = ANY(${numbers}::text[])
      AND products.product_id = item.product_id`.execute(db);
}

async function addSteps(db: Db, until: Date): Promise<void> {
  const steps = ORDERS.flatMap((order, position) =>
    order.steps.map(([after, hours], at) => ({
      number: numbers[position],
      before: order.steps[at - 1]?.[0] ?? "PENDING_PAYMENT",
      after,
      type: after === "CANCELLED" ? "CANCELLED" : "STATUS_CHANGED",
      summary: EVENT_LABELS[after === "CANCELLED" ? "CANCELLED" : "STATUS_CHANGED"],
      at: new Date(placedAt(order, until).getTime() + hours * HOUR_MS).toISOString(),
    })),
  );
  await sql`
    INSERT INTO order_events (order_id, type, actor, summary, before, after, at)
    SELECT orders.id, step.type, 'System', step.summary, step.before, step.after, step.at
    FROM jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) AS step (number text, type text, summary text, before text,
      after text, at timestamptz) JOIN orders ON unique_id = number ORDER BY step.at`.execute(db);
}

/** One parcel arrives in two days, the other was delivered on its third day. */
async function addTracking(db: Db, until: Date): Promise<void> {
  const parcels = [
    [DELIVERED, "DELIVERED", 3],
    [ON_ITS_WAY, "SHIPPED", ORDERS[ON_ITS_WAY]!.daysAgo + 2],
  ] as const;
  for (const [position, status, days] of parcels) {
    const shipped = new Date(placedAt(ORDERS[position]!, until).getTime() + 30 * HOUR_MS);
    const arrives = new Date(placedAt(ORDERS[position]!, until).getTime() + days * DAY_MS);
    await sql`
      UPDATE order_items AS item SET status = ${status}, carrier = 'UPS', ship_method = 'Ground',
        tracking_number = ${`1Z999AA1012345678${position}`}, shipped_at = ${shipped}, estimated_delivery_at = ${arrives},
        delivered_at = ${status === "DELIVERED" ? arrives : null}
      FROM orders WHERE orders.id = item.order_id AND unique_id = ${numbers[position]}`.execute(db);
  }
}
