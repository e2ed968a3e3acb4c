/** Gatsby's onPostBuild: the files that describe the site to search engines and to the publisher. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { ROUTES } from "../../contract/site-paths";
import { buildRobots } from "./robots";
import { readSiteSettings } from "./site-settings";
import { buildSitemaps, type SitemapPage } from "./sitemap";

/** What createPages made and onPostBuild writes down: both run in the same process, one after the other. */
interface BuiltCatalogue {
  readonly revision: string;
  readonly productCount: number;
  /** Pages a search engine may show. */
  readonly pages: readonly SitemapPage[];
}

let built: BuiltCatalogue | undefined;

export function rememberBuild(catalogue: BuiltCatalogue): void {
  built = catalogue;
}

/** Indexable pages that are not of the catalogue. */
const texts: readonly SitemapPage[] = [ROUTES.howItWorks, ROUTES.terms, ROUTES.privacy].map((path) => ({
  path,
  lastChanged: null,
}));

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const { siteUrl } = readSiteSettings(process.env).metadata;
  const { revision, productCount, pages } = built!;
  await Promise.all([
    ...buildSitemaps(siteUrl, [...texts, ...pages]).map(({ name, content }) => write(name, content)),
    write("robots.txt", buildRobots(siteUrl)),
    write("catalogue-revision.json", `${JSON.stringify({ revision, productCount })}\n`),
  ]);
};

function write(name: string, content: string): Promise<void> {
  return writeFile(path.resolve("public", name), content);
}
