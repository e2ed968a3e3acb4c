/** The page a visitor writes from, shown to staff beside the conversation (CHAT-5). */
import { ROUTES } from "#contract/site/paths";
import { ignoringErrors } from "../../client/page/dom";

/**
 * Path and query. A chat link clicked before the app runs loads the chat page; the previous page then counts.
 */
export function visitorsPage(): string {
  if (location.pathname !== ROUTES.chat) return location.pathname + location.search;
  const before = ignoringErrors(() => new URL(document.referrer));
  const isOurs = before?.origin === location.origin && before.pathname !== ROUTES.chat;
  return isOurs ? before.pathname + before.search : ROUTES.chat;
}
