/** All orders for staff: searched by number, e-mail or name, narrowed by status, page by page; all of it is in the address. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { FindOrdersDocument, type FindOrdersQuery, type OrderRowFragment } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money";
import { ORDER_STATUSES, STATUS_LOOKS, type OrderStatus } from "#contract/orders";
import { useSharedAnswer } from "../../../client/api/use-shared-answer";
import { ROUTES } from "#contract/site-paths";
import { ordersFound } from "../../../client/store/admin-slice";
import type { ShopState } from "../../../client/store/shop-store";
import { formatDateTime } from "../../../lib/format-date";
import { EmptyState } from "../../../ui/parts/empty-state";
import { Notice } from "../../../ui/parts/notice";
import { listUrl, readListAddress } from "../../../ui/list/list-address";
import { ListTable, type Column } from "../../../ui/list/list-table";
import { ListView } from "../../../ui/list/list-view";
import { SearchBar } from "../../../ui/list/search-bar";
import { StatusBadge } from "../status-badge";

const path = ROUTES.backofficeOrders;
/** In the place of a status: orders with money a person has to look after. */
const BY_HAND = "BY_HAND";
const STATUS_CHOICES = [
  ...ORDER_STATUSES.map((status) => [status, STATUS_LOOKS[status].label] as const),
  [BY_HAND, "Money to look after"] as const,
];

const COLUMNS: readonly Column<OrderRowFragment>[] = [
  { label: "Order", cell: ({ id, uniqueId }) => <a href={`${path}${id}/`}>{uniqueId}</a> },
  { label: "Placed", cell: ({ orderSubmittedDate }) => formatDateTime(orderSubmittedDate) },
  {
    label: "Customer",
    cell: ({ firstName, lastName, email }) => (
      <>
        {firstName} {lastName}
        <Box component="span" className="muted" sx={{ display: "block", overflowWrap: "anywhere" }}>
          {email}
        </Box>
      </>
    ),
  },
  { label: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  { label: "Total", cell: ({ total }) => formatMoney(total), isNumber: true },
];

const SLICE = {
  select: (state: ShopState) => state.admin,
  keep: (asked: string, { searchOrders: { orders, totalOrders, byHand } }: FindOrdersQuery) =>
    ordersFound({ asked, orders, totalOrders, byHand: byHand ?? 0 }),
};

export function OrderSearch({ search }: { readonly search: string }) {
  const address = readListAddress(search, { shows: [...ORDER_STATUSES, BY_HAND] });
  const { page, size, show, text } = address;
  const answer = useSharedAnswer(
    FindOrdersDocument,
    {
      text: text || null,
      statuses: show === "" || show === BY_HAND ? null : [show as OrderStatus],
      isByHand: show === BY_HAND,
      pageNumber: page,
      pageSize: size,
    },
    SLICE,
  );
  const isNarrowed = show !== "" || text !== "";
  return (
    <Stack spacing={5}>
      <SearchBar
        name="Orders"
        path={path}
        address={address}
        textLabel="Number, e-mail or name"
        filterLabel="Status"
        choices={STATUS_CHOICES}
      />
      <ListView
        answer={answer}
        what="the orders"
        plural="Orders"
        path={path}
        address={address}
        count={({ totalOrders, orders }) => ({ total: totalOrders, shown: orders.length })}
        above={({ byHand }) =>
          byHand > 0 &&
          show !== BY_HAND && (
            <Notice>
              <a href={listUrl(path, { ...address, show: BY_HAND, text: "", page: 1 })}>
                {byHand === 1 ? "One order has" : `${byHand} orders have`} money a person has to look after
              </a>
            </Notice>
          )
        }
        empty={(total) => (
          <EmptyState>
            <h2>{isNarrowed ? "No order matches" : total > 0 ? LABELS.emptyPage : LABELS.noOrders}</h2>
            {isNarrowed && <p>Orders are found by their whole number, e-mail address, first or last name.</p>}
            {(isNarrowed || page > 1) && (
              <Button variant="outlined" href={listUrl(path, { ...address, show: "", text: "", page: 1 })}>
                {LABELS.showAllOrders}
              </Button>
            )}
          </EmptyState>
        )}
      >
        {({ orders }) => (
          <ListTable
            caption="Orders, the latest first"
            columns={COLUMNS}
            rows={orders}
            keyOf={({ id }) => id}
          />
        )}
      </ListView>
    </Stack>
  );
}
