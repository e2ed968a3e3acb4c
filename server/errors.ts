/**
 * The error codes that clients can meet (docs/errors.md), the exception that carries them, and the exception
 * for operators of commands.
 */
import type { FieldError } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";

export const ERROR_CODES = [
  "BAD_USER_INPUT",
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "NOT_FOUND",
  "QUERY_TOO_DEEP",
  "QUERY_TOO_COSTLY",
  "TOO_MANY_REQUESTS",
  "UNAVAILABLE",
  "INTERNAL",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** HTTP status of a request that failed as a whole with this code. */
export const ERROR_STATUS: Readonly<Record<ErrorCode, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  QUERY_TOO_DEEP: 400,
  QUERY_TOO_COSTLY: 400,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

/** An expected failure, with a message for the client. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** Field errors, for a form. */
    readonly fieldErrors: readonly FieldError[] = [],
  ) {
    super(message);
    this.name = "DomainError";
  }
}

/** A failed proof of identity; recorded with the refusals. */
export class SignInRefused extends DomainError {
  /** @param account the attempted username; empty if none was given */
  constructor(
    message: string,
    readonly account: string,
    fieldErrors: readonly FieldError[] = [],
  ) {
    super("BAD_USER_INPUT", message, fieldErrors);
  }
}

/** Too many attempts; answers outside GraphQL carry `retry-after`. */
export class TooManyRequests extends DomainError {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super("TOO_MANY_REQUESTS", message);
  }
}

/**
 * The database is unreachable, slow, full or read-only: callers may retry, and answers carry `retry-after`.
 */
export class DatabaseUnavailable extends DomainError {
  constructor(override readonly cause: unknown) {
    super("UNAVAILABLE", MESSAGES.generic.unavailable);
  }
}

/** An error that an operator can fix: commands print it as one sentence, without a stack trace. */
export class OperatorError extends Error {}

const NO_ROOM: readonly unknown[] = ["ENOSPC", "EDQUOT"];

/** Returns the message of an error that an operator can fix; null for any other failure. */
export function operatorSentence(error: unknown): string | null {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof DatabaseUnavailable) return `The database is unreachable: ${reasonOf(error.cause)}.`;
  if (NO_ROOM.includes((error as NodeJS.ErrnoException | null)?.code))
    return "The disk is full: free some space, or set DATA_DIR to a folder on another disk.";
  return null;
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
