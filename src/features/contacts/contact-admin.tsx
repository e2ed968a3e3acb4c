/** Contact requests, oldest first, and newsletter subscribers (STAFF-39). */
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { shopDay } from "#contract/time/days";
import { CONTACT_LISTS, type AdminContact, type Subscriber } from "#contract/marketing/admin";
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
import { ListTable, type Column } from "../../ui/list/list-table";
import { ListView } from "../../ui/list/list-view";
import { ALL, customerOf, OneCustomer } from "../../ui/list/one-customer";
import { StatusTabs } from "../../ui/list/status-tabs";
import { EmptyState } from "../../ui/parts/empty-state";
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
  const state = CONTACT_LISTS.find((one) => one === show) ?? "OPEN";
  const customer = customerOf(address);
  const answer = useRestAnswer("listContactRequests", {
    pageNumber,
    pageSize,
    state,
    ...(customer && { customer }),
  });
  const note = async ({ id, name }: AdminContact) => {
    const params = { id };
    await callWithUndo({
      call: () => callApi("answerContactRequest", { params }),
      opposite: () => callApi("reopenContactRequest", { params }),
      said: `${name} marked as answered.`,
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
            onClick={() => void note(request)}
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
      <Tabs address={address} open={answer.data?.open ?? null} answered={answer.data?.answered ?? null} />
      <ListView
        answer={answer}
        what="the requests"
        plural="Requests"
        path={path}
        address={address}
        count={({ open, answered, requests }) => ({
          total: { OPEN: open, ANSWERED: answered, ALL: open + answered }[state],
          shown: requests.length,
        })}
        empty={() => (
          <EmptyState>
            <h2>{EMPTY_WORDS[state]}</h2>
          </EmptyState>
        )}
      >
        {({ requests }) => (
          <ListTable
            caption="Requests from the contact form"
            columns={[...COLUMNS, done]}
            rows={requests}
            keyOf={({ id }) => id}
          />
        )}
      </ListView>
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
    <Stack spacing={4}>
      <Tabs address={address} open={null} answered={null} />
      <ListView
        answer={answer}
        what="the subscribers"
        plural="Subscribers"
        path={path}
        address={address}
        count={({ total, subscribers }) => ({ total, shown: subscribers.length })}
        empty={() => (
          <EmptyState>
            <h2>No subscribers yet</h2>
          </EmptyState>
        )}
      >
        {({ subscribers }) => (
          <>
            {user?.permissions.includes("newsletter.export") && (
              <p>
                <Button variant="outlined" onClick={() => void exportAll()}>
                  Export subscribers as CSV
                </Button>
              </p>
            )}
            <ListTable
              caption="Subscribers, newest first"
              columns={SUBSCRIBER_COLUMNS}
              rows={subscribers}
              keyOf={({ email }) => email}
            />
          </>
        )}
      </ListView>
    </Stack>
  );
}

async function exportAll(): Promise<void> {
  await downloadFile("exportSubscribers", {}, `subscribers-${shopDay(new Date())}.csv`);
}

const SUBSCRIBER_COLUMNS: readonly Column<Subscriber>[] = [
  { label: "Email", cell: ({ email }) => email, isLong: true },
  { label: "Confirmed", cell: ({ confirmedAt }) => formatShopDateTime(confirmedAt) },
];

interface TabsProps extends PartProps {
  readonly open: number | null;
  readonly answered: number | null;
}

function Tabs({ address, open, answered }: TabsProps) {
  const tabs = [
    { show: "", label: "To answer", count: open },
    { show: "ANSWERED", label: "Answered", count: answered },
    ...(customerOf(address)
      ? [{ show: ALL, label: "All", count: open === null ? null : open + (answered ?? 0) }]
      : [{ show: NEWSLETTER, label: "Newsletter", count: null }]),
  ];
  return <StatusTabs name="Requests by state" path={path} address={address} tabs={tabs} />;
}
