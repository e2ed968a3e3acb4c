/** Applies a supplier's report to an item (ORDER-32). Pure. */
import type { ItemChange } from "#contract/orders/item-changes";
import { isRemoved, type ItemStatus } from "#contract/orders/item-statuses";
import type { ReportedState } from "./vendors/supplier.port";

type Steps = Readonly<Partial<Record<ReportedState, readonly ItemChange[]>>>;

const CANCELLED = ["CANCELLED_BY_SUPPLIER"] as const;

/**
 * Steps caused by a report, by the item's status. Steps the supplier skipped are added, so that no mail and
 * no date is missing.
 */
const STEPS: Readonly<Record<ItemStatus, Steps>> = {
  PENDING_SHIPMENT: {
    SHIPPED: ["SHIPPED"],
    HANDED_OVER: ["SHIPPED", "DELIVERED"],
    CANCELLED,
    RETURNED: ["SHIPPED", "RETURNED"],
  },
  PENDING_PICKUP: { READY: ["READY_TO_PICKUP"], HANDED_OVER: ["READY_TO_PICKUP", "PICKUPED"], CANCELLED },
  READY_TO_PICKUP: { HANDED_OVER: ["PICKUPED"], CANCELLED },
  SHIPPED: { HANDED_OVER: ["DELIVERED"], RETURNED: ["RETURNED"] },
  DELIVERED: { RETURNED: ["RETURNED"] },
  PICKUPED: { RETURNED: ["RETURNED"] },
  PENDING: {},
  PAYMENT_FAILED: {},
  LOAN_IN_PROCESS: {},
  CANCELLED: {},
  CANCELLED_BY_SUPPLIER: {},
  RETURNED: {},
};

/** @returns the changes to make, in sequence; empty for an old or unmapped status */
export function changesAfter(status: ItemStatus, state: ReportedState): readonly ItemChange[] {
  return STEPS[status][state] ?? [];
}

/** Days after delivery within which a return is expected. */
const RETURN_DAYS = 45;
const AFTERWARDS_SECONDS = 6 * 3_600;
const SOONEST_SECONDS = 5;
const LATEST_SECONDS = 1_800;

/**
 * Seconds until a supplier order is next checked: short while it is young, long once all items are delivered.
 * @returns null for never
 */
export function nextLook(
  items: readonly { readonly status: ItemStatus; readonly deliveredAt: string | null }[],
  ageSeconds: number,
  now: Date,
): number | null {
  const open = items.filter(({ status }) => !isRemoved(status));
  const isPastReturns = (at: string | null) =>
    at !== null && +now - Date.parse(at) > RETURN_DAYS * 86_400_000;
  if (open.every(({ deliveredAt }) => isPastReturns(deliveredAt))) return null;
  if (open.every(({ deliveredAt }) => deliveredAt !== null)) return AFTERWARDS_SECONDS;
  return Math.min(LATEST_SECONDS, Math.max(SOONEST_SECONDS, Math.round(ageSeconds / 20)));
}
