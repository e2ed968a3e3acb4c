/** The fields that pages request from the API: exactly the fields they show. */
import type {
  AttributePage,
  Brand,
  CatalogueState,
  Category,
  ListingExport,
  Product,
  ProductReviews,
  Review,
  SalePeriod,
  VehicleMake,
  VehicleRow,
} from "../../../contract/graphql/generated";
import type { DisplayedOffer } from "../../../contract/promotions/displayed-offers";

const PLAIN_FIELDS = [
  "productId",
  "sku",
  "slug",
  "name",
  "manufacturer",
  "modelNumber",
  "upc",
  "regularPrice",
  "salePrice",
  "customerReviewCount",
  "customerReviewAverage",
  "supplierReviewCount",
  "supplierReviewAverage",
  "shippingCost",
  "freeShipping",
  "inStorePickup",
  "onlineAvailability",
  "availability",
  "description",
  "longDescription",
  "features",
  "includedItems",
  "condition",
  "productLabels",
  "updatedAt",
] as const;

/** The fields of a product page, including those of a card. */
export const PRODUCT_FIELDS = `${PLAIN_FIELDS.join(" ")}
  offer { price wasPrice words startsAt endsAt } salePeriod { startsAt endsAt } brand { id } category { id } images { href } attributes { name value isFromName } fit { code line } rebates { url code description } reviews { count stars newest { id stars title text name writtenAt answer pictures } }`;

export type CatalogueProduct = Pick<Product, (typeof PLAIN_FIELDS)[number]> & {
  readonly offer?: DisplayedOffer | null;
  readonly salePeriod?: Pick<SalePeriod, "startsAt" | "endsAt"> | null;
  readonly brand?: { readonly id: string } | null;
  readonly category?: { readonly id: string } | null;
  readonly images: readonly { readonly href: string }[];
  readonly fit?: { readonly code: string; readonly line?: string | null } | null;
  readonly reviews?:
    | (Pick<ProductReviews, "count" | "stars"> & {
        readonly newest: readonly Omit<Review, "__typename" | "helpful">[];
      })
    | null;
  readonly rebates: readonly { readonly url: string; readonly code: string; readonly description: string }[];
  readonly attributes: readonly {
    readonly name: string;
    readonly value: string;
    readonly isFromName?: boolean | null;
  }[];
};

export type CatalogueCategory = Pick<
  Category,
  "id" | "name" | "slug" | "active" | "menuGroup" | "productCount"
> & {
  readonly subCategories: readonly Pick<Category, "id" | "name" | "slug" | "active" | "productCount">[];
};

export type CatalogueBrand = Pick<Brand, "id" | "name" | "description" | "rating" | "productCount"> & {
  readonly images: readonly { readonly href: string }[];
};

export type CatalogueMake = Pick<VehicleMake, "slug" | "name">;
export type CatalogueVehicle = Omit<VehicleRow, "__typename">;

export type CatalogueAttributePage = Omit<AttributePage, "__typename">;

/** Data shared by all pages. */
export interface CatalogueFrame {
  readonly catalogueState: Pick<CatalogueState, "revision" | "productCount">;
  readonly getCategories: readonly CatalogueCategory[];
  /** Brands with live products, by name. */
  readonly getAllBrands: readonly CatalogueBrand[];
  /** Attribute pages in categories, maintained by staff. */
  readonly exportAttributePages: readonly CatalogueAttributePage[];
  /** The first choices of the finder; empty in a shop without vehicles or tires. */
  readonly exportVehicleYears: readonly number[];
  readonly getTireWidths: readonly { readonly value: string; readonly productCount: number }[];
  /** Makes of vehicles that have pages, by name. */
  readonly exportVehicleMakes: readonly CatalogueMake[];
}

export type WholeListing = Pick<ListingExport, "totalCount" | "productIds" | "facets">;

export interface HomeProducts {
  readonly deals: readonly CatalogueProduct[];
  readonly bestSellers: readonly CatalogueProduct[];
}
