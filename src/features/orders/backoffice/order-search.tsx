/** All orders for staff: searched by number, e-mail or name, narrowed by status, page by page; the address says it all. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useQuery } from "@apollo/client/react";
import { FindOrdersDocument, type FindOrdersQuery } from "#contract/graphql/generated";
import { ORDER_STATUSES, type OrderStatus } from "#contract/orders";
import { ROUTES } from "#contract/site-paths";
import { EmptyState } from "../../../ui/parts/empty-state";
import { AskedView } from "../asked-view";
import { listUrl, readListAddress } from "../list-address";
import { PageChoice } from "../page-choice";
import { OrderTable } from "./order-table";
import { SearchBar } from "./search-bar";

const path = ROUTES.backofficeOrders;

export function OrderSearch({ search }: { readonly search: string }) {
  const address = readListAddress(search, ORDER_STATUSES);
  const { page, size, show, text } = address;
  const asked = useQuery(FindOrdersDocument, {
    variables: {
      text: text || null,
      statuses: show === "" ? null : [show as OrderStatus],
      pageNumber: page,
      pageSize: size,
    },
    fetchPolicy: "cache-and-network",
  });
  // The rows before stay until the next ones are there.
  const data = asked.data ?? (asked.error ? undefined : asked.previousData);
  const isNarrowed = show !== "" || text !== "";
  return (
    <Stack spacing={5} aria-busy={asked.loading}>
      {/* Drawn anew for another address, so that its fields hold what the address says. */}
      <SearchBar key={`${text} ${show}`} address={address} />
      <AskedView asked={{ ...asked, data: data as FindOrdersQuery | undefined }} what="the orders">
        {({ searchOrders: { orders, totalOrders } }) =>
          orders.length === 0 ? (
            <EmptyState>
              <h2>
                {isNarrowed ? "No order matches" : totalOrders > 0 ? "This page is empty" : "No orders yet"}
              </h2>
              {isNarrowed && (
                <p>Orders are found by their whole number, e-mail address, first or last name.</p>
              )}
              {(isNarrowed || page > 1) && (
                <Button variant="outlined" href={listUrl(path, { ...address, show: "", text: "", page: 1 })}>
                  Show all orders
                </Button>
              )}
            </EmptyState>
          ) : (
            <>
              <OrderTable orders={orders} />
              <PageChoice path={path} address={address} total={totalOrders} />
            </>
          )
        }
      </AskedView>
    </Stack>
  );
}
