/** Arguments to service. What the root answers is whole but for a cart line's product, read only when asked for. */
import { ATTRIBUTES, readAttribute, type Attribute, type WrittenAttribute } from "#contract/attributes";
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../http/graphql/graphql";
import type { CatalogService } from "./catalog.service";

export function catalogResolvers(catalog: CatalogService): Resolvers<RequestContext> {
  return {
    Query: {
      getCategories: () => catalog.listCategories(),
      getCategoriesResult: (_root, { text }) => catalog.countCategories(text ?? ""),
      getAllBrands: () => catalog.listBrands(),
      getBrand: (_root, { id }) => catalog.findBrand(id),
      getProductById: (_root, { productId }) => catalog.findProduct(productId),
      searchProducts: (_root, { input }) => catalog.search(input),
      getCartProducts: (_root, { productIds }) => catalog.getCartProducts(productIds),
      getProductAvailability: (_root, { productIds }) => catalog.getAvailability(productIds),
      catalogueState: () => catalog.getState(),
    },
    ProductAttribute: {
      typed: (attribute) => typedAttribute(attribute),
    },
    CartProduct: {
      product: ({ id }) => catalog.findProduct(id),
    },
  };
}

function typedAttribute(written: WrittenAttribute) {
  const read = readAttribute(written);
  if (read === null) return null;
  const { key, value } = read;
  const row: Attribute = ATTRIBUTES[key];
  return {
    key,
    label: row.label,
    number: typeof value === "number" ? value : null,
    unit: row.type === "number" ? row.unit.trim() : null,
    text: typeof value === "string" ? value : null,
    flag: typeof value === "boolean" ? value : null,
  };
}
