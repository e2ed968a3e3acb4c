/** A signed-in customer's cart offers, on pages that load the GraphQL client only for this. */
import { CartOffersDocument } from "#contract/graphql/documents/cart.generated";
import type { CartOffersQueryVariables } from "#contract/graphql/generated";
import { shopApollo } from "../../../client/api/apollo-client";
import type { Quoted } from "./cart-offers";

/**
 * First-order offers, customer limits and segments apply to accounts only (CHECKOUT-12). @throws when the API
 * does not respond
 */
export async function queryAsAccount(
  question: CartOffersQueryVariables,
  signal: AbortSignal,
): Promise<Quoted | null> {
  const { data } = await shopApollo().query({
    query: CartOffersDocument,
    variables: question,
    fetchPolicy: "no-cache",
    context: { fetchOptions: { signal } },
  });
  return data?.getCheckoutQuote ?? null;
}
