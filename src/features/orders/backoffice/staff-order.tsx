/** All of an order for staff, and what they may do about it: facts on the left, money and state on the right. */
import { useState } from "react";
import Stack from "@mui/material/Stack";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import type { Permission } from "#contract/roles";
import { useVisitor } from "../../../client/session/use-visitor";
import { actorWord } from "../order-words";
import { Columns } from "../../../ui/parts/columns";
import { OrderAddresses } from "../view/order-addresses";
import { OrderHeading } from "../view/order-heading";
import { OrderItems } from "../view/order-items";
import { OrderLease } from "../view/order-lease";
import { OrderPayments } from "../view/order-payments";
import { OrderSums } from "../view/order-sums";
import { OrderTimeline } from "../view/order-timeline";
import { ItemActions } from "./item-actions";
import { ManualRefunds } from "./manual-refunds";
import { NoteForm } from "./note-form";
import { OriginPanel } from "./origin-panel";
import { RefundAction } from "./refund-action";
import { RiskPanel } from "./risk-panel";
import { StaleNotice } from "./stale-notice";
import { StatusActions } from "./status-actions";

export function StaffOrder({ order }: { readonly order: StaffOrderFragment }) {
  const { user } = useVisitor();
  const may = (permission: Permission) => user?.permissions.includes(permission) ?? false;
  const [isStale, setStale] = useState(false);
  return (
    <Stack component="article" spacing={5}>
      <OrderHeading order={order} />
      <p className="muted">
        {order.username ? `Customer ${order.username}` : "Guest"}, last changed by{" "}
        {actorWord(order.updatedBy)}
      </p>
      {isStale && <StaleNotice order={order} onSeen={() => setStale(false)} />}
      <StatusActions order={order} onStale={() => setStale(true)} />
      <ItemActions order={order} may={may} onStale={() => setStale(true)} />
      <Columns>
        <div>
          <OrderItems items={order.items} />
          <OrderTimeline events={order.history}>
            {may("orders.note") && <NoteForm orderId={order.id} />}
          </OrderTimeline>
        </div>
        <div>
          <OrderSums order={order} />
          <OrderLease order={order} />
          <OrderPayments
            payments={order.paymentDetails}
            actions={may("orders.refund") && <RefundAction order={order} />}
          />
          <ManualRefunds order={order} maySettle={may("orders.refund")} />
          <RiskPanel order={order} />
          <OrderAddresses order={order} />
          <OriginPanel order={order} />
        </div>
      </Columns>
    </Stack>
  );
}
