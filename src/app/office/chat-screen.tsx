/** The chat of staff, assembled here because beside a conversation stands the account of its visitor, made of several features. */
import { ChatDesk } from "../../features/chat/desk/chat-desk";
import { HostedInbox } from "../../features/chat/desk/hosted-inbox";
import { hostedChat } from "../../lib/shop-chat";
import type { ScreenLocation } from "../area/area";
import { AccountViewScreen } from "./account-view";

export function ChatScreen({ location }: { readonly location: ScreenLocation }) {
  const hosted = hostedChat();
  if (hosted) return <HostedInbox hosted={hosted} />;
  return (
    <ChatDesk
      location={location}
      drawAccount={(username) => <AccountViewScreen key={username} username={username} />}
    />
  );
}
