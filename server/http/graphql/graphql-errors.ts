/** Gives every GraphQL error a code and keeps clients from causing a 5xx. */
import { GraphQLError, type ExecutionResult } from "graphql";
import type { FastifyBaseLogger } from "fastify";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { DatabaseUnavailable, DomainError, ERROR_CODES, ERROR_STATUS, type ErrorCode } from "../../errors";
import { sentenceFor } from "../errors";

export interface FormattedAnswer {
  readonly statusCode: number;
  readonly response: { readonly data: ExecutionResult["data"]; readonly errors: GraphQLError[] };
}

/**
 * Gives every error a code. A request that could not start answers with the status of that code. A request
 * that ran answers 200, except for an internal error without any data, or if the database was unavailable for
 * all of it.
 */
export function formatErrors(
  execution: ExecutionResult,
  log: FastifyBaseLogger,
  isProduction: boolean,
): FormattedAnswer {
  const failures = (execution.errors ?? []).flatMap(expand);
  const errors = failures.slice(0, LIMITS.graphql.errors).map((error) => typed(error, log, isProduction));
  const hasRun = failures.some((error) => error.path !== undefined);
  const code = errors[0]?.extensions.code as ErrorCode;
  const data = execution.data ?? null;
  if (failures.some(isOutage) && !hasAnyAnswer(data)) return { statusCode: 503, response: { data, errors } };
  const statusCode = data !== null || (hasRun && code !== "INTERNAL") ? 200 : statusOf(failures[0], code);
  return { statusCode, response: { data, errors } };
}

/** Returns the first refusal of the caller, or null. */
export function refusalIn({ errors = [] }: ExecutionResult): DomainError | null {
  const failures = errors.flatMap(expand).map(({ originalError }) => originalError);
  const isRefusal = (failure: unknown): failure is DomainError =>
    failure instanceof DomainError && ["FORBIDDEN", "TOO_MANY_REQUESTS"].includes(failure.code);
  return failures.find(isRefusal) ?? null;
}

function isOutage({ originalError }: GraphQLError): boolean {
  return originalError instanceof DatabaseUnavailable;
}

function hasAnyAnswer(data: ExecutionResult["data"]): boolean {
  return Object.values(data ?? {}).some((value) => value !== null);
}

/** Unwraps validation failures, which arrive as one error around the actual errors. */
function expand(error: GraphQLError): readonly GraphQLError[] {
  const held = (error.originalError as { errors?: unknown } | undefined)?.errors;
  if (!Array.isArray(held)) return [error];
  return held.map((inner) =>
    inner instanceof GraphQLError ? inner : new GraphQLError(sentenceOf(inner as Error)),
  );
}

/** Tens of thousands of brackets exhaust the parser's stack; V8's own message would not help the client. */
function sentenceOf(error: Error): string {
  return error instanceof RangeError ? "The query is nested too deeply" : String(error.message);
}

function typed(error: GraphQLError, log: FastifyBaseLogger, isProduction: boolean): GraphQLError {
  const code = codeOf(error);
  if (code === "INTERNAL" || isOutage(error))
    log.error({ err: error.originalError ?? error, path: error.path }, "query failed");
  return new GraphQLError(
    messageOf(error, code, isProduction).slice(0, LIMITS.http.fieldErrors.messageLength),
    {
      nodes: error.nodes,
      source: error.source,
      positions: error.positions,
      path: error.path,
      extensions: { code, ...fieldErrorsOf(error) },
    },
  );
}

/** Returns form errors by field, as in REST's envelope. */
function fieldErrorsOf({ originalError }: GraphQLError) {
  const { fieldErrors } = originalError instanceof DomainError ? originalError : { fieldErrors: [] };
  return fieldErrors.length > 0 ? { fieldErrors } : {};
}

function codeOf(error: GraphQLError): ErrorCode {
  const original = error.originalError;
  if (original instanceof DomainError) return original.code;
  // Compiled queries report bad variables as errors without extensions, although the type declares them.
  const { extensions } = error as { readonly extensions?: { readonly code?: unknown } };
  const known = ERROR_CODES.find((code) => code === extensions?.code);
  if (known) return known;
  const status = httpStatusOf(error);
  if (status === 429) return "TOO_MANY_REQUESTS";
  if (status === 503) return "UNAVAILABLE";
  if (status !== undefined && status >= 400 && status < 500) return "BAD_USER_INPUT";
  if (original && !(original instanceof GraphQLError)) return "INTERNAL";
  return error.message.startsWith("Cannot return null for non-nullable") ? "INTERNAL" : "BAD_USER_INPUT";
}

function messageOf(error: GraphQLError, code: ErrorCode, isProduction: boolean): string {
  if (code === "INTERNAL") return MESSAGES.generic.failure;
  const original = error.originalError;
  const status = httpStatusOf(error);
  if (original && status !== undefined && !original.name.startsWith("GraphQL")) {
    return sentenceFor(status, original);
  }
  // Suggestions would reveal the schema to clients without introspection.
  return isProduction ? error.message.replace(/ Did you mean .*$/s, "") : error.message;
}

function statusOf(error: GraphQLError | undefined, code: ErrorCode): number {
  const status = httpStatusOf(error);
  return status !== undefined && status >= 400 && status < 500 ? status : ERROR_STATUS[code];
}

/** Returns the status that a Fastify plugin gave the failure. */
function httpStatusOf(error: GraphQLError | undefined): number | undefined {
  return (error?.originalError as { statusCode?: number } | undefined)?.statusCode;
}
