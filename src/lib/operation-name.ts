/** The operation name of a GraphQL request. */
import type { DocumentNode } from "graphql";
import { getOperationAST } from "graphql/utilities/getOperationAST";

/** The name of the one operation of a document. */
export function nameOfOperation(document: DocumentNode): string | undefined {
  return getOperationAST(document)?.name?.value;
}
