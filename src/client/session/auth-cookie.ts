/** The cookie beside the stored session (SESSION-5). The API accepts no write by this cookie alone. */
import { bearerOf, type Tokens } from "#contract/accounts/session";
import { LIMITS } from "#contract/limits";

const AUTH_COOKIE = "auth";
const daySeconds = 86_400;

export function writeAuthCookie(tokens: Tokens): void {
  setCookie(encodeURIComponent(bearerOf(tokens)), LIMITS.session.authCookieDays * daySeconds);
}

export function removeAuthCookie(): void {
  setCookie("", 0);
}

function setCookie(value: string, maxAge: number): void {
  // Over plain http, which a shop on a developer's machine uses, browsers refuse a secure cookie.
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${AUTH_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
