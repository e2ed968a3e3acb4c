/** Number, state and day of an order; the focus comes here after a change. */
import { styled } from "@mui/material/styles";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { formatDateTime } from "../../../lib/format-date";
import { ORDER_HEADING } from "../order-dialog";
import { StatusBadge } from "../status-badge";

export function OrderHeading({ order }: { readonly order: WholeOrderFragment }) {
  return (
    <Head>
      <h2 id={ORDER_HEADING} tabIndex={-1}>
        Order {order.uniqueId}
      </h2>
      <StatusBadge status={order.status} />
      <p className="muted">Placed {formatDateTime(order.orderSubmittedDate)}</p>
    </Head>
  );
}

const Head = styled("header")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s2) var(--s4)",
  "h2:focus": { outline: 0 },
  "& > p": { flexBasis: "100%" },
});
