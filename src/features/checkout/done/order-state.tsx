/** One sentence on how the order stands, and what can be done about it. */
import type { ReactNode } from "react";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { LABELS, MESSAGES } from "#contract/messages";
import type { PlacedOrderFragment } from "#contract/graphql/generated";
import { payAgainPath, type OrderLink } from "#contract/site-paths";
import { Icon } from "../../../ui/icon";
import { HoldNote } from "../../../ui/parts/hold-note";
import type { CheckoutAnswer } from "../placing/place-order";

interface OrderStateProps {
  readonly answer: CheckoutAnswer;
  readonly order: PlacedOrderFragment;
  readonly link: OrderLink;
  readonly isGivenUp: boolean;
  readonly onAskAgain: () => void;
}

export function OrderState({ answer, order, link, isGivenUp, onAskAgain }: OrderStateProps) {
  switch (order.status) {
    case "PENDING_PAYMENT":
      return <Open answer={answer} order={order} link={link} isGivenUp={isGivenUp} onAskAgain={onAskAgain} />;
    case "PAYMENT_FAILED":
      return (
        <Verdict tone="bad" title={MESSAGES.checkout.notPaid} isAlert>
          <p>{answer.errors[0]?.message ?? MESSAGES.checkout.declined}</p>
          <p>Your order {order.uniqueId} stays as it is: you can pay it as long as its goods are in stock.</p>
          <p>
            <Button href={payAgainPath(link)}>{MESSAGES.orders.payAnotherWay}</Button>
          </p>
        </Verdict>
      );
    case "CANCELLED":
    case "CANCELLED_BY_SUPPLIER":
      return (
        <Verdict tone="bad" title="This order is cancelled">
          <p>Order {order.uniqueId} will not be delivered. Anything that was paid goes back to you.</p>
        </Verdict>
      );
    default:
      return (
        <Verdict tone="good" title={`Thank you, ${order.shipFirstName}. Your order is placed.`}>
          <p>
            Order <b>{order.uniqueId}</b>. We have written to <b>{order.email}</b> with everything about it.
          </p>
        </Verdict>
      );
  }
}

function Open({ answer, order, link, isGivenUp, onAskAgain }: OrderStateProps) {
  const url = answer.paymentGatewayUrl;
  return (
    <Verdict tone="open" title={url ? "Your order waits for its payment" : "We are waiting for your payment"}>
      <p>
        Order <b>{order.uniqueId}</b>.{" "}
        {url
          ? "Pay on the page of the payment company; this page follows by itself."
          : "It is not confirmed yet. Please do not pay again: this page follows by itself, and we will mail you."}
      </p>
      <HoldNote heldUntil={order.heldUntil} />
      {isGivenUp && <p>It takes longer than usual. You can close this page.</p>}
      <Next>
        {url && <Button href={url}>Go on to pay</Button>}
        {isGivenUp && (
          <Button variant="outlined" onClick={onAskAgain}>
            {LABELS.lookAgain}
          </Button>
        )}
        {url && <a href={payAgainPath(link)}>{MESSAGES.orders.payAnotherWay}</a>}
      </Next>
    </Verdict>
  );
}

interface VerdictProps {
  readonly tone: "good" | "open" | "bad";
  readonly title: string;
  readonly isAlert?: boolean;
  readonly children: ReactNode;
}

function Verdict({ tone, title, isAlert = false, children }: VerdictProps) {
  return (
    <Sheet component="section" data-tone={tone} role={isAlert ? "alert" : "status"}>
      <h2>
        {tone === "good" && <Icon name="check" />}
        {title}
      </h2>
      {children}
    </Sheet>
  );
}

export const Next = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s3) var(--s4)",
});

const Sheet = styled(Card)({
  borderLeft: "6px solid var(--warn)",
  "&[data-tone=good]": { borderColor: "var(--good)" },
  "&[data-tone=bad]": { borderColor: "var(--sale)" },
  h2: { display: "flex", alignItems: "center", gap: "var(--s2)", fontSize: "var(--xl)" },
  "h2 svg": { color: "var(--good)" },
}) as typeof Card;
