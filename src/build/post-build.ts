/** Gatsby's onPostBuild: writes the files for search engines, the publisher and security researchers. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { CATALOGUE_REVISION_FILE, type PublishedCatalogue } from "../../contract/site/publishing";
import { ROUTES } from "../../contract/site/paths";
import type { FeedChanges } from "./merchant-feed/feed-file";
import { buildRobots } from "./robots";
import { buildSecurityTxt } from "./security-txt";
import { readSiteSettings } from "./site-settings";
import { buildSitemaps, type SitemapPage } from "./sitemap";

/** Passed from createPages to onPostBuild in the same process. */
interface BuiltCatalogue {
  readonly revision: string;
  readonly productCount: number;
  /** Pages of the sitemap. */
  readonly pages: readonly SitemapPage[];
  readonly feed: FeedChanges;
}

let built: BuiltCatalogue | undefined;

export function rememberBuild(catalogue: BuiltCatalogue): void {
  built = catalogue;
}

/** Indexable pages outside the catalog. */
const texts: readonly SitemapPage[] = [
  ROUTES.howItWorks,
  ROUTES.leaseTerms,
  ROUTES.contact,
  ROUTES.terms,
  ROUTES.privacy,
  ROUTES.returns,
  ROUTES.shipping,
  ROUTES.warranty,
  ROUTES.priceGuarantee,
  ROUTES.about,
  ROUTES.accessibility,
].map((path) => ({ path, lastChanged: null }));

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const shop = readSiteSettings(process.env).metadata;
  const { siteUrl } = shop;
  const { revision, productCount, pages, feed } = built!;
  const published: PublishedCatalogue = { revision, productCount };
  await Promise.all([
    ...buildSitemaps(siteUrl, [...texts, ...pages]).map(({ name, content }) => write(name, content)),
    write("robots.txt", buildRobots(siteUrl)),
    write(".well-known/security.txt", buildSecurityTxt(shop, new Date())),
    write(CATALOGUE_REVISION_FILE, `${JSON.stringify(published)}\n`),
    feed.write(path.resolve("public")),
  ]);
};

async function write(name: string, content: string): Promise<void> {
  const file = path.resolve("public", name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
