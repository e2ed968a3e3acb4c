/** What a GraphQL request says beside its query. */
import { getOperationAST, type DocumentNode } from "graphql";

/** The name of the one operation of a document. */
export function nameOfOperation(document: DocumentNode): string | undefined {
  return getOperationAST(document)?.name?.value;
}
