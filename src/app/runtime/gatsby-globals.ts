/**
 * Globals of Gatsby's production runtime, which ships no types for them. Available once the app has rendered.
 */
interface GatsbyGlobals {
  ___navigate(to: string): void;
  ___loader?: { hovering(path: string): void };
}

export function gatsbyGlobals(): GatsbyGlobals {
  return window as unknown as GatsbyGlobals;
}

/** Shows another page of the site without a page load. */
export function navigateTo(path: string): void {
  gatsbyGlobals().___navigate(path);
}
