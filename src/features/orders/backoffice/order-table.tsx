/** A page of orders as a table; on a phone each row becomes a card. Rows are real links. */
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import type { OrderRowFragment } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money";
import { ROUTES } from "#contract/site-paths";
import { formatDateTime } from "../../../lib/format-date";
import { StatusBadge } from "../status-badge";

export function OrderTable({ orders }: { readonly orders: readonly OrderRowFragment[] }) {
  return (
    <Table component="table">
      <caption className="vh">Orders, the latest first</caption>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Placed</th>
          <th scope="col">Customer</th>
          <th scope="col">Status</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">
              <a href={`${ROUTES.backofficeOrders}${order.id}/`}>{order.uniqueId}</a>
            </th>
            <td>{formatDateTime(order.orderSubmittedDate)}</td>
            <td>
              {order.firstName} {order.lastName}
              <span className="muted">{order.email}</span>
            </td>
            <td>
              <StatusBadge status={order.status} />
            </td>
            <td>{formatMoney(order.total)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled(Card)({
  display: "table",
  width: "100%",
  padding: 0,
  borderCollapse: "collapse",
  "th, td": { padding: "var(--s3) var(--s4)", textAlign: "left", verticalAlign: "top" },
  "thead th": { color: "var(--muted)", fontSize: "var(--sm)" },
  "tbody tr": { borderTop: "1px solid var(--line)" },
  "td > span": { justifySelf: "start" },
  "td:nth-of-type(2) > span": { display: "block" },
  "td:last-of-type": { fontVariantNumeric: "tabular-nums", fontWeight: 600 },
  "@media (max-width: 899.9px)": {
    "&, tbody": { display: "block" },
    thead: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
    "tbody tr": { display: "grid", gridTemplateColumns: "1fr auto", padding: "var(--s3) 0" },
    "tbody tr:first-of-type": { borderTop: 0 },
    "th, td": { padding: "var(--s1) var(--s4)" },
  },
}) as typeof Card;
