/** Maps a request path to a page or file without reading the disk: pure, and total over all strings. */
import path from "node:path";
import { MERCHANT_FEED_FILE } from "#contract/site/publishing";

type SitePath =
  | { readonly kind: "file"; readonly file: string }
  /** A page: its folder below the site, "" for the home page. */
  | { readonly kind: "page"; readonly folder: string; readonly hasSlash: boolean }
  | { readonly kind: "redirect"; readonly location: string }
  | { readonly kind: "nothing" };

const NOTHING: SitePath = { kind: "nothing" };
/** Build metadata beside the pages: lists of webpack modules. */
const BUILD_METADATA: ReadonlySet<string> = new Set(["webpack.stats.json", "chunk-map.json"]);
const MAX_PATH_LENGTH = 2048;
/** Control characters (everything outside the range from space up). */
const BELOW_SPACE = /[^ -\u{10ffff}]/u;

/** Parses a request target ("/products/?page=2"); "nothing" for anything but a plain path of this site. */
export function readSitePath(target: string): SitePath {
  const [rawPath = "", ...rest] = target.split("?");
  const search = rest.length ? `?${rest.join("?")}` : "";
  if (!rawPath.startsWith("/") || rawPath.length > MAX_PATH_LENGTH) return NOTHING;
  const decoded = decode(rawPath);
  if (decoded === null || decoded.includes("\\") || BELOW_SPACE.test(decoded)) return NOTHING;
  const normal = path.posix.normalize(decoded);
  if (normal.split("/").some((part) => part.startsWith(".") && part !== ".well-known")) return NOTHING;
  if (normal !== decoded) return redirectTo(normal, search);
  if (normal.endsWith("/index.html")) return redirectTo(normal.slice(0, -"index.html".length), search);
  const file = normal.slice(1);
  if (isCompressedCopy(file) || BUILD_METADATA.has(file)) return NOTHING;
  if (normal.endsWith("/")) return { kind: "page", folder: file.replace(/\/$/, ""), hasSlash: true };
  return path.posix.extname(file) ? { kind: "file", file } : { kind: "page", folder: file, hasSlash: false };
}

/**
 * Compressed copies are served by content negotiation only; the merchant feed is a compressed file itself.
 */
function isCompressedCopy(file: string): boolean {
  return /\.(?:br|gz)$/.test(file) && file !== MERCHANT_FEED_FILE;
}

/** A redirect within the site, with exactly one leading slash, so that it never names another host. */
function redirectTo(pathname: string, search: string): SitePath {
  const location = `/${pathname.replace(/^\/+/, "")}`;
  return { kind: "redirect", location: encodeURI(location) + search.replace(/[^\x21-\x7e]/g, "") };
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
