/** A person's chats, on the page of their order (CHAT-10). Renders nothing without chats. */
import { useState } from "react";
import { styled } from "@mui/material/styles";
import type { ChatEntry } from "#contract/chat/schema";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { actionRef } from "../../../ui/actions/registry";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { formatShopDateTime } from "../../../lib/format-date";
import { hostedChat } from "../../../lib/shop-chat";
import { AnswerView } from "../../../ui/answer-view";

interface ChatsOfPersonProps {
  readonly email: string;
  /** Username of the account; null for a guest. */
  readonly username?: string | null;
}

export function ChatsOfPerson({ email, username = null }: ChatsOfPersonProps) {
  const answer = useRestAnswer("listChatsOf", { email, ...(username && username !== email && { username }) });
  // Most customers have no chats: a reserved space would only jump.
  if (!answer.trouble && (answer.data?.rows ?? []).length === 0) return null;
  return (
    <Chats aria-labelledby="chats-of-person">
      <h2 id="chats-of-person">Chat</h2>
      <AnswerView answer={answer} what="the conversations">
        {({ rows }) => rows.map((chat) => <Chat key={chat.id} chat={chat} />)}
      </AnswerView>
    </Chats>
  );
}

function Chat({ chat }: { readonly chat: ChatEntry }) {
  const { id, state, lastNumber, lastAt, lastText, unread } = chat;
  // Loaded at each opening.
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={actionRef.button}>
        {formatShopDateTime(lastAt)}, {lastNumber === 1 ? "1 message" : `${lastNumber} messages`}
        {state === "CLOSED" && ", closed"}
        {unread > 0 && <b>, {unread} new</b>}: <span className="muted">{lastText}</span>
      </summary>
      {isOpen && <Transcript chat={chat} />}
      {!hostedChat() && (
        <p>
          <a href={`${BACKOFFICE_ROUTES.chat}${id}/`}>Reply in chat</a>
        </p>
      )}
    </details>
  );
}

function Transcript({ chat }: { readonly chat: ChatEntry }) {
  const answer = useRestAnswer("getStaffChat", { after: 0 }, { id: chat.id });
  return (
    <AnswerView answer={answer} what="the messages">
      {({ messages }) => (
        <ol>
          {messages.map(({ number, author, name, text, writtenAt }) => (
            <li key={number}>
              <span className="muted">
                {author === "STAFF" ? (name ?? "Staff") : chat.name}, {formatShopDateTime(writtenAt)}
              </span>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
    </AnswerView>
  );
}

const Chats = styled("section")({
  summary: { minHeight: 24, overflowWrap: "anywhere" },
  ol: { margin: "var(--s2) 0", padding: 0, listStyle: "none" },
  li: { marginBottom: "var(--s3)" },
  "li p": { margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" },
});
