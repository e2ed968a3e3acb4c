/** A GraphQL query for counts only: uncached, so that polling does not change visible lists. */
import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";

export function useCounted<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): { readonly data: Data | undefined; readonly trouble: boolean } {
  const asked = useQuery<Data, OperationVariables>(document, { variables, fetchPolicy: "no-cache" });
  return { data: asked.data as Data | undefined, trouble: asked.error !== undefined };
}
