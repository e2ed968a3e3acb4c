/** The GraphQL client of the islands (specification §7, GraphQL). */
import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { authorizationLink } from "./authorization-link";
import { hostLink } from "./host-link";
import { retryLink } from "./retry-link";
import { sessionLink } from "./session-link";

/** For `useQuery` of the products context: shown from the cache, asked for again, and no half answers. */
export const PRODUCTS_QUERY = {
  fetchPolicy: "cache-and-network",
  errorPolicy: "none",
  context: { endpoint: "products" },
} as const;

/** The links in the order a request passes them. */
export function shopLinks(): ApolloLink {
  return ApolloLink.from([sessionLink(), retryLink(), authorizationLink(), hostLink()]);
}

let client: ApolloClient | null = null;

/** The one client of this tab. In the browser only. */
export function shopApollo(): ApolloClient {
  return (client ??= new ApolloClient({ link: shopLinks(), cache: new InMemoryCache() }));
}

/** Forgets what was read for the one who signed out. */
export async function forgetAnswers(): Promise<void> {
  await client?.clearStore();
}
