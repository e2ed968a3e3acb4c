/**
 * Item changes staff may record after an order is placed, and their conditions (ORDER-1, ORDER-17, ORDER-18).
 */
import type { Permission } from "../staff/roles";

interface ItemChangeRule {
  /** Changes that refund money need a stronger permission. */
  readonly permission: Permission;
  /** A reason is required because the customer loses something. */
  readonly isReasonNeeded: boolean;
  /** True if the customer gets a mail. */
  readonly isMailed: boolean;
  /** True if the customer is refunded. */
  readonly isMoneyBack: boolean;
}

const ON_ITS_WAY = {
  permission: "orders.update",
  isReasonNeeded: false,
  isMailed: true,
  isMoneyBack: false,
} as const;
const REVERSAL = {
  permission: "orders.cancel",
  isReasonNeeded: true,
  isMailed: true,
  isMoneyBack: true,
} as const;

/** Keyed by the resulting item status. The rows of items and orders list the valid source statuses. */
export const ITEM_CHANGES = {
  SHIPPED: ON_ITS_WAY,
  READY_TO_PICKUP: ON_ITS_WAY,
  // No mail: the customer picked the item up in person.
  PICKUPED: { ...ON_ITS_WAY, isMailed: false },
  DELIVERED: ON_ITS_WAY,
  RETURNED: REVERSAL,
  // The shop retains the payment until staff find another source or cancel the item.
  CANCELLED_BY_SUPPLIER: { ...ON_ITS_WAY, isReasonNeeded: true },
  CANCELLED: REVERSAL,
} as const satisfies Readonly<Record<string, ItemChangeRule>>;
export type ItemChange = keyof typeof ITEM_CHANGES;
export const ITEM_CHANGE_NAMES = Object.keys(ITEM_CHANGES) as readonly ItemChange[];

/** Changes with a preview (ORDER-19). */
export const ORDER_CHANGE_KINDS = ["CANCEL", "RETURN"] as const;
export type OrderChangeKind = (typeof ORDER_CHANGE_KINDS)[number];

export function ruleOfChange(change: ItemChange): ItemChangeRule {
  return ITEM_CHANGES[change];
}
