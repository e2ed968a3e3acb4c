/** Access rule of each GraphQL operation (ROLE-2), enforced by the API host before a resolver runs. */
import type { Permission } from "../staff/roles";
import type { Mutation, Query } from "./generated";

/**
 * anyone: guests too, who open an order or application by its key. build: needs the build key in production.
 * With several permissions, one is enough here; the service checks further. staffNeed: any user for own data,
 * staff with the permission for all data.
 */
export type OperationAccess =
  | "anyone"
  | "build"
  | "signed-in"
  | readonly [Permission, ...Permission[]]
  | { readonly staffNeed: Permission };

/**
 * costly: reaches a gateway, sends mail, tries a promotion code or reads the whole catalog. A request may
 * hold only one costly call (CHECKOUT-9): otherwise one request could place sixty orders and count once for
 * the rate limit.
 */
type OperationRule = OperationAccess | { readonly costly: OperationAccess };

/** A missing rule is a compile error. */
type Operations<Root> = Readonly<Record<keyof Root, OperationRule>>;

const QUERIES: Operations<Query> = {
  getCategories: "anyone",
  getCategoriesResult: "anyone",
  getAllBrands: "anyone",
  getBrand: "anyone",
  getProductById: "anyone",
  getFormerProduct: "anyone",
  searchProducts: "anyone",
  getSearchSuggestions: "anyone",
  getTireWidths: "anyone",
  getAspectRatios: "anyone",
  getRimDiameters: "anyone",
  getVehicleType: "anyone",
  getVehicleTypes: "anyone",
  searchTireProducts: "anyone",
  searchWheelProducts: "anyone",
  getTireProductLine: "anyone",
  getWheelProductLine: "anyone",
  getCartProducts: "anyone",
  getProductAvailability: "anyone",
  getProductAvailabilityDetails: "anyone",
  catalogueState: "anyone",
  exportCatalogue: "build",
  exportProducts: "build",
  exportListing: "build",
  exportAttributePages: "build",
  exportHome: "build",
  exportChanges: "build",
  exportVehicleYears: "build",
  exportVehicleMakes: "build",
  exportVehicles: "build",
  getCart: "signed-in",
  getWishList: "signed-in",
  getSharedWishList: "anyone",
  getSavedSearches: "signed-in",
  getCheckoutQuote: { costly: "anyone" },
  getPhoneOrderQuote: ["orders.update"],
  preparePayment: { costly: "anyone" },
  generateCoinbaseChargeId: { costly: "anyone" },
  getOrdersByUser: "signed-in",
  getOrder: "signed-in",
  getOrderByKey: "anyone",
  getInvoice: "anyone",
  getOrderReturns: "anyone",
  getSupplierOrders: ["orders.read"],
  listOrders: ["orders.read"],
  getOrderNeighbours: ["orders.read"],
  getOrderNames: ["orders.read"],
  getOrderAssignment: ["orders.read"],
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
  getAnalyticsDays: ["reports.sources"],
};

const MUTATIONS: Operations<Mutation> = {
  createEmptyCart: "signed-in",
  addItem: "signed-in",
  deleteItem: "signed-in",
  changeQuantity: "signed-in",
  clearCart: "signed-in",
  mergeCarts: "signed-in",
  addToWishList: "signed-in",
  removeFromWishList: "signed-in",
  shareWishList: "signed-in",
  setWishListAlerts: "signed-in",
  saveSearch: "signed-in",
  deleteSavedSearch: "signed-in",
  checkoutWith: { costly: "anyone" },
  checkoutWithBraintree: { costly: "anyone" },
  checkoutWithPlisio: { costly: "anyone" },
  checkoutWithKlarna: { costly: "anyone" },
  checkoutWithCoinbase: { costly: "anyone" },
  processLoanApplication: { costly: "signed-in" },
  processCheckoutWithPreApprovedCredit: { costly: "signed-in" },
  processGuestLoanApplication: { costly: "anyone" },
  refreshLeaseApplication: { costly: "anyone" },
  recordLessorAnswer: ["leases.update"],
  refreshLeaseForStaff: ["leases.update"],
  refreshPayment: { costly: "anyone" },
  closePayment: { costly: "anyone" },
  putOrderInCart: "anyone",
  buyOrderAgain: "anyone",
  requestReturn: "anyone",
  receiveReturn: ["orders.cancel"],
  cancelReturn: ["orders.cancel"],
  setOrderReminders: "anyone",
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
  recordManualRefund: ["orders.refund"],
  viewAccount: ["customers.read"],
  addOrderNote: ["orders.note"],
  assignOrder: ["orders.update"],
  changeOrderTags: ["orders.update"],
  changeManyOrders: ["orders.update", "orders.cancel", "orders.note", "orders.release"],
  addPriceMarkup: ["pricing.write"],
  updatePriceMarkup: ["pricing.write"],
  rollBackPriceMarkups: ["pricing.write"],
  recordAnalyticsEvents: "anyone",
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
