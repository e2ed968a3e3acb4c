/** The next steps of a placed order, and the account a guest may want for it. */
import { navigate } from "gatsby";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { deliveryPromise } from "#contract/checkout/delivery";
import type { PlacedOrderFragment } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { Button } from "../../../ui/actions/button";

interface WhatNextProps {
  readonly order: Pick<PlacedOrderFragment, "status" | "deliveryType" | "shipState" | "email">;
  readonly isGuest: boolean;
}

export function WhatNext({ order, isGuest }: WhatNextProps) {
  return (
    <Card component="section" aria-labelledby="what-next">
      <h2 id="what-next">What happens next</h2>
      <Steps>
        {order.status === "PENDING_ESIGNATURE" && <li>Read and sign your lease.</li>}
        <li>We get your order ready.</li>
        {order.deliveryType === "DELIVERY_SHIPPING" ? (
          <>
            <li>We'll email tracking details when it ships.</li>
            <li>{deliveryPromise(order.shipState)}.</li>
          </>
        ) : (
          <li>We'll email you when it's ready for pickup.</li>
        )}
      </Steps>
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

const Steps = styled("ol")({ display: "grid", gap: "var(--s2)", paddingLeft: "var(--s5)" });
