/** Maps arguments to the service. Only `CartProduct.product` is resolved lazily. */
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../http/graphql/graphql";
import { attributeLines } from "./read-model/attribute-lines.mapping";
import type { CatalogueService } from "./catalogue.service";
import type { LiveProductsService } from "./live-products.service";
import { fitFactsOf } from "./fit-facts.mapping";
import type { SearchedService } from "./searched/searched.service";

export function catalogueResolvers(
  catalogue: CatalogueService,
  live: LiveProductsService,
  searched: Pick<SearchedService, "recordSearch">,
): Resolvers<RequestContext> {
  return {
    Query: {
      getCategories: () => catalogue.listCategories(),
      getCategoriesResult: (_root, { text }) => catalogue.countCategories(text ?? ""),
      getAllBrands: () => catalogue.listBrands(),
      getBrand: (_root, { id }) => catalogue.findBrand(id),
      getProductById: (_root, { productId }) => catalogue.findProduct(productId),
      getFormerProduct: (_root, { slug }) => catalogue.findFormerProduct(slug),
      async searchProducts(_root, { input }, asker) {
        const answer = await catalogue.search(input);
        searched.recordSearch(asker, input, answer.totalCount);
        return answer;
      },
      getSearchSuggestions: (_root, { text }) => catalogue.suggest(text),
      getCartProducts: (_root, { productIds }) => live.getCartProducts(productIds),
      getProductAvailability: (_root, { productIds, postalCode }) =>
        live.getAvailability(productIds, postalCode ?? null),
      catalogueState: () => catalogue.getState(),
    },
    Product: {
      attributes: attributeLines,
      fit: fitFactsOf,
    },
    CartProduct: {
      product: ({ id }) => catalogue.findProduct(id),
    },
  };
}
