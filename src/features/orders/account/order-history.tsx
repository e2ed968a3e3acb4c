/** The orders of a customer, the latest first, narrowed by the counters. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useQuery } from "@apollo/client/react";
import { OrderHistoryDocument, type OrderHistoryQuery } from "#contract/graphql/generated";
import { ORDER_COUNTERS, type OrderCounter } from "#contract/orders";
import { EmptyState } from "../../../ui/parts/empty-state";
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
        <Stack spacing={5} aria-busy={asked.loading}>
          <CounterChips path={path} address={address} counters={result.counters} />
          {result.orders.length === 0 ? (
            <NothingHere path={path} address={address} total={result.totalOrders} />
          ) : (
            <>
              <Stack component="ol" spacing={4} aria-label="Orders">
                {result.orders.map((order) => (
                  <li key={order.id}>
                    <OrderCard order={order} path={path} />
                  </li>
                ))}
              </Stack>
              <PageChoice path={path} address={address} total={result.totalOrders} />
            </>
          )}
        </Stack>
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
      <EmptyState>
        <h2>No orders yet</h2>
        <p>What you order appears here, with where it is and what it cost.</p>
        <Button href="/">Start shopping</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState>
      <h2>{total === 0 ? `No order is “${COUNTER_LABELS[show as OrderCounter]}”` : "This page is empty"}</h2>
      <Button href={path} variant="outlined">
        Show all orders
      </Button>
    </EmptyState>
  );
}
