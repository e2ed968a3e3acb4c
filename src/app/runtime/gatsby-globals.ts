/** What Gatsby's production runtime leaves on window for us; it has no types of its own. */
interface GatsbyGlobals {
  ___navigate?: (to: string, options?: { replace?: boolean }) => void;
  ___loader?: { hovering(path: string): void };
}

export function gatsbyGlobals(): GatsbyGlobals {
  return window as unknown as GatsbyGlobals;
}
