/* Written by npm run codegen; do not edit. */
/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type * as Schema from './generated';

export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An amount of money in integer US cents. */
  Cents: { input: number; output: number; }
  /** A point in time, ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
};

/** Whether a product can be ordered now. */
export type Availability =
  | 'AVAILABLE'
  | 'NOT_AVAILABLE';

/** Sort order of a listing. */
export type ProductSort =
  | 'RELEVANCE'
  | 'BEST_SELLING'
  | 'PRICE_LOW_TO_HIGH'
  | 'PRICE_HIGH_TO_LOW'
  | 'LEASE_PAYMENT_LOW_TO_HIGH'
  | 'CUSTOMER_RATING'
  | 'NEWEST';

/** An offer a product carries. */
export type OfferLabel =
  | 'ON_SALE'
  | 'CLEARANCE'
  | 'FREE_SHIPPING'
  | 'BEST_SELLING'
  | 'LOW_PRICE_GUARANTEE';

/** A dimension shoppers filter a listing by. */
export type FacetKey =
  | 'CATEGORY'
  | 'OFFER'
  | 'SHIPMENT'
  | 'PRICE'
  | 'LEASE_PAYMENT'
  | 'BRAND'
  | 'RATING'
  | 'AVAILABILITY'
  | 'CONDITION'
  | 'TYPE'
  | 'VEHICLE_TYPE'
  | 'TIRE_SIZE'
  | 'PRODUCT_LINE'
  | 'SECTION_WIDTH'
  | 'ASPECT_RATIO'
  | 'RIM_DIAMETER'
  | 'OVERALL_DIAMETER'
  | 'SEASON'
  | 'TREAD'
  | 'CONSTRUCTION'
  | 'SPEED_RATING'
  | 'LOAD_RANGE'
  | 'PLY_RATING'
  | 'MAXIMUM_LOAD'
  | 'MAXIMUM_SPEED'
  | 'SIDEWALL'
  | 'RUN_FLAT'
  | 'MILEAGE_WARRANTY'
  | 'BOLT_PATTERN'
  | 'WHEEL_WIDTH'
  | 'OFFSET'
  | 'BACK_SPACING'
  | 'FINISH'
  | 'FUEL'
  | 'VOLTAGE'
  | 'PRESSURE'
  | 'WATER_FLOW'
  | 'HORSEPOWER'
  | 'CUTTING_WIDTH'
  | 'COOKING_AREA'
  | 'RANGE'
  | 'TOP_SPEED'
  | 'WEIGHT_CAPACITY'
  | 'CASE_SIZE'
  | 'GPS'
  | 'PLATFORM'
  | 'GENRE'
  | 'AGE_RATING'
  | 'AGE'
  | 'SCREEN_SIZE'
  | 'RESOLUTION'
  | 'PANEL'
  | 'REFRESH_RATE'
  | 'RESPONSE_TIME'
  | 'SMART'
  | 'TOUCH_SCREEN'
  | 'BRIGHTNESS'
  | 'MAXIMUM_TV_SIZE'
  | 'MEMORY'
  | 'VIDEO_MEMORY'
  | 'STORAGE'
  | 'STORAGE_TYPE'
  | 'PROCESSOR'
  | 'GRAPHICS'
  | 'OPERATING_SYSTEM'
  | 'MEGAPIXELS'
  | 'OPTICAL_ZOOM'
  | 'SENSOR'
  | 'FOCAL_LENGTH'
  | 'VIDEO_RESOLUTION'
  | 'WIRELESS'
  | 'NOISE_CANCELLING'
  | 'WATER_RESISTANCE'
  | 'CHANNELS'
  | 'POWER'
  | 'CAPACITY'
  | 'VOLUME'
  | 'CUPS'
  | 'PLACE_SETTINGS'
  | 'CYCLES'
  | 'ENERGY_STAR'
  | 'ENERGY_USE'
  | 'NOISE_LEVEL'
  | 'COOLING_AND_HEATING'
  | 'AREA'
  | 'BURNERS'
  | 'COLOR'
  | 'WIDTH'
  | 'CARRIER'
  | 'CELLULAR'
  | 'WIFI'
  | 'BATTERY_LIFE'
  | 'BATTERY_CAPACITY'
  | 'PRINT_SPEED'
  | 'PORTS'
  | 'CONNECTIVITY';

/** A step on the path from a department to a category, root first. */
export type CategoryStep = {
  /** Identifier of the category at this step. */
  id: Scalars['ID']['output'];
  /** Name of the category at this step. */
  name: Scalars['String']['output'];
};

/** A shop category. Departments contain subcategories; leaves contain products. */
export type Category = {
  /** Stable identifier, equal to the slug. */
  id: Scalars['ID']['output'];
  /** Name shown to shoppers. */
  name: Scalars['String']['output'];
  /** Shorter name used in the menu, if any. */
  alias?: Maybe<Scalars['String']['output']>;
  /** False when the category is hidden from shoppers. */
  active: Scalars['Boolean']['output'];
  /** Last segment of the category's URL. */
  slug: Scalars['String']['output'];
  /** URL of the category on the site. */
  url: Scalars['String']['output'];
  /** Path in the category tree, root first, this category last. */
  path: Array<CategoryStep>;
  /** Menu section of a department: main or more; null for subcategories. */
  menuGroup?: Maybe<Scalars['String']['output']>;
  /** Live products in the category and its subcategories. */
  productCount: Scalars['Int']['output'];
  /** Subcategories in menu order. */
  subCategories: Array<Category>;
};

/** A category and its number of live products matching a text. */
export type CategoryResult = {
  /** The category. */
  category: Category;
  /** Matching live products in the category and its subcategories. */
  count: Scalars['Int']['output'];
};

/** Response of getCategoriesResult. */
export type CategoriesResult = {
  /** Matching categories, most products first. */
  results: Array<CategoryResult>;
  /** Matching products over all categories. */
  total: Scalars['Int']['output'];
};

/** A manufacturer. */
export type Brand = {
  /** Stable identifier, equal to the slug of the brand's page. */
  id: Scalars['ID']['output'];
  /** Name shown to shoppers. */
  name: Scalars['String']['output'];
  /** A sentence or two about the brand; may be empty. */
  description: Scalars['String']['output'];
  /** Pictures of the brand. */
  images: Array<ProductImage>;
  /** Average customer rating of its products, 0 to 5; null when none is rated. */
  rating?: Maybe<Scalars['Float']['output']>;
  /** Number of reviews of its products. */
  ratingCount: Scalars['Int']['output'];
  /** Number of live products. */
  productCount: Scalars['Int']['output'];
};

/** Measurements used to check whether a tire or wheel fits a vehicle. */
export type FitFacts = {
  /** Encoded measurements; see contract/fit/fit-code.ts. */
  code: Scalars['String']['output'];
  /** Product line; null when unknown. */
  line?: Maybe<Scalars['String']['output']>;
};

/** A make with vehicles whose tire and wheel sizes are known. */
export type VehicleMake = {
  /** Last segment of its URL. */
  slug: Scalars['ID']['output'];
  /** The name, for example Toyota. */
  name: Scalars['String']['output'];
};

/** A vehicle and its original tire sizes. */
export type VehicleRow = {
  /** Model year. */
  year: Scalars['Int']['output'];
  /** Last segment of the model's URL. */
  modelSlug: Scalars['ID']['output'];
  /** The name, for example Camry. */
  model: Scalars['String']['output'];
  /** Trim slug used by the vehicle finder. */
  trimSlug: Scalars['ID']['output'];
  /** The name, for example LE; All trims if the source does not distinguish trims. */
  trim: Scalars['String']['output'];
  /** The size, for example 225/65R17; staggered sizes as front + rear: 255/40R19 + 275/40R19. */
  sizes: Array<Scalars['String']['output']>;
};

/** A picture of a product. */
export type ProductImage = {
  /** Role of the picture, such as Front_Standard. */
  rel: Scalars['String']['output'];
  /** Unit of width and height. */
  unit: Scalars['String']['output'];
  /** Width; null when the supplier does not provide it. */
  width?: Maybe<Scalars['Int']['output']>;
  /** Height; null when the supplier does not provide it. */
  height?: Maybe<Scalars['Int']['output']>;
  /** URL: a path on our media host (starts with /media/, without size and file extension, or a drawing ending in .svg), or a supplier's URL that pages never show. */
  href: Scalars['String']['output'];
  /** True for the main picture. */
  primary: Scalars['Boolean']['output'];
};

/** A technical attribute in a product's specification table (CATALOGUE-10). */
export type ProductAttribute = {
  /** Name of the attribute. */
  name: Scalars['String']['output'];
  /** Value with its unit. */
  value: Scalars['String']['output'];
  /** Normalized attribute; null when only this supplier has it. */
  typed?: Maybe<TypedAttribute>;
  /** True when the value was read from the product's name; null when the supplier lists it. */
  isFromName?: Maybe<Scalars['Boolean']['output']>;
};

/** A normalized attribute, the same for all suppliers, used to compare products. */
export type TypedAttribute = {
  /** Attribute key. */
  key: Scalars['ID']['output'];
  /** Label shown to shoppers. */
  label: Scalars['String']['output'];
  /** Value of a number attribute, in `unit`. */
  number?: Maybe<Scalars['Float']['output']>;
  /** Unit shown after the number. */
  unit?: Maybe<Scalars['String']['output']>;
  /** Value of a text attribute. */
  text?: Maybe<Scalars['String']['output']>;
  /** Value of a boolean attribute. */
  flag?: Maybe<Scalars['Boolean']['output']>;
};

/** Price of one unit after automatic promotions that apply to everyone. */
export type ProductOffer = {
  /** Price of one unit with the promotions, as charged at checkout. */
  price: Scalars['Cents']['output'];
  /** Lowest price of the previous 30 days; null when it may not be advertised or is not above price. */
  wasPrice?: Maybe<Scalars['Cents']['output']>;
  /** The sentence pages show, for example: 10% off: Summer sale, until Nov 30. */
  words: Scalars['String']['output'];
  /** Start of the most recent promotion; null when unknown. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** End of the first promotion to end, exclusive; null = open-ended. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Period in which a sale price is valid. */
export type SalePeriod = {
  /** Start; null when the supplier gives none. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Exclusive end. */
  endsAt: Scalars['DateTime']['output'];
};

/** A manufacturer rebate, claimed after the purchase. */
export type Rebate = {
  /** URL to claim the rebate; empty when the supplier gives none. */
  url: Scalars['String']['output'];
  /** Claim code; may be empty. */
  code: Scalars['String']['output'];
  /** Amount and conditions. */
  description: Scalars['String']['output'];
};

/** A product (CATALOGUE-2). Supplier prices are not public and not part of this type. */
export type Product = {
  /** The shop's identifier: the SKU, prefixed by the supplier when another supplier already used that SKU. */
  productId: Scalars['ID']['output'];
  /** The supplier's stock keeping unit. */
  sku: Scalars['String']['output'];
  /** Last segment of the product's URL; never changes. */
  slug: Scalars['String']['output'];
  /** URL of the product on the site. */
  url: Scalars['String']['output'];
  /** Name shown to shoppers. */
  name: Scalars['String']['output'];
  /** Manufacturer; empty when unknown. */
  manufacturer: Scalars['String']['output'];
  /** The brand, null when the manufacturer is unknown. */
  brand?: Maybe<Brand>;
  /** Manufacturer's model number. */
  modelNumber?: Maybe<Scalars['String']['output']>;
  /** Universal product code. */
  upc?: Maybe<Scalars['String']['output']>;
  /** Regular price, before any sale. */
  regularPrice: Scalars['Cents']['output'];
  /** Sale price; null without a sale; never above regularPrice. */
  salePrice?: Maybe<Scalars['Cents']['output']>;
  /** Period of the current sale price; null when it has no end. */
  salePeriod?: Maybe<SalePeriod>;
  /** Active automatic promotions that apply to everyone; null without one. The cart lists them as a separate row. */
  offer?: Maybe<ProductOffer>;
  /** Price rule that set the price; null without one. */
  winnerMarkupId?: Maybe<Scalars['ID']['output']>;
  /** True when salePrice is below regularPrice. */
  onSale: Scalars['Boolean']['output'];
  /** True when only the last units are left. */
  clearance: Scalars['Boolean']['output'];
  /** Pictures, primary first. */
  images: Array<ProductImage>;
  /** The product's category in the shop. */
  category?: Maybe<Category>;
  /** Path in the category tree, root first. */
  categoryPath: Array<CategoryStep>;
  /** Number of ratings: the supplier's and our customers'. */
  customerReviewCount: Scalars['Int']['output'];
  /** Average of all ratings, 0 to 5; null without any. */
  customerReviewAverage?: Maybe<Scalars['Float']['output']>;
  /** Number of ratings reported by the supplier. */
  supplierReviewCount: Scalars['Int']['output'];
  /** Average rating reported by the supplier, 0 to 5; null without one. */
  supplierReviewAverage?: Maybe<Scalars['Float']['output']>;
  /** Reviews by our customers; null without any. */
  reviews?: Maybe<ProductReviews>;
  /** Shipping cost; null when it depends on the address. */
  shippingCost?: Maybe<Scalars['Cents']['output']>;
  /** True when shipping is free. */
  freeShipping: Scalars['Boolean']['output'];
  /** True when it can be delivered and installed at home. */
  homeDelivery: Scalars['Boolean']['output'];
  /** True when it can be picked up in a store. */
  inStorePickup: Scalars['Boolean']['output'];
  /** True when the supplier takes online orders for it. */
  onlineAvailability: Scalars['Boolean']['output'];
  /** True when stores have it. */
  inStoreAvailability: Scalars['Boolean']['output'];
  /** Whether it can be ordered now. */
  availability: Availability;
  /** Units available for sale now. */
  availableQuantity: Scalars['Int']['output'];
  /** Maximum units per order; null without a limit. */
  quantityLimit?: Maybe<Scalars['Int']['output']>;
  /** One paragraph of plain text. */
  description: Scalars['String']['output'];
  /** Longer plain text, empty when there is none. */
  longDescription: Scalars['String']['output'];
  /** Selling points, one per line. */
  features: Array<Scalars['String']['output']>;
  /** Items in the box. */
  includedItems: Array<Scalars['String']['output']>;
  /** Technical attributes in display order. */
  attributes: Array<ProductAttribute>;
  /** Manufacturer rebates, claimed after the purchase; never deducted from the price. */
  rebates: Array<Rebate>;
  /** New, Open box, Refurbished or Pre-owned. */
  condition: Scalars['String']['output'];
  /** Offers the product has. */
  productLabels: Array<OfferLabel>;
  /** Best-seller rank, 1 is best; null when unranked. */
  bestSellingRank?: Maybe<Scalars['Int']['output']>;
  /** True when shoppers can see it. */
  isLive: Scalars['Boolean']['output'];
  /** Last change of anything a page shows. */
  updatedAt: Scalars['DateTime']['output'];
  /** Measurements for fit checks; null when the product is not for vehicles. */
  fit?: Maybe<FitFacts>;
};

/** Published reviews of a product by our customers. */
export type ProductReviews = {
  /** Number of reviews. */
  count: Scalars['Int']['output'];
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  stars: Array<Scalars['Int']['output']>;
  /** Newest reviews. */
  newest: Array<Review>;
};

/** A customer's review of a product, in plain text. */
export type Review = {
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Stars, 1 to 5. */
  stars: Scalars['Int']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** Full text. */
  text: Scalars['String']['output'];
  /** Display name chosen by the author. */
  name: Scalars['String']['output'];
  /** When the review was written or last changed. */
  writtenAt: Scalars['DateTime']['output'];
  /** The shop's reply; null without one. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Number of helpful votes. */
  helpful: Scalars['Int']['output'];
  /** Names of its pictures: /media/reviews/<name>-s.webp is a small square, /media/reviews/<name>.webp the full picture. */
  pictures: Array<Scalars['ID']['output']>;
};

/** One value of a facet. */
export type FacetValue = {
  /** Value to send to filter by it. */
  value: Scalars['String']['output'];
  /** Label shown to shoppers. */
  label: Scalars['String']['output'];
  /** Products left when this value is added to the other selected facets. */
  count: Scalars['Int']['output'];
  /** True when the search is filtered by it. */
  isSelected: Scalars['Boolean']['output'];
};

/** A facet with its values. */
export type Facet = {
  /** Dimension. */
  key: FacetKey;
  /** Label shown to shoppers. */
  label: Scalars['String']['output'];
  /** Values in display order. */
  values: Array<FacetValue>;
};

/** Selected values of a facet without its own argument. */
export type FacetChoice = {
  /** Facet. */
  key: FacetKey;
  /** Values of the facet; bands are merged into one range. */
  values: Array<Scalars['String']['input']>;
};

/** Filters and sort order of a listing. */
export type SearchProductsInput = {
  /** Search text as typed; typos are tolerated. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Category or department by id. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Brand ids; matches any. */
  brandIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Minimum cash price. */
  minPrice?: InputMaybe<Scalars['Cents']['input']>;
  /** Maximum cash price. */
  maxPrice?: InputMaybe<Scalars['Cents']['input']>;
  /** Minimum average rating, 1 to 5. */
  minRating?: InputMaybe<Scalars['Int']['input']>;
  /** Only products with this availability. */
  availability?: InputMaybe<Availability>;
  /** Products with any of these offers. */
  offers?: InputMaybe<Array<OfferLabel>>;
  /** Selected attribute facets, such as screen size. */
  filters?: InputMaybe<Array<FacetChoice>>;
  /** Sort order; defaults to RELEVANCE with a text, otherwise BEST_SELLING. */
  sort?: InputMaybe<ProductSort>;
  /** Page number, starting at 1. */
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Products per page: 12, 24, 36, 48 or 50. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A tire or a wheel. */
export type LineProduct = {
  /** Product id. */
  id: Scalars['ID']['output'];
  /** Name shown to shoppers. */
  name: Scalars['String']['output'];
  /** URL of the product on the site. */
  url: Scalars['String']['output'];
  /** Size, such as 225/65R17 102H for a tire or 18x8 for a wheel; null when unknown. */
  size?: Maybe<Scalars['String']['output']>;
  /** Prices of one unit. */
  prices: LinePrices;
  /** Shipping cost of one unit; null when it depends on the address. */
  shippingCost?: Maybe<Scalars['Cents']['output']>;
  /** False when pickup only. */
  isShippable: Scalars['Boolean']['output'];
  /** Stock. */
  stock: LineStock;
  /** Manufacturer rebates, claimed after the purchase; never deducted from the price. */
  rebates: Array<Rebate>;
  /** Brand; null when unknown. */
  brand?: Maybe<Brand>;
  /** Pictures, primary first. */
  images: Array<ProductImage>;
  /** Number of reviews. */
  ratingCount: Scalars['Int']['output'];
  /** Average rating, 0 to 5; null without reviews. */
  rating?: Maybe<Scalars['Float']['output']>;
  /** All specifications in display order; typed when normalized. */
  specifications: Array<ProductAttribute>;
};

/** Prices of one tire or wheel. */
export type LinePrices = {
  /** Regular price. */
  originalPrice: Scalars['Cents']['output'];
  /** Current price, at most originalPrice. */
  discountedPrice: Scalars['Cents']['output'];
};

/** Stock of a tire or a wheel. */
export type LineStock = {
  /** Units available for sale now. */
  availableQuantity: Scalars['Int']['output'];
  /** True when it can be ordered now. */
  inStock: Scalars['Boolean']['output'];
};

/** Filters and sort order of a tire listing. */
export type SearchTireProductsInput = {
  /** Search text as typed; a tire size in it becomes a filter. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Minimum unit price. */
  minPrice?: InputMaybe<Scalars['Cents']['input']>;
  /** Maximum unit price. */
  maxPrice?: InputMaybe<Scalars['Cents']['input']>;
  /** Brand ids; matches any. */
  brands?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Category ids; matches any. */
  categories?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Vehicle types such as suv-cuv; matches any. */
  vehicleTypes?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Rim diameters in inches; matches any. */
  diameter?: InputMaybe<Array<Scalars['Float']['input']>>;
  /** Section widths in millimeters; matches any. */
  width?: InputMaybe<Array<Scalars['Float']['input']>>;
  /** Aspect ratios in percent; matches any. */
  aspectRatio?: InputMaybe<Array<Scalars['Float']['input']>>;
  /** Size slugs such as 225-65r17; matches any. */
  sizes?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Other selected filters, such as ply rating. */
  filters?: InputMaybe<Array<FacetChoice>>;
  /** Sort order; defaults to RELEVANCE with a text, otherwise BEST_SELLING. */
  sort?: InputMaybe<ProductSort>;
  /** Page number, starting at 1. */
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Products per page: 12, 24, 36, 48 or 50. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** An inclusive range; a missing end is open. */
export type NumberRange = {
  /** Lower bound. */
  from?: InputMaybe<Scalars['Float']['input']>;
  /** Upper bound. */
  to?: InputMaybe<Scalars['Float']['input']>;
};

/** Filters and sort order of a wheel listing. */
export type SearchWheelProductsInput = {
  /** Search text as typed. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Minimum unit price. */
  minPrice?: InputMaybe<Scalars['Cents']['input']>;
  /** Maximum unit price. */
  maxPrice?: InputMaybe<Scalars['Cents']['input']>;
  /** Brand ids; matches any. */
  brands?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Category ids; matches any. */
  categories?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Vehicle types such as suv-cuv; matches any. */
  vehicleTypes?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Diameters in inches; matches any. */
  diameter?: InputMaybe<Array<Scalars['Float']['input']>>;
  /** Widths in inches; matches any. */
  width?: InputMaybe<Array<Scalars['Float']['input']>>;
  /** Offset in whole millimeters; negative values sit further out. */
  offset?: InputMaybe<NumberRange>;
  /** Backspacing in inches. */
  backSpacing?: InputMaybe<NumberRange>;
  /** Bolt patterns such as 5x114.3; matches any. */
  boltPatterns?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Other selected filters, such as finish. */
  filters?: InputMaybe<Array<FacetChoice>>;
  /** Sort order; defaults to RELEVANCE with a text, otherwise BEST_SELLING. */
  sort?: InputMaybe<ProductSort>;
  /** Page number, starting at 1. */
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Products per page: 12, 24, 36, 48 or 50. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of tires or wheels with its filters. */
export type LineSearchResult = {
  /** Products on this page. */
  products: Array<LineProduct>;
  /** Total number of products. */
  totalCount: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  pageNumber: Scalars['Int']['output'];
  /** Products per page. */
  pageSize: Scalars['Int']['output'];
  /** Number of pages. */
  pageCount: Scalars['Int']['output'];
  /** Counts per value of each filter; a filter's own selection does not affect its counts. */
  facets: Array<Facet>;
};

/** A part of a tire size and the number of matching tires. */
export type TireMeasure = {
  /** As written in a size: 225, 31X, 65, 10.50, 17; a dash when the size has none. */
  value: Scalars['String']['output'];
  /** Tires that match this and the previous selections. */
  productCount: Scalars['Int']['output'];
};

/** A rim diameter and its sizes. */
export type RimDiameter = {
  /** In inches, as written in a size. */
  value: Scalars['String']['output'];
  /** Tires that match this and the previous selections. */
  productCount: Scalars['Int']['output'];
  /** Matching sizes, such as 225/65R17 and LT225/65R17. */
  sizes: Array<TireSizeChoice>;
};

/** A tire size the shop sells. */
export type TireSizeChoice = {
  /** URL slug, such as 225-65r17. */
  id: Scalars['ID']['output'];
  /** Size, such as 225/65R17. */
  name: Scalars['String']['output'];
  /** URL of its tires on the site. */
  url: Scalars['String']['output'];
  /** Number of tires in this size. */
  productCount: Scalars['Int']['output'];
};

/** A vehicle type that tires are made for. */
export type VehicleType = {
  /** car-van, luxury-car, sports-car, suv-cuv, medium-truck, otr-grader-em or blemished. */
  id: Scalars['ID']['output'];
  /** Label shown to shoppers. */
  name: Scalars['String']['output'];
  /** URL of its tires on the site. */
  url: Scalars['String']['output'];
  /** Number of tires for this type. */
  productCount: Scalars['Int']['output'];
};

/** A line of tires or wheels in all sizes. */
export type ProductLine = {
  /** Identifier; starts with the brand's id. */
  id: Scalars['ID']['output'];
  /** Name without the brand. */
  name: Scalars['String']['output'];
  /** URL of the line on the site. */
  url: Scalars['String']['output'];
  /** Brand; null when unknown. */
  brand?: Maybe<Brand>;
  /** Sizes, smallest first. */
  products: Array<LineProduct>;
};

/** Suggestions while a search is typed. */
export type SearchSuggestions = {
  /** Top matching products. */
  products: Array<Product>;
  /** Categories with the most matches, preceded by the page of a size or vehicle named in the text. */
  categories: Array<SuggestedPlace>;
  /** Brands with matching products whose name starts with a typed word. */
  brands: Array<SuggestedPlace>;
  /** Number of matching products. */
  totalCount: Scalars['Int']['output'];
  /** Corrected search text; null when the original text had matches. */
  correctedText?: Maybe<Scalars['String']['output']>;
  /** Requested product the shop does not sell; the result is then empty. */
  notSold?: Maybe<NotSold>;
};

/** A searched item the shop does not sell although other words match, such as the charger of a laptop. */
export type NotSold = {
  /** The item as typed. */
  item: Scalars['String']['output'];
  /** The product type it was searched with, which is sold; null for none. */
  productType?: Maybe<Scalars['String']['output']>;
};

/** A category or brand with products that match a search. */
export type SuggestedPlace = {
  /** Name. */
  label: Scalars['String']['output'];
  /** URL on the site. */
  url: Scalars['String']['output'];
  /** Number of matching products. */
  productCount: Scalars['Int']['output'];
};

/** A page of a listing with its facets. */
export type SearchProductsResult = {
  /** Products on this page. */
  products: Array<Product>;
  /** Total number of products. */
  totalCount: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  pageNumber: Scalars['Int']['output'];
  /** Products per page. */
  pageSize: Scalars['Int']['output'];
  /** Number of pages. */
  pageCount: Scalars['Int']['output'];
  /** Counts per facet value; a facet's own selection does not affect its counts. */
  facets: Array<Facet>;
  /** Corrected search text when the original had no matches; null otherwise. */
  correctedText?: Maybe<Scalars['String']['output']>;
  /** Requested product the shop does not sell; the result is then empty. */
  notSold?: Maybe<NotSold>;
  /** Page of the size or vehicle named in the text, whose products are returned; null otherwise. */
  matchedPage?: Maybe<SuggestedPlace>;
  /** Conditions no product meets together with the others; empty when products meet all of them. */
  unmetConditions: Array<UnmetCondition>;
};

/** A condition of a search that no product meets together with the others. */
export type UnmetCondition = {
  /** Label shown to shoppers: Winter, Under $50, 2019 Toyota Camry, or a word. */
  label: Scalars['String']['output'];
  /** Number of products that meet all other conditions. */
  productCount: Scalars['Int']['output'];
};

/** A discontinued product. */
export type FormerProduct = {
  /** Name. */
  name: Scalars['String']['output'];
  /** Its former category; null when that category is hidden or gone. */
  categoryId?: Maybe<Scalars['ID']['output']>;
};

/** Product data a cart needs. */
export type CartProduct = {
  /** The product's identifier. */
  id: Scalars['ID']['output'];
  /** Units available for sale now; 0 when unknown or not live. */
  availableQuantity: Scalars['Int']['output'];
  /** The product; null when unknown or not live. */
  product?: Maybe<Product>;
};

/** Current price and stock of a product. */
export type ProductAvailability = {
  /** The product's identifier. */
  productId: Scalars['ID']['output'];
  /** Whether it can be ordered now. */
  availability: Availability;
  /** Units available for sale now. */
  availableQuantity: Scalars['Int']['output'];
  /** Regular price, before any sale; null when the product is not live. */
  regularPrice?: Maybe<Scalars['Cents']['output']>;
  /** Sale price; null without a sale. */
  salePrice?: Maybe<Scalars['Cents']['output']>;
  /** Active automatic promotions that apply to everyone; null without one. */
  offer?: Maybe<ProductOffer>;
  /** Price of one unit with shipping and tax: the tax of the postal code's state, or the default rate without one; null when the product is not live. */
  estimate?: Maybe<Scalars['Cents']['output']>;
  /** Amounts a page shows for the postal code; other amounts are hidden. */
  amounts: Array<PageAmount>;
  /** Delivery sentence for the postal code; null without a postal code. */
  delivery?: Maybe<Scalars['String']['output']>;
};

/** An amount shown on a page. */
export type PageAmount = {
  /** The key: cash, regular, estimate, extra, need, over, WEEKLY-payment and others (contract/promotions/page-amounts.ts). */
  name: Scalars['String']['output'];
  /** Amount, 0 or more. */
  cents: Scalars['Cents']['output'];
};

/** A page of the catalog, for the site build. */
export type CatalogueExport = {
  /** Live products ordered by productId. */
  products: Array<Product>;
  /** Cursor for `after` of the next page; null after the last. */
  next?: Maybe<Scalars['ID']['output']>;
};

/** Data of a category's or brand's static pages: its complete search result. */
export type ListingExport = {
  /** Number of live products. */
  totalCount: Scalars['Int']['output'];
  /** Product ids, best sellers first. */
  productIds: Array<Scalars['ID']['output']>;
  /** Facets, as a search returns them. */
  facets: Array<Facet>;
};


/** Data of a category's or brand's static pages: its complete search result. */
export type ListingExportProductIdsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** An attribute page of a category, from staff or from the tire and wheel line, with enough products to be published. */
export type AttributePage = {
  /** Category; it links to the page when the page is among the largest. */
  categoryId: Scalars['ID']['output'];
  /** Facet of the attribute. */
  key: FacetKey;
  /** Facet value all of its products share. */
  value: Scalars['String']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
  /** Text below the heading. */
  intro: Scalars['String']['output'];
  /** Number of live products on the page. */
  productCount: Scalars['Int']['output'];
  /** For a line of tires or wheels: its brand, whose page in the category links here. */
  brandId?: Maybe<Scalars['ID']['output']>;
};

/** Products of the home page, each from a different category. */
export type HomeExport = {
  /** Products with the largest discounts. */
  deals: Array<Product>;
  /** Best sellers that are not deals. */
  bestSellers: Array<Product>;
};

/** A changed product, live or not. */
export type ChangedProduct = {
  /** Identifier. */
  productId: Scalars['ID']['output'];
  /** Last segment of its URL. */
  slug: Scalars['String']['output'];
};

/** Changes after a revision. */
export type CatalogueChanges = {
  /** Revision search and listings currently show. */
  revision: Scalars['String']['output'];
  /** Changed products ordered by productId, at most 1,000. */
  products: Array<ChangedProduct>;
};

/** State of the catalog, for page builds. */
export type CatalogueState = {
  /** Increases with every change a page can show. */
  revision: Scalars['String']['output'];
  /** Number of live products. */
  productCount: Scalars['Int']['output'];
};

/** Why a cart line changed. */
export type CartNoticeKind =
  | 'CAPPED'
  | 'GONE'
  | 'PRICE_MOVED';

/** One product in a cart (CART-8). */
export type CartItem = {
  /** Identifier of the line. */
  id: Scalars['ID']['output'];
  /** The product. */
  productId: Scalars['ID']['output'];
  /** The supplier's stock keeping unit. */
  sku: Scalars['String']['output'];
  /** Name shown to shoppers. */
  name: Scalars['String']['output'];
  /** Name of the brand; empty when unknown. */
  brand: Scalars['String']['output'];
  /** URL of the product on the site. */
  url: Scalars['String']['output'];
  /**
   * Picture URL at 320 pixels, a WebP file on our media host; null without one. A drawing (.svg) is one file, sharp at every
   * size, and is in all three fields.
   */
  thumbnailImage?: Maybe<Scalars['String']['output']>;
  /** The same picture at 640 pixels. */
  smallImage?: Maybe<Scalars['String']['output']>;
  /** The same picture at 960 pixels. */
  largeImage?: Maybe<Scalars['String']['output']>;
  /** Size of a tire (225/65R17 102H) or a wheel (18x8); null for other products. */
  size?: Maybe<Scalars['String']['output']>;
  /** Catalog line: ELECTRONICS or TIRES_AND_WHEELS. */
  productType: Scalars['String']['output'];
  /** Supplier that delivers it. */
  partner: Scalars['String']['output'];
  /** True when it has an offer. */
  isPromotion: Scalars['Boolean']['output'];
  /** Requested units. */
  quantity: Scalars['Int']['output'];
  /** The same as quantity. */
  qty: Scalars['Int']['output'];
  /** Current unit price. */
  price: Scalars['Cents']['output'];
  /** Shipping cost of one unit; 0 when free. */
  shippingCost: Scalars['Cents']['output'];
  /** Units available for sale now. */
  availableQuantity: Scalars['Int']['output'];
  /** True when the requested units are available. */
  inStock: Scalars['Boolean']['output'];
};

/** Cart totals in cents. */
export type CartTotals = {
  /** Sum of quantity × price. */
  subTotal: Scalars['Cents']['output'];
  /** Always 0; calculated at checkout. */
  shipping: Scalars['Cents']['output'];
  /** Always 0; calculated at checkout. */
  discount: Scalars['Cents']['output'];
  /** subTotal + shipping − discount. */
  total: Scalars['Cents']['output'];
};

/** A notice to the customer about a cart line. */
export type CartNotice = {
  /** Event type. */
  kind: CartNoticeKind;
  /** Affected product. */
  productId: Scalars['ID']['output'];
  /** Product name; empty when the product is gone. */
  name: Scalars['String']['output'];
  /** Message for the customer. */
  message: Scalars['String']['output'];
};

/** A cart line whose product is no longer sold; excluded from totals. */
export type UnavailableCartItem = {
  /** The product. */
  productId: Scalars['ID']['output'];
  /** Name when it was sold. */
  name: Scalars['String']['output'];
  /** Requested units. */
  quantity: Scalars['Int']['output'];
};

/** The cart of a signed-in customer. */
export type Cart = {
  /** Identifier of the cart. */
  id: Scalars['ID']['output'];
  /** Increases with every change. */
  revision: Scalars['Int']['output'];
  /** Lines, oldest first. */
  items: Array<CartItem>;
  /** Lines that are no longer sold, oldest first; they stay until removed. */
  unavailable: Array<UnavailableCartItem>;
  /** Totals. */
  totals: CartTotals;
  /** Notices for changes the customer did not make, such as a capped quantity, and for lines that are no longer sold. */
  notices: Array<CartNotice>;
};

/** A customer's wish list with current prices and stock. */
export type WishList = {
  /** Key for read-only access by others; null when not shared. */
  shareKey?: Maybe<Scalars['ID']['output']>;
  /** Whether the owner is emailed about price drops. */
  emailAlerts: Scalars['Boolean']['output'];
  /** Newest first. */
  items: Array<WishListItem>;
};

/** A product on a wish list. */
export type WishListItem = {
  /** Identifier of the product. */
  productId: Scalars['ID']['output'];
  /** When it was added. */
  addedAt: Scalars['DateTime']['output'];
  /** The product; null when it is no longer sold. */
  product?: Maybe<Product>;
};

/** A wish list as visitors with its link see it. */
export type SharedWishList = {
  /** Newest first. */
  items: Array<WishListItem>;
};

/** A customer's lists of saved searches. */
export type SavedSearchList =
  | 'SEARCHES';

/** A saved search; names are unique within a list. */
export type SavedSearch = {
  /** The list it belongs to. */
  list: SavedSearchList;
  /** Name given by the owner. */
  name: Scalars['String']['output'];
  /** Page that shows the search: a site path with its query. */
  address: Scalars['String']['output'];
  /** Whether the owner is emailed about price drops and products back in stock. */
  emailAlerts: Scalars['Boolean']['output'];
  /** When it was last saved. */
  savedAt: Scalars['DateTime']['output'];
};

/** A search to save. */
export type SavedSearchInput = {
  /** List to save it in; defaults to SEARCHES. */
  list?: InputMaybe<SavedSearchList>;
  /** Name; replaces an entry with the same name. */
  name: Scalars['String']['input'];
  /** Page that shows the search: a site path with its query. */
  address: Scalars['String']['input'];
  /** Search input; page and sort order are ignored. */
  search: SearchProductsInput;
  /** Whether to email news; defaults to the previous choice for this name. */
  emailAlerts?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A customer's account as its owner sees it, for staff. Parts that need a missing permission are null. */
export type AccountView = {
  /** The cart; null until something was added. */
  cart?: Maybe<Cart>;
  /** Latest orders; null without orders.read. */
  orders?: Maybe<OrdersResult>;
  /** Latest lease applications; null without leases.read. */
  applications?: Maybe<LeaseApplicationsResult>;
  /** Usable approval; null without one or without leases.read. */
  approval?: Maybe<LeaseApplication>;
};

/** A line of a guest cart to merge into the account's cart. */
export type CartLineInput = {
  /** The product. */
  productId: Scalars['ID']['input'];
  /** Requested units, 1 or more. */
  quantity: Scalars['Int']['input'];
  /** Price the guest saw; the response reports a change. */
  seenPrice?: InputMaybe<Scalars['Cents']['input']>;
};

/** Delivery method of an order. */
export type DeliveryType =
  | 'DELIVERY_SHIPPING'
  | 'DELIVERY_PICKUP';

/** Source of an order's lines. */
export type OrderCreationMode =
  | 'CREATE_FRESH_ORDER'
  | 'CREATE_ORDER_FOR_CART';

/** Status of an order (ORDER-1). */
export type OrderStatus =
  | 'PENDING_PAYMENT'
  | 'PAYMENT_RECEIVED'
  | 'PENDING_ESIGNATURE'
  | 'PENDING_REVIEW'
  | 'CONFIRMED_BY_SUPPLIER'
  | 'PENDING_FULFILMENT'
  | 'COMPLETED'
  | 'CANCELLED'
  | 'RETURNED'
  | 'CANCELLED_BY_SUPPLIER'
  | 'PAYMENT_FAILED'
  | 'LOAN_IN_PROCESS';

/** Status of an order item (ORDER-1). */
export type OrderItemStatus =
  | 'SHIPPED'
  | 'DELIVERED'
  | 'CANCELLED_BY_SUPPLIER'
  | 'PENDING'
  | 'PENDING_SHIPMENT'
  | 'CANCELLED'
  | 'RETURNED'
  | 'PENDING_PICKUP'
  | 'READY_TO_PICKUP'
  | 'PAYMENT_FAILED'
  | 'PICKUPED'
  | 'LOAN_IN_PROCESS';

/** Type of an order history entry (ORDER-2). */
export type OrderEventType =
  | 'CREATED'
  | 'ITEM_ADDED'
  | 'ITEM_UPDATED'
  | 'ITEM_DELETED'
  | 'BILLING_ADDRESS_UPDATED'
  | 'SHIPPING_ADDRESS_UPDATED'
  | 'CANCELLED'
  | 'STATUS_CHANGED'
  | 'LEASE_DETAILS_UPDATED'
  | 'FRAUD_CHECK_UPDATED'
  | 'SUBMITTED'
  | 'CUSTOM_NOTES'
  | 'PHONE_CALL'
  | 'EMAIL_CONVERSATION'
  | 'PAYMENT_DETAILS_UPDATED'
  | 'REMINDER_EMAIL_UPDATED'
  | 'SHIPMENT_DETAILS_UPDATED';

/** Payment method. */
export type PaymentMethod =
  | 'CARD'
  | 'GOOGLE_PAY'
  | 'KLARNA'
  | 'COINBASE'
  | 'CRYPTO'
  | 'LEASE';

/** An item of an order. */
export type OrderItem = {
  /** Identifier of the item. */
  id: Scalars['ID']['output'];
  /** Whether staff bought it outside the shop's supplier orders; staff only. */
  isBoughtByHand?: Maybe<Scalars['Boolean']['output']>;
  /** The order it belongs to. */
  orderId: Scalars['ID']['output'];
  /** The product. */
  productId: Scalars['ID']['output'];
  /** The supplier's stock keeping unit. */
  sku: Scalars['String']['output'];
  /** Catalog line: ELECTRONICS or TIRES_AND_WHEELS. */
  productType: Scalars['String']['output'];
  /** Picture URLs, primary first. */
  images: Array<Scalars['String']['output']>;
  /** Product name at the time of the order. */
  name: Scalars['String']['output'];
  /** Condition at the time of sale: New, Open box, Refurbished or Pre-owned; null on older orders. */
  condition?: Maybe<Scalars['String']['output']>;
  /** Size of a tire (225/65R17 102H) or a wheel (18x8); null for other products. */
  size?: Maybe<Scalars['String']['output']>;
  /** Units. */
  quantity: Scalars['Int']['output'];
  /** Supplier that delivers it. */
  partner: Scalars['String']['output'];
  /** Unit price as sold. */
  price: Scalars['Cents']['output'];
  /** Regular unit price, before any sale. */
  originalPrice: Scalars['Cents']['output'];
  /** Price rule that set the price; null without one; staff only. */
  priceMarkupGroupId?: Maybe<Scalars['ID']['output']>;
  /** Item status. */
  status: OrderItemStatus;
  /** The supplier's order number. */
  partnerOrderId?: Maybe<Scalars['String']['output']>;
  /** The carrier. */
  carrier?: Maybe<Scalars['String']['output']>;
  /** Tracking number. */
  trackingNumber?: Maybe<Scalars['String']['output']>;
  /** Tracking URL. */
  trackingUrl?: Maybe<Scalars['String']['output']>;
  /** Product attributes at the time of sale; empty on older orders. */
  attributes: Array<SoldAttribute>;
  /** Promotion discount on all units, fixed when ordered; 0 on older orders, whose discount applies to the whole order. */
  discount: Scalars['Cents']['output'];
  /** Promotion discount on the shipping of one unit. */
  shippingDiscount: Scalars['Cents']['output'];
  /** Shipping cost of one unit. */
  shippingCost: Scalars['Cents']['output'];
  /** One paragraph of plain text. */
  description: Scalars['String']['output'];
  /** Name of the brand. */
  brand: Scalars['String']['output'];
  /** Identifier of the brand. */
  brandId?: Maybe<Scalars['ID']['output']>;
  /** Expected delivery day. */
  estimatedDeliveryDate?: Maybe<Scalars['DateTime']['output']>;
  /** When it was shipped. */
  shippedDate?: Maybe<Scalars['DateTime']['output']>;
  /** When it was delivered or picked up. */
  deliveredDate?: Maybe<Scalars['DateTime']['output']>;
  /** Shipping method. */
  shipMethod?: Maybe<Scalars['String']['output']>;
  /** Carrier name used by the supplier. */
  shippingCarrier?: Maybe<Scalars['String']['output']>;
  /** Price of all units. */
  subTotal: Scalars['Cents']['output'];
  /** Shipping cost of all units. */
  totalShippingCost: Scalars['Cents']['output'];
  /** subTotal + shipping. */
  total: Scalars['Cents']['output'];
  /** URL of the product on the site. */
  urlPath: Scalars['String']['output'];
};

/** An attribute of a product as it was sold. */
export type SoldAttribute = {
  /** Name of the attribute. */
  name: Scalars['String']['output'];
  /** Value with its unit. */
  value: Scalars['String']['output'];
};

/** A payment of an order. */
export type PaymentDetails = {
  /** Gateway, such as BRAINTREE. */
  gatewayType: Scalars['String']['output'];
  /** Display name, such as Google Pay. */
  gatewayName: Scalars['String']['output'];
  /** The gateway's transaction id; null until assigned. */
  transactionId?: Maybe<Scalars['String']['output']>;
  /** Second lease, which covers the amount beyond the first. */
  secondaryLeaseId?: Maybe<Scalars['ID']['output']>;
  /** Amount approved by the lessor. */
  approvedLeaseAmount?: Maybe<Scalars['Cents']['output']>;
  /** Payment state, such as PAID. */
  state: Scalars['String']['output'];
  /** Requested amount. */
  amount: Scalars['Cents']['output'];
  /** Received amount. */
  paidAmount: Scalars['Cents']['output'];
  /** Refunded amount. */
  refundedAmount: Scalars['Cents']['output'];
  /** Amount of pending refunds, including manual ones. */
  returningAmount: Scalars['Cents']['output'];
};

/** A manual refund, for gateways that cannot refund automatically. */
export type ManualRefund = {
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Amount. */
  amount: Scalars['Cents']['output'];
  /** Gateway that holds the money, such as PLISIO. */
  gatewayType: Scalars['String']['output'];
  /** Payment means, such as BTC. */
  gatewayName: Scalars['String']['output'];
  /** The gateway's transaction id. */
  transactionId?: Maybe<Scalars['String']['output']>;
  /** Refund reason. */
  reason: Scalars['String']['output'];
  /** When the refund was requested. */
  at: Scalars['DateTime']['output'];
};

/** The lease that pays an order. */
export type LeaseDetails = {
  /** Identifier of the lease application. */
  id: Scalars['ID']['output'];
  /** The order. */
  orderId: Scalars['ID']['output'];
  /** Application status. */
  statusName: Scalars['String']['output'];
  /** The customer's username. */
  username: Scalars['String']['output'];
  /** Amount approved by the lessor. */
  approvedAmount?: Maybe<Scalars['Cents']['output']>;
  /** When it was approved. */
  approvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** State of this lease: WAITING, HELD, SIGNING, SIGNED, DELIVERED, FUNDED, RELEASED or RETURNED. */
  leaseState: Scalars['String']['output'];
  /** Display name of the state. */
  leaseStateName: Scalars['String']['output'];
  /** Leased part of the order's total; 0 while the lessor decides. */
  leasedAmount: Scalars['Cents']['output'];
  /** Lessor name; empty until one has approved. */
  lessorName: Scalars['String']['output'];
  /** Lessor id (contract/leases/lessors/); null until one has approved. */
  leasingCompanyId?: Maybe<Scalars['String']['output']>;
  /** True once the lease is signed. */
  contractSigned: Scalars['Boolean']['output'];
  /** The lessor's signing page; null when there is nothing to sign. */
  signatureUrl?: Maybe<Scalars['String']['output']>;
  /** Signing deadline; an unsigned order is canceled after it. */
  signUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Amount the lessor has paid the shop; null until paid. */
  fundedAmount?: Maybe<Scalars['Cents']['output']>;
};

/** An entry in an order's history. */
export type OrderEvent = {
  /** Identifier of the entry. */
  id: Scalars['ID']['output'];
  /** Event type. */
  type: OrderEventType;
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Actor: a staff username, Customer or System. */
  actor: Scalars['String']['output'];
  /** Summary shown in the history. */
  summary: Scalars['String']['output'];
  /** Previous value, if any. */
  before?: Maybe<Scalars['String']['output']>;
  /** New value, if any. */
  after?: Maybe<Scalars['String']['output']>;
};

/** A staff member's refunds since their last second-factor code, and the limits that need none. */
export type RefundLimits = {
  /** Refunded for this order. */
  refundedForOrder: Scalars['Cents']['output'];
  /** Refunded in the last 24 hours, over all orders. */
  refundedInDay: Scalars['Cents']['output'];
  /** Refund limit per order without a code. */
  perOrder: Scalars['Cents']['output'];
  /** Refund limit per 24 hours without a code. */
  perDay: Scalars['Cents']['output'];
};

/** An order (ORDER-12). */
export type Order = {
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Order number, such as EF-7K2M9QXA. */
  uniqueId: Scalars['String']['output'];
  /** The customer's username; null for a guest. */
  username?: Maybe<Scalars['String']['output']>;
  /** Submitter: a username or guest. */
  submittedBy: Scalars['String']['output'];
  /** Staff member who took the order by phone; null when the customer placed it; staff only. */
  placedBy?: Maybe<Scalars['String']['output']>;
  /** Promotion code that was entered and used. */
  promotionCode?: Maybe<Scalars['String']['output']>;
  /** Description of all promotions, from the code and automatic; null without one. */
  promotion?: Maybe<Scalars['String']['output']>;
  /** Price rule that set the prices of all items; null when several or none did; staff only. */
  priceMarkupGroupId?: Maybe<Scalars['ID']['output']>;
  /** Order status. */
  status: OrderStatus;
  /** Total the customer pays. */
  total: Scalars['Cents']['output'];
  /** Amount due apart from the lease, or for a pending correction; 0 once paid. */
  amountDue: Scalars['Cents']['output'];
  /** Correction waiting for payment; null without one. */
  correction?: Maybe<OrderCorrection>;
  /** Items before shipping, tax and discount. */
  subTotal: Scalars['Cents']['output'];
  /** Shipping cost of all items. */
  shippingCost: Scalars['Cents']['output'];
  /** Sales tax (MONEY-4). */
  tax: Scalars['Cents']['output'];
  /** True when the tax is an estimate from the state rate only; false when it includes county and city rates. */
  isStateTax: Scalars['Boolean']['output'];
  /** Tax on the shipping; null on legacy orders. */
  taxOnShipping?: Maybe<Scalars['Cents']['output']>;
  /** Promotion discount. */
  discount: Scalars['Cents']['output'];
  /** Items at regular prices. */
  originalPrice: Scalars['Cents']['output'];
  /** The lessor's commission; null when not leased. */
  lenderTake?: Maybe<Scalars['Cents']['output']>;
  /** The affiliate's commission; null without an affiliate. */
  affiliateTake?: Maybe<Scalars['Cents']['output']>;
  /** End of the stock reservation before payment starts; null when nothing is reserved or a payment is in progress. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When it was submitted. */
  orderSubmittedDate: Scalars['DateTime']['output'];
  /** Referring affiliate. */
  affiliateId?: Maybe<Scalars['String']['output']>;
  /** Referring sub-affiliate. */
  subAffiliateId?: Maybe<Scalars['String']['output']>;
  /** Referring click. */
  clickHash?: Maybe<Scalars['String']['output']>;
  /** Attribution at creation. */
  rollupId?: Maybe<Scalars['ID']['output']>;
  /** Attribution at submission. */
  submittedRollupId?: Maybe<Scalars['ID']['output']>;
  /** Delivery method. */
  deliveryType: DeliveryType;
  /** The pickup store; null for a delivery. */
  pickupLocation?: Maybe<PickupLocation>;
  /** Billing address. */
  billingAddress: OrderAddress;
  /** First name of the recipient. */
  shipFirstName: Scalars['String']['output'];
  /** Last name of the recipient. */
  shipLastName: Scalars['String']['output'];
  /** First line of the delivery address. */
  shipAddress1: Scalars['String']['output'];
  /** Second line of the delivery address. */
  shipAddress2?: Maybe<Scalars['String']['output']>;
  /** City of the delivery address. */
  shipCity: Scalars['String']['output'];
  /** State of the delivery address. */
  shipState: Scalars['String']['output'];
  /** Postal code of the delivery address. */
  shipPostalCode: Scalars['String']['output'];
  /** Phone number of the recipient, ten digits. */
  shipPhone: Scalars['String']['output'];
  /** True once the fraud check has responded; staff only. */
  fraudIsChecked?: Maybe<Scalars['Boolean']['output']>;
  /** Risk score, 0 to 99; staff only. */
  fraudScore?: Maybe<Scalars['Float']['output']>;
  /** Distance in kilometers between the address and the order's IP address; staff only. */
  fraudIpDistanceFromAddress?: Maybe<Scalars['Float']['output']>;
  /** When the email address was first seen; staff only. */
  fraudEmailFirstSeen?: Maybe<Scalars['String']['output']>;
  /** Reasons for the review; empty without one; staff only. */
  fraudReasons?: Maybe<Array<Scalars['String']['output']>>;
  /** True while the total exceeds the amount checked for fraud; nothing is ordered until a new check; staff only. */
  isFraudCheckPending?: Maybe<Scalars['Boolean']['output']>;
  /** First name of the customer. */
  firstName: Scalars['String']['output'];
  /** Last name of the customer. */
  lastName: Scalars['String']['output'];
  /** Email address of the customer. */
  email: Scalars['String']['output'];
  /** Phone number of the customer, ten digits. */
  phone: Scalars['String']['output'];
  /** True once every active item has shipped. */
  shipped: Scalars['Boolean']['output'];
  /** The lessor's signing page. */
  lenderSignatureUrl?: Maybe<Scalars['String']['output']>;
  /** Facebook click id. */
  facebookClickId?: Maybe<Scalars['String']['output']>;
  /** Google click id. */
  googleClickId?: Maybe<Scalars['String']['output']>;
  /** Source of the visit. */
  utmSource?: Maybe<Scalars['String']['output']>;
  /** Medium of the visit. */
  utmMedium?: Maybe<Scalars['String']['output']>;
  /** Campaign of the visit. */
  utmCampaign?: Maybe<Scalars['String']['output']>;
  /** Attribution of the first stored visit; null without one; staff only. */
  firstTouch?: Maybe<Touch>;
  /** IP address; staff only. */
  ipAddress?: Maybe<Scalars['String']['output']>;
  /** Browser languages; staff only. */
  acceptLanguages?: Maybe<Scalars['String']['output']>;
  /** User agent; staff only. */
  userAgent?: Maybe<Scalars['String']['output']>;
  /** The lease that pays the order. */
  leaseId?: Maybe<Scalars['ID']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Username of the creator. */
  createdBy: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Username of the last editor. */
  updatedBy: Scalars['String']['output'];
  /** False stops reminder emails. */
  reminders: Scalars['Boolean']['output'];
  /** Increases with every change; send it with a change. */
  revision: Scalars['Int']['output'];
  /** Ordered items. */
  items: Array<OrderItem>;
  /** Payment attempts, latest first. */
  paymentDetails: Array<PaymentDetails>;
  /** Pending manual refunds; staff only. */
  manualRefunds?: Maybe<Array<ManualRefund>>;
  /** Items that can be ordered from suppliers now; needs orders.update. */
  supplierOrdering?: Maybe<SupplierOrdering>;
  /** The requesting staff member's refunds and limits without a second-factor code; staff only. */
  refundLimits?: Maybe<RefundLimits>;
  /** The lease that pays it. */
  leaseDetails?: Maybe<LeaseDetails>;
  /** History, latest first. */
  history: Array<OrderEvent>;
  /** Statuses the viewer may move it to. */
  allowedNextStatuses: Array<OrderStatus>;
  /** True once it is paid or its lease is signed. */
  hasInvoice: Scalars['Boolean']['output'];
  /** True when the viewer may cancel it. */
  canCancel: Scalars['Boolean']['output'];
};

/** Reason of a return. */
export type ReturnReason =
  /** No longer needed. */
  | 'NOT_NEEDED'
  /** Arrived damaged. */
  | 'DAMAGED'
  /** Does not work. */
  | 'DEFECTIVE'
  /** Wrong item. */
  | 'WRONG_ITEM'
  /** Not as described. */
  | 'NOT_AS_DESCRIBED';

/** State of a return. */
export type ReturnState =
  /** Requested; the items have not arrived. */
  | 'REQUESTED'
  /** Arrived and refunded. */
  | 'RECEIVED'
  /** Canceled by staff. */
  | 'CANCELLED';

/** The returns of an order, and what can still be returned (ORDER-51). */
export type OrderReturns = {
  /** Why nothing can be returned; null when something can. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** Items that can be returned now. */
  returnable: Array<ReturnableItem>;
  /** True when a carrier prints return labels. */
  hasLabels: Scalars['Boolean']['output'];
  /** Requested returns, latest first. */
  returns: Array<OrderReturn>;
};

/** An item that can be returned. */
export type ReturnableItem = {
  /** Order item. */
  itemId: Scalars['ID']['output'];
  /** Product name. */
  name: Scalars['String']['output'];
  /** Units that can be returned. */
  quantity: Scalars['Int']['output'];
  /** Last day, YYYY-MM-DD. */
  until: Scalars['String']['output'];
};

/** A return that the customer requested. */
export type OrderReturn = {
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Return number, such as EF-7K2M9QXA-R1. */
  number: Scalars['String']['output'];
  /** State. */
  state: ReturnState;
  /** Reason of its first item. */
  reason: ReturnReason;
  /** When it was requested. */
  requestedAt: Scalars['DateTime']['output'];
  /** When it was received or canceled; null while open. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Returned items. */
  items: Array<OrderReturnItem>;
};

/** An item of a return. */
export type OrderReturnItem = {
  /** Order item. */
  itemId: Scalars['ID']['output'];
  /** Product name. */
  name: Scalars['String']['output'];
  /** Returned units. */
  quantity: Scalars['Int']['output'];
  /** Reason. */
  reason: ReturnReason;
};

/** An item to return. */
export type ReturnItemInput = {
  /** Order item. */
  itemId: Scalars['ID']['input'];
  /** Units. */
  quantity: Scalars['Int']['input'];
  /** Reason; default: the reason of the request. */
  reason?: InputMaybe<ReturnReason>;
};

/** A requested return. The same key requests one return. */
export type ReturnInput = {
  /** Items, with units and reasons. */
  items: Array<ReturnItemInput>;
  /** Reason of items without one. */
  reason?: InputMaybe<ReturnReason>;
  /** Idempotency key. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Response of a return request. */
export type ReturnChange = {
  /** True when the return is requested or canceled, now or by an earlier call. */
  success: Scalars['Boolean']['output'];
  /** Message for the caller. */
  message: Scalars['String']['output'];
  /** The order's returns after the call; null when not permitted. */
  returns?: Maybe<OrderReturns>;
};

/** The invoice of an order (ORDER-49). */
export type Invoice = {
  /** Order number. */
  orderNumber: Scalars['String']['output'];
  /** Day of the order in the shop's time zone, such as 05 Dec, 2026. */
  day: Scalars['String']['output'];
  /** Name, address and contact of the shop, one line each. */
  seller: Array<Scalars['String']['output']>;
  /** Name, billing address and email address of the customer, one line each. */
  buyer: Array<Scalars['String']['output']>;
  /** Ordered items, including canceled and returned ones. */
  items: Array<InvoiceLine>;
  /** Amounts that add up to the last one, the order's total. */
  totals: Array<InvoiceAmount>;
  /** Money received and refunded, then the balance due; refunds are negative, and failed attempts left out. */
  payments: Array<InvoiceAmount>;
};

/** An item of an invoice. */
export type InvoiceLine = {
  /** Product name at the time of the order. */
  name: Scalars['String']['output'];
  /** Stock keeping unit. */
  sku: Scalars['String']['output'];
  /** Status of a canceled or returned item; null for others. */
  state?: Maybe<Scalars['String']['output']>;
  /** Quantity. */
  quantity: Scalars['Int']['output'];
  /** Price per unit. */
  price: Scalars['Cents']['output'];
  /** Price of all units. */
  amount: Scalars['Cents']['output'];
};

/** A labeled amount of an invoice. */
export type InvoiceAmount = {
  /** Label, such as Subtotal. */
  label: Scalars['String']['output'];
  /** Amount; negative for discounts and refunds. */
  amount: Scalars['Cents']['output'];
};

/** Items of an order that can be ordered from suppliers now. */
export type SupplierOrdering = {
  /** Items not yet ordered from suppliers that take orders, including items marked as bought elsewhere. */
  items: Array<Scalars['ID']['output']>;
  /** Whether part of the order is, or is about to be, ordered from a supplier and must not be bought elsewhere too. */
  isOrdered: Scalars['Boolean']['output'];
};

/** An address of an order. */
export type OrderAddress = {
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** First line. */
  address1: Scalars['String']['output'];
  /** Second line. */
  address2?: Maybe<Scalars['String']['output']>;
  /** City. */
  city: Scalars['String']['output'];
  /** Two-letter state. */
  state: Scalars['String']['output'];
  /** Postal code, five digits. */
  postalCode: Scalars['String']['output'];
  /** Phone number, ten digits. */
  phone: Scalars['String']['output'];
};

/** Number of orders per state (ORDER-4). */
export type OrderCounters = {
  /** Waiting for action. */
  pending: Scalars['Int']['output'];
  /** Paid and in progress. */
  processing: Scalars['Int']['output'];
  /** Canceled by anyone. */
  cancelled: Scalars['Int']['output'];
  /** Waiting for a signature. */
  awaitingSignature: Scalars['Int']['output'];
  /** Waiting for payment, lease or signature. */
  awaitingPayment: Scalars['Int']['output'];
  /** Same count as shipped. */
  awaitingShipment: Scalars['Int']['output'];
  /** Confirmed and on the way to the customer. */
  awaitingDelivery: Scalars['Int']['output'];
  /** Paid. */
  received: Scalars['Int']['output'];
  /** Handed over. */
  shipped: Scalars['Int']['output'];
  /** Payment failed. */
  failedPayment: Scalars['Int']['output'];
  /** Payment failed. */
  paymentFailed: Scalars['Int']['output'];
  /** Confirmed by the supplier. */
  confirmed: Scalars['Int']['output'];
  /** In review or waiting for the supplier. */
  awaitingConfirmation: Scalars['Int']['output'];
  /** Returned. */
  returned: Scalars['Int']['output'];
};

/** A page of orders, latest first. */
export type OrdersResult = {
  /** Orders on this page. */
  orders: Array<Order>;
  /** Total number of orders in the requested statuses. */
  totalOrders: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  pageNumber: Scalars['Int']['output'];
  /** Orders per page. */
  pageSize: Scalars['Int']['output'];
  /** Counts over all orders, regardless of the requested statuses. */
  counters: OrderCounters;
};

/** Filters of the order list (contract/orders/list.ts); missing fields do not filter. */
export type OrderFilterInput = {
  /** Prefix of the order number, a name, the email address or phone number, or the phone's last four digits. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Statuses; missing or empty = all. */
  statuses?: InputMaybe<Array<OrderStatus>>;
  /** Placed on or after this day of the shop's calendar, YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Placed on or before this day. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** Minimum total. */
  fromTotal?: InputMaybe<Scalars['Cents']['input']>;
  /** Maximum total. */
  toTotal?: InputMaybe<Scalars['Cents']['input']>;
  /** Latest payment method is one of these. */
  methods?: InputMaybe<Array<PaymentMethod>>;
  /** Delivery method. */
  delivery?: InputMaybe<DeliveryType>;
  /** Fraud check result. */
  risk?: InputMaybe<OrderRisk>;
  /** Supplier that fulfills at least one item. */
  supplier?: InputMaybe<Scalars['String']['input']>;
  /** Referring affiliate. */
  affiliate?: InputMaybe<Scalars['String']['input']>;
  /** True: phone orders only. */
  isPhoneOrder?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only orders with payment exceptions. */
  hasPaymentException?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only orders with a requested return that has not arrived. */
  hasOpenReturn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the staff member the order is assigned to, or UNASSIGNED. */
  assignee?: InputMaybe<Scalars['String']['input']>;
  /** Tag of the order. */
  tag?: InputMaybe<Scalars['String']['input']>;
};

/** Fraud check result of an order. */
export type OrderRisk =
  /** The check returned reasons for review. */
  | 'FLAGGED'
  /** The check returned no reasons for review. */
  | 'CLEAR'
  /** Not checked yet, or the check does not respond. */
  | 'UNCHECKED';

/** An order in the back office list. */
export type OrderListRow = {
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Order number. */
  uniqueId: Scalars['String']['output'];
  /** Order status. */
  status: OrderStatus;
  /** Total the customer pays. */
  total: Scalars['Cents']['output'];
  /** When it was submitted. */
  orderSubmittedDate: Scalars['DateTime']['output'];
  /** First name of the customer. */
  firstName: Scalars['String']['output'];
  /** Last name of the customer. */
  lastName: Scalars['String']['output'];
  /** Email address of the customer. */
  email: Scalars['String']['output'];
  /** Delivery method. */
  deliveryType: DeliveryType;
  /** Latest payment method; null before the first. */
  paymentMethod?: Maybe<PaymentMethod>;
  /** Fraud check result. */
  risk: OrderRisk;
  /** Suppliers that fulfill its items. */
  suppliers: Array<Scalars['String']['output']>;
  /** Referring affiliate. */
  affiliateId?: Maybe<Scalars['String']['output']>;
  /** Units of all items. */
  unitCount: Scalars['Int']['output'];
  /** Name of the first item; empty without items. */
  firstItem: Scalars['String']['output'];
  /** Staff member who took the order by phone; null when the customer placed it. */
  placedBy?: Maybe<Scalars['String']['output']>;
  /** Staff member the order is assigned to; null when unassigned. */
  assignee?: Maybe<Scalars['String']['output']>;
  /** Tags of the order, sorted alphabetically. */
  tags: Array<Scalars['String']['output']>;
};

/** Number of orders in a status. */
export type OrderStatusCount = {
  /** Order status. */
  status: OrderStatus;
  /** Number of orders. */
  count: Scalars['Int']['output'];
};

/** A page of the order list. */
export type OrderList = {
  /** Orders on this page. */
  orders: Array<OrderListRow>;
  /** Total number of orders. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  pageNumber: Scalars['Int']['output'];
  /** Orders per page. */
  pageSize: Scalars['Int']['output'];
  /** Orders per status that match the other filters. */
  statusCounts: Array<OrderStatusCount>;
  /** Orders with payment exceptions, regardless of the filter. */
  paymentExceptions: Scalars['Int']['output'];
};

/** Ids of the entries before and after an entry of a list. */
export type ListNeighbours = {
  /** The previous order; null for the first. */
  previous?: Maybe<Scalars['ID']['output']>;
  /** The next order; null for the last. */
  next?: Maybe<Scalars['ID']['output']>;
};

/** A bulk action on orders. */
export type OrderBulkAction =
  /** Send to the supplier. */
  | 'FULFIL'
  /** Mark as bought elsewhere: the shop no longer orders it from its supplier. */
  | 'CONFIRM'
  /** Cancel and refund; the text is the reason. */
  | 'CANCEL'
  /** Add the text as a note to their histories. */
  | 'NOTE';

/** A bulk change of orders. */
export type OrderBulkInput = {
  /** Action. */
  action: OrderBulkAction;
  /** Orders to change; defaults to all that match the filter. */
  orderIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Filter that selects the orders to change. */
  filter?: InputMaybe<OrderFilterInput>;
  /** Expected number of orders; nothing changes when it differs. */
  expectedCount: Scalars['Int']['input'];
  /** Reason or note. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key: the change is made once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Fresh second-factor code; required when the canceled orders exceed the limit. */
  code?: InputMaybe<Scalars['String']['input']>;
};

/** A bulk change of orders, run one by one in the background. */
export type OrderBulkRun = {
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Action. */
  action: OrderBulkAction;
  /** Orders to change. */
  total: Scalars['Int']['output'];
  /** Changed orders. */
  changed: Scalars['Int']['output'];
  /** Orders that could not be changed. */
  failed: Scalars['Int']['output'];
  /** True once every order was attempted. */
  isFinished: Scalars['Boolean']['output'];
  /** When it was requested. */
  createdAt: Scalars['DateTime']['output'];
  /** The first 200 orders that could not be changed. */
  failures: Array<OrderBulkFailure>;
};

/** An order that was not changed. */
export type OrderBulkFailure = {
  /** The order. */
  orderId: Scalars['ID']['output'];
  /** Order number. */
  uniqueId: Scalars['String']['output'];
  /** Reason. */
  message: Scalars['String']['output'];
};

/** A staff member who may see orders. */
export type OrderColleague = {
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Username. */
  username: Scalars['String']['output'];
};

/** Assignee and tags of an order. */
export type OrderAssignment = {
  /** Identifier of the order. */
  id: Scalars['ID']['output'];
  /** The staff member it is assigned to; null when unassigned. */
  assignee?: Maybe<OrderColleague>;
  /** Tags, sorted alphabetically. */
  tags: Array<Scalars['String']['output']>;
};

/** Values to filter a list of orders by. */
export type OrderNames = {
  /** Suppliers. */
  suppliers: Array<Scalars['String']['output']>;
  /** Affiliates. */
  affiliates: Array<Scalars['String']['output']>;
  /** Staff whom orders can be assigned to. */
  colleagues: Array<OrderColleague>;
  /** Tags of orders. */
  tags: Array<Scalars['String']['output']>;
};

/** Addresses of a checkout; rules and messages are in contract/checkout/schema.ts. */
export type CheckoutAddressInput = {
  /** Email address for the confirmation. */
  email: Scalars['String']['input'];
  /** First name of the recipient. */
  firstName: Scalars['String']['input'];
  /** Last name of the recipient. */
  lastName: Scalars['String']['input'];
  /** First line. */
  address1: Scalars['String']['input'];
  /** Second line. */
  address2?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city: Scalars['String']['input'];
  /** Two-letter state. */
  state: Scalars['String']['input'];
  /** Postal code, five digits. */
  postalCode: Scalars['String']['input'];
  /** Phone number, ten digits. */
  phone: Scalars['String']['input'];
  /** Country; US is the default and only value. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** True when the billing address is the delivery address. */
  isBillingShippingSame: Scalars['Boolean']['input'];
  /** First name of the payer. */
  billingFirstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name of the payer. */
  billingLastName?: InputMaybe<Scalars['String']['input']>;
  /** First line of the billing address. */
  billingAddress1?: InputMaybe<Scalars['String']['input']>;
  /** Second line of the billing address. */
  billingAddress2?: InputMaybe<Scalars['String']['input']>;
  /** City of the billing address. */
  billingCity?: InputMaybe<Scalars['String']['input']>;
  /** Two-letter state of the billing address. */
  billingState?: InputMaybe<Scalars['String']['input']>;
  /** Postal code of the billing address, five digits. */
  billingPostalCode?: InputMaybe<Scalars['String']['input']>;
  /** Phone number of the payer, ten digits. */
  billingPhone?: InputMaybe<Scalars['String']['input']>;
  /** Country; US is the default and only value. */
  billingCountry?: InputMaybe<Scalars['String']['input']>;
};

/** Attribution from a landing page's URL; missing values are null. */
export type Touch = {
  /** Source of the visit. */
  utmSource?: Maybe<Scalars['String']['output']>;
  /** Medium of the visit. */
  utmMedium?: Maybe<Scalars['String']['output']>;
  /** Campaign of the visit. */
  utmCampaign?: Maybe<Scalars['String']['output']>;
  /** Referring affiliate. */
  affiliateId?: Maybe<Scalars['String']['output']>;
  /** Referring sub-affiliate. */
  subAffiliateId?: Maybe<Scalars['String']['output']>;
};

/** Attribution of a visit (ATTRIBUTION-1). */
export type AttributionInput = {
  /** Source of the visit. */
  utm_source?: InputMaybe<Scalars['String']['input']>;
  /** Medium of the visit. */
  utm_medium?: InputMaybe<Scalars['String']['input']>;
  /** Campaign of the visit. */
  utm_campaign?: InputMaybe<Scalars['String']['input']>;
  /** Advertising campaign. */
  acid?: InputMaybe<Scalars['String']['input']>;
  /** Facebook click id. */
  fbclid?: InputMaybe<Scalars['String']['input']>;
  /** Google click id. */
  gclid?: InputMaybe<Scalars['String']['input']>;
  /** Affiliate. */
  aid?: InputMaybe<Scalars['String']['input']>;
  /** Sub-affiliate. */
  sid?: InputMaybe<Scalars['String']['input']>;
  /** Affiliate click. */
  clickHash?: InputMaybe<Scalars['String']['input']>;
};

/** Items and addresses of a checkout. The same input requests a quote and places the order. */
export type CheckoutInput = {
  /** CREATE_ORDER_FOR_CART orders the account's cart, CREATE_FRESH_ORDER the lines in items. */
  mode: OrderCreationMode;
  /** Lines of a fresh order. */
  items?: InputMaybe<Array<CartLineInput>>;
  /** Addresses; without them a quote uses the tax of the postal code's state, or the default rate. */
  address?: InputMaybe<CheckoutAddressInput>;
  /** Destination postal code before the address is known; used in quotes only. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Delivery method. */
  deliveryType: DeliveryType;
  /** The pickup store. */
  pickupLocationId?: InputMaybe<Scalars['ID']['input']>;
  /** Promotion code as entered. */
  promotionCode?: InputMaybe<Scalars['String']['input']>;
  /** Total the customer saw; a different total is refused with TOTAL_CHANGED. */
  expectedTotal?: InputMaybe<Scalars['Cents']['input']>;
  /** Idempotency key: only one order is placed. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Order whose payment failed, to pay another way. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
  /** Access key of a guest's order. */
  orderKey?: InputMaybe<Scalars['String']['input']>;
  /** Attribution of the visit. */
  attribution?: InputMaybe<AttributionInput>;
  /** Attribution of the first stored visit (ATTRIBUTION-9). */
  firstTouch?: InputMaybe<AttributionInput>;
};

/** Units of an item. */
export type ItemQuantityInput = {
  /** Order item. */
  itemId: Scalars['ID']['input'];
  /** Number of units. */
  quantity: Scalars['Int']['input'];
};

/** A parcel. */
export type ShipmentInput = {
  /** Order items in the parcel. */
  itemIds: Array<Scalars['ID']['input']>;
  /** Units per item for partial quantities; other items are complete. */
  quantities?: InputMaybe<Array<ItemQuantityInput>>;
  /** The carrier. */
  carrier: Scalars['String']['input'];
  /** The carrier's tracking number. */
  trackingNumber: Scalars['String']['input'];
  /** Tracking URL, https; defaults to the page of a known carrier. */
  trackingUrl?: InputMaybe<Scalars['String']['input']>;
  /** Ship date, YYYY-MM-DD; defaults to today. */
  date?: InputMaybe<Scalars['String']['input']>;
};

/** Type of change to an order or its items. */
export type OrderChangeKind =
  /** Cancel the order or items before they ship. */
  | 'CANCEL'
  /** Return items, or everything that can be returned. */
  | 'RETURN';

/** Preview of a change to an order; changes nothing. */
export type OrderChangePreview = {
  /** False when the change is not possible now; see message. */
  isPossible: Scalars['Boolean']['output'];
  /** Message for the caller. */
  message: Scalars['String']['output'];
  /** Refunds by payment method. */
  refunds: Array<RefundPreview>;
  /** Total refund. */
  total: Scalars['Cents']['output'];
  /** Effect on the lease, if any. */
  lease?: Maybe<LeaseChange>;
  /** Summary sentences, one per payment method and one for the lease. */
  effects: Array<Scalars['String']['output']>;
};

/** A refund by one payment method. */
export type RefundPreview = {
  /** Display name of the payment method. */
  name: Scalars['String']['output'];
  /** Amount. */
  amount: Scalars['Cents']['output'];
  /** True when staff send it manually. */
  isManual: Scalars['Boolean']['output'];
};

/** Effect of a change on a lease. */
export type LeaseChange = {
  /** Name of the lessor. */
  lessorName: Scalars['String']['output'];
  /** Amount leased now. */
  before: Scalars['Cents']['output'];
  /** Amount leased after the change; 0 when the lease ends. */
  after: Scalars['Cents']['output'];
};

/** Full cost breakdown of an order's lease, as the lessor offers it and the customer signs it. */
export type LeaseAgreement = {
  /** Order number. */
  orderNumber: Scalars['String']['output'];
  /** Lessor that owns and leases the items. */
  lessorName: Scalars['String']['output'];
  /** Leased amount as the lessor counts it: items, shipping and tax less what is paid another way. */
  amountLeased: Scalars['Cents']['output'];
  /** Sales tax of the order (MONEY-4). */
  tax: Scalars['Cents']['output'];
  /** True when the tax is an estimate from the state rate only; false when it includes county and city rates. */
  isStateTax: Scalars['Boolean']['output'];
  /** Shipping cost of the order. */
  shippingCost: Scalars['Cents']['output'];
  /** Discount of the order. */
  discount: Scalars['Cents']['output'];
  /** Part of the order that is not leased. */
  unleasedAmount: Scalars['Cents']['output'];
  /** Leased items. */
  items: Array<LeaseAgreementItem>;
  /** Available plans. */
  plans: Array<LeaseAgreementPlan>;
  /** True once the agreement is signed. */
  isSigned: Scalars['Boolean']['output'];
};

/** A leased item. */
export type LeaseAgreementItem = {
  /** Name of the product. */
  name: Scalars['String']['output'];
  /** Condition: New, Open box, Refurbished or Pre-owned; null on older orders. */
  condition?: Maybe<Scalars['String']['output']>;
  /** Quantity. */
  quantity: Scalars['Int']['output'];
  /** Unit price. */
  price: Scalars['Cents']['output'];
};

/** A payment plan of an agreement. */
export type LeaseAgreementPlan = {
  /** WEEKLY, BIWEEKLY or MONTHLY. */
  frequency: Scalars['String']['output'];
  /** Due at signing; counts as the first payment. */
  initialPayment: Scalars['Cents']['output'];
  /** Amount of each payment. */
  payment: Scalars['Cents']['output'];
  /** Stock. */
  numberOfPayments: Scalars['Int']['output'];
  /** payment × numberOfPayments. */
  totalCost: Scalars['Cents']['output'];
  /** Total cost less the amount leased. */
  costOfLease: Scalars['Cents']['output'];
  /** Days during which early purchase costs earlyPurchasePrice less the payments made. */
  earlyPurchaseDays: Scalars['Int']['output'];
  /** Early purchase price within those days. */
  earlyPurchasePrice: Scalars['Cents']['output'];
  /** Early purchase after that: share of the remaining payments, in basis points. */
  laterShareBasisPoints: Scalars['Int']['output'];
  /** Next payment of a signed lease; null before signing or when the lessor does not report it. */
  nextPayment?: Maybe<Scalars['Cents']['output']>;
  /** Due date of the next payment, YYYY-MM-DD. */
  nextPaymentOn?: Maybe<Scalars['String']['output']>;
  /** Payoff amount of a signed lease today, on top of the payments made; null before signing or when the lessor does not report it. */
  payoffToday?: Maybe<Scalars['Cents']['output']>;
};

/** A status change of order items, other than shipping. */
export type ItemChangeInput = {
  /** Order items. */
  itemIds: Array<Scalars['ID']['input']>;
  /** Units per item for partial quantities, which become separate items; other items are complete. */
  quantities?: InputMaybe<Array<ItemQuantityInput>>;
  /** READY_TO_PICKUP, PICKUPED, DELIVERED, RETURNED or CANCELLED. */
  status: OrderItemStatus;
  /** Day it happened, YYYY-MM-DD; defaults to today. */
  date?: InputMaybe<Scalars['String']['input']>;
  /** Reason; required for cancellations and returns. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** A checkout error. */
export type CheckoutError = {
  /** Short name. */
  name: Scalars['String']['output'];
  /** Error code from contract/checkout/schema.ts. */
  code: Scalars['String']['output'];
  /** Message for the customer. */
  message: Scalars['String']['output'];
  /** Input field; null when the error concerns no single field. */
  property?: Maybe<Scalars['String']['output']>;
};

/** A line of a quote. */
export type QuoteLine = {
  /** The product. */
  productId: Scalars['ID']['output'];
  /** Name shown to shoppers. */
  name: Scalars['String']['output'];
  /** Units. */
  quantity: Scalars['Int']['output'];
  /** Unit price. */
  price: Scalars['Cents']['output'];
  /** Price of all units. */
  subTotal: Scalars['Cents']['output'];
  /** Shipping cost of all units. */
  shippingCost: Scalars['Cents']['output'];
  /** Primary picture. */
  image?: Maybe<Scalars['String']['output']>;
  /** URL of the product on the site. */
  url: Scalars['String']['output'];
  /** Units available for sale now. */
  availableQuantity: Scalars['Int']['output'];
  /** Encoded measurements for fit checks; null when it is not for vehicles, and in a placed order. */
  fitCode?: Maybe<Scalars['String']['output']>;
};

/** A price quote for an order. */
export type CheckoutQuote = {
  /** Lines. */
  lines: Array<QuoteLine>;
  /** Item subtotal. */
  subTotal: Scalars['Cents']['output'];
  /** Shipping. */
  shipping: Scalars['Cents']['output'];
  /** Sales tax; the default rate until the state is known (MONEY-4). */
  tax: Scalars['Cents']['output'];
  /** True when the tax is an estimate from the state or default rate; false when it includes county and city rates. */
  isStateTax: Scalars['Boolean']['output'];
  /** True until the state is known: tax, total and leasable amount are estimates. */
  isTaxEstimated: Scalars['Boolean']['output'];
  /** Promotion discount. */
  discount: Scalars['Cents']['output'];
  /** Total the customer pays. */
  total: Scalars['Cents']['output'];
  /** Amount already paid, for a correction that costs the difference; otherwise 0. */
  paidAmount: Scalars['Cents']['output'];
  /** Description of all promotions, from the code and automatic; null without one. */
  promotion?: Maybe<Scalars['String']['output']>;
  /** For a placed order: end of the stock reservation before payment starts; otherwise null. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether and how much of it can be leased. */
  lease: LeaseOffer;
  /** Payment methods that accept this total. */
  paymentMethods: Array<PaymentMethod>;
  /** Errors; empty when the order can be placed. */
  errors: Array<CheckoutError>;
};

/** Leasable part of a total. */
export type LeaseOffer = {
  /** True when it can be leased now, in full or in part. */
  isAvailable: Scalars['Boolean']['output'];
  /** Why it cannot be leased; null when it can. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Approval to use; null when the customer has to apply first. */
  leaseId?: Maybe<Scalars['ID']['output']>;
  /** Lessor that approved it or already leases part of it; null without an approval. */
  leasingCompanyId?: Maybe<Scalars['String']['output']>;
  /** Remaining approval; null without one. */
  remainingAmount?: Maybe<Scalars['Cents']['output']>;
  /** Amount to lease. */
  leasedAmount: Scalars['Cents']['output'];
  /** Amount to pay another way. */
  unleasedAmount: Scalars['Cents']['output'];
  /** Minimum leasable amount. */
  minimum: Scalars['Cents']['output'];
};

/** Response of every checkout call (PAYMENT-7). */
export type CheckoutResult = {
  /** True when the order is placed: paid, or waiting for the customer at paymentGatewayUrl. */
  success: Scalars['Boolean']['output'];
  /** Errors. */
  errors: Array<CheckoutError>;
  /** Message for the customer. */
  message: Scalars['String']['output'];
  /** The gateway's transaction id. */
  transactionId?: Maybe<Scalars['String']['output']>;
  /** State of the order. */
  status?: Maybe<OrderStatus>;
  /** The order. */
  order?: Maybe<Order>;
  /** Access key of a guest's order. */
  orderKey?: Maybe<Scalars['String']['output']>;
  /** Payment page, for gateways that host one. */
  paymentGatewayUrl?: Maybe<Scalars['String']['output']>;
};

/** Data the browser needs to start a payment. */
export type PaymentPreparation = {
  /** The payment method. */
  method: PaymentMethod;
  /** The gateway's token for the browser; null when it needs none. */
  clientToken?: Maybe<Scalars['String']['output']>;
  /** Sandbox page that replaces the gateway's fields, button or widget; null when the gateway's script is used. */
  widgetUrl?: Maybe<Scalars['String']['output']>;
  /** True in a sandbox, where no money moves. */
  isSandbox: Scalars['Boolean']['output'];
  /** Currently accepted coins; empty for other methods. */
  coins: Array<PayableCoin>;
};

/** A cryptocurrency an order may be paid with. */
export type PayableCoin = {
  /** BTC, DOGE, ETH, LTC, DASH, ZEC, USDT, BCH or XMR. */
  code: Scalars['String']['output'];
  /** Label shown to shoppers. */
  label: Scalars['String']['output'];
  /** Minimum order total for this coin. */
  minimum: Scalars['Cents']['output'];
};

/** Delivery options of a product for a postal code (CATALOGUE-9, CALL-10). */
export type ProductAvailabilityDetail = {
  /** The product. */
  productId: Scalars['ID']['output'];
  /** SELLABLE or NOT_SELLABLE. */
  orderCode: Scalars['String']['output'];
  /** Message for the shopper. */
  displayMessage: Scalars['String']['output'];
  /** True when stores near the postal code have it in stock. */
  inStoreAvaibility: Scalars['Boolean']['output'];
  /** Maximum quantity that can be ordered now. */
  maxQuantity: Scalars['Int']['output'];
  /** True when it ships to the postal code. */
  avaiableShipping: Scalars['Boolean']['output'];
  /** Earliest delivery day when ordered today, YYYY-MM-DD; null when it does not ship there. */
  deliveryFrom?: Maybe<Scalars['String']['output']>;
  /** Latest promised delivery day, YYYY-MM-DD; null when it does not ship there. */
  deliveryTo?: Maybe<Scalars['String']['output']>;
  /** AVAILABLE or NOT_AVAILABLE for delivery with installation. */
  homeDeliveryCode: Scalars['String']['output'];
  /** True when delivery with installation is available there. */
  availableHomeDelivery: Scalars['Boolean']['output'];
  /** True when it can be picked up nearby. */
  availablePickup: Scalars['Boolean']['output'];
  /** Stores near the postal code that have it in stock. */
  pickupLocations: Array<PickupLocation>;
  /** Why no details are available; null when they are. */
  error?: Maybe<Scalars['String']['output']>;
};

/** A pickup store. */
export type PickupLocation = {
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Name shown to shoppers. */
  name: Scalars['String']['output'];
  /** Street, city, state and postal code. */
  address: Scalars['String']['output'];
  /** Approximate distance from the postal code, rounded to five miles; null when unknown. */
  distanceMiles?: Maybe<Scalars['Int']['output']>;
};

/** A correction that raises an order's total; applied once the difference is paid (ORDER-42). */
export type OrderCorrection = {
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Amount due. */
  due: Scalars['Cents']['output'];
  /** The order's total before the correction. */
  totalBefore: Scalars['Cents']['output'];
  /** The order's total after the correction. */
  total: Scalars['Cents']['output'];
  /** Payment deadline. */
  payBy: Scalars['DateTime']['output'];
  /** When it was requested. */
  requestedAt: Scalars['DateTime']['output'];
  /** Username of the staff member who requested it. */
  requestedBy: Scalars['String']['output'];
  /** Descriptions of its changes. */
  changes: Array<Scalars['String']['output']>;
};

/** A correction of an order by staff; missing fields do not change (ORDER-34, ORDER-35). */
export type OrderEditInput = {
  /** Changed lines. */
  items?: InputMaybe<Array<OrderEditItemInput>>;
  /** The shipping address. */
  shipping?: InputMaybe<OrderAddressInput>;
  /** The billing address. */
  billing?: InputMaybe<OrderAddressInput>;
};

/** A changed line of an order, or an added product. */
export type OrderEditItemInput = {
  /** Line id; missing: the product is added. */
  itemId?: InputMaybe<Scalars['ID']['input']>;
  /** Product to add, at today's price. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** Units; 0 removes the line. */
  quantity: Scalars['Int']['input'];
};

/** An address of an order. */
export type OrderAddressInput = {
  /** First name. */
  firstName: Scalars['String']['input'];
  /** Last name. */
  lastName: Scalars['String']['input'];
  /** Street and number. */
  address1: Scalars['String']['input'];
  /** Apartment or suite. */
  address2?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city: Scalars['String']['input'];
  /** Two-letter code of the state. */
  state: Scalars['String']['input'];
  /** Postal code, five digits. */
  postalCode: Scalars['String']['input'];
  /** Phone number, ten digits. */
  phone: Scalars['String']['input'];
};

/** Preview of a correction. */
export type OrderEditPreview = {
  /** False when not possible; see message. */
  isPossible: Scalars['Boolean']['output'];
  /** Message for staff. */
  message: Scalars['String']['output'];
  /** The total before the change. */
  totalBefore: Scalars['Cents']['output'];
  /** Total after the change. */
  total: Scalars['Cents']['output'];
  /** Difference the customer has to pay first; 0 when the total does not rise. */
  due: Scalars['Cents']['output'];
  /** Effects on money and stock. */
  effects: Array<Scalars['String']['output']>;
};

/** State of a supplier order. */
export type SupplierOrderState =
  | 'TO_SUBMIT'
  | 'SUBMITTED'
  | 'REFUSED'
  | 'CLOSED';

/** An order at a supplier, for staff (ORDER-30). */
export type SupplierOrder = {
  /** Identifier; sent to the supplier as our reference. */
  id: Scalars['ID']['output'];
  /** Name of the supplier. */
  supplier: Scalars['String']['output'];
  /** State. */
  state: SupplierOrderState;
  /** The supplier's order number; null until it accepts the order. */
  partnerOrderId?: Maybe<Scalars['String']['output']>;
  /** The supplier's code for refusing the order. */
  refusalCode?: Maybe<Scalars['String']['output']>;
  /** Number of attempts. */
  attempts: Scalars['Int']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When the supplier accepted it. */
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Ordered items. */
  items: Array<SupplierOrderItem>;
};

/** An item's status at its supplier. */
export type SupplierOrderItem = {
  /** Order item. */
  itemId: Scalars['ID']['output'];
  /** The supplier's own status. */
  supplierStatus: Scalars['String']['output'];
  /** True when the supplier will not deliver it under this order number. */
  isClosed: Scalars['Boolean']['output'];
  /** True when its cancellation has been or will be requested from the supplier. */
  isCancelRequested: Scalars['Boolean']['output'];
  /** The supplier's code for refusing the cancellation. */
  cancelRefusal?: Maybe<Scalars['String']['output']>;
};

/** Response of a change to an order. */
export type OrderChange = {
  /** True when the change was made. */
  success: Scalars['Boolean']['output'];
  /** Message for the caller. */
  message: Scalars['String']['output'];
  /** The order after the call. */
  order?: Maybe<Order>;
};

/** Units of a product. */
export type CartQuantity = {
  /** The product. */
  productId: Scalars['ID']['output'];
  /** Quantity. */
  quantity: Scalars['Int']['output'];
};

/** The items of an order put into the cart: of a canceled one (LEASE-67), or once more (ORDER-50). */
export type OrderInCart = {
  /** True when items can go into the cart. */
  success: Scalars['Boolean']['output'];
  /** Message for the caller. */
  message: Scalars['String']['output'];
  /** The canceled order; null when bought again. */
  order?: Maybe<Order>;
  /** Items for a guest's cart in the browser; empty for customers, whose cart is already updated. */
  items: Array<CartQuantity>;
  /** Differences from the order: unavailable products, fewer units, changed prices. */
  notices: Array<CartNotice>;
};

/** An application for a lease or a pre-approval. Personal data is partly masked, and null once deleted (LEASE-15). */
export type LeaseApplication = {
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Order to lease; null for a pre-approval. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** The lessor's page where the customer continues; null when there is nothing to do. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
  /** The lessor's application number; null until a lessor has responded. */
  uuid?: Maybe<Scalars['ID']['output']>;
  /** Application status, as listed in contract/leases/statuses.ts. */
  status: Scalars['String']['output'];
  /** Display name of the state. */
  statusName: Scalars['String']['output'];
  /** Why it ended, such as EXPIRED; null while open. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Email address of the applicant. */
  email: Scalars['String']['output'];
  /** Account it belongs to; null for a guest. */
  username?: Maybe<Scalars['String']['output']>;
  /** Our reference ids sent to lessors. */
  clientReferenceIds: Array<Scalars['ID']['output']>;
  /** Lessor that is deciding or has decided. */
  leasingCompanyId?: Maybe<Scalars['String']['output']>;
  /** Lessors that received the application, in order. */
  attempts: Array<LeaseAttempt>;
  /** Amount approved by the lessor. */
  approvedAmount?: Maybe<Scalars['Cents']['output']>;
  /** When it was approved. */
  approvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the approval expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Part of the approval used by orders. */
  usedAmount: Scalars['Cents']['output'];
  /** Unused part of the approval; 0 without a valid approval. */
  remainingAmount: Scalars['Cents']['output'];
  /** True for an application without an order. */
  preApproved: Scalars['Boolean']['output'];
  /** True once the lease is signed. */
  contractSigned: Scalars['Boolean']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Phone number, ten digits. */
  mobilePhone: Scalars['String']['output'];
  /** Phone number, ten digits; null without a second one. */
  otherPhone?: Maybe<Scalars['String']['output']>;
  /** Last four digits of the Social Security number. */
  last4Ssn: Scalars['String']['output'];
  /** Last four digits of the account number. */
  last4AccountNumber: Scalars['String']['output'];
  /** Name of the bank. */
  bankName: Scalars['String']['output'];
  /** CHECKING or SAVINGS. */
  bankAccountType: Scalars['String']['output'];
  /** First line of the address; this and the fields below are null once deleted. */
  address1?: Maybe<Scalars['String']['output']>;
  /** Second line of the address. */
  address2?: Maybe<Scalars['String']['output']>;
  /** City. */
  city?: Maybe<Scalars['String']['output']>;
  /** Two-letter state. */
  state: Scalars['String']['output'];
  /** Postal code, five digits. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** Whether the applicant is in bankruptcy. */
  bankruptcy?: Maybe<Scalars['Boolean']['output']>;
  /** Employer or other source of income. */
  employerName?: Maybe<Scalars['String']['output']>;
  /** Monthly income after taxes. */
  netMonthlyIncome?: Maybe<Scalars['Cents']['output']>;
  /** WEEKLY, BIWEEKLY, SEMIMONTHLY or MONTHLY. */
  payFrequency?: Maybe<Scalars['String']['output']>;
  /** Last payday, YYYY-MM-DD. */
  lastPayDate?: Maybe<Scalars['String']['output']>;
  /** Next payday, YYYY-MM-DD. */
  nextPayDate?: Maybe<Scalars['String']['output']>;
  /** IP address it was sent from; staff only. */
  ipAddress?: Maybe<Scalars['String']['output']>;
  /** User agent; staff only. */
  userAgent?: Maybe<Scalars['String']['output']>;
  /** Browser languages; staff only. */
  acceptLanguages?: Maybe<Scalars['String']['output']>;
  /** Referring affiliate; staff only, like the attribution fields below. */
  affiliateId?: Maybe<Scalars['String']['output']>;
  /** Referring sub-affiliate. */
  subAffiliateId?: Maybe<Scalars['String']['output']>;
  /** Referring click. */
  clickHash?: Maybe<Scalars['String']['output']>;
  /** First touch; null when empty. */
  firstTouch?: Maybe<Touch>;
  /** When the applicant consented to the check. */
  consentedAt: Scalars['DateTime']['output'];
  /** Orders that use or used the approval, latest first. */
  leases: Array<OrderLease>;
  /** History, latest first. */
  timeline: Array<LeaseMoment>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** An order's use of an approval. */
export type OrderLease = {
  /** The order. */
  orderId: Scalars['ID']['output'];
  /** Order number. */
  uniqueId: Scalars['String']['output'];
  /** Leased part of the order's total. */
  amount: Scalars['Cents']['output'];
  /** WAITING, HELD, SIGNING, SIGNED, DELIVERED, FUNDED, RELEASED or RETURNED. */
  state: Scalars['String']['output'];
  /** Display name of the state. */
  stateName: Scalars['String']['output'];
  /** When it started. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was signed. */
  signedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The lessor's signing page; null when there is nothing to sign. */
  signatureUrl?: Maybe<Scalars['String']['output']>;
};

/** An event of an application. */
export type LeaseMoment = {
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Message for the applicant. */
  summary: Scalars['String']['output'];
};

/** A lessor that received an application. */
export type LeaseAttempt = {
  /** Lessor. */
  lessor: Scalars['String']['output'];
  /** Latest response; REFUSED when it did not accept the application, UNANSWERED before its first response. */
  outcome: Scalars['String']['output'];
  /** Time of the request for a decision. */
  requestedAt: Scalars['DateTime']['output'];
  /** When it declined; null otherwise. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of lease applications, latest first. */
export type LeaseApplicationsResult = {
  /** Applications on this page. */
  applications: Array<LeaseApplication>;
  /** Total number of applications. */
  totalApplications: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  pageNumber: Scalars['Int']['output'];
  /** Applications per page. */
  pageSize: Scalars['Int']['output'];
};

/** Search result of lease applications for staff (STAFF-30). */
export type LeaseSearchResult = {
  /** Applications on this page. */
  applications: Array<LeaseApplication>;
  /** Total number of applications. */
  totalApplications: Scalars['Int']['output'];
  /** Applications that match the text, by status; statuses without any are omitted. */
  counts: Array<LeaseStatusCount>;
  /** Page number, starting at 1. */
  pageNumber: Scalars['Int']['output'];
  /** Applications per page. */
  pageSize: Scalars['Int']['output'];
};

/** Number of applications in a status. */
export type LeaseStatusCount = {
  /** As listed in contract/leases/statuses.ts. */
  status: Scalars['String']['output'];
  /** Number of applications. */
  count: Scalars['Int']['output'];
};

/** An application with staff-only data. */
export type StaffLease = {
  /** The application as its applicant sees it, with the device it was sent from. */
  application: LeaseApplication;
  /** Status when read; send it with a change. */
  currentStatus: Scalars['String']['output'];
  /** Lessor answers staff may record; empty while the lessor's own answer counts. */
  allowedAnswers: Array<Scalars['String']['output']>;
  /** Version of the consent text the applicant accepted. */
  consentVersion: Scalars['String']['output'];
  /** When the personal data will be deleted; null once deleted. */
  personalDataUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When the lessor is checked next; null = never. */
  nextCheckAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of checks with lessors. */
  checkCount: Scalars['Int']['output'];
  /** Lessors that received the application, in order. */
  attempts: Array<StaffLeaseAttempt>;
  /** Orders that use or used the approval, latest first. */
  leases: Array<StaffOrderLease>;
};

/** Outcome at one lessor. */
export type StaffLeaseAttempt = {
  /** Lessor name. */
  lessorName: Scalars['String']['output'];
  /** Status of its last report, REFUSED, or UNANSWERED. */
  outcome: Scalars['String']['output'];
  /** The lessor's number; null until it responds. */
  uuid?: Maybe<Scalars['String']['output']>;
  /** Time of the first request. */
  requestedAt: Scalars['DateTime']['output'];
  /** When it declined. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Username of the staff member who recorded the answer; null if the lessor reported it. */
  recordedBy?: Maybe<Scalars['String']['output']>;
  /** When it was recorded. */
  recordedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reason. */
  recordedReason?: Maybe<Scalars['String']['output']>;
};

/** One order's use of an approval, for staff. */
export type StaffOrderLease = {
  /** Our reference at the lessor. */
  id: Scalars['ID']['output'];
  /** The order. */
  orderId: Scalars['ID']['output'];
  /** Order number. */
  uniqueId: Scalars['String']['output'];
  /** Order status. */
  orderStatus: OrderStatus;
  /** Leased items. */
  amount: Scalars['Cents']['output'];
  /** As listed in contract/leases/statuses.ts. */
  state: Scalars['String']['output'];
  /** The lessor's number; null until it responds. */
  lessorUuid?: Maybe<Scalars['String']['output']>;
  /** When the amount was reserved from the approval. */
  heldAt?: Maybe<Scalars['DateTime']['output']>;
  /** Signing deadline. */
  signUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When it was signed. */
  signedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of signature reminders sent. */
  reminderCount: Scalars['Int']['output'];
  /** When the first delivery was reported to the lessor. */
  deliverySubmittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Amount the lessor has paid out. */
  fundedAmount?: Maybe<Scalars['Cents']['output']>;
  /** The lessor's commission. */
  lenderTake?: Maybe<Scalars['Cents']['output']>;
  /** When it was paid out. */
  fundedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Problem that needs attention: NOTICE_REFUSED, NOT_FUNDED or FUNDING_DIFFERS. */
  problem?: Maybe<Scalars['String']['output']>;
  /** When the problem started. */
  problemAt?: Maybe<Scalars['DateTime']['output']>;
  /** Notices to the lessor, in this order. */
  notices: Array<LeaseNotice>;
};

/** A notice to a lessor about order items. */
export type LeaseNotice = {
  /** DELIVERED, CANCELLED or RETURNED. */
  kind: Scalars['String']['output'];
  /** Day it happened, YYYY-MM-DD. */
  occurredOn: Scalars['String']['output'];
  /** Number of items. */
  itemCount: Scalars['Int']['output'];
  /** When the lessor accepted it. */
  acceptedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The lessor's reason for refusing it. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** Number of attempts. */
  attempts: Scalars['Int']['output'];
};

/** A lessor's answer, recorded by staff. */
export type LessorAnswerInput = {
  /** APPROVED, DECLINED, BLOCKED or CANCELLED. */
  answer: Scalars['String']['input'];
  /** Approved amount, for an approval. */
  approvedAmount?: InputMaybe<Scalars['Cents']['input']>;
  /** How staff learned the answer. */
  reason: Scalars['String']['input'];
};

/** Response of a change by staff. */
export type LeaseChangeResult = {
  /** True when the change was made. */
  success: Scalars['Boolean']['output'];
  /** Message for the caller. */
  message: Scalars['String']['output'];
  /** The application after the call. */
  lease?: Maybe<StaffLease>;
};

/** Submits the saved draft (LEASE-11). Contains no personal data. */
export type LeaseApplicationInput = {
  /** True when the applicant accepts LEASE_CONSENT of contract/leases/application.ts. */
  consent: Scalars['Boolean']['input'];
  /** Version of the consent text that was shown. */
  consentVersion: Scalars['String']['input'];
  /** Idempotency key, a UUID: a repeated request does not apply again. */
  idempotencyKey: Scalars['ID']['input'];
  /** Attribution of the visit. */
  attribution?: InputMaybe<AttributionInput>;
  /** Attribution of the first stored visit (ATTRIBUTION-9). */
  firstTouch?: InputMaybe<AttributionInput>;
  /** Order to place and lease; null for a pre-approval. */
  checkout?: InputMaybe<CheckoutInput>;
};

/** Response of every lease call. */
export type LeaseResult = {
  /** True when the application is approved or still being decided. */
  success: Scalars['Boolean']['output'];
  /** Errors. */
  errors: Array<CheckoutError>;
  /** Message for the customer. */
  message: Scalars['String']['output'];
  /** Application status; null without an application. */
  status?: Maybe<Scalars['String']['output']>;
  /** The lessor's page where the customer continues. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
  /** The lessor's application number. */
  uuid?: Maybe<Scalars['ID']['output']>;
  /** Code of the first error; null without one. */
  code?: Maybe<Scalars['String']['output']>;
  /** The application. */
  application?: Maybe<LeaseApplication>;
  /** The order it pays; null without one. */
  order?: Maybe<Order>;
  /** Access key of a guest's order. */
  orderKey?: Maybe<Scalars['String']['output']>;
};

/** Catalog line a price rule applies to. */
export type PriceMarkupLine =
  | 'ELECTRONICS'
  | 'TIRES_AND_WHEELS';

/** Scope of a price rule, most specific first. */
export type PriceRuleType =
  | 'PRODUCT'
  | 'BRAND_AND_CATEGORY'
  | 'CATEGORY'
  | 'PRICE_BAND';

/** Unit of a markup: basis points of the supplier's price, or cents. */
export type MarkupType =
  | 'PERCENTAGE'
  | 'FIXED';

/** Rounding of a price. */
export type RoundingMethod =
  | 'EXACT'
  | 'UP_TO_DOLLAR'
  | 'NEAREST_DOLLAR'
  | 'UP_TO_99'
  | 'NEAREST_99';

/** Why a rule does or does not set a product's price. */
export type RuleVerdict =
  | 'WINS'
  | 'LESS_SPECIFIC'
  | 'OLDER'
  | 'OTHER_SUPPLIER'
  | 'OTHER_PRODUCT'
  | 'OTHER_CATEGORY'
  | 'OTHER_BRAND'
  | 'OTHER_LINE'
  | 'OUTSIDE_BAND';

/** Change made by a version of the price rules. */
export type PriceVersionAction =
  | 'STARTED'
  | 'ADDED'
  | 'UPDATED'
  | 'DELETED'
  | 'ROLLED_BACK';

/** Status of a price generation run. */
export type GenerationStatus =
  | 'RUNNING'
  | 'COMPLETED';

/** A price rule: how a supplier's price becomes ours, and for which products it applies. */
export type PriceMarkup = {
  /** Identifier; products refer to the rule that set their price. */
  id: Scalars['ID']['output'];
  /** Only products of this supplier; null for all. */
  supplierId?: Maybe<Scalars['ID']['output']>;
  /** Catalog line. */
  type: PriceMarkupLine;
  /** A deleted rule sets no price. */
  isDeleted: Scalars['Boolean']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The rule's terms. */
  rule: PriceMarkupRule;
};

/** Terms of a price rule. */
export type PriceMarkupRule = {
  /** Scope. */
  ruleType: PriceRuleType;
  /** Shop category, including its subcategories; null for a price band and for one product. */
  categoryName?: Maybe<Scalars['String']['output']>;
  /** The product of a rule for one product; null for the others. */
  product?: Maybe<PriceMarkupProduct>;
  /** Minimum supplier price; null without one. */
  minPrice?: Maybe<Scalars['Cents']['output']>;
  /** Maximum supplier price, inclusive; null without one. */
  maxPrice?: Maybe<Scalars['Cents']['output']>;
  /** Unit of the markup. */
  markupType: MarkupType;
  /** Rounding of the price. */
  roundingMethod: RoundingMethod;
  /** Basis points (1250 for 12.5 %) or cents, depending on markupType. */
  markupValue: Scalars['Int']['output'];
  /** Brands the rule applies to; empty for all. */
  brands: Array<PriceMarkupBrand>;
};

/** The product of a price rule. */
export type PriceMarkupProduct = {
  /** See Product. */
  id: Scalars['ID']['output'];
  /** The supplier's SKU. */
  sku: Scalars['String']['output'];
  /** Name when the rule was saved. */
  name: Scalars['String']['output'];
};

/** A brand of a price rule. */
export type PriceMarkupBrand = {
  /** See Brand. */
  id: Scalars['ID']['output'];
  /** See Brand. */
  name: Scalars['String']['output'];
};

/** A page of price rules, newest first. */
export type PriceMarkupResult = {
  /** Rules on this page. */
  markups: Array<PriceMarkup>;
  /** Total number. */
  totalMarkups: Scalars['Int']['output'];
  /** Current version; send it with a change. */
  version: Scalars['Int']['output'];
  /** Selectable brands: those with products. */
  brands: Array<PriceMarkupBrand>;
  /** Selectable suppliers: those with products. */
  supplierIds: Array<Scalars['ID']['output']>;
};

/** A price rule, as entered by staff. */
export type PriceMarkupInput = {
  /** Only products of this supplier; null for all. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  /** Catalog line; defaults to the category's line, or electronics without a category. */
  type?: InputMaybe<PriceMarkupLine>;
  /** True to delete it. */
  isDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** The rule's terms. */
  rule: PriceMarkupRuleInput;
};

/** Terms of a price rule, as entered by staff. */
export type PriceMarkupRuleInput = {
  /** Scope. */
  ruleType: PriceRuleType;
  /** Shop category name; required if the scope is a category, or brands in one. */
  categoryName?: InputMaybe<Scalars['String']['input']>;
  /** The supplier's SKU; required if the scope is one product. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Minimum supplier price. */
  minPrice?: InputMaybe<Scalars['Cents']['input']>;
  /** Maximum supplier price, inclusive. */
  maxPrice?: InputMaybe<Scalars['Cents']['input']>;
  /** Unit of the markup. */
  markupType: MarkupType;
  /** Rounding of the price. */
  roundingMethod: RoundingMethod;
  /** Basis points (1250 for 12.5 %) or cents, depending on markupType. */
  markupValue: Scalars['Int']['input'];
  /** Brand ids; required when the scope is brands in a category. */
  brandIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Response of a change to the price rules. */
export type PriceMarkupChange = {
  /** False when nothing changed. */
  success: Scalars['Boolean']['output'];
  /** Message for the caller. */
  message: Scalars['String']['output'];
  /** The rule after the call; null for a rollback or an unknown rule. */
  markup?: Maybe<PriceMarkup>;
  /** Current version. */
  version: Scalars['Int']['output'];
};

/** A version of the price rules: a snapshot of all rules. */
export type PriceVersion = {
  /** Version number, starting at 0, which has no rules. */
  version: Scalars['Int']['output'];
  /** The changes it made. */
  action: PriceVersionAction;
  /** For a rollback: the restored version. */
  restoredVersion?: Maybe<Scalars['Int']['output']>;
  /** Number of rules that are not deleted. */
  ruleCount: Scalars['Int']['output'];
  /** Username of its author; null for the first version. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
};

/** A page of versions, newest first. */
export type PriceVersionsResult = {
  /** Versions on this page. */
  versions: Array<PriceVersion>;
  /** Total number. */
  totalVersions: Scalars['Int']['output'];
};

/** Simulated effect of price rules. */
export type PriceSimulation = {
  /** Number of live products. */
  products: Scalars['Int']['output'];
  /** Products whose price rises. */
  increased: Scalars['Int']['output'];
  /** Products whose price falls. */
  decreased: Scalars['Int']['output'];
  /** Products whose price stays the same. */
  unchanged: Scalars['Int']['output'];
  /** Products that would lose their margin over the supplier's price. */
  withoutMargin: Scalars['Int']['output'];
  /** Products without a matching rule. */
  withoutRule: Scalars['Int']['output'];
  /** Products with the largest price changes. */
  largestChanges: Array<SimulatedPrice>;
  /** The requested product; null when none was requested or it is unknown. */
  product?: Maybe<PriceExplanation>;
};

/** A product's price before and after. */
export type SimulatedPrice = {
  /** See Product. */
  productId: Scalars['ID']['output'];
  /** See Product. */
  sku: Scalars['String']['output'];
  /** See Product. */
  name: Scalars['String']['output'];
  /** Current price. */
  before?: Maybe<Scalars['Cents']['output']>;
  /** Simulated price. */
  after?: Maybe<Scalars['Cents']['output']>;
  /** Rule that would set the price; new for the unsaved rule, null for none. */
  winnerMarkupId?: Maybe<Scalars['ID']['output']>;
};

/** The rule that sets a product's price, and why. */
export type PriceExplanation = {
  /** Price before and after. */
  price: SimulatedPrice;
  /** Base of the rule: the supplier's current price; null when the supplier gave none. */
  cost?: Maybe<Scalars['Cents']['output']>;
  /** Verdict of each rule, winner first. */
  verdicts: Array<RuleJudgement>;
};

/** Verdict of one rule for a product. */
export type RuleJudgement = {
  /** Rule id; new for the unsaved rule. */
  markupId: Scalars['ID']['output'];
  /** Catalog line the rule applies to. */
  type: PriceMarkupLine;
  /** The rule's terms. */
  rule: PriceMarkupRule;
  /** Why it wins or loses. */
  verdict: RuleVerdict;
};

/** Response of generateCatalogue. */
export type CatalogueResult = {
  /** False when no run was started. */
  success: Scalars['Boolean']['output'];
  /** Message for the caller. */
  message: Scalars['String']['output'];
  /** The current run. */
  generation: CatalogueGeneration;
};

/** A run that recalculates all product prices. */
export type CatalogueGeneration = {
  /** Run number, ascending. */
  id: Scalars['ID']['output'];
  /** Version of the price rules. */
  version: Scalars['Int']['output'];
  /** Status. */
  status: GenerationStatus;
  /** Number of products at the start. */
  total: Scalars['Int']['output'];
  /** Processed products. */
  processed: Scalars['Int']['output'];
  /** Products whose price or winning rule changed. */
  changed: Scalars['Int']['output'];
  /** When it started. */
  startedAt: Scalars['DateTime']['output'];
  /** When it finished; null while running. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Queries of the API. */
export type Query = {
  /** Shop category tree in menu order. */
  getCategories: Array<Category>;
  /** Categories with their number of live products matching a text. */
  getCategoriesResult: CategoriesResult;
  /** All brands with live products, sorted by name. */
  getAllBrands: Array<Brand>;
  /** A brand; null when unknown. */
  getBrand?: Maybe<Brand>;
  /** A live product; null when unknown or hidden. */
  getProductById?: Maybe<Product>;
  /** A discontinued product by its slug; null when it is still sold or unknown. */
  getFormerProduct?: Maybe<FormerProduct>;
  /** A page of live products with facet counts. */
  searchProducts: SearchProductsResult;
  /** First parts of available tire sizes: section widths, or diameters of flotation sizes (31X). */
  getTireWidths: Array<TireMeasure>;
  /** Second parts of sizes with this first part. */
  getAspectRatios: Array<TireMeasure>;
  /** Rim diameters of sizes with these first parts, with the sizes. */
  getRimDiameters: Array<RimDiameter>;
  /** A vehicle type; null when unknown. */
  getVehicleType?: Maybe<VehicleType>;
  /** Vehicle types that tires are made for. */
  getVehicleTypes: Array<VehicleType>;
  /** A page of live tires with the counts of every filter. */
  searchTireProducts: LineSearchResult;
  /** A page of live wheels with the counts of every filter. */
  searchWheelProducts: LineSearchResult;
  /** A line of tires; null when unknown. */
  getTireProductLine?: Maybe<ProductLine>;
  /** A line of wheels; null when unknown. */
  getWheelProductLine?: Maybe<ProductLine>;
  /** Search suggestions: top products and the categories and brands they are in. */
  getSearchSuggestions: SearchSuggestions;
  /** Product data for a cart, in the requested order; unknown products have quantity 0. */
  getCartProducts: Array<CartProduct>;
  /** Current price and stock, in the requested order; unknown products are NOT_AVAILABLE. */
  getProductAvailability: Array<ProductAvailability>;
  /** State of the catalog. */
  catalogueState: CatalogueState;
  /** Live products after an id, at most 1,000 per call. All exports serve the site build and the publisher; in production they require the build key. */
  exportCatalogue: CatalogueExport;
  /** Live products with these ids, at most 1,000, in the requested order; others are omitted. */
  exportProducts: Array<Product>;
  /** Complete listing of a category or brand, filtered by attributes. */
  exportListing: ListingExport;
  /** Attribute pages of categories, as listed for staff. */
  exportAttributePages: Array<AttributePage>;
  /** Products of the home page. */
  exportHome: HomeExport;
  /** Vehicle model years, newest first. */
  exportVehicleYears: Array<Scalars['Int']['output']>;
  /** Vehicle makes, sorted by name. */
  exportVehicleMakes: Array<VehicleMake>;
  /** Vehicles of a make by model, newest first. */
  exportVehicles: Array<VehicleRow>;
  /** Products changed since a revision, after an id. With waits, responds once there are any, or after a few seconds. */
  exportChanges: CatalogueChanges;
  /** The signed-in customer's cart; null when none exists yet. */
  getCart?: Maybe<Cart>;
  /** The signed-in customer's wish list. */
  getWishList: WishList;
  /** A wish list by its share key; null when no longer shared. */
  getSharedWishList?: Maybe<SharedWishList>;
  /** The signed-in customer's saved searches, last saved first. */
  getSavedSearches: Array<SavedSearch>;
  /** Quote for an order, with the errors that prevent it. */
  getCheckoutQuote: CheckoutQuote;
  /** Quote for a phone order, for staff with orders.update. username names the customer; without it the order is a guest's. */
  getPhoneOrderQuote: CheckoutQuote;
  /** Data the browser needs to pay this order with this method. */
  preparePayment: PaymentPreparation;
  /** Creates a Coinbase Commerce charge for the account's cart or these lines and returns its code. */
  generateCoinbaseChargeId: Scalars['String']['output'];
  /** Delivery options of products for a postal code, in the requested order. */
  getProductAvailabilityDetails: Array<ProductAvailabilityDetail>;
  /** The signed-in customer's orders, optionally limited to statuses, such as those of a counter. */
  getOrdersByUser: OrdersResult;
  /** An order of the signed-in customer, or any order for staff with orders.read; null when not permitted. */
  getOrder?: Maybe<Order>;
  /** The invoice of an order; null when not permitted or not paid yet. A guest's order needs its key. */
  getInvoice?: Maybe<Invoice>;
  /** The returns of an order; null when not permitted. A guest's order needs its key. */
  getOrderReturns?: Maybe<OrderReturns>;
  /** The lease agreement of an order, from its lessor; null when not permitted or not available yet. A guest's order needs its key. */
  getLeaseAgreement?: Maybe<LeaseAgreement>;
  /** Preview of a cancellation or return; null when not permitted. Without items: the entire order, or everything returnable. */
  previewOrderChange?: Maybe<OrderChangePreview>;
  /** A guest's order by the key from the email; null when the key does not match. */
  getOrderByKey?: Maybe<Order>;
  /** Preview of a correction, for staff with orders.update; null when the order does not exist. */
  previewOrderEdit?: Maybe<OrderEditPreview>;
  /** Supplier orders of an order, newest first; needs orders.read. */
  getSupplierOrders: Array<SupplierOrder>;
  /**
   * All orders, filtered and sorted, for staff with orders.read. sort is placed, total or status, prefixed with "-" to reverse;
   * pages have 5, 10, 15, 20, 25, 50 or 100 orders.
   */
  listOrders: OrderList;
  /** The orders before and after an order in such a list; null when the order is not in it. */
  getOrderNeighbours: ListNeighbours;
  /** Suppliers, affiliates and tags of orders, and staff whom orders can be assigned to. */
  getOrderNames: OrderNames;
  /** Assignee and tags of an order; for staff with orders.read. */
  getOrderAssignment: OrderAssignment;
  /** Progress of a bulk change; null when unknown. */
  getOrderBulkRun?: Maybe<OrderBulkRun>;
  /** The signed-in customer's lease applications, latest first. */
  getApplicationByUser: LeaseApplicationsResult;
  /** An application of the signed-in customer, or any for staff with leases.read; null when not permitted or of another user than username. */
  getLeaseApplicationById?: Maybe<LeaseApplication>;
  /** Applications of all applicants, latest first; for staff. sort: created or approved, prefixed with - for largest first. */
  searchLeaseApplications: LeaseSearchResult;
  /** The applications before and after one in such a list; null when it is not in the list. */
  getLeaseNeighbours: ListNeighbours;
  /** The usernames before and after a customer in listCustomers with the same filters; null when not in the list. */
  getCustomerNeighbours: ListNeighbours;
  /** An application with staff-only data; null when unknown. */
  getLeaseForStaff?: Maybe<StaffLease>;
  /** A guest's application by its draft key; null when the key does not match. Without an id: the application the draft became. */
  getLeaseApplicationByKey?: Maybe<LeaseApplication>;
  /** A customer's usable approval; null without one. Staff with leases.read may pass any username, others only their own. */
  getActivePreApprovedApplicationByUser?: Maybe<LeaseApplication>;
  /** Price rules, for staff with pricing.read. */
  getPriceMarkup: PriceMarkupResult;
  /** A price rule, for staff with pricing.read; null when unknown. */
  getPriceMarkupById?: Maybe<PriceMarkup>;
  /** Versions of the price rules, for staff with pricing.read. */
  getPriceMarkupVersions: PriceVersionsResult;
  /** Simulates generateCatalogue: with the current rules, with one changed (id and input) or added (input), or with a version's rules. For staff with pricing.read. */
  simulatePriceMarkup: PriceSimulation;
  /** Starts recalculating all product prices with the current rules. Idempotent: one run at a time. For staff with catalogue.generate. */
  generateCatalogue: CatalogueResult;
  /** The latest run of generateCatalogue, for staff with pricing.read; null before the first. */
  getCatalogueGeneration?: Maybe<CatalogueGeneration>;
  /** Visitor events by shop day, both days inclusive. For staff with reports.sources. */
  getAnalyticsDays: Array<AnalyticsDay>;
};


/** Queries of the API. */
export type QueryGetCategoriesResultArgs = {
  text?: InputMaybe<Scalars['String']['input']>;
};


/** Queries of the API. */
export type QueryGetBrandArgs = {
  id: Scalars['ID']['input'];
};


/** Queries of the API. */
export type QueryGetProductByIdArgs = {
  productId: Scalars['ID']['input'];
};


/** Queries of the API. */
export type QueryGetFormerProductArgs = {
  slug: Scalars['String']['input'];
};


/** Queries of the API. */
export type QuerySearchProductsArgs = {
  input: SearchProductsInput;
};


/** Queries of the API. */
export type QueryGetAspectRatiosArgs = {
  width: Scalars['String']['input'];
};


/** Queries of the API. */
export type QueryGetRimDiametersArgs = {
  aspectRatio: Scalars['String']['input'];
  width: Scalars['String']['input'];
};


/** Queries of the API. */
export type QueryGetVehicleTypeArgs = {
  id: Scalars['ID']['input'];
};


/** Queries of the API. */
export type QuerySearchTireProductsArgs = {
  input: SearchTireProductsInput;
};


/** Queries of the API. */
export type QuerySearchWheelProductsArgs = {
  input: SearchWheelProductsInput;
};


/** Queries of the API. */
export type QueryGetTireProductLineArgs = {
  id: Scalars['ID']['input'];
};


/** Queries of the API. */
export type QueryGetWheelProductLineArgs = {
  id: Scalars['ID']['input'];
};


/** Queries of the API. */
export type QueryGetSearchSuggestionsArgs = {
  text: Scalars['String']['input'];
};


/** Queries of the API. */
export type QueryGetCartProductsArgs = {
  productIds: Array<Scalars['ID']['input']>;
};


/** Queries of the API. */
export type QueryGetProductAvailabilityArgs = {
  productIds: Array<Scalars['ID']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
};


/** Queries of the API. */
export type QueryExportCatalogueArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first: Scalars['Int']['input'];
};


/** Queries of the API. */
export type QueryExportProductsArgs = {
  productIds: Array<Scalars['ID']['input']>;
};


/** Queries of the API. */
export type QueryExportListingArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  brandId?: InputMaybe<Scalars['ID']['input']>;
  filters?: InputMaybe<Array<FacetChoice>>;
};


/** Queries of the API. */
export type QueryExportVehiclesArgs = {
  make: Scalars['ID']['input'];
};


/** Queries of the API. */
export type QueryExportChangesArgs = {
  since: Scalars['String']['input'];
  after?: InputMaybe<Scalars['ID']['input']>;
  waits?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Queries of the API. */
export type QueryGetSharedWishListArgs = {
  shareKey: Scalars['ID']['input'];
};


/** Queries of the API. */
export type QueryGetCheckoutQuoteArgs = {
  input: CheckoutInput;
};


/** Queries of the API. */
export type QueryGetPhoneOrderQuoteArgs = {
  username?: InputMaybe<Scalars['String']['input']>;
  input: CheckoutInput;
};


/** Queries of the API. */
export type QueryPreparePaymentArgs = {
  method: PaymentMethod;
  input: CheckoutInput;
};


/** Queries of the API. */
export type QueryGenerateCoinbaseChargeIdArgs = {
  input: CheckoutInput;
};


/** Queries of the API. */
export type QueryGetProductAvailabilityDetailsArgs = {
  postalCode: Scalars['String']['input'];
  productIds: Array<Scalars['ID']['input']>;
};


/** Queries of the API. */
export type QueryGetOrdersByUserArgs = {
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  statuses?: InputMaybe<Array<OrderStatus>>;
};


/** Queries of the API. */
export type QueryGetOrderArgs = {
  orderId: Scalars['ID']['input'];
};


/** Queries of the API. */
export type QueryGetInvoiceArgs = {
  orderId: Scalars['ID']['input'];
  orderKey?: InputMaybe<Scalars['String']['input']>;
};


/** Queries of the API. */
export type QueryGetOrderReturnsArgs = {
  orderId: Scalars['ID']['input'];
  orderKey?: InputMaybe<Scalars['String']['input']>;
};


/** Queries of the API. */
export type QueryGetLeaseAgreementArgs = {
  orderId: Scalars['ID']['input'];
  orderKey?: InputMaybe<Scalars['String']['input']>;
};


/** Queries of the API. */
export type QueryPreviewOrderChangeArgs = {
  orderId: Scalars['ID']['input'];
  change: OrderChangeKind;
  itemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  quantities?: InputMaybe<Array<ItemQuantityInput>>;
  orderKey?: InputMaybe<Scalars['String']['input']>;
};


/** Queries of the API. */
export type QueryGetOrderByKeyArgs = {
  orderId: Scalars['ID']['input'];
  orderKey: Scalars['String']['input'];
};


/** Queries of the API. */
export type QueryPreviewOrderEditArgs = {
  orderId: Scalars['ID']['input'];
  edit: OrderEditInput;
};


/** Queries of the API. */
export type QueryGetSupplierOrdersArgs = {
  orderId: Scalars['ID']['input'];
};


/** Queries of the API. */
export type QueryListOrdersArgs = {
  filter?: InputMaybe<OrderFilterInput>;
  sort?: InputMaybe<Scalars['String']['input']>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries of the API. */
export type QueryGetOrderNeighboursArgs = {
  orderId: Scalars['ID']['input'];
  filter?: InputMaybe<OrderFilterInput>;
  sort?: InputMaybe<Scalars['String']['input']>;
};


/** Queries of the API. */
export type QueryGetOrderAssignmentArgs = {
  orderId: Scalars['ID']['input'];
};


/** Queries of the API. */
export type QueryGetOrderBulkRunArgs = {
  id: Scalars['ID']['input'];
};


/** Queries of the API. */
export type QueryGetApplicationByUserArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries of the API. */
export type QueryGetLeaseApplicationByIdArgs = {
  leaseId: Scalars['ID']['input'];
  username?: InputMaybe<Scalars['String']['input']>;
};


/** Queries of the API. */
export type QuerySearchLeaseApplicationsArgs = {
  text?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries of the API. */
export type QueryGetLeaseNeighboursArgs = {
  leaseId: Scalars['ID']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
};


/** Queries of the API. */
export type QueryGetCustomerNeighboursArgs = {
  username: Scalars['String']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
};


/** Queries of the API. */
export type QueryGetLeaseForStaffArgs = {
  leaseId: Scalars['ID']['input'];
};


/** Queries of the API. */
export type QueryGetLeaseApplicationByKeyArgs = {
  leaseId?: InputMaybe<Scalars['ID']['input']>;
  draftKey: Scalars['ID']['input'];
};


/** Queries of the API. */
export type QueryGetActivePreApprovedApplicationByUserArgs = {
  username?: InputMaybe<Scalars['String']['input']>;
};


/** Queries of the API. */
export type QueryGetPriceMarkupArgs = {
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  withDeleted?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Queries of the API. */
export type QueryGetPriceMarkupByIdArgs = {
  id: Scalars['ID']['input'];
};


/** Queries of the API. */
export type QueryGetPriceMarkupVersionsArgs = {
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries of the API. */
export type QuerySimulatePriceMarkupArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input?: InputMaybe<PriceMarkupInput>;
  version?: InputMaybe<Scalars['Int']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
};


/** Queries of the API. */
export type QueryGetAnalyticsDaysArgs = {
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};

/** Mutations of the API. */
export type Mutation = {
  /** Returns the signed-in customer's cart; creates it when there is none. */
  createEmptyCart: Cart;
  /** Adds units of a product. */
  addItem: Cart;
  /** Removes a product. */
  deleteItem: Cart;
  /** Sets the quantity of a product; below 1 removes it. */
  changeQuantity: Cart;
  /** Empties the cart. */
  clearCart: Cart;
  /** Merges a guest cart into the account's. Idempotent per mergeKey. */
  mergeCarts: Cart;
  /** Adds products to the wish list, last one first; existing entries are unchanged and unknown products ignored. */
  addToWishList: WishList;
  /** Removes a product from the wish list. */
  removeFromWishList: WishList;
  /** Creates the share link of the wish list, or revokes it permanently. */
  shareWishList: WishList;
  /** Turns price drop emails for the wish list on or off. */
  setWishListAlerts: WishList;
  /** Saves a search as the first entry and replaces any entry with the same name. */
  saveSearch: Array<SavedSearch>;
  /** Deletes a saved search; list defaults to SEARCHES. */
  deleteSavedSearch: Array<SavedSearch>;
  /** Places the order and pays it with any method except a lease, using the vendor's token or a coin. */
  checkoutWith: CheckoutResult;
  /** Places the order and charges a card or Google Pay nonce. */
  checkoutWithBraintree: CheckoutResult;
  /** Places the order and opens a crypto invoice: BTC, DOGE, ETH, LTC, DASH, ZEC, USDT, BCH or XMR. */
  checkoutWithPlisio: CheckoutResult;
  /** Places the order with Klarna's authorization token. */
  checkoutWithKlarna: CheckoutResult;
  /** Places the order and opens a Coinbase Commerce charge. */
  checkoutWithCoinbase: CheckoutResult;
  /** Applies for a lease with the signed-in customer's saved draft: the shop applies to each lessor in turn until one approves. */
  processLoanApplication: LeaseResult;
  /** Applies for a lease as a guest with the draft key, which then opens the application. */
  processGuestLoanApplication: LeaseResult;
  /** Places the order and leases up to its total from the account's remaining approval; the rest is amountDue. */
  processCheckoutWithPreApprovedCredit: LeaseResult;
  /** Refreshes an application from the lessor, for the page the customer returns to. A guest's application needs its draft key. */
  refreshLeaseApplication: LeaseResult;
  /** Records, for staff, a lessor answer the shop could not read. Refused when the status no longer matches seen. */
  recordLessorAnswer: LeaseChangeResult;
  /** Refreshes an application from the lessor, for staff. */
  refreshLeaseForStaff: LeaseChangeResult;
  /** Refreshes an order's payment from the gateway, for the page the customer returns to. */
  refreshPayment: CheckoutResult;
  /** Closes a payment the customer left unpaid at the gateway and releases the items. */
  closePayment: CheckoutResult;
  /** Records a manual refund made at the payment company; needs orders.refund. reference is the company's. */
  recordManualRefund: OrderChange;
  /** Cancels an order if allowed and refunds what was paid. */
  cancelOrder: OrderChange;
  /** Requests the return of delivered items, once per key. A guest's order needs its key. */
  requestReturn: ReturnChange;
  /** Records that a requested return arrived and refunds it; needs orders.cancel. */
  receiveReturn: OrderChange;
  /** Cancels a requested return that does not arrive; needs orders.cancel. */
  cancelReturn: ReturnChange;
  /** Puts the products of an order that are still sold into the customer's cart, once per key. A guest's order needs its key. */
  buyOrderAgain: OrderInCart;
  /** Cancels an order if allowed and puts its items back into the caller's cart. Idempotent. */
  putOrderInCart: OrderInCart;
  /** Turns payment reminder emails of an order on or off; for its customer, or a guest with any key that shows the order. */
  setOrderReminders: OrderChange;
  /** Changes an order's status; needs orders.update, or orders.cancel to cancel. revision is the one the caller saw. */
  changeOrderStatus: OrderChange;
  /** Marks items as shipped in one parcel and emails the customer, once; needs orders.update. The last parcel completes the order. */
  shipOrderItems: OrderChange;
  /** Records an item status and emails the customer, once; canceled and returned items are refunded. Needs orders.update, or orders.cancel to cancel or return. */
  changeOrderItems: OrderChange;
  /**
   * Corrects items and addresses before shipping and emails the customer; needs orders.update, plus orders.cancel for refunds.
   * revision is the one the caller saw. due is the difference the caller saw when the total rises: the customer is emailed a
   * payment link, and the correction is applied once paid.
   */
  editOrder: OrderChange;
  /** Withdraws a correction that waits for payment; needs orders.update. revision is the one the caller saw. */
  withdrawOrderCorrection: OrderChange;
  /**
   * Orders open items at the supplier now, including failed ones; needs orders.update. revision is the one the caller saw.
   * includeBoughtElsewhere: also items marked as bought elsewhere that have not shipped yet.
   */
  submitToSupplier: OrderChange;
  /** Asks the supplier to cancel items it has accepted; needs orders.update. getSupplierOrders shows the response. */
  cancelAtSupplier: OrderChange;
  /** Refunds money; needs orders.refund. As in every change by staff, amounts above the limit require a fresh second-factor code. */
  refundOrder: OrderChange;
  /** Starts a bulk change of orders, for staff with the permission the action requires. */
  changeManyOrders: OrderBulkRun;
  /** A customer's account as they see it, for staff with customers.read. Each view is logged; nothing else changes. */
  viewAccount: AccountView;
  /**
   * Places a phone order, for staff with orders.update. Idempotent per key. The order waits for payment, and the customer is
   * emailed a payment link; mode is CREATE_FRESH_ORDER.
   */
  placePhoneOrder: CheckoutResult;
  /** Emails the customer a payment link for an unpaid order or correction; needs orders.update. Idempotent per key. */
  sendPaymentLink: OrderChange;
  /** Adds a history entry; needs orders.note. type is CUSTOM_NOTES, PHONE_CALL or EMAIL_CONVERSATION. */
  addOrderNote: OrderChange;
  /** Assigns an order to a staff member who may see orders; null ends the assignment; needs orders.update. Idempotent. */
  assignOrder: OrderAssignment;
  /** Adds and removes tags of an order; needs orders.update. Idempotent. */
  changeOrderTags: OrderAssignment;
  /** Adds a price rule to the version the caller saw; for staff with pricing.write. */
  addPriceMarkup: PriceMarkupChange;
  /** Changes or deletes a price rule of the version the caller saw; for staff with pricing.write. */
  updatePriceMarkup: PriceMarkupChange;
  /** Restores the rules of an earlier version; for staff with pricing.write. */
  rollBackPriceMarkups: PriceMarkupChange;
  /** Records visitor events, idempotent by event id. Stores nothing from browsers that send Global Privacy Control. */
  recordAnalyticsEvents: AnalyticsReceipt;
};


/** Mutations of the API. */
export type MutationAddItemArgs = {
  productId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


/** Mutations of the API. */
export type MutationDeleteItemArgs = {
  productId: Scalars['ID']['input'];
};


/** Mutations of the API. */
export type MutationChangeQuantityArgs = {
  productId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


/** Mutations of the API. */
export type MutationMergeCartsArgs = {
  items: Array<CartLineInput>;
  mergeKey: Scalars['ID']['input'];
};


/** Mutations of the API. */
export type MutationAddToWishListArgs = {
  productIds: Array<Scalars['ID']['input']>;
};


/** Mutations of the API. */
export type MutationRemoveFromWishListArgs = {
  productId: Scalars['ID']['input'];
};


/** Mutations of the API. */
export type MutationShareWishListArgs = {
  isShared: Scalars['Boolean']['input'];
};


/** Mutations of the API. */
export type MutationSetWishListAlertsArgs = {
  emailAlerts: Scalars['Boolean']['input'];
};


/** Mutations of the API. */
export type MutationSaveSearchArgs = {
  input: SavedSearchInput;
};


/** Mutations of the API. */
export type MutationDeleteSavedSearchArgs = {
  list?: InputMaybe<SavedSearchList>;
  name: Scalars['String']['input'];
};


/** Mutations of the API. */
export type MutationCheckoutWithArgs = {
  method: PaymentMethod;
  input: CheckoutInput;
  token?: InputMaybe<Scalars['String']['input']>;
  deviceData?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations of the API. */
export type MutationCheckoutWithBraintreeArgs = {
  input: CheckoutInput;
  nonce: Scalars['String']['input'];
  deviceData?: InputMaybe<Scalars['String']['input']>;
  method?: InputMaybe<PaymentMethod>;
};


/** Mutations of the API. */
export type MutationCheckoutWithPlisioArgs = {
  input: CheckoutInput;
  currency: Scalars['String']['input'];
};


/** Mutations of the API. */
export type MutationCheckoutWithKlarnaArgs = {
  input: CheckoutInput;
  authorizationToken: Scalars['String']['input'];
};


/** Mutations of the API. */
export type MutationCheckoutWithCoinbaseArgs = {
  input: CheckoutInput;
  chargeId?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations of the API. */
export type MutationProcessLoanApplicationArgs = {
  input: LeaseApplicationInput;
};


/** Mutations of the API. */
export type MutationProcessGuestLoanApplicationArgs = {
  input: LeaseApplicationInput;
  draftKey: Scalars['ID']['input'];
};


/** Mutations of the API. */
export type MutationProcessCheckoutWithPreApprovedCreditArgs = {
  input: CheckoutInput;
};


/** Mutations of the API. */
export type MutationRefreshLeaseApplicationArgs = {
  leaseId: Scalars['ID']['input'];
  draftKey?: InputMaybe<Scalars['ID']['input']>;
};


/** Mutations of the API. */
export type MutationRecordLessorAnswerArgs = {
  leaseId: Scalars['ID']['input'];
  expectedStatus: Scalars['String']['input'];
  input: LessorAnswerInput;
};


/** Mutations of the API. */
export type MutationRefreshLeaseForStaffArgs = {
  leaseId: Scalars['ID']['input'];
};


/** Mutations of the API. */
export type MutationRefreshPaymentArgs = {
  orderId: Scalars['ID']['input'];
  orderKey?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations of the API. */
export type MutationClosePaymentArgs = {
  orderId: Scalars['ID']['input'];
  orderKey?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations of the API. */
export type MutationRecordManualRefundArgs = {
  orderId: Scalars['ID']['input'];
  refundId: Scalars['ID']['input'];
  reference: Scalars['String']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations of the API. */
export type MutationCancelOrderArgs = {
  orderId: Scalars['ID']['input'];
  orderKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations of the API. */
export type MutationRequestReturnArgs = {
  orderId: Scalars['ID']['input'];
  orderKey?: InputMaybe<Scalars['String']['input']>;
  request: ReturnInput;
};


/** Mutations of the API. */
export type MutationReceiveReturnArgs = {
  orderId: Scalars['ID']['input'];
  returnId: Scalars['ID']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations of the API. */
export type MutationCancelReturnArgs = {
  orderId: Scalars['ID']['input'];
  returnId: Scalars['ID']['input'];
};


/** Mutations of the API. */
export type MutationBuyOrderAgainArgs = {
  orderId: Scalars['ID']['input'];
  orderKey?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey: Scalars['ID']['input'];
};


/** Mutations of the API. */
export type MutationPutOrderInCartArgs = {
  orderId: Scalars['ID']['input'];
  orderKey?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations of the API. */
export type MutationSetOrderRemindersArgs = {
  orderId: Scalars['ID']['input'];
  orderKey?: InputMaybe<Scalars['String']['input']>;
  reminders: Scalars['Boolean']['input'];
};


/** Mutations of the API. */
export type MutationChangeOrderStatusArgs = {
  orderId: Scalars['ID']['input'];
  status: OrderStatus;
  revision: Scalars['Int']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations of the API. */
export type MutationShipOrderItemsArgs = {
  orderId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  shipment: ShipmentInput;
};


/** Mutations of the API. */
export type MutationChangeOrderItemsArgs = {
  orderId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  change: ItemChangeInput;
  code?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations of the API. */
export type MutationEditOrderArgs = {
  orderId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  edit: OrderEditInput;
  due?: InputMaybe<Scalars['Cents']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations of the API. */
export type MutationWithdrawOrderCorrectionArgs = {
  orderId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/** Mutations of the API. */
export type MutationSubmitToSupplierArgs = {
  orderId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  includeBoughtElsewhere?: Scalars['Boolean']['input'];
};


/** Mutations of the API. */
export type MutationCancelAtSupplierArgs = {
  orderId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  itemIds: Array<Scalars['ID']['input']>;
};


/** Mutations of the API. */
export type MutationRefundOrderArgs = {
  orderId: Scalars['ID']['input'];
  amount: Scalars['Cents']['input'];
  reason: Scalars['String']['input'];
  idempotencyKey: Scalars['ID']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations of the API. */
export type MutationChangeManyOrdersArgs = {
  input: OrderBulkInput;
};


/** Mutations of the API. */
export type MutationViewAccountArgs = {
  username: Scalars['String']['input'];
};


/** Mutations of the API. */
export type MutationPlacePhoneOrderArgs = {
  username?: InputMaybe<Scalars['String']['input']>;
  input: CheckoutInput;
};


/** Mutations of the API. */
export type MutationSendPaymentLinkArgs = {
  orderId: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


/** Mutations of the API. */
export type MutationAddOrderNoteArgs = {
  orderId: Scalars['ID']['input'];
  type: OrderEventType;
  note: Scalars['String']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


/** Mutations of the API. */
export type MutationAssignOrderArgs = {
  orderId: Scalars['ID']['input'];
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
};


/** Mutations of the API. */
export type MutationChangeOrderTagsArgs = {
  orderId: Scalars['ID']['input'];
  add?: InputMaybe<Array<Scalars['String']['input']>>;
  remove?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** Mutations of the API. */
export type MutationAddPriceMarkupArgs = {
  input: PriceMarkupInput;
  version: Scalars['Int']['input'];
};


/** Mutations of the API. */
export type MutationUpdatePriceMarkupArgs = {
  id: Scalars['ID']['input'];
  input: PriceMarkupInput;
  version: Scalars['Int']['input'];
};


/** Mutations of the API. */
export type MutationRollBackPriceMarkupsArgs = {
  to: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


/** Mutations of the API. */
export type MutationRecordAnalyticsEventsArgs = {
  visit?: InputMaybe<Scalars['ID']['input']>;
  events: Array<AnalyticsEventInput>;
};

/** Type of an analytics event. */
export type AnalyticsEventKind =
  | 'VIEW'
  | 'SEARCH'
  | 'FILTER'
  | 'COMPARE'
  | 'CART'
  | 'CHECKOUT_DELIVERY'
  | 'CHECKOUT_PAYMENT'
  | 'CHECKOUT_LEASE'
  | 'APPLY'
  | 'APPROVE'
  | 'SIGN'
  | 'BUY'
  | 'RETURN';

/** A visitor event. */
export type AnalyticsEventInput = {
  /** UUIDv7, created when the event happened. */
  id: Scalars['ID']['input'];
  /** Event type. */
  kind: AnalyticsEventKind;
  /** Dimensions of the event, each at most once. */
  values: Array<AnalyticsValueInput>;
};

/** A dimension of an event and its value. */
export type AnalyticsValueInput = {
  /** Dimension number, 2 to 106. */
  dimension: Scalars['Int']['input'];
  /** Text; numbers and cents as digits; booleans as yes or no. */
  value: Scalars['String']['input'];
};

/** Why an event is rejected. */
export type AnalyticsRejectionReason =
  | 'TOO_LATE'
  | 'TOO_EARLY';

/** A rejected event. */
export type AnalyticsRejection = {
  /** Event id, as sent. */
  id: Scalars['ID']['output'];
  /** Why it is rejected. */
  reason: AnalyticsRejectionReason;
};

/** Result of a batch. */
export type AnalyticsReceipt = {
  /** Number of accepted events, including repeated ones. */
  accepted: Scalars['Int']['output'];
  /** Rejected events with their reason. */
  rejected: Array<AnalyticsRejection>;
};

/** Number of events on a shop day, by page type and device class. */
export type AnalyticsDay = {
  /** Day, such as 2026-11-26. */
  day: Scalars['String']['output'];
  /** Event type. */
  kind: AnalyticsEventKind;
  /** Page type; empty = unknown. */
  pageType: Scalars['String']['output'];
  /** Phone, tablet or desktop; empty = unknown. */
  deviceClass: Scalars['String']['output'];
  /** Number of events. */
  events: Scalars['Int']['output'];
  /** Total value; 0 for events without an amount. */
  cents: Scalars['Cents']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Cents: ResolverTypeWrapper<Scalars['Cents']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Availability: Availability;
  ProductSort: ProductSort;
  OfferLabel: OfferLabel;
  FacetKey: FacetKey;
  CategoryStep: ResolverTypeWrapper<CategoryStep>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Category: ResolverTypeWrapper<Category>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  CategoryResult: ResolverTypeWrapper<CategoryResult>;
  CategoriesResult: ResolverTypeWrapper<CategoriesResult>;
  Brand: ResolverTypeWrapper<Brand>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FitFacts: ResolverTypeWrapper<FitFacts>;
  VehicleMake: ResolverTypeWrapper<VehicleMake>;
  VehicleRow: ResolverTypeWrapper<VehicleRow>;
  ProductImage: ResolverTypeWrapper<ProductImage>;
  ProductAttribute: ResolverTypeWrapper<ProductAttribute>;
  TypedAttribute: ResolverTypeWrapper<TypedAttribute>;
  ProductOffer: ResolverTypeWrapper<ProductOffer>;
  SalePeriod: ResolverTypeWrapper<SalePeriod>;
  Rebate: ResolverTypeWrapper<Rebate>;
  Product: ResolverTypeWrapper<Product>;
  ProductReviews: ResolverTypeWrapper<ProductReviews>;
  Review: ResolverTypeWrapper<Review>;
  FacetValue: ResolverTypeWrapper<FacetValue>;
  Facet: ResolverTypeWrapper<Facet>;
  FacetChoice: FacetChoice;
  SearchProductsInput: SearchProductsInput;
  LineProduct: ResolverTypeWrapper<Product>;
  LinePrices: ResolverTypeWrapper<LinePrices>;
  LineStock: ResolverTypeWrapper<LineStock>;
  SearchTireProductsInput: SearchTireProductsInput;
  NumberRange: NumberRange;
  SearchWheelProductsInput: SearchWheelProductsInput;
  LineSearchResult: ResolverTypeWrapper<Omit<LineSearchResult, 'products'> & { products: Array<ResolversTypes['LineProduct']> }>;
  TireMeasure: ResolverTypeWrapper<TireMeasure>;
  RimDiameter: ResolverTypeWrapper<RimDiameter>;
  TireSizeChoice: ResolverTypeWrapper<TireSizeChoice>;
  VehicleType: ResolverTypeWrapper<VehicleType>;
  ProductLine: ResolverTypeWrapper<Omit<ProductLine, 'products'> & { products: Array<ResolversTypes['LineProduct']> }>;
  SearchSuggestions: ResolverTypeWrapper<SearchSuggestions>;
  NotSold: ResolverTypeWrapper<NotSold>;
  SuggestedPlace: ResolverTypeWrapper<SuggestedPlace>;
  SearchProductsResult: ResolverTypeWrapper<SearchProductsResult>;
  UnmetCondition: ResolverTypeWrapper<UnmetCondition>;
  FormerProduct: ResolverTypeWrapper<FormerProduct>;
  CartProduct: ResolverTypeWrapper<CartProduct>;
  ProductAvailability: ResolverTypeWrapper<ProductAvailability>;
  PageAmount: ResolverTypeWrapper<PageAmount>;
  CatalogueExport: ResolverTypeWrapper<CatalogueExport>;
  ListingExport: ResolverTypeWrapper<ListingExport>;
  AttributePage: ResolverTypeWrapper<AttributePage>;
  HomeExport: ResolverTypeWrapper<HomeExport>;
  ChangedProduct: ResolverTypeWrapper<ChangedProduct>;
  CatalogueChanges: ResolverTypeWrapper<CatalogueChanges>;
  CatalogueState: ResolverTypeWrapper<CatalogueState>;
  CartNoticeKind: CartNoticeKind;
  CartItem: ResolverTypeWrapper<CartItem>;
  CartTotals: ResolverTypeWrapper<CartTotals>;
  CartNotice: ResolverTypeWrapper<CartNotice>;
  UnavailableCartItem: ResolverTypeWrapper<UnavailableCartItem>;
  Cart: ResolverTypeWrapper<Cart>;
  WishList: ResolverTypeWrapper<WishList>;
  WishListItem: ResolverTypeWrapper<WishListItem>;
  SharedWishList: ResolverTypeWrapper<SharedWishList>;
  SavedSearchList: SavedSearchList;
  SavedSearch: ResolverTypeWrapper<SavedSearch>;
  SavedSearchInput: SavedSearchInput;
  AccountView: ResolverTypeWrapper<AccountView>;
  CartLineInput: CartLineInput;
  DeliveryType: DeliveryType;
  OrderCreationMode: OrderCreationMode;
  OrderStatus: OrderStatus;
  OrderItemStatus: OrderItemStatus;
  OrderEventType: OrderEventType;
  PaymentMethod: PaymentMethod;
  OrderItem: ResolverTypeWrapper<OrderItem>;
  SoldAttribute: ResolverTypeWrapper<SoldAttribute>;
  PaymentDetails: ResolverTypeWrapper<PaymentDetails>;
  ManualRefund: ResolverTypeWrapper<ManualRefund>;
  LeaseDetails: ResolverTypeWrapper<LeaseDetails>;
  OrderEvent: ResolverTypeWrapper<OrderEvent>;
  RefundLimits: ResolverTypeWrapper<RefundLimits>;
  Order: ResolverTypeWrapper<Order>;
  ReturnReason: ReturnReason;
  ReturnState: ReturnState;
  OrderReturns: ResolverTypeWrapper<OrderReturns>;
  ReturnableItem: ResolverTypeWrapper<ReturnableItem>;
  OrderReturn: ResolverTypeWrapper<OrderReturn>;
  OrderReturnItem: ResolverTypeWrapper<OrderReturnItem>;
  ReturnItemInput: ReturnItemInput;
  ReturnInput: ReturnInput;
  ReturnChange: ResolverTypeWrapper<ReturnChange>;
  Invoice: ResolverTypeWrapper<Invoice>;
  InvoiceLine: ResolverTypeWrapper<InvoiceLine>;
  InvoiceAmount: ResolverTypeWrapper<InvoiceAmount>;
  SupplierOrdering: ResolverTypeWrapper<SupplierOrdering>;
  OrderAddress: ResolverTypeWrapper<OrderAddress>;
  OrderCounters: ResolverTypeWrapper<OrderCounters>;
  OrdersResult: ResolverTypeWrapper<OrdersResult>;
  OrderFilterInput: OrderFilterInput;
  OrderRisk: OrderRisk;
  OrderListRow: ResolverTypeWrapper<OrderListRow>;
  OrderStatusCount: ResolverTypeWrapper<OrderStatusCount>;
  OrderList: ResolverTypeWrapper<OrderList>;
  ListNeighbours: ResolverTypeWrapper<ListNeighbours>;
  OrderBulkAction: OrderBulkAction;
  OrderBulkInput: OrderBulkInput;
  OrderBulkRun: ResolverTypeWrapper<OrderBulkRun>;
  OrderBulkFailure: ResolverTypeWrapper<OrderBulkFailure>;
  OrderColleague: ResolverTypeWrapper<OrderColleague>;
  OrderAssignment: ResolverTypeWrapper<OrderAssignment>;
  OrderNames: ResolverTypeWrapper<OrderNames>;
  CheckoutAddressInput: CheckoutAddressInput;
  Touch: ResolverTypeWrapper<Touch>;
  AttributionInput: AttributionInput;
  CheckoutInput: CheckoutInput;
  ItemQuantityInput: ItemQuantityInput;
  ShipmentInput: ShipmentInput;
  OrderChangeKind: OrderChangeKind;
  OrderChangePreview: ResolverTypeWrapper<OrderChangePreview>;
  RefundPreview: ResolverTypeWrapper<RefundPreview>;
  LeaseChange: ResolverTypeWrapper<LeaseChange>;
  LeaseAgreement: ResolverTypeWrapper<LeaseAgreement>;
  LeaseAgreementItem: ResolverTypeWrapper<LeaseAgreementItem>;
  LeaseAgreementPlan: ResolverTypeWrapper<LeaseAgreementPlan>;
  ItemChangeInput: ItemChangeInput;
  CheckoutError: ResolverTypeWrapper<CheckoutError>;
  QuoteLine: ResolverTypeWrapper<QuoteLine>;
  CheckoutQuote: ResolverTypeWrapper<CheckoutQuote>;
  LeaseOffer: ResolverTypeWrapper<LeaseOffer>;
  CheckoutResult: ResolverTypeWrapper<CheckoutResult>;
  PaymentPreparation: ResolverTypeWrapper<PaymentPreparation>;
  PayableCoin: ResolverTypeWrapper<PayableCoin>;
  ProductAvailabilityDetail: ResolverTypeWrapper<ProductAvailabilityDetail>;
  PickupLocation: ResolverTypeWrapper<PickupLocation>;
  OrderCorrection: ResolverTypeWrapper<OrderCorrection>;
  OrderEditInput: OrderEditInput;
  OrderEditItemInput: OrderEditItemInput;
  OrderAddressInput: OrderAddressInput;
  OrderEditPreview: ResolverTypeWrapper<OrderEditPreview>;
  SupplierOrderState: SupplierOrderState;
  SupplierOrder: ResolverTypeWrapper<SupplierOrder>;
  SupplierOrderItem: ResolverTypeWrapper<SupplierOrderItem>;
  OrderChange: ResolverTypeWrapper<OrderChange>;
  CartQuantity: ResolverTypeWrapper<CartQuantity>;
  OrderInCart: ResolverTypeWrapper<OrderInCart>;
  LeaseApplication: ResolverTypeWrapper<LeaseApplication>;
  OrderLease: ResolverTypeWrapper<OrderLease>;
  LeaseMoment: ResolverTypeWrapper<LeaseMoment>;
  LeaseAttempt: ResolverTypeWrapper<LeaseAttempt>;
  LeaseApplicationsResult: ResolverTypeWrapper<LeaseApplicationsResult>;
  LeaseSearchResult: ResolverTypeWrapper<LeaseSearchResult>;
  LeaseStatusCount: ResolverTypeWrapper<LeaseStatusCount>;
  StaffLease: ResolverTypeWrapper<StaffLease>;
  StaffLeaseAttempt: ResolverTypeWrapper<StaffLeaseAttempt>;
  StaffOrderLease: ResolverTypeWrapper<StaffOrderLease>;
  LeaseNotice: ResolverTypeWrapper<LeaseNotice>;
  LessorAnswerInput: LessorAnswerInput;
  LeaseChangeResult: ResolverTypeWrapper<LeaseChangeResult>;
  LeaseApplicationInput: LeaseApplicationInput;
  LeaseResult: ResolverTypeWrapper<LeaseResult>;
  PriceMarkupLine: PriceMarkupLine;
  PriceRuleType: PriceRuleType;
  MarkupType: MarkupType;
  RoundingMethod: RoundingMethod;
  RuleVerdict: RuleVerdict;
  PriceVersionAction: PriceVersionAction;
  GenerationStatus: GenerationStatus;
  PriceMarkup: ResolverTypeWrapper<PriceMarkup>;
  PriceMarkupRule: ResolverTypeWrapper<PriceMarkupRule>;
  PriceMarkupProduct: ResolverTypeWrapper<PriceMarkupProduct>;
  PriceMarkupBrand: ResolverTypeWrapper<PriceMarkupBrand>;
  PriceMarkupResult: ResolverTypeWrapper<PriceMarkupResult>;
  PriceMarkupInput: PriceMarkupInput;
  PriceMarkupRuleInput: PriceMarkupRuleInput;
  PriceMarkupChange: ResolverTypeWrapper<PriceMarkupChange>;
  PriceVersion: ResolverTypeWrapper<PriceVersion>;
  PriceVersionsResult: ResolverTypeWrapper<PriceVersionsResult>;
  PriceSimulation: ResolverTypeWrapper<PriceSimulation>;
  SimulatedPrice: ResolverTypeWrapper<SimulatedPrice>;
  PriceExplanation: ResolverTypeWrapper<PriceExplanation>;
  RuleJudgement: ResolverTypeWrapper<RuleJudgement>;
  CatalogueResult: ResolverTypeWrapper<CatalogueResult>;
  CatalogueGeneration: ResolverTypeWrapper<CatalogueGeneration>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  AnalyticsEventKind: AnalyticsEventKind;
  AnalyticsEventInput: AnalyticsEventInput;
  AnalyticsValueInput: AnalyticsValueInput;
  AnalyticsRejectionReason: AnalyticsRejectionReason;
  AnalyticsRejection: ResolverTypeWrapper<AnalyticsRejection>;
  AnalyticsReceipt: ResolverTypeWrapper<AnalyticsReceipt>;
  AnalyticsDay: ResolverTypeWrapper<AnalyticsDay>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Cents: Scalars['Cents']['output'];
  DateTime: Scalars['DateTime']['output'];
  CategoryStep: CategoryStep;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Category: Category;
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  CategoryResult: CategoryResult;
  CategoriesResult: CategoriesResult;
  Brand: Brand;
  Float: Scalars['Float']['output'];
  FitFacts: FitFacts;
  VehicleMake: VehicleMake;
  VehicleRow: VehicleRow;
  ProductImage: ProductImage;
  ProductAttribute: ProductAttribute;
  TypedAttribute: TypedAttribute;
  ProductOffer: ProductOffer;
  SalePeriod: SalePeriod;
  Rebate: Rebate;
  Product: Product;
  ProductReviews: ProductReviews;
  Review: Review;
  FacetValue: FacetValue;
  Facet: Facet;
  FacetChoice: FacetChoice;
  SearchProductsInput: SearchProductsInput;
  LineProduct: Product;
  LinePrices: LinePrices;
  LineStock: LineStock;
  SearchTireProductsInput: SearchTireProductsInput;
  NumberRange: NumberRange;
  SearchWheelProductsInput: SearchWheelProductsInput;
  LineSearchResult: Omit<LineSearchResult, 'products'> & { products: Array<ResolversParentTypes['LineProduct']> };
  TireMeasure: TireMeasure;
  RimDiameter: RimDiameter;
  TireSizeChoice: TireSizeChoice;
  VehicleType: VehicleType;
  ProductLine: Omit<ProductLine, 'products'> & { products: Array<ResolversParentTypes['LineProduct']> };
  SearchSuggestions: SearchSuggestions;
  NotSold: NotSold;
  SuggestedPlace: SuggestedPlace;
  SearchProductsResult: SearchProductsResult;
  UnmetCondition: UnmetCondition;
  FormerProduct: FormerProduct;
  CartProduct: CartProduct;
  ProductAvailability: ProductAvailability;
  PageAmount: PageAmount;
  CatalogueExport: CatalogueExport;
  ListingExport: ListingExport;
  AttributePage: AttributePage;
  HomeExport: HomeExport;
  ChangedProduct: ChangedProduct;
  CatalogueChanges: CatalogueChanges;
  CatalogueState: CatalogueState;
  CartItem: CartItem;
  CartTotals: CartTotals;
  CartNotice: CartNotice;
  UnavailableCartItem: UnavailableCartItem;
  Cart: Cart;
  WishList: WishList;
  WishListItem: WishListItem;
  SharedWishList: SharedWishList;
  SavedSearch: SavedSearch;
  SavedSearchInput: SavedSearchInput;
  AccountView: AccountView;
  CartLineInput: CartLineInput;
  OrderItem: OrderItem;
  SoldAttribute: SoldAttribute;
  PaymentDetails: PaymentDetails;
  ManualRefund: ManualRefund;
  LeaseDetails: LeaseDetails;
  OrderEvent: OrderEvent;
  RefundLimits: RefundLimits;
  Order: Order;
  OrderReturns: OrderReturns;
  ReturnableItem: ReturnableItem;
  OrderReturn: OrderReturn;
  OrderReturnItem: OrderReturnItem;
  ReturnItemInput: ReturnItemInput;
  ReturnInput: ReturnInput;
  ReturnChange: ReturnChange;
  Invoice: Invoice;
  InvoiceLine: InvoiceLine;
  InvoiceAmount: InvoiceAmount;
  SupplierOrdering: SupplierOrdering;
  OrderAddress: OrderAddress;
  OrderCounters: OrderCounters;
  OrdersResult: OrdersResult;
  OrderFilterInput: OrderFilterInput;
  OrderListRow: OrderListRow;
  OrderStatusCount: OrderStatusCount;
  OrderList: OrderList;
  ListNeighbours: ListNeighbours;
  OrderBulkInput: OrderBulkInput;
  OrderBulkRun: OrderBulkRun;
  OrderBulkFailure: OrderBulkFailure;
  OrderColleague: OrderColleague;
  OrderAssignment: OrderAssignment;
  OrderNames: OrderNames;
  CheckoutAddressInput: CheckoutAddressInput;
  Touch: Touch;
  AttributionInput: AttributionInput;
  CheckoutInput: CheckoutInput;
  ItemQuantityInput: ItemQuantityInput;
  ShipmentInput: ShipmentInput;
  OrderChangePreview: OrderChangePreview;
  RefundPreview: RefundPreview;
  LeaseChange: LeaseChange;
  LeaseAgreement: LeaseAgreement;
  LeaseAgreementItem: LeaseAgreementItem;
  LeaseAgreementPlan: LeaseAgreementPlan;
  ItemChangeInput: ItemChangeInput;
  CheckoutError: CheckoutError;
  QuoteLine: QuoteLine;
  CheckoutQuote: CheckoutQuote;
  LeaseOffer: LeaseOffer;
  CheckoutResult: CheckoutResult;
  PaymentPreparation: PaymentPreparation;
  PayableCoin: PayableCoin;
  ProductAvailabilityDetail: ProductAvailabilityDetail;
  PickupLocation: PickupLocation;
  OrderCorrection: OrderCorrection;
  OrderEditInput: OrderEditInput;
  OrderEditItemInput: OrderEditItemInput;
  OrderAddressInput: OrderAddressInput;
  OrderEditPreview: OrderEditPreview;
  SupplierOrder: SupplierOrder;
  SupplierOrderItem: SupplierOrderItem;
  OrderChange: OrderChange;
  CartQuantity: CartQuantity;
  OrderInCart: OrderInCart;
  LeaseApplication: LeaseApplication;
  OrderLease: OrderLease;
  LeaseMoment: LeaseMoment;
  LeaseAttempt: LeaseAttempt;
  LeaseApplicationsResult: LeaseApplicationsResult;
  LeaseSearchResult: LeaseSearchResult;
  LeaseStatusCount: LeaseStatusCount;
  StaffLease: StaffLease;
  StaffLeaseAttempt: StaffLeaseAttempt;
  StaffOrderLease: StaffOrderLease;
  LeaseNotice: LeaseNotice;
  LessorAnswerInput: LessorAnswerInput;
  LeaseChangeResult: LeaseChangeResult;
  LeaseApplicationInput: LeaseApplicationInput;
  LeaseResult: LeaseResult;
  PriceMarkup: PriceMarkup;
  PriceMarkupRule: PriceMarkupRule;
  PriceMarkupProduct: PriceMarkupProduct;
  PriceMarkupBrand: PriceMarkupBrand;
  PriceMarkupResult: PriceMarkupResult;
  PriceMarkupInput: PriceMarkupInput;
  PriceMarkupRuleInput: PriceMarkupRuleInput;
  PriceMarkupChange: PriceMarkupChange;
  PriceVersion: PriceVersion;
  PriceVersionsResult: PriceVersionsResult;
  PriceSimulation: PriceSimulation;
  SimulatedPrice: SimulatedPrice;
  PriceExplanation: PriceExplanation;
  RuleJudgement: RuleJudgement;
  CatalogueResult: CatalogueResult;
  CatalogueGeneration: CatalogueGeneration;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  AnalyticsEventInput: AnalyticsEventInput;
  AnalyticsValueInput: AnalyticsValueInput;
  AnalyticsRejection: AnalyticsRejection;
  AnalyticsReceipt: AnalyticsReceipt;
  AnalyticsDay: AnalyticsDay;
};

export interface CentsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Cents'], any> {
  name: 'Cents';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type CategoryStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['CategoryStep'] = ResolversParentTypes['CategoryStep']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['CategoryStep']>, ParentType, ContextType>;
  menuGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subCategories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
};

export type CategoryResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['CategoryResult'] = ResolversParentTypes['CategoryResult']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoriesResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['CategoriesResult'] = ResolversParentTypes['CategoriesResult']> = {
  results?: Resolver<Array<ResolversTypes['CategoryResult']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = any, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ratingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FitFactsResolvers<ContextType = any, ParentType extends ResolversParentTypes['FitFacts'] = ResolversParentTypes['FitFacts']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VehicleMakeResolvers<ContextType = any, ParentType extends ResolversParentTypes['VehicleMake'] = ResolversParentTypes['VehicleMake']> = {
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VehicleRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['VehicleRow'] = ResolversParentTypes['VehicleRow']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  modelSlug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trimSlug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  trim?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  rel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typed?: Resolver<Maybe<ResolversTypes['TypedAttribute']>, ParentType, ContextType>;
  isFromName?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type TypedAttributeResolvers<ContextType = any, ParentType extends ResolversParentTypes['TypedAttribute'] = ResolversParentTypes['TypedAttribute']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flag?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ProductOfferResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductOffer'] = ResolversParentTypes['ProductOffer']> = {
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  wasPrice?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SalePeriodResolvers<ContextType = any, ParentType extends ResolversParentTypes['SalePeriod'] = ResolversParentTypes['SalePeriod']> = {
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RebateResolvers<ContextType = any, ParentType extends ResolversParentTypes['Rebate'] = ResolversParentTypes['Rebate']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = any, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  manufacturer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  modelNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regularPrice?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  salePeriod?: Resolver<Maybe<ResolversTypes['SalePeriod']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['ProductOffer']>, ParentType, ContextType>;
  winnerMarkupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clearance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  categoryPath?: Resolver<Array<ResolversTypes['CategoryStep']>, ParentType, ContextType>;
  customerReviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerReviewAverage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  supplierReviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  supplierReviewAverage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviews?: Resolver<Maybe<ResolversTypes['ProductReviews']>, ParentType, ContextType>;
  shippingCost?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  freeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  homeDelivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inStorePickup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onlineAvailability?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inStoreAvailability?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantityLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  longDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  includedItems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  rebates?: Resolver<Array<ResolversTypes['Rebate']>, ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productLabels?: Resolver<Array<ResolversTypes['OfferLabel']>, ParentType, ContextType>;
  bestSellingRank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fit?: Resolver<Maybe<ResolversTypes['FitFacts']>, ParentType, ContextType>;
};

export type ProductReviewsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductReviews'] = ResolversParentTypes['ProductReviews']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stars?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  newest?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  helpful?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = any, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FacetResolvers<ContextType = any, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  key?: Resolver<ResolversTypes['FacetKey'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type LineProductResolvers<ContextType = any, ParentType extends ResolversParentTypes['LineProduct'] = ResolversParentTypes['LineProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prices?: Resolver<ResolversTypes['LinePrices'], ParentType, ContextType>;
  shippingCost?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  isShippable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['LineStock'], ParentType, ContextType>;
  rebates?: Resolver<Array<ResolversTypes['Rebate']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  ratingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  specifications?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
};

export type LinePricesResolvers<ContextType = any, ParentType extends ResolversParentTypes['LinePrices'] = ResolversParentTypes['LinePrices']> = {
  originalPrice?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  discountedPrice?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type LineStockResolvers<ContextType = any, ParentType extends ResolversParentTypes['LineStock'] = ResolversParentTypes['LineStock']> = {
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LineSearchResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['LineSearchResult'] = ResolversParentTypes['LineSearchResult']> = {
  products?: Resolver<Array<ResolversTypes['LineProduct']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
};

export type TireMeasureResolvers<ContextType = any, ParentType extends ResolversParentTypes['TireMeasure'] = ResolversParentTypes['TireMeasure']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RimDiameterResolvers<ContextType = any, ParentType extends ResolversParentTypes['RimDiameter'] = ResolversParentTypes['RimDiameter']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['TireSizeChoice']>, ParentType, ContextType>;
};

export type TireSizeChoiceResolvers<ContextType = any, ParentType extends ResolversParentTypes['TireSizeChoice'] = ResolversParentTypes['TireSizeChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VehicleTypeResolvers<ContextType = any, ParentType extends ResolversParentTypes['VehicleType'] = ResolversParentTypes['VehicleType']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductLineResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductLine'] = ResolversParentTypes['ProductLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['LineProduct']>, ParentType, ContextType>;
};

export type SearchSuggestionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['SuggestedPlace']>, ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['SuggestedPlace']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  correctedText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notSold?: Resolver<Maybe<ResolversTypes['NotSold']>, ParentType, ContextType>;
};

export type NotSoldResolvers<ContextType = any, ParentType extends ResolversParentTypes['NotSold'] = ResolversParentTypes['NotSold']> = {
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SuggestedPlaceResolvers<ContextType = any, ParentType extends ResolversParentTypes['SuggestedPlace'] = ResolversParentTypes['SuggestedPlace']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchProductsResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchProductsResult'] = ResolversParentTypes['SearchProductsResult']> = {
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  correctedText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notSold?: Resolver<Maybe<ResolversTypes['NotSold']>, ParentType, ContextType>;
  matchedPage?: Resolver<Maybe<ResolversTypes['SuggestedPlace']>, ParentType, ContextType>;
  unmetConditions?: Resolver<Array<ResolversTypes['UnmetCondition']>, ParentType, ContextType>;
};

export type UnmetConditionResolvers<ContextType = any, ParentType extends ResolversParentTypes['UnmetCondition'] = ResolversParentTypes['UnmetCondition']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FormerProductResolvers<ContextType = any, ParentType extends ResolversParentTypes['FormerProduct'] = ResolversParentTypes['FormerProduct']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CartProductResolvers<ContextType = any, ParentType extends ResolversParentTypes['CartProduct'] = ResolversParentTypes['CartProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type ProductAvailabilityResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductAvailability'] = ResolversParentTypes['ProductAvailability']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regularPrice?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['ProductOffer']>, ParentType, ContextType>;
  estimate?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  amounts?: Resolver<Array<ResolversTypes['PageAmount']>, ParentType, ContextType>;
  delivery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageAmountResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageAmount'] = ResolversParentTypes['PageAmount']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cents?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type CatalogueExportResolvers<ContextType = any, ParentType extends ResolversParentTypes['CatalogueExport'] = ResolversParentTypes['CatalogueExport']> = {
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ListingExportResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListingExport'] = ResolversParentTypes['ListingExport']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, Partial<ListingExportProductIdsArgs>>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
};

export type AttributePageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AttributePage'] = ResolversParentTypes['AttributePage']> = {
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['FacetKey'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  intro?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brandId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type HomeExportResolvers<ContextType = any, ParentType extends ResolversParentTypes['HomeExport'] = ResolversParentTypes['HomeExport']> = {
  deals?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  bestSellers?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type ChangedProductResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChangedProduct'] = ResolversParentTypes['ChangedProduct']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogueChangesResolvers<ContextType = any, ParentType extends ResolversParentTypes['CatalogueChanges'] = ResolversParentTypes['CatalogueChanges']> = {
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ChangedProduct']>, ParentType, ContextType>;
};

export type CatalogueStateResolvers<ContextType = any, ParentType extends ResolversParentTypes['CatalogueState'] = ResolversParentTypes['CatalogueState']> = {
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnailImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  smallImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  largeImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPromotion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  shippingCost?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CartTotalsResolvers<ContextType = any, ParentType extends ResolversParentTypes['CartTotals'] = ResolversParentTypes['CartTotals']> = {
  subTotal?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type CartNoticeResolvers<ContextType = any, ParentType extends ResolversParentTypes['CartNotice'] = ResolversParentTypes['CartNotice']> = {
  kind?: Resolver<ResolversTypes['CartNoticeKind'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnavailableCartItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['UnavailableCartItem'] = ResolversParentTypes['UnavailableCartItem']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = any, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  unavailable?: Resolver<Array<ResolversTypes['UnavailableCartItem']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['CartTotals'], ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['CartNotice']>, ParentType, ContextType>;
};

export type WishListResolvers<ContextType = any, ParentType extends ResolversParentTypes['WishList'] = ResolversParentTypes['WishList']> = {
  shareKey?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  emailAlerts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['WishListItem']>, ParentType, ContextType>;
};

export type WishListItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['WishListItem'] = ResolversParentTypes['WishListItem']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type SharedWishListResolvers<ContextType = any, ParentType extends ResolversParentTypes['SharedWishList'] = ResolversParentTypes['SharedWishList']> = {
  items?: Resolver<Array<ResolversTypes['WishListItem']>, ParentType, ContextType>;
};

export type SavedSearchResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedSearch'] = ResolversParentTypes['SavedSearch']> = {
  list?: Resolver<ResolversTypes['SavedSearchList'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailAlerts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AccountViewResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccountView'] = ResolversParentTypes['AccountView']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['OrdersResult']>, ParentType, ContextType>;
  applications?: Resolver<Maybe<ResolversTypes['LeaseApplicationsResult']>, ParentType, ContextType>;
  approval?: Resolver<Maybe<ResolversTypes['LeaseApplication']>, ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBoughtByHand?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  originalPrice?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  priceMarkupGroupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderItemStatus'], ParentType, ContextType>;
  partnerOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['SoldAttribute']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  shippingDiscount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  shippingCost?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  estimatedDeliveryDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shippedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveredDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shipMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingCarrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  totalShippingCost?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  urlPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SoldAttributeResolvers<ContextType = any, ParentType extends ResolversParentTypes['SoldAttribute'] = ResolversParentTypes['SoldAttribute']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentDetailsResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentDetails'] = ResolversParentTypes['PaymentDetails']> = {
  gatewayType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gatewayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondaryLeaseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  approvedLeaseAmount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  paidAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  refundedAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  returningAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type ManualRefundResolvers<ContextType = any, ParentType extends ResolversParentTypes['ManualRefund'] = ResolversParentTypes['ManualRefund']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  gatewayType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gatewayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LeaseDetailsResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeaseDetails'] = ResolversParentTypes['LeaseDetails']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  statusName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  approvedAmount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  leaseState?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leaseStateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leasedAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  lessorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leasingCompanyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contractSigned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signatureUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fundedAmount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrderEventType'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RefundLimitsResolvers<ContextType = any, ParentType extends ResolversParentTypes['RefundLimits'] = ResolversParentTypes['RefundLimits']> = {
  refundedForOrder?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  refundedInDay?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  perOrder?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  perDay?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = any, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submittedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promotionCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceMarkupGroupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  amountDue?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  correction?: Resolver<Maybe<ResolversTypes['OrderCorrection']>, ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  shippingCost?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  isStateTax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taxOnShipping?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  originalPrice?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  lenderTake?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  affiliateTake?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orderSubmittedDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  affiliateId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subAffiliateId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clickHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rollupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  submittedRollupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deliveryType?: Resolver<ResolversTypes['DeliveryType'], ParentType, ContextType>;
  pickupLocation?: Resolver<Maybe<ResolversTypes['PickupLocation']>, ParentType, ContextType>;
  billingAddress?: Resolver<ResolversTypes['OrderAddress'], ParentType, ContextType>;
  shipFirstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipLastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipAddress1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipAddress2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipCity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipState?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipPostalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fraudIsChecked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  fraudScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fraudIpDistanceFromAddress?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fraudEmailFirstSeen?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fraudReasons?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  isFraudCheckPending?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lenderSignatureUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facebookClickId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  googleClickId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  utmSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  utmMedium?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  utmCampaign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstTouch?: Resolver<Maybe<ResolversTypes['Touch']>, ParentType, ContextType>;
  ipAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  acceptLanguages?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leaseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reminders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  paymentDetails?: Resolver<Array<ResolversTypes['PaymentDetails']>, ParentType, ContextType>;
  manualRefunds?: Resolver<Maybe<Array<ResolversTypes['ManualRefund']>>, ParentType, ContextType>;
  supplierOrdering?: Resolver<Maybe<ResolversTypes['SupplierOrdering']>, ParentType, ContextType>;
  refundLimits?: Resolver<Maybe<ResolversTypes['RefundLimits']>, ParentType, ContextType>;
  leaseDetails?: Resolver<Maybe<ResolversTypes['LeaseDetails']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  allowedNextStatuses?: Resolver<Array<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  hasInvoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderReturnsResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderReturns'] = ResolversParentTypes['OrderReturns']> = {
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnable?: Resolver<Array<ResolversTypes['ReturnableItem']>, ParentType, ContextType>;
  hasLabels?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  returns?: Resolver<Array<ResolversTypes['OrderReturn']>, ParentType, ContextType>;
};

export type ReturnableItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReturnableItem'] = ResolversParentTypes['ReturnableItem']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderReturnResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderReturn'] = ResolversParentTypes['OrderReturn']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReturnState'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReturnReason'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderReturnItem']>, ParentType, ContextType>;
};

export type OrderReturnItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderReturnItem'] = ResolversParentTypes['OrderReturnItem']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReturnReason'], ParentType, ContextType>;
};

export type ReturnChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReturnChange'] = ResolversParentTypes['ReturnChange']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['OrderReturns']>, ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seller?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  buyer?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['InvoiceAmount']>, ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['InvoiceAmount']>, ParentType, ContextType>;
};

export type InvoiceLineResolvers<ContextType = any, ParentType extends ResolversParentTypes['InvoiceLine'] = ResolversParentTypes['InvoiceLine']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type InvoiceAmountResolvers<ContextType = any, ParentType extends ResolversParentTypes['InvoiceAmount'] = ResolversParentTypes['InvoiceAmount']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type SupplierOrderingResolvers<ContextType = any, ParentType extends ResolversParentTypes['SupplierOrdering'] = ResolversParentTypes['SupplierOrdering']> = {
  items?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  isOrdered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderCountersResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderCounters'] = ResolversParentTypes['OrderCounters']> = {
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  processing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awaitingSignature?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awaitingPayment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awaitingShipment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awaitingDelivery?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedPayment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentFailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awaitingConfirmation?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrdersResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrdersResult'] = ResolversParentTypes['OrdersResult']> = {
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  totalOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counters?: Resolver<ResolversTypes['OrderCounters'], ParentType, ContextType>;
};

export type OrderListRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderListRow'] = ResolversParentTypes['OrderListRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  orderSubmittedDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryType?: Resolver<ResolversTypes['DeliveryType'], ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  risk?: Resolver<ResolversTypes['OrderRisk'], ParentType, ContextType>;
  suppliers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  affiliateId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstItem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderStatusCountResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderStatusCount'] = ResolversParentTypes['OrderStatusCount']> = {
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderListResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderList'] = ResolversParentTypes['OrderList']> = {
  orders?: Resolver<Array<ResolversTypes['OrderListRow']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statusCounts?: Resolver<Array<ResolversTypes['OrderStatusCount']>, ParentType, ContextType>;
  paymentExceptions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListNeighboursResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListNeighbours'] = ResolversParentTypes['ListNeighbours']> = {
  previous?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OrderBulkRunResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderBulkRun'] = ResolversParentTypes['OrderBulkRun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['OrderBulkAction'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isFinished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failures?: Resolver<Array<ResolversTypes['OrderBulkFailure']>, ParentType, ContextType>;
};

export type OrderBulkFailureResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderBulkFailure'] = ResolversParentTypes['OrderBulkFailure']> = {
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderColleagueResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderColleague'] = ResolversParentTypes['OrderColleague']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderAssignmentResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderAssignment'] = ResolversParentTypes['OrderAssignment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['OrderColleague']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderNamesResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderNames'] = ResolversParentTypes['OrderNames']> = {
  suppliers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  affiliates?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  colleagues?: Resolver<Array<ResolversTypes['OrderColleague']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TouchResolvers<ContextType = any, ParentType extends ResolversParentTypes['Touch'] = ResolversParentTypes['Touch']> = {
  utmSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  utmMedium?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  utmCampaign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  affiliateId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subAffiliateId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderChangePreviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderChangePreview'] = ResolversParentTypes['OrderChangePreview']> = {
  isPossible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['RefundPreview']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  lease?: Resolver<Maybe<ResolversTypes['LeaseChange']>, ParentType, ContextType>;
  effects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RefundPreviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['RefundPreview'] = ResolversParentTypes['RefundPreview']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  isManual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LeaseChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeaseChange'] = ResolversParentTypes['LeaseChange']> = {
  lessorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type LeaseAgreementResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeaseAgreement'] = ResolversParentTypes['LeaseAgreement']> = {
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lessorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amountLeased?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  isStateTax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shippingCost?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  unleasedAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['LeaseAgreementItem']>, ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['LeaseAgreementPlan']>, ParentType, ContextType>;
  isSigned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LeaseAgreementItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeaseAgreementItem'] = ResolversParentTypes['LeaseAgreementItem']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type LeaseAgreementPlanResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeaseAgreementPlan'] = ResolversParentTypes['LeaseAgreementPlan']> = {
  frequency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  initialPayment?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  numberOfPayments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCost?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  costOfLease?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  earlyPurchaseDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earlyPurchasePrice?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  laterShareBasisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextPayment?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  nextPaymentOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payoffToday?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
};

export type CheckoutErrorResolvers<ContextType = any, ParentType extends ResolversParentTypes['CheckoutError'] = ResolversParentTypes['CheckoutError']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuoteLineResolvers<ContextType = any, ParentType extends ResolversParentTypes['QuoteLine'] = ResolversParentTypes['QuoteLine']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  shippingCost?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fitCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckoutQuoteResolvers<ContextType = any, ParentType extends ResolversParentTypes['CheckoutQuote'] = ResolversParentTypes['CheckoutQuote']> = {
  lines?: Resolver<Array<ResolversTypes['QuoteLine']>, ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  isStateTax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTaxEstimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  paidAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lease?: Resolver<ResolversTypes['LeaseOffer'], ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
};

export type LeaseOfferResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeaseOffer'] = ResolversParentTypes['LeaseOffer']> = {
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leaseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  leasingCompanyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remainingAmount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  leasedAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  unleasedAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type CheckoutResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['CheckoutResult'] = ResolversParentTypes['CheckoutResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentGatewayUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentPreparationResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentPreparation'] = ResolversParentTypes['PaymentPreparation']> = {
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  clientToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  widgetUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSandbox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  coins?: Resolver<Array<ResolversTypes['PayableCoin']>, ParentType, ContextType>;
};

export type PayableCoinResolvers<ContextType = any, ParentType extends ResolversParentTypes['PayableCoin'] = ResolversParentTypes['PayableCoin']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type ProductAvailabilityDetailResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductAvailabilityDetail'] = ResolversParentTypes['ProductAvailabilityDetail']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inStoreAvaibility?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  avaiableShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deliveryFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  homeDeliveryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availableHomeDelivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availablePickup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pickupLocations?: Resolver<Array<ResolversTypes['PickupLocation']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PickupLocationResolvers<ContextType = any, ParentType extends ResolversParentTypes['PickupLocation'] = ResolversParentTypes['PickupLocation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distanceMiles?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OrderCorrectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderCorrection'] = ResolversParentTypes['OrderCorrection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  totalBefore?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  payBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderEditPreviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderEditPreview'] = ResolversParentTypes['OrderEditPreview']> = {
  isPossible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalBefore?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  effects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SupplierOrderResolvers<ContextType = any, ParentType extends ResolversParentTypes['SupplierOrder'] = ResolversParentTypes['SupplierOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  supplier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SupplierOrderState'], ParentType, ContextType>;
  partnerOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SupplierOrderItem']>, ParentType, ContextType>;
};

export type SupplierOrderItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['SupplierOrderItem'] = ResolversParentTypes['SupplierOrderItem']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  supplierStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCancelRequested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderChange'] = ResolversParentTypes['OrderChange']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type CartQuantityResolvers<ContextType = any, ParentType extends ResolversParentTypes['CartQuantity'] = ResolversParentTypes['CartQuantity']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderInCartResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderInCart'] = ResolversParentTypes['OrderInCart']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CartQuantity']>, ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['CartNotice']>, ParentType, ContextType>;
};

export type LeaseApplicationResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeaseApplication'] = ResolversParentTypes['LeaseApplication']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientReferenceIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  leasingCompanyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attempts?: Resolver<Array<ResolversTypes['LeaseAttempt']>, ParentType, ContextType>;
  approvedAmount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  usedAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  remainingAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  preApproved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contractSigned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobilePhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otherPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last4Ssn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last4AccountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankAccountType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankruptcy?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  employerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  netMonthlyIncome?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  payFrequency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastPayDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextPayDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ipAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  acceptLanguages?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  affiliateId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subAffiliateId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clickHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstTouch?: Resolver<Maybe<ResolversTypes['Touch']>, ParentType, ContextType>;
  consentedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  leases?: Resolver<Array<ResolversTypes['OrderLease']>, ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['LeaseMoment']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderLeaseResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderLease'] = ResolversParentTypes['OrderLease']> = {
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  signatureUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeaseMomentResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeaseMoment'] = ResolversParentTypes['LeaseMoment']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeaseAttemptResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeaseAttempt'] = ResolversParentTypes['LeaseAttempt']> = {
  lessor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LeaseApplicationsResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeaseApplicationsResult'] = ResolversParentTypes['LeaseApplicationsResult']> = {
  applications?: Resolver<Array<ResolversTypes['LeaseApplication']>, ParentType, ContextType>;
  totalApplications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaseSearchResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeaseSearchResult'] = ResolversParentTypes['LeaseSearchResult']> = {
  applications?: Resolver<Array<ResolversTypes['LeaseApplication']>, ParentType, ContextType>;
  totalApplications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['LeaseStatusCount']>, ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaseStatusCountResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeaseStatusCount'] = ResolversParentTypes['LeaseStatusCount']> = {
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffLeaseResolvers<ContextType = any, ParentType extends ResolversParentTypes['StaffLease'] = ResolversParentTypes['StaffLease']> = {
  application?: Resolver<ResolversTypes['LeaseApplication'], ParentType, ContextType>;
  currentStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowedAnswers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  consentVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personalDataUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextCheckAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checkCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attempts?: Resolver<Array<ResolversTypes['StaffLeaseAttempt']>, ParentType, ContextType>;
  leases?: Resolver<Array<ResolversTypes['StaffOrderLease']>, ParentType, ContextType>;
};

export type StaffLeaseAttemptResolvers<ContextType = any, ParentType extends ResolversParentTypes['StaffLeaseAttempt'] = ResolversParentTypes['StaffLeaseAttempt']> = {
  lessorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recordedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recordedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffOrderLeaseResolvers<ContextType = any, ParentType extends ResolversParentTypes['StaffOrderLease'] = ResolversParentTypes['StaffOrderLease']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderStatus?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lessorUuid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heldAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  signUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reminderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliverySubmittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fundedAmount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  lenderTake?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  fundedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problemAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['LeaseNotice']>, ParentType, ContextType>;
};

export type LeaseNoticeResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeaseNotice'] = ResolversParentTypes['LeaseNotice']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occurredOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  acceptedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaseChangeResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeaseChangeResult'] = ResolversParentTypes['LeaseChangeResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lease?: Resolver<Maybe<ResolversTypes['StaffLease']>, ParentType, ContextType>;
};

export type LeaseResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeaseResult'] = ResolversParentTypes['LeaseResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  application?: Resolver<Maybe<ResolversTypes['LeaseApplication']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceMarkupResolvers<ContextType = any, ParentType extends ResolversParentTypes['PriceMarkup'] = ResolversParentTypes['PriceMarkup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  supplierId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PriceMarkupLine'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['PriceMarkupRule'], ParentType, ContextType>;
};

export type PriceMarkupRuleResolvers<ContextType = any, ParentType extends ResolversParentTypes['PriceMarkupRule'] = ResolversParentTypes['PriceMarkupRule']> = {
  ruleType?: Resolver<ResolversTypes['PriceRuleType'], ParentType, ContextType>;
  categoryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['PriceMarkupProduct']>, ParentType, ContextType>;
  minPrice?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  maxPrice?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  markupType?: Resolver<ResolversTypes['MarkupType'], ParentType, ContextType>;
  roundingMethod?: Resolver<ResolversTypes['RoundingMethod'], ParentType, ContextType>;
  markupValue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['PriceMarkupBrand']>, ParentType, ContextType>;
};

export type PriceMarkupProductResolvers<ContextType = any, ParentType extends ResolversParentTypes['PriceMarkupProduct'] = ResolversParentTypes['PriceMarkupProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceMarkupBrandResolvers<ContextType = any, ParentType extends ResolversParentTypes['PriceMarkupBrand'] = ResolversParentTypes['PriceMarkupBrand']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceMarkupResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['PriceMarkupResult'] = ResolversParentTypes['PriceMarkupResult']> = {
  markups?: Resolver<Array<ResolversTypes['PriceMarkup']>, ParentType, ContextType>;
  totalMarkups?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['PriceMarkupBrand']>, ParentType, ContextType>;
  supplierIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PriceMarkupChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['PriceMarkupChange'] = ResolversParentTypes['PriceMarkupChange']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markup?: Resolver<Maybe<ResolversTypes['PriceMarkup']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceVersionResolvers<ContextType = any, ParentType extends ResolversParentTypes['PriceVersion'] = ResolversParentTypes['PriceVersion']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['PriceVersionAction'], ParentType, ContextType>;
  restoredVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ruleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PriceVersionsResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['PriceVersionsResult'] = ResolversParentTypes['PriceVersionsResult']> = {
  versions?: Resolver<Array<ResolversTypes['PriceVersion']>, ParentType, ContextType>;
  totalVersions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceSimulationResolvers<ContextType = any, ParentType extends ResolversParentTypes['PriceSimulation'] = ResolversParentTypes['PriceSimulation']> = {
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  increased?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decreased?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutMargin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutRule?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  largestChanges?: Resolver<Array<ResolversTypes['SimulatedPrice']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['PriceExplanation']>, ParentType, ContextType>;
};

export type SimulatedPriceResolvers<ContextType = any, ParentType extends ResolversParentTypes['SimulatedPrice'] = ResolversParentTypes['SimulatedPrice']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  winnerMarkupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PriceExplanationResolvers<ContextType = any, ParentType extends ResolversParentTypes['PriceExplanation'] = ResolversParentTypes['PriceExplanation']> = {
  price?: Resolver<ResolversTypes['SimulatedPrice'], ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  verdicts?: Resolver<Array<ResolversTypes['RuleJudgement']>, ParentType, ContextType>;
};

export type RuleJudgementResolvers<ContextType = any, ParentType extends ResolversParentTypes['RuleJudgement'] = ResolversParentTypes['RuleJudgement']> = {
  markupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PriceMarkupLine'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['PriceMarkupRule'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['RuleVerdict'], ParentType, ContextType>;
};

export type CatalogueResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['CatalogueResult'] = ResolversParentTypes['CatalogueResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  generation?: Resolver<ResolversTypes['CatalogueGeneration'], ParentType, ContextType>;
};

export type CatalogueGenerationResolvers<ContextType = any, ParentType extends ResolversParentTypes['CatalogueGeneration'] = ResolversParentTypes['CatalogueGeneration']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GenerationStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  processed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getCategories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  getCategoriesResult?: Resolver<ResolversTypes['CategoriesResult'], ParentType, ContextType, Partial<QueryGetCategoriesResultArgs>>;
  getAllBrands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  getBrand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType, RequireFields<QueryGetBrandArgs, 'id'>>;
  getProductById?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryGetProductByIdArgs, 'productId'>>;
  getFormerProduct?: Resolver<Maybe<ResolversTypes['FormerProduct']>, ParentType, ContextType, RequireFields<QueryGetFormerProductArgs, 'slug'>>;
  searchProducts?: Resolver<ResolversTypes['SearchProductsResult'], ParentType, ContextType, RequireFields<QuerySearchProductsArgs, 'input'>>;
  getTireWidths?: Resolver<Array<ResolversTypes['TireMeasure']>, ParentType, ContextType>;
  getAspectRatios?: Resolver<Array<ResolversTypes['TireMeasure']>, ParentType, ContextType, RequireFields<QueryGetAspectRatiosArgs, 'width'>>;
  getRimDiameters?: Resolver<Array<ResolversTypes['RimDiameter']>, ParentType, ContextType, RequireFields<QueryGetRimDiametersArgs, 'aspectRatio' | 'width'>>;
  getVehicleType?: Resolver<Maybe<ResolversTypes['VehicleType']>, ParentType, ContextType, RequireFields<QueryGetVehicleTypeArgs, 'id'>>;
  getVehicleTypes?: Resolver<Array<ResolversTypes['VehicleType']>, ParentType, ContextType>;
  searchTireProducts?: Resolver<ResolversTypes['LineSearchResult'], ParentType, ContextType, RequireFields<QuerySearchTireProductsArgs, 'input'>>;
  searchWheelProducts?: Resolver<ResolversTypes['LineSearchResult'], ParentType, ContextType, RequireFields<QuerySearchWheelProductsArgs, 'input'>>;
  getTireProductLine?: Resolver<Maybe<ResolversTypes['ProductLine']>, ParentType, ContextType, RequireFields<QueryGetTireProductLineArgs, 'id'>>;
  getWheelProductLine?: Resolver<Maybe<ResolversTypes['ProductLine']>, ParentType, ContextType, RequireFields<QueryGetWheelProductLineArgs, 'id'>>;
  getSearchSuggestions?: Resolver<ResolversTypes['SearchSuggestions'], ParentType, ContextType, RequireFields<QueryGetSearchSuggestionsArgs, 'text'>>;
  getCartProducts?: Resolver<Array<ResolversTypes['CartProduct']>, ParentType, ContextType, RequireFields<QueryGetCartProductsArgs, 'productIds'>>;
  getProductAvailability?: Resolver<Array<ResolversTypes['ProductAvailability']>, ParentType, ContextType, RequireFields<QueryGetProductAvailabilityArgs, 'productIds'>>;
  catalogueState?: Resolver<ResolversTypes['CatalogueState'], ParentType, ContextType>;
  exportCatalogue?: Resolver<ResolversTypes['CatalogueExport'], ParentType, ContextType, RequireFields<QueryExportCatalogueArgs, 'first'>>;
  exportProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryExportProductsArgs, 'productIds'>>;
  exportListing?: Resolver<ResolversTypes['ListingExport'], ParentType, ContextType, Partial<QueryExportListingArgs>>;
  exportAttributePages?: Resolver<Array<ResolversTypes['AttributePage']>, ParentType, ContextType>;
  exportHome?: Resolver<ResolversTypes['HomeExport'], ParentType, ContextType>;
  exportVehicleYears?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  exportVehicleMakes?: Resolver<Array<ResolversTypes['VehicleMake']>, ParentType, ContextType>;
  exportVehicles?: Resolver<Array<ResolversTypes['VehicleRow']>, ParentType, ContextType, RequireFields<QueryExportVehiclesArgs, 'make'>>;
  exportChanges?: Resolver<ResolversTypes['CatalogueChanges'], ParentType, ContextType, RequireFields<QueryExportChangesArgs, 'since'>>;
  getCart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  getWishList?: Resolver<ResolversTypes['WishList'], ParentType, ContextType>;
  getSharedWishList?: Resolver<Maybe<ResolversTypes['SharedWishList']>, ParentType, ContextType, RequireFields<QueryGetSharedWishListArgs, 'shareKey'>>;
  getSavedSearches?: Resolver<Array<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  getCheckoutQuote?: Resolver<ResolversTypes['CheckoutQuote'], ParentType, ContextType, RequireFields<QueryGetCheckoutQuoteArgs, 'input'>>;
  getPhoneOrderQuote?: Resolver<ResolversTypes['CheckoutQuote'], ParentType, ContextType, RequireFields<QueryGetPhoneOrderQuoteArgs, 'input'>>;
  preparePayment?: Resolver<ResolversTypes['PaymentPreparation'], ParentType, ContextType, RequireFields<QueryPreparePaymentArgs, 'method' | 'input'>>;
  generateCoinbaseChargeId?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryGenerateCoinbaseChargeIdArgs, 'input'>>;
  getProductAvailabilityDetails?: Resolver<Array<ResolversTypes['ProductAvailabilityDetail']>, ParentType, ContextType, RequireFields<QueryGetProductAvailabilityDetailsArgs, 'postalCode' | 'productIds'>>;
  getOrdersByUser?: Resolver<ResolversTypes['OrdersResult'], ParentType, ContextType, RequireFields<QueryGetOrdersByUserArgs, 'pageNumber' | 'pageSize'>>;
  getOrder?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryGetOrderArgs, 'orderId'>>;
  getInvoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<QueryGetInvoiceArgs, 'orderId'>>;
  getOrderReturns?: Resolver<Maybe<ResolversTypes['OrderReturns']>, ParentType, ContextType, RequireFields<QueryGetOrderReturnsArgs, 'orderId'>>;
  getLeaseAgreement?: Resolver<Maybe<ResolversTypes['LeaseAgreement']>, ParentType, ContextType, RequireFields<QueryGetLeaseAgreementArgs, 'orderId'>>;
  previewOrderChange?: Resolver<Maybe<ResolversTypes['OrderChangePreview']>, ParentType, ContextType, RequireFields<QueryPreviewOrderChangeArgs, 'orderId' | 'change'>>;
  getOrderByKey?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryGetOrderByKeyArgs, 'orderId' | 'orderKey'>>;
  previewOrderEdit?: Resolver<Maybe<ResolversTypes['OrderEditPreview']>, ParentType, ContextType, RequireFields<QueryPreviewOrderEditArgs, 'orderId' | 'edit'>>;
  getSupplierOrders?: Resolver<Array<ResolversTypes['SupplierOrder']>, ParentType, ContextType, RequireFields<QueryGetSupplierOrdersArgs, 'orderId'>>;
  listOrders?: Resolver<ResolversTypes['OrderList'], ParentType, ContextType, RequireFields<QueryListOrdersArgs, 'sort' | 'pageNumber' | 'pageSize'>>;
  getOrderNeighbours?: Resolver<ResolversTypes['ListNeighbours'], ParentType, ContextType, RequireFields<QueryGetOrderNeighboursArgs, 'orderId' | 'sort'>>;
  getOrderNames?: Resolver<ResolversTypes['OrderNames'], ParentType, ContextType>;
  getOrderAssignment?: Resolver<ResolversTypes['OrderAssignment'], ParentType, ContextType, RequireFields<QueryGetOrderAssignmentArgs, 'orderId'>>;
  getOrderBulkRun?: Resolver<Maybe<ResolversTypes['OrderBulkRun']>, ParentType, ContextType, RequireFields<QueryGetOrderBulkRunArgs, 'id'>>;
  getApplicationByUser?: Resolver<ResolversTypes['LeaseApplicationsResult'], ParentType, ContextType, RequireFields<QueryGetApplicationByUserArgs, 'pageSize' | 'pageNumber'>>;
  getLeaseApplicationById?: Resolver<Maybe<ResolversTypes['LeaseApplication']>, ParentType, ContextType, RequireFields<QueryGetLeaseApplicationByIdArgs, 'leaseId'>>;
  searchLeaseApplications?: Resolver<ResolversTypes['LeaseSearchResult'], ParentType, ContextType, RequireFields<QuerySearchLeaseApplicationsArgs, 'pageNumber' | 'pageSize'>>;
  getLeaseNeighbours?: Resolver<ResolversTypes['ListNeighbours'], ParentType, ContextType, RequireFields<QueryGetLeaseNeighboursArgs, 'leaseId'>>;
  getCustomerNeighbours?: Resolver<ResolversTypes['ListNeighbours'], ParentType, ContextType, RequireFields<QueryGetCustomerNeighboursArgs, 'username'>>;
  getLeaseForStaff?: Resolver<Maybe<ResolversTypes['StaffLease']>, ParentType, ContextType, RequireFields<QueryGetLeaseForStaffArgs, 'leaseId'>>;
  getLeaseApplicationByKey?: Resolver<Maybe<ResolversTypes['LeaseApplication']>, ParentType, ContextType, RequireFields<QueryGetLeaseApplicationByKeyArgs, 'draftKey'>>;
  getActivePreApprovedApplicationByUser?: Resolver<Maybe<ResolversTypes['LeaseApplication']>, ParentType, ContextType, Partial<QueryGetActivePreApprovedApplicationByUserArgs>>;
  getPriceMarkup?: Resolver<ResolversTypes['PriceMarkupResult'], ParentType, ContextType, RequireFields<QueryGetPriceMarkupArgs, 'pageNumber' | 'pageSize' | 'withDeleted'>>;
  getPriceMarkupById?: Resolver<Maybe<ResolversTypes['PriceMarkup']>, ParentType, ContextType, RequireFields<QueryGetPriceMarkupByIdArgs, 'id'>>;
  getPriceMarkupVersions?: Resolver<ResolversTypes['PriceVersionsResult'], ParentType, ContextType, RequireFields<QueryGetPriceMarkupVersionsArgs, 'pageNumber' | 'pageSize'>>;
  simulatePriceMarkup?: Resolver<ResolversTypes['PriceSimulation'], ParentType, ContextType, Partial<QuerySimulatePriceMarkupArgs>>;
  generateCatalogue?: Resolver<ResolversTypes['CatalogueResult'], ParentType, ContextType>;
  getCatalogueGeneration?: Resolver<Maybe<ResolversTypes['CatalogueGeneration']>, ParentType, ContextType>;
  getAnalyticsDays?: Resolver<Array<ResolversTypes['AnalyticsDay']>, ParentType, ContextType, RequireFields<QueryGetAnalyticsDaysArgs, 'from' | 'to'>>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createEmptyCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  addItem?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationAddItemArgs, 'productId' | 'quantity'>>;
  deleteItem?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationDeleteItemArgs, 'productId'>>;
  changeQuantity?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationChangeQuantityArgs, 'productId' | 'quantity'>>;
  clearCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  mergeCarts?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationMergeCartsArgs, 'items' | 'mergeKey'>>;
  addToWishList?: Resolver<ResolversTypes['WishList'], ParentType, ContextType, RequireFields<MutationAddToWishListArgs, 'productIds'>>;
  removeFromWishList?: Resolver<ResolversTypes['WishList'], ParentType, ContextType, RequireFields<MutationRemoveFromWishListArgs, 'productId'>>;
  shareWishList?: Resolver<ResolversTypes['WishList'], ParentType, ContextType, RequireFields<MutationShareWishListArgs, 'isShared'>>;
  setWishListAlerts?: Resolver<ResolversTypes['WishList'], ParentType, ContextType, RequireFields<MutationSetWishListAlertsArgs, 'emailAlerts'>>;
  saveSearch?: Resolver<Array<ResolversTypes['SavedSearch']>, ParentType, ContextType, RequireFields<MutationSaveSearchArgs, 'input'>>;
  deleteSavedSearch?: Resolver<Array<ResolversTypes['SavedSearch']>, ParentType, ContextType, RequireFields<MutationDeleteSavedSearchArgs, 'name'>>;
  checkoutWith?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationCheckoutWithArgs, 'method' | 'input'>>;
  checkoutWithBraintree?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationCheckoutWithBraintreeArgs, 'input' | 'nonce' | 'method'>>;
  checkoutWithPlisio?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationCheckoutWithPlisioArgs, 'input' | 'currency'>>;
  checkoutWithKlarna?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationCheckoutWithKlarnaArgs, 'input' | 'authorizationToken'>>;
  checkoutWithCoinbase?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationCheckoutWithCoinbaseArgs, 'input'>>;
  processLoanApplication?: Resolver<ResolversTypes['LeaseResult'], ParentType, ContextType, RequireFields<MutationProcessLoanApplicationArgs, 'input'>>;
  processGuestLoanApplication?: Resolver<ResolversTypes['LeaseResult'], ParentType, ContextType, RequireFields<MutationProcessGuestLoanApplicationArgs, 'input' | 'draftKey'>>;
  processCheckoutWithPreApprovedCredit?: Resolver<ResolversTypes['LeaseResult'], ParentType, ContextType, RequireFields<MutationProcessCheckoutWithPreApprovedCreditArgs, 'input'>>;
  refreshLeaseApplication?: Resolver<ResolversTypes['LeaseResult'], ParentType, ContextType, RequireFields<MutationRefreshLeaseApplicationArgs, 'leaseId'>>;
  recordLessorAnswer?: Resolver<ResolversTypes['LeaseChangeResult'], ParentType, ContextType, RequireFields<MutationRecordLessorAnswerArgs, 'leaseId' | 'expectedStatus' | 'input'>>;
  refreshLeaseForStaff?: Resolver<ResolversTypes['LeaseChangeResult'], ParentType, ContextType, RequireFields<MutationRefreshLeaseForStaffArgs, 'leaseId'>>;
  refreshPayment?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationRefreshPaymentArgs, 'orderId'>>;
  closePayment?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationClosePaymentArgs, 'orderId'>>;
  recordManualRefund?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationRecordManualRefundArgs, 'orderId' | 'refundId' | 'reference'>>;
  cancelOrder?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'orderId'>>;
  requestReturn?: Resolver<ResolversTypes['ReturnChange'], ParentType, ContextType, RequireFields<MutationRequestReturnArgs, 'orderId' | 'request'>>;
  receiveReturn?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationReceiveReturnArgs, 'orderId' | 'returnId'>>;
  cancelReturn?: Resolver<ResolversTypes['ReturnChange'], ParentType, ContextType, RequireFields<MutationCancelReturnArgs, 'orderId' | 'returnId'>>;
  buyOrderAgain?: Resolver<ResolversTypes['OrderInCart'], ParentType, ContextType, RequireFields<MutationBuyOrderAgainArgs, 'orderId' | 'idempotencyKey'>>;
  putOrderInCart?: Resolver<ResolversTypes['OrderInCart'], ParentType, ContextType, RequireFields<MutationPutOrderInCartArgs, 'orderId'>>;
  setOrderReminders?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationSetOrderRemindersArgs, 'orderId' | 'reminders'>>;
  changeOrderStatus?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationChangeOrderStatusArgs, 'orderId' | 'status' | 'revision'>>;
  shipOrderItems?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationShipOrderItemsArgs, 'orderId' | 'revision' | 'shipment'>>;
  changeOrderItems?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationChangeOrderItemsArgs, 'orderId' | 'revision' | 'change'>>;
  editOrder?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationEditOrderArgs, 'orderId' | 'revision' | 'edit'>>;
  withdrawOrderCorrection?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationWithdrawOrderCorrectionArgs, 'orderId' | 'revision'>>;
  submitToSupplier?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationSubmitToSupplierArgs, 'orderId' | 'revision' | 'includeBoughtElsewhere'>>;
  cancelAtSupplier?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationCancelAtSupplierArgs, 'orderId' | 'revision' | 'itemIds'>>;
  refundOrder?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationRefundOrderArgs, 'orderId' | 'amount' | 'reason' | 'idempotencyKey'>>;
  changeManyOrders?: Resolver<ResolversTypes['OrderBulkRun'], ParentType, ContextType, RequireFields<MutationChangeManyOrdersArgs, 'input'>>;
  viewAccount?: Resolver<ResolversTypes['AccountView'], ParentType, ContextType, RequireFields<MutationViewAccountArgs, 'username'>>;
  placePhoneOrder?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationPlacePhoneOrderArgs, 'input'>>;
  sendPaymentLink?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationSendPaymentLinkArgs, 'orderId' | 'idempotencyKey'>>;
  addOrderNote?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationAddOrderNoteArgs, 'orderId' | 'type' | 'note' | 'idempotencyKey'>>;
  assignOrder?: Resolver<ResolversTypes['OrderAssignment'], ParentType, ContextType, RequireFields<MutationAssignOrderArgs, 'orderId'>>;
  changeOrderTags?: Resolver<ResolversTypes['OrderAssignment'], ParentType, ContextType, RequireFields<MutationChangeOrderTagsArgs, 'orderId'>>;
  addPriceMarkup?: Resolver<ResolversTypes['PriceMarkupChange'], ParentType, ContextType, RequireFields<MutationAddPriceMarkupArgs, 'input' | 'version'>>;
  updatePriceMarkup?: Resolver<ResolversTypes['PriceMarkupChange'], ParentType, ContextType, RequireFields<MutationUpdatePriceMarkupArgs, 'id' | 'input' | 'version'>>;
  rollBackPriceMarkups?: Resolver<ResolversTypes['PriceMarkupChange'], ParentType, ContextType, RequireFields<MutationRollBackPriceMarkupsArgs, 'to' | 'version'>>;
  recordAnalyticsEvents?: Resolver<ResolversTypes['AnalyticsReceipt'], ParentType, ContextType, RequireFields<MutationRecordAnalyticsEventsArgs, 'events'>>;
};

export type AnalyticsRejectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AnalyticsRejection'] = ResolversParentTypes['AnalyticsRejection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['AnalyticsRejectionReason'], ParentType, ContextType>;
};

export type AnalyticsReceiptResolvers<ContextType = any, ParentType extends ResolversParentTypes['AnalyticsReceipt'] = ResolversParentTypes['AnalyticsReceipt']> = {
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<Array<ResolversTypes['AnalyticsRejection']>, ParentType, ContextType>;
};

export type AnalyticsDayResolvers<ContextType = any, ParentType extends ResolversParentTypes['AnalyticsDay'] = ResolversParentTypes['AnalyticsDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AnalyticsEventKind'], ParentType, ContextType>;
  pageType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deviceClass?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cents?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Cents?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  CategoryStep?: CategoryStepResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryResult?: CategoryResultResolvers<ContextType>;
  CategoriesResult?: CategoriesResultResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  FitFacts?: FitFactsResolvers<ContextType>;
  VehicleMake?: VehicleMakeResolvers<ContextType>;
  VehicleRow?: VehicleRowResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  TypedAttribute?: TypedAttributeResolvers<ContextType>;
  ProductOffer?: ProductOfferResolvers<ContextType>;
  SalePeriod?: SalePeriodResolvers<ContextType>;
  Rebate?: RebateResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductReviews?: ProductReviewsResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  LineProduct?: LineProductResolvers<ContextType>;
  LinePrices?: LinePricesResolvers<ContextType>;
  LineStock?: LineStockResolvers<ContextType>;
  LineSearchResult?: LineSearchResultResolvers<ContextType>;
  TireMeasure?: TireMeasureResolvers<ContextType>;
  RimDiameter?: RimDiameterResolvers<ContextType>;
  TireSizeChoice?: TireSizeChoiceResolvers<ContextType>;
  VehicleType?: VehicleTypeResolvers<ContextType>;
  ProductLine?: ProductLineResolvers<ContextType>;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  NotSold?: NotSoldResolvers<ContextType>;
  SuggestedPlace?: SuggestedPlaceResolvers<ContextType>;
  SearchProductsResult?: SearchProductsResultResolvers<ContextType>;
  UnmetCondition?: UnmetConditionResolvers<ContextType>;
  FormerProduct?: FormerProductResolvers<ContextType>;
  CartProduct?: CartProductResolvers<ContextType>;
  ProductAvailability?: ProductAvailabilityResolvers<ContextType>;
  PageAmount?: PageAmountResolvers<ContextType>;
  CatalogueExport?: CatalogueExportResolvers<ContextType>;
  ListingExport?: ListingExportResolvers<ContextType>;
  AttributePage?: AttributePageResolvers<ContextType>;
  HomeExport?: HomeExportResolvers<ContextType>;
  ChangedProduct?: ChangedProductResolvers<ContextType>;
  CatalogueChanges?: CatalogueChangesResolvers<ContextType>;
  CatalogueState?: CatalogueStateResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CartTotals?: CartTotalsResolvers<ContextType>;
  CartNotice?: CartNoticeResolvers<ContextType>;
  UnavailableCartItem?: UnavailableCartItemResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  WishList?: WishListResolvers<ContextType>;
  WishListItem?: WishListItemResolvers<ContextType>;
  SharedWishList?: SharedWishListResolvers<ContextType>;
  SavedSearch?: SavedSearchResolvers<ContextType>;
  AccountView?: AccountViewResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  SoldAttribute?: SoldAttributeResolvers<ContextType>;
  PaymentDetails?: PaymentDetailsResolvers<ContextType>;
  ManualRefund?: ManualRefundResolvers<ContextType>;
  LeaseDetails?: LeaseDetailsResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  RefundLimits?: RefundLimitsResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderReturns?: OrderReturnsResolvers<ContextType>;
  ReturnableItem?: ReturnableItemResolvers<ContextType>;
  OrderReturn?: OrderReturnResolvers<ContextType>;
  OrderReturnItem?: OrderReturnItemResolvers<ContextType>;
  ReturnChange?: ReturnChangeResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceLine?: InvoiceLineResolvers<ContextType>;
  InvoiceAmount?: InvoiceAmountResolvers<ContextType>;
  SupplierOrdering?: SupplierOrderingResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderCounters?: OrderCountersResolvers<ContextType>;
  OrdersResult?: OrdersResultResolvers<ContextType>;
  OrderListRow?: OrderListRowResolvers<ContextType>;
  OrderStatusCount?: OrderStatusCountResolvers<ContextType>;
  OrderList?: OrderListResolvers<ContextType>;
  ListNeighbours?: ListNeighboursResolvers<ContextType>;
  OrderBulkRun?: OrderBulkRunResolvers<ContextType>;
  OrderBulkFailure?: OrderBulkFailureResolvers<ContextType>;
  OrderColleague?: OrderColleagueResolvers<ContextType>;
  OrderAssignment?: OrderAssignmentResolvers<ContextType>;
  OrderNames?: OrderNamesResolvers<ContextType>;
  Touch?: TouchResolvers<ContextType>;
  OrderChangePreview?: OrderChangePreviewResolvers<ContextType>;
  RefundPreview?: RefundPreviewResolvers<ContextType>;
  LeaseChange?: LeaseChangeResolvers<ContextType>;
  LeaseAgreement?: LeaseAgreementResolvers<ContextType>;
  LeaseAgreementItem?: LeaseAgreementItemResolvers<ContextType>;
  LeaseAgreementPlan?: LeaseAgreementPlanResolvers<ContextType>;
  CheckoutError?: CheckoutErrorResolvers<ContextType>;
  QuoteLine?: QuoteLineResolvers<ContextType>;
  CheckoutQuote?: CheckoutQuoteResolvers<ContextType>;
  LeaseOffer?: LeaseOfferResolvers<ContextType>;
  CheckoutResult?: CheckoutResultResolvers<ContextType>;
  PaymentPreparation?: PaymentPreparationResolvers<ContextType>;
  PayableCoin?: PayableCoinResolvers<ContextType>;
  ProductAvailabilityDetail?: ProductAvailabilityDetailResolvers<ContextType>;
  PickupLocation?: PickupLocationResolvers<ContextType>;
  OrderCorrection?: OrderCorrectionResolvers<ContextType>;
  OrderEditPreview?: OrderEditPreviewResolvers<ContextType>;
  SupplierOrder?: SupplierOrderResolvers<ContextType>;
  SupplierOrderItem?: SupplierOrderItemResolvers<ContextType>;
  OrderChange?: OrderChangeResolvers<ContextType>;
  CartQuantity?: CartQuantityResolvers<ContextType>;
  OrderInCart?: OrderInCartResolvers<ContextType>;
  LeaseApplication?: LeaseApplicationResolvers<ContextType>;
  OrderLease?: OrderLeaseResolvers<ContextType>;
  LeaseMoment?: LeaseMomentResolvers<ContextType>;
  LeaseAttempt?: LeaseAttemptResolvers<ContextType>;
  LeaseApplicationsResult?: LeaseApplicationsResultResolvers<ContextType>;
  LeaseSearchResult?: LeaseSearchResultResolvers<ContextType>;
  LeaseStatusCount?: LeaseStatusCountResolvers<ContextType>;
  StaffLease?: StaffLeaseResolvers<ContextType>;
  StaffLeaseAttempt?: StaffLeaseAttemptResolvers<ContextType>;
  StaffOrderLease?: StaffOrderLeaseResolvers<ContextType>;
  LeaseNotice?: LeaseNoticeResolvers<ContextType>;
  LeaseChangeResult?: LeaseChangeResultResolvers<ContextType>;
  LeaseResult?: LeaseResultResolvers<ContextType>;
  PriceMarkup?: PriceMarkupResolvers<ContextType>;
  PriceMarkupRule?: PriceMarkupRuleResolvers<ContextType>;
  PriceMarkupProduct?: PriceMarkupProductResolvers<ContextType>;
  PriceMarkupBrand?: PriceMarkupBrandResolvers<ContextType>;
  PriceMarkupResult?: PriceMarkupResultResolvers<ContextType>;
  PriceMarkupChange?: PriceMarkupChangeResolvers<ContextType>;
  PriceVersion?: PriceVersionResolvers<ContextType>;
  PriceVersionsResult?: PriceVersionsResultResolvers<ContextType>;
  PriceSimulation?: PriceSimulationResolvers<ContextType>;
  SimulatedPrice?: SimulatedPriceResolvers<ContextType>;
  PriceExplanation?: PriceExplanationResolvers<ContextType>;
  RuleJudgement?: RuleJudgementResolvers<ContextType>;
  CatalogueResult?: CatalogueResultResolvers<ContextType>;
  CatalogueGeneration?: CatalogueGenerationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  AnalyticsRejection?: AnalyticsRejectionResolvers<ContextType>;
  AnalyticsReceipt?: AnalyticsReceiptResolvers<ContextType>;
  AnalyticsDay?: AnalyticsDayResolvers<ContextType>;
};


export type LeaseCreditFragment = { id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null };

export type LeaseRowFragment = { status: string, reason: string | null, orderId: string | null, preApproved: boolean, createdAt: string, id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null };

export type WholeLeaseFragment = { approvedAt: string | null, redirectUrl: string | null, firstName: string, lastName: string, email: string, mobilePhone: string, otherPhone: string | null, last4Ssn: string, last4AccountNumber: string, bankName: string, bankAccountType: string, address1: string | null, address2: string | null, city: string | null, state: string, postalCode: string | null, bankruptcy: boolean | null, employerName: string | null, netMonthlyIncome: number | null, payFrequency: string | null, lastPayDate: string | null, nextPayDate: string | null, consentedAt: string, status: string, reason: string | null, orderId: string | null, preApproved: boolean, createdAt: string, id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null, leases: Array<{ orderId: string, uniqueId: string, amount: number, state: string, stateName: string, createdAt: string, signedAt: string | null, signatureUrl: string | null }>, timeline: Array<{ at: string, summary: string }> };

export type LeaseHistoryQueryVariables = Exact<{
  pageNumber: number;
  pageSize: number;
}>;


export type LeaseHistoryQuery = { getApplicationByUser: { totalApplications: number, applications: Array<{ status: string, reason: string | null, orderId: string | null, preApproved: boolean, createdAt: string, id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null }> } };

export type OwnLeaseQueryVariables = Exact<{
  leaseId: string;
}>;


export type OwnLeaseQuery = { getLeaseApplicationById: { approvedAt: string | null, redirectUrl: string | null, firstName: string, lastName: string, email: string, mobilePhone: string, otherPhone: string | null, last4Ssn: string, last4AccountNumber: string, bankName: string, bankAccountType: string, address1: string | null, address2: string | null, city: string | null, state: string, postalCode: string | null, bankruptcy: boolean | null, employerName: string | null, netMonthlyIncome: number | null, payFrequency: string | null, lastPayDate: string | null, nextPayDate: string | null, consentedAt: string, status: string, reason: string | null, orderId: string | null, preApproved: boolean, createdAt: string, id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null, leases: Array<{ orderId: string, uniqueId: string, amount: number, state: string, stateName: string, createdAt: string, signedAt: string | null, signatureUrl: string | null }>, timeline: Array<{ at: string, summary: string }> } | null };

export type LeaseWalletQueryVariables = Exact<{ [key: string]: never; }>;


export type LeaseWalletQuery = { getActivePreApprovedApplicationByUser: { id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null } | null };

export type AskLessorMutationVariables = Exact<{
  leaseId: string;
}>;


export type AskLessorMutation = { refreshLeaseApplication: { success: boolean, message: string, application: { approvedAt: string | null, redirectUrl: string | null, firstName: string, lastName: string, email: string, mobilePhone: string, otherPhone: string | null, last4Ssn: string, last4AccountNumber: string, bankName: string, bankAccountType: string, address1: string | null, address2: string | null, city: string | null, state: string, postalCode: string | null, bankruptcy: boolean | null, employerName: string | null, netMonthlyIncome: number | null, payFrequency: string | null, lastPayDate: string | null, nextPayDate: string | null, consentedAt: string, status: string, reason: string | null, orderId: string | null, preApproved: boolean, createdAt: string, id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null, leases: Array<{ orderId: string, uniqueId: string, amount: number, state: string, stateName: string, createdAt: string, signedAt: string | null, signatureUrl: string | null }>, timeline: Array<{ at: string, summary: string }> } | null } };

export type ComingOrderFragment = { id: string, uniqueId: string, status: Schema.OrderStatus, deliveryType: Schema.DeliveryType, shipState: string, total: number, orderSubmittedDate: string, leaseDetails: { id: string, leaseState: string, leasedAmount: number } | null, items: Array<{ id: string, name: string, quantity: number, images: Array<string>, status: Schema.OrderItemStatus, estimatedDeliveryDate: string | null }>, history: Array<{ id: string, type: Schema.OrderEventType, before: string | null, after: string | null, at: string }> };

export type LeasedOrderFragment = { orderId: string, uniqueId: string, state: string };

export type AccountOverviewQueryVariables = Exact<{
  statuses: Array<Schema.OrderStatus> | Schema.OrderStatus;
}>;


export type AccountOverviewQuery = { orders: { orders: Array<{ id: string, uniqueId: string, status: Schema.OrderStatus, deliveryType: Schema.DeliveryType, shipState: string, total: number, orderSubmittedDate: string, leaseDetails: { id: string, leaseState: string, leasedAmount: number } | null, items: Array<{ id: string, name: string, quantity: number, images: Array<string>, status: Schema.OrderItemStatus, estimatedDeliveryDate: string | null }>, history: Array<{ id: string, type: Schema.OrderEventType, before: string | null, after: string | null, at: string }> }> }, approval: { id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null } | null, leases: { applications: Array<{ id: string, leases: Array<{ orderId: string, uniqueId: string, state: string }> }> }, list: { items: Array<{ productId: string, product: { productId: string, slug: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string, name: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null } | null }> } };

export type ViewAccountMutationVariables = Exact<{
  username: string;
}>;


export type ViewAccountMutation = { viewAccount: { cart: { items: Array<{ productId: string, quantity: number }> } | null, orders: { totalOrders: number, orders: Array<{ id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ id: string, name: string, quantity: number, images: Array<string>, status: Schema.OrderItemStatus }> }> } | null, applications: { totalApplications: number, applications: Array<{ status: string, reason: string | null, orderId: string | null, preApproved: boolean, createdAt: string, id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null }> } | null, approval: { id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null } | null } };

export type RecordAnalyticsEventsMutationVariables = Exact<{
  visit?: string | null | undefined;
  events: Array<Schema.AnalyticsEventInput> | Schema.AnalyticsEventInput;
}>;


export type RecordAnalyticsEventsMutation = { receipt: { accepted: number, rejected: Array<{ id: string, reason: Schema.AnalyticsRejectionReason }> } };

export type CartLinesQueryVariables = Exact<{
  productIds: Array<string> | string;
}>;


export type CartLinesQuery = { getCartProducts: Array<{ id: string, availableQuantity: number, product: { url: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, quantityLimit: number | null, fit: { code: string } | null, images: Array<{ href: string, primary: boolean }> } | null }> };

export type CartOffersQueryVariables = Exact<{
  input: Schema.CheckoutInput;
}>;


export type CartOffersQuery = { getCheckoutQuote: { discount: number, tax: number, isStateTax: boolean, total: number, promotion: string | null, errors: Array<{ property: string | null, message: string }> } };

export type AccountCartFragment = { items: Array<{ productId: string, name: string, price: number, quantity: number }>, unavailable: Array<{ productId: string, name: string, quantity: number }>, notices: Array<{ kind: Schema.CartNoticeKind, productId: string, message: string }> };

export type CreateEmptyCartMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateEmptyCartMutation = { cart: { items: Array<{ productId: string, name: string, price: number, quantity: number }>, unavailable: Array<{ productId: string, name: string, quantity: number }>, notices: Array<{ kind: Schema.CartNoticeKind, productId: string, message: string }> } };

export type MergeCartsMutationVariables = Exact<{
  items: Array<Schema.CartLineInput> | Schema.CartLineInput;
  mergeKey: string;
}>;


export type MergeCartsMutation = { cart: { items: Array<{ productId: string, name: string, price: number, quantity: number }>, unavailable: Array<{ productId: string, name: string, quantity: number }>, notices: Array<{ kind: Schema.CartNoticeKind, productId: string, message: string }> } };

export type ChangeQuantityMutationVariables = Exact<{
  productId: string;
  quantity: number;
}>;


export type ChangeQuantityMutation = { cart: { items: Array<{ productId: string, name: string, price: number, quantity: number }>, unavailable: Array<{ productId: string, name: string, quantity: number }>, notices: Array<{ kind: Schema.CartNoticeKind, productId: string, message: string }> } };

export type DeleteItemMutationVariables = Exact<{
  productId: string;
}>;


export type DeleteItemMutation = { cart: { items: Array<{ productId: string, name: string, price: number, quantity: number }>, unavailable: Array<{ productId: string, name: string, quantity: number }>, notices: Array<{ kind: Schema.CartNoticeKind, productId: string, message: string }> } };

export type ClearCartMutationVariables = Exact<{ [key: string]: never; }>;


export type ClearCartMutation = { cart: { items: Array<{ productId: string, name: string, price: number, quantity: number }>, unavailable: Array<{ productId: string, name: string, quantity: number }>, notices: Array<{ kind: Schema.CartNoticeKind, productId: string, message: string }> } };

export type CheckoutProblemFragment = { name: string, code: string, message: string, property: string | null };

export type PlacedOrderFragment = { id: string, createdAt: string, uniqueId: string, status: Schema.OrderStatus, heldUntil: string | null, email: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotion: string | null, total: number, amountDue: number, lenderSignatureUrl: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, correction: { id: string, due: number } | null, leaseDetails: { id: string, statusName: string, leaseState: string, leasedAmount: number, approvedAmount: number | null, approvedAt: string | null, lessorName: string, leasingCompanyId: string | null, contractSigned: boolean, signUntil: string | null } | null, items: Array<{ id: string, productId: string, name: string, quantity: number, price: number, subTotal: number, urlPath: string, images: Array<string> }>, paymentDetails: Array<{ gatewayName: string, state: string }> };

export type CheckoutAnswerFragment = { success: boolean, message: string, transactionId: string | null, status: Schema.OrderStatus | null, orderKey: string | null, paymentGatewayUrl: string | null, errors: Array<{ name: string, code: string, message: string, property: string | null }>, order: { id: string, createdAt: string, uniqueId: string, status: Schema.OrderStatus, heldUntil: string | null, email: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotion: string | null, total: number, amountDue: number, lenderSignatureUrl: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, correction: { id: string, due: number } | null, leaseDetails: { id: string, statusName: string, leaseState: string, leasedAmount: number, approvedAmount: number | null, approvedAt: string | null, lessorName: string, leasingCompanyId: string | null, contractSigned: boolean, signUntil: string | null } | null, items: Array<{ id: string, productId: string, name: string, quantity: number, price: number, subTotal: number, urlPath: string, images: Array<string> }>, paymentDetails: Array<{ gatewayName: string, state: string }> } | null };

export type CheckoutQuoteQueryVariables = Exact<{
  input: Schema.CheckoutInput;
}>;


export type CheckoutQuoteQuery = { getCheckoutQuote: { subTotal: number, shipping: number, tax: number, isStateTax: boolean, isTaxEstimated: boolean, discount: number, total: number, paidAmount: number, promotion: string | null, heldUntil: string | null, paymentMethods: Array<Schema.PaymentMethod>, lease: { isAvailable: boolean, reason: string | null, leaseId: string | null, leasingCompanyId: string | null, remainingAmount: number | null, leasedAmount: number, unleasedAmount: number, minimum: number }, lines: Array<{ productId: string, name: string, quantity: number, price: number, subTotal: number, shippingCost: number, image: string | null, url: string, availableQuantity: number, fitCode: string | null }>, errors: Array<{ name: string, code: string, message: string, property: string | null }> } };

export type DeliveryOptionsQueryVariables = Exact<{
  postalCode: string;
  productIds: Array<string> | string;
}>;


export type DeliveryOptionsQuery = { getProductAvailabilityDetails: Array<{ productId: string, displayMessage: string, avaiableShipping: boolean, availablePickup: boolean, pickupLocations: Array<{ id: string, name: string, address: string }> }> };

export type PreparePaymentQueryVariables = Exact<{
  method: Schema.PaymentMethod;
  input: Schema.CheckoutInput;
}>;


export type PreparePaymentQuery = { preparePayment: { method: Schema.PaymentMethod, clientToken: string | null, widgetUrl: string | null, isSandbox: boolean, coins: Array<{ code: string, label: string, minimum: number }> } };

export type PlaceOrderMutationVariables = Exact<{
  method: Schema.PaymentMethod;
  input: Schema.CheckoutInput;
  token?: string | null | undefined;
  deviceData?: string | null | undefined;
  currency?: string | null | undefined;
}>;


export type PlaceOrderMutation = { result: { success: boolean, message: string, transactionId: string | null, status: Schema.OrderStatus | null, orderKey: string | null, paymentGatewayUrl: string | null, errors: Array<{ name: string, code: string, message: string, property: string | null }>, order: { id: string, createdAt: string, uniqueId: string, status: Schema.OrderStatus, heldUntil: string | null, email: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotion: string | null, total: number, amountDue: number, lenderSignatureUrl: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, correction: { id: string, due: number } | null, leaseDetails: { id: string, statusName: string, leaseState: string, leasedAmount: number, approvedAmount: number | null, approvedAt: string | null, lessorName: string, leasingCompanyId: string | null, contractSigned: boolean, signUntil: string | null } | null, items: Array<{ id: string, productId: string, name: string, quantity: number, price: number, subTotal: number, urlPath: string, images: Array<string> }>, paymentDetails: Array<{ gatewayName: string, state: string }> } | null } };

export type ClosePaymentMutationVariables = Exact<{
  orderId: string;
  orderKey?: string | null | undefined;
}>;


export type ClosePaymentMutation = { result: { success: boolean, message: string, transactionId: string | null, status: Schema.OrderStatus | null, orderKey: string | null, paymentGatewayUrl: string | null, errors: Array<{ name: string, code: string, message: string, property: string | null }>, order: { id: string, createdAt: string, uniqueId: string, status: Schema.OrderStatus, heldUntil: string | null, email: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotion: string | null, total: number, amountDue: number, lenderSignatureUrl: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, correction: { id: string, due: number } | null, leaseDetails: { id: string, statusName: string, leaseState: string, leasedAmount: number, approvedAmount: number | null, approvedAt: string | null, lessorName: string, leasingCompanyId: string | null, contractSigned: boolean, signUntil: string | null } | null, items: Array<{ id: string, productId: string, name: string, quantity: number, price: number, subTotal: number, urlPath: string, images: Array<string> }>, paymentDetails: Array<{ gatewayName: string, state: string }> } | null } };

export type LeaseOrderMutationVariables = Exact<{
  input: Schema.CheckoutInput;
}>;


export type LeaseOrderMutation = { result: { success: boolean, orderKey: string | null, message: string, status: string | null, redirectUrl: string | null, code: string | null, order: { id: string, createdAt: string, uniqueId: string, status: Schema.OrderStatus, heldUntil: string | null, email: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotion: string | null, total: number, amountDue: number, lenderSignatureUrl: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, correction: { id: string, due: number } | null, leaseDetails: { id: string, statusName: string, leaseState: string, leasedAmount: number, approvedAmount: number | null, approvedAt: string | null, lessorName: string, leasingCompanyId: string | null, contractSigned: boolean, signUntil: string | null } | null, items: Array<{ id: string, productId: string, name: string, quantity: number, price: number, subTotal: number, urlPath: string, images: Array<string> }>, paymentDetails: Array<{ gatewayName: string, state: string }> } | null, errors: Array<{ name: string, code: string, message: string, property: string | null }>, application: { id: string, orderId: string | null, status: string, reason: string | null, email: string, redirectUrl: string | null, approvedAmount: number | null, approvedAt: string | null, remainingAmount: number, leasingCompanyId: string | null, expiresAt: string | null, last4Ssn: string, createdAt: string } | null } };

export type RefreshPaymentMutationVariables = Exact<{
  orderId: string;
  orderKey?: string | null | undefined;
}>;


export type RefreshPaymentMutation = { result: { success: boolean, message: string, transactionId: string | null, status: Schema.OrderStatus | null, orderKey: string | null, paymentGatewayUrl: string | null, errors: Array<{ name: string, code: string, message: string, property: string | null }>, order: { id: string, createdAt: string, uniqueId: string, status: Schema.OrderStatus, heldUntil: string | null, email: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotion: string | null, total: number, amountDue: number, lenderSignatureUrl: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, correction: { id: string, due: number } | null, leaseDetails: { id: string, statusName: string, leaseState: string, leasedAmount: number, approvedAmount: number | null, approvedAt: string | null, lessorName: string, leasingCompanyId: string | null, contractSigned: boolean, signUntil: string | null } | null, items: Array<{ id: string, productId: string, name: string, quantity: number, price: number, subTotal: number, urlPath: string, images: Array<string> }>, paymentDetails: Array<{ gatewayName: string, state: string }> } | null } };

export type ComparedProductsQueryVariables = Exact<{
  productIds: Array<string> | string;
}>;


export type ComparedProductsQuery = { getCartProducts: Array<{ id: string, product: { url: string, name: string, manufacturer: string, condition: string, availability: Schema.Availability, regularPrice: number, salePrice: number | null, customerReviewCount: number, customerReviewAverage: number | null, shippingCost: number | null, freeShipping: boolean, offer: { price: number, wasPrice: number | null, words: string } | null, category: { id: string, name: string } | null, images: Array<{ href: string, primary: boolean }>, attributes: Array<{ name: string, value: string, isFromName: boolean | null, typed: { label: string } | null }> } | null }> };

export type CustomerNeighboursQueryVariables = Exact<{
  username: string;
  text?: string | null | undefined;
  status?: string | null | undefined;
  tag?: string | null | undefined;
}>;


export type CustomerNeighboursQuery = { getCustomerNeighbours: { previous: string | null, next: string | null } };

export type ProductDeliveryQueryVariables = Exact<{
  postalCode: string;
  productIds: Array<string> | string;
}>;


export type ProductDeliveryQuery = { getProductAvailabilityDetails: Array<{ productId: string, maxQuantity: number, availablePickup: boolean, pickupLocations: Array<{ id: string, name: string, address: string, distanceMiles: number | null }> }> };

export type TireWidthsQueryVariables = Exact<{ [key: string]: never; }>;


export type TireWidthsQuery = { measures: Array<{ value: string, productCount: number }> };

export type AspectRatiosQueryVariables = Exact<{
  width: string;
}>;


export type AspectRatiosQuery = { measures: Array<{ value: string, productCount: number }> };

export type RimDiametersQueryVariables = Exact<{
  width: string;
  aspectRatio: string;
}>;


export type RimDiametersQuery = { rims: Array<{ value: string, productCount: number, sizes: Array<{ name: string, url: string, productCount: number }> }> };

export type FindLeasesQueryVariables = Exact<{
  text: string;
  status?: string | null | undefined;
  sort?: string | null | undefined;
  pageNumber: number;
  pageSize: number;
}>;


export type FindLeasesQuery = { searchLeaseApplications: { totalApplications: number, counts: Array<{ status: string, count: number }>, applications: Array<{ firstName: string, lastName: string, email: string, state: string, status: string, reason: string | null, orderId: string | null, preApproved: boolean, createdAt: string, id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null }> } };

export type LeaseNeighboursQueryVariables = Exact<{
  leaseId: string;
  text?: string | null | undefined;
  status?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type LeaseNeighboursQuery = { getLeaseNeighbours: { previous: string | null, next: string | null } };

export type DeskLeaseFragment = { currentStatus: string, allowedAnswers: Array<string>, consentVersion: string, personalDataUntil: string | null, nextCheckAt: string | null, checkCount: number, application: { uuid: string | null, username: string | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, approvedAt: string | null, redirectUrl: string | null, firstName: string, lastName: string, email: string, mobilePhone: string, otherPhone: string | null, last4Ssn: string, last4AccountNumber: string, bankName: string, bankAccountType: string, address1: string | null, address2: string | null, city: string | null, state: string, postalCode: string | null, bankruptcy: boolean | null, employerName: string | null, netMonthlyIncome: number | null, payFrequency: string | null, lastPayDate: string | null, nextPayDate: string | null, consentedAt: string, status: string, reason: string | null, orderId: string | null, preApproved: boolean, createdAt: string, id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, leases: Array<{ orderId: string, uniqueId: string, amount: number, state: string, stateName: string, createdAt: string, signedAt: string | null, signatureUrl: string | null }>, timeline: Array<{ at: string, summary: string }> }, attempts: Array<{ lessorName: string, outcome: string, uuid: string | null, requestedAt: string, endedAt: string | null, recordedBy: string | null, recordedAt: string | null, recordedReason: string | null }>, leases: Array<{ id: string, orderId: string, uniqueId: string, orderStatus: Schema.OrderStatus, amount: number, state: string, lessorUuid: string | null, heldAt: string | null, signUntil: string | null, signedAt: string | null, reminderCount: number, deliverySubmittedAt: string | null, fundedAmount: number | null, lenderTake: number | null, fundedAt: string | null, problem: string | null, problemAt: string | null, notices: Array<{ kind: string, occurredOn: string, itemCount: number, acceptedAt: string | null, refusal: string | null, attempts: number }> }> };

export type LeaseForStaffQueryVariables = Exact<{
  leaseId: string;
}>;


export type LeaseForStaffQuery = { getLeaseForStaff: { currentStatus: string, allowedAnswers: Array<string>, consentVersion: string, personalDataUntil: string | null, nextCheckAt: string | null, checkCount: number, application: { uuid: string | null, username: string | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, approvedAt: string | null, redirectUrl: string | null, firstName: string, lastName: string, email: string, mobilePhone: string, otherPhone: string | null, last4Ssn: string, last4AccountNumber: string, bankName: string, bankAccountType: string, address1: string | null, address2: string | null, city: string | null, state: string, postalCode: string | null, bankruptcy: boolean | null, employerName: string | null, netMonthlyIncome: number | null, payFrequency: string | null, lastPayDate: string | null, nextPayDate: string | null, consentedAt: string, status: string, reason: string | null, orderId: string | null, preApproved: boolean, createdAt: string, id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, leases: Array<{ orderId: string, uniqueId: string, amount: number, state: string, stateName: string, createdAt: string, signedAt: string | null, signatureUrl: string | null }>, timeline: Array<{ at: string, summary: string }> }, attempts: Array<{ lessorName: string, outcome: string, uuid: string | null, requestedAt: string, endedAt: string | null, recordedBy: string | null, recordedAt: string | null, recordedReason: string | null }>, leases: Array<{ id: string, orderId: string, uniqueId: string, orderStatus: Schema.OrderStatus, amount: number, state: string, lessorUuid: string | null, heldAt: string | null, signUntil: string | null, signedAt: string | null, reminderCount: number, deliverySubmittedAt: string | null, fundedAmount: number | null, lenderTake: number | null, fundedAt: string | null, problem: string | null, problemAt: string | null, notices: Array<{ kind: string, occurredOn: string, itemCount: number, acceptedAt: string | null, refusal: string | null, attempts: number }> }> } | null };

export type RecordLessorAnswerMutationVariables = Exact<{
  leaseId: string;
  expectedStatus: string;
  input: Schema.LessorAnswerInput;
}>;


export type RecordLessorAnswerMutation = { recordLessorAnswer: { success: boolean, message: string, lease: { currentStatus: string, allowedAnswers: Array<string>, consentVersion: string, personalDataUntil: string | null, nextCheckAt: string | null, checkCount: number, application: { uuid: string | null, username: string | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, approvedAt: string | null, redirectUrl: string | null, firstName: string, lastName: string, email: string, mobilePhone: string, otherPhone: string | null, last4Ssn: string, last4AccountNumber: string, bankName: string, bankAccountType: string, address1: string | null, address2: string | null, city: string | null, state: string, postalCode: string | null, bankruptcy: boolean | null, employerName: string | null, netMonthlyIncome: number | null, payFrequency: string | null, lastPayDate: string | null, nextPayDate: string | null, consentedAt: string, status: string, reason: string | null, orderId: string | null, preApproved: boolean, createdAt: string, id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, leases: Array<{ orderId: string, uniqueId: string, amount: number, state: string, stateName: string, createdAt: string, signedAt: string | null, signatureUrl: string | null }>, timeline: Array<{ at: string, summary: string }> }, attempts: Array<{ lessorName: string, outcome: string, uuid: string | null, requestedAt: string, endedAt: string | null, recordedBy: string | null, recordedAt: string | null, recordedReason: string | null }>, leases: Array<{ id: string, orderId: string, uniqueId: string, orderStatus: Schema.OrderStatus, amount: number, state: string, lessorUuid: string | null, heldAt: string | null, signUntil: string | null, signedAt: string | null, reminderCount: number, deliverySubmittedAt: string | null, fundedAmount: number | null, lenderTake: number | null, fundedAt: string | null, problem: string | null, problemAt: string | null, notices: Array<{ kind: string, occurredOn: string, itemCount: number, acceptedAt: string | null, refusal: string | null, attempts: number }> }> } | null } };

export type RefreshLeaseForStaffMutationVariables = Exact<{
  leaseId: string;
}>;


export type RefreshLeaseForStaffMutation = { refreshLeaseForStaff: { success: boolean, message: string, lease: { currentStatus: string, allowedAnswers: Array<string>, consentVersion: string, personalDataUntil: string | null, nextCheckAt: string | null, checkCount: number, application: { uuid: string | null, username: string | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, approvedAt: string | null, redirectUrl: string | null, firstName: string, lastName: string, email: string, mobilePhone: string, otherPhone: string | null, last4Ssn: string, last4AccountNumber: string, bankName: string, bankAccountType: string, address1: string | null, address2: string | null, city: string | null, state: string, postalCode: string | null, bankruptcy: boolean | null, employerName: string | null, netMonthlyIncome: number | null, payFrequency: string | null, lastPayDate: string | null, nextPayDate: string | null, consentedAt: string, status: string, reason: string | null, orderId: string | null, preApproved: boolean, createdAt: string, id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, leases: Array<{ orderId: string, uniqueId: string, amount: number, state: string, stateName: string, createdAt: string, signedAt: string | null, signatureUrl: string | null }>, timeline: Array<{ at: string, summary: string }> }, attempts: Array<{ lessorName: string, outcome: string, uuid: string | null, requestedAt: string, endedAt: string | null, recordedBy: string | null, recordedAt: string | null, recordedReason: string | null }>, leases: Array<{ id: string, orderId: string, uniqueId: string, orderStatus: Schema.OrderStatus, amount: number, state: string, lessorUuid: string | null, heldAt: string | null, signUntil: string | null, signedAt: string | null, reminderCount: number, deliverySubmittedAt: string | null, fundedAmount: number | null, lenderTake: number | null, fundedAt: string | null, problem: string | null, problemAt: string | null, notices: Array<{ kind: string, occurredOn: string, itemCount: number, acceptedAt: string | null, refusal: string | null, attempts: number }> }> } | null } };

export type LeaseAgreementQueryVariables = Exact<{
  orderId: string;
  orderKey?: string | null | undefined;
}>;


export type LeaseAgreementQuery = { getLeaseAgreement: { orderNumber: string, lessorName: string, amountLeased: number, tax: number, isStateTax: boolean, shippingCost: number, discount: number, unleasedAmount: number, isSigned: boolean, items: Array<{ name: string, condition: string | null, quantity: number, price: number }>, plans: Array<{ frequency: string, initialPayment: number, payment: number, numberOfPayments: number, totalCost: number, costOfLease: number, earlyPurchaseDays: number, earlyPurchasePrice: number, laterShareBasisPoints: number, nextPayment: number | null, nextPaymentOn: string | null, payoffToday: number | null }> } | null };

export type LeaseStandingFragment = { id: string, orderId: string | null, status: string, reason: string | null, email: string, redirectUrl: string | null, approvedAmount: number | null, approvedAt: string | null, remainingAmount: number, leasingCompanyId: string | null, expiresAt: string | null, last4Ssn: string, createdAt: string };

export type LeaseAnswerFragment = { success: boolean, orderKey: string | null, message: string, status: string | null, redirectUrl: string | null, code: string | null, order: { id: string, createdAt: string, uniqueId: string, status: Schema.OrderStatus, heldUntil: string | null, email: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotion: string | null, total: number, amountDue: number, lenderSignatureUrl: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, correction: { id: string, due: number } | null, leaseDetails: { id: string, statusName: string, leaseState: string, leasedAmount: number, approvedAmount: number | null, approvedAt: string | null, lessorName: string, leasingCompanyId: string | null, contractSigned: boolean, signUntil: string | null } | null, items: Array<{ id: string, productId: string, name: string, quantity: number, price: number, subTotal: number, urlPath: string, images: Array<string> }>, paymentDetails: Array<{ gatewayName: string, state: string }> } | null, errors: Array<{ name: string, code: string, message: string, property: string | null }>, application: { id: string, orderId: string | null, status: string, reason: string | null, email: string, redirectUrl: string | null, approvedAmount: number | null, approvedAt: string | null, remainingAmount: number, leasingCompanyId: string | null, expiresAt: string | null, last4Ssn: string, createdAt: string } | null };

export type LatestLeaseApplicationQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestLeaseApplicationQuery = { list: { applications: Array<{ id: string, orderId: string | null, status: string, reason: string | null, email: string, redirectUrl: string | null, approvedAmount: number | null, approvedAt: string | null, remainingAmount: number, leasingCompanyId: string | null, expiresAt: string | null, last4Ssn: string, createdAt: string }> } };

export type GuestLeaseApplicationQueryVariables = Exact<{
  draftKey: string;
}>;


export type GuestLeaseApplicationQuery = { application: { id: string, orderId: string | null, status: string, reason: string | null, email: string, redirectUrl: string | null, approvedAmount: number | null, approvedAt: string | null, remainingAmount: number, leasingCompanyId: string | null, expiresAt: string | null, last4Ssn: string, createdAt: string } | null };

export type SendLeaseApplicationMutationVariables = Exact<{
  input: Schema.LeaseApplicationInput;
}>;


export type SendLeaseApplicationMutation = { result: { success: boolean, orderKey: string | null, message: string, status: string | null, redirectUrl: string | null, code: string | null, order: { id: string, createdAt: string, uniqueId: string, status: Schema.OrderStatus, heldUntil: string | null, email: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotion: string | null, total: number, amountDue: number, lenderSignatureUrl: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, correction: { id: string, due: number } | null, leaseDetails: { id: string, statusName: string, leaseState: string, leasedAmount: number, approvedAmount: number | null, approvedAt: string | null, lessorName: string, leasingCompanyId: string | null, contractSigned: boolean, signUntil: string | null } | null, items: Array<{ id: string, productId: string, name: string, quantity: number, price: number, subTotal: number, urlPath: string, images: Array<string> }>, paymentDetails: Array<{ gatewayName: string, state: string }> } | null, errors: Array<{ name: string, code: string, message: string, property: string | null }>, application: { id: string, orderId: string | null, status: string, reason: string | null, email: string, redirectUrl: string | null, approvedAmount: number | null, approvedAt: string | null, remainingAmount: number, leasingCompanyId: string | null, expiresAt: string | null, last4Ssn: string, createdAt: string } | null } };

export type SendGuestLeaseApplicationMutationVariables = Exact<{
  input: Schema.LeaseApplicationInput;
  draftKey: string;
}>;


export type SendGuestLeaseApplicationMutation = { result: { success: boolean, orderKey: string | null, message: string, status: string | null, redirectUrl: string | null, code: string | null, order: { id: string, createdAt: string, uniqueId: string, status: Schema.OrderStatus, heldUntil: string | null, email: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotion: string | null, total: number, amountDue: number, lenderSignatureUrl: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, correction: { id: string, due: number } | null, leaseDetails: { id: string, statusName: string, leaseState: string, leasedAmount: number, approvedAmount: number | null, approvedAt: string | null, lessorName: string, leasingCompanyId: string | null, contractSigned: boolean, signUntil: string | null } | null, items: Array<{ id: string, productId: string, name: string, quantity: number, price: number, subTotal: number, urlPath: string, images: Array<string> }>, paymentDetails: Array<{ gatewayName: string, state: string }> } | null, errors: Array<{ name: string, code: string, message: string, property: string | null }>, application: { id: string, orderId: string | null, status: string, reason: string | null, email: string, redirectUrl: string | null, approvedAmount: number | null, approvedAt: string | null, remainingAmount: number, leasingCompanyId: string | null, expiresAt: string | null, last4Ssn: string, createdAt: string } | null } };

export type RefreshLeaseMutationVariables = Exact<{
  leaseId: string;
  draftKey?: string | null | undefined;
}>;


export type RefreshLeaseMutation = { result: { success: boolean, orderKey: string | null, message: string, status: string | null, redirectUrl: string | null, code: string | null, order: { id: string, createdAt: string, uniqueId: string, status: Schema.OrderStatus, heldUntil: string | null, email: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotion: string | null, total: number, amountDue: number, lenderSignatureUrl: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, correction: { id: string, due: number } | null, leaseDetails: { id: string, statusName: string, leaseState: string, leasedAmount: number, approvedAmount: number | null, approvedAt: string | null, lessorName: string, leasingCompanyId: string | null, contractSigned: boolean, signUntil: string | null } | null, items: Array<{ id: string, productId: string, name: string, quantity: number, price: number, subTotal: number, urlPath: string, images: Array<string> }>, paymentDetails: Array<{ gatewayName: string, state: string }> } | null, errors: Array<{ name: string, code: string, message: string, property: string | null }>, application: { id: string, orderId: string | null, status: string, reason: string | null, email: string, redirectUrl: string | null, approvedAmount: number | null, approvedAt: string | null, remainingAmount: number, leasingCompanyId: string | null, expiresAt: string | null, last4Ssn: string, createdAt: string } | null } };

export type ListOrdersQueryVariables = Exact<{
  filter?: Schema.OrderFilterInput | null | undefined;
  sort?: string | null | undefined;
  pageNumber: number;
  pageSize: number;
}>;


export type ListOrdersQuery = { listOrders: { total: number, paymentExceptions: number, statusCounts: Array<{ status: Schema.OrderStatus, count: number }>, orders: Array<{ id: string, uniqueId: string, status: Schema.OrderStatus, total: number, orderSubmittedDate: string, firstName: string, lastName: string, email: string, deliveryType: Schema.DeliveryType, paymentMethod: Schema.PaymentMethod | null, risk: Schema.OrderRisk, suppliers: Array<string>, affiliateId: string | null, unitCount: number, firstItem: string, placedBy: string | null, assignee: string | null, tags: Array<string> }> } };

export type OrderNeighboursQueryVariables = Exact<{
  orderId: string;
  filter?: Schema.OrderFilterInput | null | undefined;
  sort?: string | null | undefined;
}>;


export type OrderNeighboursQuery = { getOrderNeighbours: { previous: string | null, next: string | null } };

export type WholeBulkRunFragment = { id: string, action: Schema.OrderBulkAction, total: number, changed: number, failed: number, isFinished: boolean, failures: Array<{ orderId: string, uniqueId: string, message: string }> };

export type BulkRunQueryVariables = Exact<{
  id: string;
}>;


export type BulkRunQuery = { getOrderBulkRun: { id: string, action: Schema.OrderBulkAction, total: number, changed: number, failed: number, isFinished: boolean, failures: Array<{ orderId: string, uniqueId: string, message: string }> } | null };

export type ChangeManyOrdersMutationVariables = Exact<{
  input: Schema.OrderBulkInput;
}>;


export type ChangeManyOrdersMutation = { changeManyOrders: { id: string, action: Schema.OrderBulkAction, total: number, changed: number, failed: number, isFinished: boolean, failures: Array<{ orderId: string, uniqueId: string, message: string }> } };

export type OrderNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderNamesQuery = { getOrderNames: { suppliers: Array<string>, affiliates: Array<string>, tags: Array<string>, colleagues: Array<{ id: string, username: string }> } };

export type WholeAssignmentFragment = { id: string, tags: Array<string>, assignee: { id: string, username: string } | null };

export type OrderAssignmentQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderAssignmentQuery = { getOrderAssignment: { id: string, tags: Array<string>, assignee: { id: string, username: string } | null } };

export type AssignOrderMutationVariables = Exact<{
  orderId: string;
  assigneeId?: string | null | undefined;
}>;


export type AssignOrderMutation = { assignOrder: { id: string, tags: Array<string>, assignee: { id: string, username: string } | null } };

export type ChangeOrderTagsMutationVariables = Exact<{
  orderId: string;
  add?: Array<string> | string | null | undefined;
  remove?: Array<string> | string | null | undefined;
}>;


export type ChangeOrderTagsMutation = { changeOrderTags: { id: string, tags: Array<string>, assignee: { id: string, username: string } | null } };

export type OrderRowFragment = { id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ id: string, name: string, quantity: number, images: Array<string>, status: Schema.OrderItemStatus }> };

export type HistoryEntryFragment = { id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null };

export type WholeOrderFragment = { heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, hasInvoice: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, payBy: string, requestedAt: string, requestedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, items: Array<{ productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> };

export type StaffOrderFragment = { revision: number, username: string | null, submittedBy: string, placedBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isFraudCheckPending: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, hasInvoice: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, refundLimits: { refundedForOrder: number, refundedInDay: number, perOrder: number, perDay: number } | null, manualRefunds: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, payBy: string, requestedAt: string, requestedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> };

export type AllCountersFragment = { pending: number, processing: number, cancelled: number, awaitingSignature: number, awaitingPayment: number, awaitingShipment: number, awaitingDelivery: number, received: number, shipped: number, failedPayment: number, paymentFailed: number, confirmed: number, awaitingConfirmation: number, returned: number };

export type OrderHistoryQueryVariables = Exact<{
  pageNumber: number;
  pageSize: number;
  statuses?: Array<Schema.OrderStatus> | Schema.OrderStatus | null | undefined;
}>;


export type OrderHistoryQuery = { getOrdersByUser: { totalOrders: number, orders: Array<{ id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ id: string, name: string, quantity: number, images: Array<string>, status: Schema.OrderItemStatus }> }>, counters: { pending: number, processing: number, cancelled: number, awaitingSignature: number, awaitingPayment: number, awaitingShipment: number, awaitingDelivery: number, received: number, shipped: number, failedPayment: number, paymentFailed: number, confirmed: number, awaitingConfirmation: number, returned: number } } };

export type OwnOrderQueryVariables = Exact<{
  orderId: string;
}>;


export type OwnOrderQuery = { getOrder: { heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, hasInvoice: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, payBy: string, requestedAt: string, requestedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, items: Array<{ productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null };

export type OrderByKeyQueryVariables = Exact<{
  orderId: string;
  orderKey: string;
}>;


export type OrderByKeyQuery = { getOrderByKey: { heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, hasInvoice: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, payBy: string, requestedAt: string, requestedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, items: Array<{ productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null };

export type OrderInvoiceQueryVariables = Exact<{
  orderId: string;
  orderKey?: string | null | undefined;
}>;


export type OrderInvoiceQuery = { getInvoice: { orderNumber: string, day: string, seller: Array<string>, buyer: Array<string>, items: Array<{ name: string, sku: string, state: string | null, quantity: number, price: number, amount: number }>, totals: Array<{ label: string, amount: number }>, payments: Array<{ label: string, amount: number }> } | null };

export type AllReturnsFragment = { refusal: string | null, hasLabels: boolean, returnable: Array<{ itemId: string, name: string, quantity: number, until: string }>, returns: Array<{ id: string, number: string, state: Schema.ReturnState, requestedAt: string, endedAt: string | null, items: Array<{ itemId: string, name: string, quantity: number, reason: Schema.ReturnReason }> }> };

export type OrderReturnsQueryVariables = Exact<{
  orderId: string;
  orderKey?: string | null | undefined;
}>;


export type OrderReturnsQuery = { getOrderReturns: { refusal: string | null, hasLabels: boolean, returnable: Array<{ itemId: string, name: string, quantity: number, until: string }>, returns: Array<{ id: string, number: string, state: Schema.ReturnState, requestedAt: string, endedAt: string | null, items: Array<{ itemId: string, name: string, quantity: number, reason: Schema.ReturnReason }> }> } | null };

export type RequestReturnMutationVariables = Exact<{
  orderId: string;
  orderKey?: string | null | undefined;
  request: Schema.ReturnInput;
}>;


export type RequestReturnMutation = { requestReturn: { success: boolean, message: string, returns: { refusal: string | null, hasLabels: boolean, returnable: Array<{ itemId: string, name: string, quantity: number, until: string }>, returns: Array<{ id: string, number: string, state: Schema.ReturnState, requestedAt: string, endedAt: string | null, items: Array<{ itemId: string, name: string, quantity: number, reason: Schema.ReturnReason }> }> } | null } };

export type ReceiveReturnMutationVariables = Exact<{
  orderId: string;
  returnId: string;
  code?: string | null | undefined;
}>;


export type ReceiveReturnMutation = { receiveReturn: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, placedBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isFraudCheckPending: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, hasInvoice: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, refundLimits: { refundedForOrder: number, refundedInDay: number, perOrder: number, perDay: number } | null, manualRefunds: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, payBy: string, requestedAt: string, requestedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type CancelReturnMutationVariables = Exact<{
  orderId: string;
  returnId: string;
}>;


export type CancelReturnMutation = { cancelReturn: { success: boolean, message: string, returns: { refusal: string | null, hasLabels: boolean, returnable: Array<{ itemId: string, name: string, quantity: number, until: string }>, returns: Array<{ id: string, number: string, state: Schema.ReturnState, requestedAt: string, endedAt: string | null, items: Array<{ itemId: string, name: string, quantity: number, reason: Schema.ReturnReason }> }> } | null } };

export type OrderForStaffQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderForStaffQuery = { getOrder: { revision: number, username: string | null, submittedBy: string, placedBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isFraudCheckPending: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, hasInvoice: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, refundLimits: { refundedForOrder: number, refundedInDay: number, perOrder: number, perDay: number } | null, manualRefunds: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, payBy: string, requestedAt: string, requestedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null };

export type LatestOrderChangeQueryVariables = Exact<{
  orderId: string;
}>;


export type LatestOrderChangeQuery = { getOrder: { id: string, revision: number, updatedAt: string, updatedBy: string } | null };

export type PutOrderInCartMutationVariables = Exact<{
  orderId: string;
  orderKey?: string | null | undefined;
}>;


export type PutOrderInCartMutation = { result: { success: boolean, message: string, items: Array<{ productId: string, quantity: number }>, notices: Array<{ message: string }> } };

export type BuyOrderAgainMutationVariables = Exact<{
  orderId: string;
  orderKey?: string | null | undefined;
  idempotencyKey: string;
}>;


export type BuyOrderAgainMutation = { result: { success: boolean, message: string, items: Array<{ productId: string, quantity: number }>, notices: Array<{ message: string }> } };

export type SetOrderRemindersMutationVariables = Exact<{
  orderId: string;
  orderKey?: string | null | undefined;
  reminders: boolean;
}>;


export type SetOrderRemindersMutation = { setOrderReminders: { success: boolean, message: string, order: { id: string, reminders: boolean, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type CancelOrderMutationVariables = Exact<{
  orderId: string;
  orderKey?: string | null | undefined;
  reason?: string | null | undefined;
  idempotencyKey: string;
}>;


export type CancelOrderMutation = { cancelOrder: { success: boolean, message: string, order: { heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, hasInvoice: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, payBy: string, requestedAt: string, requestedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, items: Array<{ productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type AskForPaymentMutationVariables = Exact<{
  orderId: string;
  orderKey?: string | null | undefined;
}>;


export type AskForPaymentMutation = { refreshPayment: { success: boolean, message: string, paymentGatewayUrl: string | null, order: { heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, hasInvoice: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, payBy: string, requestedAt: string, requestedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, items: Array<{ productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type MoveOrderMutationVariables = Exact<{
  orderId: string;
  status: Schema.OrderStatus;
  revision: number;
  reason?: string | null | undefined;
  code?: string | null | undefined;
}>;


export type MoveOrderMutation = { changeOrderStatus: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, placedBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isFraudCheckPending: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, hasInvoice: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, refundLimits: { refundedForOrder: number, refundedInDay: number, perOrder: number, perDay: number } | null, manualRefunds: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, payBy: string, requestedAt: string, requestedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type ShipItemsMutationVariables = Exact<{
  orderId: string;
  revision: number;
  shipment: Schema.ShipmentInput;
}>;


export type ShipItemsMutation = { shipOrderItems: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, placedBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isFraudCheckPending: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, hasInvoice: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, refundLimits: { refundedForOrder: number, refundedInDay: number, perOrder: number, perDay: number } | null, manualRefunds: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, payBy: string, requestedAt: string, requestedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type ChangeItemsMutationVariables = Exact<{
  orderId: string;
  revision: number;
  change: Schema.ItemChangeInput;
  code?: string | null | undefined;
}>;


export type ChangeItemsMutation = { changeOrderItems: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, placedBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isFraudCheckPending: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, hasInvoice: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, refundLimits: { refundedForOrder: number, refundedInDay: number, perOrder: number, perDay: number } | null, manualRefunds: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, payBy: string, requestedAt: string, requestedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type RefundOrderMutationVariables = Exact<{
  orderId: string;
  amount: number;
  reason: string;
  idempotencyKey: string;
  code?: string | null | undefined;
}>;


export type RefundOrderMutation = { refundOrder: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, placedBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isFraudCheckPending: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, hasInvoice: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, refundLimits: { refundedForOrder: number, refundedInDay: number, perOrder: number, perDay: number } | null, manualRefunds: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, payBy: string, requestedAt: string, requestedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type RecordManualRefundMutationVariables = Exact<{
  orderId: string;
  refundId: string;
  reference: string;
  code?: string | null | undefined;
}>;


export type RecordManualRefundMutation = { recordManualRefund: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, placedBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isFraudCheckPending: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, hasInvoice: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, refundLimits: { refundedForOrder: number, refundedInDay: number, perOrder: number, perDay: number } | null, manualRefunds: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, payBy: string, requestedAt: string, requestedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type SendPaymentLinkMutationVariables = Exact<{
  orderId: string;
  idempotencyKey: string;
}>;


export type SendPaymentLinkMutation = { sendPaymentLink: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, placedBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isFraudCheckPending: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, hasInvoice: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, refundLimits: { refundedForOrder: number, refundedInDay: number, perOrder: number, perDay: number } | null, manualRefunds: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, payBy: string, requestedAt: string, requestedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type NoteOrderMutationVariables = Exact<{
  orderId: string;
  type: Schema.OrderEventType;
  note: string;
  idempotencyKey: string;
}>;


export type NoteOrderMutation = { addOrderNote: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, placedBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isFraudCheckPending: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, hasInvoice: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, refundLimits: { refundedForOrder: number, refundedInDay: number, perOrder: number, perDay: number } | null, manualRefunds: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, payBy: string, requestedAt: string, requestedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type PreviewOrderChangeQueryVariables = Exact<{
  orderId: string;
  change: Schema.OrderChangeKind;
  itemIds?: Array<string> | string | null | undefined;
  quantities?: Array<Schema.ItemQuantityInput> | Schema.ItemQuantityInput | null | undefined;
  orderKey?: string | null | undefined;
}>;


export type PreviewOrderChangeQuery = { previewOrderChange: { isPossible: boolean, message: string, total: number, effects: Array<string> } | null };

export type SupplierOrdersQueryVariables = Exact<{
  orderId: string;
}>;


export type SupplierOrdersQuery = { getSupplierOrders: Array<{ id: string, supplier: string, state: Schema.SupplierOrderState, partnerOrderId: string | null, refusalCode: string | null, attempts: number, createdAt: string, submittedAt: string | null, items: Array<{ itemId: string, supplierStatus: string, isClosed: boolean, isCancelRequested: boolean, cancelRefusal: string | null }> }> };

export type SubmitToSupplierMutationVariables = Exact<{
  orderId: string;
  revision: number;
  includeBoughtElsewhere: boolean;
}>;


export type SubmitToSupplierMutation = { submitToSupplier: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, placedBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isFraudCheckPending: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, hasInvoice: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, refundLimits: { refundedForOrder: number, refundedInDay: number, perOrder: number, perDay: number } | null, manualRefunds: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, payBy: string, requestedAt: string, requestedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type CancelAtSupplierMutationVariables = Exact<{
  orderId: string;
  revision: number;
  itemIds: Array<string> | string;
}>;


export type CancelAtSupplierMutation = { cancelAtSupplier: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, placedBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isFraudCheckPending: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, hasInvoice: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, refundLimits: { refundedForOrder: number, refundedInDay: number, perOrder: number, perDay: number } | null, manualRefunds: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, payBy: string, requestedAt: string, requestedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type PreviewOrderEditQueryVariables = Exact<{
  orderId: string;
  edit: Schema.OrderEditInput;
}>;


export type PreviewOrderEditQuery = { previewOrderEdit: { isPossible: boolean, message: string, due: number, effects: Array<string> } | null };

export type WithdrawCorrectionMutationVariables = Exact<{
  orderId: string;
  revision: number;
}>;


export type WithdrawCorrectionMutation = { withdrawOrderCorrection: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, placedBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isFraudCheckPending: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, hasInvoice: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, refundLimits: { refundedForOrder: number, refundedInDay: number, perOrder: number, perDay: number } | null, manualRefunds: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, payBy: string, requestedAt: string, requestedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type EditOrderMutationVariables = Exact<{
  orderId: string;
  revision: number;
  edit: Schema.OrderEditInput;
  due?: number | null | undefined;
  code?: string | null | undefined;
}>;


export type EditOrderMutation = { editOrder: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, placedBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isFraudCheckPending: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, hasInvoice: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, refundLimits: { refundedForOrder: number, refundedInDay: number, perOrder: number, perDay: number } | null, manualRefunds: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, payBy: string, requestedAt: string, requestedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type FindOrdersQuicklyQueryVariables = Exact<{
  text: string;
  pageSize: number;
}>;


export type FindOrdersQuicklyQuery = { listOrders: { orders: Array<{ id: string, uniqueId: string, email: string, firstName: string, lastName: string }> } };

export type PhoneOrderQuoteQueryVariables = Exact<{
  username?: string | null | undefined;
  input: Schema.CheckoutInput;
}>;


export type PhoneOrderQuoteQuery = { getPhoneOrderQuote: { subTotal: number, shipping: number, tax: number, isStateTax: boolean, isTaxEstimated: boolean, discount: number, total: number, promotion: string | null, errors: Array<{ name: string, code: string, message: string, property: string | null }> } };

export type PlacePhoneOrderMutationVariables = Exact<{
  username?: string | null | undefined;
  input: Schema.CheckoutInput;
}>;


export type PlacePhoneOrderMutation = { placePhoneOrder: { success: boolean, message: string, errors: Array<{ name: string, code: string, message: string, property: string | null }>, order: { id: string } | null } };

export type MarkupRuleFragment = { ruleType: Schema.PriceRuleType, categoryName: string | null, minPrice: number | null, maxPrice: number | null, markupType: Schema.MarkupType, roundingMethod: Schema.RoundingMethod, markupValue: number, product: { id: string, sku: string, name: string } | null, brands: Array<{ id: string, name: string }> };

export type MarkupFragment = { id: string, supplierId: string | null, type: Schema.PriceMarkupLine, isDeleted: boolean, updatedAt: string, rule: { ruleType: Schema.PriceRuleType, categoryName: string | null, minPrice: number | null, maxPrice: number | null, markupType: Schema.MarkupType, roundingMethod: Schema.RoundingMethod, markupValue: number, product: { id: string, sku: string, name: string } | null, brands: Array<{ id: string, name: string }> } };

export type GenerationFragment = { id: string, version: number, status: Schema.GenerationStatus, total: number, processed: number, changed: number, startedAt: string, finishedAt: string | null };

export type PriceMarkupsQueryVariables = Exact<{
  pageNumber: number;
  pageSize: number;
}>;


export type PriceMarkupsQuery = { getPriceMarkup: { totalMarkups: number, version: number, markups: Array<{ id: string, supplierId: string | null, type: Schema.PriceMarkupLine, isDeleted: boolean, updatedAt: string, rule: { ruleType: Schema.PriceRuleType, categoryName: string | null, minPrice: number | null, maxPrice: number | null, markupType: Schema.MarkupType, roundingMethod: Schema.RoundingMethod, markupValue: number, product: { id: string, sku: string, name: string } | null, brands: Array<{ id: string, name: string }> } }> } };

export type PriceMarkupToChangeQueryVariables = Exact<{
  id: string;
}>;


export type PriceMarkupToChangeQuery = { getPriceMarkupById: { id: string, supplierId: string | null, type: Schema.PriceMarkupLine, isDeleted: boolean, updatedAt: string, rule: { ruleType: Schema.PriceRuleType, categoryName: string | null, minPrice: number | null, maxPrice: number | null, markupType: Schema.MarkupType, roundingMethod: Schema.RoundingMethod, markupValue: number, product: { id: string, sku: string, name: string } | null, brands: Array<{ id: string, name: string }> } } | null, getPriceMarkup: { version: number, supplierIds: Array<string>, brands: Array<{ id: string, name: string }> } };

export type PriceVersionsQueryVariables = Exact<{
  pageNumber: number;
  pageSize: number;
}>;


export type PriceVersionsQuery = { getPriceMarkupVersions: { totalVersions: number, versions: Array<{ version: number, action: Schema.PriceVersionAction, restoredVersion: number | null, ruleCount: number, createdBy: string | null, createdAt: string }> }, getPriceMarkup: { version: number } };

export type SimulatePricesQueryVariables = Exact<{
  id?: string | null | undefined;
  input?: Schema.PriceMarkupInput | null | undefined;
  version?: number | null | undefined;
  sku?: string | null | undefined;
}>;


export type SimulatePricesQuery = { simulatePriceMarkup: { products: number, increased: number, decreased: number, unchanged: number, withoutMargin: number, withoutRule: number, largestChanges: Array<{ productId: string, sku: string, name: string, before: number | null, after: number | null }>, product: { cost: number | null, price: { sku: string, name: string, before: number | null, after: number | null }, verdicts: Array<{ markupId: string, type: Schema.PriceMarkupLine, verdict: Schema.RuleVerdict, rule: { ruleType: Schema.PriceRuleType, categoryName: string | null, minPrice: number | null, maxPrice: number | null, markupType: Schema.MarkupType, roundingMethod: Schema.RoundingMethod, markupValue: number, product: { id: string, sku: string, name: string } | null, brands: Array<{ id: string, name: string }> } }> } | null } };

export type GenerateCatalogueQueryVariables = Exact<{ [key: string]: never; }>;


export type GenerateCatalogueQuery = { generateCatalogue: { success: boolean, message: string, generation: { id: string, version: number, status: Schema.GenerationStatus, total: number, processed: number, changed: number, startedAt: string, finishedAt: string | null } } };

export type LatestGenerationQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestGenerationQuery = { getCatalogueGeneration: { id: string, version: number, status: Schema.GenerationStatus, total: number, processed: number, changed: number, startedAt: string, finishedAt: string | null } | null };

export type AddMarkupMutationVariables = Exact<{
  input: Schema.PriceMarkupInput;
  version: number;
}>;


export type AddMarkupMutation = { addPriceMarkup: { success: boolean, message: string } };

export type UpdateMarkupMutationVariables = Exact<{
  id: string;
  input: Schema.PriceMarkupInput;
  version: number;
}>;


export type UpdateMarkupMutation = { updatePriceMarkup: { success: boolean, message: string, version: number } };

export type RollBackMarkupsMutationVariables = Exact<{
  to: number;
  version: number;
}>;


export type RollBackMarkupsMutation = { rollBackPriceMarkups: { success: boolean, message: string, version: number } };

export type FoundProductFragment = { productId: string, sku: string, name: string, regularPrice: number, salePrice: number | null, availableQuantity: number, images: Array<{ href: string, primary: boolean }> };

export type FindProductsQueryVariables = Exact<{
  text: string;
}>;


export type FindProductsQuery = { searchProducts: { products: Array<{ productId: string, sku: string, name: string, regularPrice: number, salePrice: number | null, availableQuantity: number, images: Array<{ href: string, primary: boolean }> }> } };

export type ChosenProductsQueryVariables = Exact<{
  productIds: Array<string> | string;
}>;


export type ChosenProductsQuery = { getCartProducts: Array<{ id: string, product: { productId: string, sku: string, name: string, regularPrice: number, salePrice: number | null, availableQuantity: number, images: Array<{ href: string, primary: boolean }> } | null }> };

export type SavedProductFragment = { productId: string, slug: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string, name: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null };

export type KeptProductsQueryVariables = Exact<{
  productIds: Array<string> | string;
}>;


export type KeptProductsQuery = { getCartProducts: Array<{ id: string, product: { productId: string, slug: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string, name: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null } | null }> };

export type OwnWishListFragment = { shareKey: string | null, emailAlerts: boolean, items: Array<{ productId: string, product: { productId: string, slug: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string, name: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null } | null }> };

export type OwnWishListQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnWishListQuery = { list: { shareKey: string | null, emailAlerts: boolean, items: Array<{ productId: string, product: { productId: string, slug: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string, name: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null } | null }> } };

export type SharedWishListQueryVariables = Exact<{
  shareKey: string;
}>;


export type SharedWishListQuery = { list: { items: Array<{ productId: string, product: { productId: string, slug: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string, name: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null } | null }> } | null };

export type AddToWishListMutationVariables = Exact<{
  productIds: Array<string> | string;
}>;


export type AddToWishListMutation = { list: { shareKey: string | null, emailAlerts: boolean, items: Array<{ productId: string, product: { productId: string, slug: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string, name: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null } | null }> } };

export type RemoveFromWishListMutationVariables = Exact<{
  productId: string;
}>;


export type RemoveFromWishListMutation = { list: { shareKey: string | null, emailAlerts: boolean, items: Array<{ productId: string, product: { productId: string, slug: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string, name: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null } | null }> } };

export type ShareWishListMutationVariables = Exact<{
  isShared: boolean;
}>;


export type ShareWishListMutation = { list: { shareKey: string | null, emailAlerts: boolean, items: Array<{ productId: string, product: { productId: string, slug: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string, name: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null } | null }> } };

export type SetWishListAlertsMutationVariables = Exact<{
  emailAlerts: boolean;
}>;


export type SetWishListAlertsMutation = { list: { shareKey: string | null, emailAlerts: boolean, items: Array<{ productId: string, product: { productId: string, slug: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string, name: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null } | null }> } };

export type OwnSearchFragment = { name: string, address: string, emailAlerts: boolean };

export type OwnSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSearchesQuery = { searches: Array<{ name: string, address: string, emailAlerts: boolean }> };

export type SaveSearchMutationVariables = Exact<{
  input: Schema.SavedSearchInput;
}>;


export type SaveSearchMutation = { searches: Array<{ name: string, address: string, emailAlerts: boolean }> };

export type DeleteSavedSearchMutationVariables = Exact<{
  name: string;
}>;


export type DeleteSavedSearchMutation = { searches: Array<{ name: string, address: string, emailAlerts: boolean }> };

export type SearchListingQueryVariables = Exact<{
  input: Schema.SearchProductsInput;
}>;


export type SearchListingQuery = { searchProducts: { totalCount: number, pageNumber: number, pageSize: number, pageCount: number, correctedText: string | null, products: Array<{ productId: string, slug: string, url: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null, fit: { code: string, line: string | null } | null }>, facets: Array<{ key: Schema.FacetKey, label: string, values: Array<{ value: string, label: string, count: number, isSelected: boolean }> }>, notSold: { item: string, productType: string | null } | null, matchedPage: { label: string, url: string } | null, unmetConditions: Array<{ label: string, productCount: number }> } };

export type FormerProductQueryVariables = Exact<{
  slug: string;
}>;


export type FormerProductQuery = { formerProduct: { name: string, categoryId: string | null } | null };

export type SearchSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type SearchSuggestionsQuery = { suggestions: { totalCount: number, correctedText: string | null, products: Array<{ productId: string, slug: string, url: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null }>, categories: Array<{ label: string, url: string, productCount: number }>, brands: Array<{ label: string, url: string, productCount: number }>, notSold: { item: string, productType: string | null } | null } };

export type CountOrdersQueryVariables = Exact<{
  filter?: Schema.OrderFilterInput | null | undefined;
  pageSize: number;
}>;


export type CountOrdersQuery = { listOrders: { total: number, paymentExceptions: number, statusCounts: Array<{ status: Schema.OrderStatus, count: number }> } };

export type CountLeasesQueryVariables = Exact<{
  pageSize: number;
}>;


export type CountLeasesQuery = { searchLeaseApplications: { counts: Array<{ status: string, count: number }> } };
