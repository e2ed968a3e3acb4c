/**
 * The data of catalog pages: small plain objects that the site build derives from API responses and passes as
 * pageContext. Money is integer cents.
 */
import type { Availability, OfferLabel } from "#contract/catalogue/lists";
import type { FitVerdict } from "#contract/fit/fit";
import type { FacetKey } from "#contract/catalogue/facets";
import type { Cents } from "#contract/money/money";
import type { DisplayedOffer } from "#contract/promotions/displayed-offers";

export interface LinkView {
  readonly label: string;
  readonly url: string;
}

/** Distinguishes products of a line: "225/65R17", "102H XL"; or "17x7.5", "5x114.3, +40 mm, Gloss Black". */
export interface SizeWords {
  readonly size: string;
  /** Empty when unknown. */
  readonly details: string;
}

/** A product in a grid, or in the table of its line. */
export interface CardView {
  readonly productId: string;
  readonly url: string;
  readonly name: string;
  readonly brand: string;
  /** Media path without size and extension, or of a drawing (/media/…); null shows the placeholder. */
  readonly image: string | null;
  readonly regularPrice: Cents;
  readonly salePrice: Cents | null;
  /** Set while a displayed offer runs. */
  readonly offer?: DisplayedOffer;
  /** For one item; 0 when free. */
  readonly shipping: Cents;
  readonly reviewCount: number;
  readonly reviewAverage: number | null;
  readonly availability: Availability;
  readonly labels: readonly OfferLabel[];
  /** One of CONDITION_TEXT, such as "New" or "Refurbished". */
  readonly condition: string;
  /** Items per set, for products sold in sets. */
  readonly piecesOfSet?: number;
  /** For products that are compared with a vehicle. */
  readonly fit?: CardFit;
  /** In the table of a line. */
  readonly ofLine?: SizeWords;
}

export interface CardFit {
  /** Encoded by contract/fit/fit-code.ts. */
  readonly code: string;
  /** The fit for a known vehicle; in static pages the browser fills it in. */
  readonly text?: FitText;
}

export interface FitText {
  readonly verdict: FitVerdict["verdict"];
  readonly words: string;
}

/** The first choices of the finder, built into the tire and wheel pages. */
export interface FirstChoices {
  /** Model years, newest first. */
  readonly years: readonly number[];
  readonly widths: readonly { readonly value: string; readonly productCount: number }[];
}

interface FacetValueView {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isSelected: boolean;
}

export interface FacetView {
  readonly key: FacetKey;
  readonly label: string;
  readonly values: readonly FacetValueView[];
}

export interface CountedLink extends LinkView {
  readonly productCount: number;
}

export interface TileView extends CountedLink {
  readonly image: string | null;
}

/** A static page of a category, a brand, or a brand or an attribute in a category. */
export interface ListingView {
  readonly kind: "category" | "brand" | "brand-in-category" | "attribute-in-category";
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  /** The brand's logo, if any; for a line, a picture of its products. */
  readonly image?: string;
  /** Home first, the page itself last. */
  readonly breadcrumbs: readonly LinkView[];
  readonly tiles: readonly TileView[];
  /** On the first pages of the tire and wheel line. */
  readonly finder?: FirstChoices;
  /** Links of a category to its attribute pages; first page only. */
  readonly attributeLinks?: readonly CountedLink[];
  /** Links of a category to brands or of a brand to categories, for pairs with a page; first page only. */
  readonly links?: readonly CountedLink[];
  readonly cards: readonly CardView[];
  readonly facets: readonly FacetView[];
  /** Some filters did not fit on the page. */
  readonly hasMoreFilters?: boolean;
  readonly totalCount: number;
  readonly page: number;
  /** Products per page. */
  readonly pageSize: number;
  readonly pageCount: number;
}

/** Ratings that the supplier reports. */
export interface RatingView {
  readonly average: number;
  readonly count: number;
}

/** A review by one of our buyers; long texts are cut. */
export interface ReviewView {
  readonly id: string;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly name: string;
  /** 2026-11-05 */
  readonly writtenAt: string;
  readonly answer?: string | null | undefined;
  /** Names of its pictures (contract/reviews/media.ts); omitted without any. */
  readonly pictures?: readonly string[];
}

export interface ReviewsView {
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly stars: readonly number[];
  readonly newest: readonly ReviewView[];
}

export interface ProductView extends CardView {
  /** By our own buyers; omitted without reviews. */
  readonly reviews?: ReviewsView;
  readonly suppliedRating?: RatingView;
  readonly sku: string;
  readonly modelNumber: string | null;
  readonly upc: string | null;
  readonly images: readonly string[];
  /** True when the picture shows the kind of product, not this product; the page then says so. */
  readonly isIllustrated?: boolean;
  readonly breadcrumbs: readonly LinkView[];
  /** Target of Back to Listing without history: the product's category. */
  readonly listing: LinkView;
  readonly brandLink: LinkView | null;
  /** Listings of its line and size; omitted without any. */
  readonly alsoSee?: readonly LinkView[];
  readonly description: string;
  readonly longDescription: string;
  readonly features: readonly string[];
  readonly includedItems: readonly string[];
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly shippingCost: Cents | null;
  readonly freeShipping: boolean;
  /** False for products with store pickup only. */
  readonly isSent: boolean;
  readonly inStorePickup: boolean;
  /** Period of a sale price that ends by itself. ISO 8601, exclusive end. */
  readonly salePeriod?: { readonly startsAt?: string | null; readonly endsAt: string };
  /** Manufacturer rebates after the purchase; omitted without any. */
  readonly rebates?: readonly { readonly url: string; readonly code: string; readonly description: string }[];
  /** A few others of the same category. */
  readonly related: readonly CardView[];
}

/** A page of all makes, of a make's models, or of a model's trims with their original sizes. */
export interface VehiclesView {
  readonly title: string;
  readonly intro: string;
  /** Home first, the page itself last. */
  readonly breadcrumbs: readonly LinkView[];
  /** Makes or models. */
  readonly links: readonly LinkView[];
  readonly trims: readonly VehicleTrimView[];
}

/** Vehicles of one trim with the same original sizes. */
export interface VehicleTrimView {
  readonly trim: string;
  /** Size by size; a staggered set has two. */
  readonly sets: readonly (readonly LinkView[])[];
  /** Each links to the products that fit. */
  readonly years: readonly LinkView[];
}

export interface HomeView {
  readonly departments: readonly TileView[];
  readonly deals: readonly CardView[];
  readonly bestSellers: readonly CardView[];
  readonly brands: readonly LinkView[];
}

export interface BrandListView {
  readonly brands: readonly (LinkView & { readonly productCount: number; readonly rating: number | null })[];
}

export interface MenuDepartment extends LinkView {
  readonly group: "main" | "more";
  readonly items: readonly LinkView[];
}
