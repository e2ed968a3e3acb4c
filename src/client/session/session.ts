/** Signing in and out, for screens. Who is signed in, inside React: use-session.ts. */
import type { Session, SessionUser } from "#contract/auth";
import { MESSAGES } from "#contract/messages";
import { callApi } from "../api/rest-client";
import { notify } from "../store/notify";
import { beginSession, currentSession, endSession } from "./session-state";
import { shopStore } from "../store/shop-store";
import { userChanged } from "./auth-slice";

/** Keeps a session the server gave, in all tabs. Where to go next: return-url.ts. */
export function signIn(session: Session): Promise<void> {
  return beginSession(session);
}

let leaving: Promise<void> | null = null;

/** Ends the session at the server when it can be reached, and in this browser in any case; twice at once is once. */
export function signOut(): Promise<void> {
  return (leaving ??= leave().finally(() => (leaving = null)));
}

async function leave(): Promise<void> {
  if (!(await currentSession())) return forgetSession();
  const isOver = await callApi("logout").then(
    (envelope) => envelope?.isSuccess === true,
    () => false,
  );
  await forgetSession();
  if (!isOver) notify(MESSAGES.auth.logoutFailed, "warning");
}

/** Who is signed in, once the stored session is read; null for a guest. */
export async function currentUser(): Promise<SessionUser | null> {
  return (await currentSession())?.user ?? null;
}

/** The profile was changed: the name in the header follows. */
export function changeUser(change: Pick<SessionUser, "firstName" | "lastName">): void {
  shopStore().dispatch(userChanged(change));
}

/** Forgets the session without asking the server: the account is gone, or all its sessions were ended. */
export function forgetSession(): Promise<void> {
  return endSession({ isByChoice: true });
}
