/** What staff note of the items of an order on their way, and what may be noted when (ORDER-1, ORDER-17, ORDER-18). */
import type { Permission } from "../staff/roles";

interface ItemChangeRule {
  /** What takes money back from the shop needs more. */
  readonly permission: Permission;
  /** Staff must give a reason, because the customer loses something. */
  readonly isReasonNeeded: boolean;
  /** Whether the customer gets a mail. */
  readonly isMailed: boolean;
  /** What the customer paid for it goes back. */
  readonly isMoneyBack: boolean;
}

const ON_ITS_WAY = {
  permission: "orders.update",
  isReasonNeeded: false,
  isMailed: true,
  isMoneyBack: false,
} as const;
const UNDOES = {
  permission: "orders.cancel",
  isReasonNeeded: true,
  isMailed: true,
  isMoneyBack: true,
} as const;

/** Named by the status an item takes; from which one is said by the rows of items and orders. */
export const ITEM_CHANGES = {
  SHIPPED: ON_ITS_WAY,
  READY_TO_PICKUP: ON_ITS_WAY,
  // The customer who picked it up was there.
  PICKUPED: { ...ON_ITS_WAY, isMailed: false },
  DELIVERED: ON_ITS_WAY,
  RETURNED: UNDOES,
  // The customer's money stays until another source is found, or staff cancel the item.
  CANCELLED_BY_SUPPLIER: { ...ON_ITS_WAY, isReasonNeeded: true },
  CANCELLED: UNDOES,
} as const satisfies Readonly<Record<string, ItemChangeRule>>;
export type ItemChange = keyof typeof ITEM_CHANGES;
export const ITEM_CHANGE_NAMES = Object.keys(ITEM_CHANGES) as readonly ItemChange[];

/** Changes that can be previewed (ORDER-19). */
export const ORDER_CHANGE_KINDS = ["CANCEL", "RETURN"] as const;
export type OrderChangeKind = (typeof ORDER_CHANGE_KINDS)[number];

export function ruleOfChange(change: ItemChange): ItemChangeRule {
  return ITEM_CHANGES[change];
}
