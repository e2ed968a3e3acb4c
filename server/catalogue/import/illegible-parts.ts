/** Finds in the first reading of a file what no record of it says in a way that can be read, though records speak of it. */
import { FEED_PARTS, type FeedPart, type LegibleParts } from "./feeds/feed.port";

/** Skus whose price, stock or pictures cannot be read; only parts that no record of the file says legibly. */
export type IllegibleParts = ReadonlyMap<FeedPart, readonly string[]>;

/** So many records are looked at in any case; the others only while something could be read in none. */
const LOOKED_AT = 200;

export class LegibilityNotes {
  private looks = 0;
  private readonly legible = new Set<FeedPart>();
  private readonly illegible = new Map<FeedPart, string[]>();

  /** @param read is called only where its answer can change anything */
  note(sku: string, read: () => LegibleParts): void {
    if (this.looks >= LOOKED_AT && this.illegible.size === 0) return;
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

  found(): IllegibleParts {
    return this.illegible;
  }
}
