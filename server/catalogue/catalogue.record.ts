/** What the stores remember of the catalogue, as plain records. Money is integer cents. */
import type { PublicContent } from "../db/product-fields";
import type { RunningOffer } from "./offers/displayed-offers.port";

/** Data that changes without a new revision of the page, read on every request. */
export interface LiveRecord {
  readonly productId: string;
  readonly revision: string;
  readonly isLive: boolean;
  readonly categoryId: string | null;
  readonly brandId: string | null;
  readonly regularPrice: number | null;
  readonly salePrice: number | null;
  /** Of the offers the product was last brought up to date with; null without. */
  readonly offerCodes: readonly string[] | null;
  /** What was asked before these (PRICING-8). */
  readonly wasPrice: number | null;
  /** Of one piece; 0 when free. */
  readonly shippingOfPiece: number;
  readonly onlineAvailability: boolean;
  readonly inStorePickup: boolean;
  readonly availableQuantity: number;
  /** The automatic offers that pages show and that run at this moment, for any product. */
  readonly running: readonly RunningOffer[];
}

/** A live product without its stock, brand and category, which have homes of their own. */
export interface ProductRecord extends Readonly<PublicContent> {
  readonly productId: string;
  readonly revision: string;
  readonly sku: string;
  readonly slug: string;
  readonly url: string;
  readonly regularPrice: number;
  readonly winnerMarkupId: string | null;
  readonly updatedAt: string;
  /** The part of the ratings that the supplier's customers gave; the others are of our buyers. */
  readonly supplierReviewCount: number;
  readonly supplierReviewAverage: number | null;
}

export interface StockedProduct {
  readonly product: ProductRecord;
  readonly live: LiveRecord;
}
