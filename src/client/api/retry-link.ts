/**
 * Failed requests are made again up to 3 times, after 100 ms and twice as long each time (CALL-6): queries
 * always, mutations only when a second one with the same key counts once.
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

/** No answer, or a 5xx: only these may end differently the second time. */
function isOutage(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode >= 500;
  return !CombinedGraphQLErrors.is(error) && !ServerParseError.is(error);
}
