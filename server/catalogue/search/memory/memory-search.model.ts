/** The search port on this process's read model. While it loads, PostgreSQL answers all but searches. */
import { countsByValue } from "../facets/counts-by-value.mapping";
import type { SearchFeed } from "../search-feed.worker";
import type { FollowingSearch, SearchAnswer, SearchQuery } from "../search.port";
import type { SearchStore } from "../search.store";

export class MemorySearch implements FollowingSearch {
  readonly start = () => this.feed.start();
  readonly refresh = () => this.feed.refresh();
  readonly stop = () => this.feed.stop();

  constructor(
    private readonly feed: SearchFeed,
    private readonly catalogue: Pick<SearchStore, "isLive" | "countLive">,
  ) {}

  get isLoaded(): boolean {
    return this.feed.isLoaded;
  }

  /** Waits for the first load, because part of the catalogue would give a wrong answer. */
  async search(query: SearchQuery): Promise<SearchAnswer> {
    await this.feed.loaded;
    const { index } = this.feed;
    const { counts, ...answer } = index.search(query);
    return { ...answer, counts: countsByValue(counts, index.columns) };
  }

  async getTree() {
    return this.feed.tree;
  }

  async has(productId: string) {
    return this.isLoaded ? this.feed.index.has(productId) : this.catalogue.isLive(productId);
  }

  async countProducts() {
    return this.isLoaded ? this.feed.index.liveCount : this.catalogue.countLive();
  }

  async getRevision() {
    await this.feed.loaded;
    return this.feed.revision;
  }
}
