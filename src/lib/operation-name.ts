/** The operation name of a GraphQL request. */
import { getOperationAST, type DocumentNode } from "graphql";

/** The name of the one operation of a document. */
export function nameOfOperation(document: DocumentNode): string | undefined {
  return getOperationAST(document)?.name?.value;
}
