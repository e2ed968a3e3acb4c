/** What each operation of GraphQL takes (ROLE-2); the API host asks for it before a resolver runs. */
import type { Permission } from "../roles";
import type { Mutation, Query } from "./generated";

/**
 * anyone: guests too, an order or an application of theirs by its key. build: in production with the build key. Of several
 * permissions one is enough to ask; the service decides over the rest. staffNeed: for
 * everybody about what is theirs, and for staff who have it about the rest.
 */
export type OperationAccess =
  | "anyone"
  | "build"
  | "signed-in"
  | readonly [Permission, ...Permission[]]
  | { readonly staffNeed: Permission };

/**
 * costly: reaches a gateway, writes to somebody or reads the whole catalogue. A request holds one of these calls at most
 * (CHECKOUT-9), or what counts requests would count sixty orders as one.
 */
type OperationRule = OperationAccess | { readonly costly: OperationAccess };

/** One without a line does not compile. */
type Operations<Root> = Readonly<Record<keyof Root, OperationRule>>;

const QUERIES: Operations<Query> = {
  getCategories: "anyone",
  getCategoriesResult: "anyone",
  getAllBrands: "anyone",
  getBrand: "anyone",
  getProductById: "anyone",
  searchProducts: "anyone",
  getCartProducts: "anyone",
  getProductAvailability: "anyone",
  getProductAvailabilityDetails: "anyone",
  catalogueState: "anyone",
  exportCatalogue: "build",
  exportProducts: "build",
  exportListing: "build",
  exportHome: "build",
  exportChanges: "build",
  getCart: "signed-in",
  getCheckoutQuote: "anyone",
  getPhoneOrderQuote: ["orders.update"],
  preparePayment: { costly: "anyone" },
  generateCoinbaseChargeId: { costly: "anyone" },
  getOrdersByUser: "signed-in",
  getOrder: "signed-in",
  getOrderByKey: "anyone",
  searchOrders: ["orders.read"],
  getSupplierOrders: ["orders.read"],
  listOrders: ["orders.read"],
  getOrderNeighbours: ["orders.read"],
  getOrderNames: ["orders.read"],
  getOrderBulkRun: ["orders.read"],
  previewOrderEdit: ["orders.update"],
  getPriceMarkup: ["pricing.read"],
  getPriceMarkupById: ["pricing.read"],
  getPriceMarkupVersions: ["pricing.read"],
  simulatePriceMarkup: { costly: ["pricing.read"] },
  getCatalogueGeneration: ["pricing.read"],
  generateCatalogue: ["catalogue.generate"],
  getApplicationByUser: "signed-in",
  getLeaseApplicationById: "signed-in",
  getLeaseApplicationByKey: "anyone",
  searchLeaseApplications: ["leases.read"],
  getLeaseForStaff: ["leases.read"],
  getLeaseNeighbours: ["leases.read"],
  getCustomerNeighbours: ["customers.read"],
  getLeaseAgreement: "anyone",
  previewOrderChange: "anyone",
  getActivePreApprovedApplicationByUser: "signed-in",
};

const MUTATIONS: Operations<Mutation> = {
  createEmptyCart: "signed-in",
  addItem: "signed-in",
  deleteItem: "signed-in",
  changeQuantity: "signed-in",
  clearCart: "signed-in",
  mergeCarts: "signed-in",
  checkoutWith: { costly: "anyone" },
  checkoutWithBraintree: { costly: "anyone" },
  checkoutWithPlisio: { costly: "anyone" },
  checkoutWithKlarna: { costly: "anyone" },
  checkoutWithCoinbase: { costly: "anyone" },
  processLoanApplication: { costly: "signed-in" },
  processCheckoutWithPreApprovedCredit: "signed-in",
  processGuestLoanApplication: { costly: "anyone" },
  refreshLeaseApplication: { costly: "anyone" },
  noteLessorAnswer: ["leases.update"],
  askLessorForStaff: ["leases.update"],
  refreshPayment: { costly: "anyone" },
  leavePayment: { costly: "anyone" },
  putOrderInCart: "anyone",
  cancelOrder: { staffNeed: "orders.cancel" },
  changeOrderStatus: ["orders.update", "orders.cancel"],
  shipOrderItems: ["orders.update"],
  changeOrderItems: ["orders.update", "orders.cancel"],
  editOrder: ["orders.update"],
  withdrawOrderCorrection: ["orders.update"],
  placePhoneOrder: ["orders.update"],
  sendPaymentLink: ["orders.update"],
  submitToSupplier: ["orders.update"],
  cancelAtSupplier: ["orders.update"],
  refundOrder: ["orders.refund"],
  settleRefundByHand: ["orders.refund"],
  viewAccount: ["customers.read"],
  addOrderNote: ["orders.note"],
  changeManyOrders: ["orders.update", "orders.cancel", "orders.note"],
  addPriceMarkup: ["pricing.write"],
  updatePriceMarkup: ["pricing.write"],
  rollBackPriceMarkups: ["pricing.write"],
};

const isCostly = (rule: OperationRule): rule is { readonly costly: OperationAccess } =>
  typeof rule === "object" && "costly" in rule;

function accessOf<Name extends string>(
  rules: Readonly<Record<Name, OperationRule>>,
): Readonly<Record<Name, OperationAccess>> {
  const entries = Object.entries<OperationRule>(rules);
  return Object.fromEntries(
    entries.map(([name, rule]) => [name, isCostly(rule) ? rule.costly : rule]),
  ) as Record<Name, OperationAccess>;
}

export const QUERY_ACCESS = accessOf(QUERIES);
export const MUTATION_ACCESS = accessOf(MUTATIONS);
export const COSTLY_CALLS: readonly string[] = Object.entries<OperationRule>({ ...MUTATIONS, ...QUERIES })
  .filter(([, rule]) => isCostly(rule))
  .map(([name]) => name);
