/** Catalogue data of the stores, as plain records. Money is integer cents. */
import type { PublicContent } from "../db/tables/product-fields";
import type { RunningOffer } from "./offers/displayed-offers.rules";

/** Data that changes without a new page revision; read on every request. */
export interface LiveRecord {
  readonly productId: string;
  readonly revision: string;
  readonly isLive: boolean;
  readonly categoryId: string | null;
  readonly brandId: string | null;
  readonly regularPrice: number | null;
  readonly salePrice: number | null;
  /** Offers of the product's latest update; null if none. */
  readonly offerCodes: readonly string[] | null;
  /** The price before the current prices (PRICING-8). */
  readonly wasPrice: number | null;
  /** Cents per piece; 0 when free. */
  readonly shippingOfPiece: number;
  readonly onlineAvailability: boolean;
  readonly inStorePickup: boolean;
  readonly availableQuantity: number;
  /** Automatic offers that pages show and that run now, for any product. */
  readonly running: readonly RunningOffer[];
}

/** A live product without stock, brand and category, which are stored separately. */
export interface ProductRecord extends Readonly<PublicContent> {
  readonly productId: string;
  readonly revision: string;
  readonly sku: string;
  readonly slug: string;
  readonly url: string;
  readonly regularPrice: number;
  readonly winnerMarkupId: string | null;
  readonly updatedAt: string;
  /** Number of ratings by the supplier's customers; the rest are by buyers of the shop. */
  readonly supplierReviewCount: number;
  readonly supplierReviewAverage: number | null;
}

export interface StockedProduct {
  readonly product: ProductRecord;
  readonly live: LiveRecord;
}
