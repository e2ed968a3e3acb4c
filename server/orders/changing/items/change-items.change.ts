/** Changes items of an order: status, money, stock, history and mail in one idempotent transaction. */
import { isAtStage } from "#contract/orders/item-statuses";
import { ruleOfChange, type ItemChange } from "#contract/orders/item-changes";
import { STATUS_LOOKS } from "#contract/orders/orders";
import type { Db } from "../../../db/client";
import { holdsStock } from "../../reading/status.rules";
import { withinLimit, type RecordRefunded } from "../limit-refunds.change";
import { refundItems, settleItems } from "../refund-money.change";
import { chosen, orderStatusAfter, withChange, type ReachedStatus } from "./items.rules";
import { isMade, namesOf, writeItems } from "./items.store";
import { partLines } from "./parts-of-lines.rules";
import { isAtSupplier, writeParts } from "./parts-of-lines.store";
import type { ChangeOutcome, ChangeParts, ItemsChange } from "../ports/changes.port";
import { MoneyNotCaptured, type LockedOrder } from "../ports/moves.port";
import { lockOrder, writeEvent } from "../steps.store";
import { giveStockBack } from "../stock.store";

export type ItemParts = Pick<ChangeParts, "moves" | "mails" | "sources">;

/**
 * Shipping the last live item completes the order; returning the last one returns the order.
 * @returns null when the order does not exist
 * @throws RefundLimitExceeded
 */
export async function changeItems(
  parts: ChangeParts,
  request: ItemsChange,
  recordRefunded: RecordRefunded,
): Promise<ChangeOutcome | null> {
  const kind = request.change === "RETURNED" ? "RETURN" : "CANCELLATION";
  const limit = { orderId: request.orderId, recordRefunded, kind } as const;
  try {
    return await parts.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, request.orderId);
      if (!order) return null;
      const made = await withinLimit(trx, parts.sources, limit, () =>
        applyChange(trx, parts, order, request),
      );
      await parts.trail.recordOrder(trx, request.actor, order.id);
      return made;
    });
  } catch (error) {
    if (error instanceof MoneyNotCaptured) return { kind: "NOT_TAKEN_YET" };
    throw error;
  }
}

/**
 * Same as changeItems, inside a transaction that holds the order lock.
 * @throws MoneyNotCaptured while the order's money is only authorized
 */
export async function applyChange(
  trx: Db,
  { moves, mails, sources }: ItemParts,
  locked: LockedOrder,
  request: ItemsChange,
): Promise<ChangeOutcome> {
  const { orderId, change, actor, revision } = request;
  if (await isMade(trx, request)) return { kind: "SAME" };
  if (locked.revision !== revision) return { kind: "STALE" };
  if (locked.correction) return { kind: "CORRECTION_WAITS" };
  const parted = partLines(locked, request.itemIds, request.quantities ?? []);
  if (!parted) return { kind: "NOT_ALLOWED" };
  const { order, itemIds, splits } = parted;
  const itemsChange = { ...request, itemIds };
  const now = withChange(order, itemsChange);
  if (!now) return { kind: "NOT_ALLOWED" };
  if (isTakenOff(change) && (await isAtSupplier(trx, splits))) return { kind: "WHOLE_AT_SUPPLIER" };
  await writeParts(trx, sources, orderId, splits, revision);
  await writeItems(trx, itemsChange);
  await recordEvents(trx, order, itemsChange);
  const settledCents = await settleItems(trx, sources, { order, ...itemsChange }, actor);
  const undone = { itemIds, change, actor, settledCents };
  const backCents = ruleOfChange(change).isMoneyBack ? await refundItems(trx, sources, order, undone) : 0;
  if (change === "CANCELLED" && order.isStockTaken) {
    await giveStockBack(trx, chosen(order, itemIds).filter(holdsStock));
  }
  const to = orderStatusAfter(now);
  if (to) await moves.move(trx, now, { to, actor, summary: SUMMARIES[to] });
  const record = await mails.ofItems(trx, orderId, { change, itemIds, backCents });
  return { kind: "DONE", isPaid: backCents > 0, record };
}

function isTakenOff(change: ItemChange): boolean {
  return isAtStage(change, "cancelled");
}

const SUMMARIES = {
  COMPLETED: "Everything has shipped",
  RETURNED: "Everything was returned",
  CANCELLED_BY_SUPPLIER: "The supplier canceled every item",
} as const satisfies Record<ReachedStatus, string>;

/** One history entry for each earlier status of the items. */
async function recordEvents(trx: Db, order: LockedOrder, itemsChange: ItemsChange): Promise<void> {
  const { orderId, itemIds, change, parcel, actor, sealedReason } = itemsChange;
  const items = chosen(order, itemIds);
  const by = parcel ? ` by ${parcel.carrier}, ${parcel.trackingNumber}` : "";
  for (const before of new Set(items.map(({ status }) => status))) {
    const names = await namesOf(
      trx,
      items.filter(({ status }) => status === before).map(({ id }) => id),
    );
    const summary = `${STATUS_LOOKS[change].label}${by}: ${names.join(", ")}`;
    const type = change === "CANCELLED" ? "ITEM_UPDATED" : "SHIPMENT_DETAILS_UPDATED";
    await writeEvent(trx, { orderId, type, actor, summary, before, after: change, sealedNote: sealedReason });
  }
}
