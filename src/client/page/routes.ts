/** The site's own addresses. Those of the API host are in contract/rest-endpoints.ts. */
export const ROUTES = {
  home: "/",
  cart: "/cart/",
  login: "/login/",
  register: "/register/",
  verify: "/verify/",
  forgotPassword: "/forgot-password/",
  resetPassword: "/reset-password/",
  socialReturn: "/social/return/",
  account: "/account/",
  orders: "/account/orders/",
  /** A guest's order by the link of a mail: ?id= and ?key=. */
  guestOrder: "/order/",
  addresses: "/account/addresses/",
  security: "/account/security/",
  ownData: "/account/data/",
  contact: "/contact/",
  backoffice: "/backoffice/orders/",
} as const;

/** The steps of the checkout; /checkout/ itself is the first. */
export const CHECKOUT_ROUTES = {
  delivery: "/checkout/",
  payment: "/checkout/payment/",
  done: "/checkout/done/",
} as const;

/** Pages that are for guests: nobody is brought back to them after signing in. */
export const GUEST_ROUTES: readonly string[] = [
  ROUTES.login,
  ROUTES.register,
  ROUTES.verify,
  ROUTES.forgotPassword,
  ROUTES.resetPassword,
  ROUTES.socialReturn,
];

/** The sign-in page that leads back to `from`, a path of ours with its query. */
export function loginPath(from: string): string {
  return withReturnUrl(ROUTES.login, from);
}

/** Carries a return address along to another page. */
export function withReturnUrl(path: string, returnUrl: string | null): string {
  return returnUrl ? `${path}?returnUrl=${encodeURIComponent(returnUrl)}` : path;
}
