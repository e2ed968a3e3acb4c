/** All orders for staff: tabs with counts, filters, search, views and bulk actions, all in the address. */
import { lazy, Suspense, useMemo } from "react";
import Stack from "@mui/material/Stack";
import { navigate } from "gatsby";
import { ListOrdersDocument, OrderNamesDocument } from "#contract/graphql/documents/order-list.generated";
import type { ListOrdersQuery } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { useQueryAnswer } from "../../../../client/api/use-query-answer";
import { ordersFound } from "../../../../client/store/admin-slice";
import { useVisitor } from "../../../../client/session/use-visitor";
import type { ShopState } from "../../../../client/store/shop-store";
import { Button } from "../../../../ui/actions/button";
import { mapAnswer } from "../../../../ui/answer-view";
import { Notice } from "../../../../ui/parts/notice";
import { listUrl, type ListAddress } from "../../../../ui/list/list-address";
import { StaffList } from "../../../../ui/list/staff-list";
import { ExportButton } from "./export-button";
import { orderColumns } from "./order-columns";
import { OrderFilters } from "./order-filters";
import {
  BY_HAND,
  filterOf,
  ORDERS_LIST,
  ORDERS_PATH,
  readOrderList,
  RUN,
  sortOf,
} from "./order-list-address";
import { OrderTabs } from "./order-tabs";
import { ViewsBar } from "./views-bar";

/** Needed only with a selection. */
const BulkBar = lazy(async () => ({ default: (await import("./bulk-bar")).BulkBar }));
/** Needed only after starting a bulk change. */
const BulkProgress = lazy(async () => ({ default: (await import("./bulk-progress")).BulkProgress }));

const SLICE = {
  select: (state: ShopState) => state.admin,
  store: (requestKey: string, { listOrders: { total, ...page } }: ListOrdersQuery) =>
    ordersFound({ requestKey, totalOrders: total, ...page }),
};

export function OrderListScreen({ search }: { readonly search: string }) {
  const { user } = useVisitor();
  const address = useMemo(() => readOrderList(search), [search]);
  const baseAddress = withoutRun(address);
  const query = listUrl(ORDERS_PATH, baseAddress).slice(ORDERS_PATH.length);
  const filter = filterOf(address);
  const sort = sortOf(address);
  const answer = useQueryAnswer(
    ListOrdersDocument,
    { filter, sort, pageNumber: address.page, pageSize: address.size },
    { slice: SLICE },
  );
  const names = useQueryAnswer(OrderNamesDocument, {});
  const { data: list } = answer;
  const counts = list && Object.fromEntries(list.statusCounts.map(({ status, count }) => [status, count]));
  const run = address.more?.[RUN];
  const showRun = (id: string | null) => {
    const more = { ...baseAddress.more, ...(id && { [RUN]: id }) };
    void navigate(listUrl(ORDERS_PATH, { ...baseAddress, more }), { replace: true });
  };
  const endRun = () => {
    document.getElementById(ORDERS_LIST)?.focus();
    showRun(null);
  };
  return (
    <Stack spacing={2}>
      <a className="skip" href={`#${ORDERS_LIST}`}>
        Skip to the list
      </a>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <OrderFilters key={query} address={baseAddress} names={names.data?.getOrderNames} />
        <ViewsBar query={query.slice(1)} />
        {user?.permissions.includes("orders.export") && (
          <ExportButton filter={filter} sort={sort} total={list?.totalOrders ?? 0} />
        )}
        {user?.permissions.includes("orders.update") && (
          <Button href={BACKOFFICE_ROUTES.newOrder}>{LABELS.newOrder}</Button>
        )}
      </Stack>
      {/* Above the tabs, so that Tab leads from the tabs directly to the orders. */}
      {list && list.paymentExceptions > 0 && address.show !== BY_HAND && (
        <PaymentExceptions count={list.paymentExceptions} />
      )}
      <OrderTabs address={baseAddress} counts={counts} />
      {run && (
        <Suspense>
          <BulkProgress key={run} runId={run} search={query} onClose={endRun} />
        </Suspense>
      )}
      <StaffList
        answer={mapAnswer(answer, ({ orders, totalOrders }) => ({ rows: orders, total: totalOrders }))}
        columns={orderColumns(query)}
        keyOf={({ id }) => id}
        caption="Orders"
        plural="Orders"
        empty={{
          none: LABELS.noOrders,
          noMatch: "No matching orders",
          hint:
            address.text !== "" &&
            "Search by the start of an order number, email, phone, first or last name, or by a full SKU or tracking number.",
          showAll: LABELS.showAllOrders,
        }}
        paging={{ path: ORDERS_PATH, address: baseAddress }}
        usualSort="-placed"
        actions={{
          nameOf: ({ uniqueId }) => uniqueId,
          render: (chosen, clear) => (
            <Suspense>
              <BulkBar
                chosen={chosen}
                total={list?.totalOrders ?? 0}
                filter={filter}
                onClear={clear}
                onBegun={(runId) => {
                  clear();
                  showRun(runId);
                }}
              />
            </Suspense>
          ),
        }}
      />
    </Stack>
  );
}

function PaymentExceptions({ count }: { readonly count: number }) {
  return (
    <Notice>
      <a href={`${ORDERS_PATH}?show=${BY_HAND}`}>
        {count === 1 ? "One order has" : `${count} orders have`} a payment exception
      </a>
    </Notice>
  );
}

/** The bulk change is not part of the list's state. */
function withoutRun(address: ListAddress): ListAddress {
  const more = Object.entries(address.more ?? {}).filter(([name]) => name !== RUN);
  return { ...address, more: Object.fromEntries(more) };
}
