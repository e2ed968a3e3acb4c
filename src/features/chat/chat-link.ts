/** Links to the chat open it over the page, once the app runs; until then, and where that fails, they lead to its page. */
import { ROUTES } from "#contract/site/paths";
import { inSitePath, isPlainClick } from "../../lib/addresses/in-site-link";
import { hostedChat } from "../../lib/shop-chat";

/** Installed before the listener that follows links, which then leaves these alone. */
export function watchChatLink(): void {
  // No script of others is let into a document of the checkout; another document opens the chat.
  const isShutOut = hostedChat() !== null && location.pathname.startsWith(ROUTES.checkout);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isMeant = link && isPlainClick(event) && inSitePath(link, location) === ROUTES.chat;
    if (!isMeant || location.pathname === ROUTES.chat) return;
    event.preventDefault();
    if (isShutOut) return location.assign(ROUTES.chat);
    import("./chat-panel").then(({ openChat }) => openChat(link)).catch(() => location.assign(ROUTES.chat));
  });
}
