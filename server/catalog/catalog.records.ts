/** What the stores remember of the catalogue, as plain records. Money is integer cents. */
import type { OfferLabel } from "#contract/catalog";
import type { AttributeRecord, ImageRecord } from "../db/tables";

/** What may change without a new revision of the page, read live on every request. */
export interface LiveRecord {
  readonly productId: string;
  readonly revision: string;
  readonly isLive: boolean;
  readonly regularPrice: number | null;
  readonly salePrice: number | null;
  readonly availableQuantity: number;
}

/** A live product without its stock, brand and category, which have homes of their own. */
export interface ProductRecord {
  readonly productId: string;
  readonly revision: string;
  readonly sku: string;
  readonly slug: string;
  readonly url: string;
  readonly name: string;
  readonly brandId: string | null;
  readonly categoryId: string | null;
  readonly modelNumber: string | null;
  readonly upc: string | null;
  readonly regularPrice: number;
  readonly salePrice: number | null;
  readonly winnerMarkupId: string | null;
  readonly onSale: boolean;
  readonly clearance: boolean;
  readonly images: ImageRecord[];
  readonly customerReviewCount: number;
  readonly customerReviewAverage: number | null;
  readonly shippingCost: number | null;
  readonly freeShipping: boolean;
  readonly homeDelivery: boolean;
  readonly inStorePickup: boolean;
  readonly onlineAvailability: boolean;
  readonly inStoreAvailability: boolean;
  readonly quantityLimit: number | null;
  readonly description: string;
  readonly longDescription: string;
  readonly features: string[];
  readonly includedItems: string[];
  readonly attributes: AttributeRecord[];
  readonly condition: string;
  readonly productLabels: OfferLabel[];
  readonly bestSellingRank: number | null;
  readonly isLive: boolean;
  readonly updatedAt: string;
}
