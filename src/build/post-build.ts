/** Gatsby's onPostBuild: the files that describe the site to search engines and to the launcher. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { ROUTES } from "../../contract/site-paths";
import { recallBuild } from "./build-record";
import { buildRobots } from "./robots";
import { readSiteSettings } from "./site-settings";
import { buildSitemaps, type SitemapPage } from "./sitemap";

/** Indexable pages that are not of the catalogue. */
const texts: readonly SitemapPage[] = [ROUTES.howItWorks, ROUTES.terms, ROUTES.privacy].map((path) => ({
  path,
  lastChanged: null,
}));

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const { siteUrl } = readSiteSettings(process.env).metadata;
  const { revision, productCount, pages } = recallBuild();
  await Promise.all([
    ...buildSitemaps(siteUrl, [...texts, ...pages]).map(({ name, content }) => write(name, content)),
    write("robots.txt", buildRobots(siteUrl)),
    write("catalogue-revision.json", `${JSON.stringify({ revision, productCount })}\n`),
  ]);
};

function write(name: string, content: string): Promise<void> {
  return writeFile(path.resolve("public", name), content);
}
