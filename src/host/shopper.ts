/** The shopper's address: from the connection, or from a trusted proxy in TRUST_PROXY (NETWORK-1). */
import { isIP } from "node:net";
import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";

/**
 * Creates a function that reads a shopper's address from a request. @param proxies trusted addresses and
 * networks; empty: none
 */
export function createShopperReader(proxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxies.length > 0 ? proxyAddr.compile([...proxies]) : () => false;
  return (request) => {
    const address = proxyAddr(request, isTrusted);
    return isIP(address) === 0 ? (request.socket.remoteAddress ?? "") : address;
  };
}
