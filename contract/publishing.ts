/** What the publisher and the launcher, two processes, tell each other. */

/** Exit code of the publisher: the last build knows no page of a kind that is now needed (a shop's first product). */
export const NEEDS_BUILD = 3;
