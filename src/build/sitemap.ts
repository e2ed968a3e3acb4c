/** Sitemaps of the sitemaps.org protocol 0.9: an index and files of at most 45,000 addresses (the limit is 50,000). */
import type { BuiltPage } from "./build-record";

export const SITEMAP_SIZE = 45_000;
export const SITEMAP_INDEX = "sitemap-index.xml";

export interface SitemapFile {
  readonly name: string;
  readonly content: string;
}

const header = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * The index and its files, in the order of `pages`.
 * @param siteUrl origin of the site without a slash at the end
 */
export function buildSitemaps(
  siteUrl: string,
  pages: readonly BuiltPage[],
  size = SITEMAP_SIZE,
): SitemapFile[] {
  const parts: SitemapFile[] = [];
  const entries: string[] = [];
  for (let from = 0; from < pages.length; from += size) {
    const part = pages.slice(from, from + size);
    const name = `sitemap-${parts.length}.xml`;
    parts.push({ name, content: urlSet(siteUrl, part) });
    entries.push(entry("sitemap", `${siteUrl}/${name}`, newest(part)));
  }
  const content = `${header}<sitemapindex ${namespace}>${entries.join("")}</sitemapindex>\n`;
  return [{ name: SITEMAP_INDEX, content }, ...parts];
}

function urlSet(siteUrl: string, pages: readonly BuiltPage[]): string {
  const urls = pages.map((page) => entry("url", siteUrl + encodeURI(page.path), page.lastChanged));
  return `${header}<urlset ${namespace}>\n${urls.join("\n")}\n</urlset>\n`;
}

function entry(element: string, location: string, lastChanged: string | null): string {
  const date = lastChanged ? `<lastmod>${escapeXml(lastChanged)}</lastmod>` : "";
  return `<${element}><loc>${escapeXml(location)}</loc>${date}</${element}>`;
}

function newest(pages: readonly BuiltPage[]): string | null {
  return pages.reduce<string | null>(
    (latest, { lastChanged }) => (lastChanged && (!latest || lastChanged > latest) ? lastChanged : latest),
    null,
  );
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}
