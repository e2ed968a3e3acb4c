/** A customer's latest chats and contact requests, for staff who answer the chat (STAFF-67). */
import type { ChatEntry } from "#contract/chat/schema";
import { countOf } from "#contract/fields/page";
import type { AdminContact } from "#contract/marketing/admin";
import type { BadgeTone } from "#contract/orders/orders";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { useRestAnswer } from "../../../../client/api/use-rest-answer";
import { formatShopDateTime } from "../../../../lib/format-date";
import { hostedChat } from "../../../../lib/shop-chat";
import type { Answer } from "../../../../ui/answer-view";
import { ofCustomerUrl } from "../../../../ui/list/one-customer";
import { Badge } from "../../../../ui/parts/badge";
import { Rows, RowTitle } from "../../../../ui/parts/rows";
import { FoldedCard, LATEST } from "./folded-card";

interface Talk {
  readonly key: string;
  /** Null when staff answer elsewhere. */
  readonly href: string | null;
  readonly kind: string;
  readonly words: string;
  readonly state: { readonly tone: BadgeTone; readonly label: string };
  /** Time of the last message, ISO 8601. */
  readonly at: string;
}

interface Talks {
  readonly latest: readonly Talk[];
  readonly total: number;
  readonly pending: number;
  readonly chats: number;
  readonly requests: number;
}

export function CustomerTalks({ username }: { readonly username: string }) {
  const answer = useTalks(username);
  return (
    <FoldedCard
      id="customer-talks"
      title="Conversations"
      answer={answer}
      what="the conversations"
      none="No conversations."
      figures={({ total, pending: waiting }) =>
        total === 0 ? null : `${total} in total${waiting > 0 ? `, ${waiting} to answer` : ""}`
      }
    >
      {({ latest, chats, requests }) => (
        <>
          <Rows>
            {latest.map((talk) => (
              <Row key={talk.key} talk={talk} />
            ))}
          </Rows>
          {chats > 0 && !hostedChat() && (
            <p>
              <a href={ofCustomerUrl(BACKOFFICE_ROUTES.chat, username)}>All chats ({chats})</a>
            </p>
          )}
          {requests > 0 && (
            <p>
              <a href={ofCustomerUrl(BACKOFFICE_ROUTES.contacts, username)}>
                All contact requests ({requests})
              </a>
            </p>
          )}
        </>
      )}
    </FoldedCard>
  );
}

function Row({ talk: { href, kind, words, state, at } }: { readonly talk: Talk }) {
  return (
    <li>
      <div>
        <RowTitle>
          {href === null ? kind : <a href={href}>{kind}</a>}
          <Badge tone={state.tone}>{state.label}</Badge>
        </RowTitle>
        <p>{words}</p>
        <p className="muted">
          <time dateTime={at}>{formatShopDateTime(at)}</time>
        </p>
      </div>
    </li>
  );
}

/** Both lists as one result: a failure of either fails both. */
function useTalks(username: string): Answer<Talks> {
  const query = { ...LATEST, customer: username };
  const chats = useRestAnswer("listChats", query);
  const contacts = useRestAnswer("listContactRequests", query);
  const data = chats.data &&
    contacts.data && {
      latest: [
        ...chats.data.rows.map((chat) => ofChat(chat, username)),
        ...contacts.data.rows.map((request) => ofRequest(request, username)),
      ]
        .sort((one, other) => other.at.localeCompare(one.at))
        .slice(0, LATEST.pageSize),
      total: chats.data.total + contacts.data.total,
      pending: (countOf(chats.data, "WAITING") ?? 0) + (countOf(contacts.data, "OPEN") ?? 0),
      chats: chats.data.total,
      requests: contacts.data.total,
    };
  return {
    data,
    trouble: chats.trouble ?? contacts.trouble,
    isLoading: chats.isLoading || contacts.isLoading,
    retry: () => {
      chats.retry();
      contacts.retry();
    },
  };
}

const UNANSWERED = { tone: "orange", label: "Waiting for an answer" } as const;

function ofChat({ id, state, lastAuthor, lastText, lastAt }: ChatEntry, username: string): Talk {
  const isWaiting = state === "OPEN" && lastAuthor === "VISITOR";
  return {
    key: `chat ${id}`,
    href: hostedChat() ? null : ofCustomerUrl(`${BACKOFFICE_ROUTES.chat}${id}/`, username),
    kind: "Chat",
    words: lastText,
    at: lastAt,
    state: isWaiting ? UNANSWERED : { tone: "green", label: state === "OPEN" ? "Open" : "Closed" },
  };
}

/** Characters of a message on the card. */
const FIRST_CHARACTERS = 120;

function ofRequest({ id, message, sentAt, answeredAt }: AdminContact, username: string): Talk {
  const characters = [...message];
  const isLong = characters.length > FIRST_CHARACTERS;
  const list = answeredAt ? "ANSWERED" : "";
  return {
    key: `request ${id}`,
    href: ofCustomerUrl(BACKOFFICE_ROUTES.contacts, username, list),
    kind: "Contact form",
    at: sentAt,
    words: isLong ? `${characters.slice(0, FIRST_CHARACTERS).join("")}…` : message,
    state: answeredAt ? { tone: "green", label: "Answered" } : UNANSWERED,
  };
}
