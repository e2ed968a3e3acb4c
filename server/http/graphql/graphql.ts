/**
 * Serves one schema on the paths of contract/rest/paths.ts. Queries use GET or POST, other operations POST.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ExecutionResult, GraphQLSchema } from "graphql";
import mercurius, { type MercuriusOptions } from "mercurius";
import { GRAPHQL_PATHS } from "#contract/rest/paths";
import { KNOWN_DOCUMENTS } from "#contract/graphql/known-documents.generated";
import { DomainError } from "../../errors";
import { readJson } from "../../gateways/read-json";
import { hasBuildKey } from "../client/client";
import { retryAfter } from "../errors";
import { countCalls, limitCalls } from "./graphql-calls";
import { formatErrors, refusalIn } from "./graphql-errors";
import { allowOneCostlyCall } from "./graphql-costly-calls";
import { limitQueries } from "./graphql-limits";
import { isKnownText, limitDocument, limitLength } from "./graphql-text-limits";
import { checkVariables } from "./graphql-variables";
import { furtherRequests, isTrusted, type TrustSettings } from "../security";
import {
  originOf,
  refusesTracking,
  requireViewer,
  type Origin,
  type SessionReader,
  type Viewer,
} from "../session";

export interface GraphqlSettings extends TrustSettings {
  /** Whether queries unknown to the storefront are answered without the build key. */
  readonly answersOtherQueries: boolean;
}

/** The context of a request, as passed to resolvers. */
export interface RequestContext {
  /** Whether the request may introspect the schema and export the catalogue. */
  readonly isTrusted: boolean;
  readonly origin: Origin;
  /** Languages that the browser requests; stored with an order. */
  readonly acceptLanguages: string;
  /** True if the browser sends Global Privacy Control, which opts out of tracking (ATTRIBUTION-6). */
  readonly refusesTracking: boolean;
  /**
   * Returns the viewer, or null for a guest. Looked up once per request, on the first call.
   * @throws DomainError UNAUTHENTICATED for an Authorization header without a live session
   */
  findViewer(): Promise<Viewer | null>;
  /** @throws DomainError UNAUTHENTICATED, also for a guest */
  requireViewer(): Promise<Viewer>;
}

const ACCEPT_LANGUAGES_LENGTH = 200;
const MAX_TOKENS = 4_000;
/** How many untrusted texts stay prepared and compiled. */
const CACHED_OTHER_TEXTS = 32;

/**
 * Registers one encapsulated instance per path, because an instance serves one path only. These instances
 * cache the storefront's compiled texts. Other texts go to an extra instance with limits and a small cache:
 * strangers cannot evict the shop's texts or fill the memory.
 */
export async function registerGraphql(
  app: FastifyInstance,
  config: GraphqlSettings,
  schema: GraphQLSchema,
  sessions: SessionReader,
): Promise<void> {
  const options = (scope: FastifyInstance): MercuriusOptions => ({
    schema,
    jit: 1,
    allowBatchedQueries: false,
    validationRules: [limitQueries, allowOneCostlyCall],
    graphql: { parseOptions: { maxTokens: MAX_TOKENS, noLocation: false } },
    context: (request: FastifyRequest) => contextOf(request, config, sessions),
    errorFormatter: (execution, context) => {
      const log = context.reply?.log ?? scope.log;
      const answer = formatErrors(execution as ExecutionResult, log, config.environment === "production");
      if (context.reply) context.reply.request.failure = refusalIn(execution as ExecutionResult);
      const wait = retryAfter(answer.statusCode);
      if (wait !== undefined) context.reply?.header("retry-after", wait);
      return answer as never;
    },
  });
  const others = await openOthers(app, config, options);
  for (const path of GRAPHQL_PATHS) {
    await app.register(async (scope) => {
      await scope.register(mercurius, {
        ...options(scope),
        path,
        cache: KNOWN_DOCUMENTS.size,
        additionalRouteOptions: {
          preHandler: async (request: FastifyRequest, reply) => {
            const text = checkRequest(request, config, schema);
            reply.header("cache-control", "no-store");
            if (!isKnownText(text)) reply.graphql = others(reply);
          },
        },
      });
    });
  }
}

/** @returns a handler that answers in place of the instance of the request's path */
async function openOthers(
  app: FastifyInstance,
  config: GraphqlSettings,
  options: (scope: FastifyInstance) => MercuriusOptions,
): Promise<(reply: FastifyReply) => FastifyReply["graphql"]> {
  let opened: FastifyInstance | undefined;
  await app.register(async (scope) => {
    await scope.register(mercurius, { ...options(scope), routes: false, cache: CACHED_OTHER_TEXTS });
    const countFurther = furtherRequests(app);
    scope.graphql.addHook("preValidation", async (_schema, document, { reply }) => {
      if (hasBuildKey(reply.request, config)) return;
      limitDocument(document);
      limitCalls(document);
    });
    // Cached texts skip validation but cost as much to run.
    scope.graphql.addHook("preExecution", async (_schema, document, { reply }) => {
      await countFurther(reply.request, countCalls(document) - 1);
    });
    opened = scope;
  });
  return (reply) => async (text, context, variables, operationName) => {
    if (!config.answersOtherQueries && !hasBuildKey(reply.request, config))
      throw new DomainError("FORBIDDEN", "This host only answers queries of the shop's own pages");
    return opened!.graphql(text, { ...context, reply } as never, variables, operationName) as never;
  };
}

function contextOf(
  request: FastifyRequest,
  config: GraphqlSettings,
  sessions: SessionReader,
): RequestContext {
  let viewer: Promise<Viewer | null> | undefined;
  const findViewer = () => (viewer ??= sessions.findViewer(request.headers.authorization));
  return {
    isTrusted: isTrusted(request, config),
    origin: originOf(request),
    refusesTracking: refusesTracking(request),
    acceptLanguages: (request.headers["accept-language"] ?? "").slice(0, ACCEPT_LANGUAGES_LENGTH),
    findViewer,
    requireViewer: async () => requireViewer(await findViewer()),
  };
}

interface GraphqlParams {
  query?: unknown;
  operationName?: unknown;
  /** An object; in a query string, its JSON. */
  variables?: unknown;
  extensions?: unknown;
}

const NAME_LENGTH = 200;

/**
 * Checks each request before the query cache: introspection, and shapes that the GraphQL layer cannot handle.
 * Documents hold exactly one operation (graphql-limits.ts), so the operation name is checked here and
 * dropped.
 * @returns the text of the query
 */
function checkRequest(request: FastifyRequest, config: GraphqlSettings, schema: GraphQLSchema): string {
  const params = (request.method === "GET" ? request.query : request.body) as
    GraphqlParams | null | undefined;
  if (typeof params !== "object" || params === null || Array.isArray(params)) {
    throw new DomainError("BAD_USER_INPUT", "The request must be an object with a query");
  }
  const { query, operationName } = params;
  if (typeof query !== "string" || query.trim() === "") {
    throw new DomainError("BAD_USER_INPUT", "The query is missing");
  }
  if (!hasBuildKey(request, config)) limitLength(query);
  // A document starts with a word, a brace, a comment or a comma. A JSON value would be mistaken for a parsed
  // document.
  if (!/^[\s,\uFEFF]*([a-z_#]|\{[\s,]*[a-z_.#])/i.test(query) || /^\s*(true|false|null)\s*$/.test(query)) {
    throw new DomainError("BAD_USER_INPUT", "The query is not a GraphQL document");
  }
  if (!isTrusted(request, config) && /__(schema|type)\b/.test(query)) {
    throw new DomainError("FORBIDDEN", "Introspection needs the build key");
  }
  if (typeof operationName === "string" && operationName !== "") {
    const isNamed =
      operationName.length <= NAME_LENGTH &&
      /^[_a-z]\w*$/i.test(operationName) &&
      new RegExp(`\\b(query|mutation|subscription)[\\s,]+${operationName}\\b`).test(query);
    if (!isNamed) throw new DomainError("BAD_USER_INPUT", "The query has no operation with that name");
  }
  if (operationName === undefined || typeof operationName === "string" || operationName === null) {
    delete params.operationName;
  }
  const isInAddress = request.method === "GET";
  if (isInAddress) readPart(params, "extensions");
  checkVariables(schema, query, isInAddress ? readPart(params, "variables") : params.variables);
  return query;
}

/** In a query string, variables and extensions are JSON objects or empty. */
function readPart(params: GraphqlParams, name: "variables" | "extensions"): object | null {
  const text = params[name];
  if (text === undefined || text === "") {
    delete params[name];
    return null;
  }
  const value = findJsonObject(text);
  if (value === undefined) throw new DomainError("BAD_USER_INPUT", `The ${name} must be a JSON object`);
  return value;
}

/** @returns undefined unless the text is null or the JSON of an object */
function findJsonObject(text: unknown): object | null | undefined {
  try {
    const value: unknown = typeof text === "string" ? readJson(text) : undefined;
    return typeof value === "object" && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
