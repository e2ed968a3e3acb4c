/** Crawls the built site as a search engine does: its files, without a browser. */
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { SERVED_SITE } from "#contract/site/publishing";
import {
  CLIENT_AREAS,
  ROUTES,
  isCataloguePath,
  readListingPath,
  readProductPath,
} from "#contract/site/paths";
import { BROTLI_BEST, BROTLI_QUICK, compress } from "../../src/lib/encodings";
import { runShop } from "./open-shop";

runShop();

const SITE = path.resolve(SERVED_SITE);
const TITLE_LENGTH = 70;
/** Bytes of HTML that fit one initial TCP window of ten packets, with room for the headers. */
const MAX_PAGE_BYTES = 14_000;
/** Clicks from home. */
const DEPTH = { product: 4, listing: 5 };

interface Page {
  /** As the site host compresses it. */
  readonly bytes: number;
  readonly title: string;
  /** Linked paths of the site. */
  readonly links: readonly string[];
  /** Null for pages with noindex. */
  readonly canonical: string | null;
  readonly data: readonly Readonly<Record<string, unknown>>[];
}

const decoded = (text: string) =>
  text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");

/** The best compression level needs 0.90 to 0.91 of the quick level's bytes on every kind of page. */
const BEST_TO_QUICK = 0.925;

/** The best level is thirty times slower, so only pages near the limit use it. */
async function bytesOf(html: string): Promise<number> {
  const content = Buffer.from(html);
  const minBytes = (await compress(content, "br", BROTLI_QUICK)).length * BEST_TO_QUICK;
  return minBytes <= MAX_PAGE_BYTES ? minBytes : (await compress(content, "br", BROTLI_BEST)).length;
}

async function readPage(html: string): Promise<Page> {
  const matches = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => decoded(text!));
  return {
    bytes: await bytesOf(html),
    title: matches(/<title[^>]*>([^<]*)<\/title>/g)[0] ?? "",
    links: matches(/<a [^>]*?href="(\/[^"]*)"/g).map((href) => href.replace(/[?#].*$/, "")),
    canonical: matches(/<link [^>]*rel="canonical"[^>]*href="([^"]*)"/g)[0] ?? null,
    data: [...html.matchAll(/<script [^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json!) as Page["data"][number],
    ),
  };
}

/** A third of the pages are near the limit. */
const COMPRESSION_WITHIN_MS = 300_000;

const pages = new Map<string, Page>();
const sitemap = new Set<string>();
const pathOf = (address: string) => new URL(address).pathname;
/** Clicks from home, by path. */
const depths = new Map<string, number>([[ROUTES.home, 0]]);

beforeAll(async () => {
  const names = await readdir(SITE, { recursive: true });
  for (const name of names.filter((file) => path.basename(file) === "index.html")) {
    const address = `/${path.dirname(name) === "." ? "" : `${path.dirname(name)}/`}`;
    pages.set(address, await readPage(await readFile(path.join(SITE, name), "utf8")));
  }
  for (const name of names.filter((file) => /^sitemap-\d+\.xml$/.test(file))) {
    const xml = await readFile(path.join(SITE, name), "utf8");
    for (const [, location] of xml.matchAll(/<loc>(.*?)<\/loc>/g)) sitemap.add(pathOf(decoded(location!)));
  }
  // A Map iterates in insertion order, also over keys added on the way: breadth-first.
  for (const [address, depth] of depths) {
    for (const link of pages.get(address)?.links ?? []) if (!depths.has(link)) depths.set(link, depth + 1);
  }
}, COMPRESSION_WITHIN_MS);

const indexable = () => [...pages].filter(([, { canonical }]) => canonical !== null);
const catalogue = () => indexable().filter(([address]) => isCataloguePath(address));

test("every page arrives in one initial TCP window", () => {
  const tooLong = [...pages].filter(([, { bytes }]) => bytes > MAX_PAGE_BYTES);
  expect(tooLong.map(([address, { bytes }]) => `${address}: ${bytes}`)).toEqual([]);
});

test("every link leads to a page", () => {
  expect(pages.size).toBeGreaterThan(600);
  const isRouted = (link: string) => CLIENT_AREAS.some((area) => link.startsWith(area));
  const dead = [...depths.keys()].filter((link) => link.endsWith("/") && !pages.has(link) && !isRouted(link));
  expect(dead).toEqual([]);
});

test("every product is within four clicks of home, every listing within five, and no page is an orphan", () => {
  const tooDeep = catalogue().filter(([address]) => {
    const maxDepth = readProductPath(address) === null ? DEPTH.listing : DEPTH.product;
    return (depths.get(address) ?? Infinity) > maxDepth;
  });
  expect(tooDeep.map(([address]) => address)).toEqual([]);
});

test("every page has a unique title, of at most 70 characters", () => {
  const byTitle = new Map<string, string[]>();
  for (const [address, { title }] of catalogue())
    byTitle.set(title, [...(byTitle.get(title) ?? []), address]);
  expect([...byTitle].filter(([title]) => title === "" || title.length > TITLE_LENGTH)).toEqual([]);
  expect([...byTitle.values()].filter((addresses) => addresses.length > 1)).toEqual([]);
});

test("a page's canonical address is its own, and the sitemap lists the indexable pages", () => {
  const wrong = indexable().filter(([address, { canonical }]) => pathOf(canonical!) !== address);
  expect(wrong.map(([address]) => address)).toEqual([]);
  const listed = indexable().map(([address]) => address);
  expect([...sitemap].sort()).toEqual(listed.sort());
});

test("structured data has the fields search engines require", () => {
  const missing = catalogue().filter(([address, { data }]) => {
    const blockOf = (type: string) => data.find((block) => block["@type"] === type);
    if (readListingPath(address)) return !blockOf("BreadcrumbList") || !blockOf("ItemList");
    if (readProductPath(address) === null) return false;
    const offer = blockOf("Product")?.["offers"] as Record<string, unknown> | undefined;
    const isPriced = /^\d+\.\d\d$/.test(String(offer?.["price"]));
    return (
      !isPriced || !offer?.["availability"] || !offer["hasMerchantReturnPolicy"] || !blockOf("BreadcrumbList")
    );
  });
  expect(missing.map(([address]) => address)).toEqual([]);
});
