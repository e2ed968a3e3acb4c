/**
 * Retries failed requests up to 3 times with exponential back-off from 100 ms (CALL-6): queries always,
 * mutations only when idempotent by key.
 */
import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { RetryLink } from "@apollo/client/link/retry";
import { OperationTypeNode } from "graphql";
import { LIMITS } from "#contract/limits";

const { retries, retryDelayMs } = LIMITS.graphql;

export function retryLink(): RetryLink {
  return new RetryLink({
    delay: (count) => retryDelayMs * 2 ** (count - 1),
    attempts: (count, operation, error) => {
      if (count > retries || !isOutage(error)) return false;
      const isQuery = operation.operationType === OperationTypeNode.QUERY;
      return isQuery || typeof operation.getContext()["idempotencyKey"] === "string";
    },
  });
}

/** True for no response and for a 5xx, the only failures that a retry may fix. */
function isOutage(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode >= 500;
  return !CombinedGraphQLErrors.is(error) && !ServerParseError.is(error);
}
