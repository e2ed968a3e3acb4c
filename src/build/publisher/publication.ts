/**
 * Updates the published pages to the current catalog without a build. An interruption leaves complete pages,
 * and the next publication finishes the work. For that, affected listings are recorded before the first page
 * is replaced, the revision after the last.
 */
import { readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readListingPath } from "../../../contract/site/paths";
import { FeedChanges } from "../merchant-feed/feed-file";
import { updateSitemaps, type SitemapPage } from "../sitemap";
import { CatalogueReader, type QueryApi } from "../views/catalogue-reader";
import { SiteViews, type SitePage } from "../views/site-views";
import { AffectedPages } from "./affected-pages";
import { gatherChanges } from "./gathered-changes";
import { PageDrawer, type Draft } from "./page-drawer";
import { PageFiles } from "./page-files";
import { PublishedRevision } from "./published-revision";

export interface PublicationReport {
  readonly revision: string;
  readonly drawn: number;
  readonly removed: number;
}

interface PublisherParts {
  /** Folder of the site build, with .cache/. */
  readonly root: string;
  /** The built site. */
  readonly folder: string;
  readonly shop: {
    readonly name: string;
    /** Origin of the site without a trailing slash. */
    readonly siteUrl: string;
  };
  readonly queryApi: QueryApi;
}

interface PublicationPlan {
  readonly revision: string;
  readonly phases: readonly AsyncGenerator<readonly SitePage[]>[];
  /** Number of pages in all phases. */
  readonly count: number;
  /** Paths of further pages to remove. */
  readonly alsoRemoved?: Iterable<string>;
}

const DRAWN_AT_ONCE = 16;

export class Publisher {
  private readonly files: PageFiles;
  private readonly drawer: PageDrawer;
  private readonly publishedRevision: PublishedRevision;

  constructor(private readonly parts: PublisherParts) {
    this.files = new PageFiles(parts.folder);
    this.drawer = new PageDrawer(parts.root, this.files);
    this.publishedRevision = new PublishedRevision(parts.folder);
  }

  /** Loads the renderer. */
  warmUp(): Promise<void> {
    return this.drawer.warmUp();
  }

  /**
   * Publishes the changes since the last publication; null without changes, and during a site build.
   * @param waits long polling: waits some seconds for changes
   */
  async publishChanges(waits: boolean): Promise<PublicationReport | null> {
    const build = await this.readJson<{ isComplete: boolean }>(this.cacheFile("site-build.json"));
    if (build && !build.isComplete) return null;
    const reader = new CatalogueReader(this.parts.queryApi);
    const since = (await this.publishedRevision.read())?.revision ?? "-1";
    const unfinished = await this.readJson<string[]>(this.unfinishedFile);
    const { revision, products } = await gatherChanges(reader, since, { waits: waits && !unfinished });
    if (revision === since && products.length === 0 && !unfinished) return null;
    const views = await SiteViews.open(reader);
    const affected = new AffectedPages(views, reader, this.files);
    affected.addWhole(unfinished ?? []);
    await affected.add(products);
    const phases = [affected.urgent(), affected.remaining()];
    return this.run(reader, views, affected, { revision, phases, count: await affected.count() });
  }

  /** Compares every page with the current catalog, regardless of the published revision. */
  async publishAll(): Promise<PublicationReport> {
    const reader = new CatalogueReader(this.parts.queryApi);
    const { revision } = await reader.readChanges("9".repeat(18));
    const views = await SiteViews.open(reader);
    const affected = new AffectedPages(views, reader, this.files);
    affected.addWhole([...views.shelves.keys(), ...(await this.publishedPaths("brands"))]);
    for (const { url } of [...views.shelves.values()].filter(({ frame }) => frame.kind === "category"))
      affected.addWhole(await this.publishedPathsWithin(url));
    // Published pages that are not derived are removed.
    const pathsToRemove = new Set(await this.publishedPaths("product"));
    const allPages = async function* () {
      for await (const pages of views.allPages()) {
        for (const page of pages) pathsToRemove.delete(page.path);
        yield pages;
      }
    };
    const count = await views.count();
    return this.run(reader, views, affected, {
      revision,
      phases: [allPages()],
      count,
      alsoRemoved: pathsToRemove,
    });
  }

  private async run(
    reader: CatalogueReader,
    views: SiteViews,
    affected: AffectedPages,
    { revision, phases, count, alsoRemoved = [] }: PublicationPlan,
  ): Promise<PublicationReport> {
    await this.writeAtomically(this.unfinishedFile, JSON.stringify(affected.listings));
    await this.drawer.prepare();
    const entries = new Map<string, Pick<SitemapPage, "lastChanged"> | null>();
    const feed = await FeedChanges.begin(path.join(this.drawer.drafts, "../merchant-items"), this.parts.shop);
    this.publishedRevision.begin();
    let [looked, drawn, removed] = [0, 0, 0];
    const remove = async (paths: AsyncIterable<string> | Iterable<string>) => {
      for await (const pagePath of paths) {
        entries.set(pagePath, null);
        feed.remove(pagePath);
        if (this.files.remove(pagePath)) removed += 1;
      }
    };
    // Hidden products must not be reachable while their listings are rendered.
    await remove(affected.hidden);
    for (const phase of phases) {
      for await (const pages of readAhead(phase, () => reader.forgetProducts())) {
        for (const page of pages) entries.set(page.path, page.isIndexed ? page : null);
        drawn += await this.drawChanged(pages);
        await feed.add(pages);
        await this.publishedRevision.reportProgress((looked += pages.length), count);
      }
    }
    await remove(affected.surplus());
    await remove(alsoRemoved);
    await updateSitemaps(this.files.folder, this.parts.shop.siteUrl, entries);
    await feed.write(this.files.folder);
    const { productCount } = views.frame.catalogueState;
    await this.publishedRevision.write({ revision, productCount });
    await rm(this.unfinishedFile, { force: true });
    await this.drawer.clear();
    return { revision, drawn, removed };
  }

  private async drawChanged(pages: readonly SitePage[]): Promise<number> {
    const drafts: Draft[] = [];
    for (const page of pages) {
      const data = this.drawer.dataOf(page);
      if (data !== this.files.pageData(page.path)) drafts.push({ path: page.path, data });
    }
    // Concurrently, because the renderer waits for each page's files.
    await Promise.all(
      partsOf(drafts, DRAWN_AT_ONCE).map(async (part) => {
        await this.drawer.draw(part);
        for (const draft of part) this.files.publish(draft.path, this.drawer.drafts);
      }),
    );
    return drafts.length;
  }

  /** Paths of the published pages directly below a folder. */
  private async publishedPaths(folder: string): Promise<string[]> {
    const names = await readdir(path.join(this.files.folder, "page-data", folder)).catch(() => []);
    return names.filter((name) => !name.includes(".")).map((name) => `/${folder}/${name}/`);
  }

  /** Published listings of brands and attributes in a category. */
  private async publishedPathsWithin(category: string): Promise<string[]> {
    const within = (await this.publishedPaths(category.slice(1, -1))).filter((path) => readListingPath(path));
    const values = await Promise.all(within.map((path) => this.publishedPaths(path.slice(1, -1))));
    return [...within, ...values.flat()].filter(
      (path) => readListingPath(path)?.page === 1 && this.files.pageData(path) !== null,
    );
  }

  /** File with the listings of an incomplete publication. */
  private get unfinishedFile(): string {
    return this.cacheFile("unfinished-publication.json");
  }

  private cacheFile(name: string): string {
    return path.join(this.parts.root, ".cache", name);
  }

  private async readJson<Content>(file: string): Promise<Content | null> {
    const text = await readFile(file, "utf8").catch(() => null);
    return text === null ? null : (JSON.parse(text) as Content);
  }

  private async writeAtomically(file: string, content: string): Promise<void> {
    await writeFile(`${file}.tmp`, content);
    await rename(`${file}.tmp`, file);
  }
}

function partsOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/**
 * Yields the parts and prefetches the next one while the current one is processed.
 * @param beforeNext called while no read is in progress
 */
async function* readAhead<Part>(parts: AsyncGenerator<Part>, beforeNext: () => void): AsyncGenerator<Part> {
  for (let next = parts.next(); ;) {
    const { value, done } = await next;
    if (done) return;
    beforeNext();
    next = parts.next();
    // A rejection surfaces when `next` is awaited.
    next.catch(() => undefined);
    yield value;
  }
}
