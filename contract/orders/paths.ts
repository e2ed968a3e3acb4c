/** Addresses of single orders and of paying, leasing and reviewing them. */
import { ROUTES } from "../site/paths";

/** An order in a link. The key replaces a guest's session. */
export interface OrderLink {
  readonly id: string;
  readonly key: string | null;
}

/** Order page of a signed-in customer. */
export function ownOrderPath(orderId: string): string {
  return `${ROUTES.orders}${encodeURIComponent(orderId)}/`;
}

/** Order page of a guest (ORDER-13). */
export function guestOrderPath(order: OrderLink): string {
  return `${ROUTES.guestOrder}${naming("id", order)}`;
}

/** The confirmation page of an order. Gateways return to it too, so it carries no key. */
export function donePath({ id }: { readonly id: string }): string {
  return `${ROUTES.checkoutDone}${naming("id", { id, key: null })}`;
}

/** Return address from a gateway if the customer leaves without paying. */
export function leftPath(order: { readonly id: string }): string {
  return `${donePath(order)}&left=1`;
}

export function hasLeftPayment(search: string): boolean {
  return new URLSearchParams(search).has("left");
}

/** Address for paying again after a failed payment (ORDER-10). */
export function payAgainPath(order: OrderLink): string {
  return `${ROUTES.checkoutPayment}${naming("order", order)}`;
}

/**
 * Address of the lease application that pays an order.
 * @param order null if the order is placed with the application (LEASE-40)
 */
export function leaseOrderPath(order: OrderLink | null): string {
  return `${ROUTES.checkoutLease}${order ? naming("order", order) : ""}`;
}

/** The printable agreement of an order's lease. */
export function leaseAgreementPath(order: OrderLink): string {
  return `${ROUTES.leaseAgreement}${naming("order", order)}`;
}

/** The invoice of an order, to print or download. */
export function invoicePath(order: OrderLink): string {
  return `${ROUTES.orderInvoice}${naming("order", order)}`;
}

/** The payoff calculator for a cash price. */
export function leasePayoffPath(cashPriceCents: number): string {
  return `${ROUTES.leasePayoff}?price=${cashPriceCents}`;
}

/** Lease application page of a signed-in customer. */
export function ownLeasePath(leaseId: string): string {
  return `${ROUTES.leases}${encodeURIComponent(leaseId)}/`;
}

/** Opens a guest's application on another device. The key is in the URL fragment (LEASE-16). */
export function guestLeasePath(draftKey: string): string {
  return `${ROUTES.lease}#${new URLSearchParams({ key: draftKey }).toString()}`;
}

/** Key of a guest's application in a URL fragment; null if there is none. */
export function leaseKeyIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get("key");
}

/** Review form for a product of an order. Without an order, the account identifies the purchase. */
export function writeReviewPath(bought: { readonly productId: string; readonly order?: OrderLink }): string {
  const product = `product=${encodeURIComponent(bought.productId)}`;
  return `${ROUTES.writeReview}${bought.order ? `${naming("order", bought.order).replace("?", `?${product}&`)}` : `?${product}`}`;
}

/** Order in an address: ?id=…#key=… or, on the payment page, ?order=…#key=…; older links have ?id=…&key=… */
export function orderIn(search: string, hash: string, name: "id" | "order"): OrderLink | null {
  const params = new URLSearchParams(search);
  const id = params.get(name);
  return id ? { id, key: new URLSearchParams(hash.slice(1)).get("key") ?? params.get("key") } : null;
}

/** The key is in the URL fragment, which browsers never send in a request or referrer. */
function naming(name: "id" | "order", { id, key }: OrderLink): string {
  const fragment = key ? `#${new URLSearchParams({ key }).toString()}` : "";
  return `?${new URLSearchParams({ [name]: id }).toString()}${fragment}`;
}
