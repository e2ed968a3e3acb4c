/** Proxies that may name a shopper's address (TRUST_PROXY, NETWORK-1), for both hosts. */
import proxyAddr from "@fastify/proxy-addr";

export const NO_PROXIES = "TRUST_PROXY must be a list of addresses and networks such as 127.0.0.1,10.0.0.0/8";

/**
 * Whether each is an address, a network or `loopback`. The network of all addresses is refused: anybody could then
 * claim any address.
 */
export function areProxies(proxies: readonly string[]): boolean {
  try {
    return proxies.every((proxy) => !/\/0+$/.test(proxy) && Boolean(proxyAddr.compile(proxy)));
  } catch {
    return false;
  }
}
