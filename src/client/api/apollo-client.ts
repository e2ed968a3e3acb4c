/** The GraphQL client of the islands (CALL-6, CALL-7). */
import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { authorizationLink } from "./authorization-link";
import { hostLink } from "./host-link";
import { retryLink } from "./retry-link";
import { visitorChanged } from "../store/auth-slice";
import { shopStore } from "../store/shop-store";
import { sessionLink } from "./session-link";

/** Options for `useQuery` of the products context: cache and network, and an answer with errors counts as failed. */
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
  return (client ??= createClient());
}

function createClient(): ApolloClient {
  const made = new ApolloClient({ link: shopLinks(), cache: new InMemoryCache() });
  forgetOthersAnswers(made);
  return made;
}

/** Clears the cache whenever another user is signed in: no visitor sees the answers of another. */
function forgetOthersAnswers(made: ApolloClient): void {
  const store = shopStore();
  const whoIsIn = () => store.getState().auth.user?.username ?? null;
  let known = whoIsIn();
  store.subscribe(() => {
    const now = whoIsIn();
    if (now === known) return;
    known = now;
    store.dispatch(visitorChanged());
    // After a sign-in the active queries are asked again; after a sign-out the guard replaces the page.
    const forgotten = now === null ? made.clearStore() : made.resetStore();
    // An operation in flight is rejected on its own.
    forgotten.catch(() => undefined);
  });
}
