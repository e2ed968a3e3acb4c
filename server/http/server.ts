/** The HTTP server before any feature: time and size limits, log, errors, the client, refusals. */
import Fastify, { type FastifyInstance } from "fastify";
import { LIMITS } from "#contract/limits";
import { registerClient, type ClientSettings } from "./client/client";
import { answerUnreadableAddress, answerUnreadableBytes, registerErrors } from "./errors";
import { registerJsonBodies } from "./json-bodies";
import { buildLazySerializer } from "./lazy-serializers";
import { logOptions } from "./log";
import { registerTimeLimit } from "./time-limit";
import { registerUnreadAnswers } from "./unread-answers";
import { registerOpenApi, type OpenApiSettings } from "./openapi";
import { registerSecurity, type SecuritySettings, type TrustSettings } from "./security";

/** Time limits of requests, and the thresholds of readiness. */
export interface UptimeSettings {
  /** Milliseconds until the whole request must have arrived. */
  readonly receiveMs: number;
  /** Milliseconds until a request is answered, with 503 as the last resort. */
  readonly requestMs: number;
  /** Milliseconds between an unready /ready and the end of the host, so that load balancers notice. */
  readonly drainMs: number;
  /** /ready fails if the data folder has less free space. */
  readonly leastFreeBytes: number;
}

export interface ServerSettings extends ClientSettings, SecuritySettings, OpenApiSettings, TrustSettings {
  readonly uptime: UptimeSettings;
  readonly logLevel: string;
  /** Proxies trusted to name the shopper's address; empty = none. */
  readonly trustedProxies: readonly string[];
}

export async function createServer(settings: ServerSettings): Promise<FastifyInstance> {
  const { receiveMs, requestMs } = settings.uptime;
  const app = Fastify({
    ...logOptions(settings),
    bodyLimit: LIMITS.http.bodyBytes,
    // Closes requests that arrive byte by byte; Node checks for them at this interval.
    requestTimeout: receiveMs,
    http: { headersTimeout: receiveMs, connectionsCheckingInterval: Math.min(receiveMs, 5_000) },
    // Requests received before the shutdown are still answered.
    return503OnClosing: false,
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    // The maximum length of an email address.
    routerOptions: { maxParamLength: LIMITS.account.emailLength },
    // Only schemas of packages are compiled; validating them takes a tenth of a host's start.
    ajv: { customOptions: { validateSchema: false } },
    schemaController: { compilersFactory: { buildSerializer: buildLazySerializer } },
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerUnreadableBytes,
  });
  registerErrors(app);
  registerTimeLimit(app, requestMs);
  registerJsonBodies(app);
  registerUnreadAnswers(app);
  registerClient(app, settings);
  await registerSecurity(app, settings);
  // The API description is for client developers, not for visitors.
  if (settings.environment !== "production") await registerOpenApi(app, settings);
  return app;
}
