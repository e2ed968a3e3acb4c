/**
 * The back office's page of an order. Customer, status, total and next step come first, then items and
 * history on the left, money on the right. On a phone money comes before history.
 */
import { useState, type ReactNode } from "react";
import Stack from "@mui/material/Stack";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import type { Permission } from "#contract/staff/roles";
import { useVisitor } from "../../../client/session/use-visitor";
import { Sheet } from "../../../ui/parts/sheet";
import { OrderAddresses } from "../view/order-addresses";
import { OrderHeading } from "../view/order-heading";
import { OrderItems } from "../view/order-items";
import { OrderLease } from "../view/order-lease";
import { OrderPayments } from "../view/order-payments";
import { OrderActions } from "./actions/order-actions";
import { WaitingCorrection } from "./edit/waiting-correction";
import { ManualRefunds } from "./money/manual-refunds";
import { NoteForm } from "./note-form";
import { OrderAssignment } from "./assignment/order-assignment";
import { OrderMails } from "./order-mails";
import { OrderBrief } from "./order-brief";
import { OriginPanel } from "./origin-panel";
import { PaymentLedger } from "./money/payment-ledger";
import { PaymentLink } from "./money/payment-link";
import { RiskPanel } from "./risk-panel";
import { StaffReturns } from "./staff-returns";
import { StaleNotice } from "./stale-notice";
import { StaffTimeline } from "./staff-timeline";
import { SupplierPanel } from "./supplier-panel";
import { Withheld } from "./withheld";

interface StaffOrderProps {
  readonly order: StaffOrderFragment;
  /** Chats with the customer. */
  readonly chats?: ReactNode;
}

export function StaffOrder({ order, chats }: StaffOrderProps) {
  const { user } = useVisitor();
  const may = (permission: Permission) => user?.permissions.includes(permission) ?? false;
  const [isStale, setStale] = useState(false);
  // The reasons are the subject of the review.
  const isReviewed = order.status === "PENDING_REVIEW";
  return (
    <Stack component="article" spacing={3}>
      <OrderHeading order={order} isForStaff />
      <OrderBrief order={order} may={may}>
        <OrderActions order={order} may={may} onStale={() => setStale(true)} />
      </OrderBrief>
      <OrderAssignment orderId={order.id} mayChange={may("orders.update")} />
      {isStale && <StaleNotice order={order} onDismiss={() => setStale(false)} />}
      <WaitingCorrection order={order} mayWithdraw={may("orders.update")} onStale={() => setStale(true)} />
      {may("orders.update") && <PaymentLink order={order} />}
      <Withheld order={order} may={may} />
      <Sheet>
        <div>
          <OrderItems items={order.items} />
          <StaffReturns order={order} mayEnd={may("orders.cancel")} />
        </div>
        <div>
          {isReviewed && <RiskPanel order={order} />}
          <PaymentLedger order={order} />
          <OrderPayments payments={order.paymentDetails} />
          <ManualRefunds order={order} maySettle={may("orders.refund")} />
          <OrderLease order={order} />
          <SupplierPanel
            key={order.revision}
            order={order}
            mayUpdate={may("orders.update")}
            onStale={() => setStale(true)}
          />
          <OrderAddresses order={order} />
          {!isReviewed && <RiskPanel order={order} />}
          <OriginPanel order={order} />
        </div>
        <div>
          {may("orders.update") && <OrderMails order={order} />}
          {chats}
          <StaffTimeline events={order.history}>
            {may("orders.note") && <NoteForm orderId={order.id} />}
          </StaffTimeline>
        </div>
      </Sheet>
    </Stack>
  );
}
