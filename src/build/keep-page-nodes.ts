/**
 * Gatsby's sourceNodes: keeps the nodes of the last build's pages. Gatsby would throw all of them away before it learns
 * which pages there are, and store each again; kept, only those of changed pages are written. A page that is created no
 * more loses its node when Gatsby deletes the page.
 */
import type { GatsbyNode, Node } from "gatsby";
import { limitHeapGrowth } from "./tidy-heap";

const PAGE_NODE = "SitePage";

export const sourceNodes: GatsbyNode["sourceNodes"] = ({ actions, store }) => {
  const { pages } = store.getState() as { readonly pages: ReadonlyMap<string, unknown> };
  // A later build holds the pages of the last one and its own; gatsby-config.ts allows for a first one.
  if (pages.size > 0) limitHeapGrowth(20);
  for (const path of pages.keys()) {
    actions.touchNode({ id: `${PAGE_NODE} ${path}`, internal: { type: PAGE_NODE } } as unknown as Node);
  }
};
