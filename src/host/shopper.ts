/** For whom a page is made: what the connection says, or a proxy of TRUST_PROXY (NETWORK-1). */
import { isIP } from "node:net";
import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";

/** Reads a shopper's address from a request. @param proxies addresses and networks; empty: nobody's word counts */
export function createShopperReader(proxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxies.length > 0 ? proxyAddr.compile([...proxies]) : () => false;
  return (request) => {
    const said = proxyAddr(request, isTrusted);
    return isIP(said) === 0 ? (request.socket.remoteAddress ?? "") : said;
  };
}
