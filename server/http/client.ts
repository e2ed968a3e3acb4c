/**
 * Who is at the other end of a request (NETWORK-1, docs/decisions/public-shop.md). The connection says it, or a proxy of
 * TRUST_PROXY, or our own site host, which proves itself by the build key. Anybody can send the headers; nobody else is
 * believed.
 */
import { isIP } from "node:net";
import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { BUILD_KEY_HEADER, HEALTH_PATH, READY_PATH, SHOPPER_ADDRESS_HEADER } from "#contract/endpoints";
import { isOwnMachine, plainAddress } from "./networks";

export interface ClientSettings {
  /** Whether others than this machine reach the shop (contract/public-shop.ts). */
  readonly isPublic: boolean;
  /** Proves a request to be from one of our own programs. */
  readonly buildKey: string;
}

export interface Client {
  /** The shopper's, as text; an IPv4 address in its usual form. */
  readonly address: string;
  /** A call for nobody in particular, which no limit counts: the site build, and on a shop of one machine all of it. */
  readonly isOurs: boolean;
}

declare module "fastify" {
  interface FastifyRequest {
    client: Client;
  }
}

const HOUR_MS = 3_600_000;

/** Must be registered before everything that asks who calls. */
export function registerClient(app: FastifyInstance, config: ClientSettings): void {
  let warnedAt = -Infinity;
  app.decorateRequest("client");
  app.addHook("onRequest", async (request) => {
    request.client = clientOf(request, config);
    if (!config.isPublic || !namesNoShopper(request) || Date.now() - warnedAt < HOUR_MS) return;
    warnedAt = Date.now();
    app.log.warn(
      "A request names no shopper: the proxy sends no X-Forwarded-For, TRUST_PROXY does not name it, or this host is " +
        "reached past it. All such shoppers count as one and soon read 429 (docs/deployment.md, nginx).",
    );
  });
}

/** Behind the proxy of a public shop nobody but our own programs calls directly. */
function namesNoShopper({ client, socket, url }: FastifyRequest): boolean {
  if (client.isOurs || url === HEALTH_PATH || url === READY_PATH) return false;
  return client.address === plainAddress(socket.remoteAddress ?? "") || isOwnMachine(client.address);
}

function clientOf(request: FastifyRequest, config: ClientSettings): Client {
  const hasKey = hasBuildKey(request, config);
  const shopper = request.headers[SHOPPER_ADDRESS_HEADER];
  const isForShopper = hasKey && typeof shopper === "string" && isIP(shopper) !== 0;
  // What a proxy passes on unread may be no address at all.
  const given = isForShopper ? shopper : isIP(request.ip) === 0 ? request.socket.remoteAddress : request.ip;
  const address = plainAddress(given ?? "");
  return { address, isOurs: config.isPublic ? hasKey && !isForShopper : isOwnMachine(address) };
}

/** Whether the request proves to be from one of our own programs. */
export function hasBuildKey(
  request: FastifyRequest,
  { buildKey }: Pick<ClientSettings, "buildKey">,
): boolean {
  const sent = request.headers[BUILD_KEY_HEADER];
  if (typeof sent !== "string") return false;
  const [given, wanted] = [Buffer.from(sent), Buffer.from(buildKey)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
