/**
 * Conversations with visitors: the list, beside the open conversation (CHAT-5). Designed for many at once, by
 * keyboard.
 */
import { useEffect, useRef, useState, type ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { CHAT_LISTS, CHAT_QUEUES, type ChatEntry, type ChatList } from "#contract/chat/schema";
import { countOf } from "#contract/fields/page";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { actionRef } from "../../../ui/actions/registry";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { formatShopDateTime } from "../../../lib/format-date";
import { AnswerView } from "../../../ui/answer-view";
import { idBelow, listUrl, readListAddress, STAFF_SIZES } from "../../../ui/list/list-address";
import { customerOf, OneCustomer } from "../../../ui/list/one-customer";
import { StatusTabs } from "../../../ui/list/status-tabs";
import { EmptyState } from "../../../ui/parts/empty-state";
import { Notice } from "../../../ui/parts/notice";
import { sendStoredAnswers, useStoredAnswer } from "./stored-answers";
import { StaffConversation } from "./staff-conversation";
import { useAdminEvents } from "./use-admin-events";

const path = BACKOFFICE_ROUTES.chat;
const WAITING: ChatList = "WAITING";
/** Agents do not read further down. */
const PAGE_SIZE = 50;
/** Debounce: simultaneous events cause one reload. */
const GATHER_MS = 150;
const MINUTE_MS = 60_000;

const TAB_WORDS: Readonly<Record<ChatList, string>> = {
  ALL: "All",
  WAITING: "Waiting",
  MINE: "Mine",
  OPEN: "Open",
  CLOSED: "Closed",
};
const EMPTY_WORDS: Readonly<Record<ChatList, string>> = {
  ALL: "No conversations",
  WAITING: "No one is waiting for an answer",
  MINE: "You have no conversations",
  OPEN: "No open conversations",
  CLOSED: "No closed conversations",
};

interface ChatAdminProps {
  readonly location: { readonly pathname: string; readonly search: string };
  /** Renders the account of a signed-in visitor: cart, orders and leases. */
  readonly drawAccount: (username: string) => ReactNode;
}

export function ChatAdmin({ location, drawAccount }: ChatAdminProps) {
  const shows = CHAT_LISTS.filter((queue) => queue !== WAITING);
  const address = readListAddress(location.search, { shows, sizes: STAFF_SIZES });
  const state = shows.find((queue) => queue === address.show) ?? WAITING;
  const customer = customerOf(address);
  const openId = idBelow(path, location.pathname);
  const { isConnected, subscribe } = useAdminEvents();
  const answer = useRestAnswer("listChats", {
    state,
    pageNumber: 1,
    pageSize: PAGE_SIZE,
    ...(customer && { customer }),
  });
  const refresh = useRef(answer.refresh);
  useEffect(() => {
    refresh.current = answer.refresh;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = subscribe(({ name }) => {
      if (name === "typing") return;
      // The stream is connected again.
      if (name === "reload") sendStoredAnswers();
      timer ??= setTimeout(() => {
        timer = undefined;
        refresh.current();
      }, GATHER_MS);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [subscribe]);
  const addressOf = (id: string) => listUrl(`${path}${id}/`, address);
  return (
    <Layout>
      <section aria-label="Conversations">
        <OneCustomer path={path} address={address} />
        <StatusTabs
          name="Conversations by state"
          path={path}
          address={address}
          keepsEmpty
          tabs={(customer ? CHAT_LISTS : CHAT_QUEUES).map((queue) => ({
            show: queue === WAITING ? "" : queue,
            label: TAB_WORDS[queue],
            count: countOf(answer.data, queue),
          }))}
        />
        {!isConnected && (
          <Notice role="status">Connection lost. We're reconnecting; nothing you sent is lost.</Notice>
        )}
        <AnswerView answer={answer} what="the conversations">
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState>
                <h2>{EMPTY_WORDS[state]}</h2>
              </EmptyState>
            ) : (
              <List data-chats="">
                {rows.map((chat) => (
                  <li key={chat.id} ref={actionRef.row}>
                    <Entry chat={chat} href={addressOf(chat.id)} isOpen={chat.id === openId} />
                  </li>
                ))}
              </List>
            )
          }
        </AnswerView>
      </section>
      {openId ? (
        <StaffConversation key={openId} id={openId} events={{ subscribe }} drawAccount={drawAccount} />
      ) : (
        <p className="muted">
          Choose a conversation. Press Enter to send, Alt + arrow keys to switch conversations, and "/" to
          find a canned reply.
        </p>
      )}
    </Layout>
  );
}

interface EntryProps {
  readonly chat: ChatEntry;
  readonly href: string;
  readonly isOpen: boolean;
}

function Entry({ chat, href, isOpen }: EntryProps) {
  const { id, name, lastAuthor, lastText, lastAt, waitingSince, unread, assignedTo, isMine } = chat;
  const { draft, unsent } = useStoredAnswer(id);
  return (
    <a href={href} aria-current={isOpen ? "page" : undefined}>
      <b>{name}</b>
      {unread > 0 && <span className="unread">{unread} new</span>}
      <span className="muted">
        {waitingSince === null ? formatShopDateTime(lastAt) : <Waiting since={waitingSince} />}
        {assignedTo !== null && `, ${isMine ? "yours" : `with ${assignedTo || "a colleague"}`}`}
      </span>
      <span className="words">
        {lastAuthor === "STAFF" && "Staff: "}
        {lastText}
      </span>
      {unsent.length > 0 && <span className="begun">Reply not sent yet</span>}
      {draft && <span className="begun">Draft: {draft}</span>}
    </a>
  );
}

/** Waiting time, updated while visible: a list open for an hour must not show stale times. */
function Waiting({ since }: { readonly since: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);
  return <time dateTime={since}>{waited(Math.floor((now - Date.parse(since)) / MINUTE_MS), since)}</time>;
}

/** @param minutes whole minutes */
function waited(minutes: number, since: string): string {
  if (minutes < 1) return "Waiting less than a minute";
  if (minutes < 60) return `Waiting ${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `Waiting ${hours} h ${minutes % 60} min` : `Waiting since ${formatShopDateTime(since)}`;
}

const Layout = styled("div")({
  display: "grid",
  gap: "var(--s5)",
  "& > *": { minWidth: 0 },
  "@media (min-width: 1100px)": {
    gridTemplateColumns: "minmax(304px, 2fr) minmax(0, 5fr)",
    alignItems: "start",
  },
});
const List = styled("ul")({
  margin: 0,
  padding: 0,
  listStyle: "none",
  "li + li": { borderTop: "1px solid var(--line)" },
  a: {
    display: "grid",
    gridTemplateColumns: "1fr auto",
    gap: "0 var(--s2)",
    padding: "var(--s2)",
    color: "inherit",
    textDecoration: "none",
  },
  "a[aria-current]": { background: "var(--brand-soft)" },
  b: { overflowWrap: "anywhere" },
  ".muted, .words, .begun": { gridColumn: "1 / -1" },
  ".words, .begun": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  ".begun": { fontStyle: "italic" },
  ".unread": { fontWeight: 700, color: "var(--brand)" },
});
