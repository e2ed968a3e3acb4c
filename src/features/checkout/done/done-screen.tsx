/** The last step: the order's status. Also the return page of payment gateways. */
import { useEffect, useMemo } from "react";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { LEASE_AGREED } from "#contract/leases/statuses";
import { LABELS } from "#contract/messages";
import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import {
  donePath,
  guestOrderPath,
  hasLeftPayment,
  ownOrderPath,
  type OrderLink,
} from "#contract/orders/paths";
import { ROUTES } from "#contract/site/paths";
import { AgreedPlan } from "../../../catalogue/plans/agreed-plan";
import { consumeOrderLink } from "../../../client/page/order-links";
import { useVisitor } from "../../../client/session/use-visitor";
import { OrderFacts } from "./order-facts";
import { OrderState } from "./order-state";
import { WhatNext } from "./what-next";
import { Next } from "./verdict-sheet";
import { useOrderState } from "./use-order-state";
import { Button } from "../../../ui/actions/button";
import { WaitingBars } from "../../../ui/parts/waiting-bars";

export function DoneScreen({ search }: { readonly search: string }) {
  const link = useMemo(() => consumeOrderLink(search, "id"), [search]);
  return link ? <PlacedOrder key={link.id} link={link} isLeft={hasLeftPayment(search)} /> : <UnknownOrder />;
}

function PlacedOrder({ link, isLeft }: { readonly link: OrderLink; readonly isLeft: boolean }) {
  const { answer, hasFailed, isUnknown, isGivenUp, retry } = useOrderState(link, isLeft);
  useEffect(() => {
    // Drops the flag, so that a later visit does not cancel a new payment.
    if (isLeft) history.replaceState(history.state, "", donePath(link));
  }, [isLeft, link]);
  const { user } = useVisitor();
  if (isUnknown) return <UnknownOrder />;
  if (!answer && hasFailed) {
    return (
      <Card role="alert">
        <h2>We can't check on your order</h2>
        <p>The shop isn't responding right now. Your order is safe; please don't order again.</p>
        <Button onClick={retry}>{LABELS.lookAgain}</Button>
      </Card>
    );
  }
  if (!answer) return <WaitingBars what="your order" height={72} count={3} />;
  if (!answer.order) return <UnknownOrder />;
  const { order } = answer;
  const { leaseDetails: lease } = order;
  const { customer } = ORDER_STATUS_ROWS[order.status];
  const place = user ? ownOrderPath(order.id) : guestOrderPath({ id: order.id, key: link.key });
  return (
    <Done spacing={5}>
      <OrderState answer={answer} order={order} link={link} isGivenUp={isGivenUp} onRetry={retry} />
      {customer.verdict === "placed" && customer.mayCancel && <WhatNext order={order} isGuest={!user} />}
      {lease && LEASE_AGREED.some((state) => state === lease.leaseState) && (
        <Card component="section" aria-labelledby="done-lease">
          <h2 id="done-lease">{LABELS.leaseFrom(lease.lessorName)}</h2>
          <AgreedPlan key={lease.leaseState} link={link} />
        </Card>
      )}
      <OrderFacts order={order} link={link} />
      <Next>
        <Button href={place}>{LABELS.trackOrder}</Button>
        <Button href={ROUTES.home} variant="outlined">
          {LABELS.continueShopping}
        </Button>
      </Next>
    </Done>
  );
}

function UnknownOrder() {
  return (
    <div className="empty">
      <h2>We can't find this order</h2>
      <p>Please use the link in our email, or sign in to see your orders.</p>
      <p>
        <Button href={ROUTES.account}>{LABELS.goToAccount}</Button>
      </p>
    </div>
  );
}

const Done = styled(Stack)({ maxWidth: 760 });
