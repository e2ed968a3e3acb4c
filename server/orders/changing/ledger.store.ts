/** The steps of an order: status, items, stock, history, money and mail together or not at all. */
import { ORDER_STATUS_ROWS } from "#contract/order-statuses";
import { ORDER_TRANSITIONS, mayFollow, type OrderStatus } from "#contract/orders";
import type { Db } from "../../db/client";
import { purchaseDue } from "../reading/due.rules";
import type { Due } from "../reading/order.port";
import type { OrderStore } from "../reading/orders.store";
import { mayMoveWhileWaiting } from "../reading/permissions.rules";
import { holdsStock, itemStatusAfter } from "../reading/status.rules";
import { createFraudLedger, noteSigned } from "./fraud.store";
import { giveAllBack, giveItemsBack, settleItems } from "./give-back.store";
import { keepCorrectionFor, keepFor, keepUntilSettled, letGo, listLapsed } from "./holds.store";
import {
  MoveRefused,
  OutOfStock,
  type LockedOrder,
  type OrderCorrections,
  type OrderLedger,
} from "./ledger.port";
import type { OrderMails } from "./mails.port";
import type { MoneySource } from "./money.port";
import { readLeased } from "../reading/leased.store";
import { countPromotion } from "./promotions.store";
import {
  lockOrder,
  readStanding,
  eventInsert,
  writeLenderTake,
  writeStatus,
  writeTouched,
} from "./steps.store";
import { giveStockBack, takeStock, type StockLine } from "./stock.store";

export interface LedgerParts {
  readonly db: Db;
  readonly orders: OrderStore;
  readonly sources: readonly MoneySource[];
  readonly mails: OrderMails;
  readonly corrections: OrderCorrections;
}

/** How often money that is on its way for a correction is looked for, once its time is over. */
const ON_ITS_WAY_MINUTES = 15;

export function createOrderLedger(parts: LedgerParts): OrderLedger {
  const { db, orders, sources, mails, corrections } = parts;
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
    const isMoneyGoingBack = to === "CANCELLED" && (await giveAllBack(trx, sources, order.id, actor));
    await mails.ofStatus(trx, order.id, to, isMoneyGoingBack);
    if (to === "RETURNED")
      await takeBack(
        trx,
        order,
        changed.map(({ id }) => id),
        actor,
      );
    const correction = to === "CANCELLED" ? null : order.correction;
    const revision = order.revision + 1;
    return { ...order, status: to, isStockTaken, lines, revision, correction, isMoneyGoingBack };
  };
  const isAwaited = async (trx: Db, due: Due) => {
    for (const source of sources) if (await source.isAwaited(trx, due)) return true;
    return false;
  };
  const endCorrection = async (
    trx: Db,
    order: LockedOrder,
    to: "LAPSED" | "WITHDRAWN",
    actor: string,
  ): Promise<void> => {
    await giveStockBack(trx, await corrections.close(trx, order, to, actor));
    await writeTouched(trx, order.id, actor);
    for (const source of sources) await source.wake(trx, order.id);
    await mails.ofCorrectionOver(trx, order.id, to === "LAPSED");
  };
  const lapse = async (trx: Db, order: LockedOrder, correctionId: string): Promise<void> => {
    const due = { orderId: order.id, correctionId };
    if (await isAwaited(trx, due)) return keepCorrectionFor(trx, correctionId, ON_ITS_WAY_MINUTES);
    await endCorrection(trx, order, "LAPSED", "System");
  };
  return {
    find: (orderId) => orders.find(orderId),
    async findDue(orderId) {
      const order = await orders.find(orderId);
      return order && purchaseDue(order);
    },
    standingOf: (due) => readStanding(db, due),
    lock: lockOrder,
    move,
    applyCorrection: corrections.apply,
    withdrawCorrection: (trx, order, actor) => endCorrection(trx, order, "WITHDRAWN", actor),
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
        if (order?.correction?.isHoldOver) return lapse(trx, order, order.correction.id);
        if (!order?.isHoldOver) return;
        if (await isAwaited(trx, { orderId, correctionId: null })) return keepUntilSettled(trx, orderId);
        const summary = "Not paid in time: what was ordered is for sale again";
        await move(trx, order, { to: "PAYMENT_FAILED", actor: "System", summary });
        for (const source of sources) await source.wake(trx, orderId);
      }),
    noteLenderTake: writeLenderTake,
    eventInsert,
    mailWaiting: mails.ofWaiting,
    mailToPay: mails.ofPaymentLink,
    mailEdited: (trx, orderId, backCents) => mails.ofEdited(trx, orderId, { backCents }),
    mailRefund: mails.ofRefund,
    mailNotLeased: mails.ofNotLeased,
    mailSignature: mails.ofSignature,
    mailItems: mails.ofItems,
    ...createFraudLedger(db, move),
  };
}

/** Its promotion goes with its stock. @param held for a correction of the order that is over @returns whether the order holds stock afterwards */
async function moveStock(
  trx: Db,
  order: LockedOrder,
  to: OrderStatus,
  held: readonly StockLine[],
): Promise<boolean> {
  const effect = ORDER_STATUS_ROWS[to].goods.stock;
  if (effect === "give back" && order.isStockTaken) {
    await giveStockBack(trx, [...order.lines.filter(holdsStock), ...held]);
    await countPromotion(trx, order.id, -1);
  }
  if (effect === "take" && !order.isStockTaken) {
    const lines = order.lines.filter(({ status }) => status !== "CANCELLED");
    const missing = await takeStock(trx, lines);
    if (missing.length > 0) throw new OutOfStock(missing);
    await countPromotion(trx, order.id, 1);
  }
  return effect === "keep" ? order.isStockTaken : effect === "take";
}
