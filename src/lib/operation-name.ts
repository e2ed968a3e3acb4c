import type { DocumentNode } from "graphql";
import { getOperationAST } from "graphql/utilities/getOperationAST";

/** The name of a document's only operation. */
export function nameOfOperation(document: DocumentNode): string | undefined {
  return getOperationAST(document)?.name?.value;
}
