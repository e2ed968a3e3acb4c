/** The content below a payment method's name, depending on the API's preparation. */
import { useEffect, useMemo } from "react";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import type { PaymentMethod } from "#contract/payments/methods";
import { LABELS } from "#contract/messages";
import type { OrderLink } from "#contract/orders/paths";
import { useDraft } from "../input/checkout-draft";
import { cartInput, orderInput } from "../input/checkout-request";
import { useCheckoutSource } from "../input/checkout-source";
import { Button } from "../../../ui/actions/button";
import { Hint } from "../../../ui/form/field-frame";
import { Bad } from "../../../ui/parts/verdict";
import { BraintreeCard } from "./braintree-card";
import { CardDouble } from "./doubles/card-double";
import { CoinChoice } from "./coin-choice";
import { GooglePayButton } from "./google-pay-button";
import { GooglePayDouble } from "./doubles/google-pay-double";
import { HostedPageNote } from "./hosted-page-note";
import { KlarnaDouble } from "./doubles/klarna-double";
import { KlarnaWidget } from "./klarna-widget";
import { NARROW_PANEL, PANEL_HEIGHTS } from "./panel-heights";
import type { PanelProps, Preparation } from "./payment-panel";
import { usePreparation } from "./use-preparation";

interface MethodPanelProps extends Omit<PanelProps, "preparation"> {
  readonly method: PaymentMethod;
  readonly order: OrderLink | null;
}

export function MethodPanel({ method, order, ...rest }: MethodPanelProps) {
  const source = useCheckoutSource();
  const draft = useDraft();
  const input = useMemo(
    () => (order ? orderInput(order) : source && cartInput(source, draft)),
    [order, source, draft],
  );
  const { prepared, retry } = usePreparation(method, rest.purchase.total, input);
  const { onReady } = rest;
  const isReady = prepared.kind === "ready";
  useEffect(() => {
    if (!isReady) onReady(null);
  }, [isReady, onReady]);

  if (prepared.kind === "loading") {
    return (
      <SizedPanel data-method={method} role="status" aria-busy="true">
        <span className="vh">Preparing the payment…</span>
        <Skeleton height="auto" />
      </SizedPanel>
    );
  }
  if (prepared.kind === "failed") {
    return (
      <SizedPanel data-method={method} role="alert">
        <Bad>{prepared.message}</Bad>
        <Button variant="text" onClick={retry}>
          {LABELS.tryAgain}
        </Button>
      </SizedPanel>
    );
  }
  const { preparation } = prepared;
  const Content = panelOf(preparation);
  return (
    <SizedPanel data-method={method}>
      {/* A new gateway session needs a new frame. */}
      <Content key={preparation.widgetUrl ?? preparation.clientToken} {...rest} preparation={preparation} />
      {preparation.isSandbox && <TestNote method={method} />}
    </SizedPanel>
  );
}

/**
 * A sandbox provides a page that replaces the vendor's script; otherwise the vendor's own script is loaded.
 */
function panelOf({ method, widgetUrl }: Preparation): (props: PanelProps) => React.JSX.Element {
  switch (method) {
    case "CARD":
      return widgetUrl ? CardDouble : BraintreeCard;
    case "GOOGLE_PAY":
      return widgetUrl ? GooglePayDouble : GooglePayButton;
    case "KLARNA":
      return widgetUrl ? KlarnaDouble : KlarnaWidget;
    case "CRYPTO":
      return CoinChoice;
    default:
      return HostedPageNote;
  }
}

function TestNote({ method }: { readonly method: PaymentMethod }) {
  return (
    <Hint as="p">
      This is a test shop: no money moves.
      {method === "CARD" && " Pay with 4111 1111 1111 1111, any future date and any three digits."}
    </Hint>
  );
}

export const Panel = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--s3)",
  padding: "var(--s4)",
});

const READY_HEIGHTS = Object.entries(PANEL_HEIGHTS).map(([method, { wide, narrow }]) => [
  `&[data-method=${method}]`,
  { minHeight: wide, [NARROW_PANEL]: { minHeight: narrow } },
]);

/** As tall while loading as when ready. */
const SizedPanel = styled(Panel)({
  alignContent: "start",
  "&[aria-busy]": { alignContent: "stretch" },
  ...Object.fromEntries(READY_HEIGHTS),
});
