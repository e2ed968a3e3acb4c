/**
 * Calls that reach a gateway, write to somebody or read the whole catalogue: a request holds one of them at most, whatever aliases and fragments it
 * uses (CHECKOUT-9). What counts requests would otherwise count sixty orders as one.
 */
import { GraphQLError, Kind, type ASTVisitor, type SelectionSetNode, type ValidationContext } from "graphql";
import type { Mutation, Query } from "#contract/graphql/generated";
import type { ErrorCode } from "../../errors";

const COSTLY_CALLS: readonly (keyof Mutation | keyof Query)[] = [
  "checkoutWith",
  "checkoutWithBraintree",
  "checkoutWithPlisio",
  "checkoutWithKlarna",
  "checkoutWithCoinbase",
  "generateCoinbaseChargeId",
  "preparePayment",
  "refreshPayment",
  "leavePayment",
  "processLoanApplication",
  "processGuestLoanApplication",
  "refreshLeaseApplication",
  "simulatePriceMarkup",
];

/** Validation rule; its error carries `extensions.code`. */
export function allowOneCostlyCall(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ selectionSet }) {
      if (countCostly(context, selectionSet) <= 1) return;
      const code: ErrorCode = "BAD_USER_INPUT";
      const message = `A request may hold one of these calls: ${COSTLY_CALLS.join(", ")}`;
      context.reportError(new GraphQLError(message, { extensions: { code } }));
    },
  };
}

/** Counts up to two. @param open fragments being counted: one that holds itself counts once */
function countCostly(
  context: ValidationContext,
  { selections }: SelectionSetNode,
  open: readonly string[] = [],
): number {
  let count = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      count += (COSTLY_CALLS as readonly string[]).includes(selection.name.value) ? 1 : 0;
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      count += countCostly(context, selection.selectionSet, open);
    } else {
      const name = selection.name.value;
      const fragment = open.includes(name) ? null : context.getFragment(name);
      if (fragment) count += countCostly(context, fragment.selectionSet, [...open, name]);
    }
    if (count > 1) return count;
  }
  return count;
}
