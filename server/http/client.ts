/**
 * Who is at the other end of a request (NETWORK-1, docs/decisions/0055). The connection says it, or a proxy of
 * TRUST_PROXY, or our own site host, which proves itself by the build key. Anybody can send the headers; nobody else is
 * believed.
 */
import { isIP } from "node:net";
import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { BUILD_KEY_HEADER, SHOPPER_ADDRESS_HEADER } from "#contract/endpoints";
import type { Config } from "../config";
import { isOwnMachine, plainAddress } from "./networks";

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

/** Must be registered before everything that asks who calls. */
export function registerClient(app: FastifyInstance, config: Config): void {
  app.decorateRequest("client");
  app.addHook("onRequest", async (request) => {
    request.client = clientOf(request, config);
  });
}

function clientOf(request: FastifyRequest, config: Config): Client {
  const hasKey = hasBuildKey(request, config);
  const shopper = request.headers[SHOPPER_ADDRESS_HEADER];
  const isForShopper = hasKey && typeof shopper === "string" && isIP(shopper) !== 0;
  // What a proxy passes on unread may be no address at all.
  const given = isForShopper ? shopper : isIP(request.ip) === 0 ? request.socket.remoteAddress : request.ip;
  const address = plainAddress(given ?? "");
  return { address, isOurs: config.isPublic ? hasKey && !isForShopper : isOwnMachine(address) };
}

/** Whether the request proves to be from one of our own programs. */
export function hasBuildKey(request: FastifyRequest, { buildKey }: Config): boolean {
  const sent = request.headers[BUILD_KEY_HEADER];
  if (typeof sent !== "string") return false;
  const [given, wanted] = [Buffer.from(sent), Buffer.from(buildKey)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
