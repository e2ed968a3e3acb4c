/** One order in the list of a customer. */
import type { OrderRowFragment } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money";
import { payAgainPath } from "#contract/site-paths";
import { formatDate } from "../../../lib/format-date";
import { OrderPicture } from "../order-picture";
import { StatusBadge } from "../status-badge";

/** Pictures that fit beside each other on a phone. */
const MOST_PICTURES = 3;

interface OrderCardProps {
  readonly order: OrderRowFragment;
  readonly path: string;
}

export function OrderCard({ order, path }: OrderCardProps) {
  const { id, uniqueId, status, total, orderSubmittedDate, items } = order;
  const [first, ...others] = items;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className="order-card">
      <p className="order-pictures" aria-hidden="true">
        {items.slice(0, MOST_PICTURES).map((item) => (
          <OrderPicture key={item.id} images={item.images} />
        ))}
      </p>
      <div>
        <h2>
          <a href={`${path}${id}/`}>Order {uniqueId}</a>
        </h2>
        <p>
          {first?.name}
          {others.length > 0 && ` and ${others.length} more`}
        </p>
        <p className="muted">
          {formatDate(orderSubmittedDate)}, {pieces} {pieces === 1 ? "piece" : "pieces"}
        </p>
      </div>
      <div className="order-card-state">
        <StatusBadge status={status} />
        <b>{formatMoney(total)}</b>
        {status === "PAYMENT_FAILED" && (
          <a href={payAgainPath({ id, key: null })} aria-label={`Pay again for order ${uniqueId}`}>
            Pay again
          </a>
        )}
      </div>
    </article>
  );
}
