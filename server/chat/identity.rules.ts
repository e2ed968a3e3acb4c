/** Who is signed in, as a hosted chat takes it from the shop (CHAT-12). */
import { createHmac } from "node:crypto";
import type { ChatIdentity } from "#contract/chat/schema";

/**
 * Chatwoot wants the HMAC of the identifier, Tawk.to that of the e-mail address, or of the user id when it logs in. All of these are
 * the user name here: an e-mail address, of which there is one for each account.
 */
export function signIdentity(key: string, username: string, name: string): ChatIdentity {
  const hash = createHmac("sha256", key).update(username).digest("hex");
  return { identifier: username, name, email: username, hash };
}
