/** Security headers. Static pages cannot carry nonces: their inline scripts are allowed by hash. */
import { createHash } from "node:crypto";
import type { VendorPolicy } from "#contract/payment-vendors/payment-vendor";

const inlineScript = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g;

/** The CSP hashes of the inline scripts in some HTML; data blocks such as JSON-LD do not run and need none. */
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
 * The Content-Security-Policy of our pages: own files, the API host, and these inline scripts.
 * @param more further sources for pages with third-party scripts and frames
 */
export function contentSecurityPolicy(
  apiUrl: string,
  scriptHashes: Iterable<string>,
  more: VendorPolicy = NOTHING_MORE,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes, ...more.scripts].join(" "),
    // For Emotion and the static pages' inlined style sheet.
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

/** Headers of every response. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
};

/** Headers of pages that take payments: wallets open windows and use the browser's payment API. */
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
