/** Replaces the chat admin in a shop with a third-party chat (CHAT-12). */
import { inboxOf } from "#contract/chat/hosted/hosted";
import { HOSTED_CHATS, type HostedChat } from "#contract/chat/hosted/providers";
import { EmptyState } from "../../../ui/parts/empty-state";

export function HostedInbox({ hosted }: { readonly hosted: HostedChat }) {
  const { name } = HOSTED_CHATS[hosted.provider];
  return (
    <EmptyState>
      <h2>Visitors write to us in {name}</h2>
      <p>Read and answer their conversations in its inbox.</p>
      <p>
        <a href={inboxOf(hosted)} rel="noreferrer">
          Open the inbox of {name}
        </a>
      </p>
    </EmptyState>
  );
}
