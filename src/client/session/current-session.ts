/** Reads, starts, renews and ends the session of this browser, for all tabs. */
import { bearerOf, type Session, type SessionUser } from "#contract/accounts/session";
import { isStaff } from "#contract/staff/roles";
import { ignoringErrors } from "../page/dom";
import { storeLeaseCredit } from "../page/lease-credit";
import { forgetLeaseKey } from "../page/lease-key";
import { forgetOrderKeys } from "../page/order-links";
import { markStaffBrowser } from "../page/staff-browser";
import {
  ACCOUNT_SEARCHES_KEY,
  ACCOUNT_WISHES_KEY,
  CART_PRICES_KEY,
  CHECKOUT_KEY,
  FORM_DRAFTS_KEY,
  LEASE_INPUT_KEY,
  CHAT_KEY,
  HOSTED_CHAT_KEY,
  OWN_CART_KEY,
  SAVED_SEARCHES_KEY,
  SEARCHES_KEY,
  RECENTLY_VIEWED_KEY,
  WISHES_KEY,
} from "../page/page-keys";
import { sessionCleared, sessionOf, sessionSet, userChanged } from "../store/auth-slice";
import { cartCleared } from "../cart/cart-slice";
import { storeCode } from "../cart/promotion-code";
import { persistNow, shopStore, syncWithTabs, whenStoreReady } from "../store/shop-store";
import { leadingDone, mergeCartSet, signedOut } from "../store/ui-slice";
import { removeAuthCookie, writeAuthCookie } from "./auth-cookie";

/** The stored session, including changes by other tabs; null for a guest. */
export async function currentSession(): Promise<Session | null> {
  await whenStoreReady();
  syncWithTabs();
  return sessionOf(shopStore().getState().auth);
}

/** The signed-in user, once the stored session was read; null for a guest. */
export async function currentUser(): Promise<SessionUser | null> {
  return (await currentSession())?.user ?? null;
}

/** Updates the user after a profile change, so that the header shows the new name. */
export function changeUser(change: Pick<SessionUser, "firstName" | "lastName">): void {
  shopStore().dispatch(userChanged(change));
}

/** The Authorization header of the session, if there is one. */
export async function authorization(): Promise<string | null> {
  const session = await currentSession();
  return session && bearerOf(session.tokens);
}

/** Stores renewed tokens first, before any other work. */
export async function renewWith(session: Session): Promise<void> {
  await whenStoreReady();
  shopStore().dispatch(sessionSet(session));
  writeAuthCookie(session.tokens);
  if (isStaff(session.user.type)) markStaffBrowser();
  await persistNow();
}

/** Starts a session in all tabs. A customer's guest cart may now be merged into the account's (CART-6). */
export async function signIn(session: Session): Promise<void> {
  await renewWith(session);
  shopStore().dispatch(leadingDone());
  if (!isStaff(session.user.type)) shopStore().dispatch(mergeCartSet(true));
}

/**
 * Ends the session in all tabs. A deliberate sign-out deletes everything stored (SESSION-7); an expired
 * session keeps the cart and redirects to sign-in.
 */
export async function endSession(how: { readonly isByChoice: boolean }): Promise<void> {
  await whenStoreReady();
  const { dispatch } = shopStore();
  // Unsent input is deleted at a deliberate sign-out.
  if (how.isByChoice) {
    [CHECKOUT_KEY, LEASE_INPUT_KEY, FORM_DRAFTS_KEY].forEach((key) =>
      ignoringErrors(() => sessionStorage.removeItem(key)),
    );
    storeCode("");
    forgetOrderKeys();
    forgetLeaseKey();
  }
  // The next user of this browser may be a different person.
  storeLeaseCredit(null);
  ignoringErrors(() => localStorage.removeItem(ACCOUNT_WISHES_KEY));
  ignoringErrors(() => localStorage.removeItem(ACCOUNT_SEARCHES_KEY));
  dispatch(sessionCleared());
  if (how.isByChoice) {
    dispatch(cartCleared());
    [
      ...[OWN_CART_KEY, CART_PRICES_KEY, SEARCHES_KEY, WISHES_KEY, SAVED_SEARCHES_KEY, RECENTLY_VIEWED_KEY],
      ...[CHAT_KEY, HOSTED_CHAT_KEY],
    ].forEach((key) => ignoringErrors(() => localStorage.removeItem(key)));
  }
  dispatch(signedOut(how));
  removeAuthCookie();
  await persistNow();
}

/** Ends the session in this browser only: the account was deleted, or its sessions ended at the server. */
export function forgetSession(): Promise<void> {
  return endSession({ isByChoice: true });
}
