/** Security headers. Static pages cannot carry nonces, so inline scripts are allowed by hash. */
import { createHash } from "node:crypto";
import type { VendorPolicy } from "#contract/payments/vendors/payment-vendor";

const inlineScript = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g;

/** CSP hashes of the inline scripts in HTML; data blocks such as JSON-LD do not run and need no hash. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(
      ([, attributes = "", code = ""]) =>
        code && !/\ssrc=|\stype="(?!module|text\/javascript)/.test(attributes),
    )
    .map(([, , code]) => `'sha256-${createHash("sha256").update(code!).digest("base64")}'`);
}

/** Sources in addition to the shop's own. */
export interface MoreSources extends VendorPolicy {
  readonly styles?: readonly string[];
  readonly fonts?: readonly string[];
  readonly media?: readonly string[];
}

/**
 * The Content-Security-Policy of our pages: own files, the API host, and the given inline scripts.
 * @param more sources for pages with third-party scripts and frames
 */
export function contentSecurityPolicy(
  apiUrl: string,
  scriptHashes: Iterable<string>,
  ...more: readonly MoreSources[]
): string {
  const of = (what: keyof MoreSources) => more.flatMap((sources) => sources[what] ?? []);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes, ...of("scripts")].join(" "),
    // Required by Emotion and by the style sheet inlined in static pages.
    ["style-src 'self' 'unsafe-inline'", ...of("styles")].join(" "),
    ["img-src 'self' data:", ...of("pictures")].join(" "),
    ["font-src 'self'", ...of("fonts")].join(" "),
    [`connect-src 'self' ${new URL(apiUrl).origin}`, ...of("connections")].join(" "),
    ...(of("frames").length > 0 ? [["frame-src", ...of("frames")].join(" ")] : []),
    ...(of("media").length > 0 ? [["media-src 'self'", ...of("media")].join(" ")] : []),
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

/** Headers of payment pages: wallets open windows and use the Payment Request API. */
export const PAYMENT_HEADERS: Readonly<Record<string, string>> = {
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy":
    'camera=(), geolocation=(), microphone=(), payment=(self "https://pay.google.com"), usb=()',
};

/** Headers of every page. @param isHttps whether the site is https only */
export function pageHeaders(policy: string, isHttps: boolean): Record<string, string> {
  return {
    "content-security-policy": policy,
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(self), usb=()",
    "x-frame-options": "DENY",
    ...(isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
