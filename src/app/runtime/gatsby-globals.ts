/** Globals of Gatsby's production runtime, which ships no types for them. */
interface GatsbyGlobals {
  ___navigate?: (to: string, options?: { replace?: boolean }) => void;
  ___loader?: { hovering(path: string): void };
}

export function gatsbyGlobals(): GatsbyGlobals {
  return window as unknown as GatsbyGlobals;
}

let isListening = false;

/** Called once the app has rendered its first page: from then on Gatsby's router follows address changes. */
export function routerListens(): void {
  isListening = true;
}

/**
 * Navigates within the site without a page load. Undefined while the app starts: the address would change, but not the
 * page.
 */
export function routerNavigate(): GatsbyGlobals["___navigate"] {
  return isListening ? gatsbyGlobals().___navigate : undefined;
}
