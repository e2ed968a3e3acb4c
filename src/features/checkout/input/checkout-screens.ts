/** The screens of the checkout, each with its own address. */
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";

export const CHECKOUT_SCREENS = [
  { key: "delivery", path: ROUTES.checkout, label: "Delivery", heading: "Checkout" },
  { key: "payment", path: ROUTES.checkoutPayment, label: "Payment", heading: "Payment" },
  // Part of the payment step.
  { key: "lease", path: ROUTES.checkoutLease, label: null, heading: LABELS.applyForLease },
  { key: "done", path: ROUTES.checkoutDone, label: "Confirmation", heading: LABELS.yourOrder },
] as const;

export type CheckoutScreen = (typeof CHECKOUT_SCREENS)[number];

/** The steps listed above the screens. */
export const CHECKOUT_STEPS = CHECKOUT_SCREENS.filter(({ label }) => label !== null);

/** The screen of an address, with or without a trailing slash; null when there is none. */
export function screenAt(path: string): CheckoutScreen | null {
  const screenPath = path.endsWith("/") ? path : `${path}/`;
  return CHECKOUT_SCREENS.find((screen) => screen.path === screenPath) ?? null;
}

/** Heading and title of the page at an address. */
export function checkoutTitle(path: string): string {
  return screenAt(path)?.heading ?? "Checkout";
}
