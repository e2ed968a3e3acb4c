/** Messages between launcher, publisher and site host, three processes, and from the publisher to staff. */

/** Exit code of the publisher: the last build lacks a kind of page that is now needed (a shop's first product). */
export const NEEDS_BUILD = 3;

/** Below the repository root: a link to the served build; the publisher updates it (docs/decisions/hosts.md). */
export const SERVED_SITE = "site/current";

/** Address and file with the catalogue revision of a site's pages. */
export const CATALOGUE_REVISION_FILE = "catalogue-revision.json";

export interface PublishedCatalogue {
  /** Revision of the catalogue that all pages have at least reached. */
  readonly revision: string;
  readonly productCount: number;
  /** While pages are brought to a later revision: pages checked so far, and the total. */
  readonly publishing?: { readonly done: number; readonly total: number };
}

/** Address and file of the products for Google Merchant Center. */
export const MERCHANT_FEED_FILE = "merchant-feed.xml.gz";
