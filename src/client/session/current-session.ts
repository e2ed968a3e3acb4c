/** The session of this browser: read, begun, renewed and ended in one place, for all tabs at once. */
import { bearerOf, type Session, type SessionUser } from "#contract/auth";
import { isStaff } from "#contract/roles";
import { ignoringErrors } from "../page/dom";
import { keepLeaseCredit } from "../page/lease-credit";
import { forgetLeaseKey } from "../page/lease-key";
import { forgetOrderKeys } from "../page/order-links";
import { CART_PRICES_KEY, CHECKOUT_KEY, OWN_CART_KEY } from "../page/page-marks";
import { sessionCleared, sessionOf, sessionSet, userChanged } from "../store/auth-slice";
import { cartCleared } from "../cart/cart-slice";
import { keepNow, shopStore, syncWithTabs, whenStoreReady } from "../store/shop-store";
import { leadingDone, mergeCartSet, signedOut } from "../store/ui-slice";
import { removeAuthCookie, writeAuthCookie } from "./auth-cookie";

/** The session as the storage has it now, other tabs' changes included; null for a guest. */
export async function currentSession(): Promise<Session | null> {
  await whenStoreReady();
  syncWithTabs();
  return sessionOf(shopStore().getState().auth);
}

/** Who is signed in, once the stored session is read; null for a guest. */
export async function currentUser(): Promise<SessionUser | null> {
  return (await currentSession())?.user ?? null;
}

/** The profile was changed: the name in the header follows. */
export function changeUser(change: Pick<SessionUser, "firstName" | "lastName">): void {
  shopStore().dispatch(userChanged(change));
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

/** Begins a session the server gave, in all tabs. A customer's guest cart may now be merged into the account's (CART-6). */
export async function signIn(session: Session): Promise<void> {
  await renewWith(session);
  shopStore().dispatch(leadingDone());
  if (!isStaff(session.user.type)) shopStore().dispatch(mergeCartSet(true));
}

/**
 * Ends the session in all tabs of this browser. By choice it removes everything kept (SESSION-7); a session that
 * ended by itself is no reason to lose the cart, and leads to the sign-in page.
 */
export async function endSession(how: { readonly isByChoice: boolean }): Promise<void> {
  await whenStoreReady();
  const { dispatch } = shopStore();
  // What was typed at the checkout goes with who typed it.
  if (how.isByChoice) {
    ignoringErrors(() => sessionStorage.removeItem(CHECKOUT_KEY));
    forgetOrderKeys();
    forgetLeaseKey();
  }
  // The next one to sign in may be somebody else.
  keepLeaseCredit(null);
  dispatch(sessionCleared());
  if (how.isByChoice) {
    dispatch(cartCleared());
    [OWN_CART_KEY, CART_PRICES_KEY].forEach((key) => ignoringErrors(() => localStorage.removeItem(key)));
  }
  dispatch(signedOut(how));
  removeAuthCookie();
  await keepNow();
}

/** Forgets the session without asking the server: the account is gone, or all its sessions were ended. */
export function forgetSession(): Promise<void> {
  return endSession({ isByChoice: true });
}
