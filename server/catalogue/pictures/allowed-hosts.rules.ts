/** Where pictures may be fetched from: hosts of suppliers, by name; in development also a server of this machine. */

/** `img.supplier.example`, `*.supplier.example`, or with a scheme an origin that may have a private address. */
const HOST = /^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

export interface AllowedHosts {
  readonly names: readonly string[];
  /** Origins exactly as written, whatever address they have: doubles for development and tests. */
  readonly origins: readonly string[];
}

/** An address that may be asked, and whether only a public network address may answer to its name. */
export interface Allowed {
  readonly url: URL;
  readonly isPublicOnly: boolean;
}

/** Reads a list separated by commas. @returns null when an entry is neither a host name nor an origin */
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
 * The address a picture is asked at, over https unless it is an origin's; null when it is not allowed.
 * Names are matched, never network addresses: `https://10.0.0.1/` is no supplier.
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
