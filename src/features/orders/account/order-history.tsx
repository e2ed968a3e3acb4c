/** The orders of a customer, the latest first, narrowed by the counters. */
import { useQuery } from "@apollo/client/react";
import { OrderHistoryDocument, type OrderHistoryQuery } from "#contract/graphql/generated";
import { ORDER_COUNTERS, type OrderCounter } from "#contract/orders";
import { AskedView } from "../asked-view";
import { readListAddress, type ListAddress } from "../list-address";
import { COUNTERS, COUNTER_LABELS } from "../order-words";
import { PageChoice } from "../page-choice";
import { CounterChips } from "./counter-chips";
import { OrderCard } from "./order-card";

interface OrderHistoryProps {
  /** Of this list, with a slash at the end. */
  readonly path: string;
  /** The query of the address. */
  readonly search: string;
}

export function OrderHistory({ path, search }: OrderHistoryProps) {
  const address = readListAddress(search, COUNTERS);
  const { page, size, show } = address;
  const statuses = show === "" ? null : [...ORDER_COUNTERS[show as OrderCounter]];
  const asked = useQuery(OrderHistoryDocument, {
    variables: { pageNumber: page, pageSize: size, statuses },
    fetchPolicy: "cache-and-network",
  });
  // The page before stays until the next one is there.
  const data = asked.data ?? (asked.error ? undefined : asked.previousData);
  return (
    <AskedView asked={{ ...asked, data: data as OrderHistoryQuery | undefined }} what="your orders">
      {({ getOrdersByUser: result }) => (
        <div className="order-list-screen" aria-busy={asked.loading}>
          <CounterChips path={path} address={address} counters={result.counters} />
          {result.orders.length === 0 ? (
            <NothingHere path={path} address={address} total={result.totalOrders} />
          ) : (
            <>
              <ol className="order-list" aria-label="Orders">
                {result.orders.map((order) => (
                  <li key={order.id}>
                    <OrderCard order={order} path={path} />
                  </li>
                ))}
              </ol>
              <PageChoice path={path} address={address} total={result.totalOrders} />
            </>
          )}
        </div>
      )}
    </AskedView>
  );
}

interface NothingHereProps {
  readonly path: string;
  readonly address: ListAddress;
  readonly total: number;
}

function NothingHere({ path, address, total }: NothingHereProps) {
  const { show } = address;
  if (show === "" && total === 0) {
    return (
      <div className="order-empty">
        <h2>No orders yet</h2>
        <p>What you order appears here, with where it is and what it cost.</p>
        <a className="btn" href="/">
          Start shopping
        </a>
      </div>
    );
  }
  return (
    <div className="order-empty">
      <h2>{total === 0 ? `No order is “${COUNTER_LABELS[show as OrderCounter]}”` : "This page is empty"}</h2>
      <a className="btn quiet" href={path}>
        Show all orders
      </a>
    </div>
  );
}
