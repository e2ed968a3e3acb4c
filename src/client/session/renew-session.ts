/**
 * Renews the tokens once across tabs (SESSION-4): a refresh token is single-use, so one caller renews and all
 * others wait for the result.
 */
import { endSession, currentSession, renewWith } from "./current-session";
import { sendRequest, NetworkFailure } from "../http/send-request";
import { withTabLock } from "./tab-lock";

/** RENEWED: retry. OVER: signed out. UNKNOWN: no response or a 5xx, so the session may still be valid. */
type Renewal = "RENEWED" | "OVER" | "UNKNOWN";

const LOCK = "ef-renew-session";
let running: Promise<Renewal> | null = null;

/** @param spent the refused access token; a different stored token comes from another tab and is valid */
export function renewSession(spent: string): Promise<Renewal> {
  running ??= withTabLock(LOCK, () => renew(spent)).finally(() => (running = null));
  return running;
}

async function renew(spent: string): Promise<Renewal> {
  const session = await currentSession();
  if (!session) return "OVER";
  const { user, tokens } = session;
  if (tokens.accessToken !== spent) return "RENEWED";
  try {
    const body = { username: user.username, refreshToken: tokens.refreshToken };
    const { status, envelope } = await sendRequest("refreshToken", { body }, null);
    if (envelope.isSuccess && envelope.data) {
      await renewWith(envelope.data);
      return "RENEWED";
    }
    if (status >= 500 || status === 429 || status === 200) return "UNKNOWN";
  } catch (error) {
    if (error instanceof NetworkFailure) return "UNKNOWN";
    throw error;
  }
  await endSession({ isByChoice: false });
  return "OVER";
}
