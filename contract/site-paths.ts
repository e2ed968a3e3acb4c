/**
 * Every address of the site: a path changes here, and with the name of its page where src/pages holds one. The calls of
 * the API host are in contract/rest-endpoints.ts.
 */
export const ROUTES = {
  home: "/",
  departments: "/#departments",
  financing: "/#electro-finance-financing",
  search: "/search/",
  brands: "/brands/",
  howItWorks: "/page/how-it-works/",
  terms: "/page/terms/",
  privacy: "/page/privacy/",
  contact: "/contact/",
  /** Where mails of the newsletter lead to: to confirm it, and to leave it. */
  newsletter: "/newsletter/",
  /** ?product= asks for a mail when it is back; the links of that mail lead here too. */
  backInStock: "/back-in-stock/",
  /** ?ids= names the products of the table, ?add= one more. */
  compare: "/compare/",
  cart: "/cart/",
  /** To apply for a lease, and to shop with an approval; a draft and a guest's application go on here. */
  lease: "/lease/",
  /** The lease of an order in numbers, ?order= */
  leaseAgreement: "/lease/agreement/",
  /** What buying out a lease costs, when; ?price= in cents. */
  leasePayoff: "/lease/payoff/",
  login: "/login/",
  register: "/register/",
  verify: "/verify/",
  forgotPassword: "/forgot-password/",
  resetPassword: "/reset-password/",
  socialReturn: "/social/return/",
  account: "/account/",
  orders: "/account/orders/",
  leases: "/account/leases/",
  addresses: "/account/addresses/",
  security: "/account/security/",
  ownData: "/account/data/",
  /** A guest's order by the link of a mail. */
  guestOrder: "/order/",
  /** The delivery step; the other two steps follow. */
  checkout: "/checkout/",
  checkoutPayment: "/checkout/payment/",
  checkoutDone: "/checkout/done/",
  backoffice: "/backoffice/",
  backofficeOrders: "/backoffice/orders/",
  /** Applications by their id below it. */
  backofficeLeases: "/backoffice/leases/",
  /** Its parts below it. */
  backofficeCatalogue: "/backoffice/catalogue/",
  backofficeContacts: "/backoffice/contacts/",
  /** Money that is stuck, by its id below it. */
  backofficeMoney: "/backoffice/money/",
  /** Rules by their id below it. */
  backofficePricing: "/backoffice/pricing/",
  /** Customers and users by their user name below it. */
  backofficeCustomers: "/backoffice/customers/",
  backofficeStaff: "/backoffice/staff/",
  backofficeAudit: "/backoffice/audit/",
} as const;

/** Where a price rule is added, and the earlier rules are. */
export const NEW_RULE_PATH = `${ROUTES.backofficePricing}new/`;
export const PRICE_VERSIONS_PATH = `${ROUTES.backofficePricing}versions/`;

/** Where a password manager looks for the page to change a password on: it leads to ROUTES.security. */
export const CHANGE_PASSWORD_PATH = "/.well-known/change-password";

/** Areas in which the app alone knows the addresses: one built page answers for every path below each of them. */
export const CLIENT_AREAS: readonly string[] = [ROUTES.account, ROUTES.checkout, ROUTES.backoffice];

const PRODUCTS_BELOW = "/product/";

/**
 * A product's address. The slug is set when the product first appears and never changes, so the address is
 * stable when a supplier renames the product (CATALOGUE-8).
 */
export function productPath(product: { readonly slug: string }): string {
  return `${PRODUCTS_BELOW}${product.slug}/`;
}

export function categoryPath(category: { readonly slug: string }, page = 1): string {
  return pageOf(`/products/${category.slug}/`, page);
}

export function brandPath(brand: { readonly id: string }, page = 1): string {
  return pageOf(`${ROUTES.brands}${brand.id}/`, page);
}

/** Page `page` of the listing at an address. */
export function pageOf(listing: string, page: number): string {
  return page === 1 ? listing : `${listing}page/${page}/`;
}

/** True for the pages made from the catalogue: home, products, categories and brands. */
export function isCataloguePath(path: string): boolean {
  return /^\/(?:$|products?\/|brands\/)/.test(path);
}

/** Where the newsletter is confirmed, or left. What proves it stands behind the #, which no server sees. */
export function newsletterPath(act: "confirm" | "leave", proof: string): string {
  return `${ROUTES.newsletter}#${new URLSearchParams({ [act]: proof }).toString()}`;
}

/** The sign-in page that leads back to `from`, a path of ours with its query. */
export function loginPath(from: string): string {
  return withReturnUrl(ROUTES.login, from);
}

/** Carries a return address along to another page. */
export function withReturnUrl(path: string, returnUrl: string | null): string {
  return returnUrl ? `${path}?returnUrl=${encodeURIComponent(returnUrl)}` : path;
}

/** An order as links lead to it; the key is what a guest has instead of a session. */
export interface OrderLink {
  readonly id: string;
  readonly key: string | null;
}

/** Where a signed-in customer follows an order. */
export function ownOrderPath(orderId: string): string {
  return `${ROUTES.orders}${encodeURIComponent(orderId)}/`;
}

/** An order as staff see it. */
export function staffOrderPath(orderId: string): string {
  return `${ROUTES.backofficeOrders}${orderId}/`;
}

/** Where staff take an order by telephone. */
export const NEW_ORDER_PATH = `${ROUTES.backofficeOrders}new/`;

/** The parts of the catalogue desk. */
export const CATALOGUE_DESK_PATHS = {
  products: ROUTES.backofficeCatalogue,
  imports: `${ROUTES.backofficeCatalogue}imports/`,
  promotions: `${ROUTES.backofficeCatalogue}promotions/`,
  stores: `${ROUTES.backofficeCatalogue}stores/`,
} as const;

/** Money that is stuck, as staff look after it. */
export function moneyCasePath(caseId: string): string {
  return `${ROUTES.backofficeMoney}${caseId}/`;
}

/** An application for a lease as staff see it. */
export function deskLeasePath(leaseId: string): string {
  return `${ROUTES.backofficeLeases}${leaseId}/`;
}

/** Where a signed-in customer follows a lease application. */
export function ownLeasePath(leaseId: string): string {
  return `${ROUTES.leases}${encodeURIComponent(leaseId)}/`;
}

/** The lease of an order in numbers, made to be printed. */
export function leaseAgreementPath(order: OrderLink): string {
  return `${ROUTES.leaseAgreement}${naming("order", order)}`;
}

/** The payoff calculator, filled in with the cash price of a lease. */
export function leasePayoffPath(cashPriceCents: number): string {
  return `${ROUTES.leasePayoff}?price=${cashPriceCents}`;
}

/** Below the address of a customer. */
export const ACCOUNT_VIEW = "account";

/** A user in one of the lists of the back office. */
export function userPath(list: string, username: string): string {
  return `${list}${encodeURIComponent(username)}/`;
}

/** A customer's account as its owner sees it, for staff (STAFF-12). */
export function accountViewPath(username: string): string {
  return `${userPath(ROUTES.backofficeCustomers, username)}${ACCOUNT_VIEW}/`;
}

/** Where a guest follows an order (ORDER-13). */
export function guestOrderPath(order: OrderLink): string {
  return `${ROUTES.guestOrder}${naming("id", order)}`;
}

/** The confirmation page of an order. Gateways lead back to it too, so it carries no key. */
export function donePath({ id }: { readonly id: string }): string {
  return `${ROUTES.checkoutDone}${naming("id", { id, key: null })}`;
}

/** Where a gateway leads back to when its page is left without paying. */
export function leftPath(order: { readonly id: string }): string {
  return `${donePath(order)}&left=1`;
}

export function hasLeft(search: string): boolean {
  return new URLSearchParams(search).has("left");
}

/** Where an order whose payment failed is paid another way (ORDER-10). */
export function payAgainPath(order: OrderLink): string {
  return `${ROUTES.checkoutPayment}${naming("order", order)}`;
}

/** Where a guest goes on with an application on another device. The key stands behind the # (LEASE-16). */
export function guestLeasePath(draftKey: string): string {
  return `${ROUTES.lease}#${new URLSearchParams({ key: draftKey }).toString()}`;
}

/** The key of a guest's application in an address; null without one. */
export function leaseKeyIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get("key");
}

/** The order an address names: ?id=…#key=… or, on the payment page, ?order=…#key=…; links of old had ?id=…&key=… */
export function orderIn(search: string, hash: string, name: "id" | "order"): OrderLink | null {
  const params = new URLSearchParams(search);
  const id = params.get(name);
  return id ? { id, key: new URLSearchParams(hash.slice(1)).get("key") ?? params.get("key") } : null;
}

/** The key stands behind the #: browsers send that to no server, neither in a request nor as a referrer. */
function naming(name: "id" | "order", { id, key }: OrderLink): string {
  const fragment = key ? `#${new URLSearchParams({ key }).toString()}` : "";
  return `?${new URLSearchParams({ [name]: id }).toString()}${fragment}`;
}
