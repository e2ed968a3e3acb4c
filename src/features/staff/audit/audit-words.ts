/** Shared parts of the audit log: the search label, and the pages that entries link to. */
import type { AuditEvent, ThingKind } from "#contract/audit/schema";
import { BACKOFFICE_ROUTES, campaignPath, staffProductPath, userPath } from "#contract/site/backoffice-paths";

export const WHOLE_ADDRESS = "Full email address of a user";

const PATHS: Readonly<Record<ThingKind, (id: string) => string>> = {
  ORDER: (id) => `${BACKOFFICE_ROUTES.orders}${id}/`,
  ORDER_NUMBER: (number) => `${BACKOFFICE_ROUTES.orders}?${new URLSearchParams({ q: number })}`,
  CUSTOMER: (username) => userPath(BACKOFFICE_ROUTES.customers, username),
  USER: (username) => userPath(BACKOFFICE_ROUTES.staff, username),
  LEASE: (id) => `${BACKOFFICE_ROUTES.leases}${id}/`,
  CONTACTS: () => BACKOFFICE_ROUTES.contacts,
  PRICES: () => BACKOFFICE_ROUTES.pricing,
  CATALOGUE: () => BACKOFFICE_ROUTES.catalogue,
  CAMPAIGN: campaignPath,
  PRODUCT: staffProductPath,
};

/** The page of an entry's subject. */
export function pathOfThing({ kind, id }: NonNullable<AuditEvent["thing"]>): string {
  return PATHS[kind](id);
}
