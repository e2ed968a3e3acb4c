/** What orders say about the person who placed them: read for the download, emptied when the account is deleted. */
import { sql } from "kysely";
import type { OrderStatus } from "#contract/orders";
import type { Db } from "../db/client";
import { SEALED_CUSTOMER } from "../db/order-people";
import type { Sealer } from "../db/sealed";

type Entry = Readonly<Record<string, unknown>>;

/** Stands where the user name stood. */
const NO_NAME = "deleted customer";
/** Of an attribution, what names one click of one person; where visits come from stays. */
const CLICKS = ["fbclid", "gclid", "clickHash"];
/** Of an address, what taxes are computed by. */
const KEPT_OF_ADDRESS: readonly string[] = ["state", "postalCode", "country"];

/** Amounts in cents. */
export async function readOrders(db: Db, sealer: Sealer, userId: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("submitted_at")
    .execute();
  const items = await db
    .selectFrom("order_items")
    .innerJoin("orders", "orders.id", "order_items.order_id")
    .select([
      "order_id",
      "order_items.product_id",
      "product",
      "quantity",
      "price_cents",
      "order_items.status",
    ])
    .where("orders.user_id", "=", userId)
    .orderBy("position")
    .execute();
  return rows.map((order) => ({
    ...sealer.open<Entry>(order.sealed_customer, SEALED_CUSTOMER),
    number: order.unique_id,
    status: order.status,
    orderedAt: order.submitted_at,
    totalCents: order.total_cents,
    shippingCents: order.shipping_cents,
    taxCents: order.tax_cents,
    discountCents: order.discount_cents,
    items: items
      .filter((item) => item.order_id === order.id)
      .map(({ product, ...item }) => ({
        name: product.name,
        productId: item.product_id,
        quantity: item.quantity,
        priceCents: item.price_cents,
        status: item.status,
      })),
  }));
}

/** Whether the user has an order in another status than these. */
export async function hasOrderBeside(
  db: Db,
  userId: string,
  settled: readonly OrderStatus[],
): Promise<boolean> {
  const found = await db
    .selectFrom("orders")
    .select("id")
    .where("user_id", "=", userId)
    .where("status", "not in", settled)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Leaves amounts, products, dates and the place taxes were owed to; nothing that says who it was. */
export async function forgetInOrders(
  unit: Db,
  sealer: Sealer,
  userId: string,
  username: string,
): Promise<void> {
  const orders = await unit
    .selectFrom("orders")
    .select(["id", "sealed_customer"])
    .where("user_id", "=", userId)
    .forUpdate()
    .execute();
  for (const { id, sealed_customer } of orders) {
    const nobody = emptied(sealer.open<Entry>(sealed_customer, SEALED_CUSTOMER));
    await sql`UPDATE orders SET
        sealed_customer = ${sealer.seal(nobody, SEALED_CUSTOMER)}, search_indexes = '{}',
        attribution = attribution - ${CLICKS}::text[],
        submitted_by = ${NO_NAME},
        created_by = CASE WHEN created_by = ${username} THEN ${NO_NAME} ELSE created_by END,
        updated_by = CASE WHEN updated_by = ${username} THEN ${NO_NAME} ELSE updated_by END
      WHERE id = ${id}`.execute(unit);
    await sql`UPDATE order_events SET
        sealed_note = NULL,
        actor = CASE WHEN actor = ${username} THEN ${NO_NAME} ELSE actor END,
        before = CASE WHEN type LIKE '%ADDRESS%' THEN NULL ELSE before END,
        after = CASE WHEN type LIKE '%ADDRESS%' THEN NULL ELSE after END
      WHERE order_id = ${id}`.execute(unit);
    await sql`UPDATE attributions SET attribution = attribution - ${CLICKS}::text[]
      WHERE id IN (SELECT unnest(ARRAY[rollup_id, submitted_rollup_id]) FROM orders WHERE id = ${id})`.execute(
      unit,
    );
    await sql`UPDATE refunds SET requested_by = ${NO_NAME}
      WHERE order_id = ${id} AND requested_by = ${username}`.execute(unit);
  }
}

/** The same shape with every text emptied but those taxes need. */
function emptied(value: Entry): Entry {
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (KEPT_OF_ADDRESS.includes(name)) return [name, part];
      if (typeof part === "object" && part !== null) return [name, emptied(part as Entry)];
      return [name, typeof part === "string" ? "" : part];
    }),
  );
}
