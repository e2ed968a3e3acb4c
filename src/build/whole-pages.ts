/**
 * Gatsby's onPreBuild: the pages have no slices. Gatsby would read all of them again to look for places to stitch one
 * in; the only slice there is, its own scripts, is asked for on the first touch (src/app/html-first.ts).
 */
import type { GatsbyNode } from "gatsby";

interface HtmlState {
  readonly html: { pagesThatNeedToStitchSlices: Set<string> };
}

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ store }) => {
  const { html } = store.getState() as HtmlState;
  html.pagesThatNeedToStitchSlices = new NoPages();
};

class NoPages extends Set<string> {
  override add(): this {
    return this;
  }
}
