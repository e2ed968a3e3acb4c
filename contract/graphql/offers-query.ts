/** The query of a static page about the products it shows. Kept short, since every page carries it. */
export const OFFERS_QUERY =
  "query Offers($ids:[ID!]!){offers:getProductAvailability(productIds:$ids){productId availability regularPrice salePrice estimate}}";
