/** A GraphQL query for numbers alone: kept by nobody, so that a look for them moves no list that is shown. */
import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";

export function useCounted<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): { readonly data: Data | undefined; readonly trouble: boolean } {
  const asked = useQuery<Data, OperationVariables>(document, { variables, fetchPolicy: "no-cache" });
  return { data: asked.data as Data | undefined, trouble: asked.error !== undefined };
}
