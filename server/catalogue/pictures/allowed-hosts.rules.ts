/** Hosts that pictures may be fetched from: supplier hosts by name, and in development a local server. */

/**
 * `img.supplier.example`, `*.supplier.example`, or with a scheme an origin that may have a private address.
 */
const HOST = /^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

export interface AllowedHosts {
  readonly names: readonly string[];
  /** Exact origins with any address: doubles for development and tests. */
  readonly origins: readonly string[];
}

/** An allowed address, and whether its name must resolve to a public network address. */
export interface Allowed {
  readonly url: URL;
  readonly isPublicOnly: boolean;
}

/** Reads a comma-separated list. @returns null if an entry is neither a host name nor an origin */
export function readAllowedHosts(text: string): AllowedHosts | null {
  const entries = text
    .split(",")
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);
  const origins = entries.filter((entry) => URL.canParse(entry) && new URL(entry).origin === entry);
  const names = entries.filter((entry) => HOST.test(entry));
  return origins.length + names.length === entries.length ? { names, origins } : null;
}

/**
 * Returns the address to fetch a picture from, or null if not allowed; uses https except for origins. Matches
 * names, never network addresses: `https://10.0.0.1/` is not a supplier.
 */
export function allowedAddress(
  { names, origins }: AllowedHosts,
  address: string,
  base?: URL,
): Allowed | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (url.username || url.password) return null;
  if (origins.includes(url.origin)) return { url, isPublicOnly: false };
  if (!/^https?:$/.test(url.protocol) || url.port !== "") return null;
  if (!names.some((name) => isNamed(url.hostname, name))) return null;
  url.protocol = "https:";
  return { url, isPublicOnly: true };
}

function isNamed(host: string, name: string): boolean {
  return name.startsWith("*.") ? host.endsWith(name.slice(1)) : host === name;
}
