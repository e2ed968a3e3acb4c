/** An order as its customer sees it, in the account or by an emailed link. */
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import { OrderReturns } from "../returns/order-returns";
import { CancelOrder, HowToCancel } from "./cancel-order";
import { Columns } from "../../../ui/parts/columns";
import { NextStep } from "./next-step";
import { OrderActions } from "./order-actions";
import { OrderAddresses } from "./order-addresses";
import { OrderHeading } from "./order-heading";
import { OrderItems } from "./order-items";
import { OrderLease } from "./order-lease";
import { OrderProgress } from "./order-progress";
import { OrderPayments } from "./order-payments";
import { OrderTotals } from "./order-totals";
import { OrderTimeline } from "./order-timeline";

interface OrderViewProps {
  readonly order: WholeOrderFragment;
  /** The key of a guest's link; null in the account. */
  readonly orderKey: string | null;
}

export function OrderView({ order, orderKey }: OrderViewProps) {
  return (
    <Stack component="article" spacing={5}>
      <OrderHeading order={order} />
      <ScreenOnly>
        <OrderProgress order={order} />
        <NextStep order={order} orderKey={orderKey} />
        <OrderActions order={order} orderKey={orderKey} />
      </ScreenOnly>
      <Columns>
        <div>
          <OrderItems items={order.items} bought={{ id: order.id, key: orderKey }} />
          <ScreenOnly>
            <OrderReturns order={order} orderKey={orderKey} />
            <OrderTimeline events={order.history} deliveryType={order.deliveryType} />
          </ScreenOnly>
        </div>
        <div>
          <OrderTotals order={order} />
          <OrderLease order={order} orderKey={orderKey} />
          <OrderPayments payments={order.paymentDetails} />
          <OrderAddresses order={order} />
          <ScreenOnly>
            {order.canCancel && <CancelOrder order={order} orderKey={orderKey} />}
            {!order.canCancel && ORDER_STATUS_ROWS[order.status].customer.mayCancel && <HowToCancel />}
          </ScreenOnly>
        </div>
      </Columns>
    </Stack>
  );
}

/** A printed order is its receipt. */
const ScreenOnly = styled("div")({
  display: "grid",
  gap: "var(--s5)",
  "&:empty": { display: "none" },
  "@media print": { display: "none" },
});
