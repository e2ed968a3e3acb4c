/** Contact requests, oldest first, and newsletter subscribers (STAFF-39). */
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { shopDay } from "#contract/time/days";
import { countOf, type Page } from "#contract/fields/page";
import {
  CONTACT_LISTS,
  type AdminContact,
  type ContactList,
  type Subscriber,
} from "#contract/marketing/admin";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { downloadFile } from "../../client/api/download-file";
import { callWithUndo } from "../../client/api/call-with-undo";
import { callApi } from "../../client/api/rest-client";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { useVisitor } from "../../client/session/use-visitor";
import { formatShopDateTime } from "../../lib/format-date";
import { formatPhone, phoneHref } from "../../lib/phone";
import { Button } from "../../ui/actions/button";
import { listId, readListAddress, STAFF_SIZES, type ListAddress } from "../../ui/list/list-address";
import type { Column } from "../../ui/list/list-table";
import { ALL, customerOf, OneCustomer } from "../../ui/list/one-customer";
import { StaffList } from "../../ui/list/staff-list";
import { TypedText } from "../../ui/parts/typed-text";
import { ReplyButton } from "./reply-button";

const path = BACKOFFICE_ROUTES.contacts;
/** A pseudo status: the newsletter's list. */
const NEWSLETTER = "NEWSLETTER";

export function ContactAdmin({ location }: { readonly location: { readonly search: string } }) {
  const address = readListAddress(location.search, {
    shows: [...CONTACT_LISTS, NEWSLETTER],
    sizes: STAFF_SIZES,
  });
  return address.show === NEWSLETTER ? <Subscribers address={address} /> : <Requests address={address} />;
}

interface PartProps {
  readonly address: ListAddress;
}

function Requests({ address }: PartProps) {
  const { user } = useVisitor();
  const mayAnswer = user?.permissions.includes("customers.update") ?? false;
  const { page: pageNumber, size: pageSize, show } = address;
  const state = CONTACT_LISTS.find((list) => list === show) ?? "OPEN";
  const customer = customerOf(address);
  const answer = useRestAnswer("listContactRequests", {
    pageNumber,
    pageSize,
    state,
    ...(customer && { customer }),
  });
  const markAnswered = async ({ id, name }: AdminContact) => {
    const params = { id };
    await callWithUndo({
      call: () => callApi("answerContactRequest", { params }),
      opposite: () => callApi("reopenContactRequest", { params }),
      message: `${name} marked as answered.`,
      onAnswer: answer.refresh,
    });
    // The row has unmounted with its button.
    document.getElementById(listId("Requests"))?.focus();
  };
  const done: Column<AdminContact> = {
    label: "Answered",
    cell: (request) => {
      const { name, answeredAt, answeredBy } = request;
      if (answeredAt) return `${formatShopDateTime(answeredAt)}, ${answeredBy ?? "a former user"}`;
      if (!mayAnswer) return "—";
      return (
        <Answers>
          <ReplyButton request={request} onSent={answer.retry} />
          <Button
            variant="outlined"
            aria-label={`Mark as answered: ${name}`}
            onClick={() => void markAnswered(request)}
          >
            Mark as answered
          </Button>
        </Answers>
      );
    },
  };
  return (
    <Stack spacing={4}>
      <OneCustomer path={path} address={address} />
      <StaffList
        answer={answer}
        columns={[...COLUMNS, done]}
        keyOf={({ id }) => id}
        caption="Requests from the contact form"
        plural="Requests"
        empty={{ none: EMPTY_WORDS[state] }}
        paging={{ path, address }}
        tabs={tabsOf(address, answer.data)}
      />
    </Stack>
  );
}

const EMPTY_WORDS = {
  OPEN: "No requests to answer",
  ANSWERED: "No answered requests yet",
  ALL: "No requests yet",
} as const;

const COLUMNS: readonly Column<AdminContact>[] = [
  { label: "From", cell: (request) => <Who {...request} />, isText: true },
  { label: "Message", cell: (request) => <Conversation {...request} />, isText: true },
  { label: "Sent", cell: ({ sentAt }) => formatShopDateTime(sentAt), isWhole: true },
];

function Who({ name, email, phone }: AdminContact) {
  return (
    <>
      {name}
      <Reached>
        <a href={`mailto:${email}`}>{email}</a>
      </Reached>
      <Reached>
        <a href={phoneHref(`+1${phone}`)}>{formatPhone(phone)}</a>
      </Reached>
    </>
  );
}

function Conversation({ message, reply }: AdminContact) {
  return (
    <>
      <TypedText text={message} />
      {reply && <TypedText lead={<b>Reply: </b>} text={reply} />}
    </>
  );
}

const Answers = styled("div")({ display: "flex", flexWrap: "wrap", gap: "var(--s2)" });

/** An address is never broken; a very long one is cut, and complete in the link. */
const Reached = styled("p")({
  maxWidth: "min(22em, 100%)",
  overflow: "hidden",
  fontWeight: 400,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

function Subscribers({ address }: PartProps) {
  const { user } = useVisitor();
  const answer = useRestAnswer("listSubscribers", { pageNumber: address.page, pageSize: address.size });
  return (
    <StaffList
      answer={answer}
      columns={SUBSCRIBER_COLUMNS}
      keyOf={({ email }) => email}
      caption="Subscribers, newest first"
      plural="Subscribers"
      empty={{ none: "No subscribers yet" }}
      paging={{ path, address }}
      tabs={tabsOf(address)}
      above={({ rows }) =>
        rows.length > 0 &&
        user?.permissions.includes("newsletter.export") && (
          <p>
            <Button variant="outlined" onClick={() => void exportAll()}>
              Export subscribers as CSV
            </Button>
          </p>
        )
      }
    />
  );
}

async function exportAll(): Promise<void> {
  await downloadFile("exportSubscribers", {}, `subscribers-${shopDay(new Date())}.csv`);
}

const SUBSCRIBER_COLUMNS: readonly Column<Subscriber>[] = [
  { label: "Email", cell: ({ email }) => email, isLong: true },
  { label: "Confirmed", cell: ({ confirmedAt }) => formatShopDateTime(confirmedAt) },
];

/** @param requests undefined: without counts */
function tabsOf(address: ListAddress, requests?: Page<AdminContact, ContactList>) {
  const last = customerOf(address)
    ? { show: ALL, label: "All", count: countOf(requests, "ALL") }
    : { show: NEWSLETTER, label: "Newsletter", count: null };
  return {
    name: "Requests by state",
    tabs: [
      { show: "", label: "To answer", count: countOf(requests, "OPEN") },
      { show: "ANSWERED", label: "Answered", count: countOf(requests, "ANSWERED") },
      last,
    ],
  };
}
