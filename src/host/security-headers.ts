/** The headers that keep pages safe. Static pages cannot carry nonces: their inline scripts are known by hash. */
import { createHash } from "node:crypto";

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

/** The content security policy of our pages: our own files, the API host, and these inline scripts. */
export function contentSecurityPolicy(apiUrl: string, scriptHashes: Iterable<string>): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(" "),
    // Emotion and the inlined style sheet of the static pages.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${new URL(apiUrl).origin}`,
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

/** Headers of every page. @param isHttps whether the visitor came over https, through a proxy included */
export function pageHeaders(policy: string, isHttps: boolean): Record<string, string> {
  return {
    "content-security-policy": policy,
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(self), usb=()",
    "x-frame-options": "DENY",
    ...(isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
