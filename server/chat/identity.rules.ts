/** Signs the signed-in customer's identity for a hosted chat (CHAT-12). */
import { createHmac } from "node:crypto";
import type { ChatIdentity } from "#contract/chat/schema";

/**
 * Chatwoot requires the HMAC of the identifier; Tawk.to that of the email address, or of the user id at
 * login. All of them are the user name here: an email address, unique per account.
 */
export function signIdentity(key: string, username: string, name: string): ChatIdentity {
  const hash = createHmac("sha256", key).update(username).digest("hex");
  return { identifier: username, name, email: username, hash };
}
