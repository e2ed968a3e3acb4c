/** The next step, and the customer's actions. */
import { useState } from "react";
import Stack from "@mui/material/Stack";
import { useMutation } from "@apollo/client/react";
import { AskForPaymentDocument } from "#contract/graphql/documents/orders.generated";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { payAgainPath } from "#contract/orders/paths";
import { notify } from "../../../client/store/notify";
import { formatDateTime } from "../../../lib/format-date";
import { webAddress } from "../../../lib/addresses/web-address";
import { Button } from "../../../ui/actions/button";
import { HoldNote } from "../../../ui/parts/order/hold-note";
import { NextBox } from "../../../ui/parts/next-box";
import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import { arrivalOf } from "../arrival";
import { sendChange } from "../send-change";

interface NextStepProps {
  readonly order: WholeOrderFragment;
  readonly orderKey: string | null;
}

export function NextStep({ order, orderKey }: NextStepProps) {
  const { status, leaseDetails, amountDue, correction } = order;
  const signature = status === "PENDING_ESIGNATURE" ? webAddress(leaseDetails?.signatureUrl) : null;
  // Papers are signed once the remainder is paid.
  const paidCents = order.total - (leaseDetails?.leasedAmount ?? 0);
  const hasRest = status === "PENDING_PAYMENT" && Boolean(leaseDetails?.leasedAmount) && amountDue > 0;
  // Placed by staff over the phone, and payment has not started.
  const isUnbegun = status === "PENDING_PAYMENT" && !leaseDetails && order.paymentDetails.length === 0;
  const arrival = arrivalOf(order, new Date());
  return (
    <NextBox>
      <p>{ORDER_STATUS_ROWS[status].next}</p>
      {arrival && <p>{arrival}</p>}
      {correction && (
        <>
          <p>
            A change to this order is awaiting payment: {correction.changes.join(", ")}. We'll make it once
            you pay {formatMoney(amountDue)} by {formatDateTime(correction.payBy)}.
          </p>
          <Button href={payAgainPath({ id: order.id, key: orderKey })}>Pay {formatMoney(amountDue)}</Button>
        </>
      )}
      {isUnbegun && (
        <Button href={payAgainPath({ id: order.id, key: orderKey })}>Pay {formatMoney(amountDue)}</Button>
      )}
      {hasRest && leaseDetails && (
        <>
          <p>
            {formatMoney(leaseDetails.leasedAmount)} is leased. Please pay the rest with another payment
            method.
          </p>
          <Button href={payAgainPath({ id: order.id, key: orderKey })}>Pay {formatMoney(amountDue)}</Button>
        </>
      )}
      {status === "PENDING_PAYMENT" && <HoldNote heldUntil={order.heldUntil} />}
      {status === "PAYMENT_FAILED" && (
        <Button href={payAgainPath({ id: order.id, key: orderKey })}>{LABELS.payAgain}</Button>
      )}
      {signature && (
        <>
          {leaseDetails?.signUntil && (
            <p>
              {MESSAGES.leases.signBy(
                formatDateTime(leaseDetails.signUntil),
                paidCents > 0 ? formatMoney(paidCents) : null,
              )}
            </p>
          )}
          <Button href={signature}>{MESSAGES.leases.sign}</Button>
        </>
      )}
      {status === "PENDING_PAYMENT" && !isUnbegun && <CheckPayment orderId={order.id} orderKey={orderKey} />}
    </NextBox>
  );
}

/** Queries the gateway now, and returns to its page when the payment is still open. */
function CheckPayment({ orderId, orderKey }: { readonly orderId: string; readonly orderKey: string | null }) {
  const [refresh, { loading: isChecking }] = useMutation(AskForPaymentDocument);
  const [paymentPage, setPaymentPage] = useState<string | null>(null);
  const checkNow = async () => {
    if (isChecking) return;
    const { envelope } = await sendChange(
      () => refresh({ variables: { orderId, orderKey } }),
      ({ refreshPayment }) => {
        setPaymentPage(refreshPayment.paymentGatewayUrl ?? null);
        return refreshPayment;
      },
    );
    if (!envelope.isSuccess) notify(envelope.message, "info");
  };
  return (
    <Stack component="p" direction="row" spacing={3}>
      <Button aria-disabled={isChecking} onClick={() => void checkNow()}>
        {isChecking ? "Checking…" : "Check payment"}
      </Button>
      {paymentPage && (
        <Button variant="outlined" href={paymentPage}>
          Continue payment
        </Button>
      )}
    </Stack>
  );
}
