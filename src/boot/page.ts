/** A short alias, because the script is in every page. */
export const page = document;

/** Data attributes of the root element: the postal code, and whether the view was reported. */
export const { dataset } = page.documentElement;
