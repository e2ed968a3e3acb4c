/** One conversation: messages, reply field, and visitor (CHAT-5, CHAT-8). */
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { styled } from "@mui/material/styles";
import type { CannedAnswer } from "#contract/chat/schema";
import { LIMITS } from "#contract/limits";
import { LABELS, MESSAGES } from "#contract/messages";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { callWithUndo } from "../../../client/api/call-with-undo";
import { callApi } from "../../../client/api/rest-client";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { formatShopDateTime } from "../../../lib/format-date";
import { Button } from "../../../ui/actions/button";
import { Notice } from "../../../ui/parts/notice";
import { useLogEnd } from "../use-log-end";
import { GuestCart } from "./guest-cart";
import { storeDraft, sendAnswer, sendStoredAnswers, writeAnew, type UnsentAnswer } from "./stored-answers";
import { CannedReplies } from "./canned-replies";
import type { AdminEvents } from "./use-admin-events";
import { useStaffChat, type StaffChat } from "./use-staff-chat";

interface StaffConversationProps {
  readonly id: string;
  readonly events: Pick<AdminEvents, "subscribe">;
  readonly drawAccount: (username: string) => ReactNode;
}

export function StaffConversation({ id, events, drawAccount }: StaffConversationProps) {
  const staffChat = useStaffChat(id, events);
  const { chat, trouble } = staffChat;
  const cannedReplies = useRestAnswer("listCannedAnswers");
  const answers = cannedReplies.data?.rows ?? [];
  return (
    <Sides>
      <section aria-label={chat ? `Conversation with ${chat.name}` : "Conversation"}>
        {trouble && <Notice role="alert">{trouble}</Notice>}
        <Log {...staffChat} />
        <Composer {...staffChat} id={id} answers={answers} />
      </section>
      <aside aria-label="Visitor">
        {chat && <Visitor {...staffChat} chat={chat} drawAccount={drawAccount} />}
        <CannedReplies answers={answers} onChanged={cannedReplies.replace} />
      </aside>
    </Sides>
  );
}

function Log({ chat, messages, stored: { unsent }, typist }: StaffChat) {
  const { log, hasMore, onScroll, toEnd } = useLogEnd(messages.length, unsent.length);
  const seenNumber = chat?.visitorSeen ?? 0;
  const lastSeen = messages
    .filter(({ author, number }) => author === "STAFF" && number <= seenNumber)
    .at(-1)?.number;
  return (
    <>
      <Words role="log" aria-label="Messages" tabIndex={0} ref={log} onScroll={onScroll}>
        {messages.map(({ number, author, name, text, writtenAt }) => (
          <div key={number} className={author === "STAFF" ? "own" : undefined}>
            <p className="muted">
              {author === "STAFF" ? (name ?? "Staff") : chat?.name}, {formatShopDateTime(writtenAt)}
              {number === lastSeen && " · Seen"}
            </p>
            <p className="words">{text}</p>
          </div>
        ))}
        {unsent.map((answer) => (
          <Unsent key={answer.clientId} id={chat?.id ?? ""} answer={answer} />
        ))}
      </Words>
      {hasMore && (
        <Button variant="text" onClick={toEnd}>
          {MESSAGES.chat.newBelow}
        </Button>
      )}
      {unsent.some(({ isWaiting }) => isWaiting) && <Button onClick={sendStoredAnswers}>Send again</Button>}
      <p className="muted" role="status" style={{ minHeight: "1.5em" }}>
        {typist === "VISITOR" && "The visitor is typing…"}
        {typist === "STAFF" && "A colleague is typing…"}
      </p>
    </>
  );
}

function Unsent({ id, answer }: { readonly id: string; readonly answer: UnsentAnswer }) {
  const { text, isWaiting, refusal } = answer;
  return (
    <div className="own">
      <p className="muted">
        {isWaiting || refusal ? "Not sent" : "Sending…"}
        {refusal && `. ${refusal}`}
      </p>
      <p className="words">{text}</p>
      {(isWaiting || refusal) && (
        <Button variant="text" onClick={() => writeAnew(id, answer)}>
          Rewrite
        </Button>
      )}
    </div>
  );
}

/** Canned replies whose name or text contains the words after the slash. */
function matchingReplies(answers: readonly CannedAnswer[], text: string): readonly CannedAnswer[] {
  if (!text.startsWith("/")) return [];
  const query = text.slice(1).trim().toLowerCase();
  return answers
    .filter((answer) => `${answer.name}\n${answer.text}`.toLowerCase().includes(query))
    .slice(0, 5);
}

interface ComposerProps extends StaffChat {
  readonly id: string;
  readonly answers: readonly CannedAnswer[];
}

function Composer({ id, stored: { draft: text }, reportTyping, answers }: ComposerProps) {
  const setText = (draft: string) => storeDraft(id, draft);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const matches = matchingReplies(answers, text);
  const insert = (answer: CannedAnswer) => {
    setText(answer.text);
    field.current?.focus();
  };
  const submit = () => {
    if (matches[0]) return insert(matches[0]);
    if (text.trim() === "") return field.current?.focus();
    sendAnswer(id, text.trim());
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      return openNext(event.key === "ArrowDown" ? 1 : -1);
    }
    // Enter that confirms an IME composition does not send.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <Writing
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor="chat-answer">Reply to the visitor</label>
      <textarea
        id="chat-answer"
        ref={field}
        rows={3}
        maxLength={LIMITS.chat.textLength}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          reportTyping();
        }}
        onKeyDown={onKeyDown}
      />
      {text.startsWith("/") && matches.length === 0 && <p className="muted">No matching canned replies.</p>}
      {matches.length > 0 && (
        <ul aria-label="Matching canned replies">
          {matches.map((answer) => (
            <li key={answer.id}>
              <Button variant="text" onClick={() => insert(answer)}>
                {answer.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button type="submit" variant="contained">
        Send
      </Button>
    </Writing>
  );
}

/** Follows the link of the list's neighbor, wrapping around. */
function openNext(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-chats] a")];
  const at = links.findIndex(
    (link) => link.ariaCurrent === "page" || link.getAttribute("aria-current") === "page",
  );
  links.at((at < 0 ? (step > 0 ? 0 : -1) : at + step) % links.length)?.click();
}

interface VisitorProps extends StaffChat {
  readonly chat: NonNullable<StaffChat["chat"]>;
  readonly drawAccount: (username: string) => ReactNode;
}

function Visitor({ chat, cart, refresh, drawAccount }: VisitorProps) {
  const { id, name, email, username, page, state, isMine, assignedTo } = chat;
  const [isExpanded, setExpanded] = useState(false);
  const params = { id };
  const assign = (isToBeMine: boolean) => () =>
    callApi("assignChat", { params, body: { isMine: isToBeMine } });
  const toggleAssigned = () =>
    callWithUndo({
      call: assign(!isMine),
      // Undo is offered for a chat of the user's own or an unassigned one: others assign themselves.
      opposite: isMine || assignedTo === null ? assign(isMine) : undefined,
      onAnswer: refresh,
    });
  const close = () =>
    callWithUndo({
      call: () => callApi("closeChat", { params }),
      opposite: () => callApi("reopenChat", { params }),
      onAnswer: refresh,
    });
  return (
    <>
      <h2>{name}</h2>
      <p className="muted">
        {username ? "Signed in." : "Guest: name and email are unverified."}{" "}
        {assignedTo === null
          ? "Unassigned."
          : isMine
            ? "Assigned to you."
            : `Assigned to ${assignedTo || "a colleague"}.`}
      </p>
      {email && <p className="cut">{email}</p>}
      {page && (
        <p className="cut">
          On page <a href={page}>{page}</a>
        </p>
      )}
      {email && (
        <p>
          <a href={`${BACKOFFICE_ROUTES.orders}?q=${encodeURIComponent(email)}`}>Orders with this email</a>
        </p>
      )}
      <p className="acts">
        <Button onClick={() => void toggleAssigned()}>{isMine ? "Unassign" : LABELS.assignToMe}</Button>
        {state === "OPEN" && <Button onClick={() => void close()}>Close conversation</Button>}
        {username && (
          <Button aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            Cart, orders and leases
          </Button>
        )}
      </p>
      {cart.length > 0 && <GuestCart lines={cart} />}
      {username && isExpanded && drawAccount(username)}
    </>
  );
}

const Sides = styled("div")({
  display: "grid",
  gap: "var(--s5)",
  "& > *": { minWidth: 0 },
  ".cut": { overflowWrap: "anywhere" },
  ".acts": { display: "flex", flexWrap: "wrap", gap: "var(--s2)", marginBlock: "var(--s3)" },
  "@media (min-width: 1200px)": { gridTemplateColumns: "minmax(0, 3fr) minmax(220px, 2fr)" },
});
const Words = styled("div")({
  height: "min(52dvh, 560px)",
  overflowY: "auto",
  padding: "var(--s2)",
  border: "1px solid var(--line)",
  borderRadius: "var(--r-md)",
  "& > div": { width: "fit-content", maxWidth: "85%", marginBottom: "var(--s3)" },
  ".own": { marginLeft: "auto" },
  ".words": {
    padding: "var(--s2) var(--s3)",
    borderRadius: "var(--r-md)",
    background: "var(--tile)",
    whiteSpace: "pre-line",
    overflowWrap: "anywhere",
  },
  ".own .words": { background: "var(--brand-soft)" },
});
const Writing = styled("form")({
  display: "grid",
  gap: "var(--s2)",
  justifyItems: "start",
  textarea: {
    width: "100%",
    padding: "var(--s2)",
    border: "1px solid var(--edge)",
    borderRadius: "var(--r-md)",
    background: "var(--surface)",
    color: "inherit",
    font: "inherit",
  },
  ul: { margin: 0, padding: 0, listStyle: "none" },
});
