/**
 * The single list of machine-independent budgets: a test that counts reads its limit here. Lower a limit with
 * the change that makes room for it; raise one only with a reason in the commit.
 */

/** SQL statements of an idle API host, without BEGIN and COMMIT. */
export const MAX_IDLE_STATEMENTS_A_SECOND = 2;

/** SQL statements of a shopper's call before its response, without BEGIN and COMMIT. */
export const MAX_STATEMENTS = {
  search: 2,
  suggestions: 2,
  product: 1,
  pageOffers: 2,
  cartLines: 3,
  delivery: 3,
  visit: 1,
  register: 9,
  login: 8,
  refreshSession: 1,
  profile: 3,
  addItem: 3,
  changeQuantity: 4,
  cart: 4,
  mergeCarts: 8,
  cartOffers: 5,
  addToWishList: 7,
  wishList: 4,
  checkoutQuote: 5,
  placeOrder: 18,
  refreshPayment: 7,
  order: 2,
  orderByKey: 3,
  orderHistory: 3,
} as const;

/** Modules and kilobytes of a program's script: both cost every start, and memory at run time. */
export const MAX_SCRIPT = {
  "server/main.ts": { modules: 2_719, kilobytes: 6_790 },
  "src/host/main.ts": { modules: 199, kilobytes: 442 },
  "src/build/publisher/main.ts": { modules: 100, kilobytes: 220 },
  "server/cli/start.ts": { modules: 548, kilobytes: 862 },
  "server/cli/picture-worker.ts": { modules: 535, kilobytes: 843 },
  "sandbox/main.ts": { modules: 878, kilobytes: 2_100 },
} as const;

/** Gatsby modules the publisher loads, besides the renderer of the last build. */
export const MAX_GATSBY_MODULES = 50;
