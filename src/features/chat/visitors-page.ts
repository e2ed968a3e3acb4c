/** The page a visitor writes from, as staff read it beside the conversation (CHAT-5). */
import { ROUTES } from "#contract/site/paths";
import { ignoringErrors } from "../../client/page/dom";

/**
 * Path and query. Whose first touch of a page is the link to the chat comes to the page of the chat, before the app runs:
 * what they ask about is the page before it.
 */
export function visitorsPage(): string {
  if (location.pathname !== ROUTES.chat) return location.pathname + location.search;
  const before = ignoringErrors(() => new URL(document.referrer));
  const isOurs = before?.origin === location.origin && before.pathname !== ROUTES.chat;
  return isOurs ? before.pathname + before.search : ROUTES.chat;
}
