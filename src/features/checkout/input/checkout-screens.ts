/** The steps of the checkout, each with an address of its own. */
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site-paths";

export const CHECKOUT_STEPS = [
  { key: "delivery", path: ROUTES.checkout, label: "Delivery", heading: "Checkout" },
  { key: "payment", path: ROUTES.checkoutPayment, label: "Payment", heading: "Payment" },
  { key: "done", path: ROUTES.checkoutDone, label: "Confirmation", heading: LABELS.yourOrder },
] as const;

export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** The step of an address, with or without its last slash; null for an address that has none. */
export function stepAt(path: string): CheckoutStep | null {
  const wanted = path.endsWith("/") ? path : `${path}/`;
  return CHECKOUT_STEPS.find((step) => step.path === wanted) ?? null;
}

/** Heading and title of the page at an address. */
export function checkoutTitle(path: string): string {
  return stepAt(path)?.heading ?? "Checkout";
}
