/** The destination after sign-in (SITE-2): pages of this site only. */
import type { SessionUser } from "#contract/accounts/session";
import { landingPath } from "#contract/staff/roles";
import { ROUTES } from "#contract/site/paths";
import { ignoringErrors } from "../page/dom";

/** Storage key of the page to return to after a social login (SITE-3). */
const RETURN_URL_KEY = "returnURL";
/** Pages for guests, never a destination after sign-in. */
const GUEST_ROUTES: readonly string[] = [
  ROUTES.login,
  ROUTES.register,
  ROUTES.verify,
  ROUTES.forgotPassword,
  ROUTES.resetPassword,
  ROUTES.socialReturn,
];
const MAX_LENGTH = 2_048;
/** Placeholder origin: an address that resolves to another origin is refused. */
const OWN = "https://own.invalid";

/**
 * The address as a path of this site, or null: refuses other hosts, schemes, "//", backslashes and control
 * characters.
 */
export function safeReturnUrl(text: string | null | undefined): string | null {
  if (!text || text.length > MAX_LENGTH || !text.startsWith("/") || hasTricks(text)) return null;
  if (!URL.canParse(text, OWN)) return null;
  const { origin, pathname, search, hash } = new URL(text, OWN);
  // Parsing turns "/.//evil.example" into "//evil.example".
  if (origin !== OWN || pathname.startsWith("//")) return null;
  const withSlash = pathname.endsWith("/") ? pathname : `${pathname}/`;
  return GUEST_ROUTES.includes(withSlash) ? null : pathname + search + hash;
}

/** Browsers read a backslash as a slash and drop tabs and line ends. */
function hasTricks(text: string): boolean {
  return [...text].some((character) => character === "\\" || character.charCodeAt(0) <= 32);
}

/** The query's returnUrl if safe, otherwise the user's landing page. */
export function pathAfterSignIn(user: Pick<SessionUser, "type" | "permissions">, search: string): string {
  return returnUrlOf(search) ?? landingPath(user);
}

/** The safe returnUrl of a query string, if there is one. */
export function returnUrlOf(search: string): string | null {
  return safeReturnUrl(new URLSearchParams(search).get("returnUrl"));
}

/** Stores the page to return to while this tab visits another site. */
export function rememberReturnUrl(path: string | null): void {
  const safe = safeReturnUrl(path);
  // Without storage the visitor returns to the home page.
  ignoringErrors(() =>
    safe ? sessionStorage.setItem(RETURN_URL_KEY, safe) : sessionStorage.removeItem(RETURN_URL_KEY),
  );
}

/** Reads and deletes the stored page; / without one (SITE-3). */
export function consumeReturnUrl(): string {
  const stored = ignoringErrors(() => sessionStorage.getItem(RETURN_URL_KEY));
  ignoringErrors(() => sessionStorage.removeItem(RETURN_URL_KEY));
  return safeReturnUrl(stored) ?? ROUTES.home;
}
