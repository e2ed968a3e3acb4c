/** The GraphQL client of the islands (CALL-6, CALL-7). */
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { GRAPHQL_PATHS } from "#contract/rest/paths";
import { apiUrl } from "../http/api-url";
import { authorization } from "../session/current-session";
import { visitorChanged } from "../store/auth-slice";
import { shopStore } from "../store/shop-store";
import { retryLink } from "./retry-link";
import { sessionLink } from "./session-link";

/** Context of queries to the products endpoint. */
export const PRODUCTS_CONTEXT = { endpoint: "products" } as const;

/** Adds the session, and `context: { idempotencyKey }` to repeatable mutations. */
function authorizationLink(): ApolloLink {
  return new SetContextLink(async (context) => {
    const bearer = await authorization();
    const key = context["idempotencyKey"] as string | undefined;
    return {
      headers: {
        ...(context["headers"] as Record<string, string> | undefined),
        ...(bearer ? { authorization: bearer } : {}),
        ...(key ? { "idempotency-key": key } : {}),
      },
    };
  });
}

/** POST with operationName, variables and query, credentials included; `context: { endpoint }` picks another path. */
function hostLink(): ApolloLink {
  const [usual, ...others] = GRAPHQL_PATHS;
  return new HttpLink({
    uri: (operation) => {
      const requestedPath = `/${operation.getContext()["endpoint"]}`;
      return apiUrl() + (others.find((path) => path === requestedPath) ?? usual);
    },
    credentials: "include",
    includeExtensions: false,
  });
}

let client: ApolloClient | null = null;

/** Singleton per tab; browser only. */
export function shopApollo(): ApolloClient {
  return (client ??= createClient());
}

function createClient(): ApolloClient {
  // In the order a request passes through them.
  const link = ApolloLink.from([sessionLink(), retryLink(), authorizationLink(), hostLink()]);
  const made = new ApolloClient({ link, cache: new InMemoryCache() });
  forgetOthersAnswers(made);
  return made;
}

/**
 * Clears the cache when the user changes or signs out, so that no visitor sees another's data. Mounted
 * screens query again, pending queries included.
 */
function forgetOthersAnswers(made: ApolloClient): void {
  const store = shopStore();
  const whoIsIn = () => store.getState().auth.user?.username ?? null;
  let known = whoIsIn();
  // Unmounting screens cancel their queries in a later task. Without the wait, a screen about to unmount would
  // query again; without pending queries, the wait would make the next screen query twice.
  made.onResetStore(async () => {
    if (made.getObservableQueries().size > 0) await new Promise((done) => setTimeout(done));
  });
  store.subscribe(() => {
    const now = whoIsIn();
    if (now === known) return;
    known = now;
    store.dispatch(visitorChanged());
    // Operations in flight are rejected separately.
    made.resetStore().catch(() => undefined);
  });
}
