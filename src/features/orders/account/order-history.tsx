/** A customer's orders, latest first, filtered by the counters. */
import { styled } from "@mui/material/styles";
import { OrderHistoryDocument } from "#contract/graphql/documents/orders.generated";
import type { OrderHistoryQuery } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { ORDER_COUNTERS, type OrderCounter } from "#contract/orders/orders";
import { ROUTES } from "#contract/site/paths";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { ordersRead } from "../../../client/store/order-history-slice";
import type { ShopState } from "../../../client/store/shop-store";
import { Button } from "../../../ui/actions/button";
import { EmptyState } from "../../../ui/parts/empty-state";
import { readListAddress } from "../../../ui/list/list-address";
import { ListView } from "../../../ui/list/list-view";
import { COUNTER_LABELS, LIST_COUNTERS } from "../order-words";
import { CounterChips } from "./counter-chips";
import { OrderCard } from "./order-card";

interface OrderHistoryProps {
  /** Path of this list, with a trailing slash. */
  readonly path: string;
  /** Query string of the address. */
  readonly search: string;
}

const SLICE = {
  select: (state: ShopState) => state.orderHistory,
  store: (requestKey: string, { getOrdersByUser: { orders, totalOrders, counters } }: OrderHistoryQuery) =>
    ordersRead({ requestKey, orders, totalOrders, counters }),
};

export function OrderHistory({ path, search }: OrderHistoryProps) {
  const address = readListAddress(search, { shows: LIST_COUNTERS });
  const { page, size, show } = address;
  const statuses = show === "" ? null : [...ORDER_COUNTERS[show as OrderCounter]];
  const answer = useQueryAnswer(
    OrderHistoryDocument,
    { pageNumber: page, pageSize: size, statuses },
    { slice: SLICE },
  );
  return (
    <ListView
      answer={answer}
      what="your orders"
      plural="Orders"
      path={path}
      address={address}
      count={({ totalOrders, orders }) => ({ total: totalOrders, visible: orders.length })}
      above={({ counters }) => counters && <CounterChips path={path} address={address} counters={counters} />}
      empty={(total) => <NothingHere path={path} show={show} total={total} />}
    >
      {({ orders }) => (
        <Orders aria-label="Orders">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} path={path} />
            </li>
          ))}
        </Orders>
      )}
    </ListView>
  );
}

interface NothingHereProps {
  readonly path: string;
  readonly show: string;
  readonly total: number;
}

function NothingHere({ path, show, total }: NothingHereProps) {
  if (show === "" && total === 0) {
    return (
      <EmptyState>
        <h2>{LABELS.noOrders}</h2>
        <p>Your orders appear here, with their status and total.</p>
        <Button href={ROUTES.home}>{LABELS.startShopping}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState>
      <h2>{total === 0 ? `No “${COUNTER_LABELS[show as OrderCounter]}” orders` : LABELS.emptyPage}</h2>
      <Button href={path} variant="outlined">
        {LABELS.showAllOrders}
      </Button>
    </EmptyState>
  );
}

const Orders = styled("ol")({ display: "grid", gap: "var(--s4)", listStyle: "none" });
