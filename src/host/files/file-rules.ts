/** Response headers by kind of file: type, caching, compression. */
import path from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".gz": "application/gzip",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

export const FOREVER = "public, max-age=31536000, immutable";
export const REVALIDATE_EACH_TIME = "public, max-age=0, must-revalidate";
/** After a day the browser still shows the cached copy and revalidates in the background. */
export const A_DAY = "public, max-age=86400, stale-while-revalidate=604800";

export function contentType(file: string): string {
  return TYPES[path.extname(file)] ?? "application/octet-stream";
}

/** Text and drawings; pictures and fonts are already compressed. */
export function isCompressible(file: string): boolean {
  return /charset|svg/.test(contentType(file));
}

/**
 * Hashed files and supplier pictures are immutable. Our own pictures may be redrawn under the same name, so
 * they are revalidated from time to time. Pages, their data and files under a fixed name are always
 * revalidated.
 */
export function cacheControl(file: string): string {
  if (/^(static|supplied)\//.test(file)) return FOREVER;
  if (/^[^/]+-[0-9a-f]{16,}\.(js|css)(\.map)?$/.test(file)) return FOREVER;
  if (/\.(ico|png|svg|jpg|webp|avif|woff2)$/.test(file)) return A_DAY;
  return REVALIDATE_EACH_TIME;
}
