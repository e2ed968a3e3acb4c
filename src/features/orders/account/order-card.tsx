/** One order in the customer's list. */
import { styled } from "@mui/material/styles";
import type { OrderRowFragment } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { payAgainPath } from "#contract/orders/paths";
import { formatDate } from "../../../lib/format-date";
import { CardState, ListCard } from "../../../ui/list/list-card";
import { customerStatus } from "../customer-status";
import { OrderPicture } from "../order-picture";
import { StatusBadge } from "../status-badge";

/** Number of pictures that fit side by side on a phone. */
const MAX_PICTURES = 3;

interface OrderCardProps {
  readonly order: OrderRowFragment;
  /** Path of its list, with a trailing slash. */
  readonly path: string;
  /** True when read-only. */
  readonly isReadOnly?: boolean;
}

export function OrderCard({ order, path, isReadOnly = false }: OrderCardProps) {
  const { id, uniqueId, status, total, orderSubmittedDate, items } = order;
  const [first, ...others] = items;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <ListCard>
      <Pictures aria-hidden="true">
        {items.slice(0, MAX_PICTURES).map((item) => (
          <OrderPicture key={item.id} images={item.images} />
        ))}
      </Pictures>
      <div>
        <h2>
          <a href={`${path}${id}/`}>Order {uniqueId}</a>
        </h2>
        <p>
          {first?.name}
          {others.length > 0 && ` and ${others.length} more`}
        </p>
        <p className="muted">
          {formatDate(orderSubmittedDate)}, {pieces} {pieces === 1 ? "item" : "items"}
        </p>
      </div>
      <CardState>
        <StatusBadge status={customerStatus(order)} />
        <b>{formatMoney(total)}</b>
        {status === "PAYMENT_FAILED" && !isReadOnly && (
          <a href={payAgainPath({ id, key: null })} aria-label={`${LABELS.payAgain} for order ${uniqueId}`}>
            {LABELS.payAgain}
          </a>
        )}
      </CardState>
    </ListCard>
  );
}

const Pictures = styled("p")({ display: "flex", gap: "var(--s2)", "& > span": { width: 56 } });
