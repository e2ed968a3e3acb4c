/** The query of a static page about the products it shows. Kept short, since every page carries it. */
export const OFFERS_QUERY =
  "query Offers($ids:[ID!]!,$zip:String){offers:getProductAvailability(productIds:$ids,postalCode:$zip){productId availability delivery amounts{name cents}}}";
