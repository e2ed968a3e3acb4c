/** What the parts of who did what have in common: the label of their search, and the pages entries lead to. */
import type { AuditEvent, ThingKind } from "#contract/audit/schema";
import { campaignPath, userPath } from "#contract/site/backoffice-paths";
import { ROUTES } from "#contract/site/paths";

export const WHOLE_ADDRESS = "Full email address of a user";

const PATHS: Readonly<Record<ThingKind, (id: string) => string>> = {
  ORDER: (id) => `${ROUTES.backofficeOrders}${id}/`,
  ORDER_NUMBER: (number) => `${ROUTES.backofficeOrders}?${new URLSearchParams({ q: number })}`,
  CUSTOMER: (username) => userPath(ROUTES.backofficeCustomers, username),
  USER: (username) => userPath(ROUTES.backofficeStaff, username),
  LEASE: (id) => `${ROUTES.backofficeLeases}${id}/`,
  CONTACTS: () => ROUTES.backofficeContacts,
  PRICES: () => ROUTES.backofficePricing,
  CATALOGUE: () => ROUTES.backofficeCatalogue,
  CAMPAIGN: campaignPath,
};

/** The page of what an entry is about. */
export function pathOfThing({ kind, id }: NonNullable<AuditEvent["thing"]>): string {
  return PATHS[kind](id);
}
