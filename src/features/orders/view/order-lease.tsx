/** The lease that pays an order, in full or in part. */
import { styled } from "@mui/material/styles";
import Card from "@mui/material/Card";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import {
  isLeaseState,
  LEASE_AGREED,
  LEASE_SIGNED,
  LEASE_ACTIVE,
  leaseLook,
  type LeaseState,
} from "#contract/leases/statuses";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { leaseAgreementPath, ownLeasePath } from "#contract/orders/paths";
import { AgreedPlan } from "../../../catalogue/plans/agreed-plan";
import { LeaseChoices } from "../../../catalogue/plans/lease-choices";
import { formatDate, formatShopDate } from "../../../lib/format-date";
import { Badge } from "../../../ui/parts/badge";
import { FactsOf } from "../../../ui/parts/entry/facts";
import { PaymentReminders } from "./payment-reminders";

interface OrderLeaseProps {
  readonly order: WholeOrderFragment;
  /** The key of a guest's link, null in the account; undefined when the viewer is not the customer. */
  readonly orderKey?: string | null;
}

/** The lease of an order; renders nothing for an order that is not leased. */
export function OrderLease({ order, orderKey }: OrderLeaseProps) {
  const { leaseDetails: lease, total, amountDue } = order;
  if (!lease) return null;
  const { leasedAmount, signUntil } = lease;
  const dayOf = orderKey === undefined ? formatShopDate : formatDate;
  const rest = total - leasedAmount;
  const isAmountKnown = leasedAmount > 0;
  const isIn = (states: readonly LeaseState[]) =>
    isLeaseState(lease.leaseState) && states.includes(lease.leaseState);
  return (
    <Card component="section" aria-labelledby="order-lease">
      <Head>
        <h3 id="order-lease">Lease</h3>
        <Badge tone={leaseLook(lease.leaseState).tone}>{lease.leaseStateName}</Badge>
      </Head>
      <FactsOf
        of={{
          "Leasing company": lease.lessorName,
          Leased: isAmountKnown ? formatMoney(leasedAmount) : null,
          "Paid separately": isAmountKnown && rest > 0 ? formatMoney(rest - amountDue) : null,
          "Still due": isAmountKnown && amountDue > 0 ? formatMoney(amountDue) : null,
          "Sign by": lease.signatureUrl && signUntil ? dayOf(signUntil) : null,
        }}
      />
      {orderKey === null && (
        <p>
          <a href={ownLeasePath(lease.id)}>Your application and approval</a>
        </p>
      )}
      {orderKey !== undefined && isIn(LEASE_AGREED) && (
        <>
          <AgreedPlan key={lease.leaseState} link={{ id: order.id, key: orderKey }} />
          <p>
            <a href={leaseAgreementPath({ id: order.id, key: orderKey })}>{LABELS.agreement}</a>, including
            early buyout
          </p>
          {isIn(LEASE_SIGNED) && <PaymentReminders order={order} orderKey={orderKey} />}
          <LeaseChoices
            state={lease.leaseState}
            lessorName={lease.lessorName}
            link={{ id: order.id, key: orderKey }}
            cancel={order.canCancel ? `Choose “${LABELS.cancelOrder}” on this page.` : null}
          />
        </>
      )}
      {!isIn(LEASE_ACTIVE) && (
        <p>{lease.leaseState === "RETURNED" ? MESSAGES.leases.cameBack : MESSAGES.leases.nothingLeased}</p>
      )}
      <p className="muted">{MESSAGES.financing.leaseNotLoan}</p>
    </Card>
  );
}

const Head = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "var(--s2) var(--s4)",
});
