/* Written by npm run codegen; do not edit. */
/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type * as Schema from './generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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
  | 'PRICE'
  | 'BRAND'
  | 'RATING'
  | 'AVAILABILITY';

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
  /** Live products in it, below it included, that match. */
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
  /** Address: a path of our own media (starting with /media/, without size and file ending) or a supplier address. */
  href: Scalars['String']['output'];
  /** True for the picture that stands for the product. */
  primary: Scalars['Boolean']['output'];
};

/** A technical attribute as shown in the specification table. */
export type ProductAttribute = {
  /** Name of the attribute. */
  name: Scalars['String']['output'];
  /** Value with its unit. */
  value: Scalars['String']['output'];
};

/** An electronics product (specification §3). Supplier prices are not public and not part of this type. */
export type Product = {
  /** Our identifier; equal to sku. */
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
  /** The price rule that set the price, null when none did. */
  winnerMarkupId?: Maybe<Scalars['ID']['output']>;
  /** True when salePrice is below regularPrice. */
  onSale: Scalars['Boolean']['output'];
  /** True for the last pieces. */
  clearance: Scalars['Boolean']['output'];
  /** Pictures, the primary first. */
  images: Array<ProductImage>;
  /** The shop category it is in. */
  category?: Maybe<Category>;
  /** Where it sits in the shop's tree, root first. */
  categoryPath: Array<CategoryStep>;
  /** Reviews counted. */
  customerReviewCount: Scalars['Int']['output'];
  /** Mean rating 0 to 5, null without reviews. */
  customerReviewAverage?: Maybe<Scalars['Float']['output']>;
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
  /** New, Refurbished, Open box and the like. */
  condition: Scalars['String']['output'];
  /** Offers it carries. */
  productLabels: Array<OfferLabel>;
  /** Rank among the best sellers, 1 is best; null when unranked. */
  bestSellingRank?: Maybe<Scalars['Int']['output']>;
  /** True when shoppers can see it. */
  isLive: Scalars['Boolean']['output'];
  /** Last change of what a page shows. */
  updatedAt: Scalars['DateTime']['output'];
};

/** One value of a facet. */
export type FacetValue = {
  /** What to send back to narrow by it. */
  value: Scalars['String']['output'];
  /** What a shopper reads. */
  label: Scalars['String']['output'];
  /** Products left if it is chosen beside the other facets. */
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
  /** Products that carry any of these offers. */
  offers?: InputMaybe<Array<OfferLabel>>;
  /** Order; RELEVANCE with a text, else BEST_SELLING, when left out. */
  sort?: InputMaybe<ProductSort>;
  /** Page, from 1. */
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Products a page: 12, 24, 36, 48 or 50. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
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
};

/** What a cart needs to know of a product (specification §7). */
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
};

/** The state of the catalogue, for whoever builds pages from it. */
export type CatalogueState = {
  /** Grows with every change a page can show. */
  revision: Scalars['String']['output'];
  /** Live products. */
  productCount: Scalars['Int']['output'];
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
  /** A page of live products with facet counts. */
  searchProducts: SearchProductsResult;
  /** What a cart needs to know of its products, in the order asked, unknown ones with quantity 0. */
  getCartProducts: Array<CartProduct>;
  /** Price and stock right now, in the order asked, unknown ones NOT_AVAILABLE. */
  getProductAvailability: Array<ProductAvailability>;
  /** State of the catalogue. */
  catalogueState: CatalogueState;
  /** All live products by productId, at most 1,000 a call, for the site build; in production it needs the build key. */
  catalogueProducts: Array<Product>;
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
export type QuerySearchProductsArgs = {
  input: SearchProductsInput;
};


/** What the API host answers. */
export type QueryGetCartProductsArgs = {
  productIds: Array<Scalars['ID']['input']>;
};


/** What the API host answers. */
export type QueryGetProductAvailabilityArgs = {
  productIds: Array<Scalars['ID']['input']>;
};


/** What the API host answers. */
export type QueryCatalogueProductsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first: Scalars['Int']['input'];
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
  ProductImage: ResolverTypeWrapper<ProductImage>;
  ProductAttribute: ResolverTypeWrapper<ProductAttribute>;
  Product: ResolverTypeWrapper<Product>;
  FacetValue: ResolverTypeWrapper<FacetValue>;
  Facet: ResolverTypeWrapper<Facet>;
  SearchProductsInput: SearchProductsInput;
  SearchProductsResult: ResolverTypeWrapper<SearchProductsResult>;
  CartProduct: ResolverTypeWrapper<CartProduct>;
  ProductAvailability: ResolverTypeWrapper<ProductAvailability>;
  CatalogueState: ResolverTypeWrapper<CatalogueState>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
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
  ProductImage: ProductImage;
  ProductAttribute: ProductAttribute;
  Product: Product;
  FacetValue: FacetValue;
  Facet: Facet;
  SearchProductsInput: SearchProductsInput;
  SearchProductsResult: SearchProductsResult;
  CartProduct: CartProduct;
  ProductAvailability: ProductAvailability;
  CatalogueState: CatalogueState;
  Query: Record<PropertyKey, never>;
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
  winnerMarkupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clearance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  categoryPath?: Resolver<Array<ResolversTypes['CategoryStep']>, ParentType, ContextType>;
  customerReviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerReviewAverage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
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
  condition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productLabels?: Resolver<Array<ResolversTypes['OfferLabel']>, ParentType, ContextType>;
  bestSellingRank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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

export type SearchProductsResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchProductsResult'] = ResolversParentTypes['SearchProductsResult']> = {
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  correctedText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
};

export type CatalogueStateResolvers<ContextType = any, ParentType extends ResolversParentTypes['CatalogueState'] = ResolversParentTypes['CatalogueState']> = {
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getCategories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  getCategoriesResult?: Resolver<ResolversTypes['CategoriesResult'], ParentType, ContextType, Partial<QueryGetCategoriesResultArgs>>;
  getAllBrands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  getBrand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType, RequireFields<QueryGetBrandArgs, 'id'>>;
  getProductById?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryGetProductByIdArgs, 'productId'>>;
  searchProducts?: Resolver<ResolversTypes['SearchProductsResult'], ParentType, ContextType, RequireFields<QuerySearchProductsArgs, 'input'>>;
  getCartProducts?: Resolver<Array<ResolversTypes['CartProduct']>, ParentType, ContextType, RequireFields<QueryGetCartProductsArgs, 'productIds'>>;
  getProductAvailability?: Resolver<Array<ResolversTypes['ProductAvailability']>, ParentType, ContextType, RequireFields<QueryGetProductAvailabilityArgs, 'productIds'>>;
  catalogueState?: Resolver<ResolversTypes['CatalogueState'], ParentType, ContextType>;
  catalogueProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryCatalogueProductsArgs, 'first'>>;
};

export type Resolvers<ContextType = any> = {
  Cents?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  CategoryStep?: CategoryStepResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryResult?: CategoryResultResolvers<ContextType>;
  CategoriesResult?: CategoriesResultResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  SearchProductsResult?: SearchProductsResultResolvers<ContextType>;
  CartProduct?: CartProductResolvers<ContextType>;
  ProductAvailability?: ProductAvailabilityResolvers<ContextType>;
  CatalogueState?: CatalogueStateResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
};


export type CartLinesQueryVariables = Exact<{
  productIds: Array<string> | string;
}>;


export type CartLinesQuery = { getCartProducts: Array<{ id: string, availableQuantity: number, product: { url: string, name: string, regularPrice: number, salePrice: number | null, category: { id: string } | null, images: Array<{ href: string, primary: boolean }> } | null }> };

export type SearchListingQueryVariables = Exact<{
  input: Schema.SearchProductsInput;
}>;


export type SearchListingQuery = { searchProducts: { totalCount: number, pageNumber: number, pageSize: number, pageCount: number, correctedText: string | null, products: Array<{ productId: string, slug: string, url: string, name: string, manufacturer: string, regularPrice: number, salePrice: number | null, customerReviewCount: number, customerReviewAverage: number | null, availability: Schema.Availability, productLabels: Array<Schema.OfferLabel>, brand: { id: string, name: string } | null, images: Array<{ href: string, primary: boolean }>, category: { id: string, name: string } | null }>, facets: Array<{ key: Schema.FacetKey, label: string, values: Array<{ value: string, label: string, count: number, isSelected: boolean }> }> } };


export const CartLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getCartProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"availableQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"primary"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CartLinesQuery, CartLinesQueryVariables>;
export const SearchListingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchListing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchProductsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"primary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"customerReviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"customerReviewAverage"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"productLabels"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageNumber"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"correctedText"}}]}}]}}]} as unknown as DocumentNode<SearchListingQuery, SearchListingQueryVariables>;