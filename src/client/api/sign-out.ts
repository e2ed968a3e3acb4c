/** Signing out, for screens: at the server and in this browser. */
import { MESSAGES } from "#contract/messages";
import { currentSession, forgetSession } from "../session/current-session";
import { notify } from "../store/notify";
import { callApi } from "./rest-client";

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
