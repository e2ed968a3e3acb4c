/** The most frequent shopper requests, for load tests. */
import type { LoadRequest } from "./closed-loop";

const TEXTS =
  "smart washers;wireless headphone;55 inch tv;slim laptop;televison;compact camara;portable speakr;lumivane".split(
    ";",
  );
const FILTERS = [
  { brandIds: ["lumivane", "brimstead", "melodane"], minPrice: 25_000, maxPrice: 150_000, minRating: 4 },
  { minPrice: 25_000, maxPrice: 150_000, minRating: 3, availability: "AVAILABLE" },
  { minRating: 4, availability: "AVAILABLE", offers: ["ON_SALE"] },
  { categoryId: "tv-home-theater", maxPrice: 200_000, availability: "AVAILABLE" },
  { brandIds: ["lumivane", "halden"], minRating: 3, maxPrice: 100_000 },
];

const CARD = `productId url name manufacturer regularPrice salePrice customerReviewCount customerReviewAverage
  availability productLabels images { href primary } brand { id name }`;
const SEARCH = `query Search($input: SearchProductsInput!) { searchProducts(input: $input) { totalCount pageCount
  correctedText products { ${CARD} } facets { key label values { value label count isSelected } } } }`;
const SUGGESTIONS = `query Suggest($text: String!) { getSearchSuggestions(text: $text) { totalCount correctedText
  products { ${CARD} } categories { label productCount } brands { label productCount } } }`;
const PRODUCT = `query Product($id: ID!) { getProductById(productId: $id) { ${CARD} description features
  availableQuantity attributes { name value } categoryPath { id name } } }`;

const ADD = `mutation Add($id: ID!) { addItem(productId: $id, quantity: 1) { id revision
  items { productId name url price quantity inStock thumbnailImage } totals { subTotal total } notices { message } } }`;
/** One more letter each time, like typing. */
export function suggestionRequest(position: number): LoadRequest {
  const text = TEXTS[Math.floor(position / 8) % TEXTS.length]!.slice(0, 2 + (position % 8));
  return { path: "/graphql", body: JSON.stringify({ query: SUGGESTIONS, variables: { text } }) };
}

export function searchRequest(position: number): LoadRequest {
  const input = {
    text: TEXTS[position % TEXTS.length],
    ...FILTERS[position % FILTERS.length],
    pageNumber: 1 + (position % 3),
    pageSize: 24,
  };
  return { path: "/graphql", body: searchBody(input) };
}

export function searchBody(input: object): string {
  return JSON.stringify({ query: SEARCH, variables: { input } });
}

export function productRequest(ids: readonly string[], position: number): LoadRequest {
  const id = spread(ids, position);
  return { path: "/graphql", body: JSON.stringify({ query: PRODUCT, variables: { id } }) };
}

/**
 * Adds one unit to the cart of the position's customer: ten products per cart, then more units.
 * @param bearers of signed-in customers
 */
export function addItemRequest(
  position: number,
  bearers: readonly string[],
  ids: readonly string[],
): LoadRequest {
  const customer = position % bearers.length;
  const product = (customer * 10 + (Math.floor(position / bearers.length) % 10)) % ids.length;
  const body = JSON.stringify({ query: ADD, variables: { id: ids[product] } });
  return { path: "/graphql", authorization: bearers[customer], body };
}

/** A different id for each position, spread over the whole catalog. */
export function spread(ids: readonly string[], position: number): string {
  return ids[(position * 7_919) % ids.length]!;
}
