/** Allows one costly call per request (contract/graphql/access.ts), regardless of aliases and fragments. */
import { GraphQLError, Kind, type ASTVisitor, type SelectionSetNode, type ValidationContext } from "graphql";
import { COSTLY_CALLS } from "#contract/graphql/access";
import type { ErrorCode } from "../../errors";

/** Validation rule; its error carries `extensions.code`. */
export function allowOneCostlyCall(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ selectionSet }) {
      if (new CostlyCallCounter(context).count(selectionSet) <= 1) return;
      const code: ErrorCode = "BAD_USER_INPUT";
      const message = `A request may contain only one of these calls: ${COSTLY_CALLS.join(", ")}`;
      context.reportError(new GraphQLError(message, { extensions: { code } }));
    },
  };
}

class CostlyCallCounter {
  /** Calls per fragment, counted once. A fragment being counted has no calls, which also ends cycles. */
  private readonly fragments = new Map<string, number>();

  constructor(private readonly context: ValidationContext) {}

  count({ selections }: SelectionSetNode): number {
    return selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + (COSTLY_CALLS.includes(selection.name.value) ? 1 : 0);
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + this.count(selection.selectionSet);
      return sum + this.countFragment(selection.name.value);
    }, 0);
  }

  private countFragment(name: string): number {
    const counted = this.fragments.get(name);
    if (counted !== undefined) return counted;
    this.fragments.set(name, 0);
    const fragment = this.context.getFragment(name);
    const calls = fragment ? this.count(fragment.selectionSet) : 0;
    this.fragments.set(name, calls);
    return calls;
  }
}
