/** The document under a name that is short in every page. */
export const page = document;

/** Marks of the whole page: its postal code, and that its view was told of. */
export const { dataset } = page.documentElement;
