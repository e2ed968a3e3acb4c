/**
 * The merchant feed, `merchant-feed.xml.gz`, beside the pages: Google Merchant Center fetches that address.
 * Builds and publications record the products whose pages they derive, then rewrite the file and copy the
 * lines of all other products. Memory holds addresses only, and the time is linear in the size of the file.
 */
import { createReadStream, createWriteStream } from "node:fs";
import { appendFile, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline as connect, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGunzip, createGzip } from "node:zlib";
import { MERCHANT_FEED_FILE } from "../../../contract/site/publishing";
import type { SitePage } from "../views/site-views";
import { escapeXml } from "../xml/escape-xml";
import { feedItem, linkElement } from "./feed-item";

interface FeedShop {
  readonly name: string;
  /** Origin of the site without a trailing slash. */
  readonly siteUrl: string;
}

/** Products recorded between two writes of the feed. */
export class FeedChanges {
  /** Starts of the lines of recorded and removed products. */
  private readonly starts = new Set<string>();

  private constructor(
    private readonly itemsFile: string,
    private readonly shop: FeedShop,
  ) {}

  /** @param notes file for the lines of recorded products; truncated */
  static async begin(notes: string, shop: FeedShop): Promise<FeedChanges> {
    await mkdir(path.dirname(notes), { recursive: true });
    await writeFile(notes, "");
    return new FeedChanges(notes, shop);
  }

  /** Records the products among the pages. */
  async add(pages: readonly SitePage[]): Promise<void> {
    const lines: string[] = [];
    for (const page of pages) {
      if (page.template !== "product") continue;
      const start = this.startOf(page.path);
      // A page recorded before is identical: a publication shows one state of the catalog.
      if (this.starts.has(start)) continue;
      this.starts.add(start);
      const line = feedItem(page.context.product, this.shop.siteUrl);
      if (line) lines.push(`${line}\n`);
    }
    if (lines.length > 0) await appendFile(this.itemsFile, lines.join(""));
  }

  /** Records that a path has no page. */
  remove(pagePath: string): void {
    this.starts.add(this.startOf(pagePath));
  }

  /** Writes the feed of a site; readers never see a partial file. */
  async write(folder: string): Promise<void> {
    const file = path.join(folder, MERCHANT_FEED_FILE);
    const isThere = (await stat(file).catch(() => null)) !== null;
    if (this.starts.size > 0 || !isThere) {
      const draft = `${file}.tmp`;
      const lines = Readable.from(this.lines(isThere ? file : null));
      const zip = createGzip({ level: constants.Z_BEST_SPEED });
      await pipeline(lines, zip, createWriteStream(draft));
      await rename(draft, file);
    }
    await rm(this.itemsFile, { force: true });
  }

  private async *lines(currentFile: string | null): AsyncGenerator<string> {
    const { name, siteUrl } = this.shop;
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
    yield `<title>${escapeXml(name)}</title><link>${escapeXml(siteUrl)}/</link>`;
    yield `<description>${escapeXml(`All products sold by ${name}`)}</description>\n`;
    if (currentFile) {
      for await (const line of linesOf(
        connect(createReadStream(currentFile), createGunzip(), () => undefined),
      )) {
        const start = startIn(line);
        if (start !== null && !this.starts.has(start)) yield `${line}\n`;
      }
    }
    for await (const line of linesOf(createReadStream(this.itemsFile))) yield `${line}\n`;
    yield "</channel>\n</rss>\n";
  }

  private startOf(pagePath: string): string {
    return linkElement(this.shop.siteUrl, pagePath);
  }
}

/** The link at the start of an item's line; null for other lines. */
function startIn(line: string): string | null {
  return /^<item>(<g:link>[^<]*<\/g:link>)/.exec(line)?.[1] ?? null;
}

/** A failing stream makes the loop over its lines throw. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of input.setEncoding("utf8") as AsyncIterable<string>) {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop()!;
    yield* parts;
  }
  if (rest) yield rest;
}
