/** The steps of an order: status, items, stock, history, money and mail together or not at all. */
import { MESSAGES } from "#contract/messages";
import { ORDER_TRANSITIONS, mayFollow, type OrderStatus } from "#contract/orders";
import type { Db } from "../../db/client";
import type { OrderMails } from "../mails/order-mails.service";
import type { OrderStore } from "../reading/orders.store";
import { itemStatusAfter, stockEffect } from "../reading/status.rules";
import { createFraudLedger } from "./fraud.store";
import { keepUntilSettled, letGo, listLapsed } from "./holds.store";
import { MoveRefused, OutOfStock, type LockedOrder, type OrderLedger } from "./ledger.port";
import type { MoneySource } from "./money.port";
import { countPromotion } from "./promotions.store";
import { lockOrder, readStanding, telling, writeStatus } from "./steps.store";
import { giveStockBack, takeStock } from "./stock.store";

export interface LedgerParts {
  readonly db: Db;
  readonly orders: OrderStore;
  readonly sources: readonly MoneySource[];
  readonly mails: OrderMails;
}

/** Then a source of money has something to do: take what is reserved, or close what is still open. */
const CONCERNS_MONEY: readonly OrderStatus[] = ["CONFIRMED_BY_SUPPLIER", "CANCELLED"];

export function createOrderLedger({ db, orders, sources, mails }: LedgerParts): OrderLedger {
  const move: OrderLedger["move"] = async (trx, order, { to, actor, summary, sealedNote = null }) => {
    if (!mayFollow(ORDER_TRANSITIONS, order.status, to)) throw new MoveRefused(order.status, to);
    const isStockTaken = await moveStock(trx, order, to);
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
    if (CONCERNS_MONEY.includes(to)) for (const source of sources) await source.wake(trx, order.id);
    const isMoneyGoingBack = to === "CANCELLED" && (await giveAllBack(trx, sources, order.id, actor));
    await mails.ofStatus(trx, order.id, to, isMoneyGoingBack);
    return { ...order, status: to, isStockTaken, lines, revision: order.revision + 1, isMoneyGoingBack };
  };
  return {
    find: (orderId) => orders.find(orderId),
    standingOf: (orderId) => readStanding(db, orderId),
    lock: lockOrder,
    move,
    listLapsed: (limit) => listLapsed(db, limit),
    letGo: (orderId) => letGo(db, orderId),
    endHold: (orderId) =>
      db.transaction().execute(async (trx) => {
        const order = await lockOrder(trx, orderId);
        if (!order?.isHoldOver) return;
        for (const source of sources) {
          if (await source.isAwaited(trx, orderId)) return keepUntilSettled(trx, orderId);
        }
        const summary = "Not paid in time: what was ordered is for sale again";
        await move(trx, order, { to: "PAYMENT_FAILED", actor: "System", summary });
        for (const source of sources) await source.wake(trx, orderId);
      }),
    telling,
    mailWaiting: mails.ofWaiting,
    mailRefund: mails.ofRefund,
    mailShipment: mails.ofShipment,
    ...createFraudLedger(db, move),
  };
}

/** Its promotion goes with its stock. @returns whether the order holds stock afterwards */
async function moveStock(trx: Db, order: LockedOrder, to: OrderStatus): Promise<boolean> {
  const effect = stockEffect(to);
  if (effect === "give back" && order.isStockTaken) {
    await giveStockBack(trx, order.id);
    await countPromotion(trx, order.id, -1);
  }
  if (effect === "take" && !order.isStockTaken) {
    const missing = await takeStock(trx, order.lines);
    if (missing.length > 0) throw new OutOfStock(missing);
    await countPromotion(trx, order.id, 1);
  }
  return effect === "keep" ? order.isStockTaken : effect === "take";
}

/** @returns whether there was anything to give back */
async function giveAllBack(
  trx: Db,
  sources: readonly MoneySource[],
  orderId: string,
  requestedBy: string,
): Promise<boolean> {
  let isAny = false;
  for (const source of sources) {
    for (const { id, cents } of await source.listHeld(trx, orderId)) {
      const refund = { heldId: id, orderId, amountCents: cents, requestedBy };
      await source.giveBack(trx, {
        ...refund,
        reason: MESSAGES.orders.summaryOfCancelled,
        key: `cancel:${id}`,
      });
      isAny = true;
    }
  }
  return isAny;
}
