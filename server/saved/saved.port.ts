/** What wish lists and saved searches ask of others. */
import type { Product, SearchProductsInput } from "#contract/graphql/generated";
import type { EarlierPrices } from "#contract/promotions/page-promotions";
import type { Db } from "../db/client";

export interface SavedCatalogue {
  /** Live products in the order asked; what is unknown or hidden is left out. */
  listProducts(productIds: readonly string[]): Promise<Product[]>;
  /** Ids of everything a search finds. @throws DomainError BAD_USER_INPUT for a search that makes no sense */
  listFound(search: SearchProductsInput): Promise<readonly string[]>;
}

/** What products cost in the days before a moment, by product: the rule of pages for what may be said of it (WISH-7). */
export type ListEarlierPrices = (
  unit: Db,
  asked: readonly { readonly productId: string; readonly beganAt: Date }[],
) => Promise<ReadonlyMap<string, EarlierPrices>>;

/** Whom the mails about them reach. */
export interface AdvertisedTo {
  /** Whether an address gets no advertising, whatever its owner has asked for (CAMPAIGN-9). */
  isSuppressed(unit: Db, email: string): Promise<boolean>;
}

/** What they ask of customers, for staff. */
export interface Keepers {
  /** Null for staff, and for an unknown user. */
  find(username: string): Promise<{ readonly userId: string } | null>;
}
