/** The steps of an order: status, items, stock, history, money and mail together or not at all. */
import { ORDER_TRANSITIONS, mayFollow, type OrderStatus } from "#contract/orders";
import type { Db } from "../../db/client";
import type { OrderMails } from "../mails/order-mails.service";
import type { OrderStore } from "../reading/orders.store";
import { itemStatusAfter, stockEffect } from "../reading/status.rules";
import { createFraudLedger, noteSigned } from "./fraud.store";
import { giveAllBack, giveItemsBack, settleItems } from "./give-back.store";
import { keepFor, keepUntilSettled, letGo, listLapsed } from "./holds.store";
import { MoveRefused, OutOfStock, type LockedOrder, type OrderLedger } from "./ledger.port";
import type { MoneySource } from "./money.port";
import { readLeased } from "../reading/leased.store";
import { countPromotion } from "./promotions.store";
import { lockOrder, readStanding, telling, writeLenderTake, writeStatus } from "./steps.store";
import { giveStockBack, takeStock } from "./stock.store";

export interface LedgerParts {
  readonly db: Db;
  readonly orders: OrderStore;
  readonly sources: readonly MoneySource[];
  readonly mails: OrderMails;
}

/** Then a source of money has something to do: take what is reserved, close what is still open, lease what is due. */
const CONCERNS_MONEY: readonly OrderStatus[] = ["CONFIRMED_BY_SUPPLIER", "CANCELLED", "LOAN_IN_PROCESS"];

export function createOrderLedger({ db, orders, sources, mails }: LedgerParts): OrderLedger {
  /** Items that come back with the whole order. */
  const takeBack = async (trx: Db, order: LockedOrder, itemIds: readonly string[], actor: string) => {
    if (itemIds.length === 0) return;
    const change = "RETURNED";
    const settledCents = await settleItems(trx, sources, { order, itemIds, change, date: null }, actor);
    const backCents = await giveItemsBack(trx, sources, order, { itemIds, change, actor, settledCents });
    await mails.ofItems(trx, order.id, { change, itemIds, backCents });
  };
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
    if (to === "RETURNED")
      await takeBack(
        trx,
        order,
        changed.map(({ id }) => id),
        actor,
      );
    return { ...order, status: to, isStockTaken, lines, revision: order.revision + 1, isMoneyGoingBack };
  };
  return {
    find: (orderId) => orders.find(orderId),
    standingOf: (orderId) => readStanding(db, orderId),
    lock: lockOrder,
    move,
    leasedOf: (trx, orderId) => readLeased(trx, sources, orderId),
    keepFor,
    async noteSigned(trx, orderId) {
      await noteSigned(trx, orderId);
      await mails.ofSigned(trx, orderId);
    },
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
    noteLenderTake: writeLenderTake,
    telling,
    mailWaiting: mails.ofWaiting,
    mailRefund: mails.ofRefund,
    mailSignature: mails.ofSignature,
    mailItems: mails.ofItems,
    ...createFraudLedger(db, move),
  };
}

/** Its promotion goes with its stock. @returns whether the order holds stock afterwards */
async function moveStock(trx: Db, order: LockedOrder, to: OrderStatus): Promise<boolean> {
  const effect = stockEffect(to);
  // What was cancelled alone has given its stock back.
  const lines = order.lines.filter(({ status }) => status !== "CANCELLED");
  if (effect === "give back" && order.isStockTaken) {
    await giveStockBack(trx, lines);
    await countPromotion(trx, order.id, -1);
  }
  if (effect === "take" && !order.isStockTaken) {
    const missing = await takeStock(trx, lines);
    if (missing.length > 0) throw new OutOfStock(missing);
    await countPromotion(trx, order.id, 1);
  }
  return effect === "keep" ? order.isStockTaken : effect === "take";
}
