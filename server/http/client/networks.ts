/** Network addresses in the form that limits count. */
import { isIPv4, isIPv6 } from "node:net";

/** Returns whether the address belongs to this machine. */
export function isOwnMachine(address: string): boolean {
  const plain = plainAddress(address);
  return plain === "::1" || (isIPv4(plain) && plain.startsWith("127."));
}

/** Strips the IPv6 prefix: a dual-stack host sees IPv4 addresses as ::ffff:198.51.100.7. */
export function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/** Returns the address if it is IPv4, otherwise "" (NETWORK-3). */
export function ipv4Of(address: string): string {
  const plain = plainAddress(address);
  return isIPv4(plain) ? plain : "";
}

/** Returns an IPv4 address unchanged, or an IPv6 address's /64 network, shared by a household or server. */
export function networkOf(ip: string): string {
  const address = plainAddress(ip);
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("%")[0]!.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, missing)).fill("0"), ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
