/** The columns of the list of orders. */
import type { ListOrdersQuery } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { RISK_LABELS } from "#contract/orders/list-words";
import { DELIVERY_LABELS } from "#contract/orders/orders";
import { formatShopDateTime } from "../../../../lib/format-date";
import type { Column } from "../../../../ui/list/list-table";
import { Tag } from "../../../../ui/parts/tag";
import { StatusBadge } from "../../status-badge";
import { orderUrl } from "./order-list-address";
import { METHOD_WORDS } from "./order-list-words";

export type OrderListRow = ListOrdersQuery["listOrders"]["orders"][number];

/** @param search the query of the list, preserved in links to orders */
export function orderColumns(search: string): readonly Column<OrderListRow>[] {
  return [
    {
      label: "Order",
      cell: ({ id, uniqueId }) => <a href={orderUrl(id, search)}>{uniqueId}</a>,
      isWhole: true,
    },
    {
      label: "Placed",
      cell: ({ orderSubmittedDate }) => formatShopDateTime(orderSubmittedDate),
      isWhole: true,
      sortKey: "placed",
    },
    { label: "Customer", cell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    { label: LABELS.emailAddress, cell: ({ email }) => email, isWhole: true, isExtra: true },
    {
      label: "Items",
      isWide: true,
      cell: ({ unitCount, firstItem, tags }) => (
        <>
          {unitCount > 1 && <b>{unitCount} ×</b>}
          <span>{firstItem}</span>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </>
      ),
    },
    {
      label: "Status",
      cell: ({ status, risk }) => (
        <>
          <StatusBadge status={status} />
          {risk === "FLAGGED" && <span className="muted">Risk: {RISK_LABELS[risk]}</span>}
        </>
      ),
      isWhole: true,
      sortKey: "status",
    },
    {
      label: "Payment",
      cell: ({ paymentMethod }) => (paymentMethod ? METHOD_WORDS[paymentMethod] : "Not selected"),
      isWhole: true,
    },
    {
      label: "Delivery",
      cell: ({ deliveryType }) => DELIVERY_LABELS[deliveryType],
      isWhole: true,
      isExtra: true,
    },
    {
      label: "Placed by",
      cell: ({ placedBy }) => placedBy ?? "the customer",
      isExtra: true,
    },
    { label: LABELS.assignedTo, cell: ({ assignee }) => assignee ?? "", isExtra: true },
    { label: "Total", cell: ({ total }) => formatMoney(total), isNumber: true, sortKey: "total" },
  ];
}
