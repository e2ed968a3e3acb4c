/**
 * Every page of the back office by its address; apart from ROUTES, which the inline script of every page carries. Forms and
 * single entries are below these pages.
 */
import { ROUTES } from "./paths";

const catalogue = `${ROUTES.backoffice}catalogue/`;
const search = `${ROUTES.backoffice}search/`;
const campaigns = `${ROUTES.backoffice}campaigns/`;
const orders = `${ROUTES.backoffice}orders/`;
const pricing = `${ROUTES.backoffice}pricing/`;

export const BACKOFFICE_ROUTES = {
  orders,
  /** The form for a phone order. */
  newOrder: `${orders}new/`,
  leases: `${ROUTES.backoffice}leases/`,
  chat: `${ROUTES.backoffice}chat/`,
  reviews: `${ROUTES.backoffice}reviews/`,
  contacts: `${ROUTES.backoffice}contacts/`,
  affiliates: `${ROUTES.backoffice}affiliates/`,
  payouts: `${ROUTES.backoffice}payouts/`,
  campaigns,
  newCampaign: `${campaigns}new/`,
  paymentExceptions: `${ROUTES.backoffice}money/`,
  pricing,
  /** The form for a new price rule, with the earlier versions. */
  newRule: `${pricing}new/`,
  priceVersions: `${pricing}versions/`,
  customers: `${ROUTES.backoffice}customers/`,
  staff: `${ROUTES.backoffice}staff/`,
  audit: `${ROUTES.backoffice}audit/`,
  catalogue,
  /** Each product is below it: a supplier's id may read like a section's name. */
  products: `${catalogue}products/`,
  imports: `${catalogue}imports/`,
  categories: `${catalogue}categories/`,
  promotions: `${catalogue}promotions/`,
  stores: `${catalogue}stores/`,
  search,
  synonyms: `${search}synonyms/`,
  neverCorrected: `${search}never-corrected/`,
  placings: `${search}placings/`,
  attributePages: `${search}pages/`,
  /** Each report is below it, by its key, and the entries its figures count below that. */
  reports: `${ROUTES.backoffice}reports/`,
  supplierBills: `${ROUTES.backoffice}supplier-bills/`,
  performance: `${ROUTES.backoffice}performance/`,
} as const;

export function campaignPath(id: string): string {
  return `${BACKOFFICE_ROUTES.campaigns}${id}/`;
}

/** The back office's page of a product. */
export function staffProductPath(productId: string): string {
  return `${BACKOFFICE_ROUTES.products}${encodeURIComponent(productId)}/`;
}

/** The back office's page of an order. */
export function staffOrderPath(orderId: string): string {
  return `${BACKOFFICE_ROUTES.orders}${orderId}/`;
}

export function reportPath(key: string): string {
  return `${BACKOFFICE_ROUTES.reports}${key}/`;
}

/** The entries behind a report's figures. */
export function reportEntriesPath(key: string): string {
  return `${reportPath(key)}entries/`;
}

/** A supplier's bill, for staff. */
export function supplierBillPath(id: string): string {
  return `${BACKOFFICE_ROUTES.supplierBills}${id}/`;
}

/** An affiliate, for staff. */
export function affiliatePath(code: string): string {
  return `${BACKOFFICE_ROUTES.affiliates}${code}/`;
}

/** The page of a payment exception. */
export function moneyCasePath(caseId: string): string {
  return `${BACKOFFICE_ROUTES.paymentExceptions}${caseId}/`;
}

/** The back office's page of a lease application. */
export function deskLeasePath(leaseId: string): string {
  return `${BACKOFFICE_ROUTES.leases}${leaseId}/`;
}

/** Below a customer's address in the back office. */
export const ACCOUNT_VIEW = "account";

/** A user's page in one of the lists of the back office. */
export function userPath(list: string, username: string): string {
  return `${list}${encodeURIComponent(username)}/`;
}

/** A customer's account as its owner sees it, for staff (STAFF-12). */
export function accountViewPath(username: string): string {
  return `${userPath(BACKOFFICE_ROUTES.customers, username)}${ACCOUNT_VIEW}/`;
}
