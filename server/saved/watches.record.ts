/** Rows about what customers watch. */
import type { SavedSearchList, SearchProductsInput } from "#contract/graphql/generated";

/** A wish list as it is stored. */
export interface WishListRecord {
  readonly shareKey: string | null;
  readonly tells: boolean;
  /** Newest first. */
  readonly items: readonly { readonly productId: string; readonly addedAt: string }[];
}

export interface SavedSearchRecord {
  readonly list: SavedSearchList;
  readonly name: string;
  readonly address: string;
  readonly tells: boolean;
  readonly savedAt: string;
}

export interface NewSearch {
  readonly list: SavedSearchList;
  readonly name: string;
  readonly address: string;
  readonly search: SearchProductsInput;
  /** Null: as it was chosen for this name before. */
  readonly tells: boolean | null;
}

/** A price that fell, or a product that is back. */
export interface OfferChange {
  readonly productId: string;
  readonly kind: "PRICE" | "STOCK";
  /** The lowest price of the 30 days before it fell (WISH-7); null for STOCK. */
  readonly fromCents: number | null;
}

/** Something watched with news its owner wants to hear of. */
export interface Watched {
  /** Empty for the wish list. */
  readonly name: string;
  /** The page of a search; null for the wish list. */
  readonly address: string | null;
  readonly mailKey: string;
  /** E-mail address of the owner. */
  readonly to: string;
  readonly news: readonly OfferChange[];
}
