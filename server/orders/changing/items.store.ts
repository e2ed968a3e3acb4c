/** Changes items of an order: status, money, stock, history and mail in one idempotent transaction. */
import { isAtStage, isLive } from "#contract/orders/item-statuses";
import { sql } from "kysely";
import { ruleOfChange, type ItemChange } from "#contract/orders/item-changes";
import { changeableItems, STATUS_LOOKS, type OrderStatus } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import { wake } from "../../jobs/wake";
import { areAllOnTheirWay, holdsStock } from "../reading/status.rules";
import { withinLimit, type RecordRefunded } from "./back-limit.store";
import type { ChangeOutcome, ChangeParts } from "./changing.store";
import { giveItemsBack, settleItems } from "./give-back.store";
import { isAtSupplier, partLines, writeParts, type Pieces } from "./parts-of-lines.store";
import { MoneyNotCaptured, type LockedOrder } from "./ports/moves.port";
import { boughtAs, lockOrder, writeEvent } from "./steps.store";
import { giveStockBack } from "./stock.store";

export interface ItemsChange {
  readonly orderId: string;
  /** Revision the caller last read. */
  readonly revision: number;
  readonly itemIds: readonly string[];
  /** Lines of which only some units change; every other line changes in full. */
  readonly quantities?: readonly Pieces[];
  readonly change: ItemChange;
  /** YYYY-MM-DD; null = now. */
  readonly date: string | null;
  /** For shipped items. */
  readonly parcel: Parcel | null;
  readonly actor: string;
  readonly sealedReason: Buffer | null;
}

export interface Parcel {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string | null;
}

export type ItemParts = Pick<ChangeParts, "moves" | "mails" | "sources">;

/**
 * Shipping the last live item completes the order; returning the last one returns the order.
 * @returns null when the order does not exist
 * @throws TooMuchBack
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
  const backCents = ruleOfChange(change).isMoneyBack ? await giveItemsBack(trx, sources, order, undone) : 0;
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
} as const satisfies Partial<Record<OrderStatus, string>>;

function orderStatusAfter({ status, lines }: LockedOrder): keyof typeof SUMMARIES | null {
  const states = lines.map((line) => line.status);
  if (!states.some(isLive)) return "CANCELLED_BY_SUPPLIER";
  if (states.filter(isLive).every((state) => state === "RETURNED")) return "RETURNED";
  return status === "CONFIRMED_BY_SUPPLIER" && areAllOnTheirWay(states) ? "COMPLETED" : null;
}

function chosen(order: LockedOrder, itemIds: readonly string[]): LockedOrder["lines"] {
  return order.lines.filter(({ id }) => itemIds.includes(id));
}

/**
 * The order after the change.
 * @returns null when the change is not allowed for one of the items, or for the last live one
 */
function withChange(order: LockedOrder, { itemIds, change }: ItemsChange): LockedOrder | null {
  if (changeableItems(order, chosen(order, itemIds), change).length !== new Set(itemIds).size) return null;
  const lines = order.lines.map((line) => (itemIds.includes(line.id) ? { ...line, status: change } : line));
  // Cancelling the last item means cancelling the order and its shipping; only a supplier may cancel the last
  // item alone.
  if (change !== "CANCELLED_BY_SUPPLIER" && !lines.some(({ status }) => isLive(status))) return null;
  return { ...order, lines, revision: order.revision + 1 };
}

/**
 * Whether the whole change was made earlier. A parcel is recognized by its number, units of a line by the
 * revision.
 */
async function isMade(
  trx: Db,
  { orderId, itemIds, quantities = [], revision, change, parcel }: ItemsChange,
): Promise<boolean> {
  const isSo = parcel
    ? sql`shipped_at IS NOT NULL AND tracking_number = ${parcel.trackingNumber}`
    : sql`status = ${change}`;
  const counted = JSON.stringify(Object.fromEntries(quantities.map((some) => [some.itemId, some.quantity])));
  const { rows } = await sql<{ made: number }>`
    SELECT count(*)::int AS made FROM order_items
    WHERE order_id = ${orderId} AND ${isSo} AND (
      (id = ANY(${itemIds}::uuid[]) AND quantity = COALESCE((${counted}::jsonb->>id::text)::int, quantity))
      OR (split_of = ANY(${itemIds}::uuid[]) AND split_at = ${revision}
        AND quantity = (${counted}::jsonb->>split_of::text)::int))`.execute(trx);
  return rows[0]?.made === itemIds.length;
}

async function writeItems(trx: Db, itemsChange: ItemsChange): Promise<void> {
  const { orderId, itemIds, change, date, parcel, actor } = itemsChange;
  // A day without a time counts as noon UTC, which is the same day across the United States.
  const at = date === null ? sql`now()` : sql`${`${date}T12:00:00Z`}::timestamptz`;
  const isHandedOver = isAtStage(change, "received");
  await sql`UPDATE order_items SET status = ${change}, ${boughtAs(sql`${change}::text`)}
      ${
        parcel
          ? sql`, shipped_at = ${at}, carrier = ${parcel.carrier}, tracking_number = ${parcel.trackingNumber},
              tracking_url = ${parcel.trackingUrl}`
          : sql``
      }
      ${isHandedOver ? sql`, delivered_at = ${at}` : sql``}
    WHERE order_id = ${orderId} AND id = ANY(${itemIds}::uuid[])`.execute(trx);
  await sql`UPDATE orders SET revision = revision + 1, updated_at = now(), updated_by = ${actor}
    WHERE id = ${orderId}`.execute(trx);
  await wake(trx, "affiliates.commissions");
  if (change === "CANCELLED") await wake(trx, "suppliers.order-tracking");
}

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

async function namesOf(trx: Db, itemIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT CASE WHEN split_of IS NULL THEN product->>'name' ELSE concat(quantity, ' × ', product->>'name') END AS name
    FROM order_items WHERE id = ANY(${itemIds}::uuid[]) ORDER BY position`.execute(trx);
  return rows.map(({ name }) => name);
}
