/**
 * Ties the answer of a sign-in provider to the tab that asked. A return address somebody else made, or began for an
 * account of their own, has another state than this tab's and is refused (docs/decisions/sign-in.md, login CSRF).
 */
import { SOCIAL_TYPES, type SocialType } from "#contract/accounts/auth";
import { ignoringErrors } from "../../client/page/dom";

interface SocialAttempt {
  readonly type: SocialType;
  readonly state: string;
}

const KEY = "ef-social";

/** Stores the sign-in attempt of a provider's address. False for any other address. */
export function rememberAttempt(type: SocialType, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, searchParams } = new URL(url);
  const state = searchParams.get("state");
  if (!/^https?:$/.test(protocol) || !state) return false;
  // Without the tab's storage the returned state could not be checked.
  return !!ignoringErrors(() => (sessionStorage.setItem(KEY, JSON.stringify({ type, state })), true));
}

/** Takes this tab's attempt out of the storage; null without one. */
export function consumeAttempt(): SocialAttempt | null {
  const kept = ignoringErrors(
    () => JSON.parse(sessionStorage.getItem(KEY)!) as Partial<SocialAttempt> | null,
  );
  ignoringErrors(() => sessionStorage.removeItem(KEY));
  const type = SOCIAL_TYPES.find((one) => one === kept?.type);
  return type && kept?.state ? { type, state: kept.state } : null;
}
