/** Submits stored supplier orders, each once, and records the answers (ORDER-30, ORDER-31). */
import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import { backoff } from "../jobs/backoff";
import type { JobLog } from "../jobs/job";
import type { OrderRecord } from "../orders/reading/order.port";
import { confirmSubmitted, settleRefused, enqueueReadyOrder, type StepParts } from "./submit-order.change";
import { claimToSubmit, listReady, postpone, reschedule, type ClaimedOrder } from "./supplier-orders.store";
import {
  SupplierRefused,
  SupplierUnavailable,
  type SupplierOrdering,
  type SupplierPurchase,
} from "./vendors/supplier.port";

export interface SupplierParts extends StepParts {
  /** Configured suppliers, by their name in order items. */
  readonly suppliers: ReadonlyMap<string, SupplierOrdering>;
  readonly log: JobLog;
}

const AT_ONCE = 4;
const OFF_SECONDS = 3_600;

/**
 * Stores supplier orders whose waiting time is over.
 * @returns whether more may be due
 */
export async function enqueueReadyOrders(
  { db, orders, suppliers }: SupplierParts,
  minutes: number,
): Promise<boolean> {
  const names = [...suppliers.keys()];
  const ready = await listReady(db, minutes, names);
  for (const orderId of ready) await enqueueReadyOrder({ db, orders }, orderId, names);
  return ready.length > 0;
}

/** @returns whether more orders may be due */
export async function submitDue(parts: SupplierParts): Promise<boolean> {
  const due = await claimToSubmit(parts.db, AT_ONCE);
  await Promise.all(due.map((claimed) => submit(parts, claimed)));
  return due.length > 0;
}

async function submit(parts: SupplierParts, claimed: ClaimedOrder): Promise<void> {
  const { db, orders, suppliers, log } = parts;
  const supplier = suppliers.get(claimed.supplier);
  const order = await orders.find(claimed.orderId);
  if (!supplier || !order) return postpone(db, claimed, OFF_SECONDS);
  const isStillNeeded = ORDER_STATUS_ROWS[order.status].goods.ordering === "wanted";
  // An earlier attempt may have placed the order without a recorded answer: a retry finds it and cancels it
  // there.
  if (!isStillNeeded && claimed.tries === 1) return reschedule(db, claimed, null);
  try {
    const number = await supplier.submitOrder(purchaseOf(order, claimed), claimed.id);
    await confirmSubmitted(parts, claimed, number);
  } catch (error) {
    if (error instanceof SupplierRefused) return refused(parts, claimed, order, error);
    if (!(error instanceof SupplierUnavailable)) throw error;
    log.warn({ supplierOrder: claimed.id, reason: error.message }, "submitting to a supplier failed");
    await postpone(db, claimed, backoff(claimed.tries));
  }
}

function purchaseOf(order: OrderRecord, { itemIds }: ClaimedOrder): SupplierPurchase {
  return {
    orderNumber: order.uniqueId,
    lines: order.lines
      .filter(({ id }) => itemIds.includes(id))
      .map(({ id, product, quantity }) => ({ itemId: id, sku: product.sku, quantity })),
    email: order.customer.email,
    address: order.customer.shipping,
    storeId: order.pickupLocation?.id ?? null,
  };
}

/** Cancels items the supplier lacks and orders the rest; any other refusal needs manual work. */
async function refused(
  parts: SupplierParts,
  claimed: ClaimedOrder,
  order: OrderRecord,
  { code, missingSkus }: SupplierRefused,
): Promise<void> {
  const missing = order.lines
    .filter(({ id, product }) => claimed.itemIds.includes(id) && missingSkus.includes(product.sku))
    .map(({ id }) => id);
  await settleRefused(parts, claimed, code, missing, [...parts.suppliers.keys()]);
}
