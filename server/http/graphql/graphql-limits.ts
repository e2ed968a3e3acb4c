/**
 * Limits a GraphQL document to one operation, LIMITS.graphql.maxDepth levels and maxCost fields. A field
 * below a list counts once per expected entry. Fragments count where they are spread, and aliases separately.
 */
import {
  GraphQLError,
  Kind,
  getNamedType,
  getNullableType,
  isListType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  type ASTVisitor,
  type FieldNode,
  type GraphQLNamedType,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";
import { LIMITS } from "#contract/limits";
import type { ErrorCode } from "../../errors";

/** Expected entries of a list; unlisted lists count as ten. */
const LIST_ENTRIES: Readonly<Record<string, number>> = {
  path: 3,
  categoryPath: 3,
  images: 5,
  subCategories: 8,
  productLabels: 1,
  features: 1,
  includedItems: 1,
};
const DEFAULT_LIST_ENTRIES = 10;

/** Introspection is inherently deep, open to trusted callers only, and reads no data. */
const isIntrospection = (name: string) => name.startsWith("__");

interface Measure {
  readonly depth: number;
  readonly cost: number;
}
const NOTHING: Measure = { depth: 0, cost: 0 };

/** Validation rule with the shop's limits; errors carry `extensions.code`. */
export function limitQueries(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
      const [operation] = operations;
      if (!operation || operations.length > 1) {
        return report(context, "BAD_USER_INPUT", "A request must contain exactly one operation");
      }
      const root = context.getSchema().getRootType(operation.operation);
      const { depth, cost } = new QueryMeter(context).measure(operation.selectionSet, root ?? undefined);
      if (depth > LIMITS.graphql.maxDepth) {
        report(
          context,
          "QUERY_TOO_DEEP",
          `The query is ${depth} levels deep; ${LIMITS.graphql.maxDepth} are allowed`,
        );
      }
      if (cost > LIMITS.graphql.maxCost) {
        report(context, "QUERY_TOO_COSTLY", `The query costs ${cost}; ${LIMITS.graphql.maxCost} is allowed`);
      }
    },
  };
}

function report(context: ValidationContext, code: ErrorCode, message: string): void {
  context.reportError(new GraphQLError(message, { extensions: { code } }));
}

class QueryMeter {
  /** Measured fragments. A fragment being measured counts as zero, which also ends cycles. */
  private readonly fragments = new Map<string, Measure>();

  constructor(private readonly context: ValidationContext) {}

  measure(selectionSet: SelectionSetNode, parent: GraphQLNamedType | undefined): Measure {
    let depth = 0;
    let cost = 0;
    for (const selection of selectionSet.selections) {
      const part =
        selection.kind === Kind.FIELD
          ? this.measureField(selection, parent)
          : selection.kind === Kind.FRAGMENT_SPREAD
            ? this.measureFragment(selection.name.value)
            : this.measure(
                selection.selectionSet,
                this.typeNamed(selection.typeCondition?.name.value) ?? parent,
              );
      depth = Math.max(depth, part.depth);
      cost += part.cost;
    }
    return { depth, cost: Math.min(cost, Number.MAX_SAFE_INTEGER) };
  }

  private measureField(field: FieldNode, parent: GraphQLNamedType | undefined): Measure {
    const name = field.name.value;
    if (isIntrospection(name)) return { depth: 1, cost: 1 };
    if (!field.selectionSet) return { depth: 1, cost: 1 };
    const type = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name]?.type : undefined;
    const below = this.measure(field.selectionSet, type && getNamedType(type));
    const entries =
      type && isListType(getNullableType(type)) ? (LIST_ENTRIES[name] ?? DEFAULT_LIST_ENTRIES) : 1;
    return { depth: below.depth + 1, cost: 1 + entries * below.cost };
  }

  private measureFragment(name: string): Measure {
    const known = this.fragments.get(name);
    if (known) return known;
    this.fragments.set(name, NOTHING);
    const fragment = this.context.getFragment(name);
    if (!fragment) return NOTHING;
    const measured = this.measure(fragment.selectionSet, this.typeNamed(fragment.typeCondition.name.value));
    this.fragments.set(name, measured);
    return measured;
  }

  private typeNamed(name: string | undefined): GraphQLNamedType | undefined {
    const type = name === undefined ? undefined : this.context.getSchema().getType(name);
    return type && isCompositeType(type) ? type : undefined;
  }
}
