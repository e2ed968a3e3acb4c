/**
 * Links to the chat open the panel over the page once the app runs; until then, and on failure, they lead to
 * the chat page.
 */
import { ROUTES } from "#contract/site/paths";
import { inSitePath, isPlainClick } from "../../lib/addresses/in-site-link";
import { hostedChat } from "../../lib/shop-chat";

/** Installed before the listener that follows links, which then ignores these. */
export function watchChatLink(): void {
  // No third-party script loads into a document of the checkout; the chat opens in another document.
  const isBlocked = hostedChat() !== null && location.pathname.startsWith(ROUTES.checkout);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isChatLink = link && isPlainClick(event) && inSitePath(link, location) === ROUTES.chat;
    if (!isChatLink || location.pathname === ROUTES.chat) return;
    event.preventDefault();
    if (isBlocked) return location.assign(ROUTES.chat);
    import("./chat-panel").then(({ openChat }) => openChat(link)).catch(() => location.assign(ROUTES.chat));
  });
}
