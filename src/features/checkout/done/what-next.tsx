/** The next steps of a placed order, and the account a guest may want for it. */
import { navigate } from "gatsby";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import {
  deliveryPromise,
  deliveryRange,
  formatDeliveryRange,
  type DeliveryRange,
} from "#contract/checkout/delivery";
import type { PlacedOrderFragment } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { shopDay } from "#contract/time/days";
import { saveFile } from "../../../client/page/save-file";
import { Button } from "../../../ui/actions/button";
import { deliveryEvent } from "./delivery-event";

interface WhatNextProps {
  readonly order: Pick<
    PlacedOrderFragment,
    "id" | "uniqueId" | "createdAt" | "status" | "deliveryType" | "shipState" | "email"
  >;
  readonly isGuest: boolean;
}

export function WhatNext({ order, isGuest }: WhatNextProps) {
  const range = deliveryDays(order);
  return (
    <Card component="section" aria-labelledby="what-next">
      <h2 id="what-next">What happens next</h2>
      <Steps>
        {order.status === "PENDING_ESIGNATURE" && <li>Read and sign your lease.</li>}
        <li>We get your order ready.</li>
        {order.deliveryType === "DELIVERY_SHIPPING" ? (
          <>
            <li>We'll email tracking details when it ships.</li>
            <li>
              {range ? `It arrives ${formatDeliveryRange(range)}.` : `${deliveryPromise(order.shipState)}.`}
            </li>
          </>
        ) : (
          <li>We'll email you when it's ready for pickup.</li>
        )}
      </Steps>
      {range && (
        <p>
          <Button variant="outlined" onClick={() => saveEvent(order, range)}>
            Add to calendar
          </Button>
        </p>
      )}
      {isGuest && (
        <>
          <p>Create an account to check out faster and see your orders and leases on every device.</p>
          <p>
            <Button
              variant="outlined"
              onClick={() => void navigate(ROUTES.register, { state: { username: order.email } })}
            >
              {LABELS.createAccount}
            </Button>
          </p>
        </>
      )}
    </Card>
  );
}

/**
 * The days of the confirmation email, which counts from the day of payment (CATALOGUE-19). Null for an order that is
 * still to be signed or was placed on an earlier day.
 */
function deliveryDays({
  createdAt,
  status,
  deliveryType,
  shipState,
}: WhatNextProps["order"]): DeliveryRange | null {
  const now = new Date();
  if (deliveryType !== "DELIVERY_SHIPPING" || status === "PENDING_ESIGNATURE") return null;
  return shopDay(new Date(createdAt)) === shopDay(now) ? deliveryRange(shipState, now) : null;
}

function saveEvent({ id, uniqueId }: WhatNextProps["order"], range: DeliveryRange): void {
  const event = deliveryEvent({ ...range, orderId: id, number: uniqueId, now: new Date() });
  saveFile(new Blob([event], { type: "text/calendar" }), `order-${uniqueId}.ics`);
}

const Steps = styled("ol")({ display: "grid", gap: "var(--s2)", paddingLeft: "var(--s5)" });
