/** Media query for pages with one column. */
export const NARROW = "(max-width: 899.98px)";

/** The same for styles. */
export const PHONE = `@media ${NARROW}`;
