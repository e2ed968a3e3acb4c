/** The session of this browser: read, set and cleared in one place, for all tabs at once. */
import { bearerOf, type Session } from "#contract/auth";
import { isStaff } from "#contract/roles";
import { forgetCopy } from "../cart/cart-copy";
import { attempt } from "../page/dom";
import { CHECKOUT_KEY } from "../page/page-marks";
import { sessionCleared, sessionOf, sessionSet } from "./auth-slice";
import { guestCartCleared } from "../cart/cart-slice";
import { keepNow, shopStore, syncWithTabs, whenStoreReady } from "../store/shop-store";
import { leadingDone, mergeCartSet, signedOut } from "../store/ui-slice";
import { removeAuthCookie, writeAuthCookie } from "./auth-cookie";

/** The session as the storage has it now, other tabs' changes included; null for a guest. */
export async function currentSession(): Promise<Session | null> {
  await whenStoreReady();
  syncWithTabs();
  return sessionOf(shopStore().getState().auth);
}

/** The Authorization header of the session, if there is one. */
export async function authorization(): Promise<string | null> {
  const session = await currentSession();
  return session && bearerOf(session.tokens);
}

/** Keeps new tokens of the one who is signed in, before anything else happens. */
export async function renewWith(session: Session): Promise<void> {
  await whenStoreReady();
  shopStore().dispatch(sessionSet(session));
  writeAuthCookie(session.tokens);
  await keepNow();
}

/** Begins a session. A customer's guest cart may now be merged into the account's (specification §4). */
export async function beginSession(session: Session): Promise<void> {
  await renewWith(session);
  shopStore().dispatch(leadingDone());
  if (!isStaff(session.user.type)) shopStore().dispatch(mergeCartSet(true));
}

/**
 * Ends the session in all tabs of this browser. By choice it removes everything kept (specification §4); a session that
 * ended by itself is no reason to lose the cart, and leads to the sign-in page.
 */
export async function endSession(how: { readonly isByChoice: boolean }): Promise<void> {
  await whenStoreReady();
  const { dispatch } = shopStore();
  // What was typed at the checkout goes with who typed it.
  if (how.isByChoice) attempt(() => sessionStorage.removeItem(CHECKOUT_KEY));
  dispatch(sessionCleared());
  if (how.isByChoice) {
    dispatch(guestCartCleared());
    forgetCopy();
  }
  dispatch(signedOut(how));
  removeAuthCookie();
  await keepNow();
}
