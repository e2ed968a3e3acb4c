/**
 * Counts searches and clicks in memory until they are written. Remembers a visitor for at most an hour, by a
 * hash with a discarded key, so that reloading or returning to a page counts once (SEARCH-5).
 */
import { createHash, randomBytes } from "node:crypto";

export interface Tally {
  readonly text: string;
  visits: number;
  clicks: number;
  /** Number of matches of the latest search; null = unknown. */
  found: number | null;
  readonly products: Map<string, number>;
}

const HOUR_MS = 3_600_000;
/** Maximum number of remembered visits; a process sees fewer in an hour. */
const MAX_REMEMBERED_VISITS = 20_000;
/** Maximum number of unwritten texts; further ones count as rare. */
const MAX_TEXTS = 2_000;
const MAX_PRODUCTS = 50;
const RARE = "";

export class SearchTally {
  private tallies = new Map<string, Tally>();
  private visited = new Set<string>();
  private key = randomBytes(16);
  private since: number;

  /** @param now returns the time in milliseconds */
  constructor(private readonly now: () => number = Date.now) {
    this.since = now();
  }

  /** @param visitor distinguishes visitors @param matchCount null = unknown */
  recordSearch(visitor: string, text: string, matchCount: number | null): void {
    const tally = this.tallyOf(text);
    if (this.isNew(visitor, `search ${text}`)) tally.visits += 1;
    tally.found = matchCount ?? tally.found;
  }

  /** @param productId null for a category or a brand */
  recordClick(visitor: string, text: string, productId: string | null): void {
    if (!this.isNew(visitor, `click ${text} ${productId}`)) return;
    const tally = this.tallyOf(text);
    tally.clicks += 1;
    const { products } = tally;
    if (productId === null || tally.text === RARE) return;
    if (products.has(productId) || products.size < MAX_PRODUCTS)
      products.set(productId, (products.get(productId) ?? 0) + 1);
  }

  /** Returns and resets the counts since the last call. */
  drain(): readonly Tally[] {
    const drained = [...this.tallies.values()].filter(
      ({ visits, clicks, found }) => visits + clicks > 0 || found !== null,
    );
    this.tallies = new Map();
    return drained;
  }

  private tallyOf(text: string): Tally {
    const key = this.tallies.has(text) || this.tallies.size < MAX_TEXTS ? text : RARE;
    const known = this.tallies.get(key);
    if (known) return known;
    const fresh = { text: key, visits: 0, clicks: 0, found: null, products: new Map<string, number>() };
    this.tallies.set(key, fresh);
    return fresh;
  }

  private isNew(visitor: string, act: string): boolean {
    if (this.visited.size >= MAX_REMEMBERED_VISITS || this.now() - this.since >= HOUR_MS) {
      this.visited = new Set();
      this.key = randomBytes(16);
      this.since = this.now();
    }
    const hash = createHash("sha256").update(this.key).update(`${visitor}\n${act}`).digest("base64url");
    const visitKey = hash.slice(0, 16);
    if (this.visited.has(visitKey)) return false;
    this.visited.add(visitKey);
    return true;
  }
}
