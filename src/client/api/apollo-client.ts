/** The GraphQL client of the islands (CALL-6, CALL-7). */
import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { authorizationLink } from "./authorization-link";
import { hostLink } from "./host-link";
import { retryLink } from "./retry-link";
import { shopStore } from "../store/shop-store";
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
  return (client ??= createClient());
}

function createClient(): ApolloClient {
  const made = new ApolloClient({ link: shopLinks(), cache: new InMemoryCache() });
  forgetOthersAnswers(made);
  return made;
}

/** What one visitor read is not the next one's: answers are forgotten whenever somebody else is signed in. */
function forgetOthersAnswers(made: ApolloClient): void {
  const store = shopStore();
  const whoIsIn = () => store.getState().auth.user?.username ?? null;
  let known = whoIsIn();
  store.subscribe(() => {
    const now = whoIsIn();
    if (now === known) return;
    known = now;
    // Who just came in sees their own at once; for who left, the guard takes the page away.
    const forgotten = now === null ? made.clearStore() : made.resetStore();
    // An operation that was under way reports its own end.
    forgotten.catch(() => undefined);
  });
}
