/** One order in the list of a customer. */
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import type { OrderRowFragment } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
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
    <Sheet component="article">
      <Pictures aria-hidden="true">
        {items.slice(0, MOST_PICTURES).map((item) => (
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
          {formatDate(orderSubmittedDate)}, {pieces} {pieces === 1 ? "piece" : "pieces"}
        </p>
      </div>
      <State>
        <StatusBadge status={status} />
        <b>{formatMoney(total)}</b>
        {status === "PAYMENT_FAILED" && (
          <a href={payAgainPath({ id, key: null })} aria-label={`${LABELS.payAgain} for order ${uniqueId}`}>
            {LABELS.payAgain}
          </a>
        )}
      </State>
    </Sheet>
  );
}

const Pictures = styled("p")({ display: "flex", gap: "var(--s2)", "& > span": { width: 56 } });

const State = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s2) var(--s4)",
});

const Sheet = styled(Card)({
  alignItems: "center",
  gap: "var(--s3) var(--s5)",
  padding: "var(--s4)",
  h2: { fontSize: "var(--lg)" },
  "h2 a": { color: "inherit" },
  "@media (min-width: 700px)": {
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    padding: "var(--s4) var(--s5)",
    "& > div:last-of-type": { flexDirection: "column", alignItems: "flex-end" },
  },
}) as typeof Card;
