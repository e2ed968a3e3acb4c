/** Gatsby's createPages: reads the catalog once and creates every page with its data. */
import path from "node:path";
import { setImmediate as storeWrites } from "node:timers/promises";
import type { GatsbyNode } from "gatsby";
import { packView } from "../lib/page-view";
import { FeedChanges } from "./merchant-feed/feed-file";
import { rememberBuild } from "./post-build";
import { readSiteSettings } from "./site-settings";
import type { SitemapPage } from "./sitemap";
import { CatalogueReader, type QueryApi } from "./views/catalogue-reader";
import { SiteViews, type SitePage } from "./views/site-views";

export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const reader = new CatalogueReader(queryThrough(graphql));
  const views = await SiteViews.open(reader);
  await reader.cacheAllProducts();
  const created: SitemapPage[] = [];
  const feed = await FeedChanges.begin(
    path.resolve(".cache/merchant-items"),
    readSiteSettings(process.env).metadata,
  );
  for await (const pages of views.allPages()) {
    // Gatsby queues its writes; without yielding, every page of the catalog would wait in memory.
    await storeWrites();
    await feed.add(pages);
    for (const page of pages) {
      actions.createPage({ path: page.path, component: templateOf(page), context: packView(page.context) });
      if (page.isIndexed) created.push({ path: page.path, lastChanged: page.lastChanged });
    }
  }
  const { revision, productCount } = views.frame.catalogueState;
  rememberBuild({ revision, productCount, pages: created, feed });
  reporter.info(`catalog ${revision}: ${productCount} products`);
};

/** Gatsby's `graphql` argument of createPages. */
export type RunQuery = <Answer>(query: string) => Promise<{ errors?: unknown; data?: Answer }>;

/** Queries the API through gatsby-source-graphql, which nests its schema under `shop`. */
export function queryThrough(graphql: RunQuery): QueryApi {
  return async <Answer>(query: string) => {
    const { data, errors } = await graphql<{ shop: Answer }>(`{ shop ${query} }`);
    if (errors) throw new Error(`Reading the catalog from the API failed: ${describe(errors)}`);
    return data!.shop;
  };
}

function templateOf({ template }: SitePage): string {
  return path.resolve(`src/templates/${template}-page.tsx`);
}

function describe(errors: unknown): string {
  return [errors]
    .flat()
    .map((error) => (error instanceof Object && "message" in error ? String(error.message) : String(error)))
    .join("; ");
}
