/** The screens of the checkout, each with an address of its own. */
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";

export const CHECKOUT_SCREENS = [
  { key: "delivery", path: ROUTES.checkout, label: "Delivery", heading: "Checkout" },
  { key: "payment", path: ROUTES.checkoutPayment, label: "Payment", heading: "Payment" },
  // A part of the payment.
  { key: "lease", path: ROUTES.checkoutLease, label: null, heading: LABELS.applyForLease },
  { key: "done", path: ROUTES.checkoutDone, label: "Confirmation", heading: LABELS.yourOrder },
] as const;

export type CheckoutScreen = (typeof CHECKOUT_SCREENS)[number];

/** What is listed above the screens. */
export const CHECKOUT_STEPS = CHECKOUT_SCREENS.filter(({ label }) => label !== null);

/** The screen of an address, with or without its last slash; null for an address that has none. */
export function screenAt(path: string): CheckoutScreen | null {
  const wanted = path.endsWith("/") ? path : `${path}/`;
  return CHECKOUT_SCREENS.find((screen) => screen.path === wanted) ?? null;
}

/** Heading and title of the page at an address. */
export function checkoutTitle(path: string): string {
  return screenAt(path)?.heading ?? "Checkout";
}
