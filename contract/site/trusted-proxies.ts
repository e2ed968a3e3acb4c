/** Proxies that may name a shopper's address (TRUST_PROXY, NETWORK-1), for both hosts. */
import proxyAddr from "@fastify/proxy-addr";

export const NO_PROXIES =
  "TRUST_PROXY must be a list of addresses and networks such as 127.0.0.1,10.0.0.0/8 that is no large part of the internet";

/** An address of each 256th part of all addresses, old and new. */
const PARTS = Array.from({ length: 256 }, (_, part) => [
  `${part}.200.113.7`,
  `${part.toString(16)}00::1`,
]).flat();
/** Private networks are in three parts of the new addresses and in two of the old ones. */
const MOST_PARTS = 8;

/**
 * Whether each is an address, a network or `loopback`, and all of them together trust no large part of the internet:
 * anybody there could claim any address.
 */
export function areProxies(proxies: readonly string[]): boolean {
  try {
    const isTrusted = proxyAddr.compile([...proxies]);
    return PARTS.filter((address) => isTrusted(address, 0)).length <= MOST_PARTS;
  } catch {
    return false;
  }
}
