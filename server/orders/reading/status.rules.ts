/** The consequences of an order's move. Pure; changes apply them. */
import { isAtStage, isLive, ITEM_STATUS_ROWS, type ItemStatus } from "#contract/orders/item-statuses";
import { ORDER_STATUS_ROWS, type DeliveryType, type OrderStatus } from "#contract/orders/statuses";

/** An item's status after its order moves; unchanged when the move does not apply to it. */
export function itemStatusAfter(item: ItemStatus, delivery: DeliveryType, orderTo: OrderStatus): ItemStatus {
  const next = ORDER_STATUS_ROWS[orderTo].items.become?.[delivery];
  return next && ITEM_STATUS_ROWS[item].to.includes(next) ? next : item;
}

/**
 * Whether the item still holds its stock (ORDER-11): a cancelled item has released it, and stock a supplier
 * cancelled never existed.
 */
export function holdsStock({ status }: { readonly status: ItemStatus }): boolean {
  return isLive(status);
}

/** Whether the order has never passed a fraud check. */
export function isFirstFraudCheck({ status }: { readonly status: OrderStatus }): boolean {
  return ORDER_STATUS_ROWS[status].money.fraudCheck === "decides";
}

/** COMPLETED requires every live item to be shipped or further (ORDER-3). */
export function areAllOnTheirWay(items: readonly ItemStatus[]): boolean {
  const live = items.filter(isLive);
  return live.length > 0 && live.every((status) => isAtStage(status, "shipped", "received", "returned"));
}
