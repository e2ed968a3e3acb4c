/** How each kind of file is sent: its type, how long it may be kept, whether it is worth compressing. */
import path from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
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
export const ASK_EACH_TIME = "public, max-age=0, must-revalidate";
/** After a day the next visit still shows what it has at once, and fetches what is new behind it. */
export const A_DAY = "public, max-age=86400, stale-while-revalidate=604800";

export function contentType(file: string): string {
  return TYPES[path.extname(file)] ?? "application/octet-stream";
}

/** Text and drawings; pictures and fonts are compressed already. */
export function isCompressible(file: string): boolean {
  return /charset|svg/.test(contentType(file));
}

/**
 * Hashed files never change under their name, nor do suppliers' pictures. Our own keep their names when they are drawn again, so they are asked
 * for from time to time; pages, their data and everything found by a fixed name each time.
 */
export function cacheControl(file: string): string {
  if (/^(static|supplied)\//.test(file)) return FOREVER;
  if (/^[^/]+-[0-9a-f]{16,}\.(js|css)(\.map)?$/.test(file)) return FOREVER;
  if (/\.(ico|png|svg|jpg|webp|avif|woff2)$/.test(file)) return A_DAY;
  return ASK_EACH_TIME;
}
