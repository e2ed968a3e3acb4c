/** The element that holds the finder's step: the site host writes it, the app replaces it. `data-url` is its address. */
export const FINDER_ID = "finder";
