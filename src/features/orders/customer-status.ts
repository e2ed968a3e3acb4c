/** Statuses as customers read them: "Completed" is a word of the staff's list. */
import { isAtStage, isRemoved, type ItemStatus } from "#contract/orders/item-statuses";
import type { DeliveryType, OrderStatus } from "#contract/orders/orders";
import { statusWord } from "./order-words";

interface Facts {
  readonly status: OrderStatus;
  readonly items: readonly { readonly status: ItemStatus }[];
}

/** The order's status; of a completed order, the status of the item that is furthest behind. */
export function customerStatus({ status, items }: Facts): OrderStatus | ItemStatus {
  if (status !== "COMPLETED") return status;
  const live = items.map((item) => item.status).filter((itemStatus) => !isRemoved(itemStatus));
  return live.find((itemStatus) => !isAtStage(itemStatus, "received")) ?? live[0] ?? status;
}

const COMPLETED_BY: Readonly<Record<DeliveryType, ItemStatus>> = {
  DELIVERY_SHIPPING: "SHIPPED",
  DELIVERY_PICKUP: "READY_TO_PICKUP",
};

/** Label of a status in the history of a customer's order. */
export function customerStatusWord(text: string, deliveryType: DeliveryType): string {
  return statusWord(text === "COMPLETED" ? COMPLETED_BY[deliveryType] : text);
}
