/** Moves a locked order along its table: status, items, stock and history together or not at all. */
import { sql } from "kysely";
import {
  ORDER_TRANSITIONS,
  mayFollow,
  type DeliveryType,
  type ItemStatus,
  type OrderStatus,
} from "#contract/orders";
import type { Db } from "../../db/client";
import { giveStockBack, takeStock, writeStatus } from "./writing.store";
import { checkOrderNow } from "../../payments/attempts.store";
import { itemStatusAfter, stockEffect } from "../../payments/settlement.rules";

export interface LockedOrder {
  readonly id: string;
  readonly userId: string | null;
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryType;
  readonly totalCents: number;
  readonly isStockTaken: boolean;
  readonly revision: number;
  readonly items: readonly {
    readonly id: string;
    readonly productId: string;
    readonly quantity: number;
    readonly status: ItemStatus;
  }[];
}

/** Locks an order until the transaction ends. @returns null when there is none */
export async function lockOrder(trx: Db, orderId: string): Promise<LockedOrder | null> {
  const { rows } = await sql<LockedOrder>`
    SELECT id, user_id AS "userId", status, delivery_type AS "deliveryType", total_cents AS "totalCents",
      is_stock_taken AS "isStockTaken", revision,
      (SELECT jsonb_agg(jsonb_build_object('id', item.id, 'productId', item.product_id,
          'quantity', item.quantity, 'status', item.status) ORDER BY position)
        FROM order_items AS item WHERE item.order_id = orders.id) AS items
    FROM orders WHERE id = ${orderId} FOR UPDATE OF orders`.execute(trx);
  return rows[0] ?? null;
}

/** A move the table does not have. */
export class MoveRefused extends Error {
  override readonly name = "MoveRefused";

  constructor(
    readonly from: OrderStatus,
    readonly to: OrderStatus,
  ) {
    super(`An order that is ${from} cannot become ${to}.`);
  }
}

/** There is not enough left of these products. Nothing of the transaction may be kept. */
export class OutOfStock extends Error {
  override readonly name = "OutOfStock";

  constructor(readonly productIds: readonly string[]) {
    super(`Not enough in stock: ${productIds.join(", ")}`);
  }
}

export interface Move {
  readonly to: OrderStatus;
  /** User name, "Customer" or "System". */
  readonly actor: string;
  readonly summary: string;
  /** Why, in a person's own words; sealed. */
  readonly sealedNote?: Buffer | null;
}

/** Then a gateway has something to do: take what is reserved, or close what is still open. */
const CONCERNS_GATEWAY: readonly OrderStatus[] = ["CONFIRMED_BY_SUPPLIER", "CANCELLED"];

/**
 * Moves the order one step. @returns the order as it is then
 * @throws MoveRefused when the table has no such step, OutOfStock when it needs stock that is gone
 */
export async function moveOrder(
  trx: Db,
  order: LockedOrder,
  { to, actor, summary, sealedNote = null }: Move,
): Promise<LockedOrder> {
  if (!mayFollow(ORDER_TRANSITIONS, order.status, to)) throw new MoveRefused(order.status, to);
  const isStockTaken = await moveStock(trx, order, to);
  const items = order.items.map((item) => ({
    ...item,
    status: itemStatusAfter(item.status, order.deliveryType, to),
  }));
  const changed = items.filter((item, at) => item.status !== order.items[at]?.status);
  await writeStatus(trx, {
    orderId: order.id,
    from: order.status,
    to,
    actor,
    summary,
    isStockTaken,
    sealedNote,
    items: Object.fromEntries(changed.map((item) => [item.id, item.status])),
  });
  if (CONCERNS_GATEWAY.includes(to)) await checkOrderNow(trx, order.id);
  return { ...order, status: to, isStockTaken, items, revision: order.revision + 1 };
}

/** @returns whether the order holds stock afterwards */
async function moveStock(trx: Db, order: LockedOrder, to: OrderStatus): Promise<boolean> {
  const effect = stockEffect(to);
  if (effect === "give back" && order.isStockTaken) await giveStockBack(trx, order.id);
  if (effect === "take" && !order.isStockTaken) {
    const missing = await takeStock(trx, order.items);
    if (missing.length > 0) throw new OutOfStock(missing);
  }
  return effect === "keep" ? order.isStockTaken : effect === "take";
}
