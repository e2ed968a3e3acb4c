/** The steps of the checkout, each with an address of its own. */
import { CHECKOUT_ROUTES } from "../../../client/page/routes";

export const CHECKOUT_STEPS = [
  { key: "delivery", path: CHECKOUT_ROUTES.delivery, label: "Delivery", heading: "Checkout" },
  { key: "payment", path: CHECKOUT_ROUTES.payment, label: "Payment", heading: "Payment" },
  { key: "done", path: CHECKOUT_ROUTES.done, label: "Confirmation", heading: "Your order" },
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

/** An order, as links lead to it; the key is what a guest has instead of a session. */
export interface OrderLink {
  readonly id: string;
  readonly key: string | null;
}

/** The confirmation page of an order; gateways lead back to it too. */
export function donePath({ id, key }: OrderLink): string {
  return `${CHECKOUT_ROUTES.done}?${query("id", { id, key })}`;
}

/** Where an order whose payment failed is paid another way. */
export function payAgainPath(order: OrderLink): string {
  return `${CHECKOUT_ROUTES.payment}?${query("order", order)}`;
}

/** The order a query names: ?id=…&key=… or, on the payment page, ?order=…&key=… */
export function orderIn(search: string, name: "id" | "order"): OrderLink | null {
  const params = new URLSearchParams(search);
  const id = params.get(name);
  return id ? { id, key: params.get("key") } : null;
}

function query(name: string, { id, key }: OrderLink): string {
  return new URLSearchParams({ [name]: id, ...(key ? { key } : {}) }).toString();
}
