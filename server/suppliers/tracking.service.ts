/** Reads order status from suppliers, and moves items like staff would (ORDER-32). */
import { trackingPage } from "#contract/orders/carriers";
import { supplierName } from "#contract/suppliers/suppliers";
import { backoff } from "../jobs/backoff";
import { changesAfter, nextLook } from "./progress.rules";
import { settleCancel } from "./cancel-items.change";
import { recordReport } from "./record-report.change";
import { listOpen } from "./reports.store";
import { makeStep, type ItemStep, type Parcel } from "./track-items.change";
import type { SupplierParts } from "./submitting.service";
import {
  SupplierRefused,
  SupplierUnavailable,
  type ReportedItem,
  type SupplierOrdering,
} from "./vendors/supplier.port";
import { claimToLook, listToCancel, postpone, reschedule, type ClaimedOrder } from "./supplier-orders.store";

const AT_ONCE = 8;
/** Shipped, delivered, returned: a report never causes more steps per item. */
const MAX_STEPS = 3;

/** @returns whether more orders may be due */
export async function trackDue(parts: SupplierParts): Promise<boolean> {
  const due = await claimToLook(parts.db, AT_ONCE);
  await Promise.all(due.map((claimed) => track(parts, claimed)));
  return due.length === AT_ONCE;
}

async function track(parts: SupplierParts, claimed: ClaimedOrder): Promise<void> {
  const { db, orders, suppliers, log } = parts;
  const supplier = suppliers.get(claimed.supplier);
  if (!supplier || claimed.partnerOrderId === null) return postpone(db, claimed, backoff(12));
  try {
    await cancelUnwanted(parts, claimed, supplier, claimed.partnerOrderId);
    const reported = await supplier.getOrder(claimed.partnerOrderId);
    const open = await listOpen(db, claimed);
    const items = reported.filter(({ itemId }) => open.includes(itemId));
    await moveItems(parts, claimed, items);
    await recordReport(db, orders, claimed, items);
    const order = await orders.find(claimed.orderId);
    const lines = order?.lines.filter(({ id }) => open.includes(id)) ?? [];
    await reschedule(db, claimed, nextLook(lines, claimed.ageSeconds, new Date()));
  } catch (error) {
    if (!(error instanceof SupplierUnavailable || error instanceof SupplierRefused)) throw error;
    log.warn(
      { supplierOrder: claimed.id, reason: error.message },
      "a supplier does not report an order's status",
    );
    await postpone(db, claimed, backoff(claimed.tries));
  }
}

async function cancelUnwanted(
  parts: SupplierParts,
  claimed: ClaimedOrder,
  supplier: SupplierOrdering,
  partnerOrderId: string,
): Promise<void> {
  for (const itemId of await listToCancel(parts.db, claimed)) {
    const refusal = await supplier.cancelItem(partnerOrderId, itemId).then(
      () => null,
      (error: unknown) => {
        if (error instanceof SupplierRefused) return error.code;
        throw error;
      },
    );
    await settleCancel(parts, claimed, itemId, refusal);
  }
}

/** Items of one parcel change together and share one mail. */
async function moveItems(
  parts: SupplierParts,
  claimed: ClaimedOrder,
  items: readonly ReportedItem[],
): Promise<void> {
  for (let round = 0; round < MAX_STEPS; round += 1) {
    const order = await parts.orders.find(claimed.orderId);
    const steps = new Map<string, ItemStep & { readonly itemIds: string[] }>();
    for (const item of items) {
      const line = order?.lines.find(({ id }) => id === item.itemId);
      const [change] = line ? changesAfter(line.status, item.state) : [];
      if (!change) continue;
      const parcel = change === "SHIPPED" ? parcelOf(item, claimed) : null;
      const key = JSON.stringify([change, parcel]);
      const step = steps.get(key) ?? { change, parcel, itemIds: [] };
      step.itemIds.push(item.itemId);
      steps.set(key, step);
    }
    if (steps.size === 0) return;
    for (const step of steps.values()) await makeStep(parts, claimed, step);
  }
}

/** The supplier's own deliveries use the supplier's order number. */
function parcelOf({ carrier, trackingNumber, trackingUrl }: ReportedItem, claimed: ClaimedOrder): Parcel {
  const by = carrier ?? supplierName(claimed.supplier);
  const number = trackingNumber ?? claimed.partnerOrderId ?? claimed.id;
  return { carrier: by, trackingNumber: number, trackingUrl: trackingUrl ?? trackingPage(by, number) };
}
