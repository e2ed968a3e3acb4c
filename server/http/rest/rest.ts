/**
 * REST routes of the table in contract/rest/endpoints.ts: validated input, the envelope, declared fields
 * only.
 */
import type { Readable } from "node:stream";
import { errorCodes, type FastifyInstance, type FastifyRequest, type FastifySchema } from "fastify";
import { succeed } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import type { Endpoint } from "#contract/rest/endpoint";
import { readJson } from "../../gateways/read-json";
import { answerSchema, inputSchema } from "./json-schema";
import {
  originOf,
  refusesTracking,
  requireAccess,
  requireViewer,
  type Origin,
  type SessionReader,
  type Viewer,
} from "../session";
import { validateCall } from "../validation";

export interface RestCall<Body, Params> {
  readonly body: Body;
  readonly params: Params;
  readonly origin: Origin;
  /** The raw Authorization header, for the few calls that handle the session itself. */
  readonly authorization: string | undefined;
  /** The raw Cookie header, for calls that recognize known devices. Cookies never carry a session. */
  readonly cookies: string | undefined;
  /** True if the browser sends Global Privacy Control (ATTRIBUTION-6). */
  readonly refusesTracking: boolean;
}

export interface SignedInCall<Body, Params> extends RestCall<Body, Params> {
  readonly viewer: Viewer;
}

/** `message` is the call's own message (CALL-8); the default is 'Successful'. */
export interface RestAnswer<Data> {
  readonly data: Data;
  readonly message?: string;
  /** A complete Set-Cookie header. */
  readonly setCookie?: string;
}

/** A file streamed to the client. */
export interface Download {
  /** Plain letters, digits and "-._". */
  readonly fileName: string;
  /** Destroyed when the client disconnects. */
  readonly content: Readable;
}

/** Time limit of a download. */
const DOWNLOAD_MS = 30 * 60_000;
/** Longer than any client stays connected. */
const EVENTS_MS = 24 * 60 * 60_000;

type Handler<Call, Data> = (call: Call) => Promise<RestAnswer<Data>>;

export interface Rest {
  /** Registers a call open to everyone. */
  open<Body, Params, Data>(
    endpoint: Endpoint<Body, Params, Data>,
    handler: Handler<RestCall<Body, Params>, Data>,
  ): void;
  /**
   * Registers a call for signed-in users. Guests get 401, and staff without the permission of its table 403,
   * before any input is read.
   */
  signedIn<Body, Params, Data>(
    endpoint: Endpoint<Body, Params, Data>,
    handler: Handler<SignedInCall<Body, Params>, Data>,
  ): void;
  /** Registers a signed-in call that answers with a file; refusals use the envelope. */
  download<Body, Params>(
    endpoint: Endpoint<Body, Params, null>,
    handler: (call: SignedInCall<Body, Params>) => Promise<Download>,
  ): void;
  /** Registers a call open to everyone that answers with a file. A guest has no viewer. */
  openDownload<Body, Params>(
    endpoint: Endpoint<Body, Params, null>,
    handler: (call: RestCall<Body, Params> & { readonly viewer: Viewer | null }) => Promise<Download>,
  ): void;
  /** Registers a call that streams events until the client or `events` ends. A guest has no viewer. */
  events<Body, Params>(
    endpoint: Endpoint<Body, Params, null>,
    handler: (call: RestCall<Body, Params> & { readonly viewer: Viewer | null }) => Promise<Readable>,
  ): void;
}

export function createRest(app: FastifyInstance, sessions: SessionReader): Rest {
  // Mail programs unsubscribe by posting a form (RFC 8058). The form is ignored: calls with a body refuse a
  // missing one.
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, _body, done) => done(null, undefined),
  );
  const readSignedIn = async <Body, Params>(
    endpoint: Endpoint<Body, Params, unknown>,
    request: FastifyRequest,
  ): Promise<SignedInCall<Body, Params>> => {
    const viewer = requireViewer(await sessions.findViewer(request.headers.authorization));
    if (endpoint.access) requireAccess(viewer, endpoint.access);
    return { ...readCall(endpoint, request), viewer };
  };
  return {
    open: (endpoint, handler) => {
      addRoute(app, endpoint, async (request) => handler(readCall(endpoint, request)));
    },
    signedIn: (endpoint, handler) => {
      addRoute(app, endpoint, async (request) => handler(await readSignedIn(endpoint, request)));
    },
    download: (endpoint, handler) => {
      addDownload(app, endpoint, async (request) => handler(await readSignedIn(endpoint, request)));
    },
    openDownload: (endpoint, handler) => {
      addDownload(app, endpoint, async (request) => {
        const viewer = await sessions.findViewer(request.headers.authorization);
        return handler({ ...readCall(endpoint, request), viewer });
      });
    },
    events: (endpoint, handler) => {
      const { schema, ...route } = routeOf(endpoint);
      app.route({
        ...route,
        schema: { ...schema, response: { 200: fileSchema(endpoint.file), ...schema.response } },
        config: { ...route.config, timeLimit: EVENTS_MS },
        handler: async (request, reply) => {
          const call = endpoint.needsSession
            ? await readSignedIn(endpoint, request)
            : { ...readCall(endpoint, request), viewer: null };
          // Disables proxy buffering, which would delay events. A keep-alive connection, idle after its
          // stream ended, would delay the host's shutdown.
          return reply
            .headers({ "cache-control": "no-store", "x-accel-buffering": "no", connection: "close" })
            .type(`${endpoint.file}; charset=utf-8`)
            .send(await handler(call));
        },
      });
    },
  };
}

function addDownload<Body, Params>(
  app: FastifyInstance,
  endpoint: Endpoint<Body, Params, null>,
  download: (request: FastifyRequest) => Promise<Download>,
): void {
  const { schema, ...route } = routeOf(endpoint);
  app.route({
    ...route,
    schema: { ...schema, response: { 200: fileSchema(endpoint.file), ...schema.response } },
    config: { ...route.config, timeLimit: DOWNLOAD_MS },
    handler: async (request, reply) => {
      const { fileName, content } = await download(request);
      return reply
        .headers({
          "cache-control": "no-store",
          "content-disposition": `attachment; filename="${fileName}"`,
        })
        .type(endpoint.file?.startsWith("text/") ? `${endpoint.file}; charset=utf-8` : `${endpoint.file}`)
        .send(content);
    },
  });
}

function readCall<Body, Params, Data>(
  endpoint: Endpoint<Body, Params, Data>,
  request: FastifyRequest,
): RestCall<Body, Params> {
  return {
    body: (endpoint.body
      ? validateCall(endpoint.body, bodyOf(endpoint, request), endpoint.refused)
      : null) as Body,
    params: (endpoint.params
      ? validateCall(endpoint.params, request[placeOfParams(endpoint)])
      : null) as Params,
    origin: originOf(request),
    authorization: request.headers.authorization,
    cookies: request.headers.cookie,
    refusesTracking: refusesTracking(request),
  };
}

/** Parses a text body as JSON where the call accepts text; invalid JSON is refused like any other value. */
function bodyOf(
  { takesText }: Endpoint<unknown, unknown, unknown>,
  { body, headers }: FastifyRequest,
): unknown {
  const type = headers["content-type"] ?? "";
  if (!takesText && type.startsWith("text/plain")) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type);
  if (!takesText || typeof body !== "string") return body;
  try {
    return readJson(body);
  } catch {
    return body;
  }
}

/** Returns where a client puts the parameters; Fastify uses the same names for request and schema. */
function placeOfParams({ path }: { readonly path: string }): "params" | "query" {
  return path.includes("/:") ? "params" : "query";
}

function fileSchema(type = "application/octet-stream") {
  return { description: "The file", content: { [type]: { schema: { type: "string" } } } };
}

/** For readers of /docs: the handler validates with the schemas of contract/, after the session check. */
function describeInput(endpoint: Endpoint<unknown, unknown, unknown>): FastifySchema {
  return {
    ...(endpoint.body ? { body: inputSchema(endpoint.body) } : {}),
    ...(endpoint.params ? { [placeOfParams(endpoint)]: inputSchema(endpoint.params) } : {}),
  };
}

/** Builds a route without its handler and answer. */
function routeOf(endpoint: Endpoint<unknown, unknown, unknown>) {
  return {
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.path.split("/")[1] ?? ""],
      ...(endpoint.needsSession ? { security: [{ session: [] }] } : {}),
      response: { "4xx": answerSchema() },
    },
    config: { describeInput: () => describeInput(endpoint) },
  };
}

function addRoute<Data>(
  app: FastifyInstance,
  endpoint: Endpoint<unknown, unknown, Data>,
  answer: (request: FastifyRequest) => Promise<RestAnswer<Data>>,
): void {
  const { schema, ...route } = routeOf(endpoint);
  app.route({
    ...route,
    schema: { ...schema, response: { 200: answerSchema(endpoint.data), ...schema.response } },
    handler: async (request, reply) => {
      const { data, message, setCookie } = await answer(request);
      reply.header("cache-control", "no-store");
      if (setCookie) reply.header("set-cookie", setCookie);
      return succeed(data ?? null, message ?? MESSAGES.generic.success);
    },
  });
}
