/** CORS, security headers, rate limits and body sizes (docs/ARCHITECTURE.md, Security). */
import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { REQUEST_ID_HEADER } from "#contract/rest/paths";
import { fail } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { isCalledLocally } from "#contract/site/public-shop";
import { DomainError } from "../errors";
import { hasBuildKey, type ClientSettings } from "./client/client";
import { networkOf } from "./client/networks";

export interface TrustSettings extends Pick<ClientSettings, "buildKey"> {
  readonly environment: "development" | "test" | "production";
}

export interface SecuritySettings {
  /** Refuses requests whose Host is not this machine's. */
  readonly isForOneMachine: boolean;
  /** Origins that may call with credentials. */
  readonly siteOrigins: readonly string[];
  /** Per address; 0 = unlimited. */
  readonly requestsPerMinute: number;
}

/** Sets headers, CORS for the configured origins only, and the request limit per address. */
export async function registerSecurity(app: FastifyInstance, config: SecuritySettings): Promise<void> {
  if (config.isForOneMachine) refuseOtherNames(app);
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: "cross-origin" },
  });
  await app.register(cors, {
    origin: [...config.siteOrigins],
    credentials: true,
    methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
    exposedHeaders: [REQUEST_ID_HEADER, "retry-after"],
    maxAge: 86_400,
    // Strict mode would answer an OPTIONS request that is not a preflight outside the envelope.
    strictPreflight: false,
  });
  if (config.requestsPerMinute === 0) return;
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ client }) => networkOf(client.address),
    allowList: ({ client }) => client.isOurs,
    errorResponseBuilder: () => Object.assign(tooMany(), { statusCode: 429 }),
  });
}

const tooMany = () => new DomainError("TOO_MANY_REQUESTS", MESSAGES.generic.tooManyRequests);

/**
 * Counts the calls of a batched request as further requests of its address.
 * @returns a function that throws DomainError TOO_MANY_REQUESTS
 */
export function furtherRequests(app: FastifyInstance) {
  const limiter = app.hasDecorator("createRateLimit") ? app.createRateLimit() : null;
  return async (request: FastifyRequest, times: number): Promise<void> => {
    for (let count = 0; limiter && count < times; count += 1) {
      const counted = await limiter(request);
      if (!counted.isAllowed && counted.isExceeded) throw tooMany();
    }
  };
}

function refuseOtherNames(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (isCalledLocally(request.headers.host)) return done();
    void reply.code(421).send(fail(MESSAGES.generic.otherMachine));
  });
}

/**
 * Returns whether the request may introspect and export: always outside production, in production only with
 * the build key.
 */
export function isTrusted(request: FastifyRequest, config: TrustSettings): boolean {
  return config.environment !== "production" || hasBuildKey(request, config);
}
