/** Who did what, and what was refused: narrowed by kind, user and days, page by page; all of it is in the address. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { AUDIT_KINDS, type AuditEvent, type AuditKind } from "#contract/audit";
import { email } from "#contract/fields";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site-paths";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { formatDateTime } from "../../../lib/format-date";
import { readListAddress, STAFF_SIZES, type ListAddress } from "../../../ui/list/list-address";
import { ListTable, type Column } from "../../../ui/list/list-table";
import { ListView } from "../../../ui/list/list-view";
import { SearchBar } from "../../../ui/list/search-bar";
import { StatusTabs } from "../../../ui/list/status-tabs";
import { EmptyState } from "../../../ui/parts/empty-state";
import { WHOLE_ADDRESS } from "./audit-words";
import { GivenBack } from "./given-back";
import { StaffActs } from "./staff-acts";

const path = ROUTES.backofficeAudit;

const KIND_WORDS: Readonly<Record<AuditKind, string>> = {
  STAFF_CHANGE: "Changed by staff",
  ACCOUNT_VIEWED: "Account looked at",
  LEASE_DATA_READ: "Applicant's numbers read",
  SECOND_FACTOR_RESET: "Second factor reset",
  SIGN_IN_FAILED: "Sign-in failed",
  FORBIDDEN: "Not allowed",
  LIMITED: "Refused by a limit",
};

const COLUMNS: readonly Column<AuditEvent>[] = [
  { label: "When", cell: ({ at }) => formatDateTime(at) },
  { label: "What", cell: ({ kind }) => KIND_WORDS[kind] },
  { label: "Who", cell: ({ username }) => username || "a guest, or forgotten", isLong: true },
  {
    label: "About",
    cell: ({ subject, note }) => [subject, note].filter(Boolean).join(": ") || "—",
    isWide: true,
  },
  { label: "Call", cell: ({ call }) => call || "—", isLong: true, isExtra: true },
  { label: "From", cell: ({ ipAddress }) => ipAddress || "—" },
];

/** Pseudo kinds: lists of their own, beside what is in the log. */
const PARTS = ["ORDERS", "GIVEN_BACK"] as const;

export function AuditScreen({ location }: { readonly location: { readonly search: string } }) {
  const shows = [...AUDIT_KINDS, ...PARTS];
  const address = readListAddress(location.search, { shows, sizes: STAFF_SIZES, hasDays: true });
  const Part = address.show === "ORDERS" ? StaffActs : address.show === "GIVEN_BACK" ? GivenBack : AuditLog;
  return (
    <Stack spacing={3}>
      <AuditTabs address={address} />
      <Part address={address} />
    </Stack>
  );
}

function AuditTabs({ address }: { readonly address: ListAddress }) {
  const isPart = PARTS.some((part) => part === address.show);
  const tabs = [
    { show: isPart ? "" : address.show, label: "Accounts, catalogue and refusals", count: null },
    { show: "ORDERS", label: "Orders", count: null },
    { show: "GIVEN_BACK", label: LABELS.givenBack, count: null },
  ];
  return <StatusTabs name="Parts of who did what" path={path} address={address} tabs={tabs} />;
}

function AuditLog({ address }: { readonly address: ListAddress }) {
  const { page, size, show, text, from, to } = address;
  const isName = text !== "" && email().isValidSync(text);
  const answer = useRestAnswer("listAudit", undefined, {
    pageNumber: page,
    pageSize: size,
    ...(show && { kind: show as AuditKind }),
    ...(isName && { username: text }),
    ...(from && { from }),
    ...(to && { to }),
  });
  const isNarrowed = show !== "" || text !== "" || Boolean(from) || Boolean(to);
  return (
    <Stack spacing={3}>
      <SearchBar
        name="Audit"
        path={path}
        address={address}
        textLabel={WHOLE_ADDRESS}
        filterLabel="What"
        choices={AUDIT_KINDS.map((kind) => [kind, KIND_WORDS[kind]])}
      />
      {text !== "" && !isName && <p role="status">“{text}” is no e-mail address, so everybody is shown.</p>}
      <ListView
        answer={answer}
        what="the list"
        plural="Entries"
        path={path}
        address={address}
        count={({ total, events }) => ({ total, shown: events.length })}
        empty={(total) => (
          <EmptyState>
            <h2>
              {isNarrowed ? "No entry matches" : total > 0 ? LABELS.emptyPage : "Nothing has happened yet"}
            </h2>
            {(isNarrowed || page > 1) && (
              <Button variant="outlined" href={path}>
                Show all entries
              </Button>
            )}
          </EmptyState>
        )}
      >
        {({ events }) => (
          <ListTable
            caption="Entries, the newest first"
            columns={COLUMNS}
            rows={events}
            keyOf={({ id }) => id}
          />
        )}
      </ListView>
    </Stack>
  );
}
