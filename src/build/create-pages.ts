/** Gatsby's createPages: the catalogue read once, every page created with all it shows. */
import path from "node:path";
import { setImmediate as storeWrites } from "node:timers/promises";
import type { GatsbyNode } from "gatsby";
import { packView } from "../lib/page-view";
import { rememberBuild } from "./build-record";
import { deriveSite, type SitePage } from "./derive-site";
import { readCatalogue } from "./read-catalog";

/** Gatsby queues what it stores of a page; unless it gets a turn, all pages of the catalogue wait in memory. */
const PAGES_IN_A_TURN = 250;

export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const catalogue = await readCatalogue(graphql);
  const created: { path: string; lastChanged: string | null }[] = [];
  let pageCount = 0;
  for (const page of deriveSite(catalogue)) {
    if (++pageCount % PAGES_IN_A_TURN === 0) await storeWrites();
    actions.createPage({
      path: page.path,
      component: templateOf(page),
      context: packView(page.context),
    });
    if (page.lastChanged !== null) created.push({ path: page.path, lastChanged: page.lastChanged });
  }
  rememberBuild({ revision: catalogue.revision, productCount: catalogue.products.length, pages: created });
  reporter.info(`catalogue ${catalogue.revision}: ${catalogue.products.length} products`);
};

function templateOf({ template }: SitePage): string {
  return path.resolve(`src/templates/${template}-page.tsx`);
}
