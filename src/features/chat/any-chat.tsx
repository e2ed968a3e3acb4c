/** The shop's chat: its own or a third-party one (CHAT-12). */
import { hostedChat } from "../../lib/shop-chat";
import { ChatBox } from "./chat-box";
import { HostedBox } from "./hosted/hosted-box";

/** @param onOpened called when a hosted chat has opened itself over the page */
export function AnyChat({ onOpened }: { readonly onOpened?: () => void }) {
  const hosted = hostedChat();
  return hosted ? <HostedBox hosted={hosted} {...(onOpened && { onOpened })} /> : <ChatBox />;
}
