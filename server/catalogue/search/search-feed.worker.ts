/**
 * Keeps the read model of this process in step with PostgreSQL: loads it in chunks, takes in changed rows by revision
 * on notification (and by polling, should one be lost), and rebuilds it when fragmented or when the revision decreased.
 * Descriptions are most of that work: a host that starts answers before it, and takes them in beside its requests.
 */
import { setImmediate as breathe } from "node:timers/promises";
import type { PlanTerms } from "#contract/financing";
import { withPayment } from "./leased-row.mapping";
import { SearchIndex } from "./memory/search-index.model";
import type { RowPlace, SearchStore } from "./search.store";

const CHUNK_ROWS = 500;
/** So few that a request waits about 6 ms for them at most. */
const DESCRIBED_AT_ONCE = 40;
/** A transaction may commit this long after the moment its rows carry. */
const STOCK_OVERLAP_MS = 10_000;

export class SearchFeed {
  /** Replaced as a whole; never null, so a search before the first load finds nothing. */
  index = new SearchIndex();
  isLoaded = false;
  private seen = -1n;
  private stockSeen = new Date(0);
  private running: Promise<void> | null = null;
  private isRequested = false;
  private isStopped = false;
  private onLoaded: (() => void) | null = null;

  /** @param lessor whose terms products are found by their weekly payment on (LEASE-22) */
  constructor(
    private readonly store: SearchStore,
    private readonly lessor: PlanTerms,
  ) {}

  /** Revision up to which the index is whole. */
  get revision(): bigint {
    return this.seen;
  }

  /** Until products are found by their names; what they are described by follows. */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.onLoaded = resolve;
      this.refresh().catch(reject);
    });
  }

  /** Takes in what changed, to the last description. Calls while it runs share one more run after it. */
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

  /** Ends what is being read and waits for that, whether it goes well or not. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.isRequested = false;
    await this.running?.catch(() => undefined);
  }

  private async runUntilQuiet(): Promise<void> {
    do {
      this.isRequested = false;
      const revision = await this.store.getRevision();
      if (this.isLoaded && revision > this.seen) await this.takeInChanges(revision);
      if (!this.isLoaded || revision < this.seen || this.index.isWorn) await this.load(revision);
      await this.takeInStock();
      this.onLoaded?.();
      await this.describe();
    } while (this.isRequested);
  }

  /** Until all is described, the host ends, or something has changed. */
  private async describe(): Promise<void> {
    const { index } = this;
    for (;;) {
      const ids = this.isRequested || this.isStopped ? [] : index.undescribed(DESCRIBED_AT_ONCE);
      if (ids.length === 0) return;
      index.describe(ids, await this.store.listRowsOf(ids));
      await breathe();
    }
  }

  private async load(revision: bigint): Promise<void> {
    const fresh = new SearchIndex();
    this.stockSeen = await this.store.getTime();
    const [categories, brands] = [await this.store.listCategories(), await this.store.listBrands()];
    fresh.setTree(categories, brands);
    await this.pour(fresh, -1n, { withHidden: false, isDescribed: this.isLoaded });
    fresh.setTree(categories, brands);
    this.index = fresh;
    this.seen = revision;
    this.isLoaded = true;
  }

  private async takeInChanges(revision: bigint): Promise<void> {
    const [categories, brands] = [await this.store.listCategories(), await this.store.listBrands()];
    this.index.setTree(categories, brands);
    await this.pour(this.index, this.seen, { withHidden: true, isDescribed: true });
    this.index.setTree(categories, brands);
    this.seen = revision;
  }

  /**
   * Rows in chunks, with a pause after each in which requests are answered. In the order in which they changed: one that
   * changes meanwhile comes once more behind the others, and each chunk reads its own rows only, however many there are.
   */
  private async pour(
    index: SearchIndex,
    changedSince: bigint,
    { withHidden, isDescribed }: { readonly withHidden: boolean; readonly isDescribed: boolean },
  ): Promise<void> {
    const read = (after: RowPlace) => this.store.listRows({ after, withHidden, limit: CHUNK_ROWS });
    for (let next = read({ revision: String(changedSince + 1n), productId: "" }); ;) {
      const rows = await next;
      const last = rows.length < CHUNK_ROWS ? undefined : rows.at(-1);
      // PostgreSQL reads the next ones meanwhile.
      if (last) next = read(last);
      // What fails is told where it is awaited.
      next.catch(() => undefined);
      for (const row of rows) index.put(withPayment(row, this.lessor), isDescribed);
      if (!last) return;
      await breathe();
    }
  }

  private async takeInStock(): Promise<void> {
    const rows = await this.store.listStockSince(new Date(this.stockSeen.getTime() - STOCK_OVERLAP_MS));
    for (const row of rows) {
      this.index.setAvailable(row.productId, row.isAvailable);
      if (row.updatedAt > this.stockSeen) this.stockSeen = row.updatedAt;
    }
  }
}
