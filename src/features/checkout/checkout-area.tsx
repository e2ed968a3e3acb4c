/** The checkout: where one is in it, and the screen the address names. */
import { useEffect } from "react";
import { Global } from "@emotion/react";
import { formLook } from "../../ui/form/form-look";
import { checkoutLook } from "./checkout-look";
import { CHECKOUT_STEPS, type CheckoutStep } from "./input/checkout-screens";
import { ROUTES } from "#contract/site-paths";
import { DeliveryScreen } from "./delivery/delivery-screen";
import { doneLook } from "./done/done-look";
import { DoneScreen } from "./done/done-screen";
import { paymentLook } from "./payment/payment-look";
import { PaymentScreen } from "./placing/payment-screen";

interface CheckoutAreaProps {
  /** Null for an address that has none. */
  readonly step: CheckoutStep | null;
  /** The query of the address. */
  readonly search: string;
}

export function CheckoutArea({ step, search }: CheckoutAreaProps) {
  const isOwnDocument = useOwnDocument();
  if (!isOwnDocument) return null;
  return (
    <div className="checkout">
      <Global styles={[formLook, checkoutLook, paymentLook, doneLook]} />
      {step && <StepList current={step} />}
      <Screen step={step} search={search} />
    </div>
  );
}

function Screen({ step, search }: CheckoutAreaProps) {
  switch (step?.key) {
    case "delivery":
      return <DeliveryScreen />;
    case "payment":
      return <PaymentScreen search={search} />;
    case "done":
      return <DoneScreen search={search} />;
    default:
      return (
        <p>
          <a href={ROUTES.checkout}>Go to the checkout</a>
        </p>
      );
  }
}

function StepList({ current }: { readonly current: CheckoutStep }) {
  const at = CHECKOUT_STEPS.indexOf(current);
  return (
    <nav className="checkout-steps" aria-label="Steps of the checkout">
      <ol>
        {CHECKOUT_STEPS.map((step, index) => (
          <li key={step.key} {...(index < at ? { "data-done": "" } : {})}>
            {index < at && current.key === "payment" ? (
              <a href={step.path}>{step.label}</a>
            ) : (
              <span {...(index === at ? { "aria-current": "step" as const } : {})}>{step.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The page a document was loaded for decides which gateways may run in it (src/host): the checkout needs its own. */
function useOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType?.("navigation") ?? [];
  const isOwn =
    !entry || !URL.canParse(entry.name) || new URL(entry.name).pathname.startsWith(ROUTES.checkout);
  useEffect(() => {
    if (!isOwn) location.reload();
  }, [isOwn]);
  return isOwn;
}
