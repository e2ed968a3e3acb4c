/** Counts searches and clicks, and reports them to staff (SEARCH-5 to SEARCH-7). */
import type { SearchProductsInput } from "#contract/graphql/generated";
import type { SearchClickInput, SearchesInput } from "#contract/search/searches";
import { isRobot } from "../../http/client/robots";
import type { Origin } from "../../http/session";
import type { Searches, SearchedStore } from "./searched.store";
import { countedSearch, textToCount } from "./searched-texts.rules";
import { SearchTally } from "./tally.model";

/** The caller's properties that counting reads; none is stored. */
export interface Asker {
  readonly origin: Origin;
  /** The browser sends Global Privacy Control. */
  readonly refusesTracking: boolean;
}

export class SearchedService {
  private readonly tally = new SearchTally();

  constructor(
    private readonly store: SearchedStore,
    private readonly isSold: (productId: string) => Promise<boolean>,
  ) {}

  recordSearch({ origin, refusesTracking }: Asker, input: SearchProductsInput, totalCount: number): void {
    if (refusesTracking || isRobot(origin.userAgent)) return;
    const search = countedSearch(input);
    if (search) this.tally.recordSearch(visitorOf(origin), search.text, search.isWhole ? totalCount : null);
  }

  /** Ignores clicks on unknown products. */
  async recordClick(
    { origin, refusesTracking }: Asker,
    { text, productId, isSuggestion }: SearchClickInput,
  ): Promise<void> {
    const typed = textToCount(text);
    if (typed === null || refusesTracking || isRobot(origin.userAgent)) return;
    if (productId !== undefined && !(await this.isSold(productId))) return;
    const visitor = visitorOf(origin);
    if (isSuggestion) this.tally.recordSearch(visitor, typed, null);
    this.tally.recordClick(visitor, typed, productId ?? null);
  }

  /** Writes the counts. Counts that cannot be written are lost, as after a crash. */
  async flush(): Promise<void> {
    await this.store.add(this.tally.drain());
  }

  async list(query: SearchesInput): Promise<Searches> {
    await this.flush();
    return this.store.list(query);
  }

  deleteExpired(): Promise<void> {
    return this.store.deleteExpired();
  }
}

function visitorOf({ ipAddress, userAgent }: Origin): string {
  return `${ipAddress} ${userAgent}`;
}
