/** The columns of the list of orders. */
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import type { ListOrdersQuery } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money";
import { RISK_LABELS } from "#contract/order-list";
import { DELIVERY_LABELS } from "#contract/orders";
import { formatDateTime } from "../../../../lib/format-date";
import type { Column } from "../../../../ui/list/list-table";
import { LongWord } from "../../../../ui/list/long-word";
import { StatusBadge } from "../../status-badge";
import { orderUrl } from "./order-list-address";
import { METHOD_WORDS } from "./order-list-words";

export type OrderListRow = ListOrdersQuery["listOrders"]["orders"][number];

/** @param search the query of the list, which its orders keep */
export function orderColumns(search: string): readonly Column<OrderListRow>[] {
  return [
    {
      label: "Order",
      cell: ({ id, uniqueId }) => <a href={orderUrl(id, search)}>{uniqueId}</a>,
      isWhole: true,
    },
    {
      label: "Placed",
      cell: ({ orderSubmittedDate, takenBy }) => (
        <>
          {formatDateTime(orderSubmittedDate)}
          {takenBy && (
            <Muted>
              by telephone, <LongWord>{takenBy}</LongWord>
            </Muted>
          )}
        </>
      ),
      sortKey: "placed",
    },
    {
      label: "Customer",
      cell: ({ firstName, lastName, email }) => (
        <>
          {firstName} {lastName}
          <EMail className="muted">
            <LongWord>{email}</LongWord>
          </EMail>
        </>
      ),
    },
    {
      label: "Items",
      cell: ({ pieces, firstItem }) => (
        <>
          <TwoLines>{firstItem}</TwoLines>
          {pieces > 1 && <Muted>{pieces} pieces</Muted>}
        </>
      ),
    },
    {
      label: "Status",
      cell: ({ status, risk }) => (
        <>
          <StatusBadge status={status} />
          {risk === "FLAGGED" && <Muted>Risk: {RISK_LABELS[risk]}</Muted>}
        </>
      ),
      sortKey: "status",
    },
    {
      label: "Payment",
      cell: ({ paymentMethod, deliveryType }) => (
        <>
          {paymentMethod ? METHOD_WORDS[paymentMethod] : "Not chosen"}
          <Muted>
            <OneLine>{DELIVERY_LABELS[deliveryType]}</OneLine>
          </Muted>
        </>
      ),
    },
    { label: "Total", cell: ({ total }) => formatMoney(total), isNumber: true, sortKey: "total" },
  ];
}

function Muted({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="span"
      className="muted"
      sx={{ display: "block", fontSize: "var(--sm)", overflowWrap: "anywhere" }}
    >
      {children}
    </Box>
  );
}

/** An ordinary one stands in one line; a long one is broken. */
const EMail = styled("span")({
  display: "block",
  fontSize: "var(--sm)",
  overflowWrap: "anywhere",
  "@media (min-width: 1280px)": { minWidth: 150 },
});

/** A long name of a product is cut off, and whole on the order's page. */
/** Short: broken it made every row of the list a line or two higher. */
const OneLine = styled("span")({ whiteSpace: "nowrap" });

const TwoLines = styled("span")({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  "@media (min-width: 1280px)": { minWidth: 120 },
});
