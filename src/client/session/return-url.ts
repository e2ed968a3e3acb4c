/** Where a visitor goes after signing in (SITE-2); only ever a page of ours. */
import type { SessionUser } from "#contract/auth";
import { landingPath } from "#contract/roles";
import { ROUTES } from "#contract/site-paths";
import { ignoringErrors } from "../page/dom";

/** Key of the browser's storage under which a social login keeps the page it came from (SITE-3). */
const RETURN_URL_KEY = "returnURL";
/** Pages that are for guests: nobody is brought back to them after signing in. */
const GUEST_ROUTES: readonly string[] = [
  ROUTES.login,
  ROUTES.register,
  ROUTES.verify,
  ROUTES.forgotPassword,
  ROUTES.resetPassword,
  ROUTES.socialReturn,
];
const longest = 2_048;
/** A placeholder for our own origin: an address that resolves to another origin is refused. */
const OWN = "https://own.invalid";

/** The address as a path of ours, or null: other hosts, schemes, "//", backslashes and control characters are refused. */
export function safeReturnUrl(text: string | null | undefined): string | null {
  if (!text || text.length > longest || !text.startsWith("/") || hasTricks(text)) return null;
  if (!URL.canParse(text, OWN)) return null;
  const { origin, pathname, search, hash } = new URL(text, OWN);
  // "/.//evil.example" has become "//evil.example" by parsing.
  if (origin !== OWN || pathname.startsWith("//")) return null;
  const withSlash = pathname.endsWith("/") ? pathname : `${pathname}/`;
  return GUEST_ROUTES.includes(withSlash) ? null : pathname + search + hash;
}

/** Browsers read a backslash as a slash and drop tabs and line ends. */
function hasTricks(text: string): boolean {
  return [...text].some((character) => character === "\\" || character.charCodeAt(0) <= 32);
}

/** The returnUrl of the query when it is ours, otherwise the landing page of the role. */
export function pathAfterSignIn(user: Pick<SessionUser, "type">, search: string): string {
  return returnUrlOf(search) ?? landingPath(user.type);
}

/** The safe returnUrl of a query string, if there is one. */
export function returnUrlOf(search: string): string | null {
  return safeReturnUrl(new URLSearchParams(search).get("returnUrl"));
}

/** Keeps the page to come back to over a visit to another site, for this tab. */
export function rememberReturnUrl(path: string | null): void {
  const safe = safeReturnUrl(path);
  // Without storage the visitor comes back to the home page.
  ignoringErrors(() =>
    safe ? sessionStorage.setItem(RETURN_URL_KEY, safe) : sessionStorage.removeItem(RETURN_URL_KEY),
  );
}

/** The kept page, once; / when there is none (SITE-3). */
export function takeReturnUrl(): string {
  const kept = ignoringErrors(() => sessionStorage.getItem(RETURN_URL_KEY));
  ignoringErrors(() => sessionStorage.removeItem(RETURN_URL_KEY));
  return safeReturnUrl(kept) ?? ROUTES.home;
}
