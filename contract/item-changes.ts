/** What staff note of the items of an order on their way, and what may be noted when (ORDER-1, ORDER-17, ORDER-18). */
import type { ItemStatus, OrderStatus } from "./orders";
import type { Permission } from "./roles";

interface ItemChangeRule {
  /** States of an item it follows. */
  readonly from: readonly ItemStatus[];
  /** States of its order it is made in. */
  readonly during: readonly OrderStatus[];
  /** What takes money back from the shop needs more. */
  readonly permission: Permission;
  /** Staff say why: the customer loses something by it. */
  readonly isReasonNeeded: boolean;
  /** The customer is mailed. */
  readonly isMailed: boolean;
}

const ON_ITS_WAY = { permission: "orders.update", isReasonNeeded: false, isMailed: true } as const;
const UNDOES = { permission: "orders.cancel", isReasonNeeded: true, isMailed: true } as const;

export const ITEM_CHANGES = {
  SHIPPED: { ...ON_ITS_WAY, from: ["PENDING_SHIPMENT"], during: ["CONFIRMED_BY_SUPPLIER"] },
  READY_TO_PICKUP: { ...ON_ITS_WAY, from: ["PENDING_PICKUP"], during: ["CONFIRMED_BY_SUPPLIER"] },
  // Whoever picked it up was there.
  PICKUPED: { ...ON_ITS_WAY, from: ["READY_TO_PICKUP"], during: ["CONFIRMED_BY_SUPPLIER"], isMailed: false },
  DELIVERED: { ...ON_ITS_WAY, from: ["SHIPPED"], during: ["CONFIRMED_BY_SUPPLIER", "COMPLETED"] },
  RETURNED: {
    ...UNDOES,
    from: ["SHIPPED", "DELIVERED", "PICKUPED"],
    during: ["CONFIRMED_BY_SUPPLIER", "COMPLETED"],
  },
  // The customer's money stays until another source is found, or staff cancel the item.
  CANCELLED_BY_SUPPLIER: {
    permission: "orders.update",
    isReasonNeeded: true,
    isMailed: true,
    from: ["PENDING_SHIPMENT", "PENDING_PICKUP", "READY_TO_PICKUP"],
    during: ["PENDING_FULFILMENT", "CONFIRMED_BY_SUPPLIER"],
  },
  CANCELLED: {
    ...UNDOES,
    from: ["PENDING", "PENDING_SHIPMENT", "PENDING_PICKUP", "READY_TO_PICKUP", "CANCELLED_BY_SUPPLIER"],
    // Of a completed order: what the supplier has cancelled.
    during: ["PENDING_REVIEW", "PENDING_FULFILMENT", "CONFIRMED_BY_SUPPLIER", "COMPLETED"],
  },
} as const satisfies Readonly<Partial<Record<ItemStatus, ItemChangeRule>>>;
export type ItemChange = keyof typeof ITEM_CHANGES;
export const ITEM_CHANGE_NAMES = Object.keys(ITEM_CHANGES) as readonly ItemChange[];

/** What may be looked at before it is done (ORDER-19). */
export const ORDER_CHANGE_KINDS = ["CANCEL", "RETURN"] as const;
export type OrderChangeKind = (typeof ORDER_CHANGE_KINDS)[number];

export function ruleOfChange(change: ItemChange): ItemChangeRule {
  return ITEM_CHANGES[change];
}

/** The items of an order that a change may be noted of now. */
export function changeableItems<Item extends { readonly status: ItemStatus }>(
  order: { readonly status: OrderStatus },
  items: readonly Item[],
  change: ItemChange,
): readonly Item[] {
  const { from, during } = ruleOfChange(change);
  return during.includes(order.status) ? items.filter(({ status }) => from.includes(status)) : [];
}
