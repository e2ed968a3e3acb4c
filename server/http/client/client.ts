/**
 * Identifies the client of a request (NETWORK-1, docs/decisions/public-shop.md). The address comes from the
 * connection, from a TRUST_PROXY proxy, or from the shop's site host, which presents the build key. Other
 * senders are not trusted, because anyone can set the headers.
 */
import { isIP } from "node:net";
import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { BUILD_KEY_HEADER, HEALTH_PATH, READY_PATH, SHOPPER_ADDRESS_HEADER } from "#contract/rest/paths";
import { isOwnMachine, plainAddress } from "./networks";

export interface ClientSettings {
  /** Whether other machines can reach the shop (contract/site/public-shop.ts). */
  readonly isPublic: boolean;
  /** Proves that a request comes from one of the shop's own programs. */
  readonly buildKey: string;
}

export interface Client {
  /** The shopper's address as text; IPv4 addresses in dotted form. */
  readonly address: string;
  /**
   * True for calls without a shopper, which no limit counts: calls of the site build, and every call in a
   * single-machine shop.
   */
  readonly isOurs: boolean;
}

declare module "fastify" {
  interface FastifyRequest {
    client: Client;
  }
}

const HOUR_MS = 3_600_000;

/** Must be registered before every hook that reads request.client. */
export function registerClient(app: FastifyInstance, config: ClientSettings): void {
  let warnedAt = -Infinity;
  const warn = () => {
    if (Date.now() - warnedAt < HOUR_MS) return;
    warnedAt = Date.now();
    app.log.warn(
      "A request has no client address: the proxy sends no X-Forwarded-For, is not in TRUST_PROXY, or is " +
        "bypassed. All such shoppers share one rate limit and soon get 429 (docs/deployment.md, nginx).",
    );
  };
  app.decorateRequest("client");
  app.addHook("onRequest", (request, _reply, done) => {
    request.client = clientOf(request, config);
    if (config.isPublic && lacksShopperAddress(request)) warn();
    done();
  });
}

/** In a public shop, only the shop's own programs bypass the proxy. */
function lacksShopperAddress({ client, socket, url }: FastifyRequest): boolean {
  if (client.isOurs || url === HEALTH_PATH || url === READY_PATH) return false;
  return client.address === plainAddress(socket.remoteAddress ?? "") || isOwnMachine(client.address);
}

function clientOf(request: FastifyRequest, config: ClientSettings): Client {
  const hasKey = hasBuildKey(request, config);
  const shopper = request.headers[SHOPPER_ADDRESS_HEADER];
  const isForShopper = hasKey && typeof shopper === "string" && isIP(shopper) !== 0;
  // A proxy may pass on a text that is not an address.
  const sender = isForShopper ? shopper : isIP(request.ip) === 0 ? request.socket.remoteAddress : request.ip;
  const address = plainAddress(sender ?? "");
  return { address, isOurs: config.isPublic ? hasKey && !isForShopper : isOwnMachine(address) };
}

/** Returns whether the request proves that one of the shop's own programs sent it. */
export function hasBuildKey(
  request: FastifyRequest,
  { buildKey }: Pick<ClientSettings, "buildKey">,
): boolean {
  const sent = request.headers[BUILD_KEY_HEADER];
  if (typeof sent !== "string") return false;
  const [actual, expected] = [Buffer.from(sent), Buffer.from(buildKey)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
