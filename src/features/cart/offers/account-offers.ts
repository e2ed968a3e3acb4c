/** The offers of a cart as who is signed in gets them, on pages that fetch the GraphQL client only for this. */
import { CartOffersDocument } from "#contract/graphql/documents/cart.generated";
import type { CartOffersQueryVariables } from "#contract/graphql/generated";
import { shopApollo } from "../../../client/api/apollo-client";
import type { Quoted } from "./cart-offers";

/** First orders, limits of a customer and segments count for accounts alone (CHECKOUT-12). @throws when the shop does not answer */
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
