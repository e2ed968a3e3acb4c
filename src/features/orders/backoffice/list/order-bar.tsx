/** Links from an order to its list, and to the previous and next orders. */
import { OrderNeighboursDocument } from "#contract/graphql/documents/order-list.generated";
import { LABELS } from "#contract/messages";
import { useQueryAnswer } from "../../../../client/api/use-query-answer";
import { EntryBar } from "../../../../ui/parts/entry/entry-links";
import { filterOf, ORDERS_PATH, orderUrl, readOrderList, sortOf } from "./order-list-address";

interface OrderBarProps {
  readonly orderId: string;
  /** Query of the order's address, which is the list's. */
  readonly search: string;
}

export function OrderBar({ orderId, search }: OrderBarProps) {
  const address = readOrderList(search);
  const { data } = useQueryAnswer(OrderNeighboursDocument, {
    orderId,
    filter: filterOf(address),
    sort: sortOf(address),
  });
  const { previous, next } = data?.getOrderNeighbours ?? { previous: null, next: null };
  return (
    <EntryBar
      back={ORDERS_PATH + search}
      backLabel={LABELS.allOrders}
      what="order"
      previous={previous && orderUrl(previous, search)}
      next={next && orderUrl(next, search)}
    />
  );
}
