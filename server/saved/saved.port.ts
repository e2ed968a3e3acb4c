/** Other features, as wish lists and saved searches use them. */
import type { Product, SearchProductsInput } from "#contract/graphql/generated";
import type { EarlierPrices } from "#contract/promotions/page-promotions";
import type { Db } from "../db/client";

export interface SavedCatalogue {
  /** Live products in the order of the ids; omits unknown and hidden ones. */
  listProducts(productIds: readonly string[]): Promise<Product[]>;
  /**
   * Ids of all matches of a search.
   * @throws DomainError BAD_USER_INPUT for an invalid search
   */
  listMatchingIds(search: SearchProductsInput): Promise<readonly string[]>;
}

/** Prices in the days before a moment, by product: the pages' rule for advertised price drops (WISH-7). */
export type ListEarlierPrices = (
  unit: Db,
  drops: readonly { readonly productId: string; readonly beganAt: Date }[],
) => Promise<ReadonlyMap<string, EarlierPrices>>;

/** Opt-outs that apply to mails about watches. */
export interface AdvertisedTo {
  /** Whether an address is opted out of all advertising, regardless of individual opt-ins (CAMPAIGN-9). */
  isSuppressed(unit: Db, email: string): Promise<boolean>;
}

/** Customers, as the staff view uses them. */
export interface CustomerLookup {
  /** Null for staff, and for an unknown user. */
  find(username: string): Promise<{ readonly userId: string } | null>;
}
