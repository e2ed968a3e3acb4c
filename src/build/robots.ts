/** robots.txt. All facet parameters start with `f.`, so that one rule keeps crawlers out of their combinations. */
import { SITEMAP_INDEX } from "./sitemap";

const FACET_RULE = "Disallow: /*?*f.";

/** @param siteUrl origin of the site without a slash at the end */
export function buildRobots(siteUrl: string): string {
  return ["User-agent: *", "Allow: /", FACET_RULE, "", `Sitemap: ${siteUrl}/${SITEMAP_INDEX}`, ""].join("\n");
}
