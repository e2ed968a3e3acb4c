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
  /** A moment in time, ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
};

/** Whether a product can be ordered now. */
export type Availability =
  | 'AVAILABLE'
  | 'NOT_AVAILABLE';

/** The order of a listing. */
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

/** A dimension shoppers narrow a listing by. */
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

/** A step on the way from a department to a category, root first. */
export type CategoryStep = {
  /** Identifier of the category at this step. */
  id: Scalars['ID']['output'];
  /** Name of the category at this step. */
  name: Scalars['String']['output'];
};

/** A shop category. Departments hold subcategories; leaves hold products. */
export type Category = {
  /** Stable identifier, equal to the slug. */
  id: Scalars['ID']['output'];
  /** Name a shopper reads. */
  name: Scalars['String']['output'];
  /** Shorter name the menu also uses, if any. */
  alias?: Maybe<Scalars['String']['output']>;
  /** False when the category is hidden from shoppers. */
  active: Scalars['Boolean']['output'];
  /** Last part of the category's address. */
  slug: Scalars['String']['output'];
  /** Address of the category on the site. */
  url: Scalars['String']['output'];
  /** Where it sits in the tree, root first, itself last. */
  path: Array<CategoryStep>;
  /** main or more: the part of the menu a department is in; null for subcategories. */
  menuGroup?: Maybe<Scalars['String']['output']>;
  /** Live products in it and below it. */
  productCount: Scalars['Int']['output'];
  /** Its subcategories in menu order. */
  subCategories: Array<Category>;
};

/** A category with how many live products match a text. */
export type CategoryResult = {
  /** The category. */
  category: Category;
  /** Matching live products in the category and the categories below it. */
  count: Scalars['Int']['output'];
};

/** The answer of getCategoriesResult. */
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
  /** Name a shopper reads. */
  name: Scalars['String']['output'];
  /** A sentence or two about the brand; empty when we have none. */
  description: Scalars['String']['output'];
  /** Pictures of the brand. */
  images: Array<ProductImage>;
  /** Mean customer rating over its products, 0 to 5; null when nothing was rated. */
  rating?: Maybe<Scalars['Float']['output']>;
  /** Reviews over its products. */
  ratingCount: Scalars['Int']['output'];
  /** Live products. */
  productCount: Scalars['Int']['output'];
};

/** What a tire or a wheel is compared with a vehicle by. */
export type FitFacts = {
  /** Its measures in one word, as contract/fit/fit-code.ts writes them. */
  code: Scalars['String']['output'];
  /** Its product line; null when nothing says it. */
  line?: Maybe<Scalars['String']['output']>;
};

/** A make of the vehicles whose tires and wheels are known. */
export type VehicleMake = {
  /** Last part of its address. */
  slug: Scalars['ID']['output'];
  /** Toyota. */
  name: Scalars['String']['output'];
};

/** A vehicle and the sizes it came with. */
export type VehicleRow = {
  /** Model year. */
  year: Scalars['Int']['output'];
  /** Last part of its model's address. */
  modelSlug: Scalars['ID']['output'];
  /** Camry. */
  model: Scalars['String']['output'];
  /** As the finder asks for it. */
  trimSlug: Scalars['ID']['output'];
  /** LE; All trims where they are not told apart. */
  trim: Scalars['String']['output'];
  /** 225/65R17; front and rear with a + between them: 255/40R19 + 275/40R19. */
  sizes: Array<Scalars['String']['output']>;
};

/** A picture of a product. */
export type ProductImage = {
  /** Role of the picture, such as Front_Standard. */
  rel: Scalars['String']['output'];
  /** Unit of width and height. */
  unit: Scalars['String']['output'];
  /** Width, null when the supplier does not tell. */
  width?: Maybe<Scalars['Int']['output']>;
  /** Height, null when the supplier does not tell. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Address: a path of our own media (starting with /media/, without size and file ending, or a drawing that ends in .svg), or a supplier's address that pages never show. */
  href: Scalars['String']['output'];
  /** True for the main picture. */
  primary: Scalars['Boolean']['output'];
};

/** A technical attribute as shown in the table of a product (CATALOGUE-10). */
export type ProductAttribute = {
  /** Name of the attribute. */
  name: Scalars['String']['output'];
  /** Value with its unit. */
  value: Scalars['String']['output'];
  /** The attribute in the shop's own terms; null when only this supplier has it. */
  typed?: Maybe<TypedAttribute>;
  /** True where the supplier has no line for it and the product's name says it; else null. */
  isFromName?: Maybe<Scalars['Boolean']['output']>;
};

/** An attribute in the shop's own terms, the same for all suppliers: products are compared by it. */
export type TypedAttribute = {
  /** Which attribute. */
  key: Scalars['ID']['output'];
  /** What a shopper reads. */
  label: Scalars['String']['output'];
  /** The value of a number, in `unit`. */
  number?: Maybe<Scalars['Float']['output']>;
  /** What follows the number. */
  unit?: Maybe<Scalars['String']['output']>;
  /** The value of a text. */
  text?: Maybe<Scalars['String']['output']>;
  /** The value of a flag. */
  flag?: Maybe<Scalars['Boolean']['output']>;
};

/** What promotions that count by themselves for everybody make of one piece. */
export type ProductOffer = {
  /** Price of one piece with them, as the checkout charges it. */
  price: Scalars['Cents']['output'];
  /** Lowest price of the 30 days before; null where it may not be said, or is not above price. */
  wasPrice?: Maybe<Scalars['Cents']['output']>;
  /** Such as: 10% off: Summer sale, until Nov 30. */
  words: Scalars['String']['output'];
  /** When the last of them began; null where that is not known. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first moment without the first of them; null without an end. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Time in which a sale price is valid. */
export type SalePeriod = {
  /** Null when the supplier gives no start. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first moment without the sale price. */
  endsAt: Scalars['DateTime']['output'];
};

/** Money a maker gives back to whoever claims it after the purchase. */
export type Rebate = {
  /** Where it is claimed; empty where the supplier does not say. */
  url: Scalars['String']['output'];
  /** The code to claim it with; may be empty. */
  code: Scalars['String']['output'];
  /** What is given back, and for what. */
  description: Scalars['String']['output'];
};

/** A product (CATALOGUE-2). Supplier prices are not public and not part of this type. */
export type Product = {
  /** The shop's identifier: the SKU, prefixed by the supplier when another supplier had that SKU first. */
  productId: Scalars['ID']['output'];
  /** The supplier's stock keeping unit. */
  sku: Scalars['String']['output'];
  /** Last part of the product's address; never changes. */
  slug: Scalars['String']['output'];
  /** Address of the product on the site. */
  url: Scalars['String']['output'];
  /** Name a shopper reads. */
  name: Scalars['String']['output'];
  /** Who makes it; empty when unknown. */
  manufacturer: Scalars['String']['output'];
  /** The brand, null when the manufacturer is unknown. */
  brand?: Maybe<Brand>;
  /** Manufacturer's model number. */
  modelNumber?: Maybe<Scalars['String']['output']>;
  /** Universal product code. */
  upc?: Maybe<Scalars['String']['output']>;
  /** Price without any offer. */
  regularPrice: Scalars['Cents']['output'];
  /** Offer price, null without an offer; never above regularPrice. */
  salePrice?: Maybe<Scalars['Cents']['output']>;
  /** Period of the current sale price; null when it has no end. */
  salePeriod?: Maybe<SalePeriod>;
  /** The promotions that count by themselves for everybody and run now; null without one. The cart has them as a row of their own. */
  offer?: Maybe<ProductOffer>;
  /** The price rule that set the price; null without one. */
  winnerMarkupId?: Maybe<Scalars['ID']['output']>;
  /** True when salePrice is below regularPrice. */
  onSale: Scalars['Boolean']['output'];
  /** True for the last pieces. */
  clearance: Scalars['Boolean']['output'];
  /** Pictures, the primary first. */
  images: Array<ProductImage>;
  /** The product's category in the shop. */
  category?: Maybe<Category>;
  /** Where it sits in the shop's tree, root first. */
  categoryPath: Array<CategoryStep>;
  /** Ratings counted, the supplier's and those of our own buyers. */
  customerReviewCount: Scalars['Int']['output'];
  /** Their mean, 0 to 5, null without one. */
  customerReviewAverage?: Maybe<Scalars['Float']['output']>;
  /** How many of them the supplier reports. */
  supplierReviewCount: Scalars['Int']['output'];
  /** Mean of what the supplier reports, 0 to 5, null without it. */
  supplierReviewAverage?: Maybe<Scalars['Float']['output']>;
  /** What our own buyers say, null as long as nobody has. */
  reviews?: Maybe<ProductReviews>;
  /** Shipping cost, null when it depends on the address. */
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
  /** Pieces that can be sold now. */
  availableQuantity: Scalars['Int']['output'];
  /** Most pieces in one order, null without a limit. */
  quantityLimit?: Maybe<Scalars['Int']['output']>;
  /** One paragraph of plain text. */
  description: Scalars['String']['output'];
  /** Longer plain text, empty when there is none. */
  longDescription: Scalars['String']['output'];
  /** Selling points, a line each. */
  features: Array<Scalars['String']['output']>;
  /** What is in the box. */
  includedItems: Array<Scalars['String']['output']>;
  /** Technical attributes in display order. */
  attributes: Array<ProductAttribute>;
  /** What the maker gives back after the purchase; never taken off the price. */
  rebates: Array<Rebate>;
  /** New, Open box, Refurbished or Pre-owned. */
  condition: Scalars['String']['output'];
  /** Offers it carries. */
  productLabels: Array<OfferLabel>;
  /** Rank among the best sellers, 1 is best; null when unranked. */
  bestSellingRank?: Maybe<Scalars['Int']['output']>;
  /** True when shoppers can see it. */
  isLive: Scalars['Boolean']['output'];
  /** Last change of what a page shows. */
  updatedAt: Scalars['DateTime']['output'];
  /** What is compared with a vehicle; null of what no vehicle wears. */
  fit?: Maybe<FitFacts>;
};

/** Published reviews of a product by our own buyers. */
export type ProductReviews = {
  /** How many. */
  count: Scalars['Int']['output'];
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  stars: Array<Scalars['Int']['output']>;
  /** The newest. */
  newest: Array<Review>;
};

/** What a buyer says of a product, as plain text. */
export type Review = {
  /** Which review. */
  id: Scalars['ID']['output'];
  /** One to five. */
  stars: Scalars['Int']['output'];
  /** In a few words. */
  title: Scalars['String']['output'];
  /** In full. */
  text: Scalars['String']['output'];
  /** The name its writer chose to be shown. */
  name: Scalars['String']['output'];
  /** When it was written or last changed. */
  writtenAt: Scalars['DateTime']['output'];
  /** The shop's answer, null without one. */
  answer?: Maybe<Scalars['String']['output']>;
  /** How many found it helpful. */
  helpful: Scalars['Int']['output'];
  /** Names of its pictures: /media/reviews/<name>-s.webp is a small square, /media/reviews/<name>.webp the whole. */
  pictures: Array<Scalars['ID']['output']>;
};

/** One value of a facet. */
export type FacetValue = {
  /** What to send back to narrow by it. */
  value: Scalars['String']['output'];
  /** What a shopper reads. */
  label: Scalars['String']['output'];
  /** Products that remain when the value is chosen in addition to the other facets. */
  count: Scalars['Int']['output'];
  /** True when the search is narrowed by it. */
  isSelected: Scalars['Boolean']['output'];
};

/** A facet with its values. */
export type Facet = {
  /** Which dimension. */
  key: FacetKey;
  /** What a shopper reads. */
  label: Scalars['String']['output'];
  /** Values, in display order. */
  values: Array<FacetValue>;
};

/** The chosen values of a facet that has no argument of its own. */
export type FacetChoice = {
  /** Which facet. */
  key: FacetKey;
  /** Values of the facet; bands widen to one range. */
  values: Array<Scalars['String']['input']>;
};

/** What narrows and orders a listing. */
export type SearchProductsInput = {
  /** Words as typed; typing errors are forgiven. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Category or department by id. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Any of these brands by id. */
  brandIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Lowest cash price. */
  minPrice?: InputMaybe<Scalars['Cents']['input']>;
  /** Highest cash price. */
  maxPrice?: InputMaybe<Scalars['Cents']['input']>;
  /** Lowest mean rating, 1 to 5. */
  minRating?: InputMaybe<Scalars['Int']['input']>;
  /** Only products with this availability. */
  availability?: InputMaybe<Availability>;
  /** Products with any of these offers. */
  offers?: InputMaybe<Array<OfferLabel>>;
  /** Choices of facets that are attributes, such as the screen size. */
  filters?: InputMaybe<Array<FacetChoice>>;
  /** Order; RELEVANCE with a text, else BEST_SELLING, when left out. */
  sort?: InputMaybe<ProductSort>;
  /** Page, from 1. */
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Products a page: 12, 24, 36, 48 or 50. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A tire or a wheel. */
export type LineProduct = {
  /** Its product id. */
  id: Scalars['ID']['output'];
  /** Name a shopper reads. */
  name: Scalars['String']['output'];
  /** Address of the product on the site. */
  url: Scalars['String']['output'];
  /** 225/65R17 102H of a tire, 18x8 of a wheel; null when neither a line nor the name says it. */
  size?: Maybe<Scalars['String']['output']>;
  /** What one costs. */
  prices: LinePrices;
  /** Shipping of one, null when it depends on the address. */
  shippingCost?: Maybe<Scalars['Cents']['output']>;
  /** False for what is picked up only. */
  isShippable: Scalars['Boolean']['output'];
  /** How many there are. */
  stock: LineStock;
  /** What the maker gives back after the purchase; never taken off the price. */
  rebates: Array<Rebate>;
  /** Who makes it; null when unknown. */
  brand?: Maybe<Brand>;
  /** Pictures, the primary first. */
  images: Array<ProductImage>;
  /** Reviews counted. */
  ratingCount: Scalars['Int']['output'];
  /** Mean rating 0 to 5, null without reviews. */
  rating?: Maybe<Scalars['Float']['output']>;
  /** Every specification, in display order: typed where the shop knows what it means. */
  specifications: Array<ProductAttribute>;
};

/** Prices of one tire or wheel. */
export type LinePrices = {
  /** Without any offer. */
  originalPrice: Scalars['Cents']['output'];
  /** What it costs today, at most originalPrice. */
  discountedPrice: Scalars['Cents']['output'];
};

/** Stock of a tire or a wheel. */
export type LineStock = {
  /** Pieces that can be sold now. */
  availableQuantity: Scalars['Int']['output'];
  /** True when it can be ordered now. */
  inStock: Scalars['Boolean']['output'];
};

/** What narrows and orders a listing of tires. */
export type SearchTireProductsInput = {
  /** Words as typed; a size among them is a filter. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Lowest price of one. */
  minPrice?: InputMaybe<Scalars['Cents']['input']>;
  /** Highest price of one. */
  maxPrice?: InputMaybe<Scalars['Cents']['input']>;
  /** Any of these brands by id. */
  brands?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these categories by id. */
  categories?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these kinds of vehicles, such as suv-cuv. */
  vehicleTypes?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Rim diameters in inches, any of them. */
  diameter?: InputMaybe<Array<Scalars['Float']['input']>>;
  /** Section widths in millimeters, any of them. */
  width?: InputMaybe<Array<Scalars['Float']['input']>>;
  /** Aspect ratios in percent, any of them. */
  aspectRatio?: InputMaybe<Array<Scalars['Float']['input']>>;
  /** Sizes as addresses have them, such as 225-65r17, any of them. */
  sizes?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Choices of further filters, such as the ply rating. */
  filters?: InputMaybe<Array<FacetChoice>>;
  /** Order; RELEVANCE with a text, else BEST_SELLING, when left out. */
  sort?: InputMaybe<ProductSort>;
  /** Page, from 1. */
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Products a page: 12, 24, 36, 48 or 50. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** Both ends included; an end left out is open. */
export type NumberRange = {
  /** The lowest number. */
  from?: InputMaybe<Scalars['Float']['input']>;
  /** The highest number. */
  to?: InputMaybe<Scalars['Float']['input']>;
};

/** What narrows and orders a listing of wheels. */
export type SearchWheelProductsInput = {
  /** Words as typed. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Lowest price of one. */
  minPrice?: InputMaybe<Scalars['Cents']['input']>;
  /** Highest price of one. */
  maxPrice?: InputMaybe<Scalars['Cents']['input']>;
  /** Any of these brands by id. */
  brands?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these categories by id. */
  categories?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these kinds of vehicles, such as suv-cuv. */
  vehicleTypes?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Diameters in inches, any of them. */
  diameter?: InputMaybe<Array<Scalars['Float']['input']>>;
  /** Widths in inches, any of them. */
  width?: InputMaybe<Array<Scalars['Float']['input']>>;
  /** Offset in whole millimeters; negative ones stand further out. */
  offset?: InputMaybe<NumberRange>;
  /** Back spacing in inches. */
  backSpacing?: InputMaybe<NumberRange>;
  /** Bolt patterns such as 5x114.3, any of them. */
  boltPatterns?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Choices of further filters, such as the finish. */
  filters?: InputMaybe<Array<FacetChoice>>;
  /** Order; RELEVANCE with a text, else BEST_SELLING, when left out. */
  sort?: InputMaybe<ProductSort>;
  /** Page, from 1. */
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Products a page: 12, 24, 36, 48 or 50. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** One page of tires or wheels with its filters. */
export type LineSearchResult = {
  /** The products of this page. */
  products: Array<LineProduct>;
  /** Products over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Page, from 1. */
  pageNumber: Scalars['Int']['output'];
  /** Products a page. */
  pageSize: Scalars['Int']['output'];
  /** Pages. */
  pageCount: Scalars['Int']['output'];
  /** Counts per value of every filter of the line; a filter's own choice does not narrow its own counts. */
  facets: Array<Facet>;
};

/** One measure of a tire size, and how many tires have it. */
export type TireMeasure = {
  /** As it is written in a size: 225, 31X, 65, 10.50, 17. A dash where a size has none. */
  value: Scalars['String']['output'];
  /** Tires that can be found with it and with what was chosen before. */
  productCount: Scalars['Int']['output'];
};

/** A rim diameter, and the sizes it leads to. */
export type RimDiameter = {
  /** In inches, as it is written in a size. */
  value: Scalars['String']['output'];
  /** Tires that can be found with it and with what was chosen before. */
  productCount: Scalars['Int']['output'];
  /** 225/65R17, or LT225/65R17 beside it. */
  sizes: Array<TireSizeChoice>;
};

/** A size of tires that are sold. */
export type TireSizeChoice = {
  /** As addresses have it: 225-65r17. */
  id: Scalars['ID']['output'];
  /** As it is written: 225/65R17. */
  name: Scalars['String']['output'];
  /** Address of its tires on the site. */
  url: Scalars['String']['output'];
  /** Tires of this size. */
  productCount: Scalars['Int']['output'];
};

/** A kind of vehicle tires are made for. */
export type VehicleType = {
  /** car-van, luxury-car, sports-car, suv-cuv, medium-truck, otr-grader-em or blemished. */
  id: Scalars['ID']['output'];
  /** What a shopper reads. */
  name: Scalars['String']['output'];
  /** Address of its tires on the site. */
  url: Scalars['String']['output'];
  /** Tires for it. */
  productCount: Scalars['Int']['output'];
};

/** Tires of one name in all their sizes, or wheels of one name. */
export type ProductLine = {
  /** Begins with the id of its brand. */
  id: Scalars['ID']['output'];
  /** Name without the brand. */
  name: Scalars['String']['output'];
  /** Address of the line on the site. */
  url: Scalars['String']['output'];
  /** Who makes it; null when unknown. */
  brand?: Maybe<Brand>;
  /** Its sizes, the smallest first. */
  products: Array<LineProduct>;
};

/** What is offered while a search is typed. */
export type SearchSuggestions = {
  /** Products that are found first. */
  products: Array<Product>;
  /** Categories that hold most of what is found; before them the page of a size or a vehicle that the words name. */
  categories: Array<SuggestedPlace>;
  /** Brands with products that are found and a name that begins with a typed word. */
  brands: Array<SuggestedPlace>;
  /** How many products the search finds. */
  totalCount: Scalars['Int']['output'];
  /** What was searched instead of the typed words; null when these were found. */
  correctedText?: Maybe<Scalars['String']['output']>;
  /** What was asked for and is not sold; nothing is found then. */
  notSold?: Maybe<NotSold>;
};

/** A thing that no product is called, while other words of a search are known: the charger of a laptop. */
export type NotSold = {
  /** The thing, as typed. */
  thing: Scalars['String']['output'];
  /** The kind of product it was asked for with, which is sold; null for none. */
  goesWith?: Maybe<Scalars['String']['output']>;
};

/** A category or a brand with products that a search finds. */
export type SuggestedPlace = {
  /** Its name. */
  label: Scalars['String']['output'];
  /** Its address on the site. */
  url: Scalars['String']['output'];
  /** Of the products the search finds. */
  productCount: Scalars['Int']['output'];
};

/** One page of a listing with its facets. */
export type SearchProductsResult = {
  /** The products of this page. */
  products: Array<Product>;
  /** Products over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Page, from 1. */
  pageNumber: Scalars['Int']['output'];
  /** Products a page. */
  pageSize: Scalars['Int']['output'];
  /** Pages. */
  pageCount: Scalars['Int']['output'];
  /** Counts per facet value; a facet's own choice does not narrow its own counts. */
  facets: Array<Facet>;
  /** The words searched instead when what was typed was found nowhere; null otherwise. */
  correctedText?: Maybe<Scalars['String']['output']>;
  /** What was asked for and is not sold; nothing is found then. */
  notSold?: Maybe<NotSold>;
  /** The page of the size or the vehicle that the words name, whose products these are; null for other words. */
  meant?: Maybe<SuggestedPlace>;
  /** The parts of the search that no product fulfils together with its other parts. Empty when products fulfil all of them. */
  unmet: Array<UnmetCondition>;
};

/** A condition of a search that no product meets together with the others. */
export type UnmetCondition = {
  /** As shoppers read it: Winter, Under $50, 2019 Toyota Camry, a word. */
  label: Scalars['String']['output'];
  /** Products that meet all other conditions. */
  productCount: Scalars['Int']['output'];
};

/** A product that is no longer sold. */
export type FormerProduct = {
  /** Its name. */
  name: Scalars['String']['output'];
  /** The category it was in; null for none that is shown. */
  categoryId?: Maybe<Scalars['ID']['output']>;
};

/** What a cart needs to know of a product. */
export type CartProduct = {
  /** The product's identifier. */
  id: Scalars['ID']['output'];
  /** Pieces that can be sold now; 0 when unknown or not live. */
  availableQuantity: Scalars['Int']['output'];
  /** The product itself; null when unknown or not live. */
  product?: Maybe<Product>;
};

/** Price and stock of a product right now. */
export type ProductAvailability = {
  /** The product's identifier. */
  productId: Scalars['ID']['output'];
  /** Whether it can be ordered now. */
  availability: Availability;
  /** Pieces that can be sold now. */
  availableQuantity: Scalars['Int']['output'];
  /** Price without any offer; null when the product is not live. */
  regularPrice?: Maybe<Scalars['Cents']['output']>;
  /** Offer price, null without an offer. */
  salePrice?: Maybe<Scalars['Cents']['output']>;
  /** The promotions that count by themselves for everybody and run now; null without one. */
  offer?: Maybe<ProductOffer>;
  /** What one piece comes to with shipping and tax: that of the postal code's state, or the usual tax without one; null when the product is not live. */
  estimate?: Maybe<Scalars['Cents']['output']>;
  /** The amounts a page shows of it, for the postal code; what is not among them is not shown. */
  amounts: Array<PageAmount>;
  /** Whether and when it reaches the postal code, in a sentence; null without one. */
  delivery?: Maybe<Scalars['String']['output']>;
};

/** An amount of a page of the site. */
export type PageAmount = {
  /** Such as cash, regular, estimate, extra, need, over, WEEKLY-payment (contract/promotions/page-amounts.ts). */
  name: Scalars['String']['output'];
  /** 0 or more. */
  cents: Scalars['Cents']['output'];
};

/** A page of the catalogue, for the site build. */
export type CatalogueExport = {
  /** Live products by productId. */
  products: Array<Product>;
  /** What to ask for the next page with as `after`; null after the last. */
  next?: Maybe<Scalars['ID']['output']>;
};

/** What the static pages of a category or a brand are made of: the answer of a search for it, whole. */
export type ListingExport = {
  /** Live products in it. */
  totalCount: Scalars['Int']['output'];
  /** Their identifiers, best sellers first. */
  productIds: Array<Scalars['ID']['output']>;
  /** Facets as a search for it answers them. */
  facets: Array<Facet>;
};


/** What the static pages of a category or a brand are made of: the answer of a search for it, whole. */
export type ListingExportProductIdsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of an attribute in a category, kept by staff or of the tire and wheel line, with its words; it has enough products now. */
export type AttributePage = {
  /** The category, which links to it if it is one of the largest. */
  categoryId: Scalars['ID']['output'];
  /** The attribute as a facet. */
  key: FacetKey;
  /** The facet's value all of its products have. */
  value: Scalars['String']['output'];
  /** Its heading. */
  title: Scalars['String']['output'];
  /** What stands below the heading. */
  intro: Scalars['String']['output'];
  /** Live products on it. */
  productCount: Scalars['Int']['output'];
  /** Of a line of tires or wheels: the brand, whose page in the category links to it. */
  brandId?: Maybe<Scalars['ID']['output']>;
};

/** The products the home page shows, each of another category. */
export type HomeExport = {
  /** What is reduced most. */
  deals: Array<Product>;
  /** Best sellers, without those that are deals. */
  bestSellers: Array<Product>;
};

/** A product that changed, shown to shoppers or not. */
export type ChangedProduct = {
  /** Identifier. */
  productId: Scalars['ID']['output'];
  /** Last part of its address. */
  slug: Scalars['String']['output'];
};

/** What changed after a revision. */
export type CatalogueChanges = {
  /** Revision that search and listings show now. */
  revision: Scalars['String']['output'];
  /** Changed products by productId, at most 1,000. */
  products: Array<ChangedProduct>;
};

/** The state of the catalogue, for the builds of pages. */
export type CatalogueState = {
  /** Grows with every change a page can show. */
  revision: Scalars['String']['output'];
  /** Live products. */
  productCount: Scalars['Int']['output'];
};

/** Why a line of the cart is not what it was. */
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
  /** Name a shopper reads. */
  name: Scalars['String']['output'];
  /** Name of the brand; empty when unknown. */
  brand: Scalars['String']['output'];
  /** Address of the product on the site. */
  url: Scalars['String']['output'];
  /**
   * Address of its picture for 320 pixels, a WebP file of our own; null without one. A drawing (.svg) is one file, sharp in
   * every size, and stands in all three fields.
   */
  thumbnailImage?: Maybe<Scalars['String']['output']>;
  /** The same picture for 640 pixels. */
  smallImage?: Maybe<Scalars['String']['output']>;
  /** The same picture for 960 pixels. */
  largeImage?: Maybe<Scalars['String']['output']>;
  /** Size of a tire (225/65R17 102H) or a wheel (18x8); null of what has none. */
  size?: Maybe<Scalars['String']['output']>;
  /** The line of the catalogue: ELECTRONICS or TIRES_AND_WHEELS. */
  productType: Scalars['String']['output'];
  /** Who delivers it. */
  partner: Scalars['String']['output'];
  /** True when it carries an offer. */
  isPromotion: Scalars['Boolean']['output'];
  /** Pieces wanted. */
  quantity: Scalars['Int']['output'];
  /** The same as quantity. */
  qty: Scalars['Int']['output'];
  /** Price of one piece now. */
  price: Scalars['Cents']['output'];
  /** Shipping of one piece; 0 when free. */
  shippingCost: Scalars['Cents']['output'];
  /** Pieces that can be sold now. */
  availableQuantity: Scalars['Int']['output'];
  /** True only when as many are available as wanted. */
  inStock: Scalars['Boolean']['output'];
};

/** Sums of a cart in cents. */
export type CartTotals = {
  /** Sum of quantity times price. */
  subTotal: Scalars['Cents']['output'];
  /** 0: the checkout knows it. */
  shipping: Scalars['Cents']['output'];
  /** 0: the checkout knows it. */
  discount: Scalars['Cents']['output'];
  /** subTotal and shipping less discount. */
  total: Scalars['Cents']['output'];
};

/** Something the customer should know about a line. */
export type CartNotice = {
  /** What happened. */
  kind: CartNoticeKind;
  /** The product it happened to. */
  productId: Scalars['ID']['output'];
  /** Name of the product; empty when it is gone. */
  name: Scalars['String']['output'];
  /** A sentence for the customer. */
  message: Scalars['String']['output'];
};

/** A line of a cart whose product is no longer sold. It is part of no sum. */
export type GoneCartItem = {
  /** The product. */
  productId: Scalars['ID']['output'];
  /** Its name when it was sold. */
  name: Scalars['String']['output'];
  /** Pieces wanted. */
  quantity: Scalars['Int']['output'];
};

/** The cart of a signed-in customer. */
export type Cart = {
  /** Identifier of the cart. */
  id: Scalars['ID']['output'];
  /** Grows with every change. */
  revision: Scalars['Int']['output'];
  /** Its lines, oldest first. */
  items: Array<CartItem>;
  /** Its lines that are no longer sold, oldest first; they stay until they are taken out. */
  gone: Array<GoneCartItem>;
  /** Its sums. */
  totals: CartTotals;
  /** A notice for each change nobody asked for, such as a capped quantity, and for each line that is no longer sold. */
  notices: Array<CartNotice>;
};

/** What one customer keeps for later. Prices and stock are those of this moment. */
export type WishList = {
  /** Opens it for others, read only; null when it is not shared. */
  shareKey?: Maybe<Scalars['ID']['output']>;
  /** Whether its owner is mailed when a price drops. */
  tells: Scalars['Boolean']['output'];
  /** Newest first. */
  items: Array<WishListItem>;
};

/** A product of a wish list. */
export type WishListItem = {
  /** Identifier of the product. */
  productId: Scalars['ID']['output'];
  /** When it was put in. */
  addedAt: Scalars['DateTime']['output'];
  /** Null when it is no longer sold. */
  product?: Maybe<Product>;
};

/** A wish list as those see it who have its link. */
export type SharedWishList = {
  /** Newest first. */
  items: Array<WishListItem>;
};

/** The lists of saved searches a customer has. */
export type SavedSearchList =
  | 'SEARCHES';

/** A search kept under a name, one of each name in a list. */
export type SavedSearch = {
  /** The list it is in. */
  list: SavedSearchList;
  /** What its owner calls it. */
  name: Scalars['String']['output'];
  /** The page that shows it: a path of the site with its query. */
  address: Scalars['String']['output'];
  /** Whether its owner is mailed when something it finds drops in price or is back in stock. */
  tells: Scalars['Boolean']['output'];
  /** When it was saved last. */
  savedAt: Scalars['DateTime']['output'];
};

/** A search to be kept. */
export type SavedSearchInput = {
  /** The list it is kept in; SEARCHES when left out. */
  list?: InputMaybe<SavedSearchList>;
  /** What to call it; an entry of this name is replaced. */
  name: Scalars['String']['input'];
  /** The page that shows it: a path of the site with its query. */
  address: Scalars['String']['input'];
  /** What it looks for; page and order do not count. */
  search: SearchProductsInput;
  /** Whether to mail news; what was chosen for this name before when left out. */
  tells?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A customer's account as its owner sees it, for staff. Of what needs a permission they lack there is nothing. */
export type AccountView = {
  /** The cart; null until something was put in. */
  cart?: Maybe<Cart>;
  /** The latest orders; null without orders.read. */
  orders?: Maybe<OrdersResult>;
  /** The latest lease applications; null without leases.read. */
  applications?: Maybe<LeaseApplicationsResult>;
  /** The approval they can shop with; null for none, and without leases.read. */
  approval?: Maybe<LeaseApplication>;
};

/** A line of a guest cart on its way into the account's. */
export type CartLineInput = {
  /** The product. */
  productId: Scalars['ID']['input'];
  /** Pieces wanted, 1 or more. */
  quantity: Scalars['Int']['input'];
  /** The price the guest saw; the answer says when it has changed. */
  seenPrice?: InputMaybe<Scalars['Cents']['input']>;
};

/** How an order reaches the customer. */
export type DeliveryType =
  | 'DELIVERY_SHIPPING'
  | 'DELIVERY_PICKUP';

/** Where the lines of an order come from. */
export type OrderCreationMode =
  | 'CREATE_FRESH_ORDER'
  | 'CREATE_ORDER_FOR_CART';

/** State of an order (ORDER-1). */
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

/** State of one item of an order (ORDER-1). */
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

/** Kind of an entry in an order's history (ORDER-2). */
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

/** A way to pay. */
export type PaymentMethod =
  | 'CARD'
  | 'GOOGLE_PAY'
  | 'KLARNA'
  | 'COINBASE'
  | 'CRYPTO'
  | 'LEASE';

/** One thing that was bought. */
export type OrderItem = {
  /** Identifier of the item. */
  id: Scalars['ID']['output'];
  /** Whether staff bought it another way than at its supplier through the shop; staff only. */
  isBoughtByHand?: Maybe<Scalars['Boolean']['output']>;
  /** The order it belongs to. */
  orderId: Scalars['ID']['output'];
  /** The product. */
  productId: Scalars['ID']['output'];
  /** The supplier's stock keeping unit. */
  sku: Scalars['String']['output'];
  /** The line of the catalogue: ELECTRONICS or TIRES_AND_WHEELS. */
  productType: Scalars['String']['output'];
  /** Addresses of its pictures, the primary first. */
  images: Array<Scalars['String']['output']>;
  /** Name at the time of the order. */
  name: Scalars['String']['output'];
  /** Condition at the time of sale: New, Open box, Refurbished or Pre-owned; null on older orders. */
  condition?: Maybe<Scalars['String']['output']>;
  /** Size of a tire (225/65R17 102H) or a wheel (18x8); null of what has none. */
  size?: Maybe<Scalars['String']['output']>;
  /** Pieces. */
  quantity: Scalars['Int']['output'];
  /** Who delivers it. */
  partner: Scalars['String']['output'];
  /** Price of one piece as sold. */
  price: Scalars['Cents']['output'];
  /** Price of one piece without any offer. */
  originalPrice: Scalars['Cents']['output'];
  /** For staff: the price rule that had set the price; null when none had. */
  priceMarkupGroupId?: Maybe<Scalars['ID']['output']>;
  /** State of the item. */
  status: OrderItemStatus;
  /** The supplier's number for it. */
  partnerOrderId?: Maybe<Scalars['String']['output']>;
  /** The carrier. */
  carrier?: Maybe<Scalars['String']['output']>;
  /** Number to follow it by. */
  trackingNumber?: Maybe<Scalars['String']['output']>;
  /** Address to follow it at. */
  trackingUrl?: Maybe<Scalars['String']['output']>;
  /** Attributes of the product at the time of sale; none on older orders. */
  attributes: Array<SoldAttribute>;
  /** What the promotion took off all pieces, fixed when it was ordered; 0 in older orders, whose discount is of the whole order. */
  discount: Scalars['Cents']['output'];
  /** What the promotion took off the shipping of one piece. */
  shippingDiscount: Scalars['Cents']['output'];
  /** Shipping of one piece. */
  shippingCost: Scalars['Cents']['output'];
  /** One paragraph of plain text. */
  description: Scalars['String']['output'];
  /** Name of the brand. */
  brand: Scalars['String']['output'];
  /** Identifier of the brand. */
  brandId?: Maybe<Scalars['ID']['output']>;
  /** Day it should arrive. */
  estimatedDeliveryDate?: Maybe<Scalars['DateTime']['output']>;
  /** When it was shipped. */
  shippedDate?: Maybe<Scalars['DateTime']['output']>;
  /** When it arrived, or was picked up. */
  deliveredDate?: Maybe<Scalars['DateTime']['output']>;
  /** Shipping method. */
  shipMethod?: Maybe<Scalars['String']['output']>;
  /** The carrier as the supplier calls it. */
  shippingCarrier?: Maybe<Scalars['String']['output']>;
  /** Price of all pieces. */
  subTotal: Scalars['Cents']['output'];
  /** Shipping of all pieces. */
  totalShippingCost: Scalars['Cents']['output'];
  /** subTotal and shipping. */
  total: Scalars['Cents']['output'];
  /** Address of the product on the site. */
  urlPath: Scalars['String']['output'];
};

/** An attribute of a product as it was sold. */
export type SoldAttribute = {
  /** Name of the attribute. */
  name: Scalars['String']['output'];
  /** Value with its unit. */
  value: Scalars['String']['output'];
};

/** How an order was or is being paid. */
export type PaymentDetails = {
  /** Which gateway, such as BRAINTREE. */
  gatewayType: Scalars['String']['output'];
  /** What a person reads, such as Google Pay. */
  gatewayName: Scalars['String']['output'];
  /** The gateway's number for the payment; null before it has one. */
  transactionId?: Maybe<Scalars['String']['output']>;
  /** The lease the amount beyond the first one came from. */
  secondaryLeaseId?: Maybe<Scalars['ID']['output']>;
  /** What the lessor approved. */
  approvedLeaseAmount?: Maybe<Scalars['Cents']['output']>;
  /** State of the payment, such as PAID. */
  state: Scalars['String']['output'];
  /** What was asked for. */
  amount: Scalars['Cents']['output'];
  /** What came in. */
  paidAmount: Scalars['Cents']['output'];
  /** What went back. */
  refundedAmount: Scalars['Cents']['output'];
  /** What is on its way back, or waits for a person to give it back. */
  returningAmount: Scalars['Cents']['output'];
};

/** Money a person has to give back, because its payment company does not. */
export type ManualRefund = {
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** How much. */
  amount: Scalars['Cents']['output'];
  /** Which gateway the money is at, such as PLISIO. */
  gatewayType: Scalars['String']['output'];
  /** What it was paid with, such as BTC. */
  gatewayName: Scalars['String']['output'];
  /** The gateway's number for the payment. */
  transactionId?: Maybe<Scalars['String']['output']>;
  /** Why it goes back. */
  reason: Scalars['String']['output'];
  /** Since when it waits. */
  at: Scalars['DateTime']['output'];
};

/** The lease an order is paid by. */
export type LeaseDetails = {
  /** Identifier of the lease application. */
  id: Scalars['ID']['output'];
  /** The order. */
  orderId: Scalars['ID']['output'];
  /** State of the application. */
  statusName: Scalars['String']['output'];
  /** The customer's user name. */
  username: Scalars['String']['output'];
  /** What the lessor approved. */
  approvedAmount?: Maybe<Scalars['Cents']['output']>;
  /** When. */
  approvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** State of this lease: WAITING, HELD, SIGNING, SIGNED, DELIVERED, FUNDED, RELEASED or RETURNED. */
  leaseState: Scalars['String']['output'];
  /** The state in words. */
  leaseStateName: Scalars['String']['output'];
  /** What of the order's total is leased; 0 while the lessor decides. */
  leasedAmount: Scalars['Cents']['output'];
  /** Name of the lessor; empty until one has approved. */
  lessorName: Scalars['String']['output'];
  /** Identifier of the lessor (contract/leases/lessors/); null until one has approved. */
  leasingCompanyId?: Maybe<Scalars['String']['output']>;
  /** True once the lease is signed. */
  contractSigned: Scalars['Boolean']['output'];
  /** The lessor's page for the signature; null when there is nothing to sign. */
  signatureUrl?: Maybe<Scalars['String']['output']>;
  /** Not signed by then, the order is cancelled. */
  signUntil?: Maybe<Scalars['DateTime']['output']>;
  /** What the lessor has paid the shop; null before. */
  fundedAmount?: Maybe<Scalars['Cents']['output']>;
};

/** One entry in an order's history. */
export type OrderEvent = {
  /** Identifier of the entry. */
  id: Scalars['ID']['output'];
  /** What happened. */
  type: OrderEventType;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Who: a user name for staff, Customer or System. */
  actor: Scalars['String']['output'];
  /** A sentence for the reader of the history. */
  summary: Scalars['String']['output'];
  /** Value before, where there is one. */
  before?: Maybe<Scalars['String']['output']>;
  /** Value after, where there is one. */
  after?: Maybe<Scalars['String']['output']>;
};

/** What a member of the staff gave back since their last code of the second factor, and what needs none. */
export type BackLimits = {
  /** Given back of this order. */
  ofOrder: Scalars['Cents']['output'];
  /** Given back in the last 24 hours, of any order. */
  ofDay: Scalars['Cents']['output'];
  /** What may go back of one order without a code. */
  perOrder: Scalars['Cents']['output'];
  /** What may go back in 24 hours without a code. */
  perDay: Scalars['Cents']['output'];
};

/** An order (ORDER-12). */
export type Order = {
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** The number people use, such as EF-7K2M9QXA. */
  uniqueId: Scalars['String']['output'];
  /** User name of the customer; null for a guest. */
  username?: Maybe<Scalars['String']['output']>;
  /** Who submitted it: a user name or guest. */
  submittedBy: Scalars['String']['output'];
  /** For staff: who of them took it by telephone; null when the customer placed it. */
  takenBy?: Maybe<Scalars['String']['output']>;
  /** Promotion code that was typed in and used. */
  promotionCode?: Maybe<Scalars['String']['output']>;
  /** All promotions in words: that of the code, and those that counted by themselves; null without one. */
  promotion?: Maybe<Scalars['String']['output']>;
  /** For staff: the price rule that had set the prices of all its items; null when there were several, or none. */
  priceMarkupGroupId?: Maybe<Scalars['ID']['output']>;
  /** State. */
  status: OrderStatus;
  /** What the customer pays. */
  total: Scalars['Cents']['output'];
  /** The amount due apart from the lease, or for a waiting correction; 0 once it is paid. */
  amountDue: Scalars['Cents']['output'];
  /** The correction that waits for its payment; null without one. */
  correction?: Maybe<OrderCorrection>;
  /** Items without shipping, tax and discount. */
  subTotal: Scalars['Cents']['output'];
  /** Shipping of all items. */
  shippingCost: Scalars['Cents']['output'];
  /** Sales tax (MONEY-4). */
  tax: Scalars['Cents']['output'];
  /** True: the tax is the state's alone, an estimate; false: it has the rates of county and city. */
  isStateTax: Scalars['Boolean']['output'];
  /** The part of the tax that is on the shipping; null in orders from before it was stored. */
  taxOnShipping?: Maybe<Scalars['Cents']['output']>;
  /** What promotions took off. */
  discount: Scalars['Cents']['output'];
  /** Items without any offer. */
  originalPrice: Scalars['Cents']['output'];
  /** The lessor's share; null when not leased. */
  lenderTake?: Maybe<Scalars['Cents']['output']>;
  /** The affiliate's share; null without one. */
  affiliateTake?: Maybe<Scalars['Cents']['output']>;
  /** Until when the goods are reserved while no payment has begun; null when they are not reserved, and during a payment. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When it was submitted. */
  orderSubmittedDate: Scalars['DateTime']['output'];
  /** Affiliate it came through. */
  affiliateId?: Maybe<Scalars['String']['output']>;
  /** Sub-affiliate it came through. */
  subAffiliateId?: Maybe<Scalars['String']['output']>;
  /** Click it came through. */
  clickHash?: Maybe<Scalars['String']['output']>;
  /** Attribution when it was created. */
  rollupId?: Maybe<Scalars['ID']['output']>;
  /** Attribution when it was submitted. */
  submittedRollupId?: Maybe<Scalars['ID']['output']>;
  /** Delivery chosen. */
  deliveryType: DeliveryType;
  /** The pickup store; null for a delivery. */
  pickupLocation?: Maybe<PickupLocation>;
  /** Billing address. */
  billingAddress: OrderAddress;
  /** Given name of the recipient. */
  shipFirstName: Scalars['String']['output'];
  /** Family name of the recipient. */
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
  /** Telephone of the recipient, ten digits. */
  shipPhone: Scalars['String']['output'];
  /** True once the fraud check answered; staff only. */
  fraudIsChecked?: Maybe<Scalars['Boolean']['output']>;
  /** Risk 0 to 99; staff only. */
  fraudScore?: Maybe<Scalars['Float']['output']>;
  /** Kilometres between the address and where the order came from; staff only. */
  fraudIpDistanceFromAddress?: Maybe<Scalars['Float']['output']>;
  /** When the e-mail address was first seen; staff only. */
  fraudEmailFirstSeen?: Maybe<Scalars['String']['output']>;
  /** Why it waits for review; staff only, empty when it does not. */
  fraudReasons?: Maybe<Array<Scalars['String']['output']>>;
  /** True while it costs more than was checked for fraud: nothing is ordered until it is checked again; staff only. */
  isCheckDue?: Maybe<Scalars['Boolean']['output']>;
  /** Given name of the customer. */
  firstName: Scalars['String']['output'];
  /** Family name of the customer. */
  lastName: Scalars['String']['output'];
  /** E-mail address of the customer. */
  email: Scalars['String']['output'];
  /** Telephone of the customer, ten digits. */
  phone: Scalars['String']['output'];
  /** True once every live item is on its way. */
  shipped: Scalars['Boolean']['output'];
  /** Where the lessor's papers are signed. */
  lenderSignatureUrl?: Maybe<Scalars['String']['output']>;
  /** Facebook's click. */
  facebookClickId?: Maybe<Scalars['String']['output']>;
  /** Google's click. */
  googleClickId?: Maybe<Scalars['String']['output']>;
  /** Source of the visit. */
  utmSource?: Maybe<Scalars['String']['output']>;
  /** Medium of the visit. */
  utmMedium?: Maybe<Scalars['String']['output']>;
  /** Campaign of the visit. */
  utmCampaign?: Maybe<Scalars['String']['output']>;
  /** Where the first visit came from that is kept; staff only, null without one. */
  firstTouch?: Maybe<Touch>;
  /** Address it came from; staff only. */
  ipAddress?: Maybe<Scalars['String']['output']>;
  /** Languages of the browser; staff only. */
  acceptLanguages?: Maybe<Scalars['String']['output']>;
  /** Name of the browser; staff only. */
  userAgent?: Maybe<Scalars['String']['output']>;
  /** The lease that pays the order. */
  leaseId?: Maybe<Scalars['ID']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Who created it. */
  createdBy: Scalars['String']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Who changed it last. */
  updatedBy: Scalars['String']['output'];
  /** False stops reminder mails. */
  reminders: Scalars['Boolean']['output'];
  /** Grows with every change; send it back with a change. */
  revision: Scalars['Int']['output'];
  /** What was bought. */
  items: Array<OrderItem>;
  /** Attempts to pay, the latest first. */
  paymentDetails: Array<PaymentDetails>;
  /** Money a person has to give back; staff only. */
  refundsByHand?: Maybe<Array<ManualRefund>>;
  /** Its items that can be ordered at suppliers now; only for staff with orders.update. */
  supplierOrdering?: Maybe<SupplierOrdering>;
  /** What the member of the staff who asks gave back, and may give back without a code of their second factor; staff only. */
  backLimits?: Maybe<BackLimits>;
  /** The lease behind it. */
  leaseDetails?: Maybe<LeaseDetails>;
  /** What happened, the latest first. */
  history: Array<OrderEvent>;
  /** States the viewer may move it to. */
  allowedNextStatuses: Array<OrderStatus>;
  /** True when the viewer may cancel it. */
  canCancel: Scalars['Boolean']['output'];
};

/** The items of an order that can be ordered at suppliers now. */
export type SupplierOrdering = {
  /** Items no supplier is to deliver, of suppliers that orders are placed at; also those that were marked as bought another way. */
  items: Array<Scalars['ID']['output']>;
  /** Whether a supplier has something of the order or is about to be asked for it: it is not bought another way as well. */
  isOrdered: Scalars['Boolean']['output'];
};

/** An address of an order. */
export type OrderAddress = {
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** First line. */
  address1: Scalars['String']['output'];
  /** Second line. */
  address2?: Maybe<Scalars['String']['output']>;
  /** City. */
  city: Scalars['String']['output'];
  /** Two-letter state. */
  state: Scalars['String']['output'];
  /** Five digits. */
  postalCode: Scalars['String']['output'];
  /** Telephone, ten digits. */
  phone: Scalars['String']['output'];
};

/** How many orders are in which state (ORDER-4). */
export type OrderCounters = {
  /** Waiting for somebody to act. */
  pending: Scalars['Int']['output'];
  /** Paid and under way. */
  processing: Scalars['Int']['output'];
  /** Cancelled by anyone. */
  cancelled: Scalars['Int']['output'];
  /** Waiting for a signature. */
  awaitingSignature: Scalars['Int']['output'];
  /** Waiting for money, lease or signature. */
  awaitingPayment: Scalars['Int']['output'];
  /** The same orders as shipped. */
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

/** A page of orders, the latest first. */
export type OrdersResult = {
  /** The orders of this page. */
  orders: Array<Order>;
  /** Orders over all pages, of the statuses asked for. */
  totalOrders: Scalars['Int']['output'];
  /** Page, from 1. */
  pageNumber: Scalars['Int']['output'];
  /** Orders a page. */
  pageSize: Scalars['Int']['output'];
  /** Counts over all orders of the list, whatever statuses were asked for. */
  counters: OrderCounters;
};

/** What narrows the list of all orders (contract/orders/list.ts); what is left out does not. */
export type OrderFilterInput = {
  /** Beginnings of the number, of names, of the e-mail address or the telephone, or its last four digits. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Left out or empty: orders of every status. */
  statuses?: InputMaybe<Array<OrderStatus>>;
  /** Placed on this day of UTC or later, YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Placed on this day of UTC or earlier. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** Of at least this total. */
  fromTotal?: InputMaybe<Scalars['Cents']['input']>;
  /** Of at most this total. */
  toTotal?: InputMaybe<Scalars['Cents']['input']>;
  /** The latest way to pay is one of these. */
  methods?: InputMaybe<Array<PaymentMethod>>;
  /** How it reaches the customer. */
  delivery?: InputMaybe<DeliveryType>;
  /** What the fraud check says. */
  risk?: InputMaybe<OrderRisk>;
  /** Who fulfils an item of it. */
  supplier?: InputMaybe<Scalars['String']['input']>;
  /** Affiliate it came through. */
  affiliate?: InputMaybe<Scalars['String']['input']>;
  /** True: only telephone orders. */
  isByPhone?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only orders with money a person has to look after. */
  isByHand?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What the fraud check says of an order. */
export type OrderRisk =
  /** It named reasons to look. */
  | 'FLAGGED'
  /** It was asked, and named none. */
  | 'CLEAR'
  /** It was not asked yet, or does not answer. */
  | 'UNCHECKED';

/** An order as the list of the back office shows it. */
export type OrderListRow = {
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** The number people use. */
  uniqueId: Scalars['String']['output'];
  /** State. */
  status: OrderStatus;
  /** What the customer pays. */
  total: Scalars['Cents']['output'];
  /** When it was submitted. */
  orderSubmittedDate: Scalars['DateTime']['output'];
  /** Given name of the customer. */
  firstName: Scalars['String']['output'];
  /** Family name of the customer. */
  lastName: Scalars['String']['output'];
  /** E-mail address of the customer. */
  email: Scalars['String']['output'];
  /** Delivery chosen. */
  deliveryType: DeliveryType;
  /** The latest way to pay; null before the first. */
  paymentMethod?: Maybe<PaymentMethod>;
  /** What the fraud check says. */
  risk: OrderRisk;
  /** Who fulfils its items. */
  suppliers: Array<Scalars['String']['output']>;
  /** Affiliate it came through. */
  affiliateId?: Maybe<Scalars['String']['output']>;
  /** Pieces of all items. */
  pieces: Scalars['Int']['output'];
  /** Name of its first item; empty without one. */
  firstItem: Scalars['String']['output'];
  /** Who of the staff took it by telephone; null when the customer placed it. */
  takenBy?: Maybe<Scalars['String']['output']>;
};

/** How many orders of a list are in a status. */
export type OrderStatusCount = {
  /** State. */
  status: OrderStatus;
  /** Orders. */
  count: Scalars['Int']['output'];
};

/** A page of all orders. */
export type OrderList = {
  /** The orders of this page. */
  orders: Array<OrderListRow>;
  /** Orders over all pages. */
  total: Scalars['Int']['output'];
  /** Page, from 1. */
  pageNumber: Scalars['Int']['output'];
  /** Orders a page. */
  pageSize: Scalars['Int']['output'];
  /** Orders per status that match the rest of the filter. */
  statusCounts: Array<OrderStatusCount>;
  /** Orders with money a person has to look after, whatever was asked for. */
  byHand: Scalars['Int']['output'];
};

/** The entries before and after an entry of a list, by identifier. */
export type ListNeighbours = {
  /** The previous order; null for the first. */
  previous?: Maybe<Scalars['ID']['output']>;
  /** The next order; null for the last. */
  next?: Maybe<Scalars['ID']['output']>;
};

/** What staff do with many orders at once. */
export type OrderBulkAction =
  /** They are sent to the supplier. */
  | 'FULFIL'
  /** The supplier has confirmed them. */
  | 'CONFIRM'
  /** They are cancelled; what was paid goes back. Takes a reason as its text. */
  | 'CANCEL'
  /** A note is written into their histories: its text. */
  | 'NOTE';

/** A change of many orders. */
export type OrderBulkInput = {
  /** What to do. */
  action: OrderBulkAction;
  /** The orders to change; left out: all that match the filter. */
  orderIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The filter of the orders to change. */
  filter?: InputMaybe<OrderFilterInput>;
  /** The expected number of orders; nothing is changed when it differs. */
  expectedCount: Scalars['Int']['input'];
  /** Reason or note. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key: the change is made once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Of the second factor, made for this; asked for where the orders to cancel come to more than the limit. */
  code?: InputMaybe<Scalars['String']['input']>;
};

/** A change of many orders, made one by one in the background. */
export type OrderBulkRun = {
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** What is done. */
  action: OrderBulkAction;
  /** Orders in the change. */
  total: Scalars['Int']['output'];
  /** Orders it was done with. */
  done: Scalars['Int']['output'];
  /** Orders that could not be changed. */
  refused: Scalars['Int']['output'];
  /** True once every order was tried. */
  isFinished: Scalars['Boolean']['output'];
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** The first 200 orders that could not be changed. */
  refusals: Array<OrderBulkRefusal>;
};

/** An order that was not changed. */
export type OrderBulkRefusal = {
  /** The order. */
  orderId: Scalars['ID']['output'];
  /** The number people use. */
  uniqueId: Scalars['String']['output'];
  /** Why. */
  message: Scalars['String']['output'];
};

/** What orders name, to narrow a list by. */
export type OrderNames = {
  /** Who fulfils items. */
  suppliers: Array<Scalars['String']['output']>;
  /** Who sent visitors. */
  affiliates: Array<Scalars['String']['output']>;
};

/** The addresses of a checkout; rules and messages in contract/checkout/schema.ts. */
export type CheckoutAddressInput = {
  /** E-mail address for the confirmation. */
  email: Scalars['String']['input'];
  /** Given name of the recipient. */
  firstName: Scalars['String']['input'];
  /** Family name of the recipient. */
  lastName: Scalars['String']['input'];
  /** First line. */
  address1: Scalars['String']['input'];
  /** Second line. */
  address2?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city: Scalars['String']['input'];
  /** Two-letter state. */
  state: Scalars['String']['input'];
  /** Five digits. */
  postalCode: Scalars['String']['input'];
  /** Ten digits. */
  phone: Scalars['String']['input'];
  /** US, which is also the default. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** True when the billing address is the delivery address. */
  isBillingShippingSame: Scalars['Boolean']['input'];
  /** Given name of the payer. */
  billingFirstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name of the payer. */
  billingLastName?: InputMaybe<Scalars['String']['input']>;
  /** First line of the billing address. */
  billingAddress1?: InputMaybe<Scalars['String']['input']>;
  /** Second line of the billing address. */
  billingAddress2?: InputMaybe<Scalars['String']['input']>;
  /** City of the billing address. */
  billingCity?: InputMaybe<Scalars['String']['input']>;
  /** Two-letter state of the billing address. */
  billingState?: InputMaybe<Scalars['String']['input']>;
  /** Five digits of the billing address. */
  billingPostalCode?: InputMaybe<Scalars['String']['input']>;
  /** Ten digits of the payer. */
  billingPhone?: InputMaybe<Scalars['String']['input']>;
  /** US, which is also the default. */
  billingCountry?: InputMaybe<Scalars['String']['input']>;
};

/** What an address said of where its visitor came from; null for what it did not say. */
export type Touch = {
  /** Source of the visit. */
  utmSource?: Maybe<Scalars['String']['output']>;
  /** Medium of the visit. */
  utmMedium?: Maybe<Scalars['String']['output']>;
  /** Campaign of the visit. */
  utmCampaign?: Maybe<Scalars['String']['output']>;
  /** Affiliate it came through. */
  affiliateId?: Maybe<Scalars['String']['output']>;
  /** Sub-affiliate it came through. */
  subAffiliateId?: Maybe<Scalars['String']['output']>;
};

/** Where the visit came from (ATTRIBUTION-1). */
export type AttributionInput = {
  /** Source of the visit. */
  utm_source?: InputMaybe<Scalars['String']['input']>;
  /** Medium of the visit. */
  utm_medium?: InputMaybe<Scalars['String']['input']>;
  /** Campaign of the visit. */
  utm_campaign?: InputMaybe<Scalars['String']['input']>;
  /** Advertising campaign. */
  acid?: InputMaybe<Scalars['String']['input']>;
  /** Facebook's click. */
  fbclid?: InputMaybe<Scalars['String']['input']>;
  /** Google's click. */
  gclid?: InputMaybe<Scalars['String']['input']>;
  /** Affiliate. */
  aid?: InputMaybe<Scalars['String']['input']>;
  /** Sub-affiliate. */
  sid?: InputMaybe<Scalars['String']['input']>;
  /** Click of the affiliate. */
  clickHash?: InputMaybe<Scalars['String']['input']>;
};

/** Goods and addresses of a checkout. The same input asks for a quote and places the order. */
export type CheckoutInput = {
  /** CREATE_ORDER_FOR_CART takes the account's cart, CREATE_FRESH_ORDER the lines given here. */
  mode: OrderCreationMode;
  /** Lines of a fresh order. */
  items?: InputMaybe<Array<CartLineInput>>;
  /** Addresses; without them a quote has the tax of the postal code's state, or the usual one. */
  address?: InputMaybe<CheckoutAddressInput>;
  /** Where it will go, as far as that is known before the address; counts in a quote only. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** How it reaches the customer. */
  deliveryType: DeliveryType;
  /** The pickup store. */
  pickupLocationId?: InputMaybe<Scalars['ID']['input']>;
  /** Promotion code as typed. */
  promotionCode?: InputMaybe<Scalars['String']['input']>;
  /** The total the customer saw; an order at another one is refused with TOTAL_CHANGED. */
  expectedTotal?: InputMaybe<Scalars['Cents']['input']>;
  /** Idempotency key: one order is placed. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** An order whose payment failed, to be paid another way. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
  /** The key that opens a guest's order. */
  orderKey?: InputMaybe<Scalars['String']['input']>;
  /** Where the visit came from. */
  attribution?: InputMaybe<AttributionInput>;
  /** Where the first visit came from that is kept (ATTRIBUTION-9). */
  firstTouch?: InputMaybe<AttributionInput>;
};

/** Some pieces of an item. */
export type ItemPiecesInput = {
  /** Item of the order. */
  itemId: Scalars['ID']['input'];
  /** How many of its pieces. */
  quantity: Scalars['Int']['input'];
};

/** A parcel. */
export type ShipmentInput = {
  /** Items of the order in the parcel. */
  itemIds: Array<Scalars['ID']['input']>;
  /** Of which of them only so many pieces; all pieces of the others. */
  pieces?: InputMaybe<Array<ItemPiecesInput>>;
  /** The carrier. */
  carrier: Scalars['String']['input'];
  /** The carrier's tracking number. */
  trackingNumber: Scalars['String']['input'];
  /** The carrier's page about it, https; without one, the page of a carrier we know. */
  trackingUrl?: InputMaybe<Scalars['String']['input']>;
  /** The day it was handed over, YYYY-MM-DD; today without one. */
  date?: InputMaybe<Scalars['String']['input']>;
};

/** A change of an order or its items. */
export type OrderChangeKind =
  /** The whole order, or items of it, before they leave. */
  | 'CANCEL'
  /** Items, or all that can be returned. */
  | 'RETURN';

/** Preview of a change of an order; nothing is changed. */
export type OrderChangePreview = {
  /** False when the change is not possible now; the message says why. */
  isPossible: Scalars['Boolean']['output'];
  /** A sentence for the caller. */
  message: Scalars['String']['output'];
  /** Refunds by way of payment. */
  moneyBack: Array<MoneyBack>;
  /** The sum of it. */
  total: Scalars['Cents']['output'];
  /** What becomes of the lease, if the order has one. */
  lease?: Maybe<LeaseChange>;
  /** All of it in sentences, one for each way and the lease. */
  sentences: Array<Scalars['String']['output']>;
};

/** A refund by one way of payment. */
export type MoneyBack = {
  /** The way, as people read it. */
  name: Scalars['String']['output'];
  /** How much. */
  amount: Scalars['Cents']['output'];
  /** True where a person sends it. */
  isByHand: Scalars['Boolean']['output'];
};

/** What becomes of a lease. */
export type LeaseChange = {
  /** Name of the lessor. */
  lessorName: Scalars['String']['output'];
  /** What is leased now. */
  before: Scalars['Cents']['output'];
  /** What would be leased then; 0 when the lease is over. */
  after: Scalars['Cents']['output'];
};

/** The lease of an order in numbers, as its lessor offers it: what is shown is what is signed. */
export type LeaseAgreement = {
  /** Number of the order. */
  orderNumber: Scalars['String']['output'];
  /** Who owns the goods and leases them. */
  lessorName: Scalars['String']['output'];
  /** What the lease is of: goods, shipping and tax less what is paid otherwise, as the lessor counts. */
  amountLeased: Scalars['Cents']['output'];
  /** Sales tax of the order (MONEY-4). */
  tax: Scalars['Cents']['output'];
  /** True: the tax is the state's alone, an estimate; false: it has the rates of county and city. */
  isStateTax: Scalars['Boolean']['output'];
  /** Shipping of the order. */
  shippingCost: Scalars['Cents']['output'];
  /** Discount of the order. */
  discount: Scalars['Cents']['output'];
  /** The part of the order that is not leased. */
  paidOtherwise: Scalars['Cents']['output'];
  /** What is leased. */
  items: Array<LeaseAgreementItem>;
  /** Each plan it can be signed for. */
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
  /** How many. */
  quantity: Scalars['Int']['output'];
  /** Of one piece. */
  price: Scalars['Cents']['output'];
};

/** A plan of an agreement. */
export type LeaseAgreementPlan = {
  /** WEEKLY, BIWEEKLY or MONTHLY. */
  frequency: Scalars['String']['output'];
  /** Due at signing; the first of the payments. */
  initialPayment: Scalars['Cents']['output'];
  /** Each payment. */
  payment: Scalars['Cents']['output'];
  /** How many there are. */
  numberOfPayments: Scalars['Int']['output'];
  /** Payment times number of payments. */
  totalCost: Scalars['Cents']['output'];
  /** Total cost less what is leased. */
  costOfLease: Scalars['Cents']['output'];
  /** Days in which the goods are bought early for earlyPurchasePrice, less the payments made. */
  earlyPurchaseDays: Scalars['Int']['output'];
  /** Price of buying early within those days. */
  earlyPurchasePrice: Scalars['Cents']['output'];
  /** After them: the share of the payments left, in basis points. */
  laterShareBasisPoints: Scalars['Int']['output'];
  /** The next payment of a signed lease; null before, and where the lessor does not say. */
  nextPayment?: Maybe<Scalars['Cents']['output']>;
  /** When it falls due: YYYY-MM-DD. */
  nextPaymentOn?: Maybe<Scalars['String']['output']>;
  /** Price of buying out a signed lease today, on top of the payments made; null before the signature, and where the lessor does not say. */
  payoffToday?: Maybe<Scalars['Cents']['output']>;
};

/** What happened to items of an order, besides leaving in a parcel. */
export type ItemChangeInput = {
  /** Items of the order. */
  itemIds: Array<Scalars['ID']['input']>;
  /** Of which of them only so many pieces, which become an item of their own; all pieces of the others. */
  pieces?: InputMaybe<Array<ItemPiecesInput>>;
  /** READY_TO_PICKUP, PICKUPED, DELIVERED, RETURNED or CANCELLED. */
  status: OrderItemStatus;
  /** The day it happened, YYYY-MM-DD; today without one. */
  date?: InputMaybe<Scalars['String']['input']>;
  /** Why; needed to cancel items and to take them back. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Something a checkout could not do. */
export type CheckoutError = {
  /** Short name. */
  name: Scalars['String']['output'];
  /** Code of contract/checkout/schema.ts. */
  code: Scalars['String']['output'];
  /** A sentence for the customer. */
  message: Scalars['String']['output'];
  /** The input field; null when the problem is about no single field. */
  property?: Maybe<Scalars['String']['output']>;
};

/** A line of a quote. */
export type QuoteLine = {
  /** The product. */
  productId: Scalars['ID']['output'];
  /** Name a shopper reads. */
  name: Scalars['String']['output'];
  /** Pieces. */
  quantity: Scalars['Int']['output'];
  /** Price of one piece. */
  price: Scalars['Cents']['output'];
  /** Price of all pieces. */
  subTotal: Scalars['Cents']['output'];
  /** Shipping of all pieces. */
  shippingCost: Scalars['Cents']['output'];
  /** Primary picture. */
  image?: Maybe<Scalars['String']['output']>;
  /** Address of the product on the site. */
  url: Scalars['String']['output'];
  /** Pieces that can be sold now. */
  availableQuantity: Scalars['Int']['output'];
};

/** What an order would cost. */
export type CheckoutQuote = {
  /** Its lines. */
  lines: Array<QuoteLine>;
  /** Items. */
  subTotal: Scalars['Cents']['output'];
  /** Shipping. */
  shipping: Scalars['Cents']['output'];
  /** Sales tax; the usual one until the state is known (MONEY-4). */
  tax: Scalars['Cents']['output'];
  /** True: the tax is the state's alone, an estimate, or the usual one; false: it has the rates of county and city. */
  isStateTax: Scalars['Boolean']['output'];
  /** True until the state is known: tax, total and what can be leased are estimates. */
  isTaxEstimated: Scalars['Boolean']['output'];
  /** What promotions take off. */
  discount: Scalars['Cents']['output'];
  /** What the customer pays. */
  total: Scalars['Cents']['output'];
  /** What of the total is paid already: a correction of an order costs the rest. Otherwise 0. */
  paidAlready: Scalars['Cents']['output'];
  /** The promotions in words: that of the code, and those that count by themselves; null without one. */
  promotion?: Maybe<Scalars['String']['output']>;
  /** For a placed order: until when its goods are reserved while no payment has begun; otherwise null. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it can be leased, and how much of it. */
  lease: LeaseOffer;
  /** Ways to pay this total with. */
  paymentMethods: Array<PaymentMethod>;
  /** What stands in the way; empty when the order can be placed. */
  errors: Array<CheckoutError>;
};

/** What of a total can be leased. */
export type LeaseOffer = {
  /** True when it can be leased now, whole or in part. */
  isOffered: Scalars['Boolean']['output'];
  /** Why it cannot, in a sentence; null when it can. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The approval to lease on; null: the customer applies first. */
  leaseId?: Maybe<Scalars['ID']['output']>;
  /** Who approved it, or leases a part of it already; null without an approval. */
  leasingCompanyId?: Maybe<Scalars['String']['output']>;
  /** What is left of the approval; null without one. */
  remainingAmount?: Maybe<Scalars['Cents']['output']>;
  /** What would be leased. */
  leasedAmount: Scalars['Cents']['output'];
  /** What would be paid another way. */
  restAmount: Scalars['Cents']['output'];
  /** The smallest amount that can be leased. */
  minimum: Scalars['Cents']['output'];
};

/** The answer of every checkout call (PAYMENT-7). */
export type CheckoutResult = {
  /** True when the order stands: paid, or waiting for the customer at paymentGatewayUrl. */
  success: Scalars['Boolean']['output'];
  /** What stood in the way. */
  errors: Array<CheckoutError>;
  /** A sentence for the customer. */
  message: Scalars['String']['output'];
  /** The gateway's number for the payment. */
  transactionId?: Maybe<Scalars['String']['output']>;
  /** State of the order. */
  status?: Maybe<OrderStatus>;
  /** The order. */
  order?: Maybe<Order>;
  /** The key that opens a guest's order. */
  orderKey?: Maybe<Scalars['String']['output']>;
  /** Where the customer pays, for gateways with a page of their own. */
  paymentGatewayUrl?: Maybe<Scalars['String']['output']>;
};

/** What the browser needs to begin a payment. */
export type PaymentPreparation = {
  /** The payment method. */
  method: PaymentMethod;
  /** The gateway's token for the browser; null when it needs none. */
  clientToken?: Maybe<Scalars['String']['output']>;
  /** Page of a sandbox in place of the gateway's fields, button or widget; null when the gateway's own script is used. */
  widgetUrl?: Maybe<Scalars['String']['output']>;
  /** True for a sandbox, where no money moves. */
  isSandbox: Scalars['Boolean']['output'];
  /** Coins accepted now; empty for other methods. */
  coins: Array<PayableCoin>;
};

/** A cryptocurrency an order may be paid with. */
export type PayableCoin = {
  /** BTC, DOGE, ETH, LTC, DASH, ZEC, USDT, BCH or XMR. */
  code: Scalars['String']['output'];
  /** What a shopper reads. */
  label: Scalars['String']['output'];
  /** The smallest order for the method. */
  minimum: Scalars['Cents']['output'];
};

/** Whether and how a product reaches a postal code (CATALOGUE-9, CALL-10). */
export type ProductAvailabilityDetail = {
  /** The product. */
  productId: Scalars['ID']['output'];
  /** SELLABLE or NOT_SELLABLE. */
  orderCode: Scalars['String']['output'];
  /** A sentence for the shopper. */
  displayMessage: Scalars['String']['output'];
  /** True when stores near the postal code have it. */
  inStoreAvaibility: Scalars['Boolean']['output'];
  /** The largest quantity that can be ordered now. */
  maxQuantity: Scalars['Int']['output'];
  /** True when it can be sent there. */
  avaiableShipping: Scalars['Boolean']['output'];
  /** First day it may arrive when it is ordered today, YYYY-MM-DD; null when it is not sent there. */
  deliveryFrom?: Maybe<Scalars['String']['output']>;
  /** Last day of the promise, YYYY-MM-DD; null when it is not sent there. */
  deliveryTo?: Maybe<Scalars['String']['output']>;
  /** AVAILABLE or NOT_AVAILABLE for delivery with installation. */
  homeDeliveryCode: Scalars['String']['output'];
  /** True when it can be delivered and installed there. */
  availableHomeDelivery: Scalars['Boolean']['output'];
  /** True when it can be picked up near there. */
  availablePickup: Scalars['Boolean']['output'];
  /** Stores near the postal code with the goods in stock. */
  pickupLocations: Array<PickupLocation>;
  /** Why there is no answer for it; null when there is one. */
  error?: Maybe<Scalars['String']['output']>;
};

/** A store an order can be picked up at. */
export type PickupLocation = {
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Name a shopper reads. */
  name: Scalars['String']['output'];
  /** Street, city, state and postal code. */
  address: Scalars['String']['output'];
  /** About how far from the postal code, in whole steps of five miles; null when not known. */
  distanceMiles?: Maybe<Scalars['Int']['output']>;
};

/** A correction that makes an order dearer; it is made once the difference is paid (ORDER-42). */
export type OrderCorrection = {
  /** Id. */
  id: Scalars['ID']['output'];
  /** What is to be paid for it. */
  due: Scalars['Cents']['output'];
  /** The order's total before the correction. */
  totalBefore: Scalars['Cents']['output'];
  /** The order's total after the correction. */
  total: Scalars['Cents']['output'];
  /** Until when it can be paid. */
  until: Scalars['DateTime']['output'];
  /** When it was asked for. */
  askedAt: Scalars['DateTime']['output'];
  /** Who asked for it: a user name, to staff. */
  askedBy: Scalars['String']['output'];
  /** What it changes, each in words. */
  changes: Array<Scalars['String']['output']>;
};

/** A correction of an order by staff; fields that are left out do not change (ORDER-34, ORDER-35). */
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
  /** Identifier of the line; left out: the product is added. */
  itemId?: InputMaybe<Scalars['ID']['input']>;
  /** The added product, at today's price. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** Pieces; 0 removes the line. */
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
  /** Five digits. */
  postalCode: Scalars['String']['input'];
  /** Ten digits. */
  phone: Scalars['String']['input'];
};

/** What a correction would do. */
export type OrderEditPreview = {
  /** False: message says why not. */
  isPossible: Scalars['Boolean']['output'];
  /** A sentence for staff. */
  message: Scalars['String']['output'];
  /** The total before the change. */
  totalBefore: Scalars['Cents']['output'];
  /** Total as it would be. */
  total: Scalars['Cents']['output'];
  /** The difference the customer pays before the correction is made; 0 when it is not dearer. */
  due: Scalars['Cents']['output'];
  /** The effects on money and stock. */
  sentences: Array<Scalars['String']['output']>;
};

/** How an order at a supplier stands. */
export type SupplierOrderState =
  | 'TO_SUBMIT'
  | 'SUBMITTED'
  | 'REFUSED'
  | 'CLOSED';

/** An order at a supplier, for staff (ORDER-30). */
export type SupplierOrder = {
  /** Identifier; the supplier keeps it as ours. */
  id: Scalars['ID']['output'];
  /** Name of the supplier. */
  supplier: Scalars['String']['output'];
  /** How it stands. */
  state: SupplierOrderState;
  /** The supplier's number; null before it has taken the order. */
  partnerOrderId?: Maybe<Scalars['String']['output']>;
  /** The supplier's code for refusing the order. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** How often it was asked. */
  tries: Scalars['Int']['output'];
  /** When it was written down. */
  createdAt: Scalars['DateTime']['output'];
  /** When the supplier took it. */
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What is ordered. */
  items: Array<SupplierOrderItem>;
};

/** An item as its supplier says it stands. */
export type SupplierOrderItem = {
  /** Of the order's item. */
  itemId: Scalars['ID']['output'];
  /** The supplier's own word. */
  word: Scalars['String']['output'];
  /** The supplier will not deliver it under this number. */
  isOver: Scalars['Boolean']['output'];
  /** True when the supplier was told, or will be told, to cancel it. */
  isCancelAsked: Scalars['Boolean']['output'];
  /** The supplier's code for refusing the cancellation. */
  cancelRefusal?: Maybe<Scalars['String']['output']>;
};

/** The answer of a change to an order. */
export type OrderChange = {
  /** True when it was made. */
  success: Scalars['Boolean']['output'];
  /** A sentence for the caller. */
  message: Scalars['String']['output'];
  /** The order after the call. */
  order?: Maybe<Order>;
};

/** Pieces of a product. */
export type CartPieces = {
  /** The product. */
  productId: Scalars['ID']['output'];
  /** How many. */
  quantity: Scalars['Int']['output'];
};

/** An order that was cancelled so that its goods are in the cart again (LEASE-67). */
export type OrderInCart = {
  /** True when the order is cancelled and its goods can go into the cart. */
  success: Scalars['Boolean']['output'];
  /** A sentence for the caller. */
  message: Scalars['String']['output'];
  /** The order after the call. */
  order?: Maybe<Order>;
  /** Goods for a guest's cart in the browser; empty for a customer, whose cart has them already. */
  pieces: Array<CartPieces>;
  /** Differences from the order: products that are gone, fewer pieces, other prices. */
  notices: Array<CartNotice>;
};

/** An application for a lease, or for an approval to lease on later (pre-approved). What was typed is told in part, and no more at all once it is forgotten (LEASE-15). */
export type LeaseApplication = {
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** The order to be leased; null for an approval to shop with. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** The lessor's page where the customer goes on; null when there is nothing to do there. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
  /** The lessor's number for it; null until one has answered. */
  uuid?: Maybe<Scalars['ID']['output']>;
  /** State of the application, as contract/leases/statuses.ts lists them. */
  status: Scalars['String']['output'];
  /** The state in words. */
  statusName: Scalars['String']['output'];
  /** Why it ended, such as EXPIRED; null otherwise. */
  reason?: Maybe<Scalars['String']['output']>;
  /** E-mail address of the applicant. */
  email: Scalars['String']['output'];
  /** Account it belongs to; null for a guest's. */
  username?: Maybe<Scalars['String']['output']>;
  /** Our names for it, as lessors know them. */
  clientReferenceIds: Array<Scalars['ID']['output']>;
  /** The lessor that is deciding or has decided. */
  leasingCompanyId?: Maybe<Scalars['String']['output']>;
  /** The lessors that were asked, in order. */
  tries: Array<LeaseTry>;
  /** What the lessor approved. */
  approvedAmount?: Maybe<Scalars['Cents']['output']>;
  /** When. */
  approvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the approval lapses. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** What orders take of the approval. */
  usedAmount: Scalars['Cents']['output'];
  /** The unused part of the approval; 0 without a valid approval. */
  remainingAmount: Scalars['Cents']['output'];
  /** True when it was made without an order. */
  preApproved: Scalars['Boolean']['output'];
  /** True once the lease is signed. */
  contractSigned: Scalars['Boolean']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** Ten digits. */
  mobilePhone: Scalars['String']['output'];
  /** Ten digits; null without another telephone. */
  otherPhone?: Maybe<Scalars['String']['output']>;
  /** The end of the social security number. */
  last4Ssn: Scalars['String']['output'];
  /** The end of the account number. */
  last4AccountNumber: Scalars['String']['output'];
  /** Name of the bank. */
  bankName: Scalars['String']['output'];
  /** CHECKING or SAVINGS. */
  bankAccountType: Scalars['String']['output'];
  /** First line of the address; this and the fields below are null once they are deleted. */
  address1?: Maybe<Scalars['String']['output']>;
  /** Second line of the address. */
  address2?: Maybe<Scalars['String']['output']>;
  /** City. */
  city?: Maybe<Scalars['String']['output']>;
  /** Two letters. */
  state: Scalars['String']['output'];
  /** Five digits. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** Whether the applicant is in bankruptcy. */
  bankruptcy?: Maybe<Scalars['Boolean']['output']>;
  /** Who pays the applicant. */
  employerName?: Maybe<Scalars['String']['output']>;
  /** Income a month after taxes. */
  netMonthlyIncome?: Maybe<Scalars['Cents']['output']>;
  /** WEEKLY, BIWEEKLY, SEMIMONTHLY or MONTHLY. */
  payFrequency?: Maybe<Scalars['String']['output']>;
  /** Last day of pay, YYYY-MM-DD. */
  lastPayDate?: Maybe<Scalars['String']['output']>;
  /** Next day of pay, YYYY-MM-DD. */
  nextPayDate?: Maybe<Scalars['String']['output']>;
  /** Network address it was sent from; staff only. */
  ipAddress?: Maybe<Scalars['String']['output']>;
  /** Name of the browser; staff only. */
  userAgent?: Maybe<Scalars['String']['output']>;
  /** Languages the browser asked for; staff only. */
  acceptLanguages?: Maybe<Scalars['String']['output']>;
  /** Affiliate it came through; staff only, as what follows. */
  affiliateId?: Maybe<Scalars['String']['output']>;
  /** Sub-affiliate it came through. */
  subAffiliateId?: Maybe<Scalars['String']['output']>;
  /** Click it came through. */
  clickHash?: Maybe<Scalars['String']['output']>;
  /** The first touch, null when it says nothing. */
  firstTouch?: Maybe<Touch>;
  /** When the applicant agreed to be checked. */
  consentedAt: Scalars['DateTime']['output'];
  /** Orders that use the approval or have used it, the latest first. */
  leases: Array<OrderLease>;
  /** What happened, the latest first. */
  timeline: Array<LeaseMoment>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What an order uses of an approval. */
export type OrderLease = {
  /** The order. */
  orderId: Scalars['ID']['output'];
  /** Its number, as people read it. */
  uniqueId: Scalars['String']['output'];
  /** Cents of the order's total that are leased. */
  amount: Scalars['Cents']['output'];
  /** WAITING, HELD, SIGNING, SIGNED, DELIVERED, FUNDED, RELEASED or RETURNED. */
  state: Scalars['String']['output'];
  /** The state in words. */
  stateName: Scalars['String']['output'];
  /** When it was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was signed. */
  signedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The lessor's page for the signature; null when there is nothing to sign. */
  signatureUrl?: Maybe<Scalars['String']['output']>;
};

/** Something that happened to an application. */
export type LeaseMoment = {
  /** When. */
  at: Scalars['DateTime']['output'];
  /** A sentence for the applicant. */
  summary: Scalars['String']['output'];
};

/** A lessor that was asked. */
export type LeaseTry = {
  /** Which. */
  lessor: Scalars['String']['output'];
  /** What it has said last; REFUSED when it took no application, UNANSWERED when it has not answered yet. */
  outcome: Scalars['String']['output'];
  /** When it was asked. */
  askedAt: Scalars['DateTime']['output'];
  /** When it declined; null otherwise. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of lease applications, the latest first. */
export type LeaseApplicationsResult = {
  /** The applications of this page. */
  applications: Array<LeaseApplication>;
  /** Applications over all pages. */
  totalApplications: Scalars['Int']['output'];
  /** Page, from 1. */
  pageNumber: Scalars['Int']['output'];
  /** Applications a page. */
  pageSize: Scalars['Int']['output'];
};

/** Applications as staff find them (STAFF-30). */
export type LeaseSearchResult = {
  /** The applications of this page. */
  applications: Array<LeaseApplication>;
  /** Applications over all pages. */
  totalApplications: Scalars['Int']['output'];
  /** How many the text finds, by status; none of a status is left out. */
  counts: Array<LeaseStatusCount>;
  /** Page, from 1. */
  pageNumber: Scalars['Int']['output'];
  /** Applications a page. */
  pageSize: Scalars['Int']['output'];
};

/** How many applications have a status. */
export type LeaseStatusCount = {
  /** As contract/leases/statuses.ts lists them. */
  status: Scalars['String']['output'];
  /** How many. */
  count: Scalars['Int']['output'];
};

/** An application with what only staff are told. */
export type StaffLease = {
  /** What the applicant is told too, with the device it was sent from. */
  application: LeaseApplication;
  /** Its status when it was read; a change names it. */
  seen: Scalars['String']['output'];
  /** What staff may say that the lessor has answered; empty while its own answer counts. */
  answers: Array<Scalars['String']['output']>;
  /** Version of the text the applicant has agreed to. */
  consentVersion: Scalars['String']['output'];
  /** When what was typed is forgotten, if it is not yet. */
  typedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When the lessor is asked next; null: not any more. */
  nextCheckAt?: Maybe<Scalars['DateTime']['output']>;
  /** How often lessors were asked. */
  checks: Scalars['Int']['output'];
  /** The lessors that were asked, in order. */
  tries: Array<StaffLeaseTry>;
  /** Orders that use the approval, or have used it; the latest first. */
  leases: Array<StaffOrderLease>;
};

/** What came of asking one lessor. */
export type StaffLeaseTry = {
  /** The lessor in words. */
  lessorName: Scalars['String']['output'];
  /** Status of its last report, REFUSED, or UNANSWERED. */
  outcome: Scalars['String']['output'];
  /** The lessor's number; null until it has answered. */
  uuid?: Maybe<Scalars['String']['output']>;
  /** First asked. */
  askedAt: Scalars['DateTime']['output'];
  /** When it said no. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who noted its answer; null where the lessor said it itself. */
  notedBy?: Maybe<Scalars['String']['output']>;
  /** When. */
  notedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why. */
  notedReason?: Maybe<Scalars['String']['output']>;
};

/** What one order takes of an approval. */
export type StaffOrderLease = {
  /** Our name for it at the lessor. */
  id: Scalars['ID']['output'];
  /** The order. */
  orderId: Scalars['ID']['output'];
  /** Its number. */
  uniqueId: Scalars['String']['output'];
  /** Status of the order. */
  orderStatus: OrderStatus;
  /** What is leased. */
  amount: Scalars['Cents']['output'];
  /** As contract/leases/statuses.ts lists them. */
  state: Scalars['String']['output'];
  /** The lessor's number; null until it has answered. */
  lessorUuid?: Maybe<Scalars['String']['output']>;
  /** When so much of the approval was taken. */
  heldAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when it can be signed. */
  signUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When it was signed. */
  signedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Mails that asked for the signature. */
  reminders: Scalars['Int']['output'];
  /** When the lessor knew of the first delivery. */
  deliverySubmittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the lessor has paid out. */
  fundedAmount?: Maybe<Scalars['Cents']['output']>;
  /** What the lessor keeps. */
  lenderTake?: Maybe<Scalars['Cents']['output']>;
  /** When it was paid out. */
  fundedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why a person has to look at it: NOTICE_REFUSED, NOT_FUNDED or FUNDING_DIFFERS. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Since when. */
  problemAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the lessor is told, in this order. */
  notices: Array<LeaseNotice>;
};

/** What a lessor is told of items of an order. */
export type LeaseNotice = {
  /** DELIVERED, CANCELLED or RETURNED. */
  kind: Scalars['String']['output'];
  /** Day it happened, YYYY-MM-DD. */
  happenedOn: Scalars['String']['output'];
  /** How many items it is about. */
  itemCount: Scalars['Int']['output'];
  /** When the lessor took it. */
  toldAt?: Maybe<Scalars['DateTime']['output']>;
  /** The lessor's word for why it did not. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** How often it was told. */
  tries: Scalars['Int']['output'];
};

/** What staff know of a lessor's answer. */
export type LessorAnswerInput = {
  /** APPROVED, DECLINED, BLOCKED or CANCELLED. */
  answer: Scalars['String']['input'];
  /** What was approved, when it was. */
  approvedAmount?: InputMaybe<Scalars['Cents']['input']>;
  /** How staff know. */
  reason: Scalars['String']['input'];
};

/** What came of a change by staff. */
export type LeaseChangeResult = {
  /** True when it was made. */
  success: Scalars['Boolean']['output'];
  /** What to tell whoever asked. */
  message: Scalars['String']['output'];
  /** How the application stands now. */
  lease?: Maybe<StaffLease>;
};

/** Sends the draft that was saved step by step (LEASE-11). Nothing personal is part of it. */
export type LeaseApplicationInput = {
  /** True: the applicant agrees to LEASE_CONSENT of contract/leases/application.ts. */
  consent: Scalars['Boolean']['input'];
  /** The version of it that was read. */
  consentVersion: Scalars['String']['input'];
  /** The same for a repeated request: then nothing is applied for again. A UUID. */
  idempotencyKey: Scalars['ID']['input'];
  /** Where the visit came from. */
  attribution?: InputMaybe<AttributionInput>;
  /** What the first address said that said where its visitor comes from (ATTRIBUTION-9). */
  firstTouch?: InputMaybe<AttributionInput>;
  /** The order it is to pay, placed at once; null for an approval to shop with. */
  checkout?: InputMaybe<CheckoutInput>;
};

/** The answer of every lease call. */
export type LeaseResult = {
  /** True when the application stands: approved, or still to be decided. */
  success: Scalars['Boolean']['output'];
  /** What stood in the way. */
  errors: Array<CheckoutError>;
  /** A sentence for the customer. */
  message: Scalars['String']['output'];
  /** State of the application; null when there is none. */
  status?: Maybe<Scalars['String']['output']>;
  /** The lessor's page where the customer goes on. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
  /** The lessor's number for the application. */
  uuid?: Maybe<Scalars['ID']['output']>;
  /** Code of the first error; null without one. */
  code?: Maybe<Scalars['String']['output']>;
  /** The application. */
  application?: Maybe<LeaseApplication>;
  /** The order it pays; null without one. */
  order?: Maybe<Order>;
  /** The key that opens a guest's order. */
  orderKey?: Maybe<Scalars['String']['output']>;
};

/** The line of the catalogue a price rule is for. */
export type PriceMarkupLine =
  | 'ELECTRONICS'
  | 'TIRES_AND_WHEELS';

/** What a price rule is about, the most specific first. */
export type PriceRuleType =
  | 'BRAND_AND_CATEGORY'
  | 'CATEGORY'
  | 'PRICE_BAND';

/** How a mark-up is meant: basis points of the supplier's price, or cents. */
export type MarkupType =
  | 'PERCENTAGE'
  | 'FIXED';

/** How a price is rounded. */
export type RoundingMethod =
  | 'EXACT'
  | 'UP_TO_DOLLAR'
  | 'NEAREST_DOLLAR'
  | 'UP_TO_99'
  | 'NEAREST_99';

/** Why a rule sets the price of a product, or does not. */
export type RuleVerdict =
  | 'WINS'
  | 'LESS_SPECIFIC'
  | 'OLDER'
  | 'OTHER_SUPPLIER'
  | 'OTHER_CATEGORY'
  | 'OTHER_BRAND'
  | 'OTHER_LINE'
  | 'OUTSIDE_BAND';

/** What a version of the price rules changed. */
export type PriceVersionAction =
  | 'STARTED'
  | 'ADDED'
  | 'UPDATED'
  | 'DELETED'
  | 'ROLLED_BACK';

/** How far new prices are. */
export type GenerationStatus =
  | 'RUNNING'
  | 'COMPLETED';

/** A price rule: how a supplier's price becomes ours, and for which products. */
export type PriceMarkup = {
  /** Named by the products it set the price of. */
  id: Scalars['ID']['output'];
  /** Only products of this supplier; null for all. */
  supplierId?: Maybe<Scalars['ID']['output']>;
  /** The line of the catalogue. */
  type: PriceMarkupLine;
  /** A deleted rule sets no price. */
  isDeleted: Scalars['Boolean']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** What it says. */
  rule: PriceMarkupRule;
};

/** What a price rule says. */
export type PriceMarkupRule = {
  /** What it is about. */
  ruleType: PriceRuleType;
  /** A category of the shop, its subcategories included; null for a price band. */
  categoryName?: Maybe<Scalars['String']['output']>;
  /** Least price of the supplier; null without one. */
  minPrice?: Maybe<Scalars['Cents']['output']>;
  /** Highest price of the supplier, itself included; null without one. */
  maxPrice?: Maybe<Scalars['Cents']['output']>;
  /** How the mark-up is meant. */
  markupType: MarkupType;
  /** How the price is rounded. */
  roundingMethod: RoundingMethod;
  /** Basis points (1250 for 12.5 %) or cents, as markupType says. */
  markupValue: Scalars['Int']['output'];
  /** Any of these brands; empty for all. */
  brands: Array<PriceMarkupBrand>;
};

/** A brand of a price rule. */
export type PriceMarkupBrand = {
  /** As in Brand. */
  id: Scalars['ID']['output'];
  /** As in Brand. */
  name: Scalars['String']['output'];
};

/** A page of price rules, the newest first. */
export type PriceMarkupResult = {
  /** The rules of this page. */
  markups: Array<PriceMarkup>;
  /** All there are. */
  totalMarkups: Scalars['Int']['output'];
  /** The version that stands: to be sent with a change. */
  version: Scalars['Int']['output'];
  /** Brands with products, to choose from. */
  brands: Array<PriceMarkupBrand>;
  /** Suppliers with products, to choose from. */
  supplierIds: Array<Scalars['ID']['output']>;
};

/** A price rule as staff write it. */
export type PriceMarkupInput = {
  /** Only products of this supplier; null for all. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  /** The line of the catalogue; left out, that of the category, and electronics without one. */
  type?: InputMaybe<PriceMarkupLine>;
  /** True to delete it. */
  isDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it says. */
  rule: PriceMarkupRuleInput;
};

/** What a price rule says, as staff write it. */
export type PriceMarkupRuleInput = {
  /** What it is about. */
  ruleType: PriceRuleType;
  /** A category of the shop by its name; needed unless it is about a price band. */
  categoryName?: InputMaybe<Scalars['String']['input']>;
  /** Least price of the supplier. */
  minPrice?: InputMaybe<Scalars['Cents']['input']>;
  /** Highest price of the supplier, itself included. */
  maxPrice?: InputMaybe<Scalars['Cents']['input']>;
  /** How the mark-up is meant. */
  markupType: MarkupType;
  /** How the price is rounded. */
  roundingMethod: RoundingMethod;
  /** Basis points (1250 for 12.5 %) or cents, as markupType says. */
  markupValue: Scalars['Int']['input'];
  /** Brands by id; needed when it is about brands in a category. */
  brandIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What became of a change of the price rules. */
export type PriceMarkupChange = {
  /** False when nothing was changed. */
  success: Scalars['Boolean']['output'];
  /** A sentence for the caller. */
  message: Scalars['String']['output'];
  /** The rule as it stands now; null for a rollback and for an unknown one. */
  markup?: Maybe<PriceMarkup>;
  /** The version that stands now. */
  version: Scalars['Int']['output'];
};

/** One version of the price rules: all rules as they stood. */
export type PriceVersion = {
  /** Counts up from 0, which has no rules. */
  version: Scalars['Int']['output'];
  /** What it changed. */
  action: PriceVersionAction;
  /** The version that was taken again, of a rollback. */
  restoredVersion?: Maybe<Scalars['Int']['output']>;
  /** Rules that are not deleted. */
  ruleCount: Scalars['Int']['output'];
  /** User name of whoever made it; null for the first one. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
};

/** A page of versions, the newest first. */
export type PriceVersionsResult = {
  /** The versions of this page. */
  versions: Array<PriceVersion>;
  /** All there are. */
  totalVersions: Scalars['Int']['output'];
};

/** What prices would become. */
export type PriceSimulation = {
  /** Products on sale in the shop. */
  products: Scalars['Int']['output'];
  /** Products that become dearer. */
  up: Scalars['Int']['output'];
  /** Products that become cheaper. */
  down: Scalars['Int']['output'];
  /** Products that keep what a customer pays. */
  unchanged: Scalars['Int']['output'];
  /** Products that leave nothing over their supplier's price any more, and do now. */
  loseMargin: Scalars['Int']['output'];
  /** Products whose price no rule sets. */
  withoutRule: Scalars['Int']['output'];
  /** The products whose price changes most. */
  largestChanges: Array<SimulatedPrice>;
  /** The product that was asked for; null without one and for an unknown one. */
  product?: Maybe<PriceExplanation>;
};

/** What a customer pays for a product, now and then. */
export type SimulatedPrice = {
  /** As in Product. */
  productId: Scalars['ID']['output'];
  /** As in Product. */
  sku: Scalars['String']['output'];
  /** As in Product. */
  name: Scalars['String']['output'];
  /** What it costs now. */
  before?: Maybe<Scalars['Cents']['output']>;
  /** What it would cost. */
  after?: Maybe<Scalars['Cents']['output']>;
  /** The rule that would set the price; new is the one that is being written, null none. */
  winnerMarkupId?: Maybe<Scalars['ID']['output']>;
};

/** Which rule sets the price of a product, and why. */
export type PriceExplanation = {
  /** Now and then. */
  price: SimulatedPrice;
  /** What the rule starts from: the supplier's price today; null when the supplier gave none. */
  cost?: Maybe<Scalars['Cents']['output']>;
  /** Every rule with what is said of it, the winner first. */
  verdicts: Array<RuleJudgement>;
};

/** What is said of one rule for a product. */
export type RuleJudgement = {
  /** The rule; new is the one that is being written. */
  markupId: Scalars['ID']['output'];
  /** The line of the catalogue it is for. */
  type: PriceMarkupLine;
  /** What it says. */
  rule: PriceMarkupRule;
  /** Why it wins, or does not. */
  verdict: RuleVerdict;
};

/** What was asked of the catalogue. */
export type CatalogueResult = {
  /** False when nothing was begun. */
  success: Scalars['Boolean']['output'];
  /** A sentence for the caller. */
  message: Scalars['String']['output'];
  /** The run that is under way. */
  generation: CatalogueGeneration;
};

/** A run that gives all products new prices. */
export type CatalogueGeneration = {
  /** Counts up. */
  id: Scalars['ID']['output'];
  /** The version of the price rules. */
  version: Scalars['Int']['output'];
  /** How far it is. */
  status: GenerationStatus;
  /** Products when it began. */
  total: Scalars['Int']['output'];
  /** Products looked at. */
  done: Scalars['Int']['output'];
  /** Products whose price or winner changed. */
  changed: Scalars['Int']['output'];
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** When it was done; null while it runs. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What the API host answers. */
export type Query = {
  /** The tree of shop categories in menu order. */
  getCategories: Array<Category>;
  /** Categories with how many live products match a text. */
  getCategoriesResult: CategoriesResult;
  /** All brands with live products, by name. */
  getAllBrands: Array<Brand>;
  /** One brand, null when unknown. */
  getBrand?: Maybe<Brand>;
  /** One live product, null when unknown or hidden. */
  getProductById?: Maybe<Product>;
  /** What was sold at a product's address and is not any more; null for what is sold and for what is unknown. */
  getFormerProduct?: Maybe<FormerProduct>;
  /** A page of live products with facet counts. */
  searchProducts: SearchProductsResult;
  /** The first parts of the sizes of tires that are sold: section widths, and of flotation sizes the diameters (31X). */
  getTireWidths: Array<TireMeasure>;
  /** The second parts of sizes that begin so. */
  getAspectRatios: Array<TireMeasure>;
  /** The rims of sizes that begin so, with the sizes. */
  getRimDiameters: Array<RimDiameter>;
  /** One kind of vehicle, null when unknown. */
  getVehicleType?: Maybe<VehicleType>;
  /** The kinds of vehicles tires are made for. */
  getVehicleTypes: Array<VehicleType>;
  /** A page of live tires with the counts of every filter. */
  searchTireProducts: LineSearchResult;
  /** A page of live wheels with the counts of every filter. */
  searchWheelProducts: LineSearchResult;
  /** A line of tires, null when unknown. */
  getTireProductLine?: Maybe<ProductLine>;
  /** A line of wheels, null when unknown. */
  getWheelProductLine?: Maybe<ProductLine>;
  /** What is offered while a search is typed: the products it finds first, and the categories and brands they are in. */
  getSearchSuggestions: SearchSuggestions;
  /** What a cart needs to know of its products, in the order asked, unknown ones with quantity 0. */
  getCartProducts: Array<CartProduct>;
  /** Price and stock right now, in the order asked, unknown ones NOT_AVAILABLE. */
  getProductAvailability: Array<ProductAvailability>;
  /** State of the catalogue. */
  catalogueState: CatalogueState;
  /** Live products after an id, at most 1,000 a call. Every export is for the site build and the publisher; in production they need the build key. */
  exportCatalogue: CatalogueExport;
  /** Live products of these ids, at most 1,000, in the order asked; what is not live is left out. */
  exportProducts: Array<Product>;
  /** The whole listing of a category or a brand, narrowed by attributes. */
  exportListing: ListingExport;
  /** The pages of attributes in categories, as the list of staff has them. */
  exportAttributePages: Array<AttributePage>;
  /** What the home page shows. */
  exportHome: HomeExport;
  /** Model years of vehicles, the newest first. */
  exportVehicleYears: Array<Scalars['Int']['output']>;
  /** Makes of vehicles, by name. */
  exportVehicleMakes: Array<VehicleMake>;
  /** The vehicles of a make, by model, the newest first. */
  exportVehicles: Array<VehicleRow>;
  /** Products that changed after a revision, after an id. With waits, the answer comes once there are any, or after some seconds. */
  exportChanges: CatalogueChanges;
  /** The signed-in customer's cart; null when there is none yet. */
  getCart?: Maybe<Cart>;
  /** The signed-in customer's wish list. */
  getWishList: WishList;
  /** A wish list by the key of its link; null when it is shared no more. */
  getSharedWishList?: Maybe<SharedWishList>;
  /** The signed-in customer's saved searches, the last saved first. */
  getSavedSearches: Array<SavedSearch>;
  /** What an order would cost and what stands in its way. */
  getCheckoutQuote: CheckoutQuote;
  /**
   * The same for an order that staff with orders.update take by telephone. username names the customer; without it the order
   * is a guest's.
   */
  getPhoneOrderQuote: CheckoutQuote;
  /** What the browser needs to pay this order with this method. */
  preparePayment: PaymentPreparation;
  /** A charge at Coinbase Commerce for the account's cart or these lines: its code. */
  generateCoinbaseChargeId: Scalars['String']['output'];
  /** Whether and how products reach a postal code, in the order asked. */
  getProductAvailabilityDetails: Array<ProductAvailabilityDetail>;
  /** The signed-in customer's orders; with statuses only those in one of them, such as those a counter counts. */
  getOrdersByUser: OrdersResult;
  /** One order of the signed-in customer; staff with orders.read may see any. Not-yours is null. */
  getOrder?: Maybe<Order>;
  /** The agreement of a leased order, from its lessor; null for not-yours, and while there is none. A guest's order needs its key. */
  getLeaseAgreement?: Maybe<LeaseAgreement>;
  /** What cancelling or returning would do; null for not-yours. Without items the whole order, or all that can come back. */
  previewOrderChange?: Maybe<OrderChangePreview>;
  /** A guest's order by the key of the mail; null when the key does not fit. */
  getOrderByKey?: Maybe<Order>;
  /** What a correction would do, for staff with orders.update; null when there is no such order. */
  previewOrderEdit?: Maybe<OrderEditPreview>;
  /** What was ordered of an order at suppliers, the newest first; needs orders.read. */
  getSupplierOrders: Array<SupplierOrder>;
  /**
   * All orders narrowed and sorted, for staff with orders.read. sort is placed, total or status, with "-" before it the other
   * way round; pages have 5, 10, 15, 20, 25, 50 or 100 orders.
   */
  listOrders: OrderList;
  /** What stands before and after an order in such a list; an order that is in no list has neither. */
  getOrderNeighbours: ListNeighbours;
  /** Suppliers and affiliates that orders name. */
  getOrderNames: OrderNames;
  /** How far a change of many orders has come; null when there is none. */
  getOrderBulkRun?: Maybe<OrderBulkRun>;
  /** The signed-in customer's lease applications, the latest first. */
  getApplicationByUser: LeaseApplicationsResult;
  /** One application of the signed-in customer; staff with leases.read may see any. Not-yours is null, and one of another user than the named. */
  getLeaseApplicationById?: Maybe<LeaseApplication>;
  /** Applications of all applicants, the latest first; for staff. sort: created or approved, with - before it the largest first. */
  searchLeaseApplications: LeaseSearchResult;
  /** The applications before and after one in such a list; of one that is not there neither. */
  getLeaseNeighbours: ListNeighbours;
  /** The user names before and after a customer in the list of customers (listCustomers), narrowed as it; of one who is not there neither. */
  getCustomerNeighbours: ListNeighbours;
  /** One application with what only staff are told; null for one that is not there. */
  getLeaseForStaff?: Maybe<StaffLease>;
  /** A guest's application by the key of its draft; null when the key does not fit. Without an id the one the draft became. */
  getLeaseApplicationByKey?: Maybe<LeaseApplication>;
  /** The approval a customer can shop with; null without one. Staff with leases.read may name anybody; others themselves. */
  getActivePreApprovedApplicationByUser?: Maybe<LeaseApplication>;
  /** Price rules, for staff with pricing.read. */
  getPriceMarkup: PriceMarkupResult;
  /** One price rule, for staff with pricing.read; null when unknown. */
  getPriceMarkupById?: Maybe<PriceMarkup>;
  /** Versions of the price rules, for staff with pricing.read. */
  getPriceMarkupVersions: PriceVersionsResult;
  /** What generateCatalogue would do: with the rules that stand, with one of them changed (id and input) or added (input), or with those of a version. For staff with pricing.read. */
  simulatePriceMarkup: PriceSimulation;
  /** Begins to give all products new prices by the rules that stand; one run at a time, so it may be asked again. For staff with catalogue.generate. */
  generateCatalogue: CatalogueResult;
  /** The latest run of generateCatalogue, for staff with pricing.read; null before the first. */
  getCatalogueGeneration?: Maybe<CatalogueGeneration>;
  /** What visitors did, by day of the shop; both days are included. For staff with reports.sources. */
  getAnalyticsDays: Array<AnalyticsDay>;
};


/** What the API host answers. */
export type QueryGetCategoriesResultArgs = {
  text?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host answers. */
export type QueryGetBrandArgs = {
  id: Scalars['ID']['input'];
};


/** What the API host answers. */
export type QueryGetProductByIdArgs = {
  productId: Scalars['ID']['input'];
};


/** What the API host answers. */
export type QueryGetFormerProductArgs = {
  slug: Scalars['String']['input'];
};


/** What the API host answers. */
export type QuerySearchProductsArgs = {
  input: SearchProductsInput;
};


/** What the API host answers. */
export type QueryGetAspectRatiosArgs = {
  width: Scalars['String']['input'];
};


/** What the API host answers. */
export type QueryGetRimDiametersArgs = {
  aspectRatio: Scalars['String']['input'];
  width: Scalars['String']['input'];
};


/** What the API host answers. */
export type QueryGetVehicleTypeArgs = {
  id: Scalars['ID']['input'];
};


/** What the API host answers. */
export type QuerySearchTireProductsArgs = {
  input: SearchTireProductsInput;
};


/** What the API host answers. */
export type QuerySearchWheelProductsArgs = {
  input: SearchWheelProductsInput;
};


/** What the API host answers. */
export type QueryGetTireProductLineArgs = {
  id: Scalars['ID']['input'];
};


/** What the API host answers. */
export type QueryGetWheelProductLineArgs = {
  id: Scalars['ID']['input'];
};


/** What the API host answers. */
export type QueryGetSearchSuggestionsArgs = {
  text: Scalars['String']['input'];
};


/** What the API host answers. */
export type QueryGetCartProductsArgs = {
  productIds: Array<Scalars['ID']['input']>;
};


/** What the API host answers. */
export type QueryGetProductAvailabilityArgs = {
  productIds: Array<Scalars['ID']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host answers. */
export type QueryExportCatalogueArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first: Scalars['Int']['input'];
};


/** What the API host answers. */
export type QueryExportProductsArgs = {
  productIds: Array<Scalars['ID']['input']>;
};


/** What the API host answers. */
export type QueryExportListingArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  brandId?: InputMaybe<Scalars['ID']['input']>;
  filters?: InputMaybe<Array<FacetChoice>>;
};


/** What the API host answers. */
export type QueryExportVehiclesArgs = {
  make: Scalars['ID']['input'];
};


/** What the API host answers. */
export type QueryExportChangesArgs = {
  since: Scalars['String']['input'];
  after?: InputMaybe<Scalars['ID']['input']>;
  waits?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What the API host answers. */
export type QueryGetSharedWishListArgs = {
  shareKey: Scalars['ID']['input'];
};


/** What the API host answers. */
export type QueryGetCheckoutQuoteArgs = {
  input: CheckoutInput;
};


/** What the API host answers. */
export type QueryGetPhoneOrderQuoteArgs = {
  username?: InputMaybe<Scalars['String']['input']>;
  input: CheckoutInput;
};


/** What the API host answers. */
export type QueryPreparePaymentArgs = {
  method: PaymentMethod;
  input: CheckoutInput;
};


/** What the API host answers. */
export type QueryGenerateCoinbaseChargeIdArgs = {
  input: CheckoutInput;
};


/** What the API host answers. */
export type QueryGetProductAvailabilityDetailsArgs = {
  postalCode: Scalars['String']['input'];
  productIds: Array<Scalars['ID']['input']>;
};


/** What the API host answers. */
export type QueryGetOrdersByUserArgs = {
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  statuses?: InputMaybe<Array<OrderStatus>>;
};


/** What the API host answers. */
export type QueryGetOrderArgs = {
  orderId: Scalars['ID']['input'];
};


/** What the API host answers. */
export type QueryGetLeaseAgreementArgs = {
  orderId: Scalars['ID']['input'];
  orderKey?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host answers. */
export type QueryPreviewOrderChangeArgs = {
  orderId: Scalars['ID']['input'];
  change: OrderChangeKind;
  itemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  pieces?: InputMaybe<Array<ItemPiecesInput>>;
  orderKey?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host answers. */
export type QueryGetOrderByKeyArgs = {
  orderId: Scalars['ID']['input'];
  orderKey: Scalars['String']['input'];
};


/** What the API host answers. */
export type QueryPreviewOrderEditArgs = {
  orderId: Scalars['ID']['input'];
  edit: OrderEditInput;
};


/** What the API host answers. */
export type QueryGetSupplierOrdersArgs = {
  orderId: Scalars['ID']['input'];
};


/** What the API host answers. */
export type QueryListOrdersArgs = {
  filter?: InputMaybe<OrderFilterInput>;
  sort?: InputMaybe<Scalars['String']['input']>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What the API host answers. */
export type QueryGetOrderNeighboursArgs = {
  orderId: Scalars['ID']['input'];
  filter?: InputMaybe<OrderFilterInput>;
  sort?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host answers. */
export type QueryGetOrderBulkRunArgs = {
  id: Scalars['ID']['input'];
};


/** What the API host answers. */
export type QueryGetApplicationByUserArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
};


/** What the API host answers. */
export type QueryGetLeaseApplicationByIdArgs = {
  leaseId: Scalars['ID']['input'];
  username?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host answers. */
export type QuerySearchLeaseApplicationsArgs = {
  text?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What the API host answers. */
export type QueryGetLeaseNeighboursArgs = {
  leaseId: Scalars['ID']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host answers. */
export type QueryGetCustomerNeighboursArgs = {
  username: Scalars['String']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host answers. */
export type QueryGetLeaseForStaffArgs = {
  leaseId: Scalars['ID']['input'];
};


/** What the API host answers. */
export type QueryGetLeaseApplicationByKeyArgs = {
  leaseId?: InputMaybe<Scalars['ID']['input']>;
  draftKey: Scalars['ID']['input'];
};


/** What the API host answers. */
export type QueryGetActivePreApprovedApplicationByUserArgs = {
  username?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host answers. */
export type QueryGetPriceMarkupArgs = {
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  withDeleted?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What the API host answers. */
export type QueryGetPriceMarkupByIdArgs = {
  id: Scalars['ID']['input'];
};


/** What the API host answers. */
export type QueryGetPriceMarkupVersionsArgs = {
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What the API host answers. */
export type QuerySimulatePriceMarkupArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input?: InputMaybe<PriceMarkupInput>;
  version?: InputMaybe<Scalars['Int']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host answers. */
export type QueryGetAnalyticsDaysArgs = {
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};

/** What the API host changes. */
export type Mutation = {
  /** The signed-in customer's cart, made when there is none. */
  createEmptyCart: Cart;
  /** Adds pieces of a product. */
  addItem: Cart;
  /** Takes a product out. */
  deleteItem: Cart;
  /** Sets the pieces of a product; below 1 takes it out. */
  changeQuantity: Cart;
  /** Empties the cart. */
  clearCart: Cart;
  /** Takes a guest cart into the account's, once for each mergeKey however often it is sent. */
  mergeCarts: Cart;
  /** Puts products into the wish list, the last one first; those that are in it stay as they are, and unknown ones are left out. */
  addToWishList: WishList;
  /** Takes a product out of the wish list. */
  removeFromWishList: WishList;
  /** Makes the link that shows the wish list to others, or withdraws it for good. */
  shareWishList: WishList;
  /** Whether to mail the customer when the price of a product of the wish list drops. */
  tellOfWishList: WishList;
  /** Saves a search: it comes first and replaces any entry of the same name. */
  saveSearch: Array<SavedSearch>;
  /** Deletes a saved search; of the list SEARCHES when none is named. */
  deleteSavedSearch: Array<SavedSearch>;
  /** Places the order and pays it by any way but a lease: with what the vendor's part of the page handed over, or a coin. */
  checkoutWith: CheckoutResult;
  /** Places the order and charges a card or Google Pay nonce. */
  checkoutWithBraintree: CheckoutResult;
  /** Places the order and opens a crypto invoice: BTC, DOGE, ETH, LTC, DASH, ZEC, USDT, BCH or XMR. */
  checkoutWithPlisio: CheckoutResult;
  /** Places the order with Klarna's authorization token. */
  checkoutWithKlarna: CheckoutResult;
  /** Places the order and opens a Coinbase Commerce charge. */
  checkoutWithCoinbase: CheckoutResult;
  /** Applies for a lease with what the signed-in customer has saved: the lessors are asked in turn until one approves. */
  processLoanApplication: LeaseResult;
  /** The same for a guest, with the key of the saved draft, which opens the application from then on. */
  processGuestLoanApplication: LeaseResult;
  /** Places the order and leases of it what the account's approval has left, up to the total; the rest is amountDue. */
  processCheckoutWithPreApprovedCredit: LeaseResult;
  /** Asks the lessor how an application stands; for the page the customer comes back to. A guest's needs the key of its draft. */
  refreshLeaseApplication: LeaseResult;
  /** Staff note what a lessor has answered that the shop could not read. Refused when the application stands otherwise than it was seen. */
  noteLessorAnswer: LeaseChangeResult;
  /** Staff ask the lessor how an application stands. */
  askLessorForStaff: LeaseChangeResult;
  /** Asks the gateway how an order's payment stands; for the page the customer comes back to. */
  refreshPayment: CheckoutResult;
  /** The customer has left the page of a gateway without paying: it is closed, and the goods are for sale again. */
  leavePayment: CheckoutResult;
  /** Notes that a person has given money back at the payment company; needs orders.refund. The reference is theirs. */
  settleRefundByHand: OrderChange;
  /** Cancels an order where that is allowed; money that was paid goes back. */
  cancelOrder: OrderChange;
  /** Cancels an order where that is allowed and puts its goods back into the cart of whoever asks, once however often it is sent. */
  putOrderInCart: OrderInCart;
  /** Turns the mails that remind of an order's payments on or off; by its customer, or a guest with any key that shows the order. */
  setOrderReminders: OrderChange;
  /** Moves an order on; needs orders.update, cancelling orders.cancel. revision is the one that was seen. */
  changeOrderStatus: OrderChange;
  /** Says that items are on their way in one parcel and mails the customer, once; needs orders.update. The last parcel completes the order. */
  shipOrderItems: OrderChange;
  /** Notes what happened to items and mails the customer, once; what they cost goes back when they are cancelled or come back. Needs orders.update, to cancel and take back orders.cancel. */
  changeOrderItems: OrderChange;
  /**
   * Corrects items and addresses before they are on their way and mails the customer; needs orders.update, orders.cancel where
   * money goes back. revision is the one that was seen. due is the difference that was seen, where it costs more: the customer is
   * mailed a link to pay it, and the correction is made once it is paid.
   */
  editOrder: OrderChange;
  /** Takes back a correction that waits for its payment; needs orders.update. revision is the one that was seen. */
  withdrawOrderCorrection: OrderChange;
  /**
   * Orders at the supplier now what is not ordered there, again what it gave up on; needs orders.update. revision is the one that
   * was seen. isAfterAll: also what was marked as bought another way and is not on its way yet.
   */
  submitToSupplier: OrderChange;
  /** Asks the supplier to cancel items it has taken; needs orders.update. What it answers is seen by getSupplierOrders. */
  cancelAtSupplier: OrderChange;
  /** Gives money back; needs orders.refund. As in every change by staff, more than the limit takes a fresh code of the second factor. */
  refundOrder: OrderChange;
  /** Begins a change of many orders, for staff with the permission the action takes. */
  changeManyOrders: OrderBulkRun;
  /** What a customer sees of their account, for staff with customers.read; each view is written down. It changes nothing else. */
  viewAccount: AccountView;
  /**
   * Places an order that staff with orders.update take by telephone, once for each key of theirs. It waits for its payment, and
   * the customer is mailed a link to pay it by; mode is CREATE_FRESH_ORDER.
   */
  placePhoneOrder: CheckoutResult;
  /** Mails the customer a link to pay an order by that waits for its money, or a correction of it, once for each key; needs orders.update. */
  sendPaymentLink: OrderChange;
  /** Writes into the history; needs orders.note. type is CUSTOM_NOTES, PHONE_CALL or EMAIL_CONVERSATION. */
  addOrderNote: OrderChange;
  /** Adds a price rule to the version that was seen; for staff with pricing.write. */
  addPriceMarkup: PriceMarkupChange;
  /** Changes or deletes a price rule of the version that was seen; for staff with pricing.write. */
  updatePriceMarkup: PriceMarkupChange;
  /** Makes the rules of an earlier version the newest; for staff with pricing.write. */
  rollBackPriceMarkups: PriceMarkupChange;
  /** Counts what a visitor did, each event once by its id. Nothing is kept of a browser that sends Global Privacy Control. */
  recordAnalyticsEvents: AnalyticsReceipt;
};


/** What the API host changes. */
export type MutationAddItemArgs = {
  productId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


/** What the API host changes. */
export type MutationDeleteItemArgs = {
  productId: Scalars['ID']['input'];
};


/** What the API host changes. */
export type MutationChangeQuantityArgs = {
  productId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


/** What the API host changes. */
export type MutationMergeCartsArgs = {
  items: Array<CartLineInput>;
  mergeKey: Scalars['ID']['input'];
};


/** What the API host changes. */
export type MutationAddToWishListArgs = {
  productIds: Array<Scalars['ID']['input']>;
};


/** What the API host changes. */
export type MutationRemoveFromWishListArgs = {
  productId: Scalars['ID']['input'];
};


/** What the API host changes. */
export type MutationShareWishListArgs = {
  isShared: Scalars['Boolean']['input'];
};


/** What the API host changes. */
export type MutationTellOfWishListArgs = {
  tells: Scalars['Boolean']['input'];
};


/** What the API host changes. */
export type MutationSaveSearchArgs = {
  input: SavedSearchInput;
};


/** What the API host changes. */
export type MutationDeleteSavedSearchArgs = {
  list?: InputMaybe<SavedSearchList>;
  name: Scalars['String']['input'];
};


/** What the API host changes. */
export type MutationCheckoutWithArgs = {
  method: PaymentMethod;
  input: CheckoutInput;
  token?: InputMaybe<Scalars['String']['input']>;
  deviceData?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host changes. */
export type MutationCheckoutWithBraintreeArgs = {
  input: CheckoutInput;
  nonce: Scalars['String']['input'];
  deviceData?: InputMaybe<Scalars['String']['input']>;
  method?: InputMaybe<PaymentMethod>;
};


/** What the API host changes. */
export type MutationCheckoutWithPlisioArgs = {
  input: CheckoutInput;
  currency: Scalars['String']['input'];
};


/** What the API host changes. */
export type MutationCheckoutWithKlarnaArgs = {
  input: CheckoutInput;
  authorizationToken: Scalars['String']['input'];
};


/** What the API host changes. */
export type MutationCheckoutWithCoinbaseArgs = {
  input: CheckoutInput;
  chargeId?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host changes. */
export type MutationProcessLoanApplicationArgs = {
  input: LeaseApplicationInput;
};


/** What the API host changes. */
export type MutationProcessGuestLoanApplicationArgs = {
  input: LeaseApplicationInput;
  draftKey: Scalars['ID']['input'];
};


/** What the API host changes. */
export type MutationProcessCheckoutWithPreApprovedCreditArgs = {
  input: CheckoutInput;
};


/** What the API host changes. */
export type MutationRefreshLeaseApplicationArgs = {
  leaseId: Scalars['ID']['input'];
  draftKey?: InputMaybe<Scalars['ID']['input']>;
};


/** What the API host changes. */
export type MutationNoteLessorAnswerArgs = {
  leaseId: Scalars['ID']['input'];
  seen: Scalars['String']['input'];
  input: LessorAnswerInput;
};


/** What the API host changes. */
export type MutationAskLessorForStaffArgs = {
  leaseId: Scalars['ID']['input'];
};


/** What the API host changes. */
export type MutationRefreshPaymentArgs = {
  orderId: Scalars['ID']['input'];
  orderKey?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host changes. */
export type MutationLeavePaymentArgs = {
  orderId: Scalars['ID']['input'];
  orderKey?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host changes. */
export type MutationSettleRefundByHandArgs = {
  orderId: Scalars['ID']['input'];
  refundId: Scalars['ID']['input'];
  reference: Scalars['String']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host changes. */
export type MutationCancelOrderArgs = {
  orderId: Scalars['ID']['input'];
  orderKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host changes. */
export type MutationPutOrderInCartArgs = {
  orderId: Scalars['ID']['input'];
  orderKey?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host changes. */
export type MutationSetOrderRemindersArgs = {
  orderId: Scalars['ID']['input'];
  orderKey?: InputMaybe<Scalars['String']['input']>;
  reminders: Scalars['Boolean']['input'];
};


/** What the API host changes. */
export type MutationChangeOrderStatusArgs = {
  orderId: Scalars['ID']['input'];
  status: OrderStatus;
  revision: Scalars['Int']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host changes. */
export type MutationShipOrderItemsArgs = {
  orderId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  shipment: ShipmentInput;
};


/** What the API host changes. */
export type MutationChangeOrderItemsArgs = {
  orderId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  change: ItemChangeInput;
  code?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host changes. */
export type MutationEditOrderArgs = {
  orderId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  edit: OrderEditInput;
  due?: InputMaybe<Scalars['Cents']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host changes. */
export type MutationWithdrawOrderCorrectionArgs = {
  orderId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


/** What the API host changes. */
export type MutationSubmitToSupplierArgs = {
  orderId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  isAfterAll?: Scalars['Boolean']['input'];
};


/** What the API host changes. */
export type MutationCancelAtSupplierArgs = {
  orderId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  itemIds: Array<Scalars['ID']['input']>;
};


/** What the API host changes. */
export type MutationRefundOrderArgs = {
  orderId: Scalars['ID']['input'];
  amount: Scalars['Cents']['input'];
  reason: Scalars['String']['input'];
  idempotencyKey: Scalars['ID']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
};


/** What the API host changes. */
export type MutationChangeManyOrdersArgs = {
  input: OrderBulkInput;
};


/** What the API host changes. */
export type MutationViewAccountArgs = {
  username: Scalars['String']['input'];
};


/** What the API host changes. */
export type MutationPlacePhoneOrderArgs = {
  username?: InputMaybe<Scalars['String']['input']>;
  input: CheckoutInput;
};


/** What the API host changes. */
export type MutationSendPaymentLinkArgs = {
  orderId: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


/** What the API host changes. */
export type MutationAddOrderNoteArgs = {
  orderId: Scalars['ID']['input'];
  type: OrderEventType;
  note: Scalars['String']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


/** What the API host changes. */
export type MutationAddPriceMarkupArgs = {
  input: PriceMarkupInput;
  version: Scalars['Int']['input'];
};


/** What the API host changes. */
export type MutationUpdatePriceMarkupArgs = {
  id: Scalars['ID']['input'];
  input: PriceMarkupInput;
  version: Scalars['Int']['input'];
};


/** What the API host changes. */
export type MutationRollBackPriceMarkupsArgs = {
  to: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


/** What the API host changes. */
export type MutationRecordAnalyticsEventsArgs = {
  visit?: InputMaybe<Scalars['ID']['input']>;
  events: Array<AnalyticsEventInput>;
};

/** What the analytics count. */
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

/** Something a visitor did. */
export type AnalyticsEventInput = {
  /** A UUID of version 7, made when it happened. */
  id: Scalars['ID']['input'];
  /** What happened. */
  kind: AnalyticsEventKind;
  /** What is said of it; a dimension at most once. */
  values: Array<AnalyticsValueInput>;
};

/** A dimension of an event, and what it is. */
export type AnalyticsValueInput = {
  /** Its number, 2 to 106. */
  dimension: Scalars['Int']['input'];
  /** A text; numbers and cents in digits, yes or no. */
  value: Scalars['String']['input'];
};

/** Why an event is not counted. */
export type AnalyticsRefusalReason =
  | 'TOO_LATE'
  | 'TOO_EARLY';

/** An event that is not counted. */
export type AnalyticsRefusal = {
  /** As it was sent. */
  id: Scalars['ID']['output'];
  /** Why it is not counted. */
  reason: AnalyticsRefusalReason;
};

/** What became of a batch. */
export type AnalyticsReceipt = {
  /** How many events were taken, for the first time or again. */
  taken: Scalars['Int']['output'];
  /** The others, with the reason. */
  refused: Array<AnalyticsRefusal>;
};

/** How often something happened on a day of the shop, by kind of page and of device. */
export type AnalyticsDay = {
  /** Such as 2026-11-26. */
  day: Scalars['String']['output'];
  /** What happened. */
  kind: AnalyticsEventKind;
  /** The kind of page it happened on; empty: unknown. */
  pageType: Scalars['String']['output'];
  /** Phone, tablet or desktop; empty: unknown. */
  deviceClass: Scalars['String']['output'];
  /** How many. */
  events: Scalars['Int']['output'];
  /** What they were worth together; 0 for events without an amount. */
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
  GoneCartItem: ResolverTypeWrapper<GoneCartItem>;
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
  BackLimits: ResolverTypeWrapper<BackLimits>;
  Order: ResolverTypeWrapper<Order>;
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
  OrderBulkRefusal: ResolverTypeWrapper<OrderBulkRefusal>;
  OrderNames: ResolverTypeWrapper<OrderNames>;
  CheckoutAddressInput: CheckoutAddressInput;
  Touch: ResolverTypeWrapper<Touch>;
  AttributionInput: AttributionInput;
  CheckoutInput: CheckoutInput;
  ItemPiecesInput: ItemPiecesInput;
  ShipmentInput: ShipmentInput;
  OrderChangeKind: OrderChangeKind;
  OrderChangePreview: ResolverTypeWrapper<OrderChangePreview>;
  MoneyBack: ResolverTypeWrapper<MoneyBack>;
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
  CartPieces: ResolverTypeWrapper<CartPieces>;
  OrderInCart: ResolverTypeWrapper<OrderInCart>;
  LeaseApplication: ResolverTypeWrapper<LeaseApplication>;
  OrderLease: ResolverTypeWrapper<OrderLease>;
  LeaseMoment: ResolverTypeWrapper<LeaseMoment>;
  LeaseTry: ResolverTypeWrapper<LeaseTry>;
  LeaseApplicationsResult: ResolverTypeWrapper<LeaseApplicationsResult>;
  LeaseSearchResult: ResolverTypeWrapper<LeaseSearchResult>;
  LeaseStatusCount: ResolverTypeWrapper<LeaseStatusCount>;
  StaffLease: ResolverTypeWrapper<StaffLease>;
  StaffLeaseTry: ResolverTypeWrapper<StaffLeaseTry>;
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
  AnalyticsRefusalReason: AnalyticsRefusalReason;
  AnalyticsRefusal: ResolverTypeWrapper<AnalyticsRefusal>;
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
  GoneCartItem: GoneCartItem;
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
  BackLimits: BackLimits;
  Order: Order;
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
  OrderBulkRefusal: OrderBulkRefusal;
  OrderNames: OrderNames;
  CheckoutAddressInput: CheckoutAddressInput;
  Touch: Touch;
  AttributionInput: AttributionInput;
  CheckoutInput: CheckoutInput;
  ItemPiecesInput: ItemPiecesInput;
  ShipmentInput: ShipmentInput;
  OrderChangePreview: OrderChangePreview;
  MoneyBack: MoneyBack;
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
  CartPieces: CartPieces;
  OrderInCart: OrderInCart;
  LeaseApplication: LeaseApplication;
  OrderLease: OrderLease;
  LeaseMoment: LeaseMoment;
  LeaseTry: LeaseTry;
  LeaseApplicationsResult: LeaseApplicationsResult;
  LeaseSearchResult: LeaseSearchResult;
  LeaseStatusCount: LeaseStatusCount;
  StaffLease: StaffLease;
  StaffLeaseTry: StaffLeaseTry;
  StaffOrderLease: StaffOrderLease;
  LeaseNotice: LeaseNotice;
  LessorAnswerInput: LessorAnswerInput;
  LeaseChangeResult: LeaseChangeResult;
  LeaseApplicationInput: LeaseApplicationInput;
  LeaseResult: LeaseResult;
  PriceMarkup: PriceMarkup;
  PriceMarkupRule: PriceMarkupRule;
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
  AnalyticsRefusal: AnalyticsRefusal;
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
  thing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goesWith?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  meant?: Resolver<Maybe<ResolversTypes['SuggestedPlace']>, ParentType, ContextType>;
  unmet?: Resolver<Array<ResolversTypes['UnmetCondition']>, ParentType, ContextType>;
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

export type GoneCartItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['GoneCartItem'] = ResolversParentTypes['GoneCartItem']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = any, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  gone?: Resolver<Array<ResolversTypes['GoneCartItem']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['CartTotals'], ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['CartNotice']>, ParentType, ContextType>;
};

export type WishListResolvers<ContextType = any, ParentType extends ResolversParentTypes['WishList'] = ResolversParentTypes['WishList']> = {
  shareKey?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tells?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  tells?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type BackLimitsResolvers<ContextType = any, ParentType extends ResolversParentTypes['BackLimits'] = ResolversParentTypes['BackLimits']> = {
  ofOrder?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  ofDay?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  perOrder?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  perDay?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = any, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submittedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takenBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  isCheckDue?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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
  refundsByHand?: Resolver<Maybe<Array<ResolversTypes['ManualRefund']>>, ParentType, ContextType>;
  supplierOrdering?: Resolver<Maybe<ResolversTypes['SupplierOrdering']>, ParentType, ContextType>;
  backLimits?: Resolver<Maybe<ResolversTypes['BackLimits']>, ParentType, ContextType>;
  leaseDetails?: Resolver<Maybe<ResolversTypes['LeaseDetails']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  allowedNextStatuses?: Resolver<Array<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstItem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takenBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  byHand?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListNeighboursResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListNeighbours'] = ResolversParentTypes['ListNeighbours']> = {
  previous?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OrderBulkRunResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderBulkRun'] = ResolversParentTypes['OrderBulkRun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['OrderBulkAction'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isFinished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['OrderBulkRefusal']>, ParentType, ContextType>;
};

export type OrderBulkRefusalResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderBulkRefusal'] = ResolversParentTypes['OrderBulkRefusal']> = {
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderNamesResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderNames'] = ResolversParentTypes['OrderNames']> = {
  suppliers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  affiliates?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  moneyBack?: Resolver<Array<ResolversTypes['MoneyBack']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  lease?: Resolver<Maybe<ResolversTypes['LeaseChange']>, ParentType, ContextType>;
  sentences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MoneyBackResolvers<ContextType = any, ParentType extends ResolversParentTypes['MoneyBack'] = ResolversParentTypes['MoneyBack']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  isByHand?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  paidOtherwise?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
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
  paidAlready?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lease?: Resolver<ResolversTypes['LeaseOffer'], ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
};

export type LeaseOfferResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeaseOffer'] = ResolversParentTypes['LeaseOffer']> = {
  isOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leaseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  leasingCompanyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remainingAmount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  leasedAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  restAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
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
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  askedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderEditPreviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderEditPreview'] = ResolversParentTypes['OrderEditPreview']> = {
  isPossible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalBefore?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  sentences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SupplierOrderResolvers<ContextType = any, ParentType extends ResolversParentTypes['SupplierOrder'] = ResolversParentTypes['SupplierOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  supplier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SupplierOrderState'], ParentType, ContextType>;
  partnerOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SupplierOrderItem']>, ParentType, ContextType>;
};

export type SupplierOrderItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['SupplierOrderItem'] = ResolversParentTypes['SupplierOrderItem']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCancelAsked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderChange'] = ResolversParentTypes['OrderChange']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type CartPiecesResolvers<ContextType = any, ParentType extends ResolversParentTypes['CartPieces'] = ResolversParentTypes['CartPieces']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderInCartResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderInCart'] = ResolversParentTypes['OrderInCart']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['CartPieces']>, ParentType, ContextType>;
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
  tries?: Resolver<Array<ResolversTypes['LeaseTry']>, ParentType, ContextType>;
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

export type LeaseTryResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeaseTry'] = ResolversParentTypes['LeaseTry']> = {
  lessor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  seen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  consentVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextCheckAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tries?: Resolver<Array<ResolversTypes['StaffLeaseTry']>, ParentType, ContextType>;
  leases?: Resolver<Array<ResolversTypes['StaffOrderLease']>, ParentType, ContextType>;
};

export type StaffLeaseTryResolvers<ContextType = any, ParentType extends ResolversParentTypes['StaffLeaseTry'] = ResolversParentTypes['StaffLeaseTry']> = {
  lessorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  reminders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  happenedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toldAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  minPrice?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  maxPrice?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  markupType?: Resolver<ResolversTypes['MarkupType'], ParentType, ContextType>;
  roundingMethod?: Resolver<ResolversTypes['RoundingMethod'], ParentType, ContextType>;
  markupValue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['PriceMarkupBrand']>, ParentType, ContextType>;
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
  up?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  down?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loseMargin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  getLeaseAgreement?: Resolver<Maybe<ResolversTypes['LeaseAgreement']>, ParentType, ContextType, RequireFields<QueryGetLeaseAgreementArgs, 'orderId'>>;
  previewOrderChange?: Resolver<Maybe<ResolversTypes['OrderChangePreview']>, ParentType, ContextType, RequireFields<QueryPreviewOrderChangeArgs, 'orderId' | 'change'>>;
  getOrderByKey?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryGetOrderByKeyArgs, 'orderId' | 'orderKey'>>;
  previewOrderEdit?: Resolver<Maybe<ResolversTypes['OrderEditPreview']>, ParentType, ContextType, RequireFields<QueryPreviewOrderEditArgs, 'orderId' | 'edit'>>;
  getSupplierOrders?: Resolver<Array<ResolversTypes['SupplierOrder']>, ParentType, ContextType, RequireFields<QueryGetSupplierOrdersArgs, 'orderId'>>;
  listOrders?: Resolver<ResolversTypes['OrderList'], ParentType, ContextType, RequireFields<QueryListOrdersArgs, 'sort' | 'pageNumber' | 'pageSize'>>;
  getOrderNeighbours?: Resolver<ResolversTypes['ListNeighbours'], ParentType, ContextType, RequireFields<QueryGetOrderNeighboursArgs, 'orderId' | 'sort'>>;
  getOrderNames?: Resolver<ResolversTypes['OrderNames'], ParentType, ContextType>;
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
  tellOfWishList?: Resolver<ResolversTypes['WishList'], ParentType, ContextType, RequireFields<MutationTellOfWishListArgs, 'tells'>>;
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
  noteLessorAnswer?: Resolver<ResolversTypes['LeaseChangeResult'], ParentType, ContextType, RequireFields<MutationNoteLessorAnswerArgs, 'leaseId' | 'seen' | 'input'>>;
  askLessorForStaff?: Resolver<ResolversTypes['LeaseChangeResult'], ParentType, ContextType, RequireFields<MutationAskLessorForStaffArgs, 'leaseId'>>;
  refreshPayment?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationRefreshPaymentArgs, 'orderId'>>;
  leavePayment?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationLeavePaymentArgs, 'orderId'>>;
  settleRefundByHand?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationSettleRefundByHandArgs, 'orderId' | 'refundId' | 'reference'>>;
  cancelOrder?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'orderId'>>;
  putOrderInCart?: Resolver<ResolversTypes['OrderInCart'], ParentType, ContextType, RequireFields<MutationPutOrderInCartArgs, 'orderId'>>;
  setOrderReminders?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationSetOrderRemindersArgs, 'orderId' | 'reminders'>>;
  changeOrderStatus?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationChangeOrderStatusArgs, 'orderId' | 'status' | 'revision'>>;
  shipOrderItems?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationShipOrderItemsArgs, 'orderId' | 'revision' | 'shipment'>>;
  changeOrderItems?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationChangeOrderItemsArgs, 'orderId' | 'revision' | 'change'>>;
  editOrder?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationEditOrderArgs, 'orderId' | 'revision' | 'edit'>>;
  withdrawOrderCorrection?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationWithdrawOrderCorrectionArgs, 'orderId' | 'revision'>>;
  submitToSupplier?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationSubmitToSupplierArgs, 'orderId' | 'revision' | 'isAfterAll'>>;
  cancelAtSupplier?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationCancelAtSupplierArgs, 'orderId' | 'revision' | 'itemIds'>>;
  refundOrder?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationRefundOrderArgs, 'orderId' | 'amount' | 'reason' | 'idempotencyKey'>>;
  changeManyOrders?: Resolver<ResolversTypes['OrderBulkRun'], ParentType, ContextType, RequireFields<MutationChangeManyOrdersArgs, 'input'>>;
  viewAccount?: Resolver<ResolversTypes['AccountView'], ParentType, ContextType, RequireFields<MutationViewAccountArgs, 'username'>>;
  placePhoneOrder?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationPlacePhoneOrderArgs, 'input'>>;
  sendPaymentLink?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationSendPaymentLinkArgs, 'orderId' | 'idempotencyKey'>>;
  addOrderNote?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationAddOrderNoteArgs, 'orderId' | 'type' | 'note' | 'idempotencyKey'>>;
  addPriceMarkup?: Resolver<ResolversTypes['PriceMarkupChange'], ParentType, ContextType, RequireFields<MutationAddPriceMarkupArgs, 'input' | 'version'>>;
  updatePriceMarkup?: Resolver<ResolversTypes['PriceMarkupChange'], ParentType, ContextType, RequireFields<MutationUpdatePriceMarkupArgs, 'id' | 'input' | 'version'>>;
  rollBackPriceMarkups?: Resolver<ResolversTypes['PriceMarkupChange'], ParentType, ContextType, RequireFields<MutationRollBackPriceMarkupsArgs, 'to' | 'version'>>;
  recordAnalyticsEvents?: Resolver<ResolversTypes['AnalyticsReceipt'], ParentType, ContextType, RequireFields<MutationRecordAnalyticsEventsArgs, 'events'>>;
};

export type AnalyticsRefusalResolvers<ContextType = any, ParentType extends ResolversParentTypes['AnalyticsRefusal'] = ResolversParentTypes['AnalyticsRefusal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['AnalyticsRefusalReason'], ParentType, ContextType>;
};

export type AnalyticsReceiptResolvers<ContextType = any, ParentType extends ResolversParentTypes['AnalyticsReceipt'] = ResolversParentTypes['AnalyticsReceipt']> = {
  taken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['AnalyticsRefusal']>, ParentType, ContextType>;
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
  GoneCartItem?: GoneCartItemResolvers<ContextType>;
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
  BackLimits?: BackLimitsResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  SupplierOrdering?: SupplierOrderingResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderCounters?: OrderCountersResolvers<ContextType>;
  OrdersResult?: OrdersResultResolvers<ContextType>;
  OrderListRow?: OrderListRowResolvers<ContextType>;
  OrderStatusCount?: OrderStatusCountResolvers<ContextType>;
  OrderList?: OrderListResolvers<ContextType>;
  ListNeighbours?: ListNeighboursResolvers<ContextType>;
  OrderBulkRun?: OrderBulkRunResolvers<ContextType>;
  OrderBulkRefusal?: OrderBulkRefusalResolvers<ContextType>;
  OrderNames?: OrderNamesResolvers<ContextType>;
  Touch?: TouchResolvers<ContextType>;
  OrderChangePreview?: OrderChangePreviewResolvers<ContextType>;
  MoneyBack?: MoneyBackResolvers<ContextType>;
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
  CartPieces?: CartPiecesResolvers<ContextType>;
  OrderInCart?: OrderInCartResolvers<ContextType>;
  LeaseApplication?: LeaseApplicationResolvers<ContextType>;
  OrderLease?: OrderLeaseResolvers<ContextType>;
  LeaseMoment?: LeaseMomentResolvers<ContextType>;
  LeaseTry?: LeaseTryResolvers<ContextType>;
  LeaseApplicationsResult?: LeaseApplicationsResultResolvers<ContextType>;
  LeaseSearchResult?: LeaseSearchResultResolvers<ContextType>;
  LeaseStatusCount?: LeaseStatusCountResolvers<ContextType>;
  StaffLease?: StaffLeaseResolvers<ContextType>;
  StaffLeaseTry?: StaffLeaseTryResolvers<ContextType>;
  StaffOrderLease?: StaffOrderLeaseResolvers<ContextType>;
  LeaseNotice?: LeaseNoticeResolvers<ContextType>;
  LeaseChangeResult?: LeaseChangeResultResolvers<ContextType>;
  LeaseResult?: LeaseResultResolvers<ContextType>;
  PriceMarkup?: PriceMarkupResolvers<ContextType>;
  PriceMarkupRule?: PriceMarkupRuleResolvers<ContextType>;
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
  AnalyticsRefusal?: AnalyticsRefusalResolvers<ContextType>;
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

export type ViewAccountMutationVariables = Exact<{
  username: string;
}>;


export type ViewAccountMutation = { viewAccount: { cart: { items: Array<{ productId: string, quantity: number }> } | null, orders: { totalOrders: number, orders: Array<{ id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ id: string, name: string, quantity: number, images: Array<string> }> }> } | null, applications: { totalApplications: number, applications: Array<{ status: string, reason: string | null, orderId: string | null, preApproved: boolean, createdAt: string, id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null }> } | null, approval: { id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null } | null } };

export type RecordAnalyticsEventsMutationVariables = Exact<{
  visit?: string | null | undefined;
  events: Array<Schema.AnalyticsEventInput> | Schema.AnalyticsEventInput;
}>;


export type RecordAnalyticsEventsMutation = { receipt: { taken: number, refused: Array<{ id: string, reason: Schema.AnalyticsRefusalReason }> } };

export type CartLinesQueryVariables = Exact<{
  productIds: Array<string> | string;
}>;


export type CartLinesQuery = { getCartProducts: Array<{ id: string, availableQuantity: number, product: { url: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, quantityLimit: number | null, images: Array<{ href: string, primary: boolean }> } | null }> };

export type CartOffersQueryVariables = Exact<{
  input: Schema.CheckoutInput;
}>;


export type CartOffersQuery = { getCheckoutQuote: { discount: number, tax: number, isStateTax: boolean, total: number, promotion: string | null, errors: Array<{ property: string | null, message: string }> } };

export type AccountCartFragment = { items: Array<{ productId: string, name: string, price: number, quantity: number }>, gone: Array<{ productId: string, name: string, quantity: number }>, notices: Array<{ kind: Schema.CartNoticeKind, productId: string, message: string }> };

export type CreateEmptyCartMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateEmptyCartMutation = { cart: { items: Array<{ productId: string, name: string, price: number, quantity: number }>, gone: Array<{ productId: string, name: string, quantity: number }>, notices: Array<{ kind: Schema.CartNoticeKind, productId: string, message: string }> } };

export type MergeCartsMutationVariables = Exact<{
  items: Array<Schema.CartLineInput> | Schema.CartLineInput;
  mergeKey: string;
}>;


export type MergeCartsMutation = { cart: { items: Array<{ productId: string, name: string, price: number, quantity: number }>, gone: Array<{ productId: string, name: string, quantity: number }>, notices: Array<{ kind: Schema.CartNoticeKind, productId: string, message: string }> } };

export type ChangeQuantityMutationVariables = Exact<{
  productId: string;
  quantity: number;
}>;


export type ChangeQuantityMutation = { cart: { items: Array<{ productId: string, name: string, price: number, quantity: number }>, gone: Array<{ productId: string, name: string, quantity: number }>, notices: Array<{ kind: Schema.CartNoticeKind, productId: string, message: string }> } };

export type DeleteItemMutationVariables = Exact<{
  productId: string;
}>;


export type DeleteItemMutation = { cart: { items: Array<{ productId: string, name: string, price: number, quantity: number }>, gone: Array<{ productId: string, name: string, quantity: number }>, notices: Array<{ kind: Schema.CartNoticeKind, productId: string, message: string }> } };

export type ClearCartMutationVariables = Exact<{ [key: string]: never; }>;


export type ClearCartMutation = { cart: { items: Array<{ productId: string, name: string, price: number, quantity: number }>, gone: Array<{ productId: string, name: string, quantity: number }>, notices: Array<{ kind: Schema.CartNoticeKind, productId: string, message: string }> } };

export type CheckoutProblemFragment = { name: string, code: string, message: string, property: string | null };

export type PlacedOrderFragment = { id: string, createdAt: string, uniqueId: string, status: Schema.OrderStatus, heldUntil: string | null, email: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotion: string | null, total: number, amountDue: number, lenderSignatureUrl: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, correction: { id: string, due: number } | null, leaseDetails: { id: string, statusName: string, leaseState: string, leasedAmount: number, approvedAmount: number | null, approvedAt: string | null, lessorName: string, leasingCompanyId: string | null, contractSigned: boolean, signUntil: string | null } | null, items: Array<{ id: string, productId: string, name: string, quantity: number, price: number, subTotal: number, urlPath: string, images: Array<string> }>, paymentDetails: Array<{ gatewayName: string, state: string }> };

export type CheckoutAnswerFragment = { success: boolean, message: string, transactionId: string | null, status: Schema.OrderStatus | null, orderKey: string | null, paymentGatewayUrl: string | null, errors: Array<{ name: string, code: string, message: string, property: string | null }>, order: { id: string, createdAt: string, uniqueId: string, status: Schema.OrderStatus, heldUntil: string | null, email: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotion: string | null, total: number, amountDue: number, lenderSignatureUrl: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, correction: { id: string, due: number } | null, leaseDetails: { id: string, statusName: string, leaseState: string, leasedAmount: number, approvedAmount: number | null, approvedAt: string | null, lessorName: string, leasingCompanyId: string | null, contractSigned: boolean, signUntil: string | null } | null, items: Array<{ id: string, productId: string, name: string, quantity: number, price: number, subTotal: number, urlPath: string, images: Array<string> }>, paymentDetails: Array<{ gatewayName: string, state: string }> } | null };

export type CheckoutQuoteQueryVariables = Exact<{
  input: Schema.CheckoutInput;
}>;


export type CheckoutQuoteQuery = { getCheckoutQuote: { subTotal: number, shipping: number, tax: number, isStateTax: boolean, isTaxEstimated: boolean, discount: number, total: number, paidAlready: number, promotion: string | null, heldUntil: string | null, paymentMethods: Array<Schema.PaymentMethod>, lease: { isOffered: boolean, reason: string | null, leaseId: string | null, leasingCompanyId: string | null, remainingAmount: number | null, leasedAmount: number, restAmount: number, minimum: number }, lines: Array<{ productId: string, name: string, quantity: number, price: number, subTotal: number, shippingCost: number, image: string | null, url: string, availableQuantity: number }>, errors: Array<{ name: string, code: string, message: string, property: string | null }> } };

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

export type LeavePaymentMutationVariables = Exact<{
  orderId: string;
  orderKey?: string | null | undefined;
}>;


export type LeavePaymentMutation = { result: { success: boolean, message: string, transactionId: string | null, status: Schema.OrderStatus | null, orderKey: string | null, paymentGatewayUrl: string | null, errors: Array<{ name: string, code: string, message: string, property: string | null }>, order: { id: string, createdAt: string, uniqueId: string, status: Schema.OrderStatus, heldUntil: string | null, email: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotion: string | null, total: number, amountDue: number, lenderSignatureUrl: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, correction: { id: string, due: number } | null, leaseDetails: { id: string, statusName: string, leaseState: string, leasedAmount: number, approvedAmount: number | null, approvedAt: string | null, lessorName: string, leasingCompanyId: string | null, contractSigned: boolean, signUntil: string | null } | null, items: Array<{ id: string, productId: string, name: string, quantity: number, price: number, subTotal: number, urlPath: string, images: Array<string> }>, paymentDetails: Array<{ gatewayName: string, state: string }> } | null } };

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

export type DeskLeaseFragment = { seen: string, answers: Array<string>, consentVersion: string, typedUntil: string | null, nextCheckAt: string | null, checks: number, application: { uuid: string | null, username: string | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, approvedAt: string | null, redirectUrl: string | null, firstName: string, lastName: string, email: string, mobilePhone: string, otherPhone: string | null, last4Ssn: string, last4AccountNumber: string, bankName: string, bankAccountType: string, address1: string | null, address2: string | null, city: string | null, state: string, postalCode: string | null, bankruptcy: boolean | null, employerName: string | null, netMonthlyIncome: number | null, payFrequency: string | null, lastPayDate: string | null, nextPayDate: string | null, consentedAt: string, status: string, reason: string | null, orderId: string | null, preApproved: boolean, createdAt: string, id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, leases: Array<{ orderId: string, uniqueId: string, amount: number, state: string, stateName: string, createdAt: string, signedAt: string | null, signatureUrl: string | null }>, timeline: Array<{ at: string, summary: string }> }, tries: Array<{ lessorName: string, outcome: string, uuid: string | null, askedAt: string, endedAt: string | null, notedBy: string | null, notedAt: string | null, notedReason: string | null }>, leases: Array<{ id: string, orderId: string, uniqueId: string, orderStatus: Schema.OrderStatus, amount: number, state: string, lessorUuid: string | null, heldAt: string | null, signUntil: string | null, signedAt: string | null, reminders: number, deliverySubmittedAt: string | null, fundedAmount: number | null, lenderTake: number | null, fundedAt: string | null, problem: string | null, problemAt: string | null, notices: Array<{ kind: string, happenedOn: string, itemCount: number, toldAt: string | null, refusal: string | null, tries: number }> }> };

export type LeaseForStaffQueryVariables = Exact<{
  leaseId: string;
}>;


export type LeaseForStaffQuery = { getLeaseForStaff: { seen: string, answers: Array<string>, consentVersion: string, typedUntil: string | null, nextCheckAt: string | null, checks: number, application: { uuid: string | null, username: string | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, approvedAt: string | null, redirectUrl: string | null, firstName: string, lastName: string, email: string, mobilePhone: string, otherPhone: string | null, last4Ssn: string, last4AccountNumber: string, bankName: string, bankAccountType: string, address1: string | null, address2: string | null, city: string | null, state: string, postalCode: string | null, bankruptcy: boolean | null, employerName: string | null, netMonthlyIncome: number | null, payFrequency: string | null, lastPayDate: string | null, nextPayDate: string | null, consentedAt: string, status: string, reason: string | null, orderId: string | null, preApproved: boolean, createdAt: string, id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, leases: Array<{ orderId: string, uniqueId: string, amount: number, state: string, stateName: string, createdAt: string, signedAt: string | null, signatureUrl: string | null }>, timeline: Array<{ at: string, summary: string }> }, tries: Array<{ lessorName: string, outcome: string, uuid: string | null, askedAt: string, endedAt: string | null, notedBy: string | null, notedAt: string | null, notedReason: string | null }>, leases: Array<{ id: string, orderId: string, uniqueId: string, orderStatus: Schema.OrderStatus, amount: number, state: string, lessorUuid: string | null, heldAt: string | null, signUntil: string | null, signedAt: string | null, reminders: number, deliverySubmittedAt: string | null, fundedAmount: number | null, lenderTake: number | null, fundedAt: string | null, problem: string | null, problemAt: string | null, notices: Array<{ kind: string, happenedOn: string, itemCount: number, toldAt: string | null, refusal: string | null, tries: number }> }> } | null };

export type NoteLessorAnswerMutationVariables = Exact<{
  leaseId: string;
  seen: string;
  input: Schema.LessorAnswerInput;
}>;


export type NoteLessorAnswerMutation = { noteLessorAnswer: { success: boolean, message: string, lease: { seen: string, answers: Array<string>, consentVersion: string, typedUntil: string | null, nextCheckAt: string | null, checks: number, application: { uuid: string | null, username: string | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, approvedAt: string | null, redirectUrl: string | null, firstName: string, lastName: string, email: string, mobilePhone: string, otherPhone: string | null, last4Ssn: string, last4AccountNumber: string, bankName: string, bankAccountType: string, address1: string | null, address2: string | null, city: string | null, state: string, postalCode: string | null, bankruptcy: boolean | null, employerName: string | null, netMonthlyIncome: number | null, payFrequency: string | null, lastPayDate: string | null, nextPayDate: string | null, consentedAt: string, status: string, reason: string | null, orderId: string | null, preApproved: boolean, createdAt: string, id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, leases: Array<{ orderId: string, uniqueId: string, amount: number, state: string, stateName: string, createdAt: string, signedAt: string | null, signatureUrl: string | null }>, timeline: Array<{ at: string, summary: string }> }, tries: Array<{ lessorName: string, outcome: string, uuid: string | null, askedAt: string, endedAt: string | null, notedBy: string | null, notedAt: string | null, notedReason: string | null }>, leases: Array<{ id: string, orderId: string, uniqueId: string, orderStatus: Schema.OrderStatus, amount: number, state: string, lessorUuid: string | null, heldAt: string | null, signUntil: string | null, signedAt: string | null, reminders: number, deliverySubmittedAt: string | null, fundedAmount: number | null, lenderTake: number | null, fundedAt: string | null, problem: string | null, problemAt: string | null, notices: Array<{ kind: string, happenedOn: string, itemCount: number, toldAt: string | null, refusal: string | null, tries: number }> }> } | null } };

export type AskLessorForStaffMutationVariables = Exact<{
  leaseId: string;
}>;


export type AskLessorForStaffMutation = { askLessorForStaff: { success: boolean, message: string, lease: { seen: string, answers: Array<string>, consentVersion: string, typedUntil: string | null, nextCheckAt: string | null, checks: number, application: { uuid: string | null, username: string | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, approvedAt: string | null, redirectUrl: string | null, firstName: string, lastName: string, email: string, mobilePhone: string, otherPhone: string | null, last4Ssn: string, last4AccountNumber: string, bankName: string, bankAccountType: string, address1: string | null, address2: string | null, city: string | null, state: string, postalCode: string | null, bankruptcy: boolean | null, employerName: string | null, netMonthlyIncome: number | null, payFrequency: string | null, lastPayDate: string | null, nextPayDate: string | null, consentedAt: string, status: string, reason: string | null, orderId: string | null, preApproved: boolean, createdAt: string, id: string, leasingCompanyId: string | null, approvedAmount: number | null, usedAmount: number, remainingAmount: number, expiresAt: string | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, leases: Array<{ orderId: string, uniqueId: string, amount: number, state: string, stateName: string, createdAt: string, signedAt: string | null, signatureUrl: string | null }>, timeline: Array<{ at: string, summary: string }> }, tries: Array<{ lessorName: string, outcome: string, uuid: string | null, askedAt: string, endedAt: string | null, notedBy: string | null, notedAt: string | null, notedReason: string | null }>, leases: Array<{ id: string, orderId: string, uniqueId: string, orderStatus: Schema.OrderStatus, amount: number, state: string, lessorUuid: string | null, heldAt: string | null, signUntil: string | null, signedAt: string | null, reminders: number, deliverySubmittedAt: string | null, fundedAmount: number | null, lenderTake: number | null, fundedAt: string | null, problem: string | null, problemAt: string | null, notices: Array<{ kind: string, happenedOn: string, itemCount: number, toldAt: string | null, refusal: string | null, tries: number }> }> } | null } };

export type LeaseAgreementQueryVariables = Exact<{
  orderId: string;
  orderKey?: string | null | undefined;
}>;


export type LeaseAgreementQuery = { getLeaseAgreement: { orderNumber: string, lessorName: string, amountLeased: number, tax: number, isStateTax: boolean, shippingCost: number, discount: number, paidOtherwise: number, isSigned: boolean, items: Array<{ name: string, condition: string | null, quantity: number, price: number }>, plans: Array<{ frequency: string, initialPayment: number, payment: number, numberOfPayments: number, totalCost: number, costOfLease: number, earlyPurchaseDays: number, earlyPurchasePrice: number, laterShareBasisPoints: number, nextPayment: number | null, nextPaymentOn: string | null, payoffToday: number | null }> } | null };

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

export type OrderRowFragment = { id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ id: string, name: string, quantity: number, images: Array<string> }> };

export type HistoryEntryFragment = { id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null };

export type WholeOrderFragment = { heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, until: string, askedAt: string, askedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, items: Array<{ productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> };

export type StaffOrderFragment = { revision: number, username: string | null, submittedBy: string, takenBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isCheckDue: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, backLimits: { ofOrder: number, ofDay: number, perOrder: number, perDay: number } | null, refundsByHand: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, until: string, askedAt: string, askedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> };

export type AllCountersFragment = { pending: number, processing: number, cancelled: number, awaitingSignature: number, awaitingPayment: number, awaitingShipment: number, awaitingDelivery: number, received: number, shipped: number, failedPayment: number, paymentFailed: number, confirmed: number, awaitingConfirmation: number, returned: number };

export type OrderHistoryQueryVariables = Exact<{
  pageNumber: number;
  pageSize: number;
  statuses?: Array<Schema.OrderStatus> | Schema.OrderStatus | null | undefined;
}>;


export type OrderHistoryQuery = { getOrdersByUser: { totalOrders: number, orders: Array<{ id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ id: string, name: string, quantity: number, images: Array<string> }> }>, counters: { pending: number, processing: number, cancelled: number, awaitingSignature: number, awaitingPayment: number, awaitingShipment: number, awaitingDelivery: number, received: number, shipped: number, failedPayment: number, paymentFailed: number, confirmed: number, awaitingConfirmation: number, returned: number } } };

export type OwnOrderQueryVariables = Exact<{
  orderId: string;
}>;


export type OwnOrderQuery = { getOrder: { heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, until: string, askedAt: string, askedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, items: Array<{ productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null };

export type OrderByKeyQueryVariables = Exact<{
  orderId: string;
  orderKey: string;
}>;


export type OrderByKeyQuery = { getOrderByKey: { heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, until: string, askedAt: string, askedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, items: Array<{ productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null };

export type OrderForStaffQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderForStaffQuery = { getOrder: { revision: number, username: string | null, submittedBy: string, takenBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isCheckDue: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, backLimits: { ofOrder: number, ofDay: number, perOrder: number, perDay: number } | null, refundsByHand: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, until: string, askedAt: string, askedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null };

export type ListOrdersQueryVariables = Exact<{
  filter?: Schema.OrderFilterInput | null | undefined;
  sort?: string | null | undefined;
  pageNumber: number;
  pageSize: number;
}>;


export type ListOrdersQuery = { listOrders: { total: number, byHand: number, statusCounts: Array<{ status: Schema.OrderStatus, count: number }>, orders: Array<{ id: string, uniqueId: string, status: Schema.OrderStatus, total: number, orderSubmittedDate: string, firstName: string, lastName: string, email: string, deliveryType: Schema.DeliveryType, paymentMethod: Schema.PaymentMethod | null, risk: Schema.OrderRisk, suppliers: Array<string>, affiliateId: string | null, pieces: number, firstItem: string, takenBy: string | null }> } };

export type OrderNeighboursQueryVariables = Exact<{
  orderId: string;
  filter?: Schema.OrderFilterInput | null | undefined;
  sort?: string | null | undefined;
}>;


export type OrderNeighboursQuery = { getOrderNeighbours: { previous: string | null, next: string | null } };

export type WholeBulkRunFragment = { id: string, action: Schema.OrderBulkAction, total: number, done: number, refused: number, isFinished: boolean, refusals: Array<{ orderId: string, uniqueId: string, message: string }> };

export type BulkRunQueryVariables = Exact<{
  id: string;
}>;


export type BulkRunQuery = { getOrderBulkRun: { id: string, action: Schema.OrderBulkAction, total: number, done: number, refused: number, isFinished: boolean, refusals: Array<{ orderId: string, uniqueId: string, message: string }> } | null };

export type ChangeManyOrdersMutationVariables = Exact<{
  input: Schema.OrderBulkInput;
}>;


export type ChangeManyOrdersMutation = { changeManyOrders: { id: string, action: Schema.OrderBulkAction, total: number, done: number, refused: number, isFinished: boolean, refusals: Array<{ orderId: string, uniqueId: string, message: string }> } };

export type OrderNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderNamesQuery = { getOrderNames: { suppliers: Array<string>, affiliates: Array<string> } };

export type PutOrderInCartMutationVariables = Exact<{
  orderId: string;
  orderKey?: string | null | undefined;
}>;


export type PutOrderInCartMutation = { result: { success: boolean, message: string, pieces: Array<{ productId: string, quantity: number }>, notices: Array<{ message: string }> } };

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


export type CancelOrderMutation = { cancelOrder: { success: boolean, message: string, order: { heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, until: string, askedAt: string, askedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, items: Array<{ productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type AskForPaymentMutationVariables = Exact<{
  orderId: string;
  orderKey?: string | null | undefined;
}>;


export type AskForPaymentMutation = { refreshPayment: { success: boolean, message: string, paymentGatewayUrl: string | null, order: { heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, until: string, askedAt: string, askedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, items: Array<{ productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type MoveOrderMutationVariables = Exact<{
  orderId: string;
  status: Schema.OrderStatus;
  revision: number;
  reason?: string | null | undefined;
  code?: string | null | undefined;
}>;


export type MoveOrderMutation = { changeOrderStatus: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, takenBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isCheckDue: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, backLimits: { ofOrder: number, ofDay: number, perOrder: number, perDay: number } | null, refundsByHand: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, until: string, askedAt: string, askedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type ShipItemsMutationVariables = Exact<{
  orderId: string;
  revision: number;
  shipment: Schema.ShipmentInput;
}>;


export type ShipItemsMutation = { shipOrderItems: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, takenBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isCheckDue: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, backLimits: { ofOrder: number, ofDay: number, perOrder: number, perDay: number } | null, refundsByHand: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, until: string, askedAt: string, askedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type ChangeItemsMutationVariables = Exact<{
  orderId: string;
  revision: number;
  change: Schema.ItemChangeInput;
  code?: string | null | undefined;
}>;


export type ChangeItemsMutation = { changeOrderItems: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, takenBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isCheckDue: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, backLimits: { ofOrder: number, ofDay: number, perOrder: number, perDay: number } | null, refundsByHand: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, until: string, askedAt: string, askedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type RefundOrderMutationVariables = Exact<{
  orderId: string;
  amount: number;
  reason: string;
  idempotencyKey: string;
  code?: string | null | undefined;
}>;


export type RefundOrderMutation = { refundOrder: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, takenBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isCheckDue: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, backLimits: { ofOrder: number, ofDay: number, perOrder: number, perDay: number } | null, refundsByHand: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, until: string, askedAt: string, askedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type SettleRefundByHandMutationVariables = Exact<{
  orderId: string;
  refundId: string;
  reference: string;
  code?: string | null | undefined;
}>;


export type SettleRefundByHandMutation = { settleRefundByHand: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, takenBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isCheckDue: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, backLimits: { ofOrder: number, ofDay: number, perOrder: number, perDay: number } | null, refundsByHand: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, until: string, askedAt: string, askedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type SendPaymentLinkMutationVariables = Exact<{
  orderId: string;
  idempotencyKey: string;
}>;


export type SendPaymentLinkMutation = { sendPaymentLink: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, takenBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isCheckDue: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, backLimits: { ofOrder: number, ofDay: number, perOrder: number, perDay: number } | null, refundsByHand: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, until: string, askedAt: string, askedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type NoteOrderMutationVariables = Exact<{
  orderId: string;
  type: Schema.OrderEventType;
  note: string;
  idempotencyKey: string;
}>;


export type NoteOrderMutation = { addOrderNote: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, takenBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isCheckDue: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, backLimits: { ofOrder: number, ofDay: number, perOrder: number, perDay: number } | null, refundsByHand: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, until: string, askedAt: string, askedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type PreviewOrderChangeQueryVariables = Exact<{
  orderId: string;
  change: Schema.OrderChangeKind;
  itemIds?: Array<string> | string | null | undefined;
  pieces?: Array<Schema.ItemPiecesInput> | Schema.ItemPiecesInput | null | undefined;
  orderKey?: string | null | undefined;
}>;


export type PreviewOrderChangeQuery = { previewOrderChange: { isPossible: boolean, message: string, total: number, sentences: Array<string> } | null };

export type SupplierOrdersQueryVariables = Exact<{
  orderId: string;
}>;


export type SupplierOrdersQuery = { getSupplierOrders: Array<{ id: string, supplier: string, state: Schema.SupplierOrderState, partnerOrderId: string | null, refusal: string | null, tries: number, createdAt: string, submittedAt: string | null, items: Array<{ itemId: string, word: string, isOver: boolean, isCancelAsked: boolean, cancelRefusal: string | null }> }> };

export type SubmitToSupplierMutationVariables = Exact<{
  orderId: string;
  revision: number;
  isAfterAll: boolean;
}>;


export type SubmitToSupplierMutation = { submitToSupplier: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, takenBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isCheckDue: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, backLimits: { ofOrder: number, ofDay: number, perOrder: number, perDay: number } | null, refundsByHand: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, until: string, askedAt: string, askedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type CancelAtSupplierMutationVariables = Exact<{
  orderId: string;
  revision: number;
  itemIds: Array<string> | string;
}>;


export type CancelAtSupplierMutation = { cancelAtSupplier: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, takenBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isCheckDue: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, backLimits: { ofOrder: number, ofDay: number, perOrder: number, perDay: number } | null, refundsByHand: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, until: string, askedAt: string, askedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type PreviewOrderEditQueryVariables = Exact<{
  orderId: string;
  edit: Schema.OrderEditInput;
}>;


export type PreviewOrderEditQuery = { previewOrderEdit: { isPossible: boolean, message: string, due: number, sentences: Array<string> } | null };

export type WithdrawCorrectionMutationVariables = Exact<{
  orderId: string;
  revision: number;
}>;


export type WithdrawCorrectionMutation = { withdrawOrderCorrection: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, takenBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isCheckDue: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, backLimits: { ofOrder: number, ofDay: number, perOrder: number, perDay: number } | null, refundsByHand: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, until: string, askedAt: string, askedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type EditOrderMutationVariables = Exact<{
  orderId: string;
  revision: number;
  edit: Schema.OrderEditInput;
  due?: number | null | undefined;
  code?: string | null | undefined;
}>;


export type EditOrderMutation = { editOrder: { success: boolean, message: string, order: { revision: number, username: string | null, submittedBy: string, takenBy: string | null, updatedAt: string, updatedBy: string, allowedNextStatuses: Array<Schema.OrderStatus>, taxOnShipping: number | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string> | null, isCheckDue: boolean | null, ipAddress: string | null, userAgent: string | null, acceptLanguages: string | null, lenderTake: number | null, affiliateTake: number | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, googleClickId: string | null, facebookClickId: string | null, heldUntil: string | null, phone: string, subTotal: number, shippingCost: number, tax: number, isStateTax: boolean, discount: number, promotionCode: string | null, promotion: string | null, deliveryType: Schema.DeliveryType, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string | null, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, amountDue: number, reminders: boolean, canCancel: boolean, id: string, uniqueId: string, status: Schema.OrderStatus, total: number, firstName: string, lastName: string, email: string, orderSubmittedDate: string, items: Array<{ isBoughtByHand: boolean | null, discount: number, shippingDiscount: number, productId: string, status: Schema.OrderItemStatus, sku: string, brand: string, price: number, subTotal: number, urlPath: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, shippedDate: string | null, deliveredDate: string | null, shipMethod: string | null, id: string, name: string, quantity: number, images: Array<string>, attributes: Array<{ name: string, value: string }> }>, supplierOrdering: { items: Array<string>, isOrdered: boolean } | null, backLimits: { ofOrder: number, ofDay: number, perOrder: number, perDay: number } | null, refundsByHand: Array<{ id: string, amount: number, gatewayType: string, gatewayName: string, transactionId: string | null, reason: string, at: string }> | null, firstTouch: { utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, affiliateId: string | null, subAffiliateId: string | null } | null, pickupLocation: { id: string, name: string, address: string } | null, correction: { id: string, due: number, totalBefore: number, total: number, until: string, askedAt: string, askedBy: string, changes: Array<string> } | null, leaseDetails: { id: string, leaseState: string, leaseStateName: string, leasedAmount: number, lessorName: string, contractSigned: boolean, signatureUrl: string | null, signUntil: string | null, fundedAmount: number | null } | null, billingAddress: { firstName: string, lastName: string, address1: string, address2: string | null, city: string, state: string, postalCode: string, phone: string }, paymentDetails: Array<{ gatewayName: string, transactionId: string | null, state: string, amount: number, paidAmount: number, refundedAmount: number, returningAmount: number }>, history: Array<{ id: string, type: Schema.OrderEventType, at: string, actor: string, summary: string, before: string | null, after: string | null }> } | null } };

export type FindOrdersQuicklyQueryVariables = Exact<{
  text: string;
  pageSize: number;
}>;


export type FindOrdersQuicklyQuery = { listOrders: { orders: Array<{ id: string, uniqueId: string, email: string, firstName: string, lastName: string }> } };

export type FindProductsQueryVariables = Exact<{
  text: string;
}>;


export type FindProductsQuery = { searchProducts: { products: Array<{ productId: string, sku: string, name: string, regularPrice: number, salePrice: number | null, availableQuantity: number }> } };

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

export type MarkupRuleFragment = { ruleType: Schema.PriceRuleType, categoryName: string | null, minPrice: number | null, maxPrice: number | null, markupType: Schema.MarkupType, roundingMethod: Schema.RoundingMethod, markupValue: number, brands: Array<{ id: string, name: string }> };

export type MarkupFragment = { id: string, supplierId: string | null, type: Schema.PriceMarkupLine, isDeleted: boolean, updatedAt: string, rule: { ruleType: Schema.PriceRuleType, categoryName: string | null, minPrice: number | null, maxPrice: number | null, markupType: Schema.MarkupType, roundingMethod: Schema.RoundingMethod, markupValue: number, brands: Array<{ id: string, name: string }> } };

export type GenerationFragment = { id: string, version: number, status: Schema.GenerationStatus, total: number, done: number, changed: number, startedAt: string, finishedAt: string | null };

export type PriceMarkupsQueryVariables = Exact<{
  pageNumber: number;
  pageSize: number;
}>;


export type PriceMarkupsQuery = { getPriceMarkup: { totalMarkups: number, version: number, markups: Array<{ id: string, supplierId: string | null, type: Schema.PriceMarkupLine, isDeleted: boolean, updatedAt: string, rule: { ruleType: Schema.PriceRuleType, categoryName: string | null, minPrice: number | null, maxPrice: number | null, markupType: Schema.MarkupType, roundingMethod: Schema.RoundingMethod, markupValue: number, brands: Array<{ id: string, name: string }> } }> } };

export type PriceMarkupToChangeQueryVariables = Exact<{
  id: string;
}>;


export type PriceMarkupToChangeQuery = { getPriceMarkupById: { id: string, supplierId: string | null, type: Schema.PriceMarkupLine, isDeleted: boolean, updatedAt: string, rule: { ruleType: Schema.PriceRuleType, categoryName: string | null, minPrice: number | null, maxPrice: number | null, markupType: Schema.MarkupType, roundingMethod: Schema.RoundingMethod, markupValue: number, brands: Array<{ id: string, name: string }> } } | null, getPriceMarkup: { version: number, supplierIds: Array<string>, brands: Array<{ id: string, name: string }> } };

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


export type SimulatePricesQuery = { simulatePriceMarkup: { products: number, up: number, down: number, unchanged: number, loseMargin: number, withoutRule: number, largestChanges: Array<{ productId: string, sku: string, name: string, before: number | null, after: number | null }>, product: { cost: number | null, price: { sku: string, name: string, before: number | null, after: number | null }, verdicts: Array<{ markupId: string, type: Schema.PriceMarkupLine, verdict: Schema.RuleVerdict, rule: { ruleType: Schema.PriceRuleType, categoryName: string | null, minPrice: number | null, maxPrice: number | null, markupType: Schema.MarkupType, roundingMethod: Schema.RoundingMethod, markupValue: number, brands: Array<{ id: string, name: string }> } }> } | null } };

export type GenerateCatalogueQueryVariables = Exact<{ [key: string]: never; }>;


export type GenerateCatalogueQuery = { generateCatalogue: { success: boolean, message: string, generation: { id: string, version: number, status: Schema.GenerationStatus, total: number, done: number, changed: number, startedAt: string, finishedAt: string | null } } };

export type LatestGenerationQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestGenerationQuery = { getCatalogueGeneration: { id: string, version: number, status: Schema.GenerationStatus, total: number, done: number, changed: number, startedAt: string, finishedAt: string | null } | null };

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


export type UpdateMarkupMutation = { updatePriceMarkup: { success: boolean, message: string } };

export type RollBackMarkupsMutationVariables = Exact<{
  to: number;
  version: number;
}>;


export type RollBackMarkupsMutation = { rollBackPriceMarkups: { success: boolean, message: string } };

export type KeptProductFragment = { productId: string, slug: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string, name: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null };

export type KeptProductsQueryVariables = Exact<{
  productIds: Array<string> | string;
}>;


export type KeptProductsQuery = { getCartProducts: Array<{ id: string, product: { productId: string, slug: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string, name: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null } | null }> };

export type OwnWishListFragment = { shareKey: string | null, tells: boolean, items: Array<{ productId: string, product: { productId: string, slug: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string, name: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null } | null }> };

export type OwnWishListQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnWishListQuery = { list: { shareKey: string | null, tells: boolean, items: Array<{ productId: string, product: { productId: string, slug: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string, name: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null } | null }> } };

export type SharedWishListQueryVariables = Exact<{
  shareKey: string;
}>;


export type SharedWishListQuery = { list: { items: Array<{ productId: string, product: { productId: string, slug: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string, name: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null } | null }> } | null };

export type AddToWishListMutationVariables = Exact<{
  productIds: Array<string> | string;
}>;


export type AddToWishListMutation = { list: { shareKey: string | null, tells: boolean, items: Array<{ productId: string, product: { productId: string, slug: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string, name: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null } | null }> } };

export type RemoveFromWishListMutationVariables = Exact<{
  productId: string;
}>;


export type RemoveFromWishListMutation = { list: { shareKey: string | null, tells: boolean, items: Array<{ productId: string, product: { productId: string, slug: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string, name: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null } | null }> } };

export type ShareWishListMutationVariables = Exact<{
  isShared: boolean;
}>;


export type ShareWishListMutation = { list: { shareKey: string | null, tells: boolean, items: Array<{ productId: string, product: { productId: string, slug: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string, name: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null } | null }> } };

export type TellOfWishListMutationVariables = Exact<{
  tells: boolean;
}>;


export type TellOfWishListMutation = { list: { shareKey: string | null, tells: boolean, items: Array<{ productId: string, product: { productId: string, slug: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string, name: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null } | null }> } };

export type OwnSearchFragment = { name: string, address: string, tells: boolean };

export type OwnSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSearchesQuery = { searches: Array<{ name: string, address: string, tells: boolean }> };

export type SaveSearchMutationVariables = Exact<{
  input: Schema.SavedSearchInput;
}>;


export type SaveSearchMutation = { searches: Array<{ name: string, address: string, tells: boolean }> };

export type DeleteSavedSearchMutationVariables = Exact<{
  name: string;
}>;


export type DeleteSavedSearchMutation = { searches: Array<{ name: string, address: string, tells: boolean }> };

export type SearchListingQueryVariables = Exact<{
  input: Schema.SearchProductsInput;
}>;


export type SearchListingQuery = { searchProducts: { totalCount: number, pageNumber: number, pageSize: number, pageCount: number, correctedText: string | null, products: Array<{ productId: string, slug: string, url: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null, fit: { code: string, line: string | null } | null }>, facets: Array<{ key: Schema.FacetKey, label: string, values: Array<{ value: string, label: string, count: number, isSelected: boolean }> }>, notSold: { thing: string, goesWith: string | null } | null, meant: { label: string, url: string } | null, unmet: Array<{ label: string, productCount: number }> } };

export type FormerProductQueryVariables = Exact<{
  slug: string;
}>;


export type FormerProductQuery = { formerProduct: { name: string, categoryId: string | null } | null };

export type SearchSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type SearchSuggestionsQuery = { suggestions: { totalCount: number, correctedText: string | null, products: Array<{ productId: string, slug: string, url: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, freeShipping: boolean, shippingCost: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, condition: string, images: Array<{ href: string, primary: boolean }>, category: { id: string } | null, offer: { price: number, wasPrice: number | null, words: string } | null }>, categories: Array<{ label: string, url: string, productCount: number }>, brands: Array<{ label: string, url: string, productCount: number }>, notSold: { thing: string, goesWith: string | null } | null } };

export type CountOrdersQueryVariables = Exact<{
  filter?: Schema.OrderFilterInput | null | undefined;
  pageSize: number;
}>;


export type CountOrdersQuery = { listOrders: { total: number, byHand: number, statusCounts: Array<{ status: Schema.OrderStatus, count: number }> } };

export type CountLeasesQueryVariables = Exact<{
  pageSize: number;
}>;


export type CountLeasesQuery = { searchLeaseApplications: { counts: Array<{ status: string, count: number }> } };
