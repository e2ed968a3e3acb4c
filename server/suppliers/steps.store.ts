/**
 * Applies a supplier's answers. Each step is one idempotent transaction that locks the order (ORDER-30 to
 * ORDER-32).
 */
import type { ItemChange } from "#contract/orders/item-changes";
import { supplierName } from "#contract/suppliers/suppliers";
import type { Db } from "../db/client";
import type { OrderFulfilment } from "../orders/changing/ports/fulfilment.port";
import { MoneyNotCaptured, OutOfStock, type LockedOrder } from "../orders/changing/ports/moves.port";
import { recordOver } from "./reports.store";
import {
  recordCancelReported,
  recordRefused,
  recordSubmitted,
  enqueueSupplierOrders,
  type ClaimedOrder,
} from "./supplier-orders.store";

export interface StepParts {
  readonly db: Db;
  readonly orders: OrderFulfilment;
}

export type Parcel = NonNullable<Parameters<OrderFulfilment["applyChange"]>[2]["parcel"]>;

/** A change of the items in one parcel. */
export interface ItemStep {
  readonly change: ItemChange;
  readonly parcel: Parcel | null;
  readonly itemIds: readonly string[];
}

const ACTOR = "System";

/** A no-op if the order was cancelled or submitted in the meantime. */
export function enqueueReadyOrder(
  { db, orders }: StepParts,
  orderId: string,
  suppliers: readonly string[],
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const order = await orders.lock(trx, orderId);
    if (order?.status === "PENDING_FULFILMENT" && !order.correction && !order.isFraudCheckPending)
      await enqueueSupplierOrders(trx, orderId, ACTOR, suppliers);
  });
}

/** The supplier accepted the order, so it is confirmed. */
export function confirmSubmitted(
  { db, orders }: StepParts,
  claimed: ClaimedOrder,
  partnerOrderId: string,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const order = await orders.lock(trx, claimed.orderId);
    if (!order || !(await recordSubmitted(trx, claimed, partnerOrderId))) return;
    await recordEvent(
      orders,
      trx,
      order.id,
      `${supplierName(claimed.supplier)} accepted the order as ${partnerOrderId}`,
    );
    if (order.status !== "PENDING_FULFILMENT") return;
    const move = { to: "CONFIRMED_BY_SUPPLIER", actor: ACTOR, summary: "Confirmed by the supplier" } as const;
    await orders.move(trx, order, move);
  });
}

/** @param missing items the supplier lacks: cancelled by the supplier; the rest is ordered without them */
export function settleRefused(
  { db, orders }: StepParts,
  claimed: ClaimedOrder,
  code: string,
  missing: readonly string[],
  suppliers: readonly string[],
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const order = await orders.lock(trx, claimed.orderId);
    if (!order || !(await recordRefused(trx, claimed, code))) return;
    await recordEvent(orders, trx, order.id, `${supplierName(claimed.supplier)} refused the order: ${code}`);
    if (missing.length === 0) return;
    await orders.applyChange(trx, order, {
      orderId: order.id,
      revision: order.revision,
      itemIds: missing,
      change: "CANCELLED_BY_SUPPLIER",
      ...BY_ITSELF,
      parcel: null,
    });
    await enqueueSupplierOrders(trx, order.id, ACTOR, suppliers);
  });
}

const BY_ITSELF = { date: null, actor: ACTOR, sealedReason: null } as const;

/** @param refusal the supplier's code when it is too late; null = it cancels */
export function settleCancel(
  { db, orders }: StepParts,
  claimed: ClaimedOrder,
  itemId: string,
  refusal: string | null,
): Promise<void> {
  const name = supplierName(claimed.supplier);
  const summary = refusal
    ? `${name} can no longer cancel an item: ${refusal}. Arrange a return when it arrives`
    : `Cancellation of an item requested from ${name}`;
  return db.transaction().execute(async (trx) => {
    await orders.lock(trx, claimed.orderId);
    await recordCancelReported(trx, claimed, itemId, refusal);
    await recordEvent(orders, trx, claimed.orderId, summary);
  });
}

/** A repeated or no longer allowed step is a no-op. */
export async function makeStep(
  { db, orders }: StepParts,
  claimed: ClaimedOrder,
  step: ItemStep,
): Promise<void> {
  const { orderId } = claimed;
  try {
    await db.transaction().execute(async (trx) => {
      const order = await orders.lock(trx, orderId);
      if (!order) return;
      const change = { ...step, ...BY_ITSELF, orderId, revision: order.revision };
      const outcome = await orders.applyChange(trx, order, change);
      const isApplied = outcome.kind === "DONE" || outcome.kind === "SAME";
      if (isApplied && step.change === "CANCELLED_BY_SUPPLIER") await recordOver(trx, claimed, step.itemIds);
    });
  } catch (error) {
    // Retried at the next check, once the money is captured.
    if (!(error instanceof MoneyNotCaptured)) throw error;
  }
}

export type StaffOutcome =
  "DONE" | "STALE" | "NOT_ALLOWED" | "OUT_OF_STOCK" | "CORRECTION_WAITS" | "CHECK_WAITS";

/** Rolls the transaction back. */
class NotMade extends Error {
  constructor(readonly outcome: StaffOutcome) {
    super(outcome);
  }
}

export interface SeenOrder {
  /** User id of the staff member. */
  readonly actor: string;
  readonly orderId: string;
  readonly revision: number;
}

/** A change by staff, based on the order as they last read it; committed only when it is DONE. */
export async function changeAtRevision(
  { db, orders }: StepParts,
  { actor, orderId, revision }: SeenOrder,
  make: (trx: Db, order: LockedOrder) => Promise<StaffOutcome>,
): Promise<StaffOutcome> {
  try {
    return await db.transaction().execute(async (trx) => {
      const order = await orders.lock(trx, orderId);
      if (!order || order.revision !== revision) return "STALE";
      if (order.correction) return "CORRECTION_WAITS";
      const outcome = await make(trx, order);
      if (outcome !== "DONE") throw new NotMade(outcome);
      await orders.recordOrder(trx, actor, order.id);
      return outcome;
    });
  } catch (error) {
    if (error instanceof NotMade) return error.outcome;
    if (error instanceof OutOfStock) return "OUT_OF_STOCK";
    throw error;
  }
}

async function recordEvent(
  orders: OrderFulfilment,
  trx: Db,
  orderId: string,
  summary: string,
): Promise<void> {
  await orders.eventInsert({ orderId, type: "SHIPMENT_DETAILS_UPDATED", actor: ACTOR, summary }).execute(trx);
}
