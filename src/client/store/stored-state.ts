/**
 * State that survives a page load: the session under SESSION_KEY, the guest cart under CART_KEY. Plain JSON,
 * not redux-persist's format, because the inline script reads both (src/boot).
 */
import { readSession, type Session } from "#contract/accounts/session";
import { parseCart } from "../cart/cart-storage";
import { ignoringErrors } from "../page/dom";
import { CART_EVENT, CART_KEY, SESSION_EVENT, SESSION_KEY } from "../page/page-keys";
import { SIGNED_OUT, sessionOf, type AuthState } from "./auth-slice";
import type { CartState } from "../cart/cart-slice";

export interface StoredState {
  readonly auth: AuthState;
  readonly cart: CartState;
}

/**
 * The values this tab last read or wrote. A tab writes only its own changes, to avoid undoing another tab's.
 */
let known: Readonly<Record<string, string | null>> = {};

/** The stored state; unreadable values and incomplete sessions count as absent. */
export function readStored(): StoredState {
  known = { [SESSION_KEY]: read(SESSION_KEY), [CART_KEY]: read(CART_KEY) };
  const session = parseSession(known[SESSION_KEY] ?? null);
  // Otherwise the header would show a name without a session.
  if (!session) ignoringErrors(() => write(SESSION_KEY, null, SESSION_EVENT));
  return {
    auth: session ?? SIGNED_OUT,
    cart: { lines: parseCart(known[CART_KEY] ?? null) },
  };
}

/** The stored state when another writer changed it, otherwise null. */
export function readIfChanged(): StoredState | null {
  const isSame = [SESSION_KEY, CART_KEY].every((key) => known[key] === read(key));
  return isSame ? null : readStored();
}

/** Null for anything but a complete session. */
function parseSession(stored: string | null): Session | null {
  return (
    ignoringErrors(() => {
      const session = readSession(JSON.parse(stored ?? ""));
      return session && sessionOf(session);
    }) ?? null
  );
}

/** Writes changed values. @throws when the browser refuses storage */
export function writeStored({ auth, cart }: StoredState): void {
  const session = sessionOf(auth);
  write(SESSION_KEY, session && JSON.stringify(session), SESSION_EVENT);
  const lines = cart.lines.length > 0 ? JSON.stringify(cart.lines) : null;
  // An empty cart may be stored as null or as an empty list.
  if (lines || parseCart(known[CART_KEY] ?? null).length > 0) write(CART_KEY, lines, CART_EVENT);
}

function write(key: string, text: string | null, event: string): void {
  if ((known[key] ?? null) === text) return;
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  known = { ...known, [key]: text };
  dispatchEvent(new Event(event));
}

function read(key: string): string | null {
  return ignoringErrors(() => localStorage.getItem(key)) ?? null;
}
