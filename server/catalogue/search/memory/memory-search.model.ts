/** The search port on the read model of this process. */
import { countsByValue } from "../facets/counts-by-value.mapping";
import type { SearchFeed } from "../search-feed.worker";
import type { FollowingSearch, SearchAnswer, SearchQuery } from "../search.port";

export class MemorySearch implements FollowingSearch {
  readonly start = () => this.feed.start();
  readonly refresh = () => this.feed.refresh();
  readonly stop = () => this.feed.stop();

  constructor(private readonly feed: SearchFeed) {}

  get isLoaded(): boolean {
    return this.feed.isLoaded;
  }

  async search(query: SearchQuery): Promise<SearchAnswer> {
    const { index } = this.feed;
    const { counts, ...found } = index.search(query);
    return { ...found, counts: countsByValue(counts, index.columns) };
  }

  async getTree() {
    return this.feed.index.tree;
  }

  async has(productId: string) {
    return this.feed.index.has(productId);
  }

  async countProducts() {
    return this.feed.index.liveCount;
  }

  async getRevision() {
    return this.feed.revision;
  }
}
