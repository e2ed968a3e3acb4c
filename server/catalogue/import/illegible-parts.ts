/** Finds, during the survey, parts that a file's records contain but none of them in readable form. */
import { FEED_PARTS, type FeedPart, type LegibleParts } from "./feeds/feed.port";

/** SKUs with an unreadable price, stock or picture; only for parts unreadable in all records of the file. */
export type IllegibleParts = ReadonlyMap<FeedPart, readonly string[]>;

/** Number of records always checked; later ones only while some part is unreadable in all records so far. */
const MIN_CHECKED_RECORDS = 200;

export class LegibilityNotes {
  private looks = 0;
  private readonly legible = new Set<FeedPart>();
  private readonly illegible = new Map<FeedPart, string[]>();

  /** @param read called only if its result can matter */
  check(sku: string, read: () => LegibleParts): void {
    if (this.looks >= MIN_CHECKED_RECORDS && this.illegible.size === 0) return;
    this.looks += 1;
    const parts = read();
    for (const part of FEED_PARTS) {
      const isLegible = parts[part];
      if (isLegible === undefined || this.legible.has(part)) continue;
      if (isLegible) {
        this.legible.add(part);
        this.illegible.delete(part);
      } else {
        const skus = this.illegible.get(part) ?? [];
        skus.push(sku);
        this.illegible.set(part, skus);
      }
    }
  }

  getParts(): IllegibleParts {
    return this.illegible;
  }
}
