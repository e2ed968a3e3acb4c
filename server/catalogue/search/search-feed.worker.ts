/**
 * Keeps this process's read model in sync with PostgreSQL. Starts from a model stored by another host, or
 * loads all products in chunks. Processes changed rows by revision on notification (and by polling, in case
 * one is lost). Reloads when fragmented, or when the revision has decreased.
 */
import { createHash } from "node:crypto";
import { setImmediate as breathe } from "node:timers/promises";
import type { PlanTerms } from "#contract/leases/financing";
import { DatabaseUnavailable } from "../../errors";
import { withPayment } from "./leased-row.mapping";
import { CatalogueTree } from "./memory/catalogue-tree.model";
import { PartsReader, PartsWriter } from "./memory/model-parts.model";
import { MODEL_VERSION } from "./memory/model-version.generated";
import { SearchIndex } from "./memory/search-index.model";
import type { RowPlace, SearchStore } from "./search.store";
import type { StoredModelStore } from "./stored-model.store";

/**
 * Processed in about 20 ms, during which requests wait; larger chunks would also survive young-generation
 * garbage collection.
 */
const CHUNK_ROWS = 100;
/** Maximum time between a transaction's timestamp and its commit. */
const STOCK_OVERLAP_MS = 10_000;
/** Below this number of changed products, loading is fast and storing a model does not pay off. */
const MIN_STORED_CHANGES = 1_000;
/** Above this number of changes since the model was stored, a full load may be faster. */
const MAX_STORED_CHANGES = 10_000;

export interface SearchFeedParts {
  readonly store: SearchStore;
  readonly models: StoredModelStore;
  /** The lessor terms for searches by weekly payment (LEASE-22). */
  readonly lessor: PlanTerms;
}

export class SearchFeed {
  /** Replaced as a whole; empty before the first load. */
  index = new SearchIndex();
  isLoaded = false;
  private settleLoading: { resolve: () => void; reject: (cause: Error) => void } | null = null;
  /** Resolves after the first load; rejects if the host ends earlier. */
  readonly loaded = new Promise<void>((resolve, reject) => {
    this.settleLoading = { resolve, reject };
  });
  private coldTree = new CatalogueTree([], []);
  private loadedRevision = -1n;
  private stockSeen = new Date(0);
  /** Rows processed since a model was stored or restored. */
  private unstored = 0;
  private running: Promise<void> | null = null;
  private isRequested = false;
  private isStopped = false;
  private readonly version: string;

  constructor(private readonly parts: SearchFeedParts) {
    // The runtime's Unicode version decides which characters are letters.
    const madeOf = [MODEL_VERSION, process.versions["unicode"], parts.lessor];
    this.loaded.catch(() => undefined);
    this.version = createHash("sha256").update(JSON.stringify(madeOf)).digest("hex");
  }

  /** Revision up to which the index is complete. */
  get revision(): bigint {
    return this.loadedRevision;
  }

  get tree(): CatalogueTree {
    return this.isLoaded ? this.index.tree : this.coldTree;
  }

  /** Reads categories and brands, and starts loading the rest. */
  async start(): Promise<void> {
    const { store } = this.parts;
    const tree = new CatalogueTree(await store.listCategories(), await store.listBrands());
    this.coldTree = tree.count(await store.getTotals());
    // The next refresh retries a failed load.
    this.refresh().catch(() => undefined);
  }

  /** Processes changes. Calls during a run share one further run after it. */
  refresh(): Promise<void> {
    if (this.running) {
      this.isRequested = true;
      return this.running;
    }
    this.running = this.runUntilQuiet().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Stops the current read and waits for it, successful or not. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.isRequested = false;
    this.settleLoading?.reject(new DatabaseUnavailable("The host ends before the catalogue is loaded"));
    await this.running?.catch(() => undefined);
  }

  private async runUntilQuiet(): Promise<void> {
    do {
      this.isRequested = false;
      if (!this.isLoaded) await this.restore();
      const revision = await this.parts.store.getRevision();
      const isBehind = revision > this.loadedRevision;
      if (isBehind && this.loadedRevision >= 0n) await this.applyChanges(revision);
      const isLoadDue = this.loadedRevision < 0n || revision < this.loadedRevision || this.index.isWorn;
      if (isLoadDue) await this.load(revision);
      if (this.isStopped) return;
      await this.applyStock();
      this.isLoaded = true;
      this.settleLoading?.resolve();
      if (isLoadDue) await this.save(0);
      else if (!isBehind && this.unstored >= MIN_STORED_CHANGES) await this.save(MIN_STORED_CHANGES);
    } while (this.isRequested && !this.isStopped);
  }

  /** Starts from the stored model, if any. */
  private async restore(): Promise<void> {
    const stored = await this.parts.models.find(this.version, MAX_STORED_CHANGES);
    if (!stored) return;
    const index = new SearchIndex();
    try {
      index.restore(new PartsReader(stored.parts), stored.categories, stored.brands);
    } catch {
      // Damaged: this host stores a new one.
      await this.parts.models.remove(this.version);
      return;
    }
    this.index = index;
    this.loadedRevision = stored.revision;
    this.stockSeen = stored.stockSeen;
  }

  /**
   * Stores the model for starting hosts. @param minChanged minimum number of products changed since the last
   * stored model
   */
  private async save(minChanged: number): Promise<void> {
    if (this.index.liveCount < MIN_STORED_CHANGES || this.isStopped) return;
    this.unstored = 0;
    const writer = new PartsWriter();
    this.index.save(writer);
    const { categories, brands } = this.index.tree.rows;
    const model = {
      categories,
      brands,
      revision: this.loadedRevision,
      stockSeen: this.stockSeen,
      parts: writer.parts,
    };
    await this.parts.models.replace(this.version, minChanged, model);
  }

  private async load(revision: bigint): Promise<void> {
    const { store } = this.parts;
    const fresh = new SearchIndex();
    this.stockSeen = await store.getTime();
    const [categories, brands] = [await store.listCategories(), await store.listBrands()];
    fresh.setTree(categories, brands);
    await this.loadRows(fresh, -1n, false);
    if (this.isStopped) return;
    fresh.setTree(categories, brands);
    this.index = fresh;
    this.loadedRevision = revision;
  }

  private async applyChanges(revision: bigint): Promise<void> {
    const { store } = this.parts;
    const [categories, brands] = [await store.listCategories(), await store.listBrands()];
    this.index.setTree(categories, brands);
    await this.loadRows(this.index, this.loadedRevision, true);
    if (this.isStopped) return;
    this.index.setTree(categories, brands);
    this.loadedRevision = revision;
  }

  /**
   * Reads rows in chunks, pausing after each to answer requests. The order is by change: a row changed
   * meanwhile comes again later, and the cost of a chunk does not depend on the total.
   */
  private async loadRows(index: SearchIndex, changedSince: bigint, withHidden: boolean): Promise<void> {
    const read = (after: RowPlace) => this.parts.store.listRows({ after, withHidden, limit: CHUNK_ROWS });
    for (let next = read({ revision: String(changedSince + 1n), productId: "" }); ;) {
      const rows = await next;
      const last = rows.length < CHUNK_ROWS || this.isStopped ? undefined : rows.at(-1);
      // PostgreSQL reads the next chunk meanwhile.
      if (last) next = read(last);
      // Failures surface where the promise is awaited.
      next.catch(() => undefined);
      for (const row of rows) index.put(withPayment(row, this.parts.lessor));
      this.unstored += rows.length;
      if (!last) return;
      await breathe();
    }
  }

  private async applyStock(): Promise<void> {
    const since = new Date(this.stockSeen.getTime() - STOCK_OVERLAP_MS);
    for (const row of await this.parts.store.listStockSince(since)) {
      this.index.setAvailable(row.productId, row.isAvailable);
      if (row.updatedAt > this.stockSeen) this.stockSeen = row.updatedAt;
    }
  }
}
