/**
 * How the site build reads the catalogue: a page of products as JSON lines in one string of a GraphQL answer. As GraphQL
 * objects a product has some sixty fields to resolve, on both sides; at 20,000 products that was a tenth of a build.
 */
import type { Product } from "./graphql/generated";

/** What pages show of a product, and nothing else. */
export type ExportedProduct = Pick<
  Product,
  | "productId"
  | "sku"
  | "slug"
  | "name"
  | "manufacturer"
  | "modelNumber"
  | "upc"
  | "regularPrice"
  | "salePrice"
  | "customerReviewCount"
  | "customerReviewAverage"
  | "shippingCost"
  | "freeShipping"
  | "homeDelivery"
  | "inStorePickup"
  | "availability"
  | "description"
  | "longDescription"
  | "features"
  | "includedItems"
  | "condition"
  | "productLabels"
  | "bestSellingRank"
  | "updatedAt"
> & {
  readonly brand: { readonly id: string } | null;
  readonly category: { readonly id: string } | null;
  readonly images: readonly { readonly href: string }[];
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
};

/** One line for each product. JSON writes no line break inside of a line. */
export function writeProductLines(products: readonly ExportedProduct[]): string {
  return products.map((product) => JSON.stringify(product)).join("\n");
}

/** The products of `writeProductLines`. @throws SyntaxError for a line that is cut off. */
export function readProductLines(lines: string): ExportedProduct[] {
  return lines === "" ? [] : lines.split("\n").map((line) => JSON.parse(line) as ExportedProduct);
}
