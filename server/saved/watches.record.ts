/** Records of watches. */
import type { SavedSearchList, SearchProductsInput } from "#contract/graphql/generated";

/** A wish list as stored. */
export interface WishListRecord {
  readonly shareKey: string | null;
  readonly emailAlerts: boolean;
  /** Newest first. */
  readonly items: readonly { readonly productId: string; readonly addedAt: string }[];
}

export interface SavedSearchRecord {
  readonly list: SavedSearchList;
  readonly name: string;
  readonly address: string;
  readonly emailAlerts: boolean;
  readonly savedAt: string;
}

export interface NewSearch {
  readonly list: SavedSearchList;
  readonly name: string;
  readonly address: string;
  readonly search: SearchProductsInput;
  /** Null = the earlier choice for this name. */
  readonly emailAlerts: boolean | null;
}

/** A price drop, or a product back in stock. */
export interface OfferChange {
  readonly productId: string;
  readonly kind: "PRICE" | "STOCK";
  /** The lowest price in the 30 days before the drop (WISH-7); null for STOCK. */
  readonly fromCents: number | null;
}

/** A watch with unsent news. */
export interface Watched {
  /** Empty for the wish list. */
  readonly name: string;
  /** URL of a search; null for the wish list. */
  readonly address: string | null;
  readonly mailKey: string;
  /** Email address of the owner. */
  readonly to: string;
  readonly news: readonly OfferChange[];
}
