/** Shows the first name of the signed-in user on every page, read from storage before the app runs. */
import { follow, mark, storedJson } from "../client/page/dom";
import { SESSION_EVENT, SESSION_KEY } from "../client/page/page-marks";

interface StoredUser {
  readonly firstName?: string;
  readonly type?: string;
}

/**
 * Writes name and role to every [data-account] and [data-role]; empty for a guest. Display only: the app
 * verifies the session.
 */
export function showAccount(): void {
  const user = (storedJson(SESSION_KEY) as { readonly user?: StoredUser } | null | undefined)?.user;
  mark("data-account", user && (user.firstName || "Account"));
  mark("data-role", user?.type);
}

export function watchAccount(): void {
  follow(showAccount, SESSION_EVENT);
}
