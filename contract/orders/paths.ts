/** Addresses of single orders, and of what is done with one: paid, leased, reviewed. */
import { ROUTES } from "../site/paths";

/** An order in a link; the key is a guest's substitute for a session. */
export interface OrderLink {
  readonly id: string;
  readonly key: string | null;
}

/** A signed-in customer's page of an order. */
export function ownOrderPath(orderId: string): string {
  return `${ROUTES.orders}${encodeURIComponent(orderId)}/`;
}

/** A guest's page of an order (ORDER-13). */
export function guestOrderPath(order: OrderLink): string {
  return `${ROUTES.guestOrder}${naming("id", order)}`;
}

/** The confirmation page of an order. Gateways return to it too, so it carries no key. */
export function donePath({ id }: { readonly id: string }): string {
  return `${ROUTES.checkoutDone}${naming("id", { id, key: null })}`;
}

/** Where a gateway returns to when the customer leaves its page without paying. */
export function leftPath(order: { readonly id: string }): string {
  return `${donePath(order)}&left=1`;
}

export function hasLeft(search: string): boolean {
  return new URLSearchParams(search).has("left");
}

/** Where an order whose payment failed is paid again (ORDER-10). */
export function payAgainPath(order: OrderLink): string {
  return `${ROUTES.checkoutPayment}${naming("order", order)}`;
}

/** Where a lease is applied for that pays an order. @param order null: it is placed with the application (LEASE-40) */
export function leaseOrderPath(order: OrderLink | null): string {
  return `${ROUTES.checkoutLease}${order ? naming("order", order) : ""}`;
}

/** The printable agreement of an order's lease. */
export function leaseAgreementPath(order: OrderLink): string {
  return `${ROUTES.leaseAgreement}${naming("order", order)}`;
}

/** The payoff calculator for a cash price. */
export function leasePayoffPath(cashPriceCents: number): string {
  return `${ROUTES.leasePayoff}?price=${cashPriceCents}`;
}

/** A signed-in customer's page of a lease application. */
export function ownLeasePath(leaseId: string): string {
  return `${ROUTES.leases}${encodeURIComponent(leaseId)}/`;
}

/** Continues a guest's application on another device. The key stands behind the # (LEASE-16). */
export function guestLeasePath(draftKey: string): string {
  return `${ROUTES.lease}#${new URLSearchParams({ key: draftKey }).toString()}`;
}

/** The key of a guest's application in an address; null without one. */
export function leaseKeyIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get("key");
}

/** The form for a product, of the order it was bought in; without one the account says which. */
export function writeReviewPath(bought: { readonly productId: string; readonly order?: OrderLink }): string {
  const product = `product=${encodeURIComponent(bought.productId)}`;
  return `${ROUTES.writeReview}${bought.order ? `${naming("order", bought.order).replace("?", `?${product}&`)}` : `?${product}`}`;
}

/** The order in an address: ?id=…#key=… or, on the payment page, ?order=…#key=…; older links had ?id=…&key=… */
export function orderIn(search: string, hash: string, name: "id" | "order"): OrderLink | null {
  const params = new URLSearchParams(search);
  const id = params.get(name);
  return id ? { id, key: new URLSearchParams(hash.slice(1)).get("key") ?? params.get("key") } : null;
}

/** The key stands behind the #, which browsers send neither in a request nor as a referrer. */
function naming(name: "id" | "order", { id, key }: OrderLink): string {
  const fragment = key ? `#${new URLSearchParams({ key }).toString()}` : "";
  return `?${new URLSearchParams({ [name]: id }).toString()}${fragment}`;
}
