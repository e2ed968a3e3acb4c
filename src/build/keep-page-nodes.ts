/**
 * Gatsby's sourceNodes: keeps the nodes of the last build's pages. Gatsby would throw all of them away before it learns
 * which pages there are, and store each again; kept, only those of changed pages are written. A page that is created no
 * more loses its node when Gatsby deletes the page.
 */
import type { GatsbyNode, Node } from "gatsby";
import { tidyHeap } from "./tidy-heap";

const PAGE_NODE = "SitePage";

export const sourceNodes: GatsbyNode["sourceNodes"] = ({ actions, store }) => {
  const { pages } = store.getState() as { readonly pages: ReadonlyMap<string, unknown> };
  // A later build holds the pages of the last one and its own, and has just read them from a file as large.
  if (pages.size > 0) tidyHeap(30);
  for (const path of pages.keys()) {
    actions.touchNode({ id: `${PAGE_NODE} ${path}`, internal: { type: PAGE_NODE } } as unknown as Node);
  }
};
