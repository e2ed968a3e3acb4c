/** Addresses below the start pages of the back office (ROUTES): its parts, forms and single entries. */
import { ROUTES } from "./paths";

/** Single campaigns are below it, by id. Not among ROUTES, because all of those are in the inline script of every page. */
export const CAMPAIGNS_PATH = "/backoffice/campaigns/";
export const NEW_CAMPAIGN_PATH = `${CAMPAIGNS_PATH}new/`;

export function campaignPath(id: string): string {
  return `${CAMPAIGNS_PATH}${id}/`;
}

/** The form for a new price rule, with the earlier versions. */
export const NEW_RULE_PATH = `${ROUTES.backofficePricing}new/`;
export const PRICE_VERSIONS_PATH = `${ROUTES.backofficePricing}versions/`;

/** The form for an order by telephone. */
export const NEW_ORDER_PATH = `${ROUTES.backofficeOrders}new/`;

/** The back office's page of an order. */
export function staffOrderPath(orderId: string): string {
  return `${ROUTES.backofficeOrders}${orderId}/`;
}

/** The parts of the catalogue desk. */
export const CATALOGUE_DESK_PATHS = {
  products: ROUTES.backofficeCatalogue,
  imports: `${ROUTES.backofficeCatalogue}imports/`,
  categories: `${ROUTES.backofficeCatalogue}categories/`,
  promotions: `${ROUTES.backofficeCatalogue}promotions/`,
  stores: `${ROUTES.backofficeCatalogue}stores/`,
} as const;

/** The parts of the search desk. */
export const SEARCH_DESK_PATHS = {
  searches: ROUTES.backofficeSearch,
  synonyms: `${ROUTES.backofficeSearch}synonyms/`,
  neverCorrected: `${ROUTES.backofficeSearch}never-corrected/`,
  placings: `${ROUTES.backofficeSearch}placings/`,
  pages: `${ROUTES.backofficeSearch}pages/`,
} as const;

/** The business at a glance. Each report is below it, by its key, and what its figures count below that. */
export const REPORTS_PATH = `${ROUTES.backoffice}reports/`;

/** How fast visitors find the pages. */
export const PERFORMANCE_PATH = `${ROUTES.backoffice}performance/`;

export function reportPath(key: string): string {
  return `${REPORTS_PATH}${key}/`;
}

/** What the figures of a report count, one by one. */
export function reportEntriesPath(key: string): string {
  return `${reportPath(key)}entries/`;
}

/** An affiliate, for staff. */
export function affiliatePath(code: string): string {
  return `${ROUTES.backofficeAffiliates}${code}/`;
}

/** The back office's page of a stuck payment. */
export function moneyCasePath(caseId: string): string {
  return `${ROUTES.backofficeMoney}${caseId}/`;
}

/** The back office's page of a lease application. */
export function deskLeasePath(leaseId: string): string {
  return `${ROUTES.backofficeLeases}${leaseId}/`;
}

/** Below a customer's address in the back office. */
export const ACCOUNT_VIEW = "account";

/** A user's page in one of the lists of the back office. */
export function userPath(list: string, username: string): string {
  return `${list}${encodeURIComponent(username)}/`;
}

/** A customer's account as its owner sees it, for staff (STAFF-12). */
export function accountViewPath(username: string): string {
  return `${userPath(ROUTES.backofficeCustomers, username)}${ACCOUNT_VIEW}/`;
}
