/** Number, status and date of an order; takes the focus after a change. */
import { styled } from "@mui/material/styles";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money/money";
import { formatDateTime, formatShopDateTime } from "../../../lib/format-date";
import { customerStatus } from "../customer-status";
import { ORDER_HEADING } from "../order-dialog";
import { StatusBadge } from "../status-badge";

interface OrderHeadingProps {
  readonly order: WholeOrderFragment;
  /** Adds the total; status and time are the shop's (SITE-12). */
  readonly isForStaff?: boolean;
}

export function OrderHeading({ order, isForStaff = false }: OrderHeadingProps) {
  return (
    <Head data-staff={isForStaff || undefined}>
      <h2 id={ORDER_HEADING} tabIndex={-1}>
        Order {order.uniqueId}
      </h2>
      <StatusBadge status={isForStaff ? order.status : customerStatus(order)} />
      {isForStaff && <b>{formatMoney(order.total)}</b>}
      <p className="muted">
        Placed {(isForStaff ? formatShopDateTime : formatDateTime)(order.orderSubmittedDate)}
      </p>
    </Head>
  );
}

const Head = styled("header")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s2) var(--s4)",
  "h2:focus": { outline: 0 },
  "&:not([data-staff]) > p": { flexBasis: "100%" },
});
