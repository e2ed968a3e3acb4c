/** What follows from a move of an order. Pure: the ledger carries it out. */
import { ITEM_TRANSITIONS, type DeliveryType, type ItemStatus, type OrderStatus } from "#contract/orders";

const ITEM_STATUS_AFTER: Readonly<Partial<Record<OrderStatus, Record<DeliveryType, ItemStatus>>>> = {
  PENDING_PAYMENT: both("PENDING"),
  PAYMENT_RECEIVED: both("PENDING"),
  PAYMENT_FAILED: both("PAYMENT_FAILED"),
  LOAN_IN_PROCESS: both("LOAN_IN_PROCESS"),
  PENDING_ESIGNATURE: both("PENDING"),
  PENDING_FULFILMENT: { DELIVERY_SHIPPING: "PENDING_SHIPMENT", DELIVERY_PICKUP: "PENDING_PICKUP" },
  CANCELLED: both("CANCELLED"),
  CANCELLED_BY_SUPPLIER: both("CANCELLED_BY_SUPPLIER"),
  RETURNED: both("RETURNED"),
};

function both(status: ItemStatus): Record<DeliveryType, ItemStatus> {
  return { DELIVERY_SHIPPING: status, DELIVERY_PICKUP: status };
}

/** The status an item takes when its order moves; its own when the move leaves it alone or may not touch it. */
export function itemStatusAfter(item: ItemStatus, delivery: DeliveryType, orderTo: OrderStatus): ItemStatus {
  const next = ITEM_STATUS_AFTER[orderTo]?.[delivery];
  return next && ITEM_TRANSITIONS[item].includes(next) ? next : item;
}

const ON_THEIR_WAY: readonly ItemStatus[] = ["SHIPPED", "DELIVERED", "PICKUPED", "RETURNED"];
const DEAD: readonly ItemStatus[] = ["CANCELLED", "CANCELLED_BY_SUPPLIER"];

/** Stock that was taken for it is still its own (ORDER-11): cancelled alone it has gone back, and suppliers cancel what never existed. */
export function holdsStock({ status }: { readonly status: ItemStatus }): boolean {
  return isLive(status);
}

/** It is still to be delivered, or was. */
export function isLive(item: ItemStatus): boolean {
  return !DEAD.includes(item);
}

/** COMPLETED means every live item is shipped or further (ORDER-3). */
export function areAllOnTheirWay(items: readonly ItemStatus[]): boolean {
  const live = items.filter(isLive);
  return live.length > 0 && live.every((status) => ON_THEIR_WAY.includes(status));
}

/**
 * What a move does to the stock that was taken for an order. A cancelled or unpaid order gives it back; what a
 * supplier cancelled never existed, and what comes back from a customer is not sold as new again.
 */
export function stockEffect(to: OrderStatus): "give back" | "forget" | "take" | "keep" {
  if (to === "CANCELLED" || to === "PAYMENT_FAILED") return "give back";
  if (to === "CANCELLED_BY_SUPPLIER" || to === "RETURNED") return "forget";
  return to === "PENDING_PAYMENT" || to === "PENDING_FULFILMENT" ? "take" : "keep";
}
