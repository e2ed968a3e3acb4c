/** Sitemaps (sitemaps.org protocol 0.9): an index and files of at most 45,000 addresses (limit 50,000). */
import { readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { BROTLI_QUICK, compressBeside } from "../lib/encodings";
import { escapeXml } from "./xml/escape-xml";

const SITEMAP_SIZE = 45_000;
export const SITEMAP_INDEX = "sitemap-index.xml";

export interface SitemapPage {
  readonly path: string;
  /** ISO 8601; null for a page without a date. */
  readonly lastChanged: string | null;
}

interface SitemapFile {
  readonly name: string;
  readonly content: string;
}

const header = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * The index and its files, pages ordered by address.
 * @param siteUrl origin of the site without a trailing slash
 */
export function buildSitemaps(
  siteUrl: string,
  pages: readonly SitemapPage[],
  size = SITEMAP_SIZE,
): SitemapFile[] {
  return filesOf(siteUrl, new Map(pages.map((page) => entryOf(siteUrl, page))), size);
}

/**
 * Updates the sitemaps of a built site; unchanged files are not touched.
 * @param changes by path: null for removed pages and pages that are not indexed
 */
export async function updateSitemaps(
  folder: string,
  siteUrl: string,
  changes: ReadonlyMap<string, Pick<SitemapPage, "lastChanged"> | null>,
): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^sitemap-(\d+|index)\.xml$/.test(name));
  const publishedFiles = new Map<string, string>();
  for (const name of names) publishedFiles.set(name, await readFile(path.join(folder, name), "utf8"));
  const entries = new Map<string, string>();
  for (const content of publishedFiles.values()) {
    for (const [line, location] of content.matchAll(/^<url><loc>(.*?)<\/loc>.*$/gm))
      entries.set(location!, line);
  }
  for (const [pagePath, page] of changes) {
    const [location, line] = entryOf(siteUrl, { path: pagePath, lastChanged: page?.lastChanged ?? null });
    if (page === null) entries.delete(location);
    else entries.set(location, line);
  }
  for (const { name, content } of filesOf(siteUrl, entries, SITEMAP_SIZE)) {
    const isSame = publishedFiles.get(name) === content;
    publishedFiles.delete(name);
    if (isSame) continue;
    const file = path.join(folder, name);
    await writeFile(`${file}.tmp`, content);
    await rename(`${file}.tmp`, file);
    await compressBeside(file, BROTLI_QUICK);
  }
  for (const name of publishedFiles.keys()) {
    for (const file of [name, `${name}.br`]) await rm(path.join(folder, file), { force: true });
  }
}

/** @param entries by location, as written in the file */
function filesOf(siteUrl: string, entries: ReadonlyMap<string, string>, size: number): SitemapFile[] {
  const lines = [...entries.keys()].sort().map((location) => entries.get(location)!);
  const parts: SitemapFile[] = [];
  const index: string[] = [];
  for (let from = 0; from < lines.length; from += size) {
    const part = lines.slice(from, from + size);
    const name = `sitemap-${parts.length}.xml`;
    parts.push({ name, content: `${header}<urlset ${namespace}>\n${part.join("\n")}\n</urlset>\n` });
    index.push(entry("sitemap", escapeXml(`${siteUrl}/${name}`), newest(part)));
  }
  const content = `${header}<sitemapindex ${namespace}>${index.join("")}</sitemapindex>\n`;
  return [{ name: SITEMAP_INDEX, content }, ...parts];
}

/** Location and line of a page. */
function entryOf(siteUrl: string, page: SitemapPage): [string, string] {
  const location = escapeXml(siteUrl + encodeURI(page.path));
  return [location, entry("url", location, page.lastChanged)];
}

function entry(element: string, location: string, lastChanged: string | null): string {
  const date = lastChanged ? `<lastmod>${escapeXml(lastChanged)}</lastmod>` : "";
  return `<${element}><loc>${location}</loc>${date}</${element}>`;
}

/** The latest date of some lines; ISO 8601 dates sort as text. */
function newest(lines: readonly string[]): string | null {
  let latest: string | null = null;
  for (const line of lines) {
    const date = /<lastmod>(.*?)<\/lastmod>/.exec(line)?.[1];
    if (date && (latest === null || date > latest)) latest = date;
  }
  return latest;
}
