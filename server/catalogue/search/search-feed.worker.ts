/**
 * Keeps the read model of this process in step with PostgreSQL: loads it in chunks, takes in changed rows by revision
 * on notification (and by polling, should one be lost), and rebuilds it when fragmented or when the revision decreased.
 */
import { setImmediate as breathe } from "node:timers/promises";
import { planAmounts, type PlanTerms } from "#contract/financing";
import { SearchIndex } from "./search-index.model";
import type { RowPlace, SearchStore } from "./search.store";

const CHUNK_ROWS = 500;
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

  /** @param lessor whose terms products are found by their weekly payment on (LEASE-22) */
  constructor(
    private readonly store: SearchStore,
    private readonly lessor: PlanTerms,
  ) {}

  /** Revision up to which the index is whole. */
  get revision(): bigint {
    return this.seen;
  }

  /** Takes in what changed. Calls while it runs share one more run after it. */
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

  /** Waits until nothing is being read any more, whether it went well or not. */
  async settle(): Promise<void> {
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
    } while (this.isRequested);
  }

  private async load(revision: bigint): Promise<void> {
    const fresh = new SearchIndex();
    this.stockSeen = await this.store.getTime();
    const [categories, brands] = [await this.store.listCategories(), await this.store.listBrands()];
    fresh.setTree(categories, brands);
    await this.pour(fresh, -1n, false);
    fresh.setTree(categories, brands);
    this.index = fresh;
    this.seen = revision;
    this.isLoaded = true;
  }

  private async takeInChanges(revision: bigint): Promise<void> {
    const [categories, brands] = [await this.store.listCategories(), await this.store.listBrands()];
    this.index.setTree(categories, brands);
    await this.pour(this.index, this.seen, true);
    this.index.setTree(categories, brands);
    this.seen = revision;
  }

  /**
   * Rows in chunks, with a pause after each in which requests are answered. In the order in which they changed: one that
   * changes meanwhile comes once more behind the others, and each chunk reads its own rows only, however many there are.
   */
  private async pour(index: SearchIndex, changedSince: bigint, withHidden: boolean): Promise<void> {
    for (let after: RowPlace = { revision: String(changedSince + 1n), productId: "" }; ;) {
      const rows = await this.store.listRows({ after, withHidden, limit: CHUNK_ROWS });
      for (const row of rows) {
        const plan = planAmounts(row.cashPrice ?? 0, "WEEKLY", this.lessor);
        index.put({ ...row, weeklyPayment: plan?.payment ?? null });
      }
      const last = rows.at(-1);
      if (!last || rows.length < CHUNK_ROWS) return;
      after = last;
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
