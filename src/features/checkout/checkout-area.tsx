/** The checkout: its steps, and the screen for the address. */
import { useEffect } from "react";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { useSelector } from "react-redux";
import { PAYABLE_STATUSES } from "#contract/orders/orders";
import { CHECKOUT_STEPS, type CheckoutScreen } from "./input/checkout-screens";
import { orderIn } from "#contract/orders/paths";
import { ROUTES } from "#contract/site/paths";
import type { ShopState } from "../../client/store/shop-store";
import { DRAWN_TICK } from "../../ui/parts/drawn-shapes";
import { DeliveryScreen } from "./delivery/delivery-screen";
import { DoneScreen } from "./done/done-screen";
import { PaymentScreen } from "./placing/payment-screen";

interface CheckoutAreaProps {
  /** Null for an address without a screen. */
  readonly screen: CheckoutScreen | null;
  /** Query string of the address. */
  readonly search: string;
}

export function CheckoutArea({ screen, search }: CheckoutAreaProps) {
  const isOwnDocument = useOwnDocument();
  const answer = useSelector(({ orderHistory }: ShopState) => orderHistory.checkoutGatewayResponse);
  const isSameOrder = answer?.order?.id === orderIn(search, "", "id")?.id;
  const isPaid = isSameOrder && !!answer?.status && !PAYABLE_STATUSES.includes(answer.status);
  if (!isOwnDocument) return null;
  return (
    <Area spacing={5}>
      {screen && <StepList current={screen} isPaid={isPaid} />}
      <Screen screen={screen} search={search} />
    </Area>
  );
}

function Screen({ screen, search }: CheckoutAreaProps) {
  switch (screen?.key) {
    case "delivery":
      return <DeliveryScreen />;
    case "payment":
    case "lease":
      return <PaymentScreen search={search} isApplying={screen.key === "lease"} />;
    case "done":
      return <DoneScreen search={search} />;
    default:
      return (
        <p>
          <a href={ROUTES.checkout}>Go to checkout</a>
        </p>
      );
  }
}

interface StepListProps {
  readonly current: CheckoutScreen;
  /** True when the order on the last page is known to be paid: only then is the payment step complete. */
  readonly isPaid: boolean;
}

function StepList({ current, isPaid }: StepListProps) {
  const stepKey = current.key === "lease" ? "payment" : current.key;
  const at = CHECKOUT_STEPS.findIndex(({ key }) => key === stepKey);
  const isDone = (step: CheckoutScreen, index: number) => index < at && (step.key !== "payment" || isPaid);
  return (
    <Steps aria-label="Checkout steps">
      <ol>
        {CHECKOUT_STEPS.map((step, index) => (
          <li key={step.key} {...(isDone(step, index) ? { "data-done": "" } : {})}>
            {index < at && stepKey === "payment" ? (
              <a href={step.path}>{step.label}</a>
            ) : (
              <span {...(index === at ? { "aria-current": "step" as const } : {})}>{step.label}</span>
            )}
          </li>
        ))}
      </ol>
    </Steps>
  );
}

/**
 * Gateways may run only in a document loaded from a checkout address (content security policy of src/host).
 */
function useOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType?.("navigation") ?? [];
  const isOwn =
    !entry || !URL.canParse(entry.name) || new URL(entry.name).pathname.startsWith(ROUTES.checkout);
  useEffect(() => {
    if (!isOwn) location.reload();
  }, [isOwn]);
  return isOwn;
}

const Area = styled(Stack)({ paddingBottom: "var(--s6)" });

const Steps = styled("nav")({
  ol: {
    display: "flex",
    flexWrap: "wrap",
    gap: "0 clamp(var(--s3), 3vw, var(--s5))",
    counterReset: "step",
  },
  li: {
    display: "flex",
    alignItems: "center",
    gap: "var(--s2)",
    minHeight: 44,
    color: "var(--muted)",
    fontWeight: 600,
    fontSize: "var(--sm)",
    counterIncrement: "step",
  },
  "li::before": {
    content: "counter(step)",
    display: "grid",
    placeItems: "center",
    width: 26,
    height: 26,
    border: "1.5px solid var(--edge)",
    borderRadius: "50%",
  },
  "li:has([aria-current])": { color: "var(--ink)" },
  "li:is([data-done], :has([aria-current]))::before": {
    borderColor: "var(--brand)",
    background: "var(--brand)",
    color: "var(--on-brand)",
  },
  "li[data-done]::before": {
    ...DRAWN_TICK,
    width: 9,
    height: 16,
    marginInline: "8px 9px",
    background: "none",
    borderRadius: 0,
    borderColor: "var(--brand)",
  },
  a: { lineHeight: "44px" },
});
