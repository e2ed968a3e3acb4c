/** Actions and refusals as sentences, newest first; filtered by person, kind, amount and days. */
import { useState } from "react";
import Stack from "@mui/material/Stack";
import { shopDay } from "#contract/time/days";
import { ACT_AREA_WORDS, AUDIT_KIND_WORDS, type AuditEvent } from "#contract/audit/schema";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { STATUS_LOOKS, type ItemStatus, type OrderStatus } from "#contract/orders/orders";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { downloadFile } from "../../../client/api/download-file";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { formatShopDateTime } from "../../../lib/format-date";
import { Button } from "../../../ui/actions/button";
import type { ListAddress } from "../../../ui/list/list-address";
import { ListTable, type Column } from "../../../ui/list/list-table";
import { ListView } from "../../../ui/list/list-view";
import { SearchBar } from "../../../ui/list/search-bar";
import { EmptyState } from "../../../ui/parts/empty-state";
import { nameIn, narrowingOf } from "./audit-address";
import { LeastField, PersonField } from "./audit-filters";
import { pathOfThing, WHOLE_ADDRESS } from "./audit-words";

const path = BACKOFFICE_ROUTES.audit;
const CHOICES = Object.entries({ ...ACT_AREA_WORDS, ...AUDIT_KIND_WORDS });

const wordOf = (text: string | null) =>
  text && text in STATUS_LOOKS ? STATUS_LOOKS[text as OrderStatus | ItemStatus].label : (text ?? "");

const COLUMNS: readonly Column<AuditEvent>[] = [
  { label: "When", cell: ({ at }) => formatShopDateTime(at), isWhole: true },
  { label: "Who", cell: ({ username }) => username || "guest or deleted user", isLong: true },
  { label: "What", cell: ({ what }) => what, isWide: true },
  {
    label: "About",
    cell: ({ thing, subject }) => (thing ? <a href={pathOfThing(thing)}>{thing.label}</a> : subject || "—"),
    isLong: true,
  },
  { label: "Before", cell: ({ before }) => wordOf(before) },
  { label: "After", cell: ({ after }) => wordOf(after) },
  {
    label: LABELS.givenBack,
    cell: ({ cents }) => (cents === null ? "" : formatMoney(cents)),
    isNumber: true,
  },
  { label: "From", cell: ({ ipAddress }) => ipAddress || "—", isExtra: true },
];

export function AuditLog({ address }: { readonly address: ListAddress }) {
  const { page, size, text } = address;
  const narrowing = narrowingOf(address);
  const answer = useRestAnswer("listAudit", undefined, { pageNumber: page, pageSize: size, ...narrowing });
  const isNarrowed = text !== "" || Object.keys(narrowing).length > 0;
  const people = answer.data?.people ?? [];
  return (
    <Stack spacing={3}>
      <SearchBar
        name="Audit"
        path={path}
        address={address}
        textLabel={WHOLE_ADDRESS}
        filterLabel="What"
        choices={CHOICES}
        after={answer.data && answer.data.events.length > 0 && <AuditFile body={narrowing} />}
      >
        <PersonField address={address} people={people} />
        <LeastField address={address} />
      </SearchBar>
      {text !== "" && !nameIn(address) && (
        <p role="status">“{text}” isn't an email address, so all users are shown.</p>
      )}
      <ListView
        answer={answer}
        what="the audit log"
        plural="Entries"
        path={path}
        address={address}
        count={({ total, events }) => ({ total, shown: events.length })}
        empty={(total) => (
          <EmptyState>
            <h2>{isNarrowed ? "No matching entries" : total > 0 ? LABELS.emptyPage : "No entries yet"}</h2>
            {(isNarrowed || page > 1) && (
              <Button variant="outlined" href={path}>
                Show all entries
              </Button>
            )}
          </EmptyState>
        )}
      >
        {({ events }) => (
          <ListTable caption="Entries, newest first" columns={COLUMNS} rows={events} keyOf={({ id }) => id} />
        )}
      </ListView>
    </Stack>
  );
}

function AuditFile({ body }: { readonly body: ReturnType<typeof narrowingOf> }) {
  const [isSending, setSending] = useState(false);
  const send = async () => {
    if (isSending) return;
    setSending(true);
    const day = shopDay(new Date());
    await downloadFile("exportAudit", { body }, `audit-log-${day}.csv`);
    setSending(false);
  };
  return (
    <Button variant="outlined" aria-disabled={isSending} onClick={() => void send()}>
      {isSending ? "Exporting…" : "Export log"}
    </Button>
  );
}
