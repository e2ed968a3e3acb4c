/** What launcher, publisher and site host, three processes, tell each other, and the publisher the staff. */

/** Exit code of the publisher: the last build knows no page of a kind that is now needed (a shop's first product). */
export const NEEDS_BUILD = 3;

/** Below the checkout: a link to the build that is served, which the publisher keeps up to date (docs/decisions/hosts.md). */
export const SERVED_SITE = "site/current";

/** Address and file of what the pages of a site show. */
export const CATALOGUE_REVISION_FILE = "catalogue-revision.json";

export interface PublishedCatalogue {
  /** Of the catalogue: all pages show it, or a later state. */
  readonly revision: string;
  readonly productCount: number;
  /** While pages are brought to a later revision: how many were looked at, and of how many. */
  readonly publishing?: { readonly done: number; readonly total: number };
}
