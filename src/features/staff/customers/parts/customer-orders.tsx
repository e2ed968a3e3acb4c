/** The latest orders of a customer, for staff with the permission. */
import { ListOrdersDocument } from "#contract/graphql/documents/order-list.generated";
import type { ListOrdersQuery } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { STATUS_LOOKS } from "#contract/orders/orders";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { useQueryAnswer } from "../../../../client/api/use-query-answer";
import { formatShopDateTime } from "../../../../lib/format-date";
import { AnswerView } from "../../../../ui/answer-view";
import { ListTable, type Column } from "../../../../ui/list/list-table";
import { Badge } from "../../../../ui/parts/badge";
import { PartCard } from "./part-card";

const path = BACKOFFICE_ROUTES.orders;

type Order = ListOrdersQuery["listOrders"]["orders"][number];

const COLUMNS: readonly Column<Order>[] = [
  { label: "Order", cell: ({ id, uniqueId }) => <a href={`${path}${id}/`}>{uniqueId}</a>, isWhole: true },
  { label: "Placed", cell: ({ orderSubmittedDate }) => formatShopDateTime(orderSubmittedDate) },
  {
    label: "Status",
    cell: ({ status }) => <Badge tone={STATUS_LOOKS[status].tone}>{STATUS_LOOKS[status].label}</Badge>,
  },
  { label: "Total", cell: ({ total }) => formatMoney(total), isNumber: true },
];

export function CustomerOrders({ username }: { readonly username: string }) {
  const answer = useQueryAnswer(ListOrdersDocument, {
    filter: { text: username },
    pageNumber: 1,
    pageSize: 5,
  });
  return (
    <PartCard component="section" aria-labelledby="orders-heading">
      <h2 id="orders-heading">Orders</h2>
      <AnswerView answer={answer} what="the orders">
        {({ listOrders: { orders, total } }) =>
          orders.length === 0 ? (
            <p>{LABELS.noOrders}</p>
          ) : (
            <>
              <ListTable caption="Latest orders" columns={COLUMNS} rows={orders} keyOf={({ id }) => id} />
              <p>
                <a href={`${path}?${new URLSearchParams({ q: username })}`}>
                  {total === 1 ? "View in orders" : `View all ${total} in orders`}
                </a>
              </p>
            </>
          )
        }
      </AnswerView>
    </PartCard>
  );
}
