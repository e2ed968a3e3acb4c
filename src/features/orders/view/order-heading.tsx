/** Number, state and day of an order; the focus comes here after a change. */
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { formatDateTime } from "../../../lib/format-date";
import { ORDER_HEADING } from "../order-dialog";
import { StatusBadge } from "../status-badge";

export function OrderHeading({ order }: { readonly order: WholeOrderFragment }) {
  return (
    <header className="order-head">
      <h2 id={ORDER_HEADING} tabIndex={-1}>
        Order {order.uniqueId}
      </h2>
      <StatusBadge status={order.status} />
      <p className="muted">Placed {formatDateTime(order.orderSubmittedDate)}</p>
    </header>
  );
}
