/**
 * Small catalogs for tests (one department, two categories, one brand), behind an API with the real schema.
 */
import { readFileSync } from "node:fs";
import { buildSchema, graphql } from "graphql";
import type { AttributeKey } from "../../../contract/attributes/attributes";
import { readAttributes } from "../../../contract/attributes/read-attributes";
import type { Facet, QueryExportListingArgs } from "../../../contract/graphql/generated";
import type { CatalogueAttributePage, CatalogueFrame, CatalogueProduct } from "./catalogue";
import type { QueryApi } from "./catalogue-reader";

export type StandInProduct = CatalogueProduct & { readonly bestSellingRank: number | null };

/** A plain washer, with overrides. */
export function product(override: Partial<StandInProduct> & { readonly productId: string }): StandInProduct {
  return {
    sku: override.productId,
    slug: `product-${override.productId}`,
    name: `Product ${override.productId}`,
    manufacturer: "Norvik",
    modelNumber: null,
    upc: null,
    regularPrice: 599_00,
    salePrice: null,
    customerReviewCount: 10,
    customerReviewAverage: 4.5,
    supplierReviewCount: 10,
    supplierReviewAverage: 4.5,
    shippingCost: null,
    freeShipping: false,
    onlineAvailability: true,
    inStorePickup: true,
    availability: "AVAILABLE",
    description: "",
    longDescription: "",
    features: [],
    includedItems: [],
    rebates: [],
    condition: "New",
    productLabels: [],
    bestSellingRank: null,
    updatedAt: "2026-01-01T00:00:00.000Z",
    brand: { id: "norvik" },
    category: { id: "washers" },
    images: [{ href: "/media/products/washers-2-front" }],
    attributes: [],
    ...override,
  };
}

interface StandIn {
  readonly queryApi: QueryApi;
  /** Every query received. */
  readonly queries: readonly string[];
}

interface StandInOptions {
  /** Categories hidden from shoppers. */
  readonly hidden?: readonly string[];
  /** Facets of every listing; omitted: the product count of each brand in the listing. */
  readonly facets?: Facet[];
  /** Attribute pages; a page needs at least two products. */
  readonly pages?: readonly Omit<CatalogueAttributePage, "productCount">[];
}

export function standInApi(
  products: readonly StandInProduct[],
  { hidden = [], facets, pages = [] }: StandInOptions = {},
): StandIn {
  const schema = buildSchema(readFileSync("contract/graphql/schema.graphql", "utf8"));
  const queries: string[] = [];
  const inOrder = [...products].sort(
    (a, b) =>
      (a.bestSellingRank ?? Infinity) - (b.bestSellingRank ?? Infinity) ||
      (a.productId < b.productId ? -1 : 1),
  );
  const within = (categoryId: string) => (item: StandInProduct) =>
    categoryId === "home-appliances" || item.category?.id === categoryId;
  const has = (item: StandInProduct, { key, value }: { key: string; value?: string | undefined }) =>
    key === "COLOR"
      ? item.attributes.some((written) => written.value.toUpperCase() === value)
      : [valuesOf(item).get(key as AttributeKey) ?? []]
          .flat()
          .map(String)
          .includes(value ?? "");
  const countOf = (page: { categoryId: string; key: string; value: string }) =>
    products.filter((item) => within(page.categoryId)(item) && has(item, page)).length;
  const rootValue = {
    ...frameOf(products, hidden),
    exportAttributePages: pages
      .map((page) => ({ ...page, productCount: countOf(page) }))
      .filter(({ productCount }) => productCount > 1),
    exportCatalogue: ({ after, first }: { after: string | null; first: number }) => {
      const page = products.filter(({ productId }) => productId > (after ?? "")).slice(0, first);
      return { products: page, next: page.length < first ? null : page.at(-1)!.productId };
    },
    exportProducts: ({ productIds }: { productIds: string[] }) =>
      productIds.flatMap((id) => products.find(({ productId }) => productId === id) ?? []),
    exportListing: ({ categoryId, brandId, filters = [] }: QueryExportListingArgs) => {
      const matches = inOrder
        .filter(categoryId ? within(categoryId) : () => true)
        .filter((item) => !brandId || item.brand?.id === brandId)
        .filter((item) => (filters ?? []).every(({ key, values }) => has(item, { key, value: values[0] })));
      const ids = matches.map(({ productId }) => productId);
      return {
        totalCount: matches.length,
        productIds: ({ first }: { first?: number }) => ids.slice(0, first),
        facets: facets ?? [brandFacet(matches)],
      };
    },
    exportHome: { deals: [], bestSellers: inOrder.slice(0, 1) },
  };
  const queryApi: QueryApi = async <Answer>(source: string) => {
    queries.push(source);
    const { data, errors } = await graphql({ schema, rootValue, source });
    if (errors) throw errors[0]!;
    return data as Answer;
  };
  return { queryApi, queries };
}

const valuesOf = ({ category, brand, ...item }: StandInProduct) =>
  readAttributes({ ...item, categoryId: category?.id ?? null, brandId: brand?.id ?? null });

function brandFacet(products: readonly StandInProduct[]): Facet {
  const count = products.filter(({ brand }) => brand?.id === "norvik").length;
  const values = count > 0 ? [{ value: "norvik", label: "Norvik", count, isSelected: false }] : [];
  return { key: "BRAND", label: "Brands", values };
}

function frameOf(products: readonly StandInProduct[], hidden: readonly string[]): CatalogueFrame {
  const count = (id: string) => products.filter((item) => item.category?.id === id).length;
  const categoryOf = (id: string, name: string) => ({
    id,
    name,
    slug: id,
    active: !hidden.includes(id),
    productCount: count(id),
  });
  const department = { ...categoryOf("home-appliances", "Home Appliances"), productCount: products.length };
  const brand = {
    id: "norvik",
    name: "Norvik",
    description: "",
    rating: 4.5,
    productCount: products.filter((item) => item.brand?.id === "norvik").length,
    images: [{ href: "https://cdn.supplier.test/norvik.png" }, { href: "/media/brands/norvik.svg" }],
  };
  return {
    catalogueState: { revision: "42", productCount: products.length },
    getCategories: [
      {
        ...department,
        menuGroup: "main",
        subCategories: [
          categoryOf("washers", "Washers"),
          categoryOf("dishwashers", "Dishwashers"),
          ...(count("tires") > 0 ? [categoryOf("tires", "Tires")] : []),
        ],
      },
    ],
    getAllBrands: products.length > 0 ? [brand] : [],
    exportAttributePages: [],
    exportVehicleYears: [],
    exportVehicleMakes: [],
    getTireWidths: [],
  };
}
