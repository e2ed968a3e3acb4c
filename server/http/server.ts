/** The HTTP server before any feature: limits of time and size, the log, errors, who calls, what is refused. */
import Fastify, { type FastifyInstance } from "fastify";
import { LIMITS } from "#contract/limits";
import { registerClient, type ClientSettings } from "./client";
import { answerUnreadableAddress, answerUnreadableBytes, registerErrors } from "./errors";
import { logOptions } from "./log";
import { registerOpenApi, type OpenApiSettings } from "./openapi";
import { registerSecurity, type SecuritySettings, type TrustSettings } from "./security";

/** When the API host gives up on a request, and when it asks not to be sent any. */
export interface UptimeSettings {
  /** A client has to have sent its whole request by then. */
  readonly receiveMs: number;
  /** A request is answered by then, with 503 when it could not be. */
  readonly requestMs: number;
  /** Between /ready saying no and the end of the host: what a load balancer needs to see it. */
  readonly drainMs: number;
  /** /ready says no when the data folder has less room. */
  readonly leastFreeBytes: number;
}

export interface ServerSettings extends ClientSettings, SecuritySettings, OpenApiSettings, TrustSettings {
  readonly uptime: UptimeSettings;
  readonly logLevel: string;
  /** Who may name the shopper's address; nobody when it is empty. */
  readonly trustedProxies: readonly string[];
}

export async function createServer(settings: ServerSettings): Promise<FastifyInstance> {
  const { receiveMs, requestMs } = settings.uptime;
  const app = Fastify({
    ...logOptions(settings),
    bodyLimit: LIMITS.http.bodyBytes,
    // A request that arrives byte by byte is closed; Node looks for such ones as often as it is told to.
    requestTimeout: receiveMs,
    http: { headersTimeout: receiveMs, connectionsCheckingInterval: Math.min(receiveMs, 5_000) },
    handlerTimeout: requestMs,
    // Requests received before the shutdown still get their answers.
    return503OnClosing: false,
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    // As long as an e-mail address.
    routerOptions: { maxParamLength: LIMITS.account.emailLength },
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerUnreadableBytes,
  });
  registerErrors(app);
  registerClient(app, settings);
  await registerSecurity(app, settings);
  // The description of all calls is for those who write a client, not for a visitor.
  if (settings.environment !== "production") await registerOpenApi(app, settings);
  return app;
}
