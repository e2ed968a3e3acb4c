/** Addresses of the network as limits see them. */
import { isIPv6 } from "node:net";

/** Our own site host and site build call from the same machine, for everybody. */
export const OWN_MACHINE: readonly string[] = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];

export function isOwnMachine(address: string): boolean {
  return OWN_MACHINE.includes(address);
}

/** An IPv4 address as it is; of an IPv6 address the /64 network, which one household or server has to itself. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
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
