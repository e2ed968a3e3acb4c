/** Moves an order: status, items, stock, history, money and mail change together or not at all. */
import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import { ORDER_TRANSITIONS, mayFollow, type OrderStatus } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import { mayMoveWhileWaiting } from "../reading/permissions.rules";
import { holdsStock, itemStatusAfter } from "../reading/status.rules";
import { refundAll, refundItems, settleItems } from "./refund-money.change";
import type { OrderCorrections } from "./ports/corrections.port";
import type { OrderMails } from "./ports/mails.port";
import type { MoneySource } from "./ports/money.port";
import { countPromotions } from "./promotions.store";
import {
  MoveRefused,
  OutOfStock,
  type LockedOrder,
  type OrderMoves,
  type StockLine,
} from "./ports/moves.port";
import { eventInsert, lockOrder, writeStatus } from "./steps.store";
import { giveStockBack, reserveStock } from "./stock.store";

export interface MoveParts {
  readonly sources: readonly MoneySource[];
  readonly mails: OrderMails;
  readonly corrections: OrderCorrections;
}

export function createOrderMoves({ sources, mails, corrections }: MoveParts): OrderMoves {
  /** Items returned with the whole order. */
  const takeBack = async (trx: Db, order: LockedOrder, itemIds: readonly string[], actor: string) => {
    if (itemIds.length === 0) return null;
    const change = "RETURNED";
    const settledCents = await settleItems(trx, sources, { order, itemIds, change, date: null }, actor);
    const backCents = await refundItems(trx, sources, order, { itemIds, change, actor, settledCents });
    return mails.ofItems(trx, order.id, { change, itemIds, backCents });
  };
  const move: OrderMoves["move"] = async (trx, order, { to, actor, summary, sealedNote = null }) => {
    if (!mayFollow(ORDER_TRANSITIONS, order.status, to)) throw new MoveRefused(order.status, to);
    if (order.correction && !mayMoveWhileWaiting(to)) throw new MoveRefused(order.status, to);
    const held = to === "CANCELLED" ? await corrections.close(trx, order, "WITHDRAWN", actor) : [];
    const isStockTaken = await moveStock(trx, order, to, held);
    const lines = order.lines.map((line) => ({
      ...line,
      status: itemStatusAfter(line.status, order.deliveryType, to),
    }));
    const changed = lines.filter((line, at) => line.status !== order.lines[at]?.status);
    await writeStatus(trx, {
      orderId: order.id,
      from: order.status,
      to,
      actor,
      summary,
      isStockTaken,
      sealedNote,
      items: Object.fromEntries(changed.map(({ id, status }) => [id, status])),
    });
    if (ORDER_STATUS_ROWS[to].money.isWoken) for (const source of sources) await source.wake(trx, order.id);
    const isMoneyGoingBack = to === "CANCELLED" && (await refundAll(trx, sources, order.id, actor));
    const mailed = await mails.ofStatus(trx, order.id, to, isMoneyGoingBack);
    const changedIds = changed.map(({ id }) => id);
    const returned = to === "RETURNED" ? await takeBack(trx, order, changedIds, actor) : null;
    const record = returned ?? mailed;
    const correction = to === "CANCELLED" ? null : order.correction;
    const revision = order.revision + 1;
    return { ...order, status: to, isStockTaken, lines, revision, correction, isMoneyGoingBack, record };
  };
  return { lock: lockOrder, move, eventInsert };
}

/**
 * Reserves or releases stock together with promotion uses.
 * @param held stock held by a correction that has ended
 * @returns whether the order holds stock afterwards
 */
async function moveStock(
  trx: Db,
  order: LockedOrder,
  to: OrderStatus,
  held: readonly StockLine[],
): Promise<boolean> {
  const effect = ORDER_STATUS_ROWS[to].goods.stock;
  if (effect === "give back" && order.isStockTaken) {
    await giveStockBack(trx, [...order.lines.filter(holdsStock), ...held]);
    await countPromotions(trx, order.id, -1);
  }
  if (effect === "take" && !order.isStockTaken) {
    const lines = order.lines.filter(({ status }) => status !== "CANCELLED");
    const missing = await reserveStock(trx, lines);
    if (missing.length > 0) throw new OutOfStock(missing);
    await countPromotions(trx, order.id, 1);
  }
  return effect === "keep" ? order.isStockTaken : effect === "take";
}
