/** Shows the first name of the signed-in user on every page, read from storage before the app runs. */
import { renderOnChange, setOnAll, storedJson } from "../client/page/dom";
import { SESSION_EVENT, SESSION_KEY } from "../client/page/page-keys";

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
  setOnAll("data-account", user && (user.firstName || "Account"));
  setOnAll("data-role", user?.type);
}

export function watchAccount(): void {
  renderOnChange(showAccount, SESSION_EVENT);
}
