/** The headers that keep pages safe. Static pages cannot carry nonces: their inline scripts are known by hash. */
import { createHash } from "node:crypto";
import type { VendorPolicy } from "#contract/payment-vendors/payment-vendor";

const inlineScript = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g;

/** The CSP sources of the scripts written into some HTML; data blocks such as JSON-LD run nothing and need none. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(
      ([, attributes = "", code = ""]) =>
        code && !/\ssrc=|\stype="(?!module|text\/javascript)/.test(attributes),
    )
    .map(([, , code]) => `'sha256-${createHash("sha256").update(code!).digest("base64")}'`);
}

const NOTHING_MORE: VendorPolicy = { scripts: [], frames: [], connections: [], pictures: [] };

/**
 * The content security policy of our pages: our own files, the API host, and these inline scripts.
 * @param more what pages with somebody else's scripts and frames need beyond that
 */
export function contentSecurityPolicy(
  apiUrl: string,
  scriptHashes: Iterable<string>,
  more: VendorPolicy = NOTHING_MORE,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes, ...more.scripts].join(" "),
    // Emotion and the inlined style sheet of the static pages.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...more.pictures].join(" "),
    "font-src 'self'",
    [`connect-src 'self' ${new URL(apiUrl).origin}`, ...more.connections].join(" "),
    ...(more.frames.length > 0 ? [["frame-src", ...more.frames].join(" ")] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Headers of every answer, whatever its kind. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
};

/** Headers of pages on which a vendor takes a payment: a wallet opens a window, and asks the browser for cards. */
export const PAYMENT_HEADERS: Readonly<Record<string, string>> = {
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy":
    'camera=(), geolocation=(), microphone=(), payment=(self "https://pay.google.com"), usb=()',
};

/** Headers of every page. @param isHttps whether the site is reached by https only */
export function pageHeaders(policy: string, isHttps: boolean): Record<string, string> {
  return {
    "content-security-policy": policy,
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(self), usb=()",
    "x-frame-options": "DENY",
    ...(isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
