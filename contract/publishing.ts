/** What launcher, publisher and site host, three processes, tell each other. */

/** Exit code of the publisher: the last build knows no page of a kind that is now needed (a shop's first product). */
export const NEEDS_BUILD = 3;

/** Below the checkout: a link to the build that is served, which the publisher keeps up to date (docs/decisions/0057). */
export const SERVED_SITE = "site/current";
