/**
 * The staff chat, assembled here because a conversation includes its visitor's account, which combines
 * several features.
 */
import { ChatAdmin } from "../../features/chat/admin/chat-admin";
import { HostedInbox } from "../../features/chat/admin/hosted-inbox";
import { hostedChat } from "../../lib/shop-chat";
import type { ScreenLocation } from "../area/area";
import { AccountViewScreen } from "./account-view";

export function ChatScreen({ location }: { readonly location: ScreenLocation }) {
  const hosted = hostedChat();
  if (hosted) return <HostedInbox hosted={hosted} />;
  return (
    <ChatAdmin
      location={location}
      drawAccount={(username) => <AccountViewScreen key={username} username={username} />}
    />
  );
}
