/** What Gatsby's production runtime leaves on window for us; it has no types of its own. */
interface GatsbyGlobals {
  ___navigate?: (to: string, options?: { replace?: boolean }) => void;
  ___loader?: { hovering(path: string): void };
}

export function gatsbyGlobals(): GatsbyGlobals {
  return window as unknown as GatsbyGlobals;
}

let isListening = false;

/** Called once the app drew its first page: Gatsby's router hears of a changed address from then on. */
export function routerListens(): void {
  isListening = true;
}

/**
 * How to go to a page of the site without loading it anew; undefined while the app is still starting, when the address
 * would change and the page would stay.
 */
export function routerNavigate(): GatsbyGlobals["___navigate"] {
  return isListening ? gatsbyGlobals().___navigate : undefined;
}
