/** Maps arguments to the service. Only `CartProduct.product` is resolved lazily. */
import { ATTRIBUTES, readAttribute, type Attribute, type WrittenAttribute } from "#contract/attributes";
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../http/graphql/graphql";
import type { CatalogueService } from "./catalogue.service";

export function catalogueResolvers(catalogue: CatalogueService): Resolvers<RequestContext> {
  return {
    Query: {
      getCategories: () => catalogue.listCategories(),
      getCategoriesResult: (_root, { text }) => catalogue.countCategories(text ?? ""),
      getAllBrands: () => catalogue.listBrands(),
      getBrand: (_root, { id }) => catalogue.findBrand(id),
      getProductById: (_root, { productId }) => catalogue.findProduct(productId),
      searchProducts: (_root, { input }) => catalogue.search(input),
      getSearchSuggestions: (_root, { text }) => catalogue.suggest(text),
      getCartProducts: (_root, { productIds }) => catalogue.getCartProducts(productIds),
      getProductAvailability: (_root, { productIds }) => catalogue.getAvailability(productIds),
      catalogueState: () => catalogue.getState(),
    },
    ProductAttribute: {
      typed: (attribute) => typedAttribute(attribute),
    },
    CartProduct: {
      product: ({ id }) => catalogue.findProduct(id),
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
