/** A page of orders as a table; on a phone each row becomes a card. Rows are real links. */
import type { OrderRowFragment } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money";
import { ROUTES } from "#contract/site-paths";
import { formatDateTime } from "../../../lib/format-date";
import { StatusBadge } from "../status-badge";

export function OrderTable({ orders }: { readonly orders: readonly OrderRowFragment[] }) {
  return (
    <table className="order-table">
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
            <td className="order-number">{formatMoney(order.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
