/**
 * Counts the calls of a document: the fields of its operation. Aliases count separately, because each is
 * resolved separately.
 */
import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from "graphql";
import { LIMITS } from "#contract/limits";
import { DomainError } from "../../errors";

const counts = new WeakMap<DocumentNode, number>();

/** Linear in the size of the document; cached documents are counted once. */
export function countCalls(document: DocumentNode): number {
  let count = counts.get(document);
  if (count === undefined) {
    count = namesOfCalls(document).size;
    counts.set(document, count);
  }
  return count;
}

/** @throws DomainError BAD_USER_INPUT */
export function limitCalls(document: DocumentNode): void {
  const [count, { calls }] = [countCalls(document), LIMITS.graphql.otherText];
  if (count <= calls) return;
  throw new DomainError("BAD_USER_INPUT", `The query has ${count} calls; ${calls} are allowed`);
}

/** Fields with the same response name are resolved once. */
function namesOfCalls({ definitions }: DocumentNode): ReadonlySet<string> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const names = new Set<string>();
  const collect = ({ selections }: SelectionSetNode) => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        if (!selection.name.value.startsWith("__")) names.add((selection.alias ?? selection.name).value);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else {
        const fragment = fragments.get(selection.name.value);
        // Visiting each fragment once also ends cycles.
        fragments.delete(selection.name.value);
        if (fragment) collect(fragment.selectionSet);
      }
    }
  };
  for (const node of definitions) if (node.kind === Kind.OPERATION_DEFINITION) collect(node.selectionSet);
  return names;
}
