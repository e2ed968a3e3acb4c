/**
 * Edits an order: items, stock, totals, money, addresses, history and mail in one transaction (ORDER-34,
 * ORDER-35, ORDER-42).
 */
import type { AuditTrail } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { requestRefund, listCaptured, sumOf } from "../changing/refund-money.change";
import type { OrderMails } from "../changing/ports/mails.port";
import type { MoneySource } from "../changing/ports/money.port";
import { MoneyNotCaptured, OutOfStock, type LockedOrder } from "../changing/ports/moves.port";
import { lockOrder } from "../changing/steps.store";
import { giveStockBack, reserveStock } from "../changing/stock.store";
import type { OrderRecord } from "../reading/order.port";
import type { IsOrdered } from "./editing.port";
import { correctionOf, piecesMoved, type EditPlan } from "./plan.rules";
import { requestDifference } from "./request-difference.change";
import { writeEdit } from "./written.store";

export interface EditParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly mails: OrderMails;
  readonly sources: readonly MoneySource[];
  readonly isOrdered: IsOrdered;
  readonly trail: Pick<AuditTrail, "recordOrder">;
}

export interface EditMade {
  readonly kind: "DONE";
  readonly backCents: number;
  /** The whole order after the edit, if a mail needed it. */
  readonly record: OrderRecord | null;
}

export type EditOutcome =
  EditMade | { readonly kind: "STALE" | "ORDERED" | "NOT_TAKEN_YET" | "OUT_OF_STOCK" | "CORRECTION_WAITS" };

/**
 * Applies the edit, or charges the customer the difference first.
 * @param inspect runs before the commit; an error it throws rolls back
 */
export async function editOrder(
  parts: EditParts,
  plan: EditPlan,
  inspect: (made: EditMade, trx: Db) => Promise<void>,
): Promise<EditOutcome> {
  try {
    return await parts.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, plan.orderId);
      if (!order || order.revision !== plan.revision) return { kind: "STALE" };
      if (order.correction) return { kind: "CORRECTION_WAITS" };
      if (await parts.isOrdered(trx, order.id)) return { kind: "ORDERED" };
      const costsMore = plan.totals.totalCents > order.totalCents;
      const made = costsMore
        ? { backCents: 0, record: await requestDifference(trx, parts, order, plan) }
        : await make(trx, parts, order, plan);
      const outcome = { kind: "DONE", ...made } as const;
      await inspect(outcome, trx);
      await parts.trail.recordOrder(trx, plan.actor, order.id);
      return outcome;
    });
  } catch (error) {
    if (error instanceof MoneyNotCaptured) return { kind: "NOT_TAKEN_YET" };
    if (error instanceof OutOfStock) return { kind: "OUT_OF_STOCK" };
    throw error;
  }
}

async function make(
  trx: Db,
  parts: EditParts,
  order: LockedOrder,
  plan: EditPlan,
): Promise<Omit<EditMade, "kind">> {
  await moveStock(trx, order, plan);
  const backCents = await settle(trx, parts, order, plan);
  await writeEdit(trx, parts.sealer, order, plan);
  return { backCents, record: await parts.mails.ofEdited(trx, order.id, { backCents }) };
}

async function moveStock(trx: Db, order: LockedOrder, plan: EditPlan): Promise<void> {
  if (!order.isStockTaken) return;
  const { reserved, back } = piecesMoved(order.lines, correctionOf(plan));
  const missing = await reserveStock(trx, reserved);
  if (missing.length > 0) throw new OutOfStock(missing);
  if (back.length > 0) await giveStockBack(trx, back);
}

/**
 * Refunds the price reduction, at most what is left of the paid amount.
 * @returns cents
 */
async function settle(
  trx: Db,
  { sources }: EditParts,
  order: LockedOrder,
  { totals, actor, revision }: EditPlan,
): Promise<number> {
  const lessCents = order.totalCents - totals.totalCents;
  if (lessCents <= 0) return 0;
  for (const source of sources) {
    const held = await source.listHeld(trx, order.id);
    if (held.some(({ isReserved }) => isReserved)) throw new MoneyNotCaptured();
  }
  const captured = await listCaptured(trx, sources, order.id);
  const amountCents = Math.min(lessCents, sumOf(captured));
  if (amountCents === 0) return 0;
  const keyOf = (piece: number) => `edit:${order.id}:${revision}:${piece}`;
  await requestRefund(trx, captured, {
    orderId: order.id,
    amountCents,
    reason: "The order was changed",
    requestedBy: actor,
    keyOf,
  });
  return amountCents;
}
