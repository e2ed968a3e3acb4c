/** The element of the finder's step: rendered by the site host, replaced by the app. `data-url`: address. */
export const FINDER_ID = "finder";
