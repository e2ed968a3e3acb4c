/** The back office's page of an order: facts on the left, money and status on the right. */
import { useState } from "react";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import type { Permission } from "#contract/roles";
import { useVisitor } from "../../../client/session/use-visitor";
import { Columns } from "../../../ui/parts/columns";
import { OrderAddresses } from "../view/order-addresses";
import { OrderHeading } from "../view/order-heading";
import { OrderItems } from "../view/order-items";
import { OrderLease } from "../view/order-lease";
import { OrderPayments } from "../view/order-payments";
import { OrderSums } from "../view/order-sums";
import { EditActions } from "./edit/edit-actions";
import { WaitingCorrection } from "./edit/waiting-correction";
import { ItemActions } from "./item-actions";
import { ManualRefunds } from "./manual-refunds";
import { NoteForm } from "./note-form";
import { OrderBrief } from "./order-brief";
import { OriginPanel } from "./origin-panel";
import { PaymentLink } from "./payment-link";
import { RefundAction } from "./refund-action";
import { RiskPanel } from "./risk-panel";
import { StaleNotice } from "./stale-notice";
import { StaffTimeline } from "./staff-timeline";
import { StatusActions } from "./status-actions";
import { SupplierPanel } from "./supplier-panel";
import { Withheld } from "./withheld";

export function StaffOrder({ order }: { readonly order: StaffOrderFragment }) {
  const { user } = useVisitor();
  const may = (permission: Permission) => user?.permissions.includes(permission) ?? false;
  const [isStale, setStale] = useState(false);
  // Its reasons are what the review is about.
  const isReviewed = order.status === "PENDING_REVIEW";
  return (
    <Stack component="article" spacing={5}>
      <OrderHeading order={order} />
      <OrderBrief order={order} may={may} />
      {isStale && <StaleNotice order={order} onSeen={() => setStale(false)} />}
      <WaitingCorrection order={order} mayWithdraw={may("orders.update")} onStale={() => setStale(true)} />
      {may("orders.update") && <PaymentLink order={order} />}
      <Actions>
        <StatusActions order={order} onStale={() => setStale(true)} />
        <ItemActions order={order} may={may} onStale={() => setStale(true)} />
        {may("orders.update") && <EditActions order={order} onStale={() => setStale(true)} />}
        {/* What takes something from the customer stands last. */}
        <StatusActions order={order} isUndoing onStale={() => setStale(true)} />
        <ItemActions order={order} may={may} isUndoing onStale={() => setStale(true)} />
      </Actions>
      <Withheld order={order} may={may} />
      <Columns>
        <div>
          <OrderItems items={order.items} />
          <SupplierPanel
            key={order.revision}
            order={order}
            mayUpdate={may("orders.update")}
            onStale={() => setStale(true)}
          />
          <StaffTimeline events={order.history}>
            {may("orders.note") && <NoteForm orderId={order.id} />}
          </StaffTimeline>
        </div>
        <div>
          {isReviewed && <RiskPanel order={order} />}
          <OrderSums order={order} />
          <OrderLease order={order} />
          <OrderPayments
            payments={order.paymentDetails}
            actions={may("orders.refund") && <RefundAction order={order} />}
          />
          <ManualRefunds order={order} maySettle={may("orders.refund")} />
          {!isReviewed && <RiskPanel order={order} />}
          <OrderAddresses order={order} />
          <OriginPanel order={order} />
        </div>
      </Columns>
    </Stack>
  );
}

/** All groups in one run of buttons. */
const Actions = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: "var(--s3)",
  "&:empty": { display: "none" },
  "& > [role=group]": { display: "contents" },
});
