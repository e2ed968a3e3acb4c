/** Where operations go: POST with operationName, variables and query, credentials included; the context picks the path. */
import { HttpLink, type ApolloLink } from "@apollo/client";
import { GRAPHQL_PATHS } from "#contract/endpoints";
import { apiUrl } from "../http/api-url";

/** `context: { endpoint }` of an operation; /graphql without one. */
export type Endpoint = "products" | "analytics";

export function hostLink(): ApolloLink {
  return new HttpLink({
    uri: (operation) => apiUrl() + pathOf(operation.getContext()["endpoint"] as Endpoint | undefined),
    credentials: "include",
    includeExtensions: false,
  });
}

function pathOf(endpoint: Endpoint | undefined): string {
  const [usual, ...others] = GRAPHQL_PATHS;
  return others.find((path) => path === `/${endpoint}`) ?? usual;
}
