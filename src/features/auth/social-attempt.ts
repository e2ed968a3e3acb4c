/**
 * Binds a sign-in provider's response to the tab that started the attempt. A forged return address, or one
 * started for another account, has a different state and is refused (docs/decisions/sign-in.md, login CSRF).
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
  // Without session storage the returned state could not be verified.
  return !!ignoringErrors(() => (sessionStorage.setItem(KEY, JSON.stringify({ type, state })), true));
}

/** Reads and deletes this tab's attempt; null without one. */
export function consumeAttempt(): SocialAttempt | null {
  const stored = ignoringErrors(
    () => JSON.parse(sessionStorage.getItem(KEY)!) as Partial<SocialAttempt> | null,
  );
  ignoringErrors(() => sessionStorage.removeItem(KEY));
  const type = SOCIAL_TYPES.find((socialType) => socialType === stored?.type);
  return type && stored?.state ? { type, state: stored.state } : null;
}
