/** The order's status in one sentence, with the next actions. */
import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import { LABELS, MESSAGES } from "#contract/messages";
import type { PlacedOrderFragment } from "#contract/graphql/generated";
import { payAgainPath, type OrderLink } from "#contract/orders/paths";
import { Button } from "../../../ui/actions/button";
import { HoldNote } from "../../../ui/parts/order/hold-note";
import type { CheckoutAnswer } from "../placing/place-order";
import { isAboutLease, LeaseState } from "./lease-state";
import { Next, Verdict } from "./verdict-sheet";

interface OrderStateProps {
  readonly answer: CheckoutAnswer;
  readonly order: PlacedOrderFragment;
  readonly link: OrderLink;
  readonly isGivenUp: boolean;
  readonly onRetry: () => void;
}

export function OrderState(props: OrderStateProps) {
  const { answer, order, link, isGivenUp, onRetry } = props;
  // While a gateway's page is open, the remainder is about to be paid there.
  if (isAboutLease(order) && !(order.status === "PENDING_PAYMENT" && answer.paymentGatewayUrl)) {
    return (
      <LeaseState
        order={order}
        lease={order.leaseDetails!}
        link={link}
        lessorUrl={answer.paymentGatewayUrl ?? null}
        isGivenUp={isGivenUp}
        onRetry={onRetry}
      />
    );
  }
  // A payable order change has the payment's status; the order keeps its own.
  switch (ORDER_STATUS_ROWS[answer.status ?? order.status].customer.verdict) {
    case "open":
      return <Open {...props} />;
    case "not paid":
      return (
        <Verdict tone="bad" title={MESSAGES.checkout.notPaid} isAlert>
          <p>{answer.errors[0]?.message ?? MESSAGES.checkout.declined}</p>
          <p>Your order {order.uniqueId} hasn't changed. You can still pay while its items are in stock.</p>
          <p>
            <Button href={payAgainPath(link)}>{MESSAGES.orders.payAnotherWay}</Button>
          </p>
        </Verdict>
      );
    case "cancelled":
      return (
        <Verdict tone="bad" title="This order was canceled">
          <p>We won't deliver order {order.uniqueId}. We'll refund anything you paid.</p>
        </Verdict>
      );
    case "placed":
      return (
        <Verdict tone="good" title={`Thank you, ${order.shipFirstName}. Your order is placed.`}>
          <p>
            Order <b>{order.uniqueId}</b>. We've emailed your confirmation to <b>{order.email}</b>.
          </p>
        </Verdict>
      );
  }
}

function Open({ answer, order, link, isGivenUp, onRetry }: OrderStateProps) {
  const url = answer.paymentGatewayUrl;
  return (
    <Verdict tone="open" title={url ? "Complete your payment" : "We're confirming your payment"}>
      <p>
        Order <b>{order.uniqueId}</b>.{" "}
        {url
          ? "Please pay on the payment processor's page; this page updates by itself."
          : "It isn't confirmed yet. Please don't pay again: this page updates by itself, and we'll email you."}
      </p>
      <HoldNote heldUntil={order.heldUntil} />
      {isGivenUp && <p>This is taking longer than usual. You can close this page.</p>}
      <Next>
        {url && <Button href={url}>Complete payment</Button>}
        {isGivenUp && (
          <Button variant="outlined" onClick={onRetry}>
            {LABELS.lookAgain}
          </Button>
        )}
        {url && <a href={payAgainPath(link)}>{MESSAGES.orders.payAnotherWay}</a>}
      </Next>
    </Verdict>
  );
}
