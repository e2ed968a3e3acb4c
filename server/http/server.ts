/** The HTTP server before any feature: limits of time and size, log, errors, the client, refusals. */
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

/** When the API host gives up on a request, and when it asks for no more requests. */
export interface UptimeSettings {
  /** The whole request must have arrived by then. */
  readonly receiveMs: number;
  /** A request is answered by then, with 503 if there is no other answer. */
  readonly requestMs: number;
  /** From /ready saying no to the end of the host: the time a load balancer needs to notice. */
  readonly drainMs: number;
  /** /ready says no when the data folder has less free space. */
  readonly leastFreeBytes: number;
}

export interface ServerSettings extends ClientSettings, SecuritySettings, OpenApiSettings, TrustSettings {
  readonly uptime: UptimeSettings;
  readonly logLevel: string;
  /** Proxies that may name the shopper's address; empty: nobody may. */
  readonly trustedProxies: readonly string[];
}

export async function createServer(settings: ServerSettings): Promise<FastifyInstance> {
  const { receiveMs, requestMs } = settings.uptime;
  const app = Fastify({
    ...logOptions(settings),
    bodyLimit: LIMITS.http.bodyBytes,
    // A request that arrives byte by byte is closed; Node checks for such requests at this interval.
    requestTimeout: receiveMs,
    http: { headersTimeout: receiveMs, connectionsCheckingInterval: Math.min(receiveMs, 5_000) },
    // Requests received before the shutdown still get their answers.
    return503OnClosing: false,
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    // The length of an e-mail address.
    routerOptions: { maxParamLength: LIMITS.account.emailLength },
    // Only schemas of packages are compiled; checking them first takes a tenth of a host's start.
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
  // The description of all calls is for people who write clients, not for visitors.
  if (settings.environment !== "production") await registerOpenApi(app, settings);
  return app;
}
