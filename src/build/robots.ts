/** robots.txt. All facet parameters start with `f.`, so one rule keeps crawlers out of combinations. */
import { SITEMAP_INDEX } from "./sitemap";

const FACET_RULE = "Disallow: /*?*f.";

/** @param siteUrl origin of the site without a trailing slash */
export function buildRobots(siteUrl: string): string {
  return ["User-agent: *", "Allow: /", FACET_RULE, "", `Sitemap: ${siteUrl}/${SITEMAP_INDEX}`, ""].join("\n");
}
