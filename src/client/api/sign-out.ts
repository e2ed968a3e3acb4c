/** Signs the user out at the server and in this browser. */
import { MESSAGES } from "#contract/messages";
import { currentSession, forgetSession } from "../session/current-session";
import { notify } from "../store/notify";
import { callApi } from "./rest-client";

let leaving: Promise<void> | null = null;

/** Ends the session in this browser, and at the server if it can be reached; concurrent calls share one request. */
export function signOut(): Promise<void> {
  return (leaving ??= endSession().finally(() => (leaving = null)));
}

async function endSession(): Promise<void> {
  if (!(await currentSession())) return forgetSession();
  const isOver = await callApi("logout").then(
    (envelope) => envelope?.isSuccess === true,
    () => false,
  );
  await forgetSession();
  if (!isOver) notify(MESSAGES.auth.logoutFailed, "warning");
}
