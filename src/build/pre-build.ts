/**
 * Gatsby's onPreBuild: leaves out two things that Gatsby does for every page and that this site has no use for, and
 * makes room for bundling.
 */
import type { GatsbyNode } from "gatsby";
import { compactHeap } from "./tidy-heap";

interface BuildState {
  /** Empty until a first build has bundled. */
  readonly webpackCompilationHash: string;
  readonly html: { pagesThatNeedToStitchSlices: Set<string> };
}

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ store }) => {
  const { html, webpackCompilationHash } = store.getState() as BuildState;
  html.pagesThatNeedToStitchSlices = new NoPages();
  postponeSaving();
  // A later build also holds what the last one stored, and has fewer pages to draw: it has no room to move things.
  if (webpackCompilationHash === "") compactHeap(40);
};

/**
 * Gatsby would read all pages again to look for places to stitch a slice in. The only slice there is, its own scripts,
 * is asked for on the first touch (src/app/head/html-first.tsx).
 */
class NoPages extends Set<string> {
  override add(): this {
    return this;
  }
}

const NO_SAVING = "GATSBY_DISABLE_CACHE_PERSISTENCE";

/**
 * Gatsby would write its state, the view of every page in it, three times in a build. What a build left that did not
 * come to its end is thrown away by the launcher (server/cli/launcher/site-build.ts), so the last time is enough.
 */
function postponeSaving(): void {
  process.env[NO_SAVING] = "until the build is done";
}

/** Lets Gatsby write its state after onPostBuild. */
export function resumeSaving(): void {
  delete process.env[NO_SAVING];
}
