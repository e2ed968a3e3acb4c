/**
 * Ties what a provider sends back to the tab that asked. An address somebody else made up, or finished halfway for
 * their own account, meets a tab without its state and is refused (docs/decisions/0017, login CSRF).
 */
import { SOCIAL_TYPES, type SocialType } from "#contract/auth";

export interface SocialAttempt {
  readonly type: SocialType;
  readonly state: string;
}

const KEY = "ef-social";

/** Keeps the attempt the address begins. False for an address that is none of a provider. */
export function rememberAttempt(type: SocialType, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, searchParams } = new URL(url);
  const state = searchParams.get("state");
  if (!/^https?:$/.test(protocol) || !state) return false;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ type, state }));
    return true;
  } catch {
    // Without the tab's storage nothing could be told apart on the way back.
    return false;
  }
}

/** The attempt of this tab, once; null when there is none. */
export function takeAttempt(): SocialAttempt | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<SocialAttempt> | null;
    sessionStorage.removeItem(KEY);
    const type = SOCIAL_TYPES.find((one) => one === kept?.type);
    return type && kept?.state ? { type, state: kept.state } : null;
  } catch {
    return null;
  }
}
