/** What a supplier's report does to an item (ORDER-32). Pure. */
import type { ItemChange } from "#contract/item-changes";
import { isGone, type ItemStatus } from "#contract/item-statuses";
import type { ReportedState } from "./vendors/supplier.port";

type Steps = Readonly<Partial<Record<ItemStatus, readonly ItemChange[]>>>;

const GIVEN_UP = ["CANCELLED_BY_SUPPLIER"] as const;

/** Steps the supplier has not told of one by one are made up for, so that no mail and no date is left out. */
const STEPS: Readonly<Partial<Record<ReportedState, Steps>>> = {
  SHIPPED: { PENDING_SHIPMENT: ["SHIPPED"] },
  READY: { PENDING_PICKUP: ["READY_TO_PICKUP"] },
  HANDED_OVER: {
    PENDING_SHIPMENT: ["SHIPPED", "DELIVERED"],
    SHIPPED: ["DELIVERED"],
    PENDING_PICKUP: ["READY_TO_PICKUP", "PICKUPED"],
    READY_TO_PICKUP: ["PICKUPED"],
  },
  CANCELLED: { PENDING_SHIPMENT: GIVEN_UP, PENDING_PICKUP: GIVEN_UP, READY_TO_PICKUP: GIVEN_UP },
  RETURNED: {
    PENDING_SHIPMENT: ["SHIPPED", "RETURNED"],
    SHIPPED: ["RETURNED"],
    DELIVERED: ["RETURNED"],
    PICKUPED: ["RETURNED"],
  },
};

/** @returns the changes to make one after the other; none for news that is old, or that we cannot map */
export function changesAfter(status: ItemStatus, state: ReportedState): readonly ItemChange[] {
  return STEPS[state]?.[status] ?? [];
}

/** What was handed over may come back for so long. */
const RETURN_DAYS = 45;
const AFTERWARDS_SECONDS = 6 * 3_600;
const SOONEST_SECONDS = 5;
const LATEST_SECONDS = 1_800;

/**
 * When an order at a supplier is asked after again, in seconds: soon while it is young, rarely once all was handed over.
 * @returns null: never
 */
export function nextLook(
  items: readonly { readonly status: ItemStatus; readonly deliveredAt: string | null }[],
  ageSeconds: number,
  now: Date,
): number | null {
  const open = items.filter(({ status }) => !isGone(status));
  const isKept = (at: string | null) => at !== null && +now - Date.parse(at) > RETURN_DAYS * 86_400_000;
  if (open.every(({ deliveredAt }) => isKept(deliveredAt))) return null;
  if (open.every(({ deliveredAt }) => deliveredAt !== null)) return AFTERWARDS_SECONDS;
  return Math.min(LATEST_SECONDS, Math.max(SOONEST_SECONDS, Math.round(ageSeconds / 20)));
}
