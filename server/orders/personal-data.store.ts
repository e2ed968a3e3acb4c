/** Erases personal data from orders; amounts, products and tax facts are retained for accounting. */
import { sql } from "kysely";
import { SETTLED_STATUSES } from "#contract/orders/orders";
import { returnNumber } from "#contract/orders/returning/returns";
import type { PersonalData } from "../feature";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { SEALED_CUSTOMER } from "./reading/customer.rules";

type Entry = Readonly<Record<string, unknown>>;

/** Attribution keys that identify a single click; the other keys are retained. */
const CLICKS = ["fbclid", "gclid", "clickHash"];
/** Address parts that determine the tax. */
const RETAINED_ADDRESS_FIELDS: readonly string[] = ["state", "postalCode", "country"];

export function createOrdersData(db: Db, sealer: Sealer): PersonalData {
  const open = (sealed: Buffer) => sealer.open<Entry>(sealed, SEALED_CUSTOMER);
  return {
    read: async ({ userId }) => ({ orders: await readOrders(db, open, userId) }),
    async isNeeded(unit, { userId }) {
      const order = await unit
        .selectFrom("orders")
        .select("id")
        .where("user_id", "=", userId)
        .where("status", "not in", SETTLED_STATUSES)
        .limit(1)
        .executeTakeFirst();
      return order !== undefined;
    },
    async forget(unit, { userId }) {
      const orders = await unit
        .selectFrom("orders")
        .select(["id", "sealed_customer"])
        .where("user_id", "=", userId)
        .forUpdate()
        .execute();
      for (const { id, sealed_customer } of orders) {
        const nobody = sealer.seal(emptied(open(sealed_customer)), SEALED_CUSTOMER);
        await forgetInOrder(unit, id, nobody);
      }
    },
  };
}

async function readOrders(db: Db, open: (sealed: Buffer) => Entry, userId: string): Promise<Entry[]> {
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
      "order_items.discount_cents",
      "order_items.status",
    ])
    .where("orders.user_id", "=", userId)
    .orderBy("position")
    .execute();
  const promotions = await db
    .selectFrom("order_promotions")
    .innerJoin("orders", "orders.id", "order_promotions.order_id")
    .select(["order_id", "label"])
    .where("orders.user_id", "=", userId)
    .orderBy("position")
    .execute();
  const returns = await readReturns(db, userId);
  return rows.map((order) => ({
    ...open(order.sealed_customer),
    number: order.unique_id,
    status: order.status,
    orderedAt: order.submitted_at,
    totalCents: order.total_cents,
    shippingCents: order.shipping_cents,
    taxCents: order.tax_cents,
    isStateTax: order.is_state_tax ?? true,
    discountCents: order.discount_cents,
    promotions: promotions.filter(({ order_id: id }) => id === order.id).map(({ label }) => label),
    items: items
      .filter((item) => item.order_id === order.id)
      .map(({ product, ...item }) => ({
        name: product.name,
        productId: item.product_id,
        quantity: item.quantity,
        priceCents: item.price_cents,
        discountCents: item.discount_cents,
        status: item.status,
      })),
    returns: returns
      .filter(({ order_id: id }) => id === order.id)
      .map(({ position, state, requested_at: requestedAt, items: returned }) => ({
        number: returnNumber(order.unique_id, position),
        state,
        requestedAt,
        items: returned,
      })),
  }));
}

interface ReturnRow {
  readonly order_id: string;
  readonly position: number;
  readonly state: string;
  readonly requested_at: Date;
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly reason: string }[];
}

async function readReturns(db: Db, userId: string): Promise<readonly ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    SELECT back.order_id, back.position, back.state, back.requested_at,
      (SELECT COALESCE(jsonb_agg(jsonb_build_object('name', item.product->>'name', 'quantity', part.quantity,
          'reason', COALESCE(part.reason, back.reason)) ORDER BY item.position), '[]')
        FROM order_return_items AS part JOIN order_items AS item ON item.id = part.item_id
        WHERE part.return_id = back.id) AS items
    FROM order_returns AS back JOIN orders ON orders.id = back.order_id
    WHERE orders.user_id = ${userId} ORDER BY back.position`.execute(db);
  return rows;
}

/** Users are referenced by id; a deleted account's id identifies no one. */
async function forgetInOrder(unit: Db, id: string, nobody: Buffer): Promise<void> {
  await sql`UPDATE orders SET
      sealed_customer = ${nobody}, search_indexes = '{}',
      attribution = attribution - ${CLICKS}::text[], signed_key_until = NULL
    WHERE id = ${id}`.execute(unit);
  await sql`UPDATE order_events SET
      sealed_note = NULL,
      before = CASE WHEN type LIKE '%ADDRESS%' THEN NULL ELSE before END,
      after = CASE WHEN type LIKE '%ADDRESS%' THEN NULL ELSE after END
    WHERE order_id = ${id}`.execute(unit);
  await sql`DELETE FROM order_keys WHERE order_id = ${id}`.execute(unit);
  await sql`UPDATE attributions SET attribution = attribution - ${CLICKS}::text[], first_touch = first_touch - ${CLICKS}::text[]
    WHERE id IN (SELECT unnest(ARRAY[rollup_id, submitted_rollup_id]) FROM orders WHERE id = ${id})`.execute(
    unit,
  );
}

/** The same shape with every text emptied, except the texts that determine the tax. */
function emptied(value: Entry): Entry {
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (RETAINED_ADDRESS_FIELDS.includes(name)) return [name, part];
      if (typeof part === "object" && part !== null) return [name, emptied(part as Entry)];
      return [name, typeof part === "string" ? "" : part];
    }),
  );
}
