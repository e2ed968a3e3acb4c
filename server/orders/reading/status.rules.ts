/** The consequences of an order's move. Pure: stores carry them out. */
import { isAtStage, isLive, ITEM_STATUS_ROWS, type ItemStatus } from "#contract/orders/item-statuses";
import { ORDER_STATUS_ROWS, type DeliveryType, type OrderStatus } from "#contract/orders/statuses";

/** The status an item takes when its order moves; unchanged when the move does not concern it or may not touch it. */
export function itemStatusAfter(item: ItemStatus, delivery: DeliveryType, orderTo: OrderStatus): ItemStatus {
  const next = ORDER_STATUS_ROWS[orderTo].items.become?.[delivery];
  return next && ITEM_STATUS_ROWS[item].to.includes(next) ? next : item;
}

/**
 * Whether the item still holds the stock taken for it (ORDER-11): cancelled alone it has given it back, and what a
 * supplier cancels never existed.
 */
export function holdsStock({ status }: { readonly status: ItemStatus }): boolean {
  return isLive(status);
}

/** COMPLETED means every live item is shipped or further (ORDER-3). */
export function areAllOnTheirWay(items: readonly ItemStatus[]): boolean {
  const live = items.filter(isLive);
  return live.length > 0 && live.every((status) => isAtStage(status, "shipped", "received", "returned"));
}
